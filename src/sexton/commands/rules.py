"""`sexton rules`: a rulebook, or one paragraph of it."""

from __future__ import annotations

import sys

import click

from sexton.commands.common import echo_json, game_argument, json_option, lang_option
from sexton.kernel.game import Game
from sexton.kernel.interface import Refusal
from sexton.kernel.rulebook import numbered, plain
from sexton.kernel.words import language_of

EXAMPLES = """
\b
Examples:
  sexton rules gravediggers
  sexton rules gravediggers GD-20
  sexton rules gravediggers gd-r6 --lang it
  sexton rules gravediggers --json
"""


@click.command(epilog=EXAMPLES)
@game_argument
@click.argument("rule", required=False, metavar="[RULE-ID]")
@lang_option
@json_option
def rules(game: Game, rule: str | None, lang: str | None, as_json: bool) -> None:
    """Read the rules of GAME, with all rulings and options, or the one rule with this id."""
    book = game.rulebook(language_of(lang))
    paragraphs = numbered(book)
    if rule is not None:
        paragraphs = {rule.upper(): paragraph(paragraphs, rule.upper(), game)}
    if as_json:
        echo_json({name: plain(text) for name, text in paragraphs.items()})
    else:
        show(book if rule is None else paragraphs[rule.upper()], paged=rule is None)


def paragraph(paragraphs: dict[str, str], rule: str, game: Game) -> str:
    if rule not in paragraphs:
        first, *_, last = paragraphs
        raise Refusal("rules", "unknown-rule", id=rule, game=game.title, first=first, last=last)
    return paragraphs[rule]


def show(markdown: str, paged: bool) -> None:
    """Set in type on a terminal, plain text in a pipe."""
    if not sys.stdout.isatty():
        click.echo(plain(markdown))
        return
    from rich.console import Console
    from rich.markdown import Markdown

    console = Console()
    if not paged:
        console.print(Markdown(markdown))
        return
    with console.pager(styles=True):
        console.print(Markdown(markdown))
