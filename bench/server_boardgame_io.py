"""boardgame.io's own server (an npm package), measured like ours: tables of four over real sockets.

It is installed from a lock file into build/boardgame_io. The game is a small one of four players with hidden hands
(bench/boardgame_io/server.cjs). Its matches are in memory only, while ours are on the disk before anybody is told.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from functools import partial
from pathlib import Path
from typing import Any

from server_crowd import SEATS, Crowd, TableOfFour, quiet
from server_hurry import Hurry
from server_processes import Measured, free_port
from server_wire import Session, wired

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "bench" / "boardgame_io"
FOLDER = ROOT / "build" / "boardgame_io"
GAME = "burial"
PATH = "/socket.io/?EIO=4&transport=websocket"
HAND, GRAVES = 5, 5

sys.path.insert(0, str(ROOT / "scripts"))
from build_page import CannotBuild, Node, find_node  # noqa: E402


class NotHere(Exception):
    """One line that says why it could not be started."""


def installed() -> Node:
    """Node, and the package in its folder: from the lock file, unless that is what is there."""
    try:
        node = find_node()
    except CannotBuild as problem:
        raise NotHere(f"boardgame.io was not measured: {problem}") from None
    lock, stamp = (SOURCES / "package-lock.json").read_bytes(), FOLDER / "installed"
    if not stamp.exists() or stamp.read_bytes() != lock:
        shutil.rmtree(FOLDER, ignore_errors=True)
        shutil.copytree(SOURCES, FOLDER)
        command = [str(node.node), str(node.npm), "ci", "--ignore-scripts", "--no-audit", "--no-fund"]
        done = subprocess.run(command, cwd=FOLDER, capture_output=True, text=True, check=False)
        if done.returncode:
            problem = (done.stderr.strip().splitlines() or ["npm ci failed"])[0]
            raise NotHere(f"boardgame.io was not measured: it could not be installed: {problem}")
        stamp.write_bytes(lock)
    shutil.copy(SOURCES / "server.cjs", FOLDER)
    return node


def started() -> tuple[Measured, int]:
    """The server, and the port at which it takes requests for matches."""
    node, port, requests = installed(), free_port(), free_port()
    command = [str(node.node), str(FOLDER / "server.cjs"), str(port), str(requests)]
    return Measured(command, port, {"NODE_ENV": "production"}), requests


def told(game: str, tables: int, ours: float, theirs: Hurry) -> str:
    """The ratio, and what is unlike."""
    version = json.loads((SOURCES / "package.json").read_text())["dependencies"]["boardgame.io"]
    return (
        f"boardgame.io {version} beside it, {tables} tables of four at a small card game, everything in memory: "
        f"{theirs.rate:.0f} moves/s, {theirs.cpu_move:.2f} ms of processor time a move, messages of "
        f"{theirs.octets / theirs.messages / 1000:.1f} kB. Sexton, {game}, every answer on the disk before anybody "
        f"is told: {ours:.2f} ms. Ratio: {ours / theirs.cpu_move:.2f}."
    )


# What it says: Engine.IO, in it Socket.IO, in it an event


def event(name: str, *given: Any) -> bytes:
    return f"42/{GAME},{json.dumps([name, *given])}".encode()


def event_in(message: bytes) -> tuple[str, list[Any]] | None:
    """Name and what goes with it; None for anything but an event of our game."""
    head, found, rest = message.partition(b",")
    if head != b"42/" + GAME.encode() or not found:
        return None
    name, *given = json.loads(rest)
    return str(name), given


PING, PONG, JOIN = b"2", b"3", f"40/{GAME},".encode()


class Match(TableOfFour):
    """A move is done when the last of the four was told of the new state."""

    async def sit(self, port: int, host: Session) -> None:
        self.credentials = []
        for seat in range(SEATS):
            given = {"playerID": str(seat), "playerName": f"Seat {seat}"}
            joined = await host.post(f"/games/{GAME}/{self.name}/join", given)
            self.credentials.append(str(joined["playerCredentials"]))
        self.state, self.synced = 0, set[int]()
        self.turn = "0"
        for seat in range(SEATS):
            self.wires.append(await wired(port, PATH, "", quiet))
            self.wires[-1].hear = partial(self.hear, seat)
            self.wires[-1].send(JOIN)

    def hear(self, seat: int, message: bytes) -> None:
        if message == PING:
            self.wires[seat].send(PONG)
        elif message.startswith(JOIN):
            self.wires[seat].send(event("sync", self.name, str(seat), self.credentials[seat], SEATS))
        elif (found := event_in(message)) is not None:
            self.count.messages += 1
            self.count.bytes += len(message)
            self._told_of(seat, *found)

    def _told_of(self, seat: int, name: str, given: list[Any]) -> None:
        if name == "sync":
            self._note(given[1]["state"])
            self.synced.add(seat)
            if len(self.synced) == SEATS and not self.begun.done():
                self.begun.set_result(None)
        elif name == "update":
            self._note(given[1])
            self._told()
        elif name != "matchData":  # who is connected
            raise RuntimeError(f"boardgame.io said {name}")

    def _note(self, state: dict[str, Any]) -> None:
        self.state, self.turn = int(state["_stateID"]), str(state["ctx"]["currentPlayer"])

    def move(self) -> None:
        if self.left > 0:
            return
        seat, self.left = int(self.turn), SEATS
        payload = {
            "type": "bury",
            "args": [self.rng.randrange(HAND), self.rng.randrange(GRAVES)],
            "playerID": self.turn,
            "credentials": self.credentials[seat],
        }
        action = {"type": "MAKE_MOVE", "payload": payload}
        self.wires[seat].send(event("update", action, self.state, self.name, self.turn))


class Matches(Crowd):
    def __init__(self, port: int, requests: int) -> None:
        super().__init__(port, GAME)
        self.requests = requests

    async def sit_down(self, number: int) -> None:
        host = Session(self.requests)
        for _ in range(number):
            created = await host.post(f"/games/{GAME}/create", {"numPlayers": SEATS})
            match = Match(str(created["matchID"]), self.count, self._done)
            await match.sit(self.port, host)
            await match.begun
            self.tables.append(match)
        host.close()
