"""One person at a table of a server, line by line: what is told is said, what is typed is sent."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec

from sexton.kernel import catalogue
from sexton.kernel.game import Look, Rules
from sexton.kernel.interface import Ask, Choices, Over, Refusal, Seat
from sexton.kernel.records.notes import AnyNote
from sexton.kernel.records.plain_values import event_from, view_from
from sexton.kernel.words import Words
from sexton.remote.connection import Connection, Session
from sexton.remote.shuffle import Say, Shuffling, folders
from sexton.remote.typed_lines import Typed
from sexton.server.words import FOLDER as SERVER_FOLDER
from sexton.terminal import phrases
from sexton.terminal.phrases import Picking
from sexton.terminal.plain import InputEnded
from sexton.terminal.record_files import Saved, unused, write_whole

PROMPT = ">"
DO_ALONE = ("start", "resume", "resign")


class Seated:
    def __init__(self, session: Session, table: str, language: str, lines: Typed, say: Say) -> None:
        self.session, self.table, self.language, self.lines, self.say = session, table, language, lines, say
        self.words = Words(language, SERVER_FOLDER, phrases.FOLDER)
        self.connection = Connection(session, table, language)
        self.about: dict[str, Any] = {}
        self.now: dict[str, Any] = {}
        self.shuffling = Shuffling(self.connection, self.words, say)
        self.rules: Rules[Any, Any]
        self.picking: Picking | None = None
        self.over = self.finished = self.wants_rematch = False
        self.next_table = ""  # where it goes on
        self.there = asyncio.Event()  # the table is: before, nothing that is typed could reach it
        self.gave_up = ""  # why no more answers will come
        self.noted = 0  # the last note that was said

    async def run(self) -> None:
        """Until the game is over, or the player leaves; the seat stays theirs. InputEnded if nobody will answer."""
        typing = asyncio.create_task(self.listen_to_player())
        try:
            async for message in self.connection.messages():
                await self.hear(message)
                if self.finished or typing.done():
                    break
        finally:
            typing.cancel()
        if self.gave_up:
            raise InputEnded(self.gave_up)

    async def listen_to_player(self) -> None:
        """One line after the other: over a pipe, what was typed ahead answers the questions to come."""
        await self.there.wait()
        while (line := await self.lines.line()) is not None:
            if (line or self.over) and not await self.typed(line):
                break
        else:
            why = await self.lines.until_missed()
            self.gave_up = "" if self.over else why
        self.finished = True
        await self.connection.send(do="again", heard=self.connection.heard)  # wakes the other half

    # What is told

    async def hear(self, message: dict[str, Any]) -> None:
        told = {
            "table": self.hear_about,
            "deal": self.hear_deal,
            "now": self.hear_now,
            "ready": self.hear_ready,
            "said": self.hear_said,
            "noted": self.hear_noted,
            "refused": self.hear_refused,
            "accepted": self.hear_accepted,
            "moved": self.hear_moved,
            "lost": self.hear_lost,
        }.get(message["type"])
        if told is not None:
            await told(message)

    async def hear_about(self, message: dict[str, Any]) -> None:
        before, self.about = self.about, message
        self.shuffling.about = message
        self.there.set()
        if not before:
            game = catalogue.edition(message["game"], message["edition"])
            self.rules = game.open(len(message["chairs"]), game.read_options(message["options"]))
            self.words = Words(self.language, SERVER_FOLDER, phrases.FOLDER, *game.words)
        self.tell_proposals(before.get("agreed", {}))
        await self.hear_rematch(message["rematch"])
        empty = [seat for seat, chair in enumerate(message["chairs"]) if chair["kind"] in ("open", "invited")]
        if message["status"] == "waiting" and empty:
            names = [self.words.say("join-seat-empty", seat=seat) for seat in empty]
            self.say(self.words.say("join-waiting", names=self.words.listed(names)))
        if message["status"] == "void" and before.get("status") != "void":
            self.shuffling.hear_void()
            missing = self.words.listed([self.names()[seat] for seat in message["missing"]])
            self.say(self.words.say("join-void", names=missing))

    def tell_proposals(self, before: dict[str, list[Seat]]) -> None:
        """What others have proposed and we have not agreed to."""
        for what, seats in self.about["agreed"].items():
            if what not in before and not set(seats) & set(self.about["you"]):
                names = self.words.listed([self.names()[seat] for seat in seats])
                self.say(self.words.say("join-proposed", names=names, what=what))

    async def hear_rematch(self, table: str) -> None:
        if not table or not self.over:
            return
        if self.wants_rematch:
            self.next_table, self.finished = table, True
        else:
            self.say(self.words.say("join-rematch-offered"))

    def names(self) -> tuple[str, ...]:
        chairs = enumerate(self.about["chairs"])
        return tuple(
            self.named(chair) or self.words.say("player-bot", level=chair["bot"] or "?", seat=seat)
            for seat, chair in chairs
        )

    def named(self, chair: dict[str, Any]) -> str:
        """A bot that somebody brought along is marked."""
        return self.words.say("join-program", name=chair["name"]) if chair.get("program") else str(chair["name"])

    async def hear_deal(self, message: dict[str, Any]) -> None:
        await self.shuffling.hear(message)
        self.finished |= message["phase"] == "void"

    async def hear_now(self, message: dict[str, Any]) -> None:
        self.shuffling.hear_cards()
        self.now = message
        self.connection.heard = message["heard_from"] + len(message["heard"])
        names = self.names()
        try:
            heard = [event_from(self.rules, plain) for plain in message["heard"]]
        except LookupError as unknown:
            raise Refusal("join", "unknown-event", told=str(unknown.args[0])) from None
        for first, sentence in phrases.sentences(self.words, heard, names, message["seat"]):
            if self.words.begins_chapter(first):
                self.say("")
            self.say(sentence)
        if message["over"]:
            await self.tell_result(message["over"])
        elif message["choices"] and message["mine"] is None:
            await self.hear_question(msgspec.convert(message["choices"], Choices))
        elif message["asked"]:
            self.picking = None
            self.lines.ask_no_more()
            waiting = [names[seat] for seat in message["asked"] if seat not in message["ready"]]
            self.say(self.words.say("join-their-go", names=self.words.listed(waiting)))

    async def hear_question(self, choices: Choices) -> None:
        """The only answer is given at once, but not where that would tell the others that there is no other."""
        self.lines.begin_question()
        only = phrases.only_answer(self.asked(), choices)
        if only is not None and self.now["step"] in self.rules.public_choices and not self.now["take_back"]:
            self.picking = None
            self.say(only.told(self.words, self.names()))
            await self.connection.send(ask=self.now["ask"], move=only.text)
            return
        self.picking = Picking(choices)
        self.describe()
        self.put()

    def asked(self) -> Ask:
        return Ask(self.now["rule"], self.now["step"], tuple(self.now["asked"]))

    async def hear_ready(self, message: dict[str, Any]) -> None:
        names = self.names()
        others = [names[seat] for seat in message["ready"] if seat != self.now.get("seat")]
        if others:
            self.say(self.words.say("join-ready", names=self.words.listed(others)))

    async def hear_said(self, message: dict[str, Any]) -> None:
        """A message without a text was hidden by a steward."""
        word = "join-said" if message["text"] else "join-hidden"
        self.say(self.words.say(word, name=message["name"], text=message["text"]))

    async def hear_noted(self, message: dict[str, Any]) -> None:
        """What happened at a seat; after a reconnect all of it comes again."""
        if message["number"] > self.noted:
            self.noted = message["number"]
            note = msgspec.convert(message["note"], AnyNote)
            self.say(self.words.event(note, self.names(), reader=self.now.get("seat")))

    async def hear_refused(self, message: dict[str, Any]) -> None:
        self.say(message["text"])
        if self.picking is not None:
            self.say(PROMPT)
            self.lines.ask()

    async def hear_accepted(self, message: dict[str, Any]) -> None:
        if message["sealed"]:
            self.say(self.words.say("join-sealed"))

    async def hear_moved(self, message: dict[str, Any]) -> None:
        self.say(self.words.say("join-moved"))
        self.finished = True

    async def hear_lost(self, message: dict[str, Any]) -> None:
        self.say(self.words.say("join-lost"))

    # What is shown

    def describe(self) -> None:
        seen = view_from(self.rules, self.now["view"])
        self.say("")
        for line in self.rules.describe(seen, Look(self.words, self.names(), typing=True)):
            self.say(line)

    def put(self) -> None:
        picking = self.picking
        assert picking is not None
        words = self.words
        self.say("")
        self.say(f"{self.now['rule']}. {words.question(self.asked())}")
        self.tell_clock()
        if picking.choices.span is not None:
            low, high = picking.choices.span
            self.say(words.say("plain-range", low=low, high=high))
        for number, value in enumerate(picking.values, start=1):
            label = picking.label(words, value)
            self.say(value if picking.choices.span else words.say("plain-choice", number=number, label=label))
        self.say(words.say("join-hint-line", example=picking.choices.texts()[0]))
        self.say(PROMPT)
        self.lines.ask()

    def tell_clock(self) -> None:
        clock, seat = self.now["clock"], self.now["seat"]
        if clock and seat in clock["running"]:
            left = clock["left"][seat]
            self.say(self.words.say("join-clock", minutes=str(left // 60), seconds=f"{left % 60:02}"))

    async def tell_result(self, over: dict[str, Any]) -> None:
        self.say("")
        if over["kind"] == "over":
            result = Over(self.now["rule"], tuple(over["scores"]), tuple(map(tuple, over["ranking"])))
            for line in (
                phrases.winners(self.words, result, self.names()),
                *phrases.ranking(self.words, result, self.names()),
            ):
                self.say(line)
        else:
            self.say(phrases.broken_off(self.words, over["reason"]))
        if not self.over:
            await self.keep_record()
        self.over, self.finished = True, not self.about["you"]
        self.lines.ask()
        if not self.finished:
            self.say(self.words.say("join-again"))
            self.say(PROMPT)

    async def keep_record(self) -> None:
        """The record, beside what our seats saw before the key existed: enough to check both against each other."""
        url = f"/api/tables/{self.about['id']}/record"
        try:
            text = await self.session.text(url)
        except Refusal:
            return
        digest = text.rstrip("\n").rpartition("~")[2]
        seen = [path for seat in self.about["you"] if (path := self.shuffling.keep(seat, digest)) is not None]
        for folder in folders():
            path = folder / f"{self.shuffling.stem}.sexton"
            try:
                folder.mkdir(parents=True, exist_ok=True)
                path = unused(path)
                write_whole(path, text.encode())
            except OSError as error:
                problem = error.strerror or str(error)
                self.say(self.words.say("join-not-saved", path=str(path), problem=problem))
            else:
                for line in Saved(path, next(iter(seen), None)).told(self.words):
                    self.say(line)
                return
        self.say(self.words.say("join-record-there", url=self.session.base + url))

    # What is typed

    async def typed(self, line: str) -> bool:
        """Whether the player stays."""
        if self.over:
            return await self.again(line)
        word, _, rest = line.partition(" ")
        if word == "quit" and not rest:
            return False
        if line in ("?", "help"):
            self.say(self.words.say("join-help"))
        elif line == "fingerprint":
            self.shuffling.tell_fingerprint()
        elif line == "link":
            await self.show_link()
        elif word in ("propose", "withdraw") and rest:
            await self.connection.send(do=word, what=rest)
        elif word == "say" and rest:
            await self.connection.send(do="say", text=rest)
        elif word == "seat" and rest.isdigit():
            await self.connection.send(do="sit", seat=int(rest))
        elif line in DO_ALONE:
            await self.connection.send(do=line)
        else:
            return await self.typed_to_question(line)
        return True

    async def typed_to_question(self, line: str) -> bool:
        await self.lines.until_asked()
        if self.over:
            return await self.again(line)
        if line == "view" and self.now:
            self.describe()
        elif line == "undo" and self.now:
            await self.connection.send(do="take-back", ask=self.now["ask"])
        elif self.now:
            await self.answer(line)
        return True

    async def again(self, line: str) -> bool:
        self.wants_rematch = line == "rematch"
        if self.wants_rematch:
            await self.connection.send(do="rematch")
        return self.wants_rematch

    async def show_link(self) -> None:
        try:
            link = await self.session.post(f"/api/tables/{self.table}/seats/{self.about['you'][0]}/link")
        except (Refusal, IndexError):
            return
        self.say(self.words.say("join-link"))
        self.say(link["url"])

    async def answer(self, line: str) -> None:
        picking, move = self.picking, line
        if picking is not None and line == "back":
            picking.back()
            self.put()
            return
        if picking is not None and line.isascii() and line.isdigit():
            number = int(line)
            if picking.choices.span is not None:
                move = picking.choices.pattern.format(**{picking.field: number})
            elif not 1 <= number <= len(picking.values):
                self.say(self.words.say("plain-no-number", number=number))
                return
            else:
                whole = picking.pick(picking.values[number - 1])
                if whole is None:
                    self.put()
                    return
                move = whole
        self.lines.ask_no_more()
        await self.connection.send(ask=self.now["ask"], move=move)
