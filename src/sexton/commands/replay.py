"""`sexton replay`: step through a finished game, or print it."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import click

from sexton.commands import REFUSED
from sexton.commands.saying import lang_option
from sexton.kernel.interface import Seat
from sexton.kernel.words import language_of
from sexton.terminal import speech
from sexton.terminal.retelling import NotToBeRetold, Retelling, as_json, read_finished

EXAMPLES = """
\b
Examples:
  sexton replay game.sexton                 step through it; ? shows the keys
  sexton replay game.sexton --as 2          as seat 2 saw it
  sexton replay game.sexton --plain --lang it
  sexton replay game.sexton --json          every step, state and view, one object a line
"""


def seat_or_public(ctx: click.Context, param: click.Parameter, value: str) -> str:
    if not re.fullmatch(r"public|[0-6]", value):
        raise click.BadParameter(f"'{value}' is neither public nor a seat from 0")
    return value


@click.command(epilog=EXAMPLES)
@click.argument("record", type=click.Path(path_type=Path))
@click.option("--as", "seen_as", metavar="public|SEAT", default="public", callback=seat_or_public, help="Whose eyes.")
@click.option("--plain", is_flag=True, help="Print the story, line by line.")
@click.option("--json", "in_json", is_flag=True, help="Print every step as JSON (docs/replay-json.md).")
@lang_option
def replay(record: Path, seen_as: str, plain: bool, in_json: bool, lang: str | None) -> None:
    """Step through the finished game of a RECORD, as a watcher or as any seat saw it."""
    language = language_of(lang)
    try:
        story = read_finished(record)
    except NotToBeRetold as reason:
        click.echo(reason.said(speech.words_for(language)), err=True)
        sys.exit(REFUSED)
    seat = seat_in(seen_as, story, language)
    if in_json:
        for line in as_json(story):
            click.echo(line)
    elif plain or not (sys.stdin.isatty() and sys.stdout.isatty()):
        print_story(story, seat, language)
    else:
        from sexton.terminal.stepper import StepperApp

        StepperApp(story, language, seat).run()


def seat_in(seen_as: str, story: Retelling, language: str) -> Seat | None:
    if seen_as == "public":
        return None
    if int(seen_as) >= story.rules.seats:
        words = speech.words_for(language)
        raise click.UsageError(words.say("replay-no-seat", seat=seen_as, last=story.rules.seats - 1))
    return int(seen_as)


def print_story(story: Retelling, seat: Seat | None, language: str) -> None:
    words = speech.words_for(language, story.game)
    names = story.names
    for player in range(story.rules.seats):
        click.echo(story.player(words, player))
    for event in story.told(story.last, seat):
        if speech.begins_chapter(words, event):
            click.echo("")
        click.echo(words.event(event, names))
    click.echo("")
    result = story.result()
    if story.ending.kind == "over" and result is not None:
        for line in [speech.winners(words, result, names), *speech.ranking(words, result, names)]:
            click.echo(line)
    else:
        click.echo(words.say("replay-abandoned", reason=story.ending.text))
