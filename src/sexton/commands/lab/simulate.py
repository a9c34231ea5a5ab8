"""`sexton simulate`: bots play many games; who wins, from which seat, how surely?"""

from __future__ import annotations

import signal
import sys
from collections.abc import Generator, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from types import FrameType

import click
from msgspec import Struct
from rich.console import Console
from rich.progress import Progress, Task, TextColumn
from rich.table import Table as Grid
from rich.text import Text

from sexton.bots.players import LEVELS
from sexton.commands import common
from sexton.commands.progress import bar
from sexton.kernel.game import Game
from sexton.kernel.interface import Refusal
from sexton.kernel.words import Words
from sexton.lab.reports.results import Results, need_parquet
from sexton.lab.simulation.batch import Batch, Keep
from sexton.lab.simulation.plan import Plan, checked
from sexton.lab.simulation.run import Told, cores
from sexton.lab.simulation.run import simulate as play_all
from sexton.lab.simulation.tally import Share, Summary, Tally, summary_of

EXAMPLES = """
\b
Examples:
  sexton simulate gravediggers --bots greedy,random,random --games 100
  sexton simulate gravediggers --seats 5 --bots random --games 500 --seed 7 --json
  sexton simulate gravediggers --bots greedy,random --games 40 --fixed --option unpaid_fist=forfeited
  sexton simulate gravediggers --bots greedy,random --games 20 --out results --records
  sexton simulate gravediggers --bots greedy,random --games 20 --out results --records --resume

\b
The files in the folder of --out are described in docs/howto/simulate.md; `sexton report` reads them.
"""
INTERRUPTED = 130
WIDE = 120  # columns, where there is no terminal to fit into


class Running(Struct):
    """How a simulation is run: nothing here changes a result."""

    workers: int
    out: Path | None
    keep: Keep
    resume: bool
    on: str | None  # a cluster

    def batches(self, plan: Plan, done: frozenset[int], lost: Told, begun: Told) -> Generator[Batch]:
        if self.on is None:
            return play_all(plan, self.workers, self.keep, done, lost, begun)
        from sexton.lab.simulation.cluster import simulate_on

        begun()
        return simulate_on(self.on, plan, self.keep, done, lost)


@click.command(epilog=EXAMPLES)
@common.game_argument
@click.option("--seats", type=int, help="How many play; by default as many as there are bots.")
@click.option(
    "--bots", default="random", show_default=True, help=f"One for all, or one for each seat: {', '.join(LEVELS)}."
)
@click.option("--games", type=click.IntRange(1), default=1000, show_default=True, help="How many games to play.")
@click.option(
    "--seed", type=click.IntRange(0), default=0, show_default=True, help="The same seed gives the same games."
)
@click.option(
    "--rotate/--fixed",
    default=True,
    help="Move the bots by one seat after every game (default), so that seat and bot can be told apart; or not.",
)
@common.house_rules_option
@click.option("--workers", type=click.IntRange(1), help="How many processes; by default one per core.")
@click.option(
    "--out", type=click.Path(file_okay=False, path_type=Path), help="A folder for the results, as Parquet files."
)
@click.option("--records", is_flag=True, help="Also keep the record of every game, in the folder of --out.")
@click.option("--resume", is_flag=True, help="Continue a simulation that was interrupted, in the folder of --out.")
@click.option(
    "--on", metavar="ADDRESS", help="Play on a Dask cluster, such as tcp://HOST:8786; see docs/howto/cluster.md."
)
@click.option(
    "--repeat", type=click.IntRange(1), default=1, show_default=True, help="How many times to play every deal."
)
@common.json_option
@common.lang_option
def simulate(
    game: Game,
    seats: int | None,
    bots: str,
    games: int,
    seed: int,
    rotate: bool,
    settings: tuple[str, ...],
    workers: int | None,
    out: Path | None,
    records: bool,
    resume: bool,
    on: str | None,
    repeat: int,
    as_json: bool,
    lang: str | None,
) -> None:
    """Let bots play GAME many times: shares of victory by seat and by bot with 95 % intervals, scores, lengths.

    Ctrl-C stops early and keeps what is finished; --resume goes on from there.
    """
    if out is None and records:
        raise Refusal("simulate", "records-need-out")
    if out is None and resume:
        raise Refusal("simulate", "resume-needs-out")
    count, seated = seating(game, seats, bots)
    options = common.house_rules(game, settings).canonical()
    plan = checked(Plan(game.id, count, seated, games, seed, options, rotate, repeat))
    words = common.words_for(lang, game)
    keep = Keep.RECORDS if records else Keep.NOTHING if out is None else Keep.ROWS
    summary = run(plan, Running(workers or cores(), out, keep, resume, on), words)
    if as_json:
        common.echo_json(summary)
    else:
        show(summary, words)
    if summary.games < plan.games:
        say_stopped(summary.games, plan.games, out, words)
        sys.exit(INTERRUPTED)


