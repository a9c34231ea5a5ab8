# engine: compiled
"""The whole truth of a game of Gloomy Graves. Of each cell only the top is kept: nothing beneath it counts (GG-11).

Cells of the communal graveyard are numbered as they come into use, so that a set of cells is a mask of numbers; `tops`
holds the set of cells for each half that can lie on top. A crypt has the same sets over the 20 cells it could ever use.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from sexton.games.gloomy_graves.rules.box import GRAVES, KINDS
from sexton.games.gloomy_graves.rules.notation import SIDE
from sexton.games.gloomy_graves.rules.variant import Variant
from sexton.kernel import steps
from sexton.kernel.vectors import repeat, sum_of

TOPS: Final = GRAVES + 1

# What has been buried in this go, as a mask.
IN_CRYPT: Final = 1
IN_GRAVEYARD: Final = 2


class State(steps.State):
    # fmt: off
    def __init__(
        self, step: i64, variant: Variant, start: i64, active: i64, round: i64, last_round: bool, drawn: i64, deck: i64,
        buried: i64, laid: i64, laid_cells: i64, undrawn: vec[i64], spent: vec[i64], row: vec[i64], hands: vec[i64],
        known: vec[i64], crypts: vec[i64], claimed: vec[i64], tops: vec[i64], cells: vec[i64], near: vec[i64],
        grid: vec[u8],
    ) -> None:
        # fmt: on
        super().__init__(step)
        self.variant = variant
        self.start = start  # who leads every round
        self.active = active  # whose go it is
        self.round = round  # 0 until the first go
        self.last_round = last_round
        self.drawn = drawn  # cards drawn in this go
        self.deck = deck  # cards in the deck: those undrawn without the ones taken out at random
        self.buried = buried
        self.laid = laid  # 1 + the card just laid in the communal graveyard
        self.laid_cells = laid_cells  # where it lies, as a set
        self.undrawn = undrawn  # how many of each card nobody has seen
        self.spent = spent  # how many of each card were buried or discarded
        self.row = row
        self.hands = hands  # seat by seat: how many of each card
        self.known = known  # GG-R26, of these: the ones taken from the row
        self.crypts = crypts  # seat by seat: the set of cells of each half
        self.claimed = claimed  # seat by seat: the number of the score card of each type, or 0
        self.tops = tops
        self.cells = cells  # of each cell number: where it is
        self.near = near  # of each cell number: the set of its neighbours
        self.grid = grid  # where there is a cell: 1 + its number

    def clone(self) -> "State":
        return State(
            self.step,
            self.variant,
            self.start,
            self.active,
            self.round,
            self.last_round,
            self.drawn,
            self.deck,
            self.buried,
            self.laid,
            self.laid_cells,
            self.undrawn[:],
            self.spent[:],
            self.row[:],
            self.hands[:],
            self.known[:],
            self.crypts[:],
            self.claimed[:],
            self.tops[:],
            self.cells[:],
            self.near[:],
            self.grid[:],
        )


def new_state(variant: Variant) -> State:
    seats = variant.seats
    return State(
        0, variant, 0, 0, 0, False, 0, sum_of(variant.cards) - variant.removed, 0, 0, 0, variant.cards[:],
        repeat(0, KINDS), vec[i64](), repeat(0, seats * KINDS), repeat(0, seats * KINDS), repeat(0, seats * TOPS),
        repeat(0, seats * GRAVES), repeat(0, TOPS),
        vec[i64](), vec[i64](), empty_grid(),
    )  # fmt: skip


def empty_grid() -> vec[u8]:
    return vec[u8]([u8(0)] * (SIDE * SIDE))
