"""The objectives are data: a small text file that anyone can write, one card per line (GR-3, GR-22)."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, to_builtins

from sexton.games.graverobbers.rules.box import GRAVES, SIDES
from sexton.games.graverobbers.rules.variant import WHOLE_CEMETERY
from sexton.kernel.interface import Refusal, says
from sexton.kernel.options import lines_of

FILE = Path(__file__).parent / "objectives.txt"
OF_EACH_SIDE = 9
MOST_POINTS = 99
LINE = re.compile(r"(\S+)\s+(\S+)\s+(\S+)")
PAIR = re.compile(r"([1-9])-([1-9])")


class Objective(Struct, frozen=True, forbid_unknown_fields=True):
    """An objective."""

    side: Annotated[Literal["black", "white"], says("what it wants: `black` ransacked, `white` undisturbed")]
    graves: Annotated[tuple[int, ...], says("two of them, from 1; none stands for the cemetery as a whole")]
    points: Annotated[int, Meta(ge=1, le=MOST_POINTS, description="what it is worth")]

    @property
    def where(self) -> str:
        return "-".join(str(grave) for grave in self.graves) or "cemetery"

    @property
    def numbers(self) -> tuple[int, int, int]:
        """Side and graves, as the rules count them."""
        first, second = [grave - 1 for grave in self.graves] or [WHOLE_CEMETERY, WHOLE_CEMETERY]
        return SIDES.index(self.side), first, second

    @property
    def name(self) -> str:
        return f"{self.side} {self.where} {self.points}"


def objectives_in(path: str) -> Any:
    """GR-3 The objectives in this file, as an option holds them; a Refusal if it cannot be read."""
    try:
        text = Path(path).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError, ValueError):
        raise Refusal("GR-3", "objectives-unreadable", path=path) from None
    return to_builtins(read_objectives(text))


def read_objectives(text: str) -> tuple[Objective, ...]:
    """The objectives of such a file; a Refusal names the first line that is wrong, counted from 1."""
    found: list[Objective] = []
    for number, words in lines_of(text):
        found.append(read_line(words, number))
        side = found[-1].side
        if sum(1 for one in found if one.side == side) > OF_EACH_SIDE:
            raise Refusal("GR-3", "objectives-too-many", line=number, side=side, count=OF_EACH_SIDE)
    last = max(1, len(text.splitlines()))
    for side_name in SIDES:
        count = sum(1 for one in found if one.side == side_name)
        if count < OF_EACH_SIDE:
            raise Refusal("GR-3", "objectives-too-few", line=last, side=side_name, count=count, wanted=OF_EACH_SIDE)
    return tuple(found)


def read_line(words: str, number: int) -> Objective:
    """One objective: `black 1-2 6` or `white cemetery 3`."""
    parts = LINE.fullmatch(words)
    if parts is None:
        raise Refusal("GR-3", "objectives-line", line=number, text=words)
    side, where, points = parts.groups()
    if not points.isascii() or not points.isdigit() or not 1 <= int(points) <= MOST_POINTS:
        raise Refusal("GR-3", "objectives-points", line=number, text=points, most=MOST_POINTS)
    graves: tuple[int, ...] = ()
    if where != "cemetery":
        pair = PAIR.fullmatch(where)
        graves = (int(pair[1]), int(pair[2])) if pair else ()
        if not are_graves(graves):
            raise Refusal("GR-3", "objectives-graves", line=number, text=where, graves=GRAVES)
    if side == "black":
        return Objective("black", graves, int(points))
    if side == "white":
        return Objective("white", graves, int(points))
    raise Refusal("GR-3", "objectives-side", line=number, text=side)


def are_graves(graves: tuple[int, ...]) -> bool:
    """GR-22 Two different ones."""
    return len(graves) == 2 and graves[0] != graves[1] and all(1 <= grave <= GRAVES for grave in graves)


RECONSTRUCTION = read_objectives(FILE.read_text(encoding="utf-8"))