def seating(game: Game, seats: int | None, bots: str) -> tuple[int, tuple[str, ...]]:
    """How many play, and which bots; one bot alone takes every seat."""
    named = tuple(name.strip() for name in bots.split(","))
    count = seats if seats is not None else max(len(named), game.seats[0])
    game.check_seats(count)
    return count, named * count if len(named) == 1 else named


def say_stopped(games: int, planned: int, out: Path | None, words: Words) -> None:
    click.echo(words.say("simulate-stopped", games=games, planned=planned), err=True)
    if out is not None:
        click.echo(words.say("simulate-resume", folder=str(out)), err=True)


def run(plan: Plan, running: Running, words: Words) -> Summary:
    results = None
    if running.out is not None:
        need_parquet()
        results = Results(running.out, plan, running.resume)
    tally = Tally() if results is None else results.tally
    done = frozenset() if results is None else frozenset(results.done)
    progress = bar(Rate(words))
    task = progress.add_task(words.say("simulate-playing"), total=plan.games, completed=tally.games)
    batches = running.batches(plan, done, lambda: report_loss(progress, words), progress.start)
    try:
        with closing(batches), interrupts() as stopped:
            for batch in batches:
                if results is None:
                    tally.add(batch.tally)
                else:
                    results.add(batch)
                progress.advance(task, len(batch.games))
                if stopped:
                    break
    finally:
        progress.stop()
        if results is not None:
            with suppress(OSError):  # a full disk: what is finished is in the files of games all the same
                results.sum_up()
    return summary_of(plan, tally)


def report_loss(progress: Progress, words: Words) -> None:
    progress.console.print(words.say("simulate-lost-worker"))


class Rate(TextColumn):
    """Games a second."""

    def __init__(self, words: Words) -> None:
        super().__init__("")
        self.words = words

    def render(self, task: Task) -> Text:
        return Text(self.words.say("simulate-rate", rate=f"{task.speed or 0:.0f}"))


@contextmanager
def interrupts() -> Iterator[list[int]]:
    """Note the first Ctrl-C, so that no batch is cut in half; a second one interrupts at once."""
    noted: list[int] = []

    def note(number: int, frame: FrameType | None) -> None:
        noted.append(number)
        signal.signal(signal.SIGINT, signal.default_int_handler)

    before = signal.signal(signal.SIGINT, note)
    try:
        yield noted
    finally:
        signal.signal(signal.SIGINT, before)


# What is shown


def show(summary: Summary, words: Words) -> None:
    console = Console(highlight=False)
    if not console.is_terminal:
        console.width = WIDE
    plan = summary.plan
    console.print(words.say("simulate-title", games=summary.games, seats=plan.seats, seed=str(plan.seed)))
    console.print(words.say("report-made-edition", version=plan.version, edition=str(plan.edition)))
    turns = [(words.say("report-turn", place=turn), share) for turn, share in enumerate(summary.by_turn, start=1)]
    seats = [(words.say("simulate-seat", seat=seat), share) for seat, share in enumerate(summary.by_seat)]
    bots = list(summary.by_bot.items())
    for title, rows in (("simulate-by-turn", turns), ("simulate-by-seat", seats), ("simulate-by-bot", bots)):
        console.print()
        console.print(grid(words.say(title), rows, words))
    length = summary.decisions
    console.print()
    console.print(words.say("simulate-length", mean=f"{length.mean:.1f}", least=length.least, most=length.most))
    if summary.faults:
        console.print(words.say("simulate-faults", faults=summary.faults))


def grid(title: str, rows: list[tuple[str, Share]], words: Words) -> Grid:
    table = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column(title)
    for column in ("share", "fair", "score"):
        table.add_column(words.say(f"simulate-{column}"), justify="right")
    for name, share in rows:
        (low, high), (least, most) = share.interval, share.score_interval
        won = f"{share.share:.1%} [{low:.1%}, {high:.1%}]"
        table.add_row(name, Text(won), f"{share.fair:.1%}", Text(f"{share.score:.2f} [{least:.2f}, {most:.2f}]"))
    return table
