# engine: compiled
"""Parts of a state by their names, and names back into a state: what views, truths and positions are made of."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sexton.games.gloomy_graves.rules import grid, notation
from sexton.games.gloomy_graves.rules.box import BIT, CARDS, GRAVES, HALVES, KINDS, NUMBERS, TYPES
from sexton.games.gloomy_graves.rules.state import IN_CRYPT, IN_GRAVEYARD, TOPS, State
from sexton.kernel.vectors import one_by_one, repeat, sum_of_part

Cells = dict[str, str]  # "x,y": what lies on top there
BURIED: Final = (("crypt", IN_CRYPT), ("communal", IN_GRAVEYARD))
REACH: Final = range(-notation.ORIGIN, notation.ORIGIN + 1)
NAMES: Final = [notation.write_cell(at) for at in range(notation.SIDE * notation.SIDE)]
COLUMNS: Final = [name.partition(",")[0] for name in NAMES]
ROWS: Final = [name.partition(",")[2] for name in NAMES]
AREAS_IN_JSON: Final = ("", ',"area":"crypt"', ',"area":"communal"')  # as `verb_in` counts them; none: it is settled
CARDS_IN_JSON: Final = [f',{{"card":"{card}"{area},"column":"'.encode() for area in AREAS_IN_JSON for card in CARDS]
FIRST_IN_JSON: Final = [name.replace(",", '","row":"').encode() + b'","second":"' for name in NAMES]
SECOND_IN_JSON: Final = [f'{name}"}}'.encode() for name in NAMES]
CELLS: Final = {notation.write_cell(notation.cell(x, y)): int(notation.cell(x, y)) for x in REACH for y in REACH}
KIND: Final = {card: kind for kind, card in enumerate(CARDS)}
HALF: Final = {half: nth for nth, half in enumerate(HALVES)}
GRAVE: Final = {grave: nth for nth, grave in enumerate(TYPES)}


# Cards


def cards_of(counts: vec[i64], seat: i64) -> tuple[str, ...]:
    """The cards of a seat, in their order."""
    return one_by_one(CARDS, counts, seat * KINDS)


def held_by(counts: vec[i64], seat: i64) -> int:
    return int(sum_of_part(counts, seat * KINDS, KINDS))


def counted(counts: vec[i64]) -> dict[str, int]:
    """How many there are of each card of which there is any."""
    return {CARDS[kind]: int(counts[kind]) for kind in range(KINDS) if counts[kind]}


def in_order(kinds: vec[i64]) -> tuple[str, ...]:
    return tuple([CARDS[kind] for kind in sorted([int(kind) for kind in kinds])])


def unseen_by(g: State, seat: i64) -> vec[i64]:
    """How many of each card: undrawn ones, and those in other hands nobody saw; a seat that is none sees no hand."""
    counts, hands, known = g.undrawn[:], g.hands, g.known
    for other in range(g.variant.seats):
        if other != seat:
            for kind in range(i64(KINDS)):
                place = other * KINDS + kind
                counts[kind] += hands[place] - known[place]
    return counts


def counts_of(found: dict[str, int]) -> vec[i64]:
    counts = repeat(0, KINDS)
    for card, count in found.items():
        counts[KIND[card]] = count
    return counts


def add_cards(counts: vec[i64], seat: i64, cards: tuple[str, ...]) -> None:
    for card in cards:
        counts[seat * KINDS + KIND[card]] += 1


# Ground


def buried_in(g: State) -> tuple[str, ...]:
    """Where the player has buried in this go."""
    return tuple([area for area, bit in BURIED if g.buried & bit])


def place_of(name: str) -> i64:
    found = CELLS.get(name)
    return notation.read_cell(name) if found is None else found  # which says what is wrong with it


def communal_of(g: State) -> dict[str, str]:
    """In the order in which the cells came into use."""
    return {NAMES[g.cells[number]]: HALVES[grid.half_on(g.tops, 0, number)] for number in range(len(g.cells))}


def crypt_of(g: State, seat: i64) -> dict[str, str]:
    base, in_use = seat * TOPS, grid.crypt_occupied(g, seat)
    cells = [number for number in range(grid.CRYPT_CELLS) if in_use & BIT[number]]
    return {NAMES[grid.WHERE[number]]: HALVES[grid.half_on(g.crypts, base, number)] for number in cells}


def laid_cells_of(g: State) -> tuple[str, ...]:
    if not g.laid_cells:
        return ()
    return tuple([NAMES[g.cells[number]] for number in range(i64(len(g.cells))) if g.laid_cells & BIT[number]])


def lay_communal(g: State, cells: dict[str, str]) -> None:
    for at, half in cells.items():
        grid.cover(g.tops, 0, grid.cell_number(g, place_of(at)), HALF[half])


def lay_crypt(g: State, seat: i64, cells: dict[str, str]) -> None:
    for at, half in cells.items():
        grid.cover(g.crypts, seat * TOPS, grid.crypt_number(place_of(at)), HALF[half])


def cells_named(g: State, names: tuple[str, ...]) -> i64:
    """Cells of the communal graveyard, as a set."""
    cells: i64 = 0
    for name in names:
        cells |= BIT[grid.cell_number(g, place_of(name))]
    return cells


# Score cards


def claimed_by(g: State, seat: i64) -> dict[str, int]:
    base = int(seat) * GRAVES
    return {TYPES[grave]: int(g.claimed[base + grave]) for grave in range(GRAVES) if g.claimed[base + grave]}


def left_of(g: State) -> dict[str, tuple[int, ...]]:
    """By type: the numbers of the score cards that nobody has claimed."""
    found: dict[str, tuple[int, ...]] = dict.fromkeys(TYPES, NUMBERS)
    for place in range(i64(len(g.claimed))):
        if g.claimed[place]:
            grave = TYPES[place % GRAVES]
            found[grave] = tuple([number for number in found[grave] if number != g.claimed[place]])
    return found


def claim_again(g: State, seat: i64, claimed: dict[str, int]) -> None:
    for grave, number in claimed.items():
        g.claimed[seat * GRAVES + GRAVE[grave]] = number


# Burials


def burials_of(moves: list[int], with_area: bool) -> tuple[dict[str, str], ...]:
    """Each burial by what is chosen for it, in the order of choosing."""
    found: list[dict[str, str]] = []
    for each in moves:
        move: i64 = each
        card, second = CARDS[notation.number_in(move)], NAMES[notation.second_in(move)]
        column, row = COLUMNS[notation.first_in(move)], ROWS[notation.first_in(move)]
        if with_area:
            area = "crypt" if notation.verb_in(move) == notation.CRYPT else "communal"
            found.append({"card": card, "area": area, "column": column, "row": row, "second": second})
        else:
            found.append({"card": card, "column": column, "row": row, "second": second})
    return tuple(found)


def burials_in_json(moves: list[int], with_area: bool) -> bytes:
    """The same in JSON. There are many, all made of a few texts."""
    found: list[bytes] = []
    for each in moves:
        move: i64 = each
        area: i64 = notation.verb_in(move) >> 32 if with_area else 0
        found.append(CARDS_IN_JSON[area * KINDS + notation.number_in(move)])
        found.append(FIRST_IN_JSON[notation.first_in(move)])
        found.append(SECOND_IN_JSON[notation.second_in(move)])
    return b"[" + b"".join(found)[1:] + b"]"
