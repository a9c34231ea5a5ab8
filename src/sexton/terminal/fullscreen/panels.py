"""The parts of the screen that tell: the drawing, the story, the log."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import RenderableType
from rich.table import Column, Table
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.widget import Widget
from textual.widgets import Static

from sexton.kernel.interface import Seat
from sexton.kernel.words import Words
from sexton.terminal import phrases
from sexton.terminal.phrases import Told

SHARED_KEYS: list[BindingType] = [  # of a game that is played and of one that is replayed
    Binding("question_mark", "help", show=False),
    Binding("r", "rules", show=False),
    Binding("g", "log", show=False),
    Binding("m", "memory", show=False),
    Binding("l", "language", show=False),
]
LATEST = 60  # events in a panel; the whole log is an overlay


def framed(status: Widget, left: Sequence[Widget], log: Widget, keys: Widget) -> ComposeResult:
    """The whole screen: the status above, the table with the log at its side, the keys below."""
    yield status
    with Horizontal(id="table"):
        with Vertical(id="left"):
            yield from left
        yield log
    yield keys


class Board(VerticalScroll, can_focus=False):
    """The game's own drawing of a view."""

    def __init__(self) -> None:
        super().__init__()
        self.drawing = Static(id="drawing")

    def compose(self) -> ComposeResult:
        yield self.drawing

    def show(self, drawing: RenderableType) -> None:
        self.drawing.update(drawing)


class Lines(Static):
    """Grows and shrinks, and keeps its container scrolled to the end."""

    def on_resize(self) -> None:
        if isinstance(self.parent, VerticalScroll):
            self.parent.scroll_end(animate=False)


class Heard(VerticalScroll, can_focus=False):
    """Events in words, the latest at the bottom. Events are kept, not sentences: the language may change."""

    def __init__(self) -> None:
        super().__init__()
        self.lines = Lines()
        self.events: list[Told] = []

    def compose(self) -> ComposeResult:
        yield self.lines

    def on_resize(self) -> None:
        self.scroll_end(animate=False)

    def show(self, words: Words, names: Sequence[str], reader: Seat | None) -> None:
        self.lines.update(told(words, self.events[-LATEST:], names, reader))


class Log(Heard):
    """All that was heard."""

    def show(self, words: Words, names: Sequence[str], reader: Seat | None) -> None:
        self.border_title = words.say("log-title")
        super().show(words, names, reader)


class Story(Heard):
    """The chapter that is being told: a go, a robbery."""

    def __init__(self) -> None:
        super().__init__()
        self.waiting = False

    def show(self, words: Words, names: Sequence[str], reader: Seat | None) -> None:
        first = self.events[0] if self.events else None
        self.border_title = phrases.chapter(words, first, names, reader) if first is not None else ""
        self.border_subtitle = words.say("story-go-on") if self.waiting else ""
        super().show(words, names, reader)


def told(words: Words, events: Sequence[Told], names: Sequence[str], reader: Seat | None) -> RenderableType:
    """One sentence per row; where a chapter begins, it is set apart."""
    grid = Table.grid(Column(width=2), Column())
    for first, sentence in phrases.sentences(words, events, names, reader):
        begins = words.begins_chapter(first)
        grid.add_row(Text("▪" if begins else "", "#f2b544"), Text(sentence, "bold" if begins else ""))
    return grid
