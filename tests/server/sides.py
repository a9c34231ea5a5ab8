"""Both sides of a pair, played through sockets at a server each, and every byte the onlookers were told."""

from __future__ import annotations

import asyncio
import json
import os
import random
import re
import socket
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

from sexton.kernel.game import Rules
from sexton.kernel.interface import Ask, Seat
from tests.server.kit import PATIENCE, Player, free_port, in_order, quick
from tests.server.pairs import Pair, Step, rolls_of

ENVIRONMENT = ("bot_workers", "bot_pause", "processor_share", "processor_burst", "table_rate", "claim_rate", "log")
# All that may differ: the hash by which the table commits to its secret, and the time of day of a request's answer.
COMMITMENT = re.compile(r'"commitment":"[0-9a-f]{64}"')
FREE_HEADERS = ("date",)
PAGES = ("", "/described?seat=0", "/described?seat=1", "/described", "/record", "/replay", "/teller", "/fairness")


class Leaked(AssertionError):
    """An onlooker was told something else, though it may know nothing of what differs."""


class Launched:
    """tests/server/launch.py in a process of its own."""

    def __init__(self, folder: Path, side: str, leak: str = "") -> None:
        self.scripts = folder / side
        self.scripts.mkdir(parents=True)
        self.port = free_port()
        settings = quick(folder / f"{side}.db", guard_share=0.0)  # leaks are for the comparison to find
        given = {
            f"SEXTON_{name.upper()}": str(getattr(settings, name)) for name in (*ENVIRONMENT, "database", "guard_share")
        }
        command = [sys.executable, "-m", "tests.server.launch", str(self.scripts), side, str(self.port)]
        root = str(Path(__file__).parents[2])
        self.process = subprocess.Popen([*command, *([leak] if leak else [])], env=os.environ | given, cwd=root)

    def wait(self) -> str:
        until = time.monotonic() + 6 * PATIENCE
        while time.monotonic() < until:
            assert self.process.poll() is None, "the server did not start"
            try:
                socket.create_connection(("127.0.0.1", self.port), 1).close()
                return f"http://127.0.0.1:{self.port}"
            except OSError:
                time.sleep(0.02)
        raise AssertionError("the server did not start in time")

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()


class Sitter(Player):
    """A player who answers what it is told to answer."""

    answered = 0
    last = ""

    def begin_anew(self) -> None:
        self.received, self.now, self.deal, self.about, self.heard = [], {}, {}, {}, []
        self.answered, self.last = 0, ""

    async def catch_up(self) -> None:
        """Be told everything again; after it nothing is under way."""
        await self.send(do="again", heard=0)
        await self.send(do="stop")  # is refused, and comes last
        await self.until("refused", lambda refused: refused["message"] == "unknown-message")

    async def asked(self) -> None:
        while not (self.now and self.my_go and self.now["ask"] > self.answered):
            await self.receive()

    async def answer(self, move: str) -> None:
        self.answered, self.last = self.now["ask"], move
        await self.send(ask=self.answered, move=move)
        await self.until("accepted")


class Noise:
    """What a seat does that is nobody else's business: drafts, changed answers, nonsense, reloads, new links."""

    def __init__(self, rng: random.Random, quiet: Sequence[Seat | None]) -> None:
        self.rng, self.quiet = rng, quiet

    async def before(self, player: Sitter) -> None:
        seat, asked = player.now["seat"], player.now["asked"]
        if seat in self.quiet:
            return
        if player.now["take_back"]:
            await self.take_back(player)
        if seat != asked[-1]:  # somebody is still to answer: this stays sealed
            await player.send(ask=player.now["ask"], move=self.rng.choice(player.moves()))
            await player.until("accepted")
        if self.rng.random() < 0.2:
            await player.send(ask=player.now["ask"], move="dance on the grave")
            await player.until("refused")
            await player.send(do="again", heard=0)
            answer = await player.http.post(f"/api/tables/{player.table}/seats/{seat}/link")
            assert answer.status_code == 200

    async def take_back(self, player: Sitter) -> None:
        ask = player.now["ask"]
        await player.send(do="take-back", ask=ask)
        await player.until("now", lambda now: now["ask"] > ask)
        again = player.now["ask"]
        await player.answer(player.last)
        await player.until("now", lambda now: now["ask"] > again)


