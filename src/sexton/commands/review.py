"""`sexton review`: look back on a finished game as one of its players."""

from __future__ import annotations

import errno
import os
from pathlib import Path

import click

from sexton.commands.checked_record import checked
from sexton.commands.common import echo_json, json_option, lang_option, words_for
from sexton.commands.progress import bar
from sexton.kernel.interface import Refusal, Seat
from sexton.lab.reports.review_page import review_page
from sexton.review import judge
from sexton.review.notes import Notes
from sexton.review.review import Progress as Part
from sexton.review.review import review as looked_back
from sexton.review.text import lines_of
from sexton.terminal.replay_steps import Retelling

EXAMPLES = """
\b
Examples:
  sexton review game.sexton                   as the only person who played
  sexton review game.sexton --as 1 --lang it
  sexton review game.sexton --as 1 --html review.html
  sexton review game.sexton --as 1 --json --effort thorough
"""
EFFORTS = {
    "quick": judge.Effort(most=800, enough=0.008, rounds=((60, 4), (180, 3))),
    "usual": judge.Effort(),
    "thorough": judge.Effort(most=40_000, enough=0.001, considered=20, rounds=((400, 6), (1600, 3))),
}


@click.command(epilog=EXAMPLES)
@click.argument("record", type=click.Path(path_type=Path))
@click.option("--as", "seat", type=click.IntRange(0, 6), help="Whose decisions; by default those of the only person.")
@click.option("--html", type=click.Path(path_type=Path, dir_okay=False), help="Write a page to this file.")
@click.option(
    "--effort", type=click.Choice(list(EFFORTS)), default="usual", show_default=True, help="How hard to think."
)
@json_option
@lang_option
def review(record: Path, seat: int | None, html: Path | None, effort: str, as_json: bool, lang: str | None) -> None:
    """Judge the decisions of a seat by what it knew then, and say where its result came from."""
    story = checked(record, lang)
    if html is not None and not html.parent.is_dir():  # said before any thought is spent on it
        raise Refusal("review", "cannot-write", folder=str(html), problem=os.strerror(errno.ENOENT))
    seat = the_only_person(story) if seat is None else seat
    words = words_for(lang, story.game)
    with bar() as progress:
        task = progress.add_task(words.say("review-looking"), total=story.last)

        def told(part: Part) -> None:
            progress.update(task, completed=part.done)

        found = looked_back(story.record, seat, lambda rules: judge.Imagined(rules, EFFORTS[effort]), told)
    notes = Notes(found, story.rules, story.moments, story.names, words.language)
    if html is not None:
        write_page(html, review_page(notes, ranking_of(story)))
    if as_json:
        echo_json(found)
    elif html is None:
        click.echo("\n".join(lines_of(notes, ranking_of(story))))


def the_only_person(story: Retelling) -> Seat:
    people = [seat for seat, player in enumerate(story.record.header.players) if player == "human"]
    if len(people) != 1:
        raise Refusal("review", "whose", last=story.rules.seats - 1)
    return people[0]


def ranking_of(story: Retelling) -> tuple[tuple[Seat, ...], ...]:
    result = story.result()
    return () if result is None else result.ranking


def write_page(path: Path, text: str) -> None:
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise Refusal("review", "cannot-write", folder=str(path), problem=error.strerror or str(error)) from None
