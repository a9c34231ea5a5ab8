"""Version 2 of the numbers of Gravediggers: cemeteries are counted, cards that are alike are one move, fists few."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING

from sexton.games.gravediggers.learn import encoding as version_1
from sexton.games.gravediggers.learn.fast_compact import FISTS, CountWriter, MoveNumbers
from sexton.games.gravediggers.rules.box import CARDS, KINDS
from sexton.games.gravediggers.view.view import View
from sexton.kernel.interface import Move
from sexton.kernel.learn.encoding import Actions, Block, Encoding, numbers

if TYPE_CHECKING:
    from sexton.games.gravediggers.game import Rules


def encoding(rules: Rules) -> Encoding:
    box, groups = rules.options.box, 1 << (rules.seats - 1)
    cards, most = box.cemeteries * KINDS, sum(box.cards)
    face_up = f"cemetery by cemetery how many of each lie face up: {', '.join(CARDS)}"
    face_down = (
        "cemetery by cemetery, and there by which of the others laid or viewed the card (the sum of 1 for the "
        f"next seat, 2 for the one after it, 4, 8), how many of each lie face down: {', '.join(CARDS)}, one that "
        "the seat does not know"
    )
    row = [
        *version_1.fields(rules),
        numbers("face_up", cards, most, face_up),
        numbers("face_down", (cards + box.cemeteries) * groups, most, face_down, parts=box.cemeteries),
    ]
    writer, outcomes = partial(CountWriter, rules.variant, len(rules.steps), 0), max(KINDS, rules.seats)
    return Encoding(2, row, Alike(rules), outcomes=outcomes, together=True, writer=writer, world=rules.any_world)


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
            ],
            rules.known,
        )
        self.quick = MoveNumbers(rules.seats, self.starts)

    def universe(self, view: View) -> Iterator[Move]:
        return version_1.actions(self.rules).universe(view)