class Side:
    """One of the two servers, with a session for every seat and a watcher."""

    def __init__(self, server: Launched, players: list[Sitter], watcher: Sitter) -> None:
        self.server, self.players, self.watcher = server, players, watcher
        self.table = ""

    async def deal(self, rules: Rules[Any, Any], steps: Sequence[Step], after: Sequence[int], **setup: Any) -> None:
        """Everyone one after the other, so that the order is always the same."""
        players, watcher = self.players, self.watcher
        for player in (*players, watcher):
            player.begin_anew()
        seats = ["own", *["open"] * (len(players) - 1)]
        options = json.loads(rules.options.canonical())
        self.table = (await players[0].create(seats, rules.game.id, options=options, **setup))["id"]
        script = {"rolls": rolls_of(steps), "after": list(after)}
        (self.server.scripts / f"{self.table}.json").write_text(json.dumps(script))
        await watcher.join(self.table)
        await watcher.until("deal")
        for seat, player in enumerate(players):
            if seat:
                assert (await player.take(self.table, seat)).status_code == 200
            await player.join(self.table)
            await player.until("deal")
            await player.shuffle()
            await player.until("deal", lambda deal, seat=seat: seat in deal["committed"])
        for seat, player in enumerate(players):
            while player.deal["phase"] != "open":
                await player.until("deal")
            await player.shuffle()
            await player.until("deal", lambda deal, seat=seat: seat in deal["opened"])

    async def play(self, rules: Rules[Any, Any], steps: Sequence[Step], noise: Noise | None) -> None:
        for step in steps:
            if isinstance(step.pending, Ask):
                for seat, move in zip(step.pending.seats, step.inputs, strict=True):
                    player = self.players[seat]
                    await player.asked()
                    if noise is not None:
                        await noise.before(player)
                    await player.answer(rules.write(move))

    async def told(self, onlooker: Seat | None) -> list[str]:
        """All that this onlooker was told, what it is told if it asks again, and what requests tell it."""
        player = self.watcher if onlooker is None else self.players[onlooker]
        await player.catch_up()
        must_be_about_presence_alone(player.received, len(self.players))
        told = in_order(player.received)
        for page in PAGES:
            answer = await player.http.get(f"/api/tables/{self.table}{page}")
            headers = [item for item in answer.headers.items() if item[0] not in FREE_HEADERS]
            told.append(f"{page} {answer.status_code} {headers} {answer.text}")
        return [COMMITMENT.sub('"commitment":""', text) for text in told]

    async def dig_on(self, questions: int) -> list[dict[str, Any]]:
        """Everyone answers the first that may be answered: what the first seat has heard by then."""
        first = self.players[0]
        for _ in range(questions):
            await first.catch_up()
            for seat in [] if first.now["over"] else first.now["asked"]:
                await self.players[seat].asked()
                await self.players[seat].answer(self.players[seat].moves()[0])
        await first.catch_up()
        return first.heard

    async def leave(self) -> None:
        for player in (*self.players, self.watcher):
            await player.leave()


@asynccontextmanager
async def two_sides(folder: Path, seats: int, leak: str = "") -> AsyncIterator[tuple[Side, Side]]:
    servers = [Launched(folder, side, leak) for side in ("one", "other")]
    try:
        async with AsyncExitStack() as stack:
            sides = []
            for server in servers:
                url = await asyncio.to_thread(server.wait)
                names = [f"Seat {seat}" for seat in range(seats)]
                players = [await stack.enter_async_context(Sitter(url, name)) for name in (*names, "Watcher")]
                sides.append(Side(server, players[:-1], players[-1]))
            yield sides[0], sides[1]
    finally:
        for server in servers:
            server.kill()


async def compare(rules: Rules[Any, Any], pair: Pair, sides: tuple[Side, Side], seed: int, **setup: Any) -> None:
    """Play both; Leaked if an onlooker could tell them apart. What seats do in private happens on one side only."""

    async def played(side: Side, steps: Sequence[Step], after: Sequence[int], noise: Noise | None) -> list[list[str]]:
        await side.deal(rules, steps, after, **setup)
        await side.play(rules, steps, noise)
        return [await side.told(onlooker) for onlooker in pair.onlookers]

    noise = Noise(random.Random(seed), pair.onlookers)
    first, second = await asyncio.gather(
        played(sides[0], pair.one, pair.after[0], None),
        played(sides[1], pair.other, pair.after[1], noise),
    )
    for onlooker, one, other in zip(pair.onlookers, first, second, strict=True):
        must_be_equal(onlooker, one, other)


def must_be_about_presence_alone(received: list[str], seats: int) -> None:
    """These messages come in their own time, so that they are not compared but known beforehand."""
    here = [",".join(map(str, range(count))) for count in range(seats + 1)]
    known = {f'{{"type":"presence","here":[{some}],"watchers":1,"grace":{{}}}}' for some in here}
    for text in set(received) - set(in_order(received)):
        if text not in known:
            raise Leaked(f"presence: {text!r}")


def must_be_equal(onlooker: Seat | None, one: list[str], other: list[str]) -> None:
    for number, (text, twin) in enumerate(zip(one, other, strict=False)):
        if text != twin:
            at = next((n for n in range(min(len(text), len(twin))) if text[n] != twin[n]), min(len(text), len(twin)))
            parts = [message[max(0, at - 60) : at + 60] for message in (text, twin)]
            raise Leaked(f"message {number} to {onlooker}: {parts[0]!r} on one side, {parts[1]!r} on the other")
    if len(one) != len(other):
        raise Leaked(f"{onlooker} was sent {len(one)} messages on one side and {len(other)} on the other")
