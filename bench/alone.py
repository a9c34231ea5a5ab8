"""The page without a server: what it fetches, how soon a game is open, how long bots think, what memory it takes.

Part of bench/page.py. A file server that packs nothing on the loopback, a browser of its own for each round. Throttling
in developer tools does not reach workers: a whole browser is held to a part of a core by a control group, where this
machine lets us make one. Every figure is printed as it is found, and nothing is waited for without a limit. What a
round found is kept in build/alone.json: the two can be measured one at a time, each in less than five minutes.
"""

from __future__ import annotations

import json
import os
import statistics
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field, fields
from datetime import UTC, datetime
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from rich.console import Console

ROOT = Path(__file__).resolve().parent.parent
STATIC = ROOT / "build" / "static"
PAGE = ROOT / "docs" / "measured" / "page.md"
FOUND = ROOT / "build" / "alone.json"
BEGIN, END = '<!-- written by make bench-page ARGS="--only-alone --write" -->', "<!-- end of what is written -->"
LIMITS = {"bytes": 8_000_000, "first": 6.0, "later": 4.0, "easy": 0.5, "normal": 0.5, "hard": 2.0, "memory": 300.0}
LEVELS = ("easy", "normal", "hard", "expert")
GAMES = ("gravediggers", "graverobbers", "vampire", "gloomy_graves")
GROUPS = Path("/sys/fs/cgroup")
WHOLE, PART = "as it is", "a quarter of a core"  # the two rounds
QUARTER = 0.25
PERIOD = 100_000  # microseconds
MOVES = 16  # answers of bots that are timed at each table
OPENED, PLAYED, REVIEWED = 30.0, 40.0, 240.0  # seconds that are waited at most
PATIENCE = 5  # times as long for a browser that is held
WHOLE_GAME = 10_000  # answers
VISITS = 3  # medians of these, with a whole core
LEAVE = "dispatchEvent(new PageTransitionEvent('pagehide'))"  # the page ends its own two workers
QUIET = 3.0  # seconds until what was loaded is kept and the second worker is up
DRIVE = (Path(__file__).parent / "alone.js").read_text()
OUT = Console(highlight=False, soft_wrap=True)


@dataclass
class Round:
    """What one browser found."""

    name: str
    slow: int  # how many times the usual limit it is waited for
    chromium: str = ""
    on: str = ""  # the day
    load: float = 0.0
    bytes: int = 0
    firsts: list[float] = field(default_factory=list)  # seconds from the address to an opened game
    laters: list[float] = field(default_factory=list)
    worked: list[float] = field(default_factory=list)  # seconds of the processor that the first visit took till then
    memories: list[float] = field(default_factory=list)  # megabytes of the page and its two workers
    played: float = 0.0  # the most of them, after the tables of each level
    moves: dict[str, dict[str, list[float]]] = field(default_factory=dict)  # seconds, by level and game
    reviews: dict[str, tuple[float, float, int]] = field(default_factory=dict)  # seconds, of the processor, inputs

    @property
    def first(self) -> float:
        return statistics.median(self.firsts)

    @property
    def later(self) -> float:
        return statistics.median(self.laters)

    @property
    def memory(self) -> float:
        return max(*self.memories, self.played)

    def of_level(self, level: str) -> list[float]:
        return [seconds for times in self.moves.get(level, {}).values() for seconds in times]


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
    server.daemon_threads = True
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


def renderers(browser: Any) -> list[dict[str, Any]]:
    """A page and its workers are one process."""
    found = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")["processInfo"]
    return [one for one in found if one["type"] == "renderer"]


def memory_of(browser: Any) -> float:
    """Megabytes of the largest renderer. Shared memory counts in part."""
    sizes = [0.0]
    for one in renderers(browser):
        rolled = Path(f"/proc/{one['id']}/smaps_rollup").read_text().splitlines()
        sizes.append(sum(int(line.split()[1]) for line in rolled if line.startswith("Pss:")) / 1024)
    return max(sizes)


def spent(browser: Any) -> float:
    """Seconds of the processor that pages and workers have taken so far."""
    return sum(float(one["cpuTime"]) for one in renderers(browser))


