"""How fast the bots are: iterations of a search, and the time each level takes for a move. On one core, processor time.

python bench/run.py --only bots           prints the table
python bench/run.py --only bots --write   and brings that part of docs/measured/performance.md up to date
"""

from __future__ import annotations

import random
import statistics
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from rich.progress import Progress
from rich.table import Table

from sexton.bots.levels import LEVELS, USUAL, player_of
from sexton.bots.players import bot_named
from sexton.bots.search import Budget, Search
from sexton.kernel import catalogue
from sexton.kernel.chance.dice import FastDice
from sexton.kernel.game import Rules
from sexton.kernel.interface import Event
from sexton.kernel.search.heuristics import Bot
from sexton.kernel.table import seeded_table

SEATS = {"gravediggers": 4, "graverobbers": 4, "vampire": 3, "gloomy_graves": 3}
MIDDLE = (0.3, 0.7)  # of the questions of a game
ITERATIONS = 3000  # of the search whose speed is measured
MOVES = {"easy": 300, "normal": 300, "hard": 120, "expert": 40}  # timed, of each level
HEADS = ("game", "players", "iterations/s", *(f"{level}, ms" for level in LEVELS))
Question = tuple[Any, tuple[Event, ...], tuple[int, ...]]  # a view, what its seat heard, and the moves


@dataclass(frozen=True)
class BotRow:
    game: str
    seats: int
    rate: float  # iterations per second in the middle of the game, the median
    times: dict[str, tuple[float, float]]  # by level: milliseconds at p50 and p99

    def cells(self) -> list[str]:
        spans = [f"{figure(self.times[level][0])} / {figure(self.times[level][1])}" for level in LEVELS]
        return [self.game, str(self.seats), f"{self.rate:,.0f}", *spans]


def figure(number: float) -> str:
    return f"{number:.2g}" if number < 10 else f"{number:.0f}"


def questions(rules: Rules[Any, Any], games: int) -> list[list[Question]]:
    """All real choices of a few games of the greedy bot, game by game."""
    bot, found = bot_named("greedy", rules), []
    for seed in range(games):
        table, asked = seeded_table(rules, seed, "bench", ["bot greedy"] * rules.seats), []
        while table.asked:
            for seat, ask in {seat: table.ask_for(seat) for seat in table.asked}.items():
                moves, seen = tuple(table.moves(seat)), table.view(seat)
                if len(moves) > 1:
                    asked.append((seen, tuple(table.heard(seat)), moves))
                table.answer(seat, bot.choose(seen, (), moves, FastDice(len(asked))), ask)
        found.append(asked)
    return found


def iterations_a_second(rules: Rules[Any, Any], games: Sequence[Sequence[Question]]) -> float:
    search, rates = Search(rules, Budget(iterations=ITERATIONS)), []
    for asked in games:
        for part in MIDDLE:
            seen, heard, moves = asked[int(part * len(asked))]
            started = time.process_time()
            thoughts = search.think(seen, heard, moves, FastDice(1))
            rates.append(sum(thought.tried for thought in thoughts) / (time.process_time() - started))
    return statistics.median(rates)


def move_times(bot: Bot[Any], asked: Sequence[Question]) -> tuple[float, float]:
    times = []
    for nth, (seen, heard, moves) in enumerate(asked):
        started = time.process_time()
        bot.choose(seen, heard, moves, FastDice(nth))
        times.append(1000 * (time.process_time() - started))
    return statistics.median(times), sorted(times)[int(0.99 * len(times))]


def measured(only: str | None, quick: bool, progress: Progress) -> list[BotRow]:
    games = [game for game in SEATS if game in catalogue.ids() and only in (None, game)]
    task, rows = progress.add_task("bots", total=len(games) * len(LEVELS)), []
    for game in games:
        rules = catalogue.find(game).open(SEATS[game])
        played = questions(rules, 4)
        every, times = [question for asked in played for question in asked], {}
        for level in LEVELS:
            count = MOVES[level] // (8 if quick else 1)
            chosen = random.Random(1).sample(every, min(count, len(every)))
            times[level] = move_times(bot_named(level, rules), chosen)
            progress.advance(task)
        rows.append(BotRow(game, SEATS[game], iterations_a_second(rules, played), times))
    return rows


def shown(rows: Sequence[BotRow]) -> Table:
    table = Table(*HEADS, title="Bots on one core: milliseconds a move at p50 and p99")
    for row in rows:
        table.add_row(*row.cells())
    return table


def written(rows: Sequence[BotRow], where: str) -> str:
    players = ", ".join(
        f"`{level}` {player_of(level, catalogue.find(row.game))} in {row.game}" for row in rows for level in USUAL
    )
    counts = ", ".join(f"{count} of `{level}`" for level, count in MOVES.items())
    return "\n".join([
        f"{where}.",
        "",
        f"| {' | '.join(HEADS)} |",
        f"|---|{'---:|' * (len(HEADS) - 1)}",
        *(f"| {' | '.join(row.cells())} |" for row in rows),
        "",
        "- One iteration: a world that fits the view, and an imagined game in it.",
        f"- Who plays the strong levels: {players}.",
        f"- Milliseconds at p50 and p99; moves drawn from the real choices of four games of `greedy`: {counts}.",
    ])  # fmt: skip
