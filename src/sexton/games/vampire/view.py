"""What one seat may know of a hunt: all of it. Only the open future is hidden, and that is nowhere written down."""

from __future__ import annotations

from librt.vecs import vec
from msgspec import Struct
from mypy_extensions import i64

from sexton.games.vampire.box import CLOSED, EMPTY, GRAVE_NAMES, TOOLS, VAMPIRE
from sexton.games.vampire.flow import OPEN_GRAVE
from sexton.games.vampire.house import House
from sexton.games.vampire.state import State
from sexton.kernel.interface import Seat

Square = tuple[int, int]


class View(Struct, frozen=True):
    seat: Seat | None  # None: a watcher
    step: str
    go: Seat
    roll: int | None  # None: no roll is being carried out
    at: tuple[Square, ...]  # each pawn's square, column and row
    tools: tuple[tuple[str, ...], ...]
    pile: dict[str, int]
    graves: tuple[str, ...]  # closed, empty or vampire
    offered: tuple[str, ...]  # VH-R20: tools that may be taken or left
    fights: int  # shadows still to be fought in this go
    grave: int | None  # the one being dug, from 1


class Truth(Struct, frozen=True):
    """The whole state with readable names."""

    step: str
    go: Seat
    roll: int | None
    at: tuple[Square, ...]
    tools: tuple[tuple[str, ...], ...]
    pile: dict[str, int]
    graves: tuple[str, ...]
    offered: tuple[str, ...]
    fights: int
    grave: int | None


def view(g: State, step: str, seat: Seat | None) -> View:
    return View(
        seat=seat,
        step=step,
        go=g.active,
        roll=g.roll or None,
        at=squares_of(g),
        tools=tuple(named(tools) for tools in g.tools),
        pile=dict(zip(TOOLS, g.pile, strict=True)),
        graves=tuple(GRAVE_NAMES[grave] for grave in g.graves),
        offered=named(g.offered),
        fights=g.fights,
        grave=grave_of(g),
    )


def truth(g: State, step: str) -> Truth:
    return Truth(
        step=step,
        go=g.active,
        roll=g.roll or None,
        at=squares_of(g),
        tools=tuple(named(tools) for tools in g.tools),
        pile=dict(zip(TOOLS, g.pile, strict=True)),
        graves=tuple(GRAVE_NAMES[grave] for grave in g.graves),
        offered=named(g.offered),
        fights=g.fights,
        grave=grave_of(g),
    )


def squares_of(g: State) -> tuple[Square, ...]:
    return tuple(square_at(g.house, square) for square in g.at)


def square_at(house: House, number: int) -> Square:
    name = house.names[number]
    return int(name >> 4), int(name & 15)


def number_of(house: House, square: Square) -> int:
    """The number of the square with this column and row; a KeyError if there is none."""
    x, y = square
    number = house.numbers[x << 4 | y] if 0 <= x < 16 and 0 <= y < 16 else 0
    if not number:
        raise KeyError(f"{x},{y}")
    return int(number - 1)


def grave_of(g: State) -> int | None:
    return int(g.grave + 1) if g.step == OPEN_GRAVE else None


def named(tools: int) -> tuple[str, ...]:
    return tuple(tool for kind, tool in enumerate(TOOLS) if tools >> kind & 1)


def mask_of(tools: tuple[str, ...]) -> int:
    return sum(1 << TOOLS.index(tool) for tool in tools)


def known_state(house: House, seen: View, step: int) -> State:
    """The truth: nothing that is decided is hidden."""
    at = vec[i64]([number_of(house, square) for square in seen.at])
    tools = vec[i64]([mask_of(held) for held in seen.tools])
    pile = vec[i64]([seen.pile[tool] for tool in TOOLS])
    graves = vec[i64]([(CLOSED, EMPTY, VAMPIRE)[GRAVE_NAMES.index(grave)] for grave in seen.graves])
    grave = (seen.grave or 1) - 1
    offered = mask_of(seen.offered)
    return State(step, house, seen.go, seen.roll or 0, offered, seen.fights, grave, at, tools, pile, graves)
