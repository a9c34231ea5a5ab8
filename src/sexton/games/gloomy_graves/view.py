"""What one seat may know of a game of Gloomy Graves, and the worlds it may imagine from that."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from librt.vecs import vec
from msgspec import Struct
from mypy_extensions import i64

from sexton.games.gloomy_graves.box import CARDS, GRAVES, HALVES, KINDS, NUMBERS, TYPES
from sexton.games.gloomy_graves.ground import CRYPT_CELLS, WHERE, cell_number, cover, crypt_number, crypt_occupied
from sexton.games.gloomy_graves.house import House
from sexton.games.gloomy_graves.notation import read_cell, write_cell
from sexton.games.gloomy_graves.scoring import is_left
from sexton.games.gloomy_graves.state import IN_CRYPT, IN_GRAVEYARD, TOPS, State, new_state
from sexton.games.gloomy_graves.worlds import Worlds
from sexton.kernel.interface import Seat

Cells = dict[str, str]  # "x,y": what lies on top there
BURIED = (("crypt", IN_CRYPT), ("communal", IN_GRAVEYARD))


class View(Struct, frozen=True):
    seat: Seat | None  # None: a watcher
    step: str
    start: Seat
    go: Seat | None  # None until the first go
    round: int
    last_round: bool
    deck: int
    removed: int  # cards taken out unseen: they are among the unseen too
    row: tuple[str, ...]
    hand: tuple[str, ...]
    hand_sizes: tuple[int, ...]
    known: tuple[tuple[str, ...], ...]  # GG-R26: of each hand, the cards everybody saw
    unseen: dict[str, int]  # what the seat neither holds nor knows nor ever saw
    spent: dict[str, int]  # buried or discarded
    communal: Cells
    crypts: tuple[Cells, ...]
    claimed: tuple[dict[str, int], ...]  # of each seat: type, and the number of its score card
    left: dict[str, tuple[int, ...]]  # of each type: the score cards still there
    buried: tuple[str, ...]  # where the player has buried in this go
    laid: str | None  # the card just laid, or being turned, in the communal graveyard
    laid_cells: tuple[str, ...]
    drawn: int  # cards drawn in this go, or dealt


class Truth(Struct, frozen=True):
    """The whole state with readable names."""

    step: str
    start: Seat
    go: Seat | None
    round: int
    last_round: bool
    deck: int
    undrawn: dict[str, int]
    spent: dict[str, int]
    row: tuple[str, ...]
    hands: tuple[tuple[str, ...], ...]
    known: tuple[tuple[str, ...], ...]
    communal: Cells
    crypts: tuple[Cells, ...]
    claimed: tuple[dict[str, int], ...]
    left: dict[str, tuple[int, ...]]
    buried: tuple[str, ...]
    laid: str | None
    laid_cells: tuple[str, ...]
    drawn: int


def view(g: State, step: str, seat: Seat | None) -> View:
    seats = range(g.house.seats)
    known = tuple(named(of_seat(g.known, other)) for other in seats)
    hand = named(of_seat(g.hands, seat)) if seat is not None else ()
    return View(
        seat=seat,
        step=step,
        start=g.start,
        go=g.active if g.round else None,
        round=g.round,
        last_round=g.last_round,
        deck=g.deck,
        removed=g.house.removed,
        row=in_order(g.row),
        hand=hand,
        hand_sizes=tuple(sum(of_seat(g.hands, other)) for other in seats),
        known=known,
        unseen=unseen_by(g, seat),
        spent=counted(g.spent),
        communal=communal_of(g),
        crypts=tuple(crypt_of(g, other) for other in seats),
        claimed=tuple(claimed_by(g, other) for other in seats),
        left=left_of(g),
        buried=tuple(area for area, bit in BURIED if g.buried & bit),
        laid=CARDS[g.laid - 1] if g.laid else None,
        laid_cells=laid_cells_of(g),
        drawn=g.drawn,
    )


def truth(g: State, step: str) -> Truth:
    seats = range(g.house.seats)
    return Truth(
        step=step,
        start=g.start,
        go=g.active if g.round else None,
        round=g.round,
        last_round=g.last_round,
        deck=g.deck,
        undrawn=counted(g.undrawn),
        spent=counted(g.spent),
        row=in_order(g.row),
        hands=tuple(named(of_seat(g.hands, seat)) for seat in seats),
        known=tuple(named(of_seat(g.known, seat)) for seat in seats),
        communal=communal_of(g),
        crypts=tuple(crypt_of(g, seat) for seat in seats),
        claimed=tuple(claimed_by(g, seat) for seat in seats),
        left=left_of(g),
        buried=tuple(area for area, bit in BURIED if g.buried & bit),
        laid=CARDS[g.laid - 1] if g.laid else None,
        laid_cells=laid_cells_of(g),
        drawn=g.drawn,
    )


def of_seat(counts: vec[i64], seat: Seat) -> list[int]:
    return [int(counts[seat * KINDS + kind]) for kind in range(KINDS)]


def named(counts: Iterable[int]) -> tuple[str, ...]:
    return tuple(card for card, count in zip(CARDS, counts, strict=True) for _ in range(count))


def counted(counts: Iterable[int]) -> dict[str, int]:
    return {card: int(count) for card, count in zip(CARDS, counts, strict=True) if count}


def in_order(kinds: Iterable[int]) -> tuple[str, ...]:
    return tuple(CARDS[kind] for kind in sorted(kinds))


def unseen_by(g: State, seat: Seat | None) -> dict[str, int]:
    """Undrawn cards and what others hold without anybody having seen it."""
    counts = [int(count) for count in g.undrawn]
    for other in range(g.house.seats):
        if other != seat:
            for kind in range(KINDS):
                counts[kind] += g.hands[other * KINDS + kind] - g.known[other * KINDS + kind]
    return counted(counts)


def half_on(tops: vec[i64], base: int, number: int) -> str:
    return next(HALVES[half] for half in range(TOPS) if tops[base + half] >> number & 1)


def communal_of(g: State) -> Cells:
    """In the order in which the cells came into use."""
    return {write_cell(at): half_on(g.tops, 0, number) for number, at in enumerate(g.cells)}


def crypt_of(g: State, seat: Seat) -> Cells:
    base = seat * TOPS
    in_use = crypt_occupied(g, seat)
    occupied = [number for number in range(CRYPT_CELLS) if in_use >> number & 1]
    return {write_cell(WHERE[number]): half_on(g.crypts, base, number) for number in occupied}


def claimed_by(g: State, seat: Seat) -> dict[str, int]:
    numbers = [g.claimed[seat * GRAVES + grave] for grave in range(GRAVES)]
    return {grave: number for grave, number in zip(TYPES, numbers, strict=True) if number}


def left_of(g: State) -> dict[str, tuple[int, ...]]:
    return {name: tuple(n for n in NUMBERS if is_left(g, grave, n)) for grave, name in enumerate(TYPES)}


def laid_cells_of(g: State) -> tuple[str, ...]:
    return tuple(write_cell(at) for number, at in enumerate(g.cells) if g.laid_cells >> number & 1)


# Back to a state


def worlds(house: House, seen: View, step: int) -> Worlds:
    missing = [0 if seat == seen.seat else size - len(seen.known[seat]) for seat, size in enumerate(seen.hand_sizes)]
    return Worlds(known_state(house, seen, step), vec[i64](missing))


def known_state(house: House, seen: View, step: int) -> State:
    """The public truth, the own hand, and of other hands what everybody knows."""
    g = new_state(house)
    g.step, g.start, g.active = step, seen.start, seen.start if seen.go is None else seen.go
    g.round, g.last_round, g.drawn, g.deck = seen.round, seen.last_round, seen.drawn, seen.deck
    g.buried = sum(bit for area, bit in BURIED if area in seen.buried)
    g.undrawn = vec[i64]([seen.unseen.get(card, 0) for card in CARDS])
    g.spent = vec[i64]([seen.spent.get(card, 0) for card in CARDS])
    g.row = vec[i64]([CARDS.index(card) for card in seen.row])
    for seat, known in enumerate(seen.known):
        for card in known:
            g.known[seat * KINDS + CARDS.index(card)] += 1
        for card in seen.hand if seat == seen.seat else known:
            g.hands[seat * KINDS + CARDS.index(card)] += 1
    lay_out(g, seen.communal, seen.crypts)
    claim_again(g, seen.claimed)
    g.laid = 0 if seen.laid is None else CARDS.index(seen.laid) + 1
    g.laid_cells = sum(1 << cell_number(g, read_cell(at)) for at in seen.laid_cells)
    return g


def lay_out(g: State, communal: Cells, crypts: Sequence[Cells]) -> None:
    for at, half in communal.items():
        cover(g.tops, 0, cell_number(g, read_cell(at)), HALVES.index(half))
    for seat, cells in enumerate(crypts):
        for at, half in cells.items():
            cover(g.crypts, seat * TOPS, crypt_number(read_cell(at)), HALVES.index(half))


def claim_again(g: State, claimed: Sequence[dict[str, int]]) -> None:
    for seat, numbers in enumerate(claimed):
        for grave, number in numbers.items():
            g.claimed[seat * GRAVES + TYPES.index(grave)] = number
