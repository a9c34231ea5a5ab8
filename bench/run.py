"""How fast the games are, side by side with OpenSpiel and PettingZoo in one run.

    python bench/run.py               about a minute; prints a table, keeps all samples in bench/results
    python bench/run.py --quick       fewer rounds
    python bench/run.py --write       and bring docs/measured/performance.md up to date
    python bench/run.py --only bots   the bots alone; or the engine, or the environments

The games differ, so a ratio says what a decision costs here and there, not which program is better. Samples of ours
and of the peer's alternate; what is shown are medians, and medians of the rounds' ratios. Time is processor time, on
one core.
"""

from __future__ import annotations

import argparse
import importlib
import importlib.metadata
import json
import os
import platform
from collections.abc import Callable
from dataclasses import asdict
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import Any

import bots
import measure
from measure import Row, Stopwatch
from rich.console import Console
from rich.progress import Progress
from rich.table import Table
from uncompiled import Uncompiled

from sexton.kernel import catalogue
from sexton.uncompiled import compiled


def found(name: str) -> Any:
    """None where what it measures is not installed."""
    try:
        return importlib.import_module(name)
    except ImportError:
        return None


peers, environments, together = found("peers"), found("environments"), found("together")

ROOT = Path(__file__).resolve().parent.parent
RESULTS = ROOT / "bench" / "results"
PAGE = ROOT / "docs" / "measured" / "performance.md"
BEGIN, END = "<!-- written by make bench ARGS=--write -->", "<!-- end of what is written -->"
STEPS_BEGIN, STEPS_END = "<!-- the environments, written in the same way -->", "<!-- end of the environments -->"
BOTS_BEGIN, BOTS_END = "<!-- the bots, written in the same way -->", "<!-- end of the bots -->"

INSIDE, LISTING, PYTHON = "loop inside", "loop inside, both list moves", "driven from Python"
CLONE, WORLD, UNCOMPILED = "clone", "world from a prepared view", "uncompiled, loop inside"
PETTINGZOO = "PettingZoo steps, beside its texas_holdem"
BATCH = "steps of 1,024 games in one call, beside the engine's own loop that lists moves"
BATCH_LEAST = {"gloomy_graves": 200.0}  # thousand steps a second; of the others:
BATCH_LEAST_ELSE = 300.0
# What each game is meant to reach: times as fast as the peer, or at most this many microseconds.
TABLES: list[tuple[str, tuple[int, ...], dict[str, float]]] = [
    (
        "gravediggers",
        (3, 5),
        {INSIDE: 3.5, LISTING: 2.5, PYTHON: 2, CLONE: 1, WORLD: 1.5, UNCOMPILED: 3, PETTINGZOO: 10},
    ),
    ("graverobbers", (3, 6), {INSIDE: 1, PYTHON: 1, CLONE: 1.5, PETTINGZOO: 10}),
    ("vampire", (2, 4), {PETTINGZOO: 10}),
    ("gloomy_graves", (2, 4), {PYTHON: 0.2, CLONE: 3, PETTINGZOO: 10}),
]
GOOFSPIEL = "goofspiel(players=n, imp_info=True, num_cards=13, points_order=random)"
NOTES = (
    "The games differ: a ratio compares what one decision costs in two programs, not the programs.",
    f"The peer is OpenSpiel's C++ {GOOFSPIEL}, uniformly random play, 12 n decisions a game.",
    "Its own loop is evaluate_bots with uniform random bots, which always list their moves; our own loop lists none.",
    "Driven from Python: list the moves, apply one. Our chance is settled within `play`, goofspiel's drawn in Python.",
    "That draw is random.choices from chance_outcomes: the target is held against this loop.",
    "In the leanest loop the draw is written out by hand, which is about half as fast again; that row has no target.",
    "Uncompiled: the same sources without mypyc, against OpenSpiel's python_liars_poker(players=n) driven from Python.",
    "Clone, world and view: at 16 states from the course of random games. Audited dice: chance by HMAC-SHA256.",
)


STEPS_NOTES = (
    "PettingZoo: `last`, choose what the mask allows, `step`, in one loop for ours and for its texas_holdem_v4.",
    "That loop looks for the ones of a mask as truth values: NumPy finds them many times faster than as int8.",
    "Steps are those of all agents, the last ones included, which only take leave. texas_holdem has two players.",
    "In one call: `sexton.envs.batch` with rows, lists and masks of legal moves; NumPy chooses among the legal ones.",
    "The peer there is our own engine's loop, which lists moves and writes no rows: the ratio says what is left of it.",
)
RowsOf = Callable[[str, int, dict[str, float]], list[Row]]


