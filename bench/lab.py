"""What `sexton simulate` leaves of the engine's speed, with all its costs: counting, Parquet, files, workers.

    python bench/lab.py            prints a table
    python bench/lab.py --write    and puts it into docs/measured/performance.md

One core: processor time of batches that are played, counted and written, against the engine's bare loop over as many
games. Two cores: `simulate` with two workers from beginning to end, its workers started and everything written, against
two bare loops, and against two simulations of one worker each, started at the same moment: by the clock, and in the
processor time of all processes. All alternate, round by round; what counts are the ratios.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import platform
import resource
import statistics
import tempfile
import time
from collections.abc import Callable
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import NamedTuple

from rich.console import Console
from rich.table import Table

from sexton.kernel import catalogue
from sexton.kernel.chance.dice import FastDice
from sexton.kernel.engine import playout
from sexton.lab.league.ladder import machine
from sexton.lab.reports.results import Results
from sexton.lab.simulation.batch import Keep, play_batch
from sexton.lab.simulation.plan import Plan
from sexton.lab.simulation.run import simulate

PAGE = Path(__file__).resolve().parent.parent / "docs" / "measured" / "performance.md"
BEGIN, END = "<!-- written by make bench-lab -->", "<!-- end of make bench-lab -->"
TABLES = {"gravediggers": 3, "graverobbers": 3, "vampire": 2, "gloomy_graves": 2}
SECONDS = 0.5  # of the bare loop, in a round on one core
TOGETHER = 10.0  # and for two: about a million games of the quicker ones
MILLION = 10**6
HEADS = (
    "game",
    "players",
    "bare loop, games/s",
    "one core",
    "two workers / two simulations",
    "two workers / two bare loops",
    "the same, processor time",
)
NOTE = """
The bare loop plays as many games and keeps nothing of them, not even who won. One core: games a second of processor
time, played, counted and written to Parquet, over those of the bare loop. Two workers: one `simulate` from beginning
to end, over two simulations of one worker each with half the games, and over two bare loops run at once; by the clock,
which on a busy machine other work has a share of, and in the processor time of all processes. Medians of the rounds'
ratios, and their range.

The targets are 0.7 on one core and 0.9 on two. Of two bare loops that leaves a tenth for all that a simulation does
beside playing (seeds, scores and ranks, counting, Parquet, files); of two simulations it says what a second core
brings. Both are in the table.
"""


def plan_of(game: str, games: int) -> Plan:
    seats = TABLES[game]
    return Plan(game, seats, ("random",) * seats, games, 1, catalogue.find(game).options_type().canonical())


def bare(game: str, games: int) -> None:
    rules, chance, hand = catalogue.find(game).open(TABLES[game]), FastDice(1), FastDice(2)
    for _ in range(games):
        playout(rules.engine, rules.setup(), chance, hand)


def simulated(game: str, batches: int, workers: int) -> None:
    """This many batches of a plan of a million games, whose size decides how many games are watched, which is slow."""
    plan = plan_of(game, MILLION)
    with tempfile.TemporaryDirectory() as folder:
        results = Results(Path(folder) / "out", plan, resume=False)
        for batch in simulate(plan, workers, Keep.ROWS, range(batches, len(plan.batches()))):
            results.add(batch)
        results.sum_up()


def processor(work: Callable[[], None]) -> float:
    began = time.process_time()
    work()
    return time.process_time() - began


class Took(NamedTuple):
    clock: float
    processor: float


def together(works: list[Callable[[], None]]) -> Took:
    """Several at once, each in a process of its own; from when all are ready to when the last is done."""
    context = multiprocessing.get_context("fork")
    gate = context.Barrier(len(works) + 1)

    def run(work: Callable[[], None]) -> None:
        gate.wait()
        work()

    processes = [context.Process(target=run, args=(work,)) for work in works]
    for process in processes:
        process.start()
    gate.wait()
    began, spent = time.perf_counter(), of_children()
    for process in processes:
        process.join()
    return Took(time.perf_counter() - began, of_children() - spent)


def of_children() -> float:
    """Processor time of all finished child processes and their children."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def ratios(game: str, rounds: int, one_core: bool) -> tuple[float, list[list[float]]]:
    games = 1000
    while (took := processor(partial(bare, game, games))) < SECONDS / 4:
        games *= 2
    games = max(1000, round(games * SECONDS / took / 1000) * 1000)
    one, two, loops, processors = [], [], [], []
    rate = []
    play_batch(plan_of(game, MILLION), Keep.ROWS, 0)  # warm up: whatever is made once is made now
    size = plan_of(game, MILLION).batch_size
    each = max(1, round(games * TOGETHER / SECONDS / size / 2))  # batches for one of two
    for _ in range(rounds):
        took = processor(lambda: bare(game, games))
        rate.append(games / took)
        one.append(took / part(game, games))
        if one_core:
            continue
        simulation = together([lambda: simulated(game, 2 * each, 2)])
        two.append(together([lambda: simulated(game, each, 1)] * 2).clock / simulation.clock)
        inner = together([lambda: bare(game, each * size)] * 2)
        loops.append(inner.clock / simulation.clock)
        processors.append(inner.processor / simulation.processor)
    return statistics.median(rate), [one, two, loops, processors]


def part(game: str, games: int) -> float:
    """Processor time for this many games of a plan of a million, in its batches."""
    plan, spent, played = plan_of(game, MILLION), 0.0, 0
    with tempfile.TemporaryDirectory() as folder:
        results = Results(Path(folder) / "out", plan, resume=False)
        number = 0
        while played < games:
            began = time.process_time()
            batch = play_batch(plan, Keep.ROWS, number)
            results.add(batch)
            spent += time.process_time() - began
            played, number = played + len(batch.games), number + 1
    return spent * games / played


def figure(ratio: list[float]) -> str:
    if not ratio:
        return "not measured"
    return f"{statistics.median(ratio):.2f} ({min(ratio):.2f}–{max(ratio):.2f})"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--one-core", action="store_true", help="leave out what takes two idle cores to measure")
    parser.add_argument("--game", choices=TABLES, help="only this one")
    parser.add_argument("--write", action="store_true", help="bring docs/measured/performance.md up to date")
    chosen = parser.parse_args()
    rows = []
    for game, seats in TABLES.items():
        if chosen.game not in (None, game):
            continue
        rate, found = ratios(game, chosen.rounds, chosen.one_core)
        cells = [figure(ratio) for ratio in found]
        rows.append([game, str(seats), f"{rate:,.0f}", *cells])
    load, today = os.getloadavg()[0], f"{datetime.now(UTC):%Y-%m-%d}"
    about = f"{today}, {machine()} (load {load:.1f}), Python {platform.python_version()}, {chosen.rounds} rounds."
    shown = Table(*HEADS, title=about)
    for row in rows:
        shown.add_row(*row)
    Console().print(shown)
    if chosen.write:
        table = [HEADS, ["---", *["---:"] * (len(HEADS) - 1)], *rows]
        text = "\n".join(f"| {' | '.join(cells)} |" for cells in table)
        put(f"{BEGIN}\n\n## What simulating costs\n\n{about}\n\n{text}\n{NOTE}\n")
    return 0


def put(section: str) -> None:
    page = PAGE.read_text(encoding="utf-8")
    head, found, rest = page.partition(BEGIN)
    after = rest.partition(END)[2] if found else "\n"
    PAGE.write_text(f"{head if found else page.rstrip() + chr(10) * 2}{section}{END}{after}", encoding="utf-8")


if __name__ == "__main__":
    raise SystemExit(main())
