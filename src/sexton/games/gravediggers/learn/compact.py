"""Version 2 of the numbers of Gravediggers: cemeteries are counted, cards that are alike are one move, fists few."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from sexton.games.gravediggers.learn import encoding as version_1
from sexton.games.gravediggers.learn.fast_compact import FISTS, CountWriter, MoveNumbers
from sexton.games.gravediggers.rules.box import CARDS, KINDS
from sexton.games.gravediggers.view.view import View
from sexton.kernel.interface import Move
from sexton.kernel.learn.encoding import Actions, Block, Encoding, Field, counted, numbers

if TYPE_CHECKING:
    from sexton.games.gravediggers.game import Rules

UNKNOWN = "unknown"


def encoding(rules: Rules) -> Encoding:
    row, outcomes = fields(rules), max(KINDS, rules.seats)
    writer = CountWriter(rules.variant, len(rules.steps), 0, sum(field.size for field in row))
    return Encoding(2, row, Alike(rules), outcomes=outcomes, together=True, writer=writer)


def fields(rules: Rules) -> list[Field]:
    """Those of version 1, but for the lines of the cemeteries."""
    box, seats = rules.options.box, rules.seats
    groups = 1 << (seats - 1)
    kept = [field for field in version_1.fields(rules) if field.name != "cemeteries"]
    return [
        *kept,
        numbers(
            "face_up",
            box.cemeteries * KINDS,
            sum(box.cards),
            lambda v: [
                count for one in v.cemeteries for count in counted(CARDS, [c.card for c in one.cards if c.face_up])
            ],
            f"cemetery by cemetery how many of each lie face up: {', '.join(CARDS)}",
        ),
        numbers(
            "face_down",
            box.cemeteries * groups * (KINDS + 1),
            sum(box.cards),
            lambda v: face_down_in(v, seats),
            f"cemetery by cemetery, and there by which of the others laid or viewed the card (the sum of 1 for the "
            f"next seat, 2 for the one after it, 4, 8), how many of each lie face down: {', '.join(CARDS)}, one that "
            "the seat does not know",
            parts=box.cemeteries,
        ),
    ]


def face_down_in(view: View, seats: int) -> list[int]:
    assert view.seat is not None
    row: list[int] = []
    for cemetery in view.cemeteries:
        groups: list[list[str]] = [[] for _ in range(1 << (seats - 1))]
        for card in cemetery.cards:
            if not card.face_up:
                others = [(other - view.seat) % seats for other in card.seen_by if other != view.seat]
                groups[sum(1 << (nth - 1) for nth in others)].append(card.card or UNKNOWN)
        row += [count for group in groups for count in counted((*CARDS, UNKNOWN), group)]
    return row


class Alike(Actions):
    """Two face-down cards of a cemetery that differ only in their age are one move: the oldest of them is meant."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        cemeteries = rules.options.box.cemeteries
        by_card = (
            "cemetery by cemetery, by how many of the others have seen the card, from 0, by what it is: "
            f"{', '.join(CARDS)}, unknown; of several the oldest"
        )
        super().__init__(
            [
                Block("place", cemeteries * KINDS, "cemetery by cemetery, the kinds"),
                Block("view", cemeteries * rules.seats * (KINDS + 1), by_card, parts=cemeteries),
                Block("reveal", cemeteries * rules.seats * (KINDS + 1), by_card, parts=cemeteries),
                Block("rob", cemeteries, "the cemeteries"),
                Block("credit", 2, "no, yes"),
                Block("fist", FISTS, "the coins, from 0; a larger fist has no number and is not offered"),
            ]
        )
        self.quick = self.numbers = MoveNumbers(rules.seats, self.starts)

    def codes(self, view: View, moves: Sequence[Move]) -> list[int]:
        """By the state that the view tells."""
        assert view.seat is not None
        return list(self.numbers.codes(self.rules.known(view), view.seat, vec[i64](moves)))

    def universe(self, view: View) -> Iterator[Move]:
        return version_1.actions(self.rules).universe(view)
