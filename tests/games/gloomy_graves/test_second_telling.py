"""Two tellings of the rules, one written from the rulebook by somebody who never saw the other, played in lockstep."""

from __future__ import annotations

import random
from typing import Any

import pytest

from sexton.games.gloomy_graves import GAME
from sexton.kernel.chance.dice import FastDice
from sexton.kernel.interface import Ask, Chance
from tests.counts import games
from tests.games.gloomy_graves import oracle
from tests.games.gloomy_graves.cover import every_setting


def truth_as_told(truth: Any) -> dict[str, Any]:
    """Our truth in the other's words."""
    return {
        "round": truth.round,
        "deck": truth.deck,
        "undrawn": truth.deck_and_removed,
        "row": list(truth.row),
        "hands": [list(hand) for hand in truth.hands],
        "known": [list(known) for known in truth.known],
        "communal": truth.communal,
        "crypts": list(truth.crypts),
        "claimed": list(truth.claimed),
        "left": {grave: list(numbers) for grave, numbers in truth.left.items()},
        "last_round": truth.last_round,
    }


class Lockstep:
    """Plays both; `choose` picks among the texts of the moves."""

    def __init__(self, seats: int, setting: dict[str, Any], seed: int) -> None:
        self.rules, self.rng = GAME.open(seats, GAME.read_options(setting)), random.Random(seed)
        self.state, self.other = self.rules.setup(), oracle.GloomyGraves(seats, setting)

    def choose(self, seat: int, moves: list[str]) -> str:
        return self.rng.choice(moves)

    def run(self) -> int:
        rules, state, telling = self.rules, self.state, self.other.play()
        question = next(telling)
        for step in range(10_000):
            pending, truth, theirs = rules.pending(state), rules.truth(state), self.other.truth()
            assert theirs.pop("go") in (None, truth.go)
            assert truth_as_told(truth) == theirs
            if isinstance(pending, Ask):
                assert isinstance(question, oracle.Asked)
                assert (pending.rule, set(pending.seats)) == (question.rule, set(question.moves))
                answers = {}
                for seat in pending.seats:
                    moves = [rules.write(move) for move in rules.moves(state, seat)]
                    assert sorted(moves) == sorted(question.moves[seat])
                    answers[seat] = self.choose(seat, moves)
                rules.play(state, [rules.read(answers[seat]) for seat in pending.seats])
                question = telling.send(answers)
            elif isinstance(pending, Chance):
                assert isinstance(question, oracle.Chance)
                weights = {
                    str(rules.outcome(state, nth)): weight for nth, weight in enumerate(pending.weights) if weight
                }
                assert (pending.rule, weights) == (question.rule, question.weights)
                outcome = self.rng.choices(range(len(pending.weights)), pending.weights)[0]
                name = str(rules.outcome(state, outcome))
                rules.draw(state, outcome)
                question = telling.send(name)
            else:
                assert isinstance(question, oracle.Over)
                assert list(pending.scores) == question.scores
                assert [list(group) for group in pending.ranking] == question.ranking
                return step
        raise AssertionError("the game does not end")


class Keen(Lockstep):
    """Seats that want to score: their games end by the fifth score card, and by ties broken."""

    def choose(self, seat: int, moves: list[str]) -> str:
        if any(text.startswith("score ") for text in moves):
            return self.rng.choice([text for text in moves if text != "no score"])
        values = self.rules.heuristics().values(
            self.rules.view(self.state, seat), [self.rules.read(text) for text in moves], FastDice(1)
        )
        best = max(values)
        return self.rng.choice([text for text, value in zip(moves, values, strict=True) if value == best])


@every_setting
def test_two_tellings_agree_at_every_step(seats: int, setting: dict[str, Any]) -> None:
    for seed in range(games(0.01, at_least=1)):
        assert Lockstep(seats, setting, seed).run() > 50


@every_setting
def test_two_tellings_agree_when_everybody_wants_to_score(seats: int, setting: dict[str, Any]) -> None:
    for seed in range(games(0.003, at_least=1)):
        assert Keen(seats, setting, seed).run() > 50


@pytest.mark.parametrize("seats", [2, 3])
def test_the_keen_end_some_games_by_a_fifth_score_card(seats: int) -> None:
    def ends_with_cards_in_the_deck(seed: int) -> bool:
        game = Keen(seats, {}, seed)
        game.run()
        return game.state.deck > 0

    assert any(ends_with_cards_in_the_deck(seed) for seed in range(20))
