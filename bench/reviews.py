"""Are reviews right? What is called chance, over many games; mistakes, played again in pairs; how long a review takes.

python bench/reviews.py                          100 games a kind for chance, 10 mistakes a kind in 100 pairs
python bench/reviews.py --games 1000 --mistakes 100 --pairs 400 --jobs 1

Pairs are played by a strong bot that does not search (STRONG): everybody answers by what it values on states, which is
what it would answer to a view.
What was found is kept in a file (--kept), and a run that was broken off goes on from there.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from functools import partial
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import track
from rich.table import Table

import sexton
from sexton.bots.explain import SURE
from sexton.bots.levels import state_values_of
from sexton.kernel.chance.dice import FastDice
from sexton.kernel.interface import Ask, Chance, Event
from sexton.kernel.records import record
from sexton.kernel.records.record import Record
from sexton.kernel.records.replay import moments, opened
from sexton.review.judge import Effort, Imagined, Mean, played_out, shared_victory
from sexton.review.review import Progress, review

GAMES = {"gravediggers": 3, "graverobbers": 4, "vampire": 2, "gloomy_graves": 3}
STRONG = {"gravediggers": "net", "graverobbers": "net", "vampire": "exact", "gloomy_graves": "greedy"}
CARELESS = {"vampire": "random"}  # whose mistakes are looked for, beside normal bots; elsewhere an easy bot's
MOST_GAMES = 4000  # in which mistakes are looked for
QUICK = Effort(least=100, most=100)  # what is called chance has no mean, however noisy it is


class Kept:
    """What was worked out, by what it is about; a line of JSON each, so that a run can be broken off at any time."""

    def __init__(self, path: Path) -> None:
        self.path = path
        path.parent.mkdir(parents=True, exist_ok=True)
        lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
        self.found: dict[str, Any] = dict(json.loads(line) for line in lines if line.endswith("]"))

    def all_of(
        self, pool: ProcessPoolExecutor, what: str, about: Sequence[Any], work: Callable[[Any], Any]
    ) -> list[Any]:
        """For each of these what the work found, by now or earlier."""
        keys = [f"{what} {number}" for number in range(len(about))]
        missing = [number for number, key in enumerate(keys) if key not in self.found]
        waiting = {pool.submit(work, about[number]): keys[number] for number in missing}
        with self.path.open("a", encoding="utf-8") as lines:
            for done in track(as_completed(waiting), f"{what} ({len(keys) - len(missing)} kept)", len(missing)):
                self.found[waiting[done]] = done.result()
                lines.write(json.dumps([waiting[done], done.result()]) + "\n")
                lines.flush()
        return [self.found[key] for key in keys]


def game_of(game: str, seed: int, *bots: str) -> Record:
    """A game of these bots, one per seat; the last one plays all further seats."""
    seats = GAMES[game]
    play = sexton.load(game, seats=seats, seed=seed)
    play.play_on({seat: bots[min(seat, len(bots) - 1)] for seat in range(seats)}, seed=seed + 1)
    return record.read(play.record())


def chance_in(game: str, seed: int) -> list[float]:
    """How much chance gave to each seat after the first decision, in a game of equal bots."""
    played = game_of(game, seed, "normal")
    rules = opened(played.header)
    judge, dice = Imagined(rules, QUICK), FastDice(seed + 2)
    given, decided, before = [0.0] * rules.seats, False, None
    for moment in moments(played, rules):
        decided = decided or isinstance(moment.pending, Ask)
        if not decided or not isinstance(moment.pending, Chance):
            continue
        before = before or judge.expected(moment.before, dice)
        if not isinstance(rules.pending(moment.state), Chance):  # what it does several times in a row is one thing
            after = judge.expected(moment.state, dice)
            given = [sum(shares) for shares in zip(given, after, (-share for share in before), strict=True)]
            before = None
    return given


class Decisions(Imagined):
    """Judges decisions as every review does, and spares the account."""

    def expected(self, state: Any, dice: Any) -> tuple[float, ...]:
        return (1 / self.rules.seats,) * self.rules.seats

    def gained(self, *about: Any) -> float:
        return 0.0

    def gained_in(self, *about: Any) -> float:
        return 0.0


def careless_game(game: str, seed: int) -> Record:
    return game_of(game, seed, CARELESS.get(game, "easy"), "normal")


def mistakes_in(game: str, seed: int) -> list[Any]:
    """What a review of a careless bot among normal ones calls mistakes: seed, step, played, advised, cost."""
    found = review(careless_game(game, seed), 0, Decisions).mistakes
    return [[seed, one.line, one.played, one.moves[0].move, one.cost] for one in found]


def lost(found: list[Any], game: str, pairs: int, bot: str) -> tuple[float, float]:
    """How much the move played loses against the one advised, in the same worlds, and the standard error."""
    seed, line, *moves, _ = found
    played = careless_game(game, seed)
    rules, heard, moment = opened(played.header), list[Event](), None
    for moment in moments(played, rules):
        if moment.line.seq == line:
            break
        heard += [event for hearers, event in moment.told if hearers & 1]
    assert moment is not None
    worlds, values = rules.read_worlds(rules.view(moment.before, 0), heard), state_values_of(bot, rules)
    assert values is not None
    dice, apart = FastDice(line), Mean()
    for nth in range(pairs):
        world = worlds.sample(dice)
        ends = [played_out(rules, values, world, 0, rules.read(text), nth) for text in moves]
        shares = [shared_victory(over, rules.seats)[0] for over in ends]
        apart.add(shares[1] - shares[0])
    return apart.value, apart.error


def chance_table(pool: ProcessPoolExecutor, kept: Kept, count: int, games: Sequence[str]) -> Table:
    table = Table("game", "seat", "mean of chance", "95 % interval", title=f"{count} games of normal bots each")
    for game in games if count else ():
        means = [Mean() for _ in range(GAMES[game])]
        for given in kept.all_of(pool, f"chance {game}", range(count), partial(chance_in, game)):
            for mean, one in zip(means, given, strict=True):
                mean.add(one)
        for seat, mean in enumerate(means):
            table.add_row(game, str(seat), f"{mean.value:+.4f}", f"± {SURE * mean.error:.4f}")
    return table


def some_mistakes(pool: ProcessPoolExecutor, kept: Kept, game: str, wanted: int) -> list[Any]:
    """Of the first games, as many as are needed; a game without mistakes is no end."""
    games, found = 0, list[Any]()
    while len(found) < wanted and games < MOST_GAMES:
        games += 8
        reviewed = kept.all_of(pool, f"mistakes {game}", range(10_000, 10_000 + games), partial(mistakes_in, game))
        found = [one for some in reviewed for one in some]
    return found[:wanted]


def mistakes_table(
    pool: ProcessPoolExecutor, kept: Kept, wanted: int, pairs: int, strong: dict[str, str], games: Sequence[str]
) -> Table:
    title = f"{wanted} mistakes a game, each played again in {pairs} pairs"
    columns = ("game", "bots", "lost share", "surely", "surely none", "mean loss said", "mean loss found")
    table = Table(*columns, title=title)
    for game in games if wanted else ():
        found, bot = some_mistakes(pool, kept, game, wanted), strong[game]
        work = partial(lost, game=game, pairs=pairs, bot=bot)
        losses = kept.all_of(pool, f"lost {game} {pairs} {bot}", found, work)
        right = sum(loss > 0 for loss, _ in losses)
        surely = sum(loss > SURE * error for loss, error in losses)
        wrong = sum(loss < -SURE * error for loss, error in losses)
        said = sum(cost for *_, cost in found) / len(found)
        mean = sum(loss for loss, _ in losses) / len(losses)
        table.add_row(game, bot, f"{right} of {len(found)}", str(surely), str(wrong), f"{said:.3f}", f"{mean:.3f}")
    return table


def seconds_table(count: int, games: Sequence[str]) -> Table:
    """Reviews of the shortest and the longest of this many games."""
    title = f"processor time on one core, the shortest and the longest of {count} games"
    columns = ("game", "inputs", "decisions", "seconds a review", "first decision after")
    table = Table(*columns, title=title)
    for game in games if count else ():
        by_length = sorted(
            (game_of(game, seed, "easy", "normal") for seed in range(count)), key=lambda one: len(one.lines)
        )
        for played in (by_length[0], by_length[-1]):
            spent, first, decisions = seconds_of(played)
            table.add_row(game, str(len(played.lines)), str(decisions), f"{spent:.1f}", f"{first:.2f}")
    return table


def seconds_of(played: Record) -> tuple[float, float, int]:
    """Until the review is there, and until its first decision is judged; and of how many decisions it is."""
    marks: list[float] = []
    began = time.process_time()

    def told(part: Progress) -> None:
        if part.decisions:
            marks.append(time.process_time() - began)

    found = review(played, 0, told=told)
    return time.process_time() - began, marks[0], len(found.decisions)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=100, help="for chance")
    parser.add_argument("--mistakes", type=int, default=10)
    parser.add_argument("--pairs", type=int, default=100)
    parser.add_argument(
        "--bot", choices=sorted(set(STRONG.values())), help="who plays the pairs, instead of one for each game"
    )
    parser.add_argument("--only", choices=list(GAMES), nargs="*", default=list(GAMES), help="these games")
    parser.add_argument("--jobs", type=int, help="processes; as many as there are cores if not said")
    parser.add_argument("--timed", type=int, default=20, help="games, of which the shortest and the longest are timed")
    parser.add_argument("--kept", type=Path, default=Path("build/reviews.jsonl"), help="where results are kept")
    wanted = parser.parse_args()
    console, kept = Console(), Kept(wanted.kept)
    strong = dict.fromkeys(GAMES, wanted.bot) if wanted.bot else STRONG
    console.print(seconds_table(wanted.timed, wanted.only))
    with ProcessPoolExecutor(wanted.jobs) as pool:
        console.print(mistakes_table(pool, kept, wanted.mistakes, wanted.pairs, strong, wanted.only))
        console.print(chance_table(pool, kept, wanted.games, wanted.only))


if __name__ == "__main__":
    main()
