"""The third way to choose: a placement on the drawing, aimed at with the arrow keys."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from rich.text import Text
from textual.binding import Binding, BindingType
from textual.geometry import Size

from sexton.terminal.fullscreen.aim import Aim, Cell, Placement, cells_in
from sexton.terminal.fullscreen.pickers import CHOSEN, STONE, Chooser, Picker

PAN = 3  # cells at a time


class Ground(Picker):
    """The drawing shows what is aimed at; here it stands in words, or in numbers, with the keys."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "aim(-1, 0)", show=False),
        Binding("right", "aim(1, 0)", show=False),
        Binding("up", "aim(0, -1)", show=False),
        Binding("down", "aim(0, 1)", show=False),
        Binding("t,space", "turn", show=False),
        Binding("f", "flip", show=False),
        Binding("tab", "step(1)", show=False),
        Binding("shift+tab", "step(-1)", show=False),
        Binding("home,shift+left", "pan(-1, 0)", show=False),
        Binding("end,shift+right", "pan(1, 0)", show=False),
        Binding("pageup,shift+up", "pan(0, -1)", show=False),
        Binding("pagedown,shift+down", "pan(0, 1)", show=False),
    ]

    def __init__(self, chooser: Chooser) -> None:
        super().__init__(chooser)
        self.places: Sequence[Mapping[str, str]] = ()
        self.called: Sequence[str] = ()  # the places, where there are words for them
        self.aim: Aim | None = None
        self.looked_at: Cell | None = None  # where the window was moved to
        self.keys = ""

    def offer(self, places: Sequence[Mapping[str, str]], called: Sequence[str], near: Placement, keys: str) -> None:
        """These may be aimed at; the same ones again leave the aim where it is."""
        self.called, self.keys = called, keys
        if places != self.places or self.aim is None:
            self.places = places
            self.aim = Aim([cells_in(place.values()) for place in places], near) if places else None
            self.looked_at = None
        self.refresh(layout=True)

    @property
    def place(self) -> Mapping[str, str]:
        return self.places[self.aim.at] if self.aim is not None else {}

    @property
    def pointed(self) -> dict[str, str]:
        """The fields aimed at; `pan` is the cell to be looked at instead."""
        pan = {} if self.looked_at is None else {"pan": "{},{}".format(*self.looked_at)}
        return {**self.place, **pan}

    def action_aim(self, right: int, down: int) -> None:
        if self.aim is not None:
            self.aim.move(right, down)
            self.aimed()

    def action_turn(self) -> None:
        if self.aim is not None:
            self.aim.turn()
            self.aimed()

    def action_flip(self) -> None:
        if self.aim is not None:
            self.aim.flip()
            self.aimed()

    def action_step(self, by: int) -> None:
        if self.aim is not None:
            self.aim.step(by)
            self.aimed()

    def action_pan(self, right: int, down: int) -> None:
        if self.aim is not None:
            column, row = self.looked_at or self.aim.lead
            self.looked_at = self.aim.kept_inside((column + PAN * right, row + PAN * down))
            self.point()

    def aimed(self) -> None:
        """The window follows the aim."""
        self.looked_at = None
        self.point()

    def render(self) -> Text:
        if self.aim is None:
            return Text("")
        numbers = " – ".join(f"{column},{row}" for column, row in self.aim.placement)
        cells = self.called[self.aim.at] or numbers
        count = f" {self.aim.at + 1}/{len(self.places)}  "
        return Text.assemble((f" {cells} ", CHOSEN), (count, STONE), (self.keys, STONE))

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        return 1 if self.render().cell_len <= width else 2
