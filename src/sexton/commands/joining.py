"""One person at a table of a server, line by line: what is told is said, what is typed is sent."""

from __future__ import annotations

import asyncio
import os
import tempfile
import threading
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, TextIO

import msgspec

from sexton.kernel import catalogue
from sexton.kernel.fair import SECRET_BYTES, commitment_to_salt
from sexton.kernel.game import Look, Rules
from sexton.kernel.interface import Ask, Choices, Over, Refusal, Seat
from sexton.kernel.notes import AnyNote
from sexton.kernel.replay import Seen
from sexton.kernel.words import Words
from sexton.server.client import Connection, Session, event_from, view_from
from sexton.server.services import FOLDER as SERVER_FOLDER
from sexton.terminal import speech
from sexton.terminal.saving import records_folder, unused, write_whole
from sexton.terminal.speech import Picking

Say = Callable[[str], None]
Lines = asyncio.Queue["str | None"]
PROMPT = ">"
DO_ALONE = ("start", "resume", "resign")


def lines_from(stream: TextIO) -> Lines:
    """Read in a thread of its own: the table is heard while somebody types. None: nothing more will come."""
    loop, lines = asyncio.get_running_loop(), Lines()

    def read() -> None:
        try:
            for line in stream:
                loop.call_soon_threadsafe(lines.put_nowait, " ".join(line.split()))
            loop.call_soon_threadsafe(lines.put_nowait, None)
        except (RuntimeError, ValueError):  # the game ended before the input did
            return

    threading.Thread(target=read, daemon=True).start()
    return lines


def kept(path: Path, text: str, seen: bytes) -> Path:
    """Both files whole, or an OSError and none: half a record on a full disk would look like one."""
    path = unused(path)
    path.parent.mkdir(parents=True, exist_ok=True)
    write_whole(path, text.encode())
    if seen:
        try:
            write_whole(path.with_name(path.stem + ".seen.json"), seen)
        except OSError:
            with suppress(OSError):
                path.unlink(missing_ok=True)
            raise
    return path


