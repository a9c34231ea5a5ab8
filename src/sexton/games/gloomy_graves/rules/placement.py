# engine: compiled
"""Where a card may be buried: the hot spot of the game, so everything here is masks and flat vectors.

Whether a card fits depends only on where gravediggers lie and on whether the card bears one; and that is always its
second half. So one list of spots serves all cards: `first cell | second cell | what fits there`.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sexton.games.gloomy_graves.rules import grid
from sexton.games.gloomy_graves.rules.box import BIT, FIRST, GRAVEDIGGER, KINDS, SECOND
from sexton.games.gloomy_graves.rules.notation import COMMUNAL, CRYPT, SIDE, burial
from sexton.games.gloomy_graves.rules.state import TOPS, State
from sexton.kernel.chance.dice import Dice

PLAIN: Final = 1  # two graves may lie here
DUG: Final = 2  # a grave on the first cell and a gravedigger on the second may


def spot(first: i64, second: i64, fits: i64) -> i64:
    return (first << 13 | second) << 2 | fits


def beside(at: i64, direction: i64) -> i64:
    """The neighbouring cell; directions are in the order of cells."""
    if direction < 2:
        return at - SIDE if direction == 0 else at - 1
    return at + 1 if direction == 2 else at + SIDE


def what_fits(kind: i64, fits: i64, first: i64, second: i64) -> bool:
    """Of the two ways to lay a card with equal halves on two cells only one is a move."""
    if SECOND[kind] == GRAVEDIGGER:
        return fits & DUG != 0
    return fits & PLAIN != 0 and (first < second or FIRST[kind] != SECOND[kind])


# The communal graveyard


def fit_in_graveyard(g: State, first: i64, second: i64) -> i64:
    """GG-15 Exactly one half covers a cell; GG-9, GG-10 and GG-R7 keep the gravediggers apart and uncovered."""
    # GG-R8 How many cells the card touches is not asked; GG-R9 nor how many cards lie below the top.
    one, two = i64(g.grid[first]), i64(g.grid[second])
    diggers = g.tops[GRAVEDIGGER]
    if one and not two:
        if diggers >> (one - 1) & 1:
            return 0
        return PLAIN | DUG if grid.around(g, second) & diggers == 0 else PLAIN
    if two and not one:
        fits: i64 = 0 if diggers >> (two - 1) & 1 else PLAIN
        return fits | DUG if g.near[two - 1] & diggers == 0 else fits
    return 0


def graveyard_spots(g: State) -> vec[i64]:
    """Every spot of the communal graveyard, in the order of its cells."""
    spots = vec[i64](capacity=len(g.cells) * 8)
    left: i64 = SIDE
    right: i64 = 0
    top: i64 = SIDE
    bottom: i64 = 0
    for at in g.cells:
        x = at // SIDE
        y = at - x * SIDE
        left, right = min(left, x), max(right, x)
        top, bottom = min(top, y), max(bottom, y)
    for x in range(left - 1, right + 2):
        for first in range(x * SIDE + top - 1, x * SIDE + bottom + 2):
            for direction in range(i64(4)):
                second = beside(first, direction)
                fits = fit_in_graveyard(g, first, second)
                if fits:
                    spots = append(spots, spot(first, second, fits))
    return spots


def graveyard_takes(g: State) -> i64:
    """What fits anywhere: PLAIN, DUG, both or nothing."""
    takes: i64 = 0
    for at in g.cells:
        for direction in range(i64(4)):
            other = beside(at, direction)
            if not g.grid[other]:
                takes |= fit_in_graveyard(g, at, other) | fit_in_graveyard(g, other, at)
                if takes == PLAIN | DUG:
                    return takes
    return takes


# The crypt


def crypt_pairs() -> list[tuple[int, int]]:
    """Two neighbouring cells of a crypt, both ways round, in the order of cells."""
    cells = range(grid.CRYPT_CELLS)
    return [(one, two) for one in cells for two in cells if int(grid.CRYPT_NEAR[one]) >> two & 1]


PAIRS: Final = 62
PAIR_FIRST: Final = vec[i64]([i64(one) for one, two in crypt_pairs()])
PAIR_SECOND: Final = vec[i64]([i64(two) for one, two in crypt_pairs()])


def fit_in_crypt(occupied: i64, diggers: i64, first: i64, second: i64) -> i64:
    """GG-9, GG-12, GG-13, GG-14; a gravedigger alone in its row and column has no neighbour (GG-10)."""
    # GG-R3 Both cells may be occupied. GG-R4 Neighbours share an edge: a corner is not in CRYPT_NEAR.
    both = BIT[first] | BIT[second]
    # The card's own cells are each other's neighbours, so this holds where it covers a cell too.
    touches = (grid.CRYPT_NEAR[first] | grid.CRYPT_NEAR[second]) & occupied != 0
    if diggers >> first & 1 or not touches or not in_frame(occupied | both):
        return 0
    fits: i64 = 0 if diggers >> second & 1 else PLAIN
    # GG-R5, GG-R6 Only visible gravediggers count, and those that this card covers no longer do.
    others = diggers & ~both
    return fits | DUG if (grid.ROW[second] | grid.COLUMN[second]) & others == 0 else fits


def in_frame(occupied: i64) -> bool:
    """GG-13, GG-R25 At most three columns and three rows, wherever they are."""
    if occupied & grid.COLUMN[0] and occupied & grid.COLUMN[grid.CRYPT_CELLS - 1]:
        return False
    if occupied & grid.ROW[0] and occupied & (grid.ROW[3] | grid.ROW[4]):
        return False
    return not (occupied & grid.ROW[1] and occupied & grid.ROW[grid.HIGH - 1])


def crypt_spots(g: State, seat: i64) -> vec[i64]:
    """Every spot of the seat's crypt, in the order of its cells."""
    spots = vec[i64](capacity=PAIRS)
    occupied, diggers = grid.crypt_occupied(g, seat), g.crypts[seat * TOPS + GRAVEDIGGER]
    for pair in range(i64(PAIRS)):
        first, second = PAIR_FIRST[pair], PAIR_SECOND[pair]
        fits = fit_in_crypt(occupied, diggers, first, second)
        if fits:
            spots = append(spots, spot(grid.WHERE[first], grid.WHERE[second], fits))
    return spots


