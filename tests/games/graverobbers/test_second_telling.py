"""Two tellings of the rules, one written from the rulebook by somebody who never saw the other, played in lockstep."""

from __future__ import annotations

import random
from typing import Any

from sexton.games.graverobbers import GAME
from sexton.games.graverobbers.objective_cards import RECONSTRUCTION, Objective, read_objectives
from sexton.kernel.interface import Ask, Chance, Move
from tests.counts import games
from tests.games.graverobbers import oracle
from tests.games.graverobbers.cover import every_setting, hands_of


def truth_as_told(truth: Any) -> dict[str, Any]:
    """Our truth in the other's words."""
    columns = [
        [{"card": card.card, "face_up": card.face_up, "seen_by": list(card.seen_by)} for card in column]
        for column in truth.columns
    ]
    return {
        "hand": truth.hand_number,
        "round": truth.round,
        "first": truth.first,
        "go": truth.go,
        "hands": [list(hand) for hand in truth.hands],
        "kept": [list(kept) for kept in truth.objectives],
        "columns": columns,
        "graves": list(truth.graves),
        "accusations": truth.accusations,
        "accused_phase_over": truth.accusations_over,
        "spent": sorted(truth.spent),
        "totals": list(truth.totals),
    }


def one_of(rules: Any, moves: list[Move], rng: random.Random, leaning: str) -> Move:
    """Any move; or, leaning, the likes of robbers and accusations, so that both fates and all phases are seen."""
    texts = [rules.write(move) for move in moves]
    liked = [move for move, text in zip(moves, texts, strict=True) if text.startswith((f"play {leaning}", "accuse"))]
    return rng.choice(liked if liked and rng.random() < 0.6 else moves)


def lockstep(seats: int, setting: dict[str, Any], seed: int, objectives: tuple[Objective, ...] = RECONSTRUCTION) -> int:
    rules, rng = GAME.open(seats, GAME.read_options({**setting, "objectives": objectives})), random.Random(seed)
    state = rules.setup()
    other = oracle.Graverobbers(seats, {**setting, "objectives": [one.name for one in objectives]})
    leaning = rng.choice("RDBX")
    telling = other.play()
    question = next(telling)
    for step in range(10_000):
        pending, theirs = rules.pending(state), other.truth()
        ours = truth_as_told(rules.truth(state))
        if theirs["go"] is None:  # before it is known there is no first player either
            ours["go"] = None
            ours["first"] = theirs["first"]
        assert ours == theirs
        if isinstance(pending, Ask):
            assert isinstance(question, oracle.Asked)
            assert (pending.rule, set(pending.seats)) == (question.rule, set(question.moves))
            answers = {}
            for seat in pending.seats:
                moves = rules.moves(state, seat)
                assert sorted(rules.write(move) for move in moves) == sorted(question.moves[seat])
                answers[seat] = one_of(rules, moves, rng, leaning)
            rules.play(state, [answers[seat] for seat in pending.seats])
            question = telling.send({seat: rules.write(move) for seat, move in answers.items()})
        elif isinstance(pending, Chance):
            assert isinstance(question, oracle.Chance)
            weights = {str(rules.outcome(state, nth)): weight for nth, weight in enumerate(pending.weights) if weight}
            assert (pending.rule, weights) == (question.rule, question.weights)
            outcome = rng.choices(range(len(pending.weights)), pending.weights)[0]
            name = str(rules.outcome(state, outcome))
            rules.draw(state, outcome)
            question = telling.send(name)
        else:
            assert isinstance(question, oracle.Over)
            assert list(pending.scores) == question.scores
            assert [list(group) for group in pending.ranking] == question.ranking
            return step
    raise AssertionError("the game does not end")


@every_setting
def test_two_tellings_agree_at_every_step(seats: int, setting: dict[str, Any]) -> None:
    for seed in range(max(2, games(0.03) // hands_of(seats, setting))):
        assert lockstep(seats, setting, seed) > 60


OWN = (
    """
black 1-2 6
black 2-1 7
black 1-2 6
black 3-5 9
black 4-6 8
black 7-2 1
black cemetery 5
black cemetery 12
black cemetery 5
"""
    + "white 7-6 3\nwhite cemetery 2\nwhite 1-2 4\n" * 3
)


def test_two_tellings_agree_on_objectives_of_ones_own() -> None:
    for seed in range(games(0.1)):
        assert lockstep(3 + seed % 4, {}, seed, read_objectives(OWN)) > 60
