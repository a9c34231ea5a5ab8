"""The part of the screen that asks: pickers for the fields of an answer, and a line to type it into."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.message import Message
from textual.widgets import Input, Static

from sexton.kernel.interface import Ask, Choices, Refusal
from sexton.kernel.words import Words
from sexton.terminal.fullscreen.aim import Placement, cells_in
from sexton.terminal.fullscreen.pickers import Amount, Chips, Picker
from sexton.terminal.fullscreen.placement_picker import Ground
from sexton.terminal.phrases import Picking


class Question(Vertical):
    """What the seat is asked, field by field in their order."""

    class Changed(Message):
        """What is chosen or pointed at has changed: the drawing shows it."""

    def __init__(self) -> None:
        super().__init__(id="question")
        self.answers: asyncio.Queue[str | None] = asyncio.Queue()
        self.number = 0  # of the questions put so far
        self.asked: Ask | None = None
        self.picking: Picking | None = None
        self.refusal: Refusal | None = None
        self.words: Words | None = None
        self.answered = False  # and not refused: what is typed ahead answers nothing
        self.last_cells: dict[str, Placement] = {}  # by the first word of the answer
        self.chips, self.amount, self.ground = Chips(self), Amount(self), Ground(self)
        self.said, self.refused, self.typed = Static(id="asked"), Static(id="refusal"), Input(id="typed", compact=True)

    def compose(self) -> ComposeResult:
        yield self.said
        yield self.chips
        yield self.amount
        yield self.ground
        yield self.refused
        yield self.typed

    def put(self, asked: Ask, choices: Choices, words: Words, names: Sequence[str]) -> None:
        self.number += 1
        self.asked, self.picking, self.refusal = asked, Picking(choices, names, on_drawing=True), None
        self.answered = False
        self.chips.at = 0
        self.amount.reset()
        self.typed.value = ""
        self.display = True
        self.show(words)
        self.focus_picker()

    def withdraw(self) -> None:
        self.asked = self.picking = self.refusal = None
        self.display = False

    def show(self, words: Words) -> None:
        self.words = words
        if self.asked is None or self.picking is None:
            return
        self.border_title = self.asked.rule
        self.said.update(self.asked_so_far(words))
        self.show_pickers(words, self.picking)
        self.refused.update(Text(f"✗ {words.refusal(self.refusal)}", "bold #d55e00") if self.refusal else "")
        self.refused.display = self.refusal is not None
        self.typed.placeholder = words.say("type-a-move", example=self.picking.choices.texts()[0])

    def show_pickers(self, words: Words, picking: Picking) -> None:
        places, span = picking.places, picking.choices.span
        values = [] if places else picking.values
        self.chips.display, self.amount.display, self.ground.display = bool(values), span is not None, bool(places)
        self.chips.offer(values, [picking.label(words, value) for value in values])
        if span is not None:
            self.amount.offer(*span)
        several = any(len(cells_in(place.values())) > 1 for place in places)
        keys = words.say("ground-keys-turn" if several else "ground-keys")
        called = [picking.called_place(words, place) for place in places]
        self.ground.offer(places, called, self.last_cells.get(picking.verb, ()), keys)

    def asked_so_far(self, words: Words) -> Text:
        assert self.asked is not None
        assert self.picking is not None
        text = Text(words.question(self.asked), "bold")
        for field, value in self.picking.picked.items():
            text.append(f"  {words.say(f'field-{field}')}: ", "#8d96a8").append(
                self.picking.called(words, field, value), "#f2b544"
            )
        if self.picking.fields and not self.picking.places:
            text.append(f"  {words.say(f'field-{self.picking.field}')}?", "#8d96a8")
        return text

    def refuse(self, refusal: Refusal, words: Words) -> None:
        """An answer that was refused is begun anew; where only a key was, what is chosen so far stays."""
        begin_anew, self.refusal, self.answered = self.answered, refusal, False
        if self.picking is not None and begin_anew:
            self.picking = Picking(self.picking.choices, self.picking.names, on_drawing=True)
        self.show(words)
        if not isinstance(self.screen.focused, Input):
            self.focus_picker()

    @property
    def pointed(self) -> dict[str, str]:
        """The fields chosen so far, and those being pointed at."""
        if self.picking is None or not self.picking.choices.targets:
            return {}
        if self.ground.display:
            return {**self.picking.picked, **self.ground.pointed}
        return {**self.picking.picked, self.picking.field: self.chips.value}

    def focus_picker(self) -> None:
        shown = [picker for picker in self.query(Picker) if picker.display]
        if shown:
            shown[-1].focus()

    # What the pickers report

    def take(self, picker: Picker) -> None:
        if self.picking is None or self.answered:
            return
        if isinstance(picker, Ground):
            self.last_cells[self.picking.verb] = cells_in(picker.place.values())
            answer = self.picking.fill(picker.place)
        else:
            answer = self.picking.pick(picker.value)
        if answer is not None:
            self.give(answer)
        else:
            self.show_next()

    def step_back(self) -> None:
        if self.picking is not None and not self.answered:
            self.picking.back()
            self.show_next()

    def show_next(self) -> None:
        """The next question about this answer, or the one before."""
        self.chips.at = 0
        self.refusal = None
        if self.words is not None:
            self.show(self.words)
        self.focus_picker()
        self.post_message(self.Changed())

    def pointed_elsewhere(self) -> None:
        self.post_message(self.Changed())

    def on_input_submitted(self, message: Input.Submitted) -> None:
        message.stop()
        if message.value.strip() and not self.answered:
            message.input.value = ""
            self.give(message.value)

    def give(self, answer: str | None) -> None:
        """None: there is another question now."""
        self.answered = True
        self.answers.put_nowait(answer)