# What a hand can do


def takes_card(takes: i64, kind: i64) -> bool:
    return takes & (DUG if SECOND[kind] == GRAVEDIGGER else PLAIN) != 0


def fitting(g: State, seat: i64, takes: i64) -> i64:
    """How many hand cards the communal graveyard takes."""
    count: i64 = 0
    for kind in range(i64(KINDS)):
        if takes_card(takes, kind):
            count += g.hands[seat * KINDS + kind]
    return count


def may_go_to_crypt(g: State, seat: i64, kind: i64, takes: i64) -> bool:
    """GG-7 Not the only card that the communal graveyard takes; if it takes none, any (GG-R11)."""
    count = fitting(g, seat, takes)
    return count != 1 or not takes_card(takes, kind)


def add_crypt_moves(g: State, seat: i64, takes: i64, moves: vec[i64]) -> vec[i64]:
    spots = crypt_spots(g, seat)
    for kind in range(i64(KINDS)):
        if g.hands[seat * KINDS + kind] and may_go_to_crypt(g, seat, kind, takes):
            moves = add_moves(CRYPT, kind, spots, moves)
    return moves


def add_graveyard_moves(g: State, seat: i64, spots: vec[i64], moves: vec[i64]) -> vec[i64]:
    for kind in range(i64(KINDS)):
        if g.hands[seat * KINDS + kind]:
            moves = add_moves(COMMUNAL, kind, spots, moves)
    return moves


def add_moves(area: i64, kind: i64, spots: vec[i64], moves: vec[i64]) -> vec[i64]:
    for each in spots:
        first, second = each >> 15, each >> 2 & 8191
        if what_fits(kind, each & 3, first, second):
            moves = append(moves, burial(area, kind, first, second))
    return moves


# One of them, without the list: a card and a spot are drawn until they fit


def any_card(g: State, seat: i64, dice: Dice) -> i64:
    """One of the different cards in hand."""
    base = seat * KINDS
    different: i64 = 0
    for kind in range(i64(KINDS)):
        if g.hands[base + kind]:
            different += 1
    nth = dice.below(different)
    held: i64 = 0
    while nth or not g.hands[base + held]:
        if g.hands[base + held]:
            nth -= 1
        held += 1
    return held


def try_crypt(g: State, seat: i64, kind: i64, pair: i64) -> i64:
    """The burial of this card there, or 0."""
    first, second = PAIR_FIRST[pair], PAIR_SECOND[pair]
    fits = fit_in_crypt(grid.crypt_occupied(g, seat), g.crypts[seat * TOPS + GRAVEDIGGER], first, second)
    return burial(CRYPT, kind, grid.WHERE[first], grid.WHERE[second]) if what_fits(kind, fits, first, second) else 0


def try_graveyard(g: State, kind: i64, nth: i64) -> i64:
    """The burial of this card at the nth of the ways to lay a half on a cell, or 0."""
    covered = g.cells[nth >> 3]
    first, second = covered, beside(covered, nth & 3)
    if nth & 4:
        first, second = second, first
    fits = fit_in_graveyard(g, first, second)
    return burial(COMMUNAL, kind, first, second) if what_fits(kind, fits, first, second) else 0
