"""`sexton board`: boards that people draw in text files."""

from __future__ import annotations

from pathlib import Path

import click

from sexton.commands.common import known_game, lang_option, words_for
from sexton.kernel import catalogue
from sexton.kernel.extras import Boards
from sexton.kernel.game import Game
from sexton.kernel.interface import Refusal
from sexton.kernel.words import Words

EXAMPLES = """
\b
Examples:
  sexton board check my_churchyard.txt
  sexton board draw iron_gate
  sexton board draw my_churchyard.txt --svg my_churchyard.svg
"""


def boards_of(ctx: click.Context, wanted: str | None) -> tuple[Game, Boards]:
    """The game that has boards; where several have, it must be named."""
    found = [name for name, game in catalogue.games().items() if game.boards() is not None]
    if wanted is None and len(found) != 1:
        raise Refusal("board", "which-game", known=", ".join(found))
    game = known_game(ctx, wanted or found[0])
    boards = game.boards()
    if boards is None:
        raise Refusal("board", "no-boards", game=game.title)
    return game, boards


def game_option(command: click.decorators.FC) -> click.decorators.FC:
    return click.option("--game", help="Which game, if several have boards.")(command)


@click.group(epilog=EXAMPLES)
def board() -> None:
    """Check and draw boards. FILE may also be the name of a board that comes with the game."""


@board.command(epilog=EXAMPLES)
@click.argument("file")
@game_option
@lang_option
@click.pass_context
def check(ctx: click.Context, file: str, game: str | None, lang: str | None) -> None:
    """Say whether a game can be played on the board in FILE; if not, which line is wrong, and why (exit code 2)."""
    found, boards = boards_of(ctx, game)
    words = words_for(lang, found)
    say_facts(boards, boards.read(file), words)
    click.echo(words.say("board-good"))


@board.command(epilog=EXAMPLES)
@click.argument("file")
@click.option(
    "--svg",
    type=click.Path(dir_okay=False, path_type=Path),
    help="Draw into this SVG file instead; - is the standard output.",
)
@game_option
@lang_option
@click.pass_context
def draw(ctx: click.Context, file: str, svg: Path | None, game: str | None, lang: str | None) -> None:
    """Draw the board in FILE: in the terminal, or as an SVG picture."""
    from rich.console import Console

    found, boards = boards_of(ctx, game)
    words, text = words_for(lang, found), boards.read(file)
    if svg is None:
        Console(highlight=False).print(boards.draw(text, words))
        say_facts(boards, text, words)
    else:
        write_picture(svg, boards.svg(text, words))


def say_facts(boards: Boards, text: str, words: Words) -> None:
    for fact in boards.facts(text, words):
        click.echo(fact)


def write_picture(path: Path, picture: str) -> None:
    if str(path) == "-":
        click.echo(picture, nl=False)
        return
    try:
        path.write_text(picture, encoding="utf-8")
    except OSError as error:
        raise Refusal("commands", "cannot-write", folder=str(path), problem=error.strerror or str(error)) from None
