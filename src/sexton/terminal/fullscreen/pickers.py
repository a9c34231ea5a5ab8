"""Two ways to choose: one of a few, and a number of a range. Keyboard and mouse do the same."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Protocol

from rich.text import Text
from textual import events
from textual.binding import Binding, BindingType
from textual.geometry import Size
from textual.reactive import reactive
from textual.widget import Widget

LANTERN, STONE = "#f2b544", "#8d96a8"
ROWS = 4  # of chips; what is more scrolls
CHOSEN = f"bold reverse {LANTERN}"
KEYS = "1234567890abcdefijkopvwxyz"  # of the chips in their order: the letters that mean nothing else at the table


class Chooser(Protocol):
    """The widget that asks. Pickers call it directly, not by message: the next key may already be waiting."""

    def pointed_elsewhere(self) -> None: ...

    def take(self, picker: Picker) -> None: ...

    def step_back(self) -> None: ...


class Picker(Widget, can_focus=True):
    """What all ways have in common: Enter takes what is pointed at, Escape steps back."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "take", show=False),
        Binding("escape", "back", show=False),
        Binding("left", "move(-1)", show=False),
        Binding("right", "move(1)", show=False),
        Binding("home", "move(-999)", show=False),
        Binding("end", "move(999)", show=False),
    ]

    def __init__(self, chooser: Chooser) -> None:
        super().__init__()
        self.chooser = chooser

    @property
    def value(self) -> str:
        raise NotImplementedError

    def action_take(self) -> None:
        self.chooser.take(self)

    def action_back(self) -> None:
        self.chooser.step_back()

    def point(self) -> None:
        self.refresh(layout=True)
        self.chooser.pointed_elsewhere()


class Chips(Picker):
    """Options side by side, each with its key: arrows and Enter, a number or letter, or a click."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "move_row(-1)", show=False),
        Binding("down", "move_row(1)", show=False),
    ]

    def __init__(self, chooser: Chooser) -> None:
        super().__init__(chooser)
        self.values: Sequence[str] = ()
        self.labels: Sequence[str] = ()
        self.at = 0

    @property
    def value(self) -> str:
        return self.values[self.at] if self.values else ""

    def offer(self, values: Sequence[str], labels: Sequence[str]) -> None:
        self.values, self.labels = values, labels
        self.at = min(self.at, max(0, len(values) - 1))
        self.refresh(layout=True)

    def action_move(self, by: int) -> None:
        self.at = max(0, min(len(self.values) - 1, self.at + by)) if abs(by) > 1 else (self.at + by) % len(self.values)
        self.point()

    def action_move_row(self, by: int) -> None:
        """To the nearest chip of the row above or below; within a single row, to the neighbour."""
        places = self.places(self.content_size.width)
        column, row, _ = places[self.at]
        there = [number for number, place in enumerate(places) if place[1] == row + by]
        if there:
            self.at = min(there, key=lambda number: abs(places[number][0] - column))
            self.point()
        elif places[-1][1] == 0:
            self.action_move(by)

    def on_key(self, event: events.Key) -> None:
        if event.character is not None and event.character in KEYS[: len(self.values)]:
            self.take_number(KEYS.index(event.character))
            event.stop()

    def take_number(self, number: int) -> None:
        if number < len(self.values):
            self.at = number
            self.action_take()

    def on_click(self, event: events.Click) -> None:
        where = event.get_content_offset(self)
        if where is None:
            return
        places = self.places(self.content_size.width)
        for number, (column, row, width) in enumerate(places):
            if row - self.first_row(places) == where.y and column <= where.x < column + width:
                self.take_number(number)

    def places(self, width: int) -> list[tuple[int, int, int]]:
        """Column, row and width of each chip."""
        places, column, row = [], 0, 0
        for number, label in enumerate(self.labels):
            needed = len(self.chip(number, label))
            if column and column + needed > width:
                column, row = 0, row + 1
            places.append((column, row, needed))
            column += needed + 1
        return places

    def chip(self, number: int, label: str) -> str:
        key = f"{KEYS[number]}) " if number < len(KEYS) else ""
        return f"{'▸' if number == self.at else ' '}{key}{label} "

    def first_row(self, places: Sequence[tuple[int, int, int]]) -> int:
        """Of a long list only some rows are shown, with the chosen chip among them."""
        return max(0, min(places[self.at][1] - 1, places[-1][1] + 1 - ROWS)) if places else 0

    def render(self) -> Text:
        places = self.places(self.content_size.width)
        first = line = self.first_row(places)
        text = Text("")
        for number, (column, row, _) in enumerate(places):
            if first <= row < first + ROWS:
                text.append("\n" if row > line else "│" if column else "", STONE)
                text.append(self.chip(number, self.labels[number]), CHOSEN if number == self.at else "")
                line = row
        if places and places[-1][1] >= first + ROWS:
            text.append(" ▾", STONE)
        return text

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        places = self.places(width)
        return min(ROWS, places[-1][1] + 1) if places else 1


class Amount(Picker):
    """A number of a range: arrows by one, page keys by five, digits, or a click on the bar."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "move(1)", show=False),
        Binding("down", "move(-1)", show=False),
        Binding("pageup", "move(5)", show=False),
        Binding("pagedown", "move(-5)", show=False),
        Binding("backspace", "erase", show=False),
    ]
    number: reactive[int] = reactive(0)

    def __init__(self, chooser: Chooser) -> None:
        super().__init__(chooser)
        self.low, self.high = 0, 0
        self.typing = False

    @property
    def value(self) -> str:
        return str(self.number)

    def reset(self) -> None:
        """Forget the last question."""
        self.number, self.typing = 0, False

    def offer(self, low: int, high: int) -> None:
        self.low, self.high, self.number = low, high, max(low, min(high, self.number))
        self.refresh(layout=True)

    def action_move(self, by: int) -> None:
        self.typing = False
        self.set_number(self.number + by)

    def action_erase(self) -> None:
        self.set_number(self.number // 10)

    def set_number(self, number: int) -> None:
        self.number = max(self.low, min(self.high, number))
        self.point()

    def on_key(self, event: events.Key) -> None:
        """Digits in a row make one number, as long as it is in range."""
        if event.character is not None and event.character in "0123456789":
            longer = self.number * 10 + int(event.character)
            self.set_number(longer if self.typing and longer <= self.high else int(event.character))
            self.typing = True
            event.stop()

    def on_click(self, event: events.Click) -> None:
        where = event.get_content_offset(self)
        if where is not None and where.y == 1:
            self.set_number(self.low + round(where.x * (self.high - self.low) / max(1, self.bar_width() - 1)))

    def bar_width(self) -> int:
        return max(10, min(60, self.content_size.width - 2))

    def render(self) -> Text:
        width = self.bar_width()
        filled = round((self.number - self.low) * width / max(1, self.high - self.low))
        text = Text.assemble((f" ◂ {self.number} ▸ ", CHOSEN), (f"  {self.low} – {self.high}\n", STONE))
        return text.append("█" * filled, LANTERN).append("░" * (width - filled), STONE)

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        return 2
