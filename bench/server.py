"""What one server process with one SQLite file carries.

    python bench/server.py             about eight minutes on a quiet machine; prints the tables
    python bench/server.py --quick     fewer tables, shorter
    python bench/server.py --write     and bring docs/measured/load.md up to date
    python bench/server.py --game graverobbers --tables 50 --tables 1000 --seconds 3
                                       some rows alone, each measured for fewer seconds

The server is `sexton serve` in a process of its own; the crowd is another. A message's cost is the server's processor
time, all threads, divided by the messages that arrived: on a machine with two cores, one of which the crowd needs, it
is the figure that does not depend on who else computes. The plain echo is measured in the same run, on the same
Starlette, uvicorn and loop, with messages of the same mean size, there and back. boardgame.io's server is started
beside ours with a small game of four (bench/server_boardgame_io.py), and the ratio of what a move costs is told.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import importlib.metadata
import os
import platform
import tempfile
from datetime import UTC, datetime
from pathlib import Path

import server_boardgame_io
import server_parts
import server_processes
from msgspec import Struct
from rich.console import Console
from rich.table import Table
from server_crowd import SEATS, Crowd, echoes, idle
from server_hurry import hurry
from server_processes import Measured
from server_wire import Session

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "measured" / "load.md"
BEGIN, END = "<!-- written by make bench-server ARGS=--write -->", "<!-- end of what is written -->"
MEGABYTES, TIMES, MILLISECONDS = 400, 3.0, 30.0  # the targets
A_MOVE, A_MOVE_IN = 0.38, {"gravediggers": 0.30}  # milliseconds of processor time
GAMES = ("gravediggers", "graverobbers", "vampire", "gloomy_graves")
IDLE_SOCKETS, AT_A_TABLE = 10_000, 10


class Load(Struct):
    """One row: a number of tables of one game."""

    game: str
    tables: int
    memory: float  # megabytes, the server's
    rate: float  # moves per second when everybody answers at once
    busy: float  # the share of a core that the server used meanwhile
    resting: float  # and when nobody moved: sockets are still pinged
    cpu_move: float  # milliseconds of processor time per move, beyond what it needs at rest
    cpu_message: float  # microseconds per delivered message
    size: float  # mean bytes per message
    cpu_echo: float  # microseconds per echoed message of that size
    half: float  # moves per second in the paced run
    p50: float  # milliseconds from sent to the last seat told, at half the rate
    p99: float

    @property
    def times(self) -> float:
        return self.cpu_message / self.cpu_echo

    def missed(self) -> list[str]:
        found = []
        if self.cpu_move > A_MOVE_IN.get(self.game, A_MOVE):
            found.append("CPU")
        if self.times > TIMES:
            found.append("echo")
        if self.p99 > MILLISECONDS:
            found.append("p99")
        if self.memory > MEGABYTES:
            found.append("memory")
        return found


async def load_of(game: str, number: int, seconds: float) -> Load:
    with tempfile.TemporaryDirectory(prefix="sexton-bench-") as folder:
        server = server_processes.tables(Path(folder))
        crowd = Crowd(server.port, game)
        try:
            await crowd.sit_down(number)
            fast = await hurry(server, crowd, seconds)
            memory = server.memory()
            paced = await crowd.at_pace(fast.rate / 2, seconds)
            waits = sorted(crowd.count.latencies)
        finally:
            await crowd.go_home()
            server.stop()
    size = fast.octets / fast.messages
    return Load(
        game, number, memory, fast.rate, fast.total / fast.took, fast.resting, fast.cpu_move,
        fast.used / fast.messages * 1e6, size,
        await echo_cost(min(SEATS * number, 1000), round(size), seconds), len(waits) / paced,
        waits[len(waits) // 2] * 1e3, waits[len(waits) * 99 // 100] * 1e3,
    )  # fmt: skip


async def beside_boardgame_io(ours: Load, seconds: float) -> str:
    """What a move costs there, at as many tables of four, and the ratio."""
    try:
        server, requests = server_boardgame_io.started()
    except server_boardgame_io.NotHere as why:
        return str(why)
    crowd = server_boardgame_io.Matches(server.port, requests)
    try:
        await crowd.sit_down(ours.tables)
        theirs = await hurry(server, crowd, seconds)
    finally:
        await crowd.go_home()
        server.stop()
    return server_boardgame_io.told(ours.game, ours.tables, ours.cpu_move, theirs)


async def echo_cost(sockets: int, size: int, seconds: float) -> float:
    """Microseconds of the server's processor time for one message there and back."""
    server = server_processes.echo()
    try:
        await echoes(server.port, sockets, size, sockets * 2)  # warm
        before, total = server.cpu(), round(2_000 * seconds) if size < 20_000 else round(600 * seconds)
        await echoes(server.port, sockets, size, total)
        # connecting the sockets anew is taken off again
        between = server.cpu()
        await echoes(server.port, sockets, size, sockets)
        after = server.cpu()
        return ((between - before) - (after - between)) / (total - sockets) * 1e6
    finally:
        server.stop()


