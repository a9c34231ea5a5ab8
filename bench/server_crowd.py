"""A crowd: tables of four sockets each, all of whose seats answer at random, as fast as they can or at a given pace."""

from __future__ import annotations

import asyncio
import hashlib
import json
import random
import time
from collections.abc import Callable
from functools import partial
from typing import Any

import msgspec
from server_wire import Session, Wire, wired

from sexton.kernel.chance.fair import commitment_to_salt
from sexton.kernel.interface import Choices

SEATS = 4
TABLES_OF_GUESTS = 50
WARM_UP, MOVES = 5, 20  # moves a table makes before it counts, and in each of the two ways to play; games are longer
NOW, READY, DEAL, REFUSED = b'{"type":"now"', b'{"type":"ready"', b'{"type":"deal"', b'{"type":"refused"'


class Now(msgspec.Struct):
    """Of a message `now`, what is needed to answer it."""

    seat: int
    ask: int
    asked: list[int]
    take_back: bool
    choices: Choices | None = None
    over: Any = None


class Deal(msgspec.Struct):
    phase: str
    committed: list[int]
    opened: list[int]


READ_NOW, READ_DEAL = msgspec.json.Decoder(Now), msgspec.json.Decoder(Deal)


class Count:
    """What the crowd was told and how long it took, since it was last set to zero."""

    def __init__(self) -> None:
        self.start_anew()

    def start_anew(self) -> None:
        self.moves = self.messages = self.bytes = 0
        self.latencies: list[float] = []
        self.since = time.perf_counter()


class TableOfFour:
    """One answer is under way at a time: it is done when the last of the four seats was told of it."""

    def __init__(self, name: str, count: Count, when_done: Callable[[TableOfFour], None]) -> None:
        self.name, self.count, self.when_done = name, count, when_done
        self.rng = random.Random(name)
        self.wires: list[Wire] = []
        self.nows: dict[int, Now] = {}
        self.answered: set[int] = set()
        self.left = 0
        self.sent = 0.0
        self.mover = 0
        self.begun = asyncio.get_running_loop().create_future()
        self.over = False
        self.salts = [hashlib.sha256(f"{name} {seat}".encode()).digest() for seat in range(SEATS)]

    def hear(self, seat: int, message: bytes) -> None:
        self.count.messages += 1
        self.count.bytes += len(message)
        if message.startswith(NOW):
            self._now(seat, READ_NOW.decode(message))
        elif message.startswith(READY):
            self._told()
        elif message.startswith(DEAL) and not self.begun.done():
            self._shuffle(seat, READ_DEAL.decode(message))
        elif message.startswith(REFUSED):
            raise RuntimeError(message.decode())

    def _shuffle(self, seat: int, deal: Deal) -> None:
        if deal.phase == "commit" and seat not in deal.committed:
            salted = commitment_to_salt(self.salts[seat], self.name, seat)
            self.wires[seat].send(json.dumps({"do": "commit", "salted": salted}).encode())
        elif deal.phase == "open" and seat not in deal.opened:
            self.wires[seat].send(json.dumps({"do": "open", "salt": self.salts[seat].hex()}).encode())

    def _now(self, seat: int, now: Now) -> None:
        self.nows[seat] = now
        self.answered.clear()
        self.over = now.over is not None
        if not self.begun.done():
            if len(self.nows) == SEATS:
                self.begun.set_result(None)
            return
        if seat == self.mover and now.take_back:  # a draft, of which the others are told nothing
            self.left = 1
        self._told()

    def _told(self) -> None:
        self.left -= 1
        if self.left == 0:
            self.count.moves += 1
            self.count.latencies.append(time.perf_counter() - self.sent)
            self.when_done(self)

    def move(self) -> None:
        """The first seat that is asked and has not answered does."""
        if self.over or self.left > 0:
            return
        asked = next(iter(self.nows.values())).asked
        if self.nows[self.mover].take_back:
            asked = [self.mover]
        seat = next(seat for seat in asked if seat not in self.answered)
        now = self.nows[seat]
        assert now.choices is not None
        self.answered.add(seat)
        self.mover, self.left = seat, SEATS
        text = msgspec.json.encode({"ask": now.ask, "move": a_move(now.choices, self.rng)})
        self.sent = time.perf_counter()
        self.wires[seat].send(text)


def a_move(choices: Choices, rng: random.Random) -> str:
    return rng.choice(choices.texts())


