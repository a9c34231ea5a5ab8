"""Two tellings of the rules, one written from the rulebook by somebody who never saw the other, played in lockstep."""

from __future__ import annotations

import random
from typing import Any

import pytest

from sexton.games.vampire import GAME
from sexton.games.vampire.board_library import shipped
from sexton.games.vampire.rules.board_format import read_board
from sexton.kernel.interface import Ask, Chance
from tests.counts import games
from tests.games.vampire import oracle
from tests.games.vampire.cover import ALLEY, BOARDS, SETS, every, with_room

STEPS = 400  # random walkers need thousands: what can happen has happened long before


def truth_as_told(truth: Any) -> dict[str, Any]:
    """Our truth in the other's words."""
    return {
        "at": [list(square) for square in truth.at],
        "tools": [list(held) for held in truth.tools],
        "graves": list(truth.graves),
        "roll": truth.roll,
    }


class Lockstep:
    """Both tellings of one game."""

    def __init__(self, seats: int, setting: dict[str, Any], seed: int, board: str = "") -> None:
        ours = {**setting, "board": board} if board else setting
        theirs = {**setting, "board": {"squares": read_board(board).marks}} if board else setting
        self.rules = GAME.open(seats, GAME.read_options(ours))
        self.rng, self.state = random.Random(seed), self.rules.setup()
        self.other = oracle.GraveDigger(seats, theirs)
        self.telling = self.other.play()
        self.question = next(self.telling)

    def play(self, limit: int) -> int:
        """How many steps both told alike."""
        for step in range(limit):
            theirs = self.other.truth()
            go = theirs.pop("go")
            truth = self.rules.truth(self.state)
            assert truth_as_told(truth) == theirs
            assert go in (None, truth.go)
            if not self.one_step():
                return step
        return limit

    def one_step(self) -> bool:
        pending, question = self.rules.pending(self.state), self.question
        if isinstance(pending, Ask):
            assert isinstance(question, oracle.Asked)
            (seat,) = pending.seats
            moves = [self.rules.write(move) for move in self.rules.moves(self.state, seat)]
            assert (pending.rule, {seat: sorted(moves)}) == (
                question.rule,
                {other: sorted(texts) for other, texts in question.moves.items()},
            )
            answer = self.rng.choice(moves)
            self.rules.play(self.state, [self.rules.read(answer)])
            self.question = self.telling.send({seat: answer})
        elif isinstance(pending, Chance):
            assert isinstance(question, oracle.Chance)
            named = {str(self.rules.outcome(self.state, nth)): weight for nth, weight in enumerate(pending.weights)}
            assert pending.rule == question.rule
            assert {name: weight for name, weight in named.items() if weight} == question.weights
            outcome = self.rng.choices(range(len(pending.weights)), pending.weights)[0]
            name = str(self.rules.outcome(self.state, outcome))
            self.rules.draw(self.state, outcome)
            self.question = self.telling.send(name)
        else:
            assert isinstance(question, oracle.Over)
            assert list(pending.scores) == question.scores
            assert [list(group) for group in pending.ranking] == question.ranking
            return False
        return True


@every(2, 3, 4, 6)
def test_two_tellings_agree_at_every_step(seats: int, setting: dict[str, Any]) -> None:
    count = games(0.01)
    steps = sum(Lockstep(seats, with_room(seats, setting), seed).play(STEPS) for seed in range(count))
    assert steps > 50 * count  # a lucky hunter may be done sooner


@pytest.mark.parametrize("setting", SETS, ids=str)
def test_two_tellings_agree_on_every_board_to_the_end(setting: dict[str, Any]) -> None:
    """On the tight board a game is soon over, and pawns that block leave no whole path, or none at all."""
    for seed in range(games(0.02)):
        assert Lockstep(2 + seed % 3, setting, seed, ALLEY).play(20_000) < 20_000
    for name in BOARDS:
        Lockstep(3, setting, 1, shipped(name)).play(STEPS)
