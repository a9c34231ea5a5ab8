"""Are reviews right? What is called chance, over many games; mistakes, played again in pairs; how long a review takes.

python bench/reviews.py                          100 games a kind for chance, 10 mistakes a kind in 100 pairs
python bench/reviews.py --games 1000 --mistakes 100 --pairs 400 --bot hard
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import Any

from rich.console import Console
from rich.progress import track
from rich.table import Table

import sexton
from sexton.bots.explain import SURE
from sexton.bots.seating import bot_named
from sexton.kernel.chance.dice import FastDice
from sexton.kernel.engine import Run
from sexton.kernel.interface import Ask, Chance, Event, Over
from sexton.kernel.records import record
from sexton.kernel.records.record import Record
from sexton.kernel.records.replay import moments, opened
from sexton.review.judge import Effort, Imagined, Mean, shared_victory
from sexton.review.review import Decision, review

GAMES = {"gravediggers": 3, "graverobbers": 4, "vampire": 2, "gloomy_graves": 3}
QUICK = Effort(least=200, most=200)  # what is called chance has no mean, however noisy it is


def game_of(game: str, seed: int, *bots: str) -> Record:
    """A game of these bots, one a seat; the last one plays all further seats."""
    seats = GAMES[game]
    play = sexton.load(game, seats=seats, seed=seed)
    play.play_on({seat: bots[min(seat, len(bots) - 1)] for seat in range(seats)}, seed=seed + 1)
    return record.read(play.record())


def chance_in(game: str, seed: int) -> list[float]:
    """How much chance gave to each seat after the first decision, in a game of equal bots."""
    played = game_of(game, seed, "normal")
    rules = opened(played.header)
    judge, dice = Imagined(rules, QUICK), FastDice(seed + 2)
    given, decided = [0.0] * rules.seats, False
    for moment in moments(played, rules):
        decided = decided or isinstance(moment.pending, Ask)
        if not isinstance(moment.pending, Chance) or not decided:
            continue
        before, after = judge.expected(moment.before, dice), judge.expected(moment.state, dice)
        given = [sum(shares) for shares in zip(given, after, (-share for share in before), strict=True)]
    return given


def mistakes_in(game: str, seed: int) -> list[tuple[Record, Decision]]:
    """What the review of an easy bot among normal ones calls mistakes."""
    played = game_of(game, seed, "easy", "normal")
    return [(played, decision) for decision in review(played, 0).mistakes]


def lost(found: tuple[Record, Decision], pairs: int, bot: str) -> tuple[float, float]:
    """How much the move played loses against the one advised, in the same worlds, and the standard error."""
    played, decision = found
    rules, heard, moment = opened(played.header), list[Event](), None
    for moment in moments(played, rules):
        if moment.line.seq == decision.line:
            break
        heard += [event for hearers, event in moment.told if hearers & 1]
    assert moment is not None
    worlds = rules.read_worlds(rules.view(moment.before, 0), heard)
    player, dice, apart = bot_named(bot, rules), FastDice(decision.line), Mean()
    for nth in range(pairs):
        world = worlds.sample(dice)
        shares = [
            played_on(rules, world.clone(), rules.read(text), player, heard, nth)
            for text in (decision.moves[0].move, decision.played)
        ]
        apart.add(shares[0] - shares[1])
    return apart.value, apart.error


def played_on(rules: Any, state: Any, move: int, player: Any, before: list[Event], seed: int) -> float:
    """The share of seat 0 that answers with this move; everybody else, and it later on, plays like the bot."""
    heard = [list(before) if seat == 0 else list[Event]() for seat in range(rules.seats)]

    def tell(hearers: int, event: Event) -> None:
        for seat in range(rules.seats):
            if hearers >> seat & 1:
                heard[seat].append(event)

    run, hand, first = Run(rules.engine, state, FastDice(seed), tell), FastDice(seed + 1), True
    while run.seats:
        answers = []
        for seat in run.seats:
            moves = tuple(int(one) for one in run.moves(seat))
            forced = first and seat == 0
            answers.append(move if forced else player.choose(rules.view(run.state, seat), heard[seat], moves, hand))
        first = False
        run.play(answers)
    over = rules.pending(run.state)
    assert isinstance(over, Over)
    return shared_victory(over, rules.seats)[0]


def chance_table(pool: ProcessPoolExecutor, games: int) -> Table:
    table = Table("game", "seat", "mean of chance", "95 % interval", title=f"{games} games of normal bots each")
    for game, seats in GAMES.items():
        means = [Mean() for _ in range(seats)]
        for given in track(pool.map(partial(chance_in, game), range(games), chunksize=4), game, games):
            for mean, one in zip(means, given, strict=True):
                mean.add(one)
        for seat, mean in enumerate(means):
            table.add_row(game, str(seat), f"{mean.value:+.4f}", f"± {SURE * mean.error:.4f}")
    return table


def some_mistakes(pool: ProcessPoolExecutor, game: str, wanted: int) -> Iterator[tuple[Record, Decision]]:
    left, seed = wanted, 10_000
    while left > 0:
        for found in pool.map(partial(mistakes_in, game), range(seed, seed + 8)):
            yield from found[:left]
            left = max(0, left - len(found))
        seed += 8


def mistakes_table(pool: ProcessPoolExecutor, wanted: int, pairs: int, bot: str) -> Table:
    title = f"{wanted} mistakes a game, each played again in {pairs} pairs by {bot} bots"
    table = Table("game", "lost share", "surely", "surely none", "mean loss said", "mean loss found", title=title)
    for game in GAMES:
        if game == "vampire":
            continue  # hardly any move of it is a mistake
        found = list(some_mistakes(pool, game, wanted))
        losses = list(track(pool.map(partial(lost, pairs=pairs, bot=bot), found), game, len(found)))
        right = sum(loss > 0 for loss, _ in losses)
        surely = sum(loss > SURE * error for loss, error in losses)
        wrong = sum(loss < -SURE * error for loss, error in losses)
        said = sum(decision.cost for _, decision in found) / len(found)
        mean = sum(loss for loss, _ in losses) / len(losses)
        table.add_row(game, f"{right} of {len(found)}", str(surely), str(wrong), f"{said:.3f}", f"{mean:.3f}")
    return table


def seconds_table(reviews: int) -> Table:
    table = Table("game", "seconds a review", "first result after", title="processor time of one core")
    for game in GAMES:
        took = [seconds_of(game_of(game, seed, "easy", "normal")) for seed in range(reviews)]
        spent, first = max(one for one, _ in took), max(one for _, one in took)
        table.add_row(game, f"{spent:.1f}", f"{first:.2f}")
    return table


def seconds_of(played: Record) -> tuple[float, float]:
    """Until the review is there, and until its first result."""
    marks: list[float] = []
    began = time.process_time()
    review(played, 0, told=lambda _: marks.append(time.process_time() - began))
    return time.process_time() - began, marks[0]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=100, help="for chance")
    parser.add_argument("--mistakes", type=int, default=10)
    parser.add_argument("--pairs", type=int, default=100)
    parser.add_argument("--bot", default="normal", help="who plays the pairs")
    parser.add_argument("--reviews", type=int, default=3, help="timed")
    wanted = parser.parse_args()
    console = Console()
    console.print(seconds_table(wanted.reviews))
    with ProcessPoolExecutor() as pool:
        console.print(chance_table(pool, wanted.games))
        console.print(mistakes_table(pool, wanted.mistakes, wanted.pairs, wanted.bot))


if __name__ == "__main__":
    main()
