"""What lies over the table for a moment: help, rulebook, log, a question before leaving, the result."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Markdown, Static

from sexton.kernel.interface import Over, Seat
from sexton.kernel.words import Words
from sexton.terminal import phrases
from sexton.terminal.fullscreen.panels import told
from sexton.terminal.phrases import Told


class Overlay(ModalScreen[str]):
    """A sheet that scrolls; Escape, or the key that opened it, closes it."""

    keys: ClassVar[str] = "overlay-keys"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "leave", show=False),
        Binding("down,j", "scroll(1)", show=False),
        Binding("up,k", "scroll(-1)", show=False),
        Binding("pagedown", "scroll(10)", show=False),
        Binding("pageup", "scroll(-10)", show=False),
        Binding("home", "scroll(-9999)", show=False),
        Binding("end", "scroll(9999)", show=False),
    ]

    def __init__(self, words: Words, title: str, sheet: RenderableType = "") -> None:
        super().__init__()
        self.words, self.heading, self.sheet = words, title, sheet

    def compose(self) -> ComposeResult:
        with Vertical(id=self.name) as frame:
            frame.border_title, frame.border_subtitle = self.heading, self.words.say(self.keys)
            with VerticalScroll(can_focus=False):
                yield Static(self.sheet)

    def action_leave(self) -> None:
        self.dismiss("")

    def action_scroll(self, by: int) -> None:
        self.query_one(VerticalScroll).scroll_relative(y=by, animate=False)


class Help(Overlay):
    BINDINGS: ClassVar[list[BindingType]] = [Binding("question_mark,q,enter,space", "leave", show=False)]

    def __init__(self, words: Words, keys: Iterable[str]) -> None:
        table = Table.grid(padding=(0, 2))
        for key in keys:
            table.add_row(Text(words.say(f"key-{key}"), "bold #f2b544"), words.say(f"key-{key}-does"))
        marks = words.say("help-marks") if words.knows("help-marks") else ""
        super().__init__(words, words.say("help-title"), Group(table, "", marks))


class Rulebook(Overlay):
    BINDINGS: ClassVar[list[BindingType]] = [Binding("r,q", "leave", show=False)]

    def __init__(self, words: Words, title: str, text: str) -> None:
        super().__init__(words, title)
        self.text = text

    def compose(self) -> ComposeResult:
        with Vertical(id="rulebook") as frame:
            frame.border_title, frame.border_subtitle = self.heading, self.words.say(self.keys)
            with VerticalScroll(can_focus=False):
                yield Markdown(self.text, open_links=False)


class WholeLog(Overlay):
    BINDINGS: ClassVar[list[BindingType]] = [Binding("g,q,enter,space", "leave", show=False)]

    def __init__(self, words: Words, events: Sequence[Told], names: Sequence[str], reader: Seat | None) -> None:
        super().__init__(words, words.say("log-title"), told(words, events, names, reader))

    def on_mount(self) -> None:
        self.call_after_refresh(self.action_scroll, 9999)


class Hints(Overlay):
    """Hints, in a practice game."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("h,q,enter,space", "leave", show=False)]

    def __init__(self, words: Words, hints: Sequence[str]) -> None:
        sentences = hints or [words.say("hints-none")]
        super().__init__(words, words.say("hints-title"), Text("\n".join(sentences)))


class LookedBack(Overlay):
    """The review of a finished game."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("v,q,enter,space", "leave", show=False)]

    def __init__(self, words: Words, title: str, lines: Sequence[str]) -> None:
        super().__init__(words, title, Text("\n".join(lines)))


class Leave(Overlay):
    """Before a game is broken off."""

    keys = "leave-keys"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("y,s", "answer('leave')", show=False),
        Binding("n,escape,q,space,enter", "answer('')", show=False),
    ]

    def __init__(self, words: Words) -> None:
        super().__init__(words, words.say("leave-title"), words.say("leave-question"))

    def action_answer(self, answer: str) -> None:
        self.dismiss(answer)


class Result(Overlay):
    """The ranking, and how it came about."""

    keys = "result-keys"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("n", "answer('again')", show=False),
        Binding("q", "answer('leave')", show=False),
    ]

    def __init__(
        self, words: Words, over: Over, names: Sequence[str], tally: RenderableType | None, notes: Sequence[str]
    ) -> None:
        parts: list[RenderableType] = [Text(phrases.winners(words, over, names), "bold #f2b544"), ""]
        parts += [Text(line) for line in phrases.ranking(words, over, names)]
        parts += ["", tally] if tally is not None else []
        parts += ["", *[Text(note, "#8d96a8") for note in notes]]
        super().__init__(words, words.say("result-title"), Group(*parts))

    def action_answer(self, answer: str) -> None:
        self.dismiss(answer)