def driven(page: Any, call: str, given: list[Any], seconds: float) -> dict[str, Any]:
    """What bench/alone.js found, or why it did not."""
    page.evaluate(f"(given) => alone.{call}(...given)", given)
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        page.wait_for_timeout(100)
        if found := page.evaluate("alone.found"):
            return dict(found)
    return {"ended": f"nothing after {seconds:.0f} s"}


def measured(playwright: Any, visitors: Any, chromium: str, flags: list[str], found: Round) -> None:
    found.load, found.on = os.getloadavg()[0], str(datetime.now(UTC).date())
    with file_server() as (url, sent):
        browser = playwright.chromium.launch(executable_path=chromium, args=flags)
        try:
            found.chromium = browser.version
            visits = VISITS if found.slow == 1 else 1
            pages = [visited(browser, visitors, url, sent, found) for _ in range(visits)]
            told_of_visits(found)
            pages[-1].evaluate(LEAVE)
            pages[-1].evaluate(DRIVE)
            play(browser, pages[-1], found)
            if found.slow == 1:
                review(browser, pages[-1], found)
        finally:
            browser.close()


def visited(browser: Any, visitors: Any, url: str, sent: list[int], found: Round) -> Any:
    """The page of somebody who has never been here, and knows what a game is about: who begins at once. Twice."""
    for page in [page for context in browser.contexts for page in context.pages]:
        page.close()
    ada = visitors.Visitor(browser, url, "Ada")
    ada.context.set_default_timeout(1000 * OPENED * found.slow)
    before, worked = sum(sent), spent(browser)
    found.firsts.append(opened(ada.page, url))
    found.worked.append(spent(browser) - worked)
    ada.page.wait_for_timeout(1000 * QUIET * found.slow)
    found.bytes = sum(sent) - before
    found.laters.append(opened(ada.page, url))
    ada.page.wait_for_timeout(1000 * QUIET * found.slow)
    found.memories.append(memory_of(browser))
    OUT.print(f"{found.name}: {sum(sent) - before - found.bytes:,} bytes more on the later visit")
    return ada.page


def told_of_visits(found: Round) -> None:
    OUT.print(f"{found.name}: {found.bytes:,} bytes; a game is open after {listed(found.firsts, 2)} s")
    OUT.print(f"{found.name}: with {listed(found.worked, 2)} s of the processor")
    OUT.print(f"{found.name}: on a later visit after {listed(found.laters, 2)} s; {listed(found.memories, 0)} MB")


def listed(numbers: list[float], places: int) -> str:
    return ", ".join(f"{number:.{places}f}" for number in numbers)


def play(browser: Any, page: Any, found: Round) -> None:
    # the first table waits for both workers
    warm = driven(page, "play", [GAMES[0], LEVELS[0], 1], PLAYED * found.slow)
    assert not warm["ended"], warm
    for level in LEVELS:
        for game in GAMES:
            told = driven(page, "play", [game, level, MOVES], PLAYED * found.slow)
            if told["ended"]:
                OUT.print(f"{found.name}: {level} at {game}: {told['ended']}")
                continue
            found.moves.setdefault(level, {})[game] = told["times"]
            OUT.print(f"{found.name}: {level} at {game}: {told_of(told['times'])}")
        found.played = max(found.played, memory_of(browser))
    OUT.print(f"{found.name}: {found.played:.0f} MB with all that was played")


def review(browser: Any, page: Any, found: Round) -> None:
    for game in GAMES:
        told = driven(page, "play", [game, "greedy", WHOLE_GAME], PLAYED)
        before = spent(browser)
        told = told if told["ended"] else driven(page, "review", [told["id"]], REVIEWED)
        if told["ended"]:
            OUT.print(f"{found.name}: a review of {game}: {told['ended']}")
            return  # it is still at it
        inputs = int(page.evaluate("alone.inputs"))
        found.reviews[game] = (told["seconds"], spent(browser) - before, inputs)
        OUT.print(f"{found.name}: a review of {game}: {review_told(found.reviews[game])}")


def review_told(found: tuple[float, float, int]) -> str:
    return f"{found[0]:.0f} s for {found[2]} inputs ({found[1]:.0f} s of the processor)"


def told_of(times: list[float]) -> str:
    return f"{statistics.median(times):.2f} s, 95 % {high(times):.2f}, at most {max(times):.2f} ({len(times)} moves)"