class Seated:
    def __init__(self, session: Session, table: str, language: str, lines: Lines, say: Say) -> None:
        self.session, self.table, self.language, self.lines, self.say = session, table, language, lines, say
        self.words = Words(language, SERVER_FOLDER, speech.FOLDER)
        self.connection = Connection(session, table, language)
        self.about: dict[str, Any] = {}
        self.now: dict[str, Any] = {}
        self.deal: dict[str, Any] = {}
        self.salts: dict[Seat, bytes] = {}
        self.rules: Rules[Any, Any]
        self.picking: Picking | None = None
        self.over = self.finished = self.wants_rematch = False
        self.next_table = ""  # where it goes on
        self.noted = 0  # the last note that was said

    async def run(self) -> None:
        """Until the game is over, or the player leaves; the seat stays theirs."""
        typing = asyncio.create_task(self.listen_to_player())
        try:
            async for message in self.connection.messages():
                await self.hear(message)
                if self.finished or typing.done():
                    break
        finally:
            typing.cancel()

    async def listen_to_player(self) -> None:
        while (line := await self.lines.get()) is not None:
            if (line or self.over) and not await self.typed(line):
                break
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
        if not before:
            game = catalogue.edition(message["game"], message["edition"])
            self.rules = game.open(len(message["chairs"]), game.read_options(message["options"]))
            self.words = Words(self.language, SERVER_FOLDER, speech.FOLDER, game.folder)
        self.tell_proposals(before.get("agreed", {}))
        await self.hear_rematch(message["rematch"])
        empty = [seat for seat, chair in enumerate(message["chairs"]) if chair["kind"] in ("open", "invited")]
        if message["status"] == "waiting" and empty:
            names = [self.words.say("join-seat-empty", seat=seat) for seat in empty]
            self.say(self.words.say("join-waiting", names=self.words.listed(names)))
        if message["status"] == "void" and before.get("status") != "void":
            self.say(
                self.words.say("join-void", names=self.words.listed([self.names()[s] for s in message["missing"]]))
            )
            self.finished = True

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
            chair["name"] or self.words.say("player-bot", level=chair["bot"] or "?", seat=seat)
            for seat, chair in chairs
        )

    async def hear_deal(self, message: dict[str, Any]) -> None:
        """Our part of the fair shuffle: a salt for every seat of ours, kept to check the record with."""
        begins = message["phase"] == "open" and self.deal.get("phase") == "commit"
        self.deal = message
        if begins:
            self.say(self.words.say("join-dealing"))
        if self.about["status"] not in ("waiting", "dealing"):
            return
        mine = list(self.about["you"])
        for seat in mine:
            if message["phase"] == "commit" and (seat not in message["committed"] or seat not in self.salts):
                self.salts.setdefault(seat, os.urandom(SECRET_BYTES))  # said twice, it must be the same
                await self.speak_for(seat, mine)
                await self.connection.send(
                    do="commit", salted=commitment_to_salt(self.salts[seat], self.about["id"], seat)
                )
            elif message["phase"] == "open" and seat not in message["opened"] and seat in self.salts:
                await self.speak_for(seat, mine)
                await self.connection.send(do="open", salt=self.salts[seat].hex())

    async def speak_for(self, seat: Seat, mine: list[Seat]) -> None:
        if len(mine) > 1:
            await self.connection.send(do="sit", seat=seat)

    async def hear_now(self, message: dict[str, Any]) -> None:
        self.now = message
        self.connection.heard = message["heard_from"] + len(message["heard"])
        names = self.names()
        for plain in message["heard"]:
            event = event_from(self.rules, plain)
            if speech.begins_chapter(self.words, event):
                self.say("")
            self.say(self.words.event(event, names))
        if message["over"]:
            await self.tell_result(message["over"])
        elif message["choices"] and message["mine"] is None:
            self.picking = Picking(msgspec.convert(message["choices"], Choices))
            self.describe()
            self.put()
        elif message["asked"]:
            self.picking = None
            waiting = [names[seat] for seat in message["asked"] if seat not in message["ready"]]
            self.say(self.words.say("join-their-go", names=self.words.listed(waiting)))

    async def hear_ready(self, message: dict[str, Any]) -> None:
        names = self.names()
        others = [names[seat] for seat in message["ready"] if seat != self.now.get("seat")]
        if others:
            self.say(self.words.say("join-ready", names=self.words.listed(others)))

    async def hear_said(self, message: dict[str, Any]) -> None:
        self.say(self.words.say("join-said", name=message["name"], text=message["text"]))

    async def hear_noted(self, message: dict[str, Any]) -> None:
        """What happened at a seat; after a reconnect all of it comes again."""
        if message["number"] > self.noted:
            self.noted = message["number"]
            self.say(self.words.event(msgspec.convert(message["note"], AnyNote), self.names()))

    async def hear_refused(self, message: dict[str, Any]) -> None:
        self.say(message["text"])
        if self.picking is not None:
            self.say(PROMPT)

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
        for line in self.rules.game.describe(self.rules, seen, Look(self.words, self.names())):
            self.say(line)

    def put(self) -> None:
        picking = self.picking
        assert picking is not None
        words = self.words
        self.say("")
        asked = Ask(self.now["rule"], self.now["step"], tuple(self.now["asked"]))
        self.say(f"{asked.rule}. {speech.question(words, asked)}")
        self.tell_clock()
        if picking.choices.span is not None:
            low, high = picking.choices.span
            self.say(words.say("plain-range", low=low, high=high))
        for number, value in enumerate(picking.values, start=1):
            label = picking.label(words, value)
            self.say(value if picking.choices.span else words.say("plain-choice", number=number, label=label))
        self.say(words.say("join-hint-line", example=picking.choices.texts()[0]))
        self.say(PROMPT)

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
                speech.winners(self.words, result, self.names()),
                *speech.ranking(self.words, result, self.names()),
            ):
                self.say(line)
        else:
            self.say(self.words.say("join-abandoned", reason=over["reason"]))
        if not self.over:
            await self.keep_record()
        self.over, self.finished = True, not self.about["you"]
        if not self.finished:
            self.say(self.words.say("join-again"))
            self.say(PROMPT)

    async def keep_record(self) -> None:
        """The record, and what this seat saw before the key existed: enough to check both against each other."""
        try:
            text = await self.session.text(f"/api/tables/{self.about['id']}/record")
        except Refusal:
            return
        name, seen = f"{self.about['game']}-{self.about['id']}.sexton", self.seen(text)
        for folder in (records_folder(), Path(tempfile.gettempdir())):
            try:
                path = kept(folder / name, text, seen)
            except OSError as error:
                problem = error.strerror or str(error)
                self.say(self.words.say("join-not-saved", path=str(folder / name), problem=problem))
            else:
                self.say(self.words.say("join-record", path=str(path)))
                return
        self.say(self.words.say("join-record-there", url=f"{self.session.base}/api/tables/{self.about['id']}/record"))
        self.say(seen.decode().rstrip())

    def seen(self, text: str) -> bytes:
        """What only this seat knows; empty for a watcher."""
        seat = next(iter(self.salts), None)
        if seat is None or not self.deal.get("salted"):
            return b""
        salted = {int(number): mark for number, mark in self.deal["salted"].items()}
        digest = text.rstrip("\n").rpartition("~")[2]
        seen = Seen(self.about["id"], self.deal["commitment"], salted, seat, self.salts[seat].hex(), digest)
        return msgspec.json.encode(seen) + b"\n"

    # What is typed

    async def typed(self, line: str) -> bool:
        """Whether the player stays."""
        if self.over:
            self.wants_rematch = line == "rematch"
            if self.wants_rematch:
                await self.connection.send(do="rematch")
            return self.wants_rematch
        word, _, rest = line.partition(" ")
        if word == "quit" and not rest:
            return False
        if line in ("?", "help"):
            self.say(self.words.say("join-help"))
        elif line == "view" and self.now:
            self.describe()
        elif line == "link":
            await self.show_link()
        elif word in ("propose", "withdraw") and rest:
            await self.connection.send(do=word, what=rest)
        elif word == "say" and rest:
            await self.connection.send(do="say", text=rest)
        elif word == "seat" and rest.isdigit():
            await self.connection.send(do="sit", seat=int(rest))
        elif line == "undo" and self.now:
            await self.connection.send(do="take-back", ask=self.now["ask"])
        elif line in DO_ALONE:
            await self.connection.send(do=line)
        elif self.now:
            await self.answer(line)
        return True

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
        await self.connection.send(ask=self.now["ask"], move=move)
