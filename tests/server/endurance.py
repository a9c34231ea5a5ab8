"""People who play on while what they play on is killed: they come again, and remember every promise they were given."""

from __future__ import annotations

import asyncio
import json
import os
import random
from typing import Any

import httpx
import msgspec
import websockets
from websockets.exceptions import WebSocketException

from sexton.kernel.chance.fair import commitment_to_salt
from sexton.kernel.interface import Choices
from sexton.kernel.records import replay
from tests.games.vampire.cover import ALLEY
from tests.server.kit import PATIENCE, SMALL

PAUSE = 0.03  # before trying again
LONGEST = 120.0  # for anything that has to happen in the end, on a machine that has much else to do
SHORT: dict[str, Any] = {"gravediggers": SMALL, "vampire": {"board": ALLEY}}  # random play takes long enough on these
AWAY = (OSError, WebSocketException, TimeoutError, httpx.HTTPError, EOFError)


class Promise:
    """One question of one seat: what was acknowledged last, and what was sent after that."""

    def __init__(self) -> None:
        self.kept: str | None = None
        self.sealed = False
        self.sent: list[str] = []

    def acknowledged(self, sealed: bool) -> None:
        """Acknowledgements come in the order of what was sent."""
        self.kept, self.sealed = self.sent.pop(0), sealed

    def may_be(self, stored: str | None) -> bool:
        return stored == self.kept or stored in self.sent


