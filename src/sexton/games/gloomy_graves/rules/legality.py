"""Why an answer is refused: the rule that is broken, and the facts.

`placement` finds where a card may lie and is made for speed; what is told here of a placement says which rule is
broken, on ground of any size, for refusals, the referee and positions. Tests hold the two together
(docs/decisions/0026-placement-and-paths.md).
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import lru_cache

from sexton.games.gloomy_graves.rules.box import CARDS, HALVES, TYPES
from sexton.games.gloomy_graves.rules.names import BURIED, Cells, claimed_by, communal_of, crypt_of
from sexton.games.gloomy_graves.rules.notation import CRYPT, first_in, number_in, second_in, verb_in, write_cell
from sexton.games.gloomy_graves.rules.placement import graveyard_takes, may_go_to_crypt
from sexton.games.gloomy_graves.rules.scoring import earns_a_card, types_on
from sexton.games.gloomy_graves.rules.state import State
from sexton.kernel.interface import Move, Refusal, Seat

Spot = tuple[int, int]
Ground = Mapping[Spot, str]  # what lies on top of each cell in use
DIGGER = HALVES[-1]
WIDEST = 3  # columns and rows of a crypt


# Placement


def neighbours(spot: Spot) -> list[Spot]:
    """GG-R1 Edge to edge, never by a corner."""
    x, y = spot
    return [(x - 1, y), (x, y - 1), (x, y + 1), (x + 1, y)]


def diggers_on(ground: Ground) -> list[Spot]:
    return sorted(spot for spot, half in ground.items() if half == DIGGER)


def touching(diggers: Collection[Spot]) -> tuple[Spot, Spot] | None:
    """GG-10 The first two that lie edge to edge."""
    pairs = ((one, other) for one in diggers for other in neighbours(one) if other in diggers and other > one)
    return next(pairs, None)


def in_line(diggers: Collection[Spot]) -> tuple[Spot, Spot] | None:
    """GG-14 The first two that lie in one row or column."""
    pairs = ((one, other) for one in diggers for other in diggers if one < other)
    return next((pair for pair in pairs if pair[0][0] == pair[1][0] or pair[0][1] == pair[1][1]), None)


def size_of(spots: Iterable[Spot]) -> tuple[int, int]:
    """GG-13 How many columns and rows these cells take up."""
    columns, rows = zip(*spots, strict=True)
    return max(columns) - min(columns) + 1, max(rows) - min(rows) + 1


def forbidden(area: str, ground: Ground, halves: Sequence[str], at: Sequence[Spot]) -> Refusal | None:
    """The first rule, in the order of the rulebook, that forbids to lay this card here; None if it may lie."""
    first, second = text_of(at[0]), text_of(at[1])
    if at[1] not in neighbours(at[0]):
        return Refusal("GG-8", "halves-apart", first=first, second=second)
    for half, spot in zip(halves, at, strict=True):
        if half != DIGGER and ground.get(spot) == DIGGER:
            return Refusal("GG-9", "grave-on-gravedigger", at=text_of(spot))
    after = {**ground, **dict(zip(at, halves, strict=True))}
    if pair := touching(diggers_on(after)):
        return Refusal("GG-10", "gravediggers-touch", first=text_of(pair[0]), second=text_of(pair[1]))
    if area == "crypt":
        if ground and not any(spot in ground for spot in [*at, *neighbours(at[0]), *neighbours(at[1])]):
            return Refusal("GG-12", "touches-nothing", first=first, second=second)
        return forbidden_in_crypt(after)
    covered = sum(spot in ground for spot in at)
    return None if covered == 1 else Refusal("GG-15", "covers-not-one", covered=covered)


def forbidden_in_crypt(ground: Ground) -> Refusal | None:
    """GG-13, GG-14 What a crypt may not be like."""
    wide, high = size_of(ground)
    if wide > WIDEST or high > WIDEST:
        return Refusal("GG-13", "crypt-too-large", wide=wide, high=high)
    if pair := in_line(diggers_on(ground)):
        return Refusal("GG-14", "gravediggers-in-line", first=text_of(pair[0]), second=text_of(pair[1]))
    return None


def ground_of(cells: Cells) -> dict[Spot, str]:
    return {spot_of(at): half for at, half in cells.items()}


def text_of(spot: Spot) -> str:
    return f"{spot[0]},{spot[1]}"


@lru_cache(4096)  # a game has few, but a position may name any
def spot_of(text: str) -> Spot:
    x, y = text.split(",")
    return int(x), int(y)


# Answers


def why_not_burial(g: State, seat: Seat, move: Move) -> Refusal | None:
    """GG-7, GG-8 Of a card in hand."""
    area = "crypt" if verb_in(move) == CRYPT else "communal"
    if g.buried & dict(BURIED)[area]:
        return Refusal("GG-7", "buried-there-already", area=area)
    kind, cells = number_in(move), [write_cell(first_in(move)), write_cell(second_in(move))]
    ground = ground_of(crypt_of(g, seat) if area == "crypt" else communal_of(g))
    refusal = forbidden(area, ground, CARDS[kind].split("/"), [spot_of(cell) for cell in cells])
    if refusal is not None or area == "communal" or g.buried or may_go_to_crypt(g, seat, kind, graveyard_takes(g)):
        return refusal
    return Refusal("GG-7", "only-card-for-graveyard", card=CARDS[kind])


def why_not_score(g: State, seat: Seat, grave: int) -> Refusal | None:
    """GG-16, GG-R14"""
    claimed = claimed_by(g, seat)
    if TYPES[grave] in claimed:
        return Refusal("GG-16", "scored-already", grave=TYPES[grave], number=claimed[TYPES[grave]])
    if not types_on(g.laid - 1) >> grave & 1:
        return Refusal("GG-16", "type-not-on-card", grave=TYPES[grave], card=CARDS[g.laid - 1])
    return None if earns_a_card(g, grave) else Refusal("GG-R14", "earns-no-card", grave=TYPES[grave])
