"""`sexton replay`: step through a finished game, or print it."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Any

import click
import msgspec

from sexton.commands import REFUSED
from sexton.commands.common import lang_option
from sexton.kernel import catalogue
from sexton.kernel.interface import Seat
from sexton.kernel.records import replay_json, replay_schema
from sexton.kernel.words import language_of
from sexton.terminal import phrases
from sexton.terminal.replay_steps import NotToBeRetold, Retelling, read_finished

EVERY_GAME = ""
EXAMPLES = """
\b
Examples:
  sexton replay game.sexton                 step through it; ? shows the keys
  sexton replay game.sexton --as 2          as seat 2 saw it
  sexton replay game.sexton --plain --lang it
  sexton replay game.sexton --json          every step, state and view, one object a line
  sexton replay game.sexton --json --moves  what every seat asked might have answered, too
  sexton replay --schema graverobbers       the JSON Schema of such a line
"""


def seat_or_public(ctx: click.Context, param: click.Parameter, value: str) -> str:
    if not re.fullmatch(r"public|[0-6]", value):
        raise click.BadParameter(f"'{value}' is neither public nor a seat from 0")
    return value


@click.command(epilog=EXAMPLES)
@click.argument("record", type=click.Path(path_type=Path), required=False)
@click.option(
    "--as",
    "seen_as",
    metavar="public|SEAT",
    default="public",
    callback=seat_or_public,
    help="The seat whose view to take.",
)
@click.option("--plain", is_flag=True, help="Print the game as text, line by line.")
@click.option("--json", "in_json", is_flag=True, help="Print every step as JSON (docs/reference/replay-json.md).")
@click.option(
    "--moves", "with_moves", is_flag=True, help="With --json: also list the legal moves of every seat that is asked."
)
@click.option(
    "--schema",
    "schema_of",
    metavar="[GAME]",
    is_flag=False,
    flag_value=EVERY_GAME,
    help="Print the JSON Schema of a line of --json, for one game or for all, and read no record.",
)
@lang_option
def replay(
    record: Path | None,
    seen_as: str,
    plain: bool,
    in_json: bool,
    with_moves: bool,
    schema_of: str | None,
    lang: str | None,
) -> None:
    """Step through the finished game of a RECORD, as a watcher or as any seat saw it."""
    language = language_of(lang)
    if schema_of is not None:
        click.echo(schema_text(schema_of))
        return
    if record is None:
        raise click.UsageError("Missing argument 'RECORD'.")
    if with_moves and not in_json:
        raise click.UsageError(phrases.words_for(language).say("replay-moves-without-json"))
    try:
        story = read_finished(record)
    except NotToBeRetold as reason:
        click.echo(reason.said(phrases.words_for(language)), err=True)
        sys.exit(REFUSED)
    seat = seat_in(seen_as, story, language)
    if in_json:
        for line in replay_json.lines(story.record, story.rules, story.moments, with_moves):
            click.echo(msgspec.json.encode(line))
    elif plain or not (sys.stdin.isatty() and sys.stdout.isatty()):
        print_story(story, seat, language)
    else:
        from sexton.terminal.fullscreen.replay_app import StepperApp

        StepperApp(story, language, seat).run()


def schema_text(game_id: str) -> bytes:
    if game_id == EVERY_GAME:
        found: Any = {game.id: replay_schema.schema(game) for game in catalogue.games().values()}
    else:
        found = replay_schema.schema(catalogue.find(game_id))
    return msgspec.json.format(msgspec.json.encode(found))


def seat_in(seen_as: str, story: Retelling, language: str) -> Seat | None:
    if seen_as == "public":
        return None
    if int(seen_as) >= story.rules.seats:
        words = phrases.words_for(language)
        raise click.UsageError(words.say("replay-no-seat", seat=seen_as, last=story.rules.seats - 1))
    return int(seen_as)


def print_story(story: Retelling, seat: Seat | None, language: str) -> None:
    words = phrases.words_for(language, story.game)
    names = story.names
    for player in range(story.rules.seats):
        click.echo(story.player(words, player))
    for event in story.told(story.last, seat):
        if words.begins_chapter(event):
            click.echo("")
        click.echo(words.event(event, names, reader=seat))
    click.echo("")
    result = story.result()
    if story.ending.kind == "over" and result is not None:
        for line in [phrases.winners(words, result, names), *phrases.ranking(words, result, names)]:
            click.echo(line)
    else:
        click.echo(phrases.broken_off(words, story.ending.text))