def rows_of(game: str, seats: int, targets: dict[str, float], uncompiled: Uncompiled) -> list[Row]:
    rules = measure.rules_of(game, seats)

    def row(what: str, unit: str, ours: Callable[[Any], measure.Work], peer: str = "") -> Row:
        other = Stopwatch(getattr(peers, peer)(seats)).rate if peers and peer else None
        return Row(game, seats, what, unit, Stopwatch(ours(rules)).rate, other, targets.get(what))

    bare = row(UNCOMPILED, "M/s", measure.inside, "python_game")
    bare.ours = lambda: uncompiled.rate(game, seats)
    return [
        row(INSIDE, "M/s", measure.inside, "inside"),
        row(LISTING, "M/s", measure.listing, "inside"),
        row(PYTHON, "M/s", measure.from_python, "from_python"),
        row("driven from Python, leanest peer", "M/s", measure.from_python, "from_python_lean"),
        row(CLONE, "µs", measure.clone, "clone"),
        row(WORLD, "µs", measure.world),
        row("world and playout", "k/s", measure.world_and_playout),
        row("view", "µs", measure.view),
        row("loop inside, audited dice", "M/s", measure.audited),
        bare,
    ]


def steps_of(game: str, seats: int, targets: dict[str, float]) -> list[Row]:
    return pettingzoo_steps(game, seats, targets) + batch_steps(game, seats)


def batch_steps(game: str, seats: int) -> list[Row]:
    if together is None:
        return []
    rules = measure.rules_of(game, seats)
    ours, loop = Stopwatch(together.batch(rules)).rate, Stopwatch(measure.listing(rules)).rate
    return [Row(game, seats, BATCH, "k/s", ours, loop, least=BATCH_LEAST.get(game, BATCH_LEAST_ELSE))]


def pettingzoo_steps(game: str, seats: int, targets: dict[str, float]) -> list[Row]:
    if environments is None:
        return []
    peer = Stopwatch(environments.texas_holdem(seats)).rate
    ours = Stopwatch(environments.table(measure.rules_of(game, seats))).rate
    return [Row(game, seats, PETTINGZOO, "k/s", ours, peer, targets.get(PETTINGZOO))]


def all_rows(part: RowsOf, console: Console, only: str | None) -> list[Row]:
    rows: list[Row] = []
    for game, seats, targets in TABLES:
        if only not in (None, game):
            continue
        if game not in catalogue.ids():
            console.print(f"{game}: not in the catalogue, left out")
            continue
        try:
            for count in seats:
                rows += part(game, count, targets)
        except Exception as error:  # a game that is being written must not stop the others
            console.print(f"{game}: left out ({type(error).__name__}: {error})", markup=False)
    return rows


def measured(rows: list[Row], rounds: int, console: Console) -> None:
    with Progress(console=console, transient=True) as progress:
        task = progress.add_task(f"{rounds} rounds", total=rounds * len(rows))
        for _ in range(rounds):
            for row in rows:
                row.measure()
                progress.advance(task)


def figure(number: float | None) -> str:
    """Three digits that matter."""
    return "" if number is None else f"{number:.3g}" if number < 100 else f"{number:.0f}"


def cells(row: Row) -> list[str]:
    low_high = f"{min(row.ratios):.1f}–{max(row.ratios):.1f}" if row.ratios else ""
    verdict = {None: "", True: "ok", False: "missed"}[row.met]
    ratio = f"{row.ratio:.2f} ({low_high})" if row.ratio else ""
    return [row.what, f"{figure(row.median)} {row.unit}", figure(row.peer_median), ratio, row.wanted, verdict]


HEADS = ("what", "ours", "peer", "× (range)", "target", "")


def show(rows: list[Row], console: Console) -> None:
    table = Table("game", "players", *HEADS, title="Medians; M/s: million decisions a second")
    for nth, row in enumerate(rows):
        first = nth == 0 or (row.game, row.seats) != (rows[nth - 1].game, rows[nth - 1].seats)
        if first and nth:
            table.add_section()
        style = {None: None, True: "green", False: "red"}[row.met]
        *head, verdict = cells(row)
        mark = f"[{style}]{verdict}[/]" if style else verdict
        table.add_row(*([row.game, str(row.seats)] if first else ["", ""]), *head, mark)
    console.print(table)
    for note in (*NOTES, *STEPS_NOTES):
        console.print(f"· {note}", highlight=False)


