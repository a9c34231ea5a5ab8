"""Looks at a decision, short and long, by what its seat knows: each is a comparison of moves in the same worlds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from sexton.kernel.chance.dice import FastDice
from sexton.kernel.game import Rules
from sexton.kernel.interface import Ask, Event, Move, Seat
from sexton.review.judge import Compared, Effort, Imagined

ALL = 1000  # moves: as many as there are
AT_ONCE = ((1, ALL),)  # no move is dropped before the end
CONTENDERS = 6  # moves that are looked at longer, the best among them


class Efforts(Struct, frozen=True):
    """The first two look for something; the other three check it, each in worlds of its own."""

    glance: Effort = Effort(least=40, most=40, considered=40, rounds=((8, 16), (20, 5)))
    look: Effort = Effort(least=600, most=600, considered=60, rounds=((16, 16), (60, 3)))
    every: Effort = Effort(least=200, most=200, considered=ALL, rounds=AT_ONCE)  # move
    contenders: Effort = Effort(least=2000, most=2000, considered=ALL, rounds=AT_ONCE)
    pair: Effort = Effort(least=4000, most=60_000, enough=0.004, considered=ALL, rounds=AT_ONCE)


class Asked(Struct, frozen=True):
    """A decision, by what its seat knows."""

    seat: Seat
    pending: Ask
    seen: Any
    heard: Sequence[Event]
    moves: Sequence[Move]


class Checked(Struct, frozen=True):
    """What every move is worth, and how far the best is ahead of the next one."""

    worths: dict[Move, float]  # shares of victory
    lead: float  # below 0 if another is better
    error: float  # its standard error


class Looks:
    def __init__(self, rules: Rules[Any, Any], efforts: Efforts) -> None:
        self.judges = {name: Imagined(rules, getattr(efforts, name)) for name in Efforts.__struct_fields__}

    def compared(
        self, effort: str, asked: Asked, move: Move, seed: int, moves: Sequence[Move] | None = None
    ) -> Compared:
        among = asked.moves if moves is None else moves
        return self.judges[effort].compare(asked.seen, asked.heard, among, move, FastDice(seed))

    def checked(self, asked: Asked, best: Move, seed: int) -> Checked:
        """Every move for a while, then the contenders, then the best and the next one for longest."""
        every = shares_in(self.compared("every", asked, best, seed))
        contenders = [best, *ranked(every, but=best)[: CONTENDERS - 1]]
        longer = shares_in(self.compared("contenders", asked, best, seed + 1, contenders))
        second = ranked(longer, but=best)[0]
        pair = self.compared("pair", asked, best, seed + 2, [best, second])
        last = shares_in(pair)
        worths = {move: min(share, last[second]) for move, share in (every | longer).items()} | last
        return Checked(worths, -pair.cost, pair.error)

    def contradicted(self, asked: Asked, best: Move, tempting: Move, checked: Checked, seed: int) -> bool:
        """Whether whole games of the greedy bot surely go better after another answer than after this one."""
        others = {tempting, ranked(checked.worths, but=best)[0]}
        judge = self.judges["pair"]
        return any(
            judge.contradicts(asked.seen, asked.heard, other, best, FastDice(seed + nth))
            for nth, other in enumerate(sorted(others))
        )


def shares_in(compared: Compared) -> dict[Move, float]:
    return {thought.move: thought.share for thought in compared.thoughts}


def ranked(shares: dict[Move, float], but: Move) -> list[Move]:
    return sorted((move for move in shares if move != but), key=lambda move: -shares[move])
