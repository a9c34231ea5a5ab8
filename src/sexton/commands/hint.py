"""`sexton hint`: what a bot would have said at a moment of a finished game, from what a seat knew then."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from sexton.bots.explain import BUDGET, advise, explain
from sexton.bots.search import Budget
from sexton.commands import REFUSED
from sexton.commands.common import echo_json, lang_option, words_for
from sexton.kernel.chance.dice import FastDice
from sexton.kernel.interface import Ask, Refusal, Seat
from sexton.kernel.steps import State
from sexton.kernel.words import language_of
from sexton.terminal import phrases
from sexton.terminal.replay_steps import NotToBeRetold, Retelling, read_finished

EXAMPLES = """
\b
Examples:
  sexton hint game.sexton --at 57 --as 1
  sexton hint game.sexton --at 57 --as 1 --iterations 20000 --json
"""


@click.command(epilog=EXAMPLES)
@click.argument("record", type=click.Path(path_type=Path))
@click.option("--at", "seq", type=click.IntRange(1), required=True, help="The line of the record.")
@click.option("--as", "seat", type=click.IntRange(0, 6), required=True, help="The seat whose view to take.")
@click.option(
    "--iterations", type=click.IntRange(1), help="How many games to imagine: with this the hint can be repeated."
)
@click.option("--json", "as_json", is_flag=True, help="For programs: JSON instead of words.")
@lang_option
def hint(record: Path, seq: int, seat: int, iterations: int | None, as_json: bool, lang: str | None) -> None:
    """Show the best moves that a seat had at a line of a RECORD, how often they win, how sure that is, and why."""
    try:
        story = read_finished(record)
    except NotToBeRetold as reason:
        click.echo(reason.said(phrases.words_for(language_of(lang))), err=True)
        sys.exit(REFUSED)
    words = words_for(lang, story.game)
    rules, budget = story.rules, BUDGET if iterations is None else Budget(iterations=iterations)
    moment = asked_moment(story, seq, seat)
    seen, heard, moves = rules.view(moment, seat), story.heard(seq - 1, seat), rules.moves(moment, seat)
    dice = FastDice(seq)
    if as_json:
        echo_json(advise(rules, seen, heard, moves, dice, budget))
        return
    for line in explain(rules, seen, heard, moves, words, dice, budget):
        click.echo(line)


def asked_moment(story: Retelling, seq: int, seat: Seat) -> State:
    """The state before this line, if the seat was asked there: only its view goes any further."""
    if seq > story.last:
        raise Refusal("hint", "no-such-line", line=seq, last=story.last)
    if seat >= story.rules.seats:
        raise Refusal("hint", "no-such-seat", number=seat, last=story.rules.seats - 1)
    asked = [line for line, moment in enumerate(story.moments, start=1) if decides(moment.pending, seat)]
    if seq not in asked:
        nearest = min(asked, key=lambda line: abs(line - seq), default=0)
        raise Refusal("hint", "not-asked-there", line=seq, number=seat, nearest=nearest)
    return story.moments[seq - 1].before


def decides(pending: object, seat: Seat) -> bool:
    return isinstance(pending, Ask) and seat in pending.seats
