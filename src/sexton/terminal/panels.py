"""The parts of the screen: the drawing, the story, the log, and the question at the bottom."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from rich.console import RenderableType
from rich.table import Column, Table
from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Vertical, VerticalScroll
from textual.message import Message
from textual.widgets import Input, Static

from sexton.kernel.interface import Ask, Choices, Event, Refusal
from sexton.kernel.words import Words
from sexton.terminal import speech
from sexton.terminal.pickers import Amount, Chips, Picker
from sexton.terminal.speech import Picking

LATEST = 60  # events in a panel; the whole log is an overlay


class Board(VerticalScroll, can_focus=False):
    """The game's own drawing of a view."""

    def compose(self) -> ComposeResult:
        yield Static(id="drawing")

    def show(self, drawing: RenderableType) -> None:
        self.query_one("#drawing", Static).update(drawing)


class Heard(VerticalScroll, can_focus=False):
    """Events in words, the latest at the bottom. Events are kept, not sentences: the language may change."""

    def compose(self) -> ComposeResult:
        yield Static(id="lines")

    def on_mount(self) -> None:
        self.events: list[Event] = []

    def show(self, words: Words, names: Sequence[str]) -> None:
        self.query_one("#lines", Static).update(told(words, self.events[-LATEST:], names))
        self.call_after_refresh(self.scroll_end, animate=False)


class Log(Heard):
    """All that was heard."""

    def show(self, words: Words, names: Sequence[str]) -> None:
        self.border_title = words.say("log-title")
        super().show(words, names)


class Story(Heard):
    """The chapter that is being told: a go, a robbery."""

    def on_mount(self) -> None:
        super().on_mount()
        self.waiting = False

    def show(self, words: Words, names: Sequence[str]) -> None:
        first = self.events[0] if self.events else None
        self.border_title = (
            speech.chapter(words, first, names) if first is not None and speech.begins_chapter(words, first) else ""
        )
        self.border_subtitle = words.say("story-go-on") if self.waiting else ""
        super().show(words, names)


def told(words: Words, events: Sequence[Event], names: Sequence[str]) -> RenderableType:
    """One sentence a row; where a chapter begins, it is set apart."""
    grid = Table.grid(Column(width=2), Column())
    for event in events:
        begins = speech.begins_chapter(words, event)
        grid.add_row(Text("▪" if begins else "", "#f2b544"), Text(words.event(event, names), "bold" if begins else ""))
    return grid


class Question(Vertical):
    """What the seat is asked: pickers for its fields in their order, and a line to type the answer into."""

    class Changed(Message):
        """What is chosen or pointed at has changed: the drawing shows it."""

    def __init__(self) -> None:
        super().__init__(id="question")
        self.answers: asyncio.Queue[str | None] = asyncio.Queue()
        self.asked: Ask | None = None
        self.picking: Picking | None = None
        self.refusal: Refusal | None = None

    def compose(self) -> ComposeResult:
        yield Static(id="asked")
        yield Chips()
        yield Amount()
        yield Static(id="refusal")
        yield Input(id="typed", compact=True)

    def put(self, asked: Ask, choices: Choices, words: Words, names: Sequence[str]) -> None:
        self.asked, self.picking, self.refusal = asked, Picking(choices, names), None
        self.query_one(Chips).at = 0
        self.query_one(Amount).reset()
        self.query_one("#typed", Input).value = ""
        self.display = True
        self.show(words)
        self.focus_picker()

    def withdraw(self) -> None:
        self.asked = self.picking = self.refusal = None
        self.display = False

    def show(self, words: Words) -> None:
        if self.asked is None or self.picking is None:
            return
        self.border_title = self.asked.rule
        self.query_one("#asked", Static).update(self.asked_so_far(words))
        self.show_pickers(words, self.picking)
        refused = self.query_one("#refusal", Static)
        refused.update(Text(f"✗ {words.refusal(self.refusal)}", "bold #d55e00") if self.refusal else "")
        refused.display = self.refusal is not None
        self.query_one("#typed", Input).placeholder = words.say("type-a-move", example=self.picking.choices.texts()[0])

    def show_pickers(self, words: Words, picking: Picking) -> None:
        chips, amount, values = self.query_one(Chips), self.query_one(Amount), picking.values
        chips.display, amount.display = bool(values), picking.choices.span is not None
        chips.offer(values, [picking.label(words, value) for value in values])
        if picking.choices.span is not None:
            amount.offer(*picking.choices.span)

    def asked_so_far(self, words: Words) -> Text:
        assert self.asked is not None
        assert self.picking is not None
        text = Text(speech.question(words, self.asked), "bold")
        for field, value in self.picking.picked.items():
            text.append(f"  {words.say(f'field-{field}')}: ", "#8d96a8").append(
                speech.label(words, field, value, self.picking.names), "#f2b544"
            )
        if self.picking.fields:
            text.append(f"  {words.say(f'field-{self.picking.field}')}?", "#8d96a8")
        return text

    def refuse(self, refusal: Refusal, words: Words) -> None:
        self.refusal = refusal
        if self.picking is not None:
            self.picking.picked.clear()
        self.show(words)

    @property
    def pointed(self) -> dict[str, str]:
        """The fields chosen so far, and the one being pointed at."""
        if self.picking is None or not self.picking.choices.targets:
            return {}
        return {**self.picking.picked, self.picking.field: self.query_one(Chips).value}

    def focus_picker(self) -> None:
        shown = [picker for picker in self.query(Picker) if picker.display]
        if shown:
            shown[-1].focus()

    def on_picker_picked(self, message: Picker.Picked) -> None:
        message.stop()
        if self.picking is None:
            return
        answer = self.picking.pick(message.value)
        self.query_one(Chips).at = 0
        if answer is not None:
            self.answers.put_nowait(answer)
        self.changed()

    def on_picker_back(self, message: Picker.Back) -> None:
        message.stop()
        if self.picking is not None:
            self.picking.back()
            self.query_one(Chips).at = 0
        self.changed()

    def on_picker_pointed(self, message: Picker.Pointed) -> None:
        message.stop()
        self.post_message(self.Changed())

    def on_input_submitted(self, message: Input.Submitted) -> None:
        message.stop()
        if message.value.strip():
            self.answers.put_nowait(message.value)
            message.input.value = ""

    def changed(self) -> None:
        self.refusal = None
        self.post_message(self.Changed())
