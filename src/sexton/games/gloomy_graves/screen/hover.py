"""The burial being chosen, as far as it is chosen: what a screen shows hovering over the ground."""

from __future__ import annotations

from collections.abc import Mapping

from sexton.games.gloomy_graves.rules.legality import Spot, spot_of
from sexton.games.gloomy_graves.rules.notation import read
from sexton.games.gloomy_graves.view.choices import left_to_bury
from sexton.games.gloomy_graves.view.groups import Groups
from sexton.games.gloomy_graves.view.known import Sight
from sexton.kernel.interface import Move, Refusal


class Ghost:
    """From the fields pointed at: `card`, `area`, `column`, `row`, `second`; `pan` moves the window (a cell)."""

    def __init__(self, sight: Sight, pointed: Mapping[str, str]) -> None:
        self.sight = sight
        self.card = pointed.get("card")
        self.area = left_to_bury(sight.seen) if sight.seen.step == "bury other" else pointed.get("area")
        self.column = int(pointed["column"]) if "column" in pointed else None
        self.first = spot_of(f"{pointed['column']},{pointed['row']}") if "row" in pointed else None
        self.second = spot_of(pointed["second"]) if "second" in pointed else None
        self.pan = spot_of(pointed["pan"]) if "pan" in pointed else None

    def halves(self, area: str) -> dict[Spot, str]:
        """Where its halves would lie, if it is to go there."""
        if self.card is None or self.area != area or self.first is None:
            return {}
        one, two = self.card.split("/")
        return {self.first: one} if self.second is None else {self.first: one, self.second: two}

    def starts(self, area: str) -> set[Spot]:
        """Where the first half may go, once card and place are chosen."""
        if self.card is None or self.area != area or self.second is not None:
            return set()
        beginning = f"{area} {self.card} at "
        return {spot_of(text.split()[3]) for text in self.sight.texts if text.startswith(beginning)}

    @property
    def move(self) -> Move | None:
        """The whole burial, if it is one that may be."""
        if not (self.card and self.area and self.first and self.second):
            return None
        cells = " ".join(f"{x},{y}" for x, y in (self.first, self.second))
        try:
            move = read(f"{self.area} {self.card} at {cells}")
        except Refusal:
            return None
        return move if move in self.sight.moves else None

    @property
    def groups(self) -> dict[str, Groups] | None:
        """What the seat could count after it."""
        move = self.move
        return None if move is None else self.sight.groups_after(move)
