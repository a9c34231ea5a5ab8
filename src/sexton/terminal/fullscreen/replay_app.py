"""A finished game on a full screen, to step through in both directions."""

from __future__ import annotations

import asyncio
from bisect import bisect_left, bisect_right
from pathlib import Path
from typing import ClassVar

from rich.text import Text
from textual import events
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.widgets import Static

from sexton.kernel.game import Look
from sexton.kernel.interface import Refusal, Seat
from sexton.kernel.records import record
from sexton.kernel.records.record import RecordError
from sexton.kernel.records.replay import verify
from sexton.kernel.words import Words
from sexton.review import WORDS
from sexton.review.judge import Imagined
from sexton.review.notes import Notes
from sexton.review.review import Progress, Review, review
from sexton.review.text import lines_of
from sexton.terminal import phrases
from sexton.terminal.fullscreen.app import HIGH_FROM, WIDE_FROM
from sexton.terminal.fullscreen.overlays import Help, LookedBack, Result, Rulebook, WholeLog
from sexton.terminal.fullscreen.panels import SHARED_KEYS, Board, Log, Story, framed
from sexton.terminal.replay_steps import Retelling

HELP = ("step", "ends", "chapter", "seat", "public", "review", "help", "rules", "log", "memory", "language", "quit")
KEYS = ("step", "chapter", "seat", "public", "review", "help", "log", "language", "quit")


