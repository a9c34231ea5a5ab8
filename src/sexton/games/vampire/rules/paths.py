# engine: compiled
"""VH-5 Where a roll can lead: whole paths, and which of them are one and the same move."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sexton.games.vampire.rules.box import EVERY_TOOL, FACES
from sexton.games.vampire.rules.notation import STAY, length_of, square_in, with_square
from sexton.games.vampire.rules.state import State
from sexton.games.vampire.rules.variant import Variant
from sexton.kernel.vectors import repeat


class Walk:
    """Walks every path from a square, in the order of their names. `closed` marks squares that may not be entered."""

    def __init__(self, variant: Variant, tools: i64, length: i64, closed: vec[i64]) -> None:
        self.variant: Final = variant
        self.tools: Final = tools
        self.length: Final = length
        self.closed: Final = closed
        self.complete = False  # some path uses the whole roll
        self.longest: i64 = 0
        self.moves = vec[i64]()
        self.worths = vec[i64]()  # of each move: where it ends, what it gains, what it risks

    def on_from(self, square: i64, path: i64, gained: i64, shadows: i64) -> None:
        variant = self.variant
        self.closed[square] = 1  # VH-R4
        for beside in variant.links[square]:
            if not self.closed[beside]:
                gains = gained | variant.tools[beside] & ~self.tools
                self.enter(beside, with_square(path, variant.names[beside]), gains, shadows + variant.shadows[beside])
        self.closed[square] = 0

    def enter(self, square: i64, path: i64, gained: i64, shadows: i64) -> None:
        length = length_of(path)
        if length > self.longest:
            self.longest = length
        at_red = square == self.variant.red
        if length == self.length:
            self.complete = True
            self.keep(square, path, gained, shadows)
            return
        if at_red and self.tools == EVERY_TOOL:  # VH-10, VH-R7
            self.keep(square, path, gained, shadows)
            return
        if at_red and self.variant.tools_on_the_way and self.tools | gained == EVERY_TOOL:  # VH-R6
            self.keep(square, path, gained, shadows)
        # VH-R8 Without three tools the red X is passed like any other square.
        self.on_from(square, path, gained, shadows)

    def keep(self, square: i64, path: i64, gained: i64, shadows: i64) -> None:
        """The first path to a worth names the move; later ones are the same move."""
        risked = shadows if self.tools | gained or self.variant.may_decline else 0
        worth = square << 8 | gained << 4 | risked
        for known in self.worths:
            if known == worth:
                return
        self.worths = append(self.worths, worth)
        self.moves = append(self.moves, path)


def walk_from(variant: Variant, square: i64, tools: i64, roll: i64, closed: vec[i64]) -> Walk:
    """VH-R5 All paths of the whole roll, or else the longest there are; and those that may end on the red X before."""
    walk = Walk(variant, tools, roll, closed)
    walk.on_from(square, STAY, 0, 0)
    if not walk.complete and walk.longest:
        walk = Walk(variant, tools, walk.longest, closed)
        walk.on_from(square, STAY, 0, 0)
    return walk


def moves_of(variant: Variant, square: i64, tools: i64, roll: i64, closed: vec[i64]) -> vec[i64]:
    """All moves, ascending; standing still is one only where no other is."""
    walk = walk_from(variant, square, tools, roll, closed)
    return walk.moves if len(walk.moves) else vec[i64]([i64(STAY)])


def length_to_walk(variant: Variant, square: i64, tools: i64, roll: i64, closed: vec[i64]) -> i64:
    """How many squares must be walked, unless a path may end on the red X before."""
    walk = walk_from(variant, square, tools, roll, closed)
    return walk.length if walk.longest else 0


def free_moves(variant: Variant, square: i64, tools: i64, roll: i64) -> vec[i64]:
    """As `moves_of` on a board without other pawns; worked out once."""
    at = (square * (FACES + 1) + roll) * 8 + tools
    if not len(variant.known_moves[at]):
        variant.known_moves[at] = moves_of(variant, square, tools, roll, repeat(0, variant.squares))
    return variant.known_moves[at]


def moves_now(g: State) -> vec[i64]:
    """The moves of the player whose go it is."""
    square, tools = g.at[g.active], g.tools[g.active]
    if g.variant.pawns_block and somebody_near(g.variant, g.at, g.active, g.roll):
        return moves_of(g.variant, square, tools, g.roll, held_squares(g.variant, g.at, g.active))
    return free_moves(g.variant, square, tools, g.roll)


def somebody_near(variant: Variant, at: vec[i64], seat: i64, roll: i64) -> bool:
    """Whether another pawn may be in the way (VH-R14): most of the time none is, and the moves are known already."""
    steps = variant.steps[at[seat]]
    for other in range(len(at)):
        if other != seat and steps[at[other]] <= roll and at[other] != variant.green and at[other] != variant.red:
            return True
    return False


def held_squares(variant: Variant, at: vec[i64], seat: i64) -> vec[i64]:
    """VH-R14 Squares on which another pawn stands, the green X and the red X excepted."""
    closed = repeat(0, variant.squares)
    for other in range(len(at)):
        if other != seat and at[other] != variant.green and at[other] != variant.red:
            closed[at[other]] = 1
    return closed


# What a path does, whoever walks it


def end_of(variant: Variant, square: i64, path: i64) -> i64:
    """The square on which a path from this square ends."""
    length = length_of(path)
    return variant.numbers[square_in(path, length - 1)] - 1 if length else square


def gains_of(variant: Variant, tools: i64, path: i64) -> i64:
    """VH-6 The tools the path passes or ends on, and the player lacks."""
    gained: i64 = 0
    for nth in range(length_of(path)):
        gained |= variant.tools[variant.numbers[square_in(path, nth)] - 1]
    return gained & ~tools


def shadows_of(variant: Variant, path: i64) -> i64:
    """VH-7, VH-R9, VH-R10 The shadows the path passes or ends on; the square it begins on does not count."""
    shadows: i64 = 0
    for nth in range(length_of(path)):
        shadows += variant.shadows[variant.numbers[square_in(path, nth)] - 1]
    return shadows


def beyond_shadow(variant: Variant, path: i64) -> i64:
    """VH-8 The tools the path comes to only after a shadow."""
    before: i64 = 0
    beyond: i64 = 0
    crossed = False
    for nth in range(length_of(path)):
        square = variant.numbers[square_in(path, nth)] - 1
        if crossed:
            beyond |= variant.tools[square]
        else:
            before |= variant.tools[square]
        if variant.shadows[square]:
            crossed = True
    return beyond & ~before