class Crowd:
    def __init__(self, port: int, game: str) -> None:
        self.port, self.game = port, game
        self.count = Count()
        self.tables: list[TableOfFour] = []
        self.hurry = False

    async def sit_down(self, number: int) -> None:
        """Add this many tables, all with a game begun."""
        for start in range(0, number, TABLES_OF_GUESTS):
            guests = [Session(self.port) for _ in range(SEATS)]
            for seat, guest in enumerate(guests):
                await guest.post("/api/guest", {"name": f"Seat {seat}"})
            for _ in range(min(TABLES_OF_GUESTS, number - start)):
                await self._new_table(guests)
            for guest in guests:
                guest.close()

    async def _new_table(self, guests: list[Session]) -> None:
        setup = {"game": self.game, "seats": ["own", "open", "open", "open"]}
        created = await guests[0].post("/api/tables", {"setup": setup})
        table = TableOfFour(created["id"], self.count, self._done)
        for seat, guest in enumerate(guests):
            if seat:
                await guest.post(f"/api/tables/{table.name}/seats/{seat}", {})
            # the first messages can come before the table knows this wire: all are told again when all sit
            table.wires.append(await wired(self.port, f"/ws/{table.name}", guest.cookie, quiet))
            table.wires[-1].hear = partial(table.hear, seat)
        for wire in table.wires:
            wire.send(b'{"do":"again","heard":0}')
        await asyncio.wait_for(table.begun, 60)
        self.tables.append(table)

    def _done(self, table: TableOfFour) -> None:
        if self.hurry:
            asyncio.get_running_loop().call_soon(table.move)

    # Two ways to play

    async def as_fast_as_they_can(self, seconds: float, begin: Callable[[], None]) -> None:
        """For this long, or until the tables have made their moves: a quick server must not run out of games."""
        self.hurry = True
        for table in self.tables:
            table.move()
        await self._until(WARM_UP, seconds / 4)
        self.count.start_anew()
        begin()
        await self._until(MOVES, seconds)

    async def _until(self, moves: int, seconds: float) -> None:
        end = time.perf_counter() + seconds
        while self.count.moves < moves * len(self.tables) and time.perf_counter() < end:
            await asyncio.sleep(0.01)

    async def come_to_rest(self) -> None:
        self.hurry = False
        for _ in range(600):
            if all(table.left <= 0 for table in self.tables):
                return
            await asyncio.sleep(0.05)
        raise RuntimeError("somebody was not told")

    async def at_pace(self, rate: float, seconds: float) -> float:
        """At this many moves per second in total, each table at its own regular times; for how long, as above."""
        self.count.start_anew()
        seconds = min(seconds, MOVES * len(self.tables) / rate)
        loop = asyncio.get_running_loop()
        period, start = len(self.tables) / rate, loop.time() + 0.1
        rng = random.Random(1)
        timers = [
            loop.call_at(start + when, table.move)
            for table in self.tables
            for when in beats(rng.random() * period, period, seconds)
        ]
        await asyncio.sleep(seconds + 0.2)
        for timer in timers:
            timer.cancel()
        return seconds

    async def go_home(self) -> None:
        for table in self.tables:
            for wire in table.wires:
                wire.transport.abort()


def beats(first: float, period: float, until: float) -> list[float]:
    return [first + number * period for number in range(int((until - first) / period) + 1)] if first < until else []


def quiet(message: bytes) -> None:
    pass


# Echo and idle sockets


async def echoes(port: int, sockets: int, size: int, total: int) -> None:
    """Send this many messages of this size there and back, over all the sockets at once."""
    done, left = asyncio.get_running_loop().create_future(), total
    payload = b'"' + b"x" * (size - 2) + b'"'
    wires: list[Wire] = []

    def heard(number: int) -> None:
        nonlocal left
        left -= 1
        if left == 0:
            done.set_result(None)
        elif left >= len(wires):
            wires[number].send(payload)

    for number in range(sockets):
        wires.append(await wired(port, "/ws/x", "", lambda message, number=number: heard(number)))
    for wire in wires:
        wire.send(payload)
    await asyncio.wait_for(done, 600)
    for wire in wires:
        wire.transport.abort()


async def idle(port: int, table: str, number: int, before: int) -> list[Wire]:
    """Watchers of one table who only listen, a thousand from each of our addresses."""
    coming = [wired(port, f"/ws/{table}", "", quiet, f"127.0.0.{2 + (before + nth) // 1000}") for nth in range(number)]
    return list(await asyncio.gather(*coming))