class StepperApp(App[None]):
    CSS_PATH = Path(__file__).parent / "look.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "step(-1)", show=False),
        Binding("right,space,enter", "step(1)", show=False),
        Binding("home", "step(-99999)", show=False),
        Binding("end", "step(99999)", show=False),
        Binding("left_square_bracket", "chapter(-1)", show=False),
        Binding("right_square_bracket", "chapter(1)", show=False),
        *[Binding(str(seat), f"sit({seat})", show=False) for seat in range(7)],
        Binding("p", "watch", show=False),
        Binding("v", "review", show=False),
        *SHARED_KEYS,
        Binding("q,ctrl+c,ctrl+q", "quit", show=False),
    ]

    def __init__(self, story: Retelling, language: str, seat: Seat | None) -> None:
        super().__init__()
        self.retelling = story
        self.words = phrases.words_for(language, story.game)
        self.seat = seat
        self.at = 0
        self.memory_aid = True
        self.reviews: dict[Seat, Review] = {}
        self.looking = ""  # how far a review has come
        self.board, self.story, self.log_panel = Board(), Story(), Log()
        self.status, self.key_line = Static(id="status"), Static(id="keys")

    def compose(self) -> ComposeResult:
        return framed(self.status, (self.board, self.story), self.log_panel, self.key_line)

    def on_mount(self) -> None:
        self.show_all()

    def on_resize(self, event: events.Resize) -> None:
        self.screen_stack[0].set_class(event.size.width < WIDE_FROM, "narrow")
        self.show_all()

    def show_all(self) -> None:
        width, height = self.size
        room = (width - (0 if width < WIDE_FROM else 40), height - (9 if height < HIGH_FROM else 12))
        look = Look(self.words, self.retelling.names, self.memory_aid, room)
        view = self.retelling.view(self.at, self.seat)
        self.board.show(self.retelling.rules.draw_screen(view, look))
        heard = self.retelling.told(self.at, self.seat)
        begins = [number for number, event in enumerate(heard) if self.words.begins_chapter(event)]
        self.story.events = list(heard[begins[-1] :] if begins else heard)
        self.story.show(self.words, self.retelling.names, self.seat)
        self.log_panel.events = list(heard)
        self.log_panel.show(self.words, self.retelling.names, self.seat)
        self.show_status()

    def show_status(self) -> None:
        words = self.words
        seen_as = words.say("replay-as-public")
        if self.seat is not None:
            seen_as = words.say("replay-as-seat", name=self.retelling.player(words, self.seat))
        kind, _, seed = self.retelling.record.header.dice.partition(" ")
        practice = [words.say("practice-seed", seed=seed)] if kind == "seeded" else []
        step = words.say("replay-step", at=self.at, last=self.retelling.last)
        parts = [self.retelling.game.title, *practice, step, seen_as]
        if self.at == self.retelling.last:
            parts.append(ending(self.retelling, self.words))
        if self.looking:
            parts.insert(0, self.looking)
        self.status.update(Text(" · ".join(parts)))
        self.key_line.update(phrases.key_line(words, KEYS, self.size.width - 2))

    def action_step(self, by: int) -> None:
        was, self.at = self.at, max(0, min(self.retelling.last, self.at + by))
        self.show_all()
        if was == self.at == self.retelling.last:
            self.show_result()

    def action_chapter(self, by: int) -> None:
        begins = [0, *self.retelling.chapters(self.words), self.retelling.last]
        index = bisect_right(begins, self.at) if by > 0 else bisect_left(begins, self.at) - 1
        self.at = begins[max(0, min(len(begins) - 1, index))]
        self.show_all()

    def action_sit(self, seat: int) -> None:
        if seat < self.retelling.rules.seats:
            self.seat = seat
            self.show_all()

    def action_watch(self) -> None:
        self.seat = None
        self.show_all()

    # Looking back, as the seat that is shown, or as the first person

    def action_review(self) -> None:
        people = [seat for seat, player in enumerate(self.retelling.record.header.players) if player == "human"]
        seat = self.seat if self.seat is not None else (people or [0])[0]
        if not self.looking:
            self.run_worker(self.look_back(seat), exclusive=True, group="review")

    async def look_back(self, seat: Seat) -> None:
        """Worked out in the background; the seat is known, so a second look comes at once."""
        try:
            if seat not in self.reviews:
                self.tell_progress(0)
                self.reviews[seat] = await asyncio.to_thread(self.reviewed, seat)
        except (Refusal, RecordError) as fault:
            self.push_screen(LookedBack(self.words, self.retelling.game.title, [self.why_none(fault)]))
        else:
            result, story = self.retelling.result(), self.retelling
            notes = Notes(self.reviews[seat], story.rules, story.moments, story.names, self.words.language)
            lines = lines_of(notes, result.ranking if result is not None else ())
            self.push_screen(LookedBack(self.words, lines[0], lines[1:]))
        finally:
            self.looking = ""
            self.show_status()

    def reviewed(self, seat: Seat) -> Review:
        """A replay shows what the record says; to be judged, its luck must be that of its dice, too."""
        verify(record.write(self.retelling.record))
        return review(self.retelling.record, seat, Imagined, self.told)

    def why_none(self, fault: Refusal | RecordError) -> str:
        words = Words(self.words.language, WORDS)
        if isinstance(fault, Refusal):
            return words.refusal(fault)
        return self.words.say("replay-not-checked", line=fault.line, problem=words.wrong(fault))

    def told(self, part: Progress) -> None:
        self.call_from_thread(self.tell_progress, part.done)

    def tell_progress(self, done: int) -> None:
        self.looking = self.words.say("replay-reviewing", done=done, last=self.retelling.last)
        self.show_status()

    def action_memory(self) -> None:
        self.memory_aid = not self.memory_aid
        self.show_all()

    def action_language(self) -> None:
        self.words = phrases.words_for(phrases.next_language(self.words.language), self.retelling.game)
        self.show_all()

    def action_help(self) -> None:
        self.push_screen(Help(self.words, HELP))

    def action_rules(self) -> None:
        game = self.retelling.game
        self.push_screen(Rulebook(self.words, game.title, game.rulebook(self.words.language)))

    def action_log(self) -> None:
        self.push_screen(WholeLog(self.words, self.log_panel.events, self.retelling.names, self.seat))

    def show_result(self) -> None:
        result = self.retelling.result()
        if result is not None:
            heard = self.retelling.heard(self.at, self.seat)
            tally = self.retelling.rules.draw_result(heard, Look(self.words, self.retelling.names))
            self.push_screen(Result(self.words, result, self.retelling.names, tally, ()))


def ending(story: Retelling, words: Words) -> str:
    if story.ending.kind == "over":
        return words.say("replay-over")
    return phrases.broken_off(words, story.ending.text)
