"""The page without a server: what it fetches, how soon a game is open, how long bots think, what memory it takes.

Part of bench/page.py. A file server that packs nothing on the loopback, a browser of its own for each round. Throttling
in developer tools does not reach workers: a whole browser is held to a part of a core by a control group, where this
machine lets us make one.
"""

from __future__ import annotations

import os
import statistics
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from rich.table import Table

ROOT = Path(__file__).resolve().parent.parent
STATIC = ROOT / "build" / "static"
LIMITS = {"bytes": 8_000_000, "first": 6.0, "later": 4.0, "easy": 0.5, "normal": 0.5, "hard": 2.0, "memory": 300.0}
LEVELS = ("easy", "normal", "hard")
GAMES = ("gravediggers", "graverobbers", "vampire", "gloomy_graves")
GROUPS = Path("/sys/fs/cgroup")
QUARTER = 0.25
PERIOD = 100_000  # microseconds
MOVES = 8  # that are counted at each table
# By messages to a worker of the page: how long from an answer of ours until the next question to us, for each answer of
# others that came meanwhile.
THINK = (Path(__file__).parent / "alone.js").read_text()


@dataclass
class Round:
    """What one browser found."""

    bytes: int = 0
    first: float = 0.0  # seconds from the address to an opened game
    later: float = 0.0
    memory: float = 0.0  # megabytes of the page and its two workers
    moves: dict[str, list[float]] = field(default_factory=dict)  # seconds, by level


@contextmanager
def file_server() -> Iterator[tuple[str, list[int]]]:
    """Its address, and how many bytes each answer had."""
    sent: list[int] = []

    class Plain(SimpleHTTPRequestHandler):
        def __init__(self, *given: Any) -> None:
            super().__init__(*given, directory=str(STATIC))

        def copyfile(self, source: Any, outputfile: Any) -> None:
            content = source.read()
            sent.append(len(content))
            outputfile.write(content)

        def log_message(self, *told: Any) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Plain)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_address[1]}", sent
    finally:
        server.shutdown()
        server.server_close()


@contextmanager
def held_to(share: float) -> Iterator[str]:
    """A control group with so much of a core, whose processes a browser joins; empty where none can be made."""
    name = f"sexton-bench-{os.getpid()}"
    if (GROUPS / "cpu").is_dir():
        folder, limits = GROUPS / "cpu" / name, {"cpu.cfs_period_us": f"{PERIOD}"}
        limits["cpu.cfs_quota_us"] = f"{int(PERIOD * share)}"
    else:
        folder, limits = GROUPS / name, {"cpu.max": f"{int(PERIOD * share)} {PERIOD}"}
    try:
        folder.mkdir()
        for limit, value in limits.items():
            (folder / limit).write_text(value)
    except OSError:
        yield ""
        return
    try:
        yield str(folder / "cgroup.procs")
    finally:
        for _ in range(50):
            try:
                folder.rmdir()
                break
            except OSError:  # the browser is still ending
                time.sleep(0.1)


def wrapped(chromium: str, procs: str, folder: Path) -> str:
    """A Chromium that joins the group before it begins, and so do all its processes."""
    script = folder / "held-chromium"
    script.write_text(f'#!/bin/sh\necho $$ > {procs}\nexec "{chromium}" "$@"\n')
    script.chmod(0o755)
    return str(script)


def opened(page: Any, url: str) -> float:
    """Seconds from the address, by one click, to the first question of a game."""
    began = time.monotonic()
    page.goto(url + "/")
    page.get_by_role("button", name="Play against bots").nth(1).click()
    page.wait_for_selector(".decision")
    return time.monotonic() - began


def memory_of(browser: Any) -> float:
    """Megabytes of the largest renderer: a page and its workers are one process. Shared memory counts in part."""
    found = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")["processInfo"]
    sizes = [0.0]
    for one in found:
        if one["type"] == "renderer":
            rolled = Path(f"/proc/{one['id']}/smaps_rollup").read_text().splitlines()
            sizes.append(sum(int(line.split()[1]) for line in rolled if line.startswith("Pss:")) / 1024)
    return max(sizes)


def measured(playwright: Any, chromium: str, flags: list[str]) -> Round:
    found = Round()
    with file_server() as (url, sent):
        browser = playwright.chromium.launch(executable_path=chromium, args=flags)
        context = browser.new_context()
        context.set_default_timeout(600_000)
        page = context.new_page()
        found.first, found.bytes = opened(page, url), sum(sent)
        page.wait_for_timeout(5000)  # what it has loaded is kept by then
        found.later = opened(page, url)
        found.memory = memory_of(browser)
        for level in LEVELS:
            found.moves[level] = page.evaluate(THINK, {"games": list(GAMES), "level": level, "moves": MOVES})
        browser.close()
    return found


def table_of(rounds: dict[str, Round]) -> Table:
    table = Table(title=f"The page without a server; load {os.getloadavg()[0]:.1f}")
    for head in ("browser", "bytes", "first, s", "later, s", *(f"{level}, s (95 %)" for level in LEVELS), "memory, MB"):
        table.add_column(head, justify="right")
    limits = [str(LIMITS[level]) for level in LEVELS]
    table.add_row(
        "at most",
        f"{LIMITS['bytes']:,}",
        f"{LIMITS['first']}",
        f"{LIMITS['later']}",
        *limits,
        f"{LIMITS['memory']:.0f}",
    )
    for name, one in rounds.items():
        moves = [f"{statistics.median(times):.2f} ({high(times):.2f})" for times in one.moves.values()]
        table.add_row(name, f"{one.bytes:,}", f"{one.first:.1f}", f"{one.later:.1f}", *moves, f"{one.memory:.0f}")
    return table


def high(times: list[float]) -> float:
    return statistics.quantiles(times, n=20)[-1] if len(times) > 1 else times[0]


def run(playwright: Any, chromium: str, flags: list[str], folder: Path) -> Table:
    rounds = {"as it is": measured(playwright, chromium, flags)}
    with held_to(QUARTER) as procs:
        if procs:
            rounds["a quarter of a core"] = measured(playwright, wrapped(chromium, procs, folder), flags)
    return table_of(rounds)
