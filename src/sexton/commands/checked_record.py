"""A finished game from a file, every line of it checked."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from sexton.commands import REFUSED
from sexton.commands.common import words_for
from sexton.kernel.records import replay
from sexton.kernel.records.record import RecordError
from sexton.kernel.words import language_of
from sexton.terminal import phrases
from sexton.terminal.replay_steps import NotToBeRetold, Retelling, read_finished


def checked(record: Path, lang: str | None) -> Retelling:
    """The game of this file, every line of it checked."""
    words = phrases.words_for(language_of(lang))
    try:
        story = read_finished(record)
        replay.verify(record.read_text(encoding="utf-8"))
    except NotToBeRetold as reason:
        click.echo(reason.said(words), err=True)
    except RecordError as error:
        wrong = words_for(lang).wrong(error)
        click.echo(words_for(lang).say("verify-wrong", file=str(record), line=error.line, problem=wrong), err=True)
    else:
        return story
    sys.exit(REFUSED)
