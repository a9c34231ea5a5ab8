# engine: compiled
"""What a score is worth (GG-16 to GG-18) and who wins (GG-21). Each rule is one function."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sexton.games.gloomy_graves.rules.box import BIT, BONUS, FIRST, GRAVEDIGGER, GRAVES, NUMBERS, POINTS, SECOND
from sexton.games.gloomy_graves.rules.grid import CRYPT_NEAR
from sexton.games.gloomy_graves.rules.state import TOPS, State
from sexton.kernel.steps import ranks_by

ANYWHERE: Final = -1  # the set of all cells
ALL_TYPES: Final = (1 << GRAVES) - 1
LOWEST: Final = NUMBERS[0]
DIGIT: Final = 16  # more than the number of any score card


def largest_group(members: i64, near: vec[i64], within: i64) -> i64:
    """GG-17 The size of the largest group of these cells joined edge to edge that has one cell of `within`."""
    largest: i64 = 0
    while members & within:
        # GG-R13 One cell is a group, also if a gravedigger lies on it.
        group, size = joined(BIT[lowest(members & within)], members, near)
        members &= ~group
        largest = max(largest, size)
    return largest


def joined(group: i64, members: i64, near: vec[i64]) -> tuple[i64, i64]:
    """These cells with all members that are joined to them, and how many they are."""
    waiting = group
    size: i64 = 0
    while waiting:
        number = lowest(waiting)
        size += 1
        fresh = near[number] & members & ~group
        group |= fresh
        waiting = (waiting ^ BIT[number]) | fresh
    return group, size


def lowest(cells: i64) -> i64:
    """The lowest number of a set."""
    number: i64 = 0
    if not cells & 0xFFFFFFFF:
        number = 32
    if not cells >> number & 0xFFFF:
        number += 16
    if not cells >> number & 0xFF:
        number += 8
    if not cells >> number & 0xF:
        number += 4
    if not cells >> number & 0x3:
        number += 2
    if not cells >> number & 0x1:
        number += 1
    return number


def members(tops: vec[i64], base: i64, grave: i64) -> i64:
    """GG-17 Gravediggers count as the type."""
    return tops[base + grave] | tops[base + GRAVEDIGGER]


def graveyard_group(g: State, grave: i64) -> i64:
    """GG-17, GG-R12 With `new_card` the group holds a cell of the card just laid."""
    within: i64 = g.laid_cells if g.variant.harvest_new_card else ANYWHERE
    return largest_group(members(g.tops, 0, grave), g.near, within)


def crypt_group(g: State, seat: i64, grave: i64) -> i64:
    return largest_group(members(g.crypts, seat * TOPS, grave), CRYPT_NEAR, ANYWHERE)


def claim(g: State, grave: i64, value: i64) -> i64:
    """GG-18, GG-R15 The number of the highest score card still there that the value reaches; 0 if there is none."""
    highest: i64 = 0
    if value < LOWEST:
        return highest
    for number in NUMBERS:
        if number <= value and is_left(g, grave, number):
            highest = number
    return highest


def is_left(g: State, grave: i64, number: i64) -> bool:
    for seat in range(g.variant.seats):
        if g.claimed[seat * GRAVES + grave] == number:
            return False
    return True


def types_on(kind: i64) -> i64:
    """GG-16 The types that this card lets its player score, as a set: its own, and with a gravedigger all."""
    return ALL_TYPES if SECOND[kind] == GRAVEDIGGER else BIT[FIRST[kind]] | BIT[SECOND[kind]]


def scorable(g: State) -> i64:
    """GG-16 The types the player may score now, as a set; GG-R14 only those that earn a card."""
    types = types_on(g.laid - 1)
    for grave in range(i64(GRAVES)):
        if types >> grave & 1 and not earns_a_card(g, grave):
            types ^= BIT[grave]
    return types


def earns_a_card(g: State, grave: i64) -> bool:
    if g.claimed[g.active * GRAVES + grave]:
        return False
    return claim(g, grave, graveyard_group(g, grave) + crypt_group(g, g.active, grave)) > 0


def claims(g: State, seat: i64) -> i64:
    """How many score cards the seat has."""
    count: i64 = 0
    for grave in range(i64(GRAVES)):
        if g.claimed[seat * GRAVES + grave]:
            count += 1
    return count


def points_of(number: i64) -> i64:
    """GG-1 The points of a score card; 0 without one."""
    for nth in range(len(NUMBERS)):
        if NUMBERS[nth] == number:
            return POINTS[nth]
    return 0


def cards_of(g: State, seat: i64) -> list[int]:
    """GG-R20 A seat's score cards by number, highest first."""
    numbers = [int(g.claimed[seat * GRAVES + grave]) for grave in range(GRAVES)]
    return sorted([number for number in numbers if number], reverse=True)


def score_of(numbers: list[int]) -> int:
    """GG-21 The points of the cards, and a bonus for their number."""
    return sum([int(points_of(number)) for number in numbers]) + BONUS[len(numbers)]


def ranks_of(cards: list[list[int]]) -> vec[i64]:
    """GG-21 Ties go to the best score card, then the next; who runs out of them loses, GG-R19 all equal share."""
    return ranks_by(vec[i64]([mark_of(numbers) for numbers in cards]))


def mark_of(numbers: list[int]) -> i64:
    """What a seat is ranked by: its score, then its cards as digits, highest first; who runs out has noughts."""
    mark: i64 = score_of(numbers)
    for place in range(GRAVES):
        mark = mark * DIGIT + (numbers[place] if place < len(numbers) else 0)
    return mark
