"""`sexton verify`: is a record right, down to the last byte and the last die?"""

from __future__ import annotations

import sys
from pathlib import Path

import click
import msgspec

from sexton.commands.common import echo_json, json_option, lang_option, words_for
from sexton.kernel.interface import Refusal
from sexton.kernel.records import replay
from sexton.kernel.records.record import DIGEST_LETTERS, Begins, Record, RecordError
from sexton.kernel.words import Words

EXAMPLES = """
\b
Examples:
  sexton verify game.sexton
  sexton verify results/records/*.sexton --json
  sexton verify game.sexton --seen seen.json

\b
Exit code: 0 if every record is right, 1 if one is wrong, 2 if one cannot be read at all.
"""
FILE = click.Path(exists=True, dir_okay=False, path_type=Path)
WRONG = 1


class Verdict(msgspec.Struct, frozen=True):
    file: str
    right: bool
    line: int | None = None  # the first that is wrong
    problem: str | None = None
    game: str | None = None
    seats: int | None = None
    steps: int | None = None
    ending: str | None = None  # over, abandoned or void
    fingerprint: str | None = None  # of a fair deal: the words that everybody could read when the game began
    begins: Begins | None = None  # of a practice game that was played on from another: where it begins


@click.command(epilog=EXAMPLES)
@click.argument("records", nargs=-1, required=True, metavar="RECORD...", type=FILE)
@click.option(
    "--seen", type=FILE, help="The file in which one seat kept what it saw of this game: the record must agree with it."
)
@json_option
@lang_option
def verify(records: tuple[Path, ...], seen: Path | None, as_json: bool, lang: str | None) -> None:
    """Recompute chance, moves and result of each RECORD, and name the first line that is wrong."""
    if seen is not None and len(records) > 1:
        raise Refusal("verify", "one-record-for-seen")
    kept = None if seen is None else read_seen(seen)
    words = words_for(lang)
    verdicts = [verdict_on(path, kept, words) for path in records]
    if as_json:
        echo_json(verdicts)
    else:
        for verdict in verdicts:
            click.echo(told(verdict, words), err=not verdict.right)
    if not all(verdict.right for verdict in verdicts):
        sys.exit(WRONG)


def read_seen(path: Path) -> replay.Seen:
    try:
        return msgspec.json.decode(path.read_bytes(), type=replay.Seen)
    except (msgspec.MsgspecError, ValueError, OSError) as error:
        raise Refusal("verify", "wrong-input", problem=f"{path}: {error}") from None


def verdict_on(path: Path, seen: replay.Seen | None, words: Words) -> Verdict:
    try:
        played = checked(path, seen)
    except RecordError as error:
        return Verdict(str(path), False, error.line, words.wrong(error))
    terms, ending = played.header.terms, played.ending
    return Verdict(
        str(path),
        True,
        game=terms.game,
        seats=terms.seats,
        steps=len(played.lines),
        ending=ending.kind if ending else None,
        fingerprint=replay.fingerprint_of(played) or None,
        begins=played.header.begins,
    )


def checked(path: Path, seen: replay.Seen | None) -> Record:
    """Bytes, not text: a changed line ending is a change too."""
    try:
        content = path.read_bytes()
    except OSError as error:
        raise Refusal("verify", "cannot-read", file=str(path), problem=str(error.strerror)) from None
    try:
        text = content.decode()
    except UnicodeDecodeError as error:
        raise RecordError(content.count(b"\n", 0, error.start) + 1, "not-utf-8") from None
    played = replay.verify(text)
    if seen is not None:
        replay.compare_with_seen(text, seen)
    return played


def told(verdict: Verdict, words: Words) -> str:
    if not verdict.right:
        return words.say("verify-wrong", file=verdict.file, line=verdict.line or 0, problem=verdict.problem or "")
    steps, ending = verdict.steps or 0, verdict.ending or ""
    right = words.say("verify-right", file=verdict.file, game=verdict.game or "", steps=steps, ending=ending)
    if (begins := verdict.begins) is not None:
        known, step, seat = begins.record[:DIGEST_LETTERS], begins.after + 1, begins.seat
        facts: dict[str, str | int] = {"record": known, "step": step, "seat": seat, "cards": begins.cards}
        return right + "\n" + words.say("verify-begins", file=verdict.file, **facts)
    if verdict.fingerprint is None:
        return right
    return right + "\n" + words.say("verify-fingerprint", file=verdict.file, words=verdict.fingerprint)
