"""A bot of somebody's own at a table of a server: it gets what its seat is told, and answers through the same door."""

from __future__ import annotations

import asyncio
import secrets
from pathlib import Path
from typing import Any

import msgspec

from sexton.kernel import catalogue
from sexton.kernel.chance.dice import FastDice
from sexton.kernel.game import Rules
from sexton.kernel.interface import Choices, Refusal
from sexton.kernel.records.plain_values import event_from, view_from
from sexton.kernel.words import Words
from sexton.remote.bot_file import Chooser, told
from sexton.remote.connection import Connection, Session
from sexton.remote.shuffle import Say, Shuffling
from sexton.server.words import FOLDER as SERVER_FOLDER
from sexton.terminal import phrases


class BotSession(Session):
    """A cookie that is kept nowhere: the token brings another."""

    def __init__(self, base: str) -> None:
        super().__init__(base, Path("/nonexistent/sexton"))

    def keep(self, cookie: str) -> None:
        self.cookie = cookie

    async def first_table(self) -> str:
        """Where the bot plays already, or a table with a free seat that lets bots in."""
        free: list[dict[str, Any]] = await self.get("/api/tables?status=waiting&free=1")
        own: list[dict[str, Any]] = await self.get("/api/mine")
        mine = [one for one in own if one["you"] and one["status"] in ("waiting", "dealing", "playing")]
        for one in [*mine, *(one for one in free if one["brought"] == "on")]:
            return str(one["id"])
        raise Refusal("bot", "no-table-for-bots")

    async def seat_at(self, table: str) -> int:
        facts = await self.get(f"/api/tables/{table}")
        if facts["you"]:
            return int(facts["you"][0])
        for seat in facts["free"]:
            try:
                return int((await self.post(f"/api/tables/{table}/seats/{seat}"))["seat"])
            except Refusal as refusal:
                if refusal.message != "seat-taken":  # somebody was quicker
                    raise
        raise Refusal("bot", "no-seat-for-bots")


class BotSeat:
    def __init__(self, session: Session, table: str, language: str, bot: Chooser, path: Path, say: Say) -> None:
        self.table, self.bot, self.path, self.say = table, bot, path, say
        self.words = Words(language, SERVER_FOLDER, phrases.FOLDER)
        self.connection = Connection(session, table, language)
        self.shuffling = Shuffling(self.connection, self.words, lambda line: None)
        self.dice = FastDice(secrets.randbelow(1 << 62))
        self.heard: list[Any] = []
        self.about: dict[str, Any] = {}
        self.rules: Rules[Any, Any]
        self.answered = (-1, "")  # the last question, and what the bot said to it
        self.over = False

    async def run(self) -> None:
        """Until the game is over; a Refusal if the bot fails, or may not play on."""
        refused: Refusal | None = None
        async for message in self.connection.messages():
            kind = message["type"]
            if kind == "refused":
                refused = Refusal(message["rule"], message["message"], **message["facts"])
                if message.get("ask") == self.answered[0]:
                    raise Refusal("bot", "bot-illegal", move=self.answered[1])
            elif kind == "table":
                self.hear_about(message)
            elif kind == "deal":
                await self.shuffling.hear(message)
            elif kind == "lost":
                self.say(self.words.say("join-lost"))
            elif kind == "now":
                await self.hear_now(message)
            if self.over:
                return
        raise refused or Refusal("server", "session-ended")  # the server let us go

    def hear_about(self, message: dict[str, Any]) -> None:
        if not self.about:
            game = catalogue.edition(message["game"], message["edition"])
            self.rules = game.open(len(message["chairs"]), game.read_options(message["options"]))
        self.about = self.shuffling.about = message
        if message["status"] in ("void", "abandoned"):
            self.over = True
            self.say(self.words.say("bot-no-result", table=self.table))

    async def hear_now(self, message: dict[str, Any]) -> None:
        self.shuffling.hear_cards()
        del self.heard[message["heard_from"] :]
        self.heard += [event_from(self.rules, plain) for plain in message["heard"]]
        self.connection.heard = len(self.heard)
        if message["over"]:
            self.over = True
            scores = ", ".join(map(str, message["over"]["scores"]))
            self.say(self.words.say("bot-over", seat=message["seat"], scores=scores))
        elif message["choices"] and message["mine"] is None:
            await self.answer(message)

    async def answer(self, message: dict[str, Any]) -> None:
        """Each question is thought about once; after a broken line the same answer is sent again."""
        if message["ask"] != self.answered[0]:
            texts = msgspec.convert(message["choices"], Choices).texts()
            moves = tuple(self.rules.read(text) for text in texts)
            view = view_from(self.rules, message["view"])
            try:  # in a thread: the line stays alive, however long it thinks
                move = await asyncio.to_thread(self.bot.choose, view, tuple(self.heard), moves, self.dice)
            except (Exception, SystemExit) as fault:
                raise Refusal("bot", "bot-failed", problem=told(fault, self.path)) from None
            if move not in moves:
                raise Refusal("bot", "bot-illegal", move=" ".join(repr(move).split())[:80])
            self.answered = message["ask"], self.rules.write(move)
        await self.connection.send(ask=self.answered[0], move=self.answered[1])
