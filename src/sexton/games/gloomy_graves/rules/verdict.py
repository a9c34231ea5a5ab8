"""Which rule forbids a placement: the placement rules told once more, one by one, for refusals and the referee.

`places` finds what is allowed and is made for speed; this says why something is not. Tests hold the two together.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from sexton.kernel.interface import Refusal

Spot = tuple[int, int]
Ground = Mapping[Spot, str]  # what lies on top of each cell in use
DIGGER = "gravedigger"


def neighbours(spot: Spot) -> list[Spot]:
    """GG-R1 Edge to edge, never by a corner."""
    x, y = spot
    return [(x - 1, y), (x, y - 1), (x, y + 1), (x + 1, y)]


def forbidden(area: str, ground: Ground, halves: Sequence[str], at: Sequence[Spot]) -> Refusal | None:
    """The first rule, in the order of the rulebook, that forbids to lay this card here; None if it may lie."""
    if at[1] not in neighbours(at[0]):
        return Refusal("GG-8", "halves-apart", first=text_of(at[0]), second=text_of(at[1]))
    for half, spot in zip(halves, at, strict=True):
        if half != DIGGER and ground.get(spot) == DIGGER:
            return Refusal("GG-9", "grave-on-gravedigger", at=text_of(spot))
    after = {**ground, **dict(zip(at, halves, strict=True))}
    diggers = sorted(spot for spot, half in after.items() if half == DIGGER)
    for spot in diggers:
        for other in neighbours(spot):
            if other in diggers and other > spot:
                return Refusal("GG-10", "gravediggers-touch", first=text_of(spot), second=text_of(other))
    if area == "crypt":
        return forbidden_in_crypt(ground, at, list(after), diggers)
    covered = sum(spot in ground for spot in at)
    return None if covered == 1 else Refusal("GG-15", "covers-not-one", covered=covered)


def forbidden_in_crypt(
    ground: Ground, at: Sequence[Spot], after: Sequence[Spot], diggers: Sequence[Spot]
) -> Refusal | None:
    touching = [*at, *neighbours(at[0]), *neighbours(at[1])]
    if ground and not any(spot in ground for spot in touching):
        return Refusal("GG-12", "touches-nothing", first=text_of(at[0]), second=text_of(at[1]))
    columns, rows = {x for x, _ in after}, {y for _, y in after}
    wide, high = max(columns) - min(columns) + 1, max(rows) - min(rows) + 1
    if wide > 3 or high > 3:
        return Refusal("GG-13", "crypt-too-large", wide=wide, high=high)
    for one in diggers:
        for other in diggers:
            if one < other and (one[0] == other[0] or one[1] == other[1]):
                return Refusal("GG-14", "gravediggers-in-line", first=text_of(one), second=text_of(other))
    return None


def text_of(spot: Spot) -> str:
    return f"{spot[0]},{spot[1]}"


def spot_of(text: str) -> Spot:
    x, y = text.split(",")
    return int(x), int(y)