class Sitter:
    """One person at one table. Every `now` it gets is held against all that it was told and promised before."""

    def __init__(self, name: str, seed: int, pace: float) -> None:
        self.name, self.pace = name, pace
        self.rng = random.Random(f"{name} {seed}")
        self.cookie, self.urls, self.table, self.seat = "", [""], "", 0
        self.at = 0  # which of the servers it speaks to
        self.forget()

    def forget(self) -> None:
        """A new table."""
        self.salt = self.rng.randbytes(32)
        self.heard: list[Any] = []
        self.promises: dict[int, Promise] = {}
        self.shown: dict[int, Any] = {}  # by question: it must not look different the second time
        self.about: dict[str, Any] = {}
        self.now: dict[str, Any] = {}
        self.accepted = self.accepted_again = 0
        self.last: tuple[int, str] | None = None  # what was acknowledged last
        self.said_again: int | None = None  # the question whose answer was sent once more
        self.doing = ""

    @property
    def url(self) -> str:
        return self.urls[self.at % len(self.urls)]

    @property
    def sealed_in_flight(self) -> bool:
        promise = self.promises.get(self.now.get("ask", 0))
        return promise is not None and promise.sealed

    def state(self) -> str:
        """For whoever has to find out why a table stands still."""
        now = self.now
        open_questions = [ask for ask, promise in self.promises.items() if promise.sent]
        return (
            f"{self.table}/{self.seat}: {self.about.get('status')}, question {now.get('ask')} to {now.get('asked')}, \
ready {now.get('ready')}, mine {now.get('mine')}, unacknowledged {open_questions}, {self.doing}"
        )

    async def register(self, urls: list[str], at: int = 0) -> None:
        self.urls, self.at = urls, at
        async with httpx.AsyncClient(base_url=self.url, timeout=PATIENCE) as http:
            answer = await http.post("/api/guest", json={"name": self.name})
            self.cookie = answer.cookies["sexton"]

    async def post(self, path: str, **body: Any) -> dict[str, Any]:
        headers = {"Cookie": f"sexton={self.cookie}"}
        async with httpx.AsyncClient(base_url=self.url, timeout=PATIENCE, headers=headers) as http:
            answer = await http.post(path, json=body)
            if answer.status_code >= 500:
                raise ConnectionError(answer.text)
            assert answer.status_code < 300, answer.text
            answered: dict[str, Any] = answer.json()
            return answered

    async def play(self) -> None:
        """Until the game is over, however often the line breaks."""
        while not self.now.get("over"):
            self.doing = "connecting"
            try:
                async with websockets.connect(
                    f"{self.url.replace('http', 'ws', 1)}/ws/{self.table}?heard=0",
                    additional_headers={"Cookie": f"sexton={self.cookie}"},
                    compression=None,
                    max_size=2**24,
                    open_timeout=PATIENCE,
                    close_timeout=1,
                ) as self.socket:
                    await self._listen()
            except AWAY:
                await self.try_elsewhere()

    async def try_elsewhere(self) -> None:
        self.at += 1
        await asyncio.sleep(PAUSE)

    async def _listen(self) -> None:
        fresh, self.said_again = True, None
        self.doing = "connected"
        while not self.now.get("over"):
            message = json.loads(await self.socket.recv())
            kind = message["type"]
            if kind == "refused":
                self._refused(message)
            elif kind == "table":
                self.about = message
            elif kind == "deal":
                await self._shuffle(message)
            elif kind == "accepted":
                self._accepted(message)
            elif kind == "now":
                self._check(message, fresh)
                if fresh:
                    await self._say_again()
                fresh = False
                await self._answer()

    def _accepted(self, message: dict[str, Any]) -> None:
        if message["ask"] == self.said_again:
            self.said_again = None
            self.accepted_again += 1
            return
        promise = self.promises[message["ask"]]
        promise.acknowledged(message["sealed"])
        assert promise.kept is not None
        self.last = message["ask"], promise.kept
        self.accepted += 1

    async def _say_again(self) -> None:
        """What was acknowledged last is acknowledged again, though the server that did so may be gone.

        Unless something else was sent after it: nobody can know whether that has arrived.
        """
        if self.last is None or self.now["over"]:
            return
        ask, move = self.last
        if any(promise.sent for later, promise in self.promises.items() if later >= ask):
            return
        self.said_again = ask
        await self._send(ask=self.said_again, move=move)

    def _refused(self, message: dict[str, Any]) -> None:
        """A change that came when the last answer was in already: then, and only then, it may be too late."""
        if message["message"] in ("going-away", "try-again"):
            return
        again = self.said_again is not None and message.get("ask") == self.said_again
        assert not again, f"acknowledged before, refused after the kill: {message}"
        assert message["message"] in ("stale-answer", "game-over"), message
        promise = self.promises[message["ask"]]
        assert promise.kept is not None, message
        promise.sent.pop(0)

    async def _shuffle(self, deal: dict[str, Any]) -> None:
        if self.about["status"] not in ("waiting", "dealing"):
            return
        if deal["phase"] == "commit" and self.seat not in deal["committed"]:
            await self._send(do="commit", salted=commitment_to_salt(self.salt, self.table, self.seat))
        elif deal["phase"] == "open" and self.seat not in deal["opened"]:
            await self._send(do="open", salt=self.salt.hex())

    def _check(self, now: dict[str, Any], fresh: bool) -> None:
        """Nothing told is untold, no question looks different from before, and what was acknowledged is there."""
        if fresh:
            assert now["heard_from"] == 0
            assert now["heard"][: len(self.heard)] == self.heard, "what was told before the kill is gone"
        assert self.now.get("ask", 0) <= now["ask"], "a question came back"
        self.heard[now["heard_from"] :] = now["heard"]
        look = {name: now[name] for name in ("view", "choices", "asked", "rule", "step")} | {"heard": len(self.heard)}
        before = self.shown.setdefault(now["ask"], look)
        assert before == look, "the same question looks different: something sealed was told, or an answer was lost"
        promise = self.promises.get(now["ask"])
        if promise is not None and not now["over"]:
            assert promise.kept is None or promise.sealed, "an acknowledged answer is gone"
            assert promise.may_be(now["mine"]), (now["mine"], promise.kept, promise.sent)
            promise.kept, promise.sealed, promise.sent = now["mine"], now["mine"] is not None, []
            if promise.kept is not None:
                self.last = now["ask"], promise.kept
            assert not promise.sealed or self.seat in now["ready"]
        self.now = now

    async def _answer(self) -> None:
        """At random, after thinking; a sealed answer is sometimes changed, and sometimes said twice."""
        now = self.now
        if now["over"] or self.seat not in now["asked"] or now["mine"] is not None:
            return
        await asyncio.sleep(self.rng.uniform(0, self.pace))
        moves = msgspec.convert(now["choices"], Choices).texts()
        promise = self.promises.setdefault(now["ask"], Promise())
        together = len(now["asked"]) > 1
        for _ in range(self.rng.choice((1, 1, 2)) if together and len(now["ready"]) < len(now["asked"]) - 1 else 1):
            move = self.rng.choice(moves)
            promise.sent.append(move)
            await self._send(ask=now["ask"], move=move)

    async def _send(self, **message: Any) -> None:
        await self.socket.send(json.dumps(message))


