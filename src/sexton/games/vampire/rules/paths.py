# engine: compiled
"""VH-5 Where a roll can lead: whole paths, and which of them are one and the same move."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sexton.games.vampire.rules.box import EVERY_TOOL, FACES, TOOLS
from sexton.games.vampire.rules.notation import STAY, length_of, square_in, with_square
from sexton.games.vampire.rules.state import State
from sexton.games.vampire.rules.variant import Variant
from sexton.kernel.vectors import repeat

SETS: Final = EVERY_TOOL + 1  # of tools
RISKS: Final = FACES + 1  # from no shadow on a path to one on each square


class Walk:
    """Walks every path from a square, in the order of their names. `closed` marks squares that may not be entered."""

    def __init__(self, variant: Variant, tools: i64, length: i64, closed: vec[i64]) -> None:
        self.variant: Final = variant
        self.tools: Final = tools
        self.length: Final = length
        self.closed: Final = closed
        self.longest: i64 = 0
        self.moves = vec[i64]()
        self.worths = vec[i64]()  # of each move

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
        self.longest = max(self.longest, length)
        if length == self.length or must_stop(self.variant, square, self.tools):
            self.keep(square, path, gained, shadows)
            return
        if may_stop(self.variant, square, self.tools | gained):
            self.keep(square, path, gained, shadows)
        # VH-R8 Without three tools the red X is passed like any other square.
        self.on_from(square, path, gained, shadows)

    def keep(self, square: i64, path: i64, gained: i64, shadows: i64) -> None:
        """The first path to a worth names the move; later ones are the same move."""
        worth = worth_as_number(self.variant, square, self.tools, gained, shadows)
        for known in self.worths:
            if known == worth:
                return
        self.worths = append(self.worths, worth)
        self.moves = append(self.moves, path)


def walk_from(variant: Variant, square: i64, tools: i64, roll: i64, closed: vec[i64]) -> Walk:
    """VH-R5 All paths of the whole roll, or else the longest there are; and those that may end on the red X before."""
    walk = Walk(variant, tools, roll, closed)
    walk.on_from(square, STAY, 0, 0)
    if 0 < walk.longest < roll:
        walk = Walk(variant, tools, walk.longest, closed)
        walk.on_from(square, STAY, 0, 0)
    return walk


def moves_of(variant: Variant, square: i64, tools: i64, roll: i64, closed: vec[i64]) -> vec[i64]:
    """All moves, ascending; standing still is one only where no other is."""
    walk = walk_from(variant, square, tools, roll, closed)
    return walk.moves if len(walk.moves) else vec[i64]([i64(STAY)])


def length_to_walk(g: State) -> i64:
    """How many squares must be walked, unless a path may end on the red X before."""
    return walk_from(g.variant, g.at[g.active], g.tools[g.active], g.roll, closed_now(g)).longest


def free_moves(variant: Variant, square: i64, tools: i64, roll: i64) -> vec[i64]:
    """As `moves_of` on a board without other pawns; worked out once."""
    at = (square * (FACES + 1) + roll) * 8 + tools
    known = variant.known_moves
    if not len(known[at]):
        known[at] = moves_of(variant, square, tools, roll, repeat(0, variant.squares))
    return known[at]


def moves_now(g: State) -> vec[i64]:
    """The moves of the player whose go it is."""
    square, tools = g.at[g.active], g.tools[g.active]
    if g.variant.pawns_block and somebody_near(g.variant, g.at, g.active, g.roll):
        return moves_of(g.variant, square, tools, g.roll, closed_now(g))
    return free_moves(g.variant, square, tools, g.roll)


def somebody_near(variant: Variant, at: vec[i64], seat: i64, roll: i64) -> bool:
    """Whether another pawn may be in the way (VH-R14): most of the time none is, and the moves are known already."""
    steps = variant.steps[at[seat]]
    for other in range(len(at)):
        if other != seat and steps[at[other]] <= roll and at[other] != variant.green and at[other] != variant.red:
            return True
    return False


def closed_now(g: State) -> vec[i64]:
    """VH-R14 If pawns block: squares on which another pawn stands, the green X and the red X excepted."""
    closed = repeat(0, g.variant.squares)
    if g.variant.pawns_block:
        for other in range(len(g.at)):
            if other != g.active and g.at[other] != g.variant.green and g.at[other] != g.variant.red:
                closed[g.at[other]] = 1
    return closed


# Where a path may end before the roll is used up


def must_stop(variant: Variant, square: i64, tools: i64) -> bool:
    """VH-10, VH-R7 On the red X with all three tools."""
    return square == variant.red and tools == EVERY_TOOL


def may_stop(variant: Variant, square: i64, tools: i64) -> bool:
    """VH-R6 On the red X, if a house rule counts the tools found on the way among the three."""
    return variant.tools_on_the_way and must_stop(variant, square, tools)


# What a path does, whoever walks it


def walked(variant: Variant, square: i64, tools: i64, path: i64) -> tuple[i64, i64, i64]:
    """VH-6, VH-7, VH-R9, VH-R10 Where a path from this square ends, and what it passes or ends on: the tools that the
    player lacks, and how many shadows. The square it begins on does not count.
    """
    found: i64 = 0
    shadows: i64 = 0
    numbers, given, shadowed = variant.numbers, variant.tools, variant.shadows
    for nth in range(length_of(path)):
        square = numbers[square_in(path, nth)] - 1
        found |= given[square]
        shadows += shadowed[square]
    return square, found & ~tools, shadows


def end_of(variant: Variant, square: i64, path: i64) -> i64:
    """The square on which a path from this square ends."""
    length = length_of(path)
    return variant.numbers[square_in(path, length - 1)] - 1 if length else square


def gains_of(variant: Variant, tools: i64, path: i64) -> i64:
    return walked(variant, 0, tools, path)[1]


def shadows_of(variant: Variant, path: i64) -> i64:
    return walked(variant, 0, 0, path)[2]


def phantoms_passed(variant: Variant, path: i64) -> i64:
    """The shadows on the way, without the square it ends on."""
    return shadows_of(variant, path) - variant.shadows[end_of(variant, 0, path)] if length_of(path) else 0


def kind_of(variant: Variant, square: i64) -> str:
    """What lies on a square, which is what people call it by."""
    if square == variant.green or square == variant.red:
        return "green-x" if square == variant.green else "red-x"
    for kind in range(len(TOOLS)):
        if variant.tools[square] >> kind & 1:
            return TOOLS[kind]
    return "shadow" if variant.shadows[square] else "plain"


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


def battles_of(tools: i64, shadows: i64) -> i64:
    """VH-7, VH-9 Every shadow is fought, but phantoms do not see a player who has no tool when the walk is over."""
    return shadows if tools else 0


def worth_as_number(variant: Variant, end: i64, tools: i64, gained: i64, shadows: i64) -> i64:
    """Where a path ends, what it gains and what it risks: paths alike in all three are one move.

    VH-R20 Who may leave tools lying still decides what is risked, so every shadow is told apart.
    """
    risked = shadows if variant.may_decline else battles_of(tools | gained, shadows)
    return (end * SETS + gained) * RISKS + risked


def worth_of(variant: Variant, square: i64, tools: i64, path: i64) -> i64:
    end, gained, shadows = walked(variant, square, tools, path)
    return worth_as_number(variant, end, tools, gained, shadows)
