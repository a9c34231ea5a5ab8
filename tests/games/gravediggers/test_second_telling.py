"""Two tellings of the rules, one written from the rulebook by somebody who never saw the other, played in lockstep."""

from __future__ import annotations

import random
from typing import Any

import msgspec

from sexton.games.gravediggers import GAME
from sexton.kernel.interface import Ask, Chance
from tests.counts import games
from tests.games.gravediggers import oracle
from tests.games.gravediggers.cover import every_setting


def truth_as_told(truth: Any) -> dict[str, Any]:
    """Our truth in the other's words."""
    lines = [
        [{**msgspec.to_builtins(card), "seen_by": list(card.seen_by)} for card in cemetery.cards]
        for cemetery in truth.cemeteries
    ]
    return {
        "deck": {card: count for card, count in truth.deck_cards.items() if count},
        "tiles": truth.tiles,
        "hands": [list(hand) for hand in truth.hands],
        "cemeteries": lines,
        "removed": {card: count for card, count in truth.removed.items() if count},
        "money": list(truth.money),
        "notes": list(truth.notes),
        "supply": truth.supply,
    }


def lockstep(seats: int, setting: dict[str, Any], seed: int) -> int:
    rules, rng = GAME.open(seats, GAME.read_options(setting)), random.Random(seed)
    state, other = rules.setup(), oracle.Gravediggers(seats, setting)
    telling = other.play()
    question = next(telling)
    for step in range(10_000):
        pending, theirs = rules.pending(state), other.truth()
        go = theirs.pop("go")
        assert truth_as_told(rules.truth(state)) == theirs
        assert go in (None, rules.truth(state).go)
        if isinstance(pending, Ask):
            assert isinstance(question, oracle.Asked)
            assert (pending.rule, set(pending.seats)) == (question.rule, set(question.moves))
            answers = {}
            for seat in pending.seats:
                moves = [rules.write(move) for move in rules.moves(state, seat)]
                assert sorted(moves) == sorted(question.moves[seat])
                answers[seat] = rng.choice(moves)
            rules.play(state, [rules.read(answers[seat]) for seat in pending.seats])
            question = telling.send(answers)
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
    for seed in range(games(0.05)):
        assert lockstep(seats, setting, seed) > 50
