"""`sexton puzzles`: look for positions with one best move that the greedy bot misses."""

from __future__ import annotations

import os
import secrets
from pathlib import Path

import click

from sexton.commands.common import (
    echo_json,
    game_argument,
    game_options,
    house_rules,
    words_for,
)
from sexton.commands.progress import bar
from sexton.kernel.game import Game
from sexton.kernel.interface import Refusal
from sexton.puzzles import collection, finder
from sexton.puzzles.collection import Collection

EXAMPLES = """
\b
Examples:
  sexton puzzles gravediggers
  sexton puzzles graverobbers --count 5 --seed 7
  sexton puzzles vampire --count 100 --out vampire.json.gz    the same command continues where it was interrupted
  sexton puzzles vampire --board lych_gate --count 5
  sexton puzzles gloomy_graves --games 20 --json
"""
NICENESS = 19
SEED_BITS = 48


@click.command(epilog=EXAMPLES)
@game_argument
@click.option("--count", type=click.IntRange(1, 10_000), default=1, show_default=True, help="How many puzzles to find.")
@click.option(
    "--games", type=click.IntRange(1), default=2000, show_default=True, help="Look through at most this many games."
)
@click.option(
    "--out", type=click.Path(dir_okay=False, path_type=Path), help="Keep them in this file, and continue from it."
)
@click.option(
    "--seed", type=click.IntRange(0), help="The same seed gives the same games; by default they differ every time."
)
@game_options
def puzzles(
    game: Game,
    count: int,
    games: int,
    out: Path | None,
    seed: int | None,
    settings: tuple[str, ...],
    as_json: bool,
    lang: str | None,
) -> None:
    """Let bots play GAME, and look for decisions in which one move is surely the best and `greedy` misses it.

    Each find is checked with a longer search in other imagined games. It runs at the lowest priority.
    """
    os.nice(NICENESS)
    words, options = words_for(lang, game), house_rules(game, settings)
    found = kept_in(out, game)
    base = secrets.randbits(SEED_BITS) if seed is None else seed
    with bar() as progress:
        task = progress.add_task(words.say("puzzles-looking", game=game.title), total=count)
        for now in finder.look_for(game, found, count, games, base, options=options):
            if out is not None and (len(now.puzzles) > len(found.puzzles) or now.played % 10 == 0):
                keep(out, now)
            found = now
            progress.update(task, completed=len(found.puzzles))
    if out is not None:
        keep(out, found)
    if as_json:
        echo_json(found)
        return
    click.echo(words.say("puzzles-found", count=len(found.puzzles), games=found.played, game=game.title))
    for puzzle in found.puzzles if out is None else ():
        better = round(100 * puzzle.better)
        answer, tempting = puzzle.answer, puzzle.tempting
        question = words.say("ask-" + puzzle.step.replace(" ", "-"))
        click.echo(words.say("puzzles-one", question=question, answer=answer, tempting=tempting, better=better))


def kept_in(out: Path | None, game: Game) -> Collection:
    if out is None or not out.exists():
        return Collection(game.id)
    found = collection.read(out)
    if found.game != game.id:
        raise Refusal("puzzles", "puzzles-of-other-game", path=str(out), game=found.game)
    return found


def keep(out: Path, found: Collection) -> None:
    try:
        collection.write(out, found)
    except OSError as error:
        problem = error.strerror or str(error)
        raise Refusal("puzzles", "puzzles-not-written", path=str(out), problem=problem) from None