def circumstances(rounds: int) -> dict[str, Any]:
    names = ("open_spiel", "pettingzoo", "rlcard", "mypy", "librt", "numpy")
    installed = {
        one.metadata["Name"].lower().replace("-", "_"): one.version for one in importlib.metadata.distributions()
    }
    return {
        "date": datetime.now(UTC).isoformat(timespec="seconds"),
        "machine": f"{processor()}, {os.cpu_count()} cores, {platform.system()} {platform.machine()}",
        "python": platform.python_version(),
        "versions": {name: installed[name] for name in names if name in installed},
        "rounds": rounds,
    }


def processor() -> str:
    """The processor's own name, where the system tells it."""
    told = Path("/proc/cpuinfo")
    for line in told.read_text().splitlines() if told.exists() else []:
        if line.startswith("model name"):
            return line.partition(":")[2].strip()
    return platform.processor() or "unknown processor"


def as_json(row: Row) -> dict[str, Any]:
    plain = {name: getattr(row, name) for name in ("game", "seats", "what", "unit", "median", "peer_median", "ratio")}
    samples = {"samples": list(map(row.shown, row.samples)), "peer_samples": list(map(row.shown, row.peers))}
    return {**plain, "target": row.wanted or None, "met": row.met, "ratios": row.ratios, **samples}


def where_and_when(about: dict[str, Any]) -> str:
    versions = ", ".join(f"{name} {version}" for name, version in about["versions"].items())
    return f"{about['date'][:10]}, {about['machine']}; Python {about['python']}, {versions}"


def written(rows: list[Row], about: dict[str, Any], notes: tuple[str, ...]) -> str:
    """The table as it stands in the documentation."""
    lines = [
        f"{where_and_when(about)}; medians of {about['rounds']} interleaved rounds.",
        "",
        f"| game | players | {' | '.join(HEADS)} |",
        "|---|---:|---|---:|---:|---:|---:|---|",
        *(f"| {row.game} | {row.seats} | {' | '.join(cells(row))} |" for row in rows),
        "",
        *(f"- {note}" for note in notes),
    ]
    return "\n".join(lines)


def write(begin: str, text: str, end: str) -> None:
    """Between these two marks of the page."""
    head, _, rest = PAGE.read_text(encoding="utf-8").partition(begin)
    PAGE.write_text(f"{head}{begin}\n\n{text}\n\n{end}{rest.partition(end)[2]}", encoding="utf-8")


def wishes() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--quick", action="store_true", help="3 rounds instead of 12")
    parser.add_argument("--game", help="only this game")
    parser.add_argument("--only", choices=["engine", "environments", "bots"], help="one of the three parts")
    parser.add_argument("--json", action="store_true", help="print JSON instead of the table")
    parser.add_argument("--write", action="store_true", help="bring docs/measured/performance.md up to date")
    return parser.parse_args()


def main() -> int:
    chosen = wishes()
    console, rounds = Console(stderr=chosen.json), 3 if chosen.quick else 12
    if not compiled():
        console.print("The engine is not compiled here, and this measures the compiled one: run `make engine` first.")
        return 1
    if peers is None and chosen.only in (None, "engine"):
        console.print("OpenSpiel is not installed (`make bench` installs it): there will be no ratios.")
    rows: list[Row] = []
    steps: list[Row] = []
    bot_rows: list[bots.BotRow] = []
    if chosen.only in (None, "engine"):
        with Uncompiled() as uncompiled:
            rows = all_rows(partial(rows_of, uncompiled=uncompiled), console, chosen.game)
            measured(rows, rounds, console)
    if chosen.only in (None, "environments"):
        steps = all_rows(steps_of, console, chosen.game)
        measured(steps, rounds, console)
    if chosen.only in (None, "bots"):
        with Progress(console=console, transient=True) as progress:
            bot_rows = bots.measured(chosen.game, chosen.quick, progress)
    about = circumstances(rounds)
    found = {"rows": [as_json(row) for row in rows + steps], "bots": [asdict(row) for row in bot_rows]}
    result = json.dumps({**about, "notes": NOTES, **found}, indent=1, ensure_ascii=False)
    RESULTS.mkdir(exist_ok=True)
    (RESULTS / f"{about['date'][:19].replace(':', '')}.json").write_text(result + "\n", encoding="utf-8")
    if chosen.json:
        print(result)
    else:
        if rows or steps:
            show(rows + steps, console)
        if bot_rows:
            console.print(bots.shown(bot_rows))
    if chosen.write and rows:
        write(BEGIN, written(rows, about, NOTES), END)
    if chosen.write and steps:
        write(STEPS_BEGIN, written(steps, about, STEPS_NOTES), STEPS_END)
    if chosen.write and bot_rows:
        write(BOTS_BEGIN, bots.written(bot_rows, where_and_when(about)), BOTS_END)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
