"""A game on a full screen. Generic over games: drawings, words and choices are theirs."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from itertools import zip_longest
from pathlib import Path
from typing import ClassVar

from rich.text import Text
from textual import events
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.widgets import Static

from sexton.kernel.game import Look
from sexton.kernel.interface import Ask, Event, Refusal
from sexton.terminal import phrases
from sexton.terminal.fullscreen.overlays import Help, Hints, Leave, Overlay, Result, Rulebook, WholeLog
from sexton.terminal.fullscreen.panels import SHARED_KEYS, Board, Log, Story, framed
from sexton.terminal.fullscreen.question import Question
from sexton.terminal.local_game import Sitting
from sexton.terminal.record_files import NotSaved, Saved

BEATS = {"1": 1.3, "2": 0.6, "instant": 0.0}  # seconds between two sentences
LONG_CHAPTER = 5  # sentences; such a chapter stays until the player goes on
WIDE_FROM, HIGH_FROM = 118, 36
HELP = (
    "choose", "number", "amount", "aim", "turn", "pan", "back", "type", "skip", "help", "rules", "log", "memory",
    "hint", "language", "speed", "take-back", "again", "quit",
)  # fmt: skip
KEYS = ("help", "rules", "log", "memory", "language", "speed", "quit")


class TableApp(App[str]):
    """One game from the deal to the result. It ends with "again" if the player wants another one."""

    CSS_PATH = Path(__file__).parent / "look.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        *SHARED_KEYS,
        Binding("s", "speed", show=False),
        Binding("h", "hint", show=False),
        Binding("u", "take_back('same')", show=False),
        Binding("U", "take_back('new')", show=False),
        Binding("n", "again", show=False),
        Binding("slash,t", "type", show=False),
        Binding("escape", "stop_typing", show=False),
        Binding("space,enter", "go_on", show=False),
        Binding("q", "leave", show=False),
        Binding("ctrl+c,ctrl+q", "leave", show=False, priority=True),
    ]

    def __init__(
        self,
        sitting: Sitting,
        language: str,
        save: Callable[[], Saved | NotSaved],
        speed: str = "1",
        memory_aid: bool = True,
    ) -> None:
        super().__init__()
        self.sitting = sitting
        self.words = phrases.words_for(language, sitting.setting.game)
        self.save = save
        self.saved: Saved | NotSaved | None = None
        self.speed = speed
        self.memory_aid = memory_aid
        self.shown = sitting.view()  # what the drawing shows: it settles when all that was heard has been told
        self.told = 0
        self.hurry = asyncio.Event()
        self.board, self.story, self.log_panel, self.question = Board(), Story(), Log(), Question()
        self.status, self.key_line = Static(id="status"), Static(id="keys")

    def compose(self) -> ComposeResult:
        return framed(self.status, (self.board, self.story, self.question), self.log_panel, self.key_line)

    def on_mount(self) -> None:
        self.title = self.sitting.setting.game.title
        self.lay_out(self.size.width, self.size.height)
        self.run_worker(self.play())

    def on_resize(self, event: events.Resize) -> None:
        self.lay_out(event.size.width, event.size.height)

    def lay_out(self, width: int, height: int) -> None:
        table = self.screen_stack[0]
        table.set_class(width < WIDE_FROM, "narrow")
        table.set_class(height < HIGH_FROM, "low")
        self.show_all()

    # What is on the screen

    def show_all(self) -> None:
        names, reader = self.sitting.names, self.sitting.seat
        self.draw_board()
        self.story.show(self.words, names, reader)
        self.log_panel.show(self.words, names, reader)
        self.question.show(self.words)
        self.show_status()

    def draw_board(self) -> None:
        look = Look(self.words, self.sitting.names, self.memory_aid, self.room(), self.question.pointed)
        self.board.show(self.sitting.rules.draw_screen(self.shown, look))

    def room(self) -> tuple[int, int]:
        """Columns and lines for the drawing; story and question need theirs."""
        width = self.size.width - (0 if self.size.width < WIDE_FROM else 40)
        return width, self.size.height - (9 if self.size.height < HIGH_FROM else 14)

    def show_status(self) -> None:
        words = self.words
        aid = words.say("memory-on" if self.memory_aid else "memory-off")
        parts = [self.title, *self.practice(), words.say(f"speed-{self.speed}"), aid, words.say("language-name")]
        while len(" · ".join(parts)) > self.size.width - 2 and len(parts) > 1:
            parts.pop()  # the first ones matter most
        self.status.update(Text(" · ".join(parts)))
        self.key_line.update(phrases.key_line(words, self.keys_now(), self.size.width - 2))

    def practice(self) -> list[str]:
        setting = self.sitting.setting
        if setting.seed is not None:
            return [self.words.say("practice-seed", seed=str(setting.seed))]
        return [self.words.say("practice")] if setting.practice else []

    def keys_now(self) -> list[str]:
        """The keys worth naming at this moment."""
        keys = ["again"] if self.sitting.ended else []
        if self.sitting.can_take_back:
            keys.append("take-back")
        if self.sitting.setting.practice and not self.sitting.ended:
            keys.append("hint")
        return [*keys, *KEYS]

    # The game

    async def play(self) -> None:
        """Tell what is new, then ask or let the others answer, until the game has ended."""
        while True:
            await self.tell(self.sitting.heard(self.told))
            self.shown = self.sitting.view()
            asked = self.sitting.question
            if asked is None and (self.sitting.ended or BEATS[self.speed]):
                self.show_all()
            if self.sitting.ended:
                break
            if asked is not None:
                await self.ask(asked)
            else:
                self.sitting.let_others_answer()
                await asyncio.sleep(0)
        self.saved = self.save()
        self.show_result()

    async def ask(self, asked: Ask) -> None:
        only = self.sitting.only_answer
        if only is not None:
            self.story.events.append(only)
            self.log_panel.events.append(only)
            self.sitting.answer(only.text)
            return
        self.question.put(asked, self.sitting.choices(), self.words, self.sitting.names)
        self.story.add_class("beside-question")
        self.show_all()
        while (text := await self.question.answers.get()) is not None:
            try:
                self.sitting.answer(text)
                break
            except Refusal as refusal:
                self.question.refuse(refusal, self.words)
                self.draw_board()
        self.question.withdraw()
        self.story.remove_class("beside-question")

    async def tell(self, heard: Sequence[Event]) -> None:
        """One sentence after the other, with a beat between."""
        for event, following in zip_longest(heard, heard[1:]):
            if self.words.begins_chapter(event):
                await self.end_chapter()
                self.story.events = []
            self.told += 1
            self.story.events.append(event)
            self.log_panel.events.append(event)
            goes_on = following is not None and phrases.joins(self.words, event, following)
            if BEATS[self.speed] and not self.dealing() and not goes_on:
                self.story.show(self.words, self.sitting.names, self.sitting.seat)
                self.log_panel.show(self.words, self.sitting.names, self.sitting.seat)
                await self.beat(1)

    def dealing(self) -> bool:
        """The set-up is told at once."""
        return len(self.story.events) == len(self.log_panel.events)

    async def end_chapter(self) -> None:
        """A long one stays until the player has read it."""
        long = len(self.story.events) >= LONG_CHAPTER and self.sitting.seat is not None
        self.hurry.clear()
        if long and BEATS[self.speed]:
            self.story.waiting = True
            self.show_all()
            await self.hurry.wait()
            self.hurry.clear()
            self.story.waiting = False
        elif self.story.events:
            await self.beat(2 if long else 1)

    async def beat(self, length: int) -> None:
        try:
            await asyncio.wait_for(self.hurry.wait(), BEATS[self.speed] * length)
        except TimeoutError:
            return

    def show_result(self) -> None:
        sitting, words = self.sitting, self.words
        if sitting.result is None or self.saved is None:
            return
        look = Look(words, sitting.names, self.memory_aid)
        tally = sitting.rules.draw_result(sitting.heard(), look)
        self.lay_over(Result(words, sitting.result, sitting.names, tally, self.saved.told(words)), self.after_result)

    def after_result(self, answer: str | None) -> None:
        if answer:
            self.exit(answer)

    # Keys

    def lay_over(self, overlay: Overlay, then: Callable[[str | None], None] | None = None) -> None:
        if len(self.screen_stack) == 1:
            self.push_screen(overlay, then)

    def action_help(self) -> None:
        self.lay_over(Help(self.words, HELP))

    def action_rules(self) -> None:
        game = self.sitting.setting.game
        self.lay_over(Rulebook(self.words, game.title, game.rulebook(self.words.language)))

    def action_log(self) -> None:
        self.lay_over(WholeLog(self.words, self.log_panel.events, self.sitting.names, self.sitting.seat))

    def action_memory(self) -> None:
        self.memory_aid = not self.memory_aid
        self.show_all()

    def action_language(self) -> None:
        language = phrases.next_language(self.words.language)
        self.words = phrases.words_for(language, self.sitting.setting.game)
        self.show_all()

    def action_speed(self) -> None:
        speeds = list(BEATS)
        self.speed = speeds[(speeds.index(self.speed) + 1) % len(speeds)]
        self.hurry.set()
        self.show_all()

    def action_take_back(self, luck: str) -> None:
        if self.question.asked is None or self.question.answered:
            return
        before = self.sitting.taken_back
        try:
            self.sitting.take_back(luck)
        except Refusal as refusal:
            self.question.refuse(refusal, self.words)
            return
        if self.sitting.taken_back > before:
            self.tell_anew()
        self.question.give(None)

    def tell_anew(self) -> None:
        """A decision was taken back: what was told since then is void."""
        heard = self.sitting.heard()
        self.told = len(heard)
        begins = max((at for at, event in enumerate(heard) if self.words.begins_chapter(event)), default=0)
        self.story.events, self.log_panel.events = [*heard[begins:]], [*heard]
        self.shown = self.sitting.view()
        self.show_all()

    def action_hint(self) -> None:
        if self.question.asked is None:
            return
        try:
            hints = self.sitting.hints(self.words)
        except Refusal as refusal:
            self.question.refuse(refusal, self.words)
        else:
            self.run_worker(self.give_hints(hints), exclusive=True, group="hints")

    async def give_hints(self, hints: Callable[[], list[str]]) -> None:
        """Worked out in the background, so the screen stays responsive; dropped if the question was answered."""
        number = self.question.number
        self.question.border_subtitle = self.words.say("hints-thinking")
        said = await asyncio.to_thread(hints)
        self.question.border_subtitle = ""
        if self.question.number == number:
            self.lay_over(Hints(self.words, said))

    def action_type(self) -> None:
        self.question.typed.focus()

    def action_stop_typing(self) -> None:
        self.question.focus_picker()

    def action_go_on(self) -> None:
        """Space: tell the rest of the chapter at once, or go on after a long one."""
        self.hurry.set()

    def action_again(self) -> None:
        if self.sitting.ended:
            self.exit("again")

    def action_leave(self) -> None:
        """Asked once; Ctrl-C at that question means it."""
        if self.sitting.ended or isinstance(self.screen, Leave):
            self.exit("leave")
        else:
            self.push_screen(Leave(self.words), self.after_result)

    def on_question_changed(self, message: Question.Changed) -> None:
        self.question.show(self.words)
        self.draw_board()
