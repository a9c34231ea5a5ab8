# engine: compiled
"""How large the groups are, and would be after a burial: for the aids and for the bots, who ask it of every move.

Sizes are those of the five types in the communal graveyard, then of the five in the seat's crypt.
"""

from typing import TypeAlias

from librt.vecs import append, vec
from mypy_extensions import i64

from sexton.games.gloomy_graves.rules.box import BIT, FIRST, GRAVEDIGGER, GRAVES, SECOND, TYPES
from sexton.games.gloomy_graves.rules.grid import CRYPT_NEAR, around, crypt_number
from sexton.games.gloomy_graves.rules.notation import CRYPT, first_in, number_in, second_in, verb_in
from sexton.games.gloomy_graves.rules.scoring import ANYWHERE, claim, crypt_group, joined, largest_group, members
from sexton.games.gloomy_graves.rules.state import TOPS, State
from sexton.games.gloomy_graves.view.groups import Groups
from sexton.kernel.vectors import repeat

# What there would be of a type: its name, the two sizes, their sum, and the score card that would earn.
Changed: TypeAlias = tuple[str, int, int, int, int | None]


def sizes_now(g: State, seat: i64) -> vec[i64]:
    return with_crypt(g, seat, sizes_in_graveyard(g))


def sizes_in_graveyard(g: State) -> vec[i64]:
    """Room is left for a crypt's."""
    sizes = repeat(0, 2 * GRAVES)
    within: i64 = g.laid_cells if g.variant.harvest_new_card and g.laid_cells else ANYWHERE
    for grave in range(i64(GRAVES)):
        sizes[grave] = largest_group(members(g.tops, 0, grave), g.near, within)
    return sizes


def with_crypt(g: State, seat: i64, sizes: vec[i64]) -> vec[i64]:
    for grave in range(i64(GRAVES)):
        sizes[GRAVES + grave] = crypt_group(g, seat, grave)
    return sizes


def crypt_sizes(g: State) -> vec[i64]:
    """Seat by seat, type by type."""
    sizes = vec[i64](capacity=g.variant.seats * GRAVES)
    for seat in range(g.variant.seats):
        for grave in range(i64(GRAVES)):
            sizes = append(sizes, crypt_group(g, seat, grave))
    return sizes


def highest_left(g: State) -> vec[i64]:
    """Of each type the number of the best score card still there."""
    caps = repeat(0, GRAVES)
    for grave in range(i64(GRAVES)):
        caps[grave] = claim(g, grave, 99)
    return caps


def everyones_groups(g: State) -> list[dict[str, Groups]]:
    """What each seat could count now."""
    communal = sizes_in_graveyard(g)
    return [groups_of(g, with_crypt(g, seat, communal)) for seat in range(g.variant.seats)]


def groups_of(g: State, sizes: vec[i64]) -> dict[str, Groups]:
    groups: dict[str, Groups] = {}
    for grave in range(i64(GRAVES)):
        communal, crypt = sizes[grave], sizes[GRAVES + grave]
        earned = claim(g, grave, communal + crypt)
        groups[TYPES[grave]] = Groups(communal, crypt, communal + crypt, earned if earned else None)
    return groups


def sizes_after(g: State, seat: i64, move: i64, now: vec[i64]) -> vec[i64]:
    """As they would be after this burial. `now` spares counting again what it does not change."""
    sizes = now[:]
    kind, first, second = number_in(move), first_in(move), second_in(move)
    if verb_in(move) == CRYPT:
        change_in_crypt(g, seat, kind, crypt_number(first), crypt_number(second), sizes)
    elif g.grid[first]:
        change_in_graveyard(g, i64(g.grid[first]) - 1, FIRST[kind], around(g, second), SECOND[kind], sizes)
    else:
        change_in_graveyard(g, i64(g.grid[second]) - 1, SECOND[kind], around(g, first), FIRST[kind], sizes)
    return sizes


def different_changes(g: State, seat: i64, moves: list[int]) -> tuple[list[list[Changed]], list[int]]:
    """What these burials change: all there is, each once, and which of it each burial does. Many do the same."""
    now = sizes_now(g, seat)
    found: list[list[Changed]] = []
    numbers: dict[int, int] = {}
    leads_to: list[int] = []
    for move in moves:
        sizes = sizes_after(g, seat, move, now)
        packed = int(packed_sizes(sizes))
        number = numbers.get(packed)
        if number is None:
            number = numbers[packed] = len(found)
            found.append(changes_to(g, now, sizes))
        leads_to.append(number)
    return found, leads_to


def changes_to(g: State, now: vec[i64], sizes: vec[i64]) -> list[Changed]:
    """Of the types whose groups would be others."""
    changes: list[Changed] = []
    for grave in range(i64(GRAVES)):
        communal, crypt = sizes[grave], sizes[GRAVES + grave]
        if communal != now[grave] or crypt != now[GRAVES + grave]:
            earned = claim(g, grave, communal + crypt)
            changes.append((TYPES[grave], communal, crypt, communal + crypt, earned if earned else None))
    return changes


def packed_sizes(sizes: vec[i64]) -> i64:
    """Ten numbers of six bits: no group is larger than the 63 cells there can be."""
    packed: i64 = 0
    for size in sizes:
        packed = packed << 6 | size
    return packed


def change_in_crypt(g: State, seat: i64, kind: i64, first: i64, second: i64, sizes: vec[i64]) -> None:
    for grave in range(i64(GRAVES)):
        before = members(g.crypts, seat * TOPS, grave)
        cells = with_half(with_half(before, first, FIRST[kind], grave), second, SECOND[kind], grave)
        if cells != before:
            sizes[GRAVES + grave] = largest_group(cells, CRYPT_NEAR, ANYWHERE)


def change_in_graveyard(g: State, covered: i64, over: i64, beside: i64, fresh: i64, sizes: vec[i64]) -> None:
    """One half comes to lie `over` a cell that there is, the other one on fresh ground `beside` these cells."""
    harvest = g.variant.harvest_new_card
    within: i64 = BIT[covered] if harvest else ANYWHERE
    for grave in range(i64(GRAVES)):
        before = members(g.tops, 0, grave)
        cells = with_half(before, covered, over, grave)
        if harvest or cells != before:
            sizes[grave] = largest_group(cells, g.near, within)
        if fresh in (grave, GRAVEDIGGER):
            _, size = joined(beside & cells, cells, g.near)
            sizes[grave] = max(sizes[grave], size + 1)


def with_half(cells: i64, number: i64, half: i64, grave: i64) -> i64:
    """GG-11, GG-17 Of the cells that count as this type: what they are when this half lies on one."""
    return cells | BIT[number] if half in (grave, GRAVEDIGGER) else cells & ~BIT[number]