async def idle_memory(sockets: int) -> tuple[float, float]:
    """The server's megabytes without and with this many sockets that only listen."""
    with tempfile.TemporaryDirectory(prefix="sexton-bench-") as folder:
        server = server_processes.tables(Path(folder))
        try:
            names = await waiting_tables(server, -(-sockets // AT_A_TABLE))
            before = server.memory()
            wires = []
            for name in names:
                wires += await idle(server.port, name, min(AT_A_TABLE, sockets - len(wires)), len(wires))
            await asyncio.sleep(2)
            if any(wire.closed for wire in wires):
                raise RuntimeError("an idle socket was closed")
            with_all = server.memory()
            for wire in wires:
                wire.transport.abort()
            return before, with_all
        finally:
            server.stop()


async def waiting_tables(server: Measured, number: int) -> list[str]:
    names = []
    for _ in range(number):
        if len(names) % 50 == 0:
            host = Session(server.port)
        setup = {"game": "gravediggers", "seats": ["own", "open", "open", "open"]}
        names.append(str((await host.post("/api/tables", {"setup": setup, "name": "Host"}))["id"]))
    return names


# Telling

HEADS = (
    "game", "tables", "memory", "moves/s", "of a core", "at rest", "CPU a move", "a message", "CPU a message", "echo",
    "×", "paced at", "p50", "p99", "missed",
)  # fmt: skip


def cells(row: Load) -> list[str]:
    return [
        row.game, str(row.tables), f"{row.memory:.0f} MB", f"{row.rate:.0f}", f"{row.busy * 100:.0f} %",
        f"{row.resting * 100:.1f} %", f"{row.cpu_move:.2f} ms", f"{row.size / 1000:.1f} kB",
        f"{row.cpu_message:.0f} µs", f"{row.cpu_echo:.0f} µs", f"{row.times:.2f}", f"{row.half:.0f}/s",
        f"{row.p50:.1f} ms", f"{row.p99:.1f} ms", ", ".join(row.missed()),
    ]  # fmt: skip


def circumstances() -> str:
    names = ("starlette", "uvicorn", "websockets", "uvloop", "msgspec")
    versions = ", ".join(f"{name} {importlib.metadata.version(name)}" for name in names)
    machine = f"{processor()}, {os.cpu_count()} cores, {platform.system()} {platform.machine()}"
    loads = ", ".join(f"{load:.1f}" for load in os.getloadavg())
    return (
        f"{datetime.now(UTC).date()}, {machine}; Python {platform.python_version()}, {versions}; load before: {loads}"
    )


def processor() -> str:
    told = Path("/proc/cpuinfo")
    for line in told.read_text().splitlines() if told.exists() else []:
        if line.startswith("model name"):
            return line.partition(":")[2].strip()
    return platform.processor() or "unknown processor"


def written(rows: list[Load], about: str, notes: list[str]) -> str:
    lines = [f"{about}.", "", f"| {' | '.join(HEADS)} |", "|---|" + "---:|" * (len(HEADS) - 2) + "---|"]
    lines += [f"| {' | '.join(cells(row))} |" for row in rows]
    parts = (
        "Where the time of one answer goes, sockets and storing left out (four seats' views, choices, aids, messages):"
    )
    told = [line for note in notes for line in (note, "")]
    return "\n".join([*lines, "", *told, parts, "", *server_parts.written()])


def show(rows: list[Load], console: Console) -> None:
    table = Table(*HEADS)
    for row in rows:
        table.add_row(*cells(row), style="red" if row.missed() else None)
    console.print(table)


def write(text: str) -> None:
    head, _, rest = PAGE.read_text(encoding="utf-8").partition(BEGIN)
    PAGE.write_text(f"{head}{BEGIN}\n\n{text}\n\n{END}{rest.partition(END)[2]}", encoding="utf-8")


def plan(chosen: argparse.Namespace) -> list[tuple[str, int]]:
    numbers = chosen.tables or ((50,) if chosen.quick else (50, 250, 1000))
    return [(game, number) for number in numbers for game in chosen.game or GAMES]


async def idle_told(wanted: int) -> str:
    """As many as the files allow; if that is fewer, it is said."""
    sockets = min(wanted, server_processes.watchers_at_most() // AT_A_TABLE * AT_A_TABLE)
    before, after = await idle_memory(sockets)
    verdict = "ok" if after <= MEGABYTES else "missed"
    fewer = "" if sockets == wanted else f" (`ulimit -n` does not allow {wanted}, for which the target is)"
    return (
        f"{sockets} idle sockets at {sockets // AT_A_TABLE} tables: {after:.0f} MB ({before:.0f} MB without them, "
        f"{(after - before) / sockets * 1000:.1f} kB each); target {MEGABYTES} MB: {verdict}{fewer}."
    )


async def measure(chosen: argparse.Namespace, console: Console) -> None:
    """What has been measured is written at once: it takes long, and may be broken off."""
    about, rows = circumstances(), list[Load]()
    seconds = chosen.seconds or (3.0 if chosen.quick else 5.0)
    notes = [] if chosen.game or chosen.tables else [await idle_told(1_000 if chosen.quick else IDLE_SOCKETS)]
    console.print(*notes)
    for game, number in plan(chosen):
        rows.append(await load_of(game, number, seconds))
        console.print(", ".join(cells(rows[-1])), highlight=False, soft_wrap=True)
        if game == "gravediggers" and number == (50 if chosen.quick else 250):
            notes.append(await beside_boardgame_io(rows[-1], seconds))
            console.print(notes[-1], highlight=False, soft_wrap=True)
        if chosen.write:
            write(written(rows, about, notes))
    show(rows, console)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--quick", action="store_true", help="few tables, short")
    parser.add_argument("--game", action="append", choices=GAMES, help="only this game (may be given again)")
    parser.add_argument("--tables", type=int, action="append", help="at this many tables (may be given again)")
    parser.add_argument("--seconds", type=float, help="at most, for each of the two ways to play in a row")
    parser.add_argument("--write", action="store_true", help="bring docs/measured/load.md up to date")
    chosen = parser.parse_args()
    if chosen.write and (chosen.game or chosen.tables):
        parser.error("--write takes all rows: leave out --game and --tables")
    server_processes.raise_files()
    gc.disable()  # a pause of the crowd would look like one of the server
    asyncio.run(measure(chosen, Console()))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
