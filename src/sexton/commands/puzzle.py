"""`sexton puzzle`: one of the puzzles that come with Sexton, in the terminal."""

from __future__ import annotations

import random
import sys
from datetime import UTC, date, datetime

import click
from rich.console import Console

from sexton.commands import REFUSED
from sexton.commands.common import known_game, lang_option
from sexton.kernel import catalogue
from sexton.kernel.game import Look
from sexton.kernel.interface import Refusal
from sexton.kernel.words import language_of
from sexton.puzzles import collection
from sexton.puzzles.collection import Number
from sexton.puzzles.puzzle import Position
from sexton.terminal.plain import InputEnded
from sexton.terminal.puzzle import PuzzleLines

EXAMPLES = """
\b
Examples:
  sexton puzzle                              the puzzle of the day, the same for everybody
  sexton puzzle --day 2026-11-18
  sexton puzzle gravediggers                 any one of this game
  sexton puzzle graverobbers --number 12 --lang it
"""


def a_day(_: click.Context, __: click.Parameter, text: str | None) -> date | None:
    try:
        return None if text is None else date.fromisoformat(text)
    except ValueError:
        raise Refusal("puzzles", "not-a-day", text=text or "") from None


@click.command(epilog=EXAMPLES)
@click.argument("game", required=False)
@click.option("--day", callback=a_day, metavar="DATE", help="The puzzle of this day, such as 2026-11-18.")
@click.option("--number", type=int, help="Which puzzle of GAME; by default any.")
@lang_option
@click.pass_context
def puzzle(ctx: click.Context, game: str | None, day: date | None, number: int | None, lang: str | None) -> None:
    """A position with one best move, which is not the first that comes to mind. Find it.

    Without GAME it is the puzzle of the day, by the date in UTC. You see what the player whose go it is knows, and no
    more. A wrong answer shows what would come of it; "answer" gives up, "quit" leaves.
    """
    wanted = chosen(ctx, game, day, number)
    lines = laid_out(wanted, language_of(lang))
    say_head(lines, wanted, day if game else day or today())
    show(lines)
    try:
        lines.solve()
    except InputEnded as ended:
        click.echo(lines.words.say(str(ended)), err=True)
        sys.exit(REFUSED)
    except KeyboardInterrupt:
        click.echo()


def today() -> date:
    return datetime.now(UTC).date()


def chosen(ctx: click.Context, game: str | None, day: date | None, number: int | None) -> Number:
    if game is None and number is not None:
        raise Refusal("puzzles", "puzzle-of-which-game", number=number)
    if day is not None and number is not None:
        raise Refusal("puzzles", "day-and-number")
    if game is None:
        return collection.of_the_day(day or today())
    found = known_game(ctx, game)
    if day is not None:
        return collection.of_the_day(day, [found.id])
    if number is None:
        number = random.randint(1, max(1, len(collection.shipped(found.id))))
    return Number(found.id, number)


def laid_out(wanted: Number, language: str) -> PuzzleLines:
    position = Position(collection.puzzle(wanted.game, wanted.number))
    return PuzzleLines(position, language, sys.stdin, click.echo)


def say_head(lines: PuzzleLines, wanted: Number, day: date | None) -> None:
    words, puzzle = lines.words, lines.puzzle
    facts: dict[str, str | int] = {
        "game": catalogue.find(wanted.game).title,
        "number": wanted.number,
        "difficulty": lines.telling.difficulty(puzzle),
        "player": lines.names[puzzle.seat],
    }
    if day is None:
        click.echo(words.say("puzzle-head", last=len(collection.shipped(wanted.game)), **facts))
    else:
        click.echo(words.say("puzzle-head-day", day=day.isoformat(), **facts))
    click.echo(words.say("puzzle-what"))
    click.echo()


def show(lines: PuzzleLines) -> None:
    """Drawn where there is a screen, in sentences in a pipe."""
    if not sys.stdout.isatty():
        lines.show()
        return
    console = Console()
    look = Look(lines.words, lines.names, room=(console.width, console.height // 2), typing=True)
    console.print(lines.position.rules.draw_screen(lines.position.view, look))
    lines.lately()