def high(times: list[float]) -> float:
    return statistics.quantiles(times, n=20)[-1] if len(times) > 1 else times[0]


def missed(found: Round) -> list[str]:
    """The limits that a browser with a whole core was to keep."""
    had = {name: getattr(found, name) for name in ("bytes", "first", "later", "memory")}
    had |= {level: high(times) if (times := found.of_level(level)) else float("inf") for level in LEVELS}
    return [f"{name} {had[name]:,.2f} (at most {LIMITS[name]:,})" for name in LIMITS if had[name] > LIMITS[name]]


def written(rounds: list[Round]) -> str:
    """For docs/measured/page.md."""
    heads = ["", "at most", *(f"{one.name} (load {one.load:.1f})" for one in rounds)]
    rows = [
        ["first visit, bytes", f"{LIMITS['bytes']:,}", *(f"{one.bytes:,}" for one in rounds)],
        ["first visit to an opened game, s", f"{LIMITS['first']:.0f}", *(f"{one.first:.1f}" for one in rounds)],
        ["of the processor till then, s", "", *(f"{statistics.median(one.worked):.1f}" for one in rounds)],
        ["later visit, s", f"{LIMITS['later']:.0f}", *(f"{one.later:.1f}" for one in rounds)],
        ["memory with a game open, MB", "", *(f"{statistics.median(one.memories):.0f}" for one in rounds)],
        [
            "memory, the most at all these tables, MB",
            f"{LIMITS['memory']:.0f}",
            *(f"{one.memory:.0f}" for one in rounds),
        ],
    ]
    for level in LEVELS:
        for game in GAMES:
            cells = [cell(one.moves.get(level, {}).get(game)) for one in rounds]
            limit = f"{LIMITS[level]:g}" if level in LIMITS else ""
            rows.append([f"`{level}` at {game}, s a move", limit, *cells])
    table = ["| " + " | ".join(row) + " |" for row in [heads, ["---"] + ["---:"] * (len(heads) - 1), *rows]]
    reviews = [f"- {game}: {review_told(told)}" for game, told in rounds[0].reviews.items()]
    about = f"{rounds[0].on}, Chromium {rounds[0].chromium.split('.')[0]}, {os.cpu_count()} cores. "
    about += f"Of up to {MOVES} answers of two bots at a table (fewer where the game ended): median (95th percentile). "
    about += f"Visits: medians of {VISITS}, with a part of a core one."
    reviewed = ["", "A review of one game of each kind, without limits, with a whole core:", "", *reviews]
    return "\n".join([about, "", *table, *(reviewed if reviews else [])])


def cell(times: list[float] | None) -> str:
    return f"{statistics.median(times):.2f} ({high(times):.2f})" if times else "not found"


def write(text: str) -> None:
    head, _, rest = PAGE.read_text(encoding="utf-8").partition(BEGIN)
    PAGE.write_text(f"{head}{BEGIN}\n\n{text}\n\n{END}{rest.partition(END)[2]}", encoding="utf-8")


def run(playwright: Any, visitors: Any, chromium: str, flags: list[str], folder: Path, asked: str, keep: bool) -> None:
    rounds = kept()
    if asked != "quarter":
        rounds[WHOLE] = Round(WHOLE, 1)
        measured(playwright, visitors, chromium, flags, rounds[WHOLE])
        OUT.print("\n".join(["Missed: " + one for one in missed(rounds[WHOLE])] or ["Every limit is kept."]))
    if asked != "whole":
        with held_to(QUARTER) as procs:
            if procs:
                rounds[PART] = Round(PART, PATIENCE)
                measured(playwright, visitors, wrapped(chromium, procs, folder), flags, rounds[PART])
            else:
                rounds.pop(PART, None)
                OUT.print("No control group can be made here: nothing is measured with a quarter of a core.")
    FOUND.write_text(json.dumps([asdict(one) for one in rounds.values()]))
    if keep and WHOLE in rounds:
        write(written([rounds[name] for name in (WHOLE, PART) if name in rounds]))


def kept() -> dict[str, Round]:
    """What was found before."""
    found = json.loads(FOUND.read_text()) if FOUND.is_file() else []
    known = {one.name for one in fields(Round)}
    return {one["name"]: Round(**one) for one in found if set(one) == known}
