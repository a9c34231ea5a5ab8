"""`sexton puzzles`: look for positions with one best move that the greedy bot misses."""

from __future__ import annotations

import os
import secrets
import sys
from pathlib import Path
from typing import NoReturn

import click

from sexton.bots.explain import FOLDER as BOTS
from sexton.bots.explain import said
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
from sexton.kernel.words import Words
from sexton.puzzles import collection, finder, recheck
from sexton.puzzles.collection import Collection
from sexton.puzzles.recheck import Rechecked

EXAMPLES = """
\b
Examples:
  sexton puzzles gravediggers
  sexton puzzles graverobbers --count 5 --seed 7
  sexton puzzles vampire --count 100 --out vampire.json.gz    the same command continues where it was interrupted
  sexton puzzles vampire --board lych_gate --count 5
  sexton puzzles gloomy_graves --games 20 --json
  sexton puzzles gravediggers --check                         whether those that come with Sexton still are puzzles
  sexton puzzles vampire --check --out vampire.json.gz        those in a file; what falls short is taken out of it
"""
NICENESS = 19
CHECKS = 1  # the seed of a check, so that it says the same again
SHORT = 1  # exit code
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
@click.option("--check", is_flag=True, help="Find none: check those in --out, or those that come with Sexton.")
@game_options
def puzzles(
    game: Game,
    count: int,
    games: int,
    out: Path | None,
    seed: int | None,
    check: bool,
    settings: tuple[str, ...],
    as_json: bool,
    lang: str | None,
) -> None:
    """Let bots play GAME, and look for decisions in which one move is surely the best and `greedy` misses it.

    Each find is checked with a longer search in other imagined games. It runs at the lowest priority. With --check the
    exit code is 1 if a puzzle falls short of what is required of one; --count, --games and house rules do not matter.
    """
    os.nice(NICENESS)
    if check:
        checked(game, out, CHECKS if seed is None else seed, as_json, words_for(lang, game))
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


def checked(game: Game, out: Path | None, base: int, as_json: bool, words: Words) -> NoReturn:
    """With the same seed in the same worlds, none of which had a part in finding them."""
    found = kept_in(out, game) if out is not None else Collection(game.id, puzzles=collection.shipped(game.id))
    done = list[Rechecked]()
    with bar() as progress:
        task = progress.add_task(words.say("puzzles-checking", game=game.title), total=len(found.puzzles))
        for one in recheck.Recheck(game.id).of_all(found, base):
            done.append(one)
            progress.update(task, completed=len(done))
            if one.shortfall is not None and not as_json:
                click.echo(words.say("puzzles-short", **facts_of(one, words.language)))
    standing = tuple(one.puzzle for one in done if one.shortfall is None)
    if out is not None:
        keep(out, Collection(found.game, found.played, standing))
    if as_json:
        echo_json(done)
    else:
        click.echo(words.say("puzzles-checked", game=game.title, standing=len(standing), count=len(done)))
    sys.exit(0 if len(standing) == len(done) else SHORT)


def facts_of(one: Rechecked, language: str) -> dict[str, str | int]:
    words = Words(language, BOTS)
    better, error = (said(words, "share", 100 * share) for share in (one.puzzle.better, one.puzzle.error))
    return {"number": one.number, "short": one.shortfall or "", "better": better, "error": error}


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
