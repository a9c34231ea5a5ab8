"""A burial named by what lies there, for people, who should not have to count columns and rows.

The page names the places it has not been told of in the same way (boards/gloomy_graves/ground/names.ts): a test holds
the two together (docs/decisions/0032-places-named-in-gloomy-graves.md).
"""

from __future__ import annotations

from collections.abc import Sequence

from sexton.games.gloomy_graves.rules import events
from sexton.games.gloomy_graves.rules.legality import Ground, Spot, ground_of, neighbours, spot_of
from sexton.games.gloomy_graves.rules.names import Cells
from sexton.kernel.interface import Event, Seat

SIDES = ("left", "above", "below", "right")  # of the neighbours, in their order; backwards: of the cell, seen from them


def burial_told(in_crypt: bool, seat: Seat, card: str, cells: str, before: Cells) -> Event:
    """What is announced of a burial; `before` is the ground as it was."""
    named = place_of(ground_of(before), card.split("/"), [spot_of(cell) for cell in cells.split()])
    kind = events.BuriedInCrypt if in_crypt else events.BuriedInGraveyard
    return kind(seat, card, cells, *named)


def place_of(ground: Ground, halves: Sequence[str], at: Sequence[Spot]) -> tuple[str, str, str, str, str, str, str]:
    """`half`, how it `lies` by what, in which `part` of the ground; the `other` half, and how and by what that lies."""
    first = min((0, 1), key=lambda nth: (at[nth] not in ground, not beside(ground, at[nth])))
    spot, second = at[first], at[1 - first]
    lies, by = ("on", ground[spot]) if spot in ground else beside(ground, spot)[0]
    side = SIDES[neighbours(spot).index(second)]
    other_lies, other_by = ("on", ground[second]) if second in ground else (side, halves[first])
    return halves[first], lies, by, part_of(ground, spot), halves[1 - first], other_lies, other_by


def beside(ground: Ground, spot: Spot) -> list[tuple[str, str]]:
    """At which sides of what this place lies."""
    return [(side, ground[near]) for near, side in zip(neighbours(spot), SIDES[::-1], strict=True) if near in ground]


def part_of(ground: Ground, spot: Spot) -> str:
    """top-left, top, ..., bottom-right: in which ninth of the ground, or nearest to which, this place lies."""
    names = []
    for axis, third in ((1, ("top", "", "bottom")), (0, ("left", "", "right"))):
        line = [cell[axis] for cell in ground]
        low, high = min(line), max(line)
        names.append(third[max(0, min(2, (2 * (spot[axis] - low) + 1) * 3 // (2 * (high - low + 1))))])
    return "-".join(filter(None, names)) or "middle"