class Party:
    """A few people who play one game after the other, until it is enough; each record is held against their memory."""

    def __init__(self, number: int, game: str, people: int, bots: int, pace: float) -> None:
        self.game, self.bots = game, bots
        self.sitters = [Sitter(f"{game} {number} {seat}", number, pace) for seat in range(people)]
        self.games = self.answers = self.again = 0
        self.enough = False

    @property
    def progress(self) -> int:
        return self.games + self.answers + sum(sitter.accepted for sitter in self.sitters)

    async def begin(self) -> None:
        """A table with everyone seated. Made anew if the server is killed meanwhile."""
        host = self.sitters[0]
        seats = ["own", *["open"] * (len(self.sitters) - 1), *["bot random"] * self.bots]
        options = SHORT.get(self.game, {})
        while True:
            try:
                table = (await host.post("/api/tables", setup={"game": self.game, "seats": seats, "options": options}))[
                    "id"
                ]
                for seat, sitter in enumerate(self.sitters):
                    sitter.forget()
                    sitter.table, sitter.seat = table, seat
                    if seat:
                        await sitter.post(f"/api/tables/{table}/seats/{seat}")
                return
            except AWAY:
                await asyncio.gather(*(sitter.try_elsewhere() for sitter in self.sitters))

    async def play(self) -> None:
        while not self.enough or not self.games:
            await self.begin()
            await asyncio.gather(*(sitter.play() for sitter in self.sitters))
            await self.check_record()
            self.answers += sum(sitter.accepted for sitter in self.sitters)
            self.again += sum(sitter.accepted_again for sitter in self.sitters)
            self.games += 1
            for sitter in self.sitters:
                sitter.forget()

    async def check_record(self) -> None:
        """Every acknowledged answer is in the record, in its place, once; and nothing that was never sent."""
        played = replay.verify(await self._record())
        for sitter in self.sitters:
            stored = [one for line in played.lines for one in line.answers if one.seat == sitter.seat]
            promises = [promise for _, promise in sorted(sitter.promises.items())]
            assert len(stored) == len(promises), (sitter.name, len(stored), len(promises))
            for answer, promise in zip(stored, promises, strict=True):
                assert promise.may_be(answer.move) and not answer.by_table, (answer, promise.kept, promise.sent)
                assert promise.sent or answer.move == promise.kept

    async def _record(self) -> str:
        host = self.sitters[0]
        while True:
            try:
                async with httpx.AsyncClient(base_url=host.url, timeout=PATIENCE) as http:
                    answer = await http.get(f"/api/tables/{host.table}/record")
                    if answer.status_code == 200:
                        return answer.text
                    assert answer.status_code >= 500, answer.text
            except AWAY:
                pass
            await host.try_elsewhere()


async def until(condition: Any, running: list[asyncio.Task[None]], seconds: float = LONGEST) -> None:
    """Wait for it; whatever goes wrong at a table goes wrong here."""
    async with asyncio.timeout(seconds):
        while not condition():
            for task in running:
                if task.done():
                    task.result()
            await asyncio.sleep(0.01)


def moment_for_a_kill(rng: random.Random) -> float:
    return rng.uniform(0.0, 0.25)


def seed() -> int:
    """Another one each time, printed, and said again by SEXTON_SEED."""
    return int(os.environ.get("SEXTON_SEED") or random.SystemRandom().randrange(10**6))
