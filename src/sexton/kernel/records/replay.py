"""Playing a record again, and checking it: every input, every chance outcome, the result, every byte."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec import Struct

from sexton.kernel import catalogue
from sexton.kernel.chance.dice import AuditedDice, Dice, FastDice
from sexton.kernel.chance.fair import (
    DIGEST_BYTES,
    LEAST_SALT,
    MOST_SALT,
    SECRET_BYTES,
    Terms,
    bytes_of,
    commitment_to_salt,
    commitment_to_secret,
    fingerprint,
    key_from,
)
from sexton.kernel.chance.guard import Seen as Seen
from sexton.kernel.game import Rules
from sexton.kernel.interface import Ask, Chance, Event, Over, Pending, Refusal
from sexton.kernel.records import record
from sexton.kernel.records.record import Header, Line, Record, RecordError
from sexton.kernel.records.rolls import Rolls
from sexton.kernel.steps import State
from sexton.kernel.table import pick

SEEDS = 1 << 63  # a seed of quick dice is below


class Moment(Struct):
    """One step of a replayed game: what was pending, the input, what was told, and the truth after it."""

    line: Line
    pending: Ask | Chance
    told: list[tuple[int, Event]]
    before: State
    state: State


def opened(header: Header) -> Rules[Any, Any]:
    """The rules a record was played by; raises RecordError if this program does not have them."""
    terms = header.terms
    try:
        game = catalogue.find(terms.game)
        try:
            game = catalogue.edition(terms.game, terms.edition)
        except Refusal:
            raise RecordError(3, "edition", edition=terms.edition, known=game.edition) from None
        options = game.read_options(msgspec.json.decode(terms.options))
        if (text := options.canonical_like(terms.options)) != terms.options:
            raise RecordError(5, "options", text=text)
        return game.open(terms.seats, options)
    except Refusal as refusal:
        raise RecordError(3, "refused", refusal) from None
    except (msgspec.DecodeError, TypeError, ValueError) as error:
        raise RecordError(5, "options", text=str(error)) from None


def line_number(played: Record, line: Line) -> int:
    """The line of this input in the text, counted from 1."""
    notes = sum(1 for noted in played.notes if noted.after < line.seq)
    return sum(1 for _ in record.header_bodies(played.header)) + 1 + notes + line.seq


def ending_line(played: Record) -> int:
    """The line that says how the game ended. After it come only the secret, if there is one, and `end`."""
    after = 2 if played.ending is not None and played.ending.secret else 1
    return sum(1 for _ in record.bodies(played)) - after


def beginning(header: Header, rules: Rules[Any, Any]) -> State:
    """The state before the first input: of a game that is played on from another, the position it begins with."""
    state: State
    if header.begins is None:
        state = rules.setup()
        return state
    at = header_line(header, "position")
    try:
        state = rules.read_position(header.begins.position)
        if (text := rules.write_position(state)) != header.begins.position:
            raise RecordError(at, "not-canonical", text=text)
        rules.pending(state)
    except Refusal as refusal:
        raise RecordError(at, "refused", refusal) from None
    except (ArithmeticError, LookupError, TypeError, ValueError):
        raise RecordError(at, "position") from None
    return state


def moments(played: Record, rules: Rules[Any, Any]) -> Iterator[Moment]:
    """The game step by step; a RecordError names the first input the rules do not allow."""
    state = beginning(played.header, rules)
    for seq, line in enumerate(played.lines, start=1):
        at = line_number(played, line)
        pending = rules.pending(state)
        if line.seq != seq:
            raise RecordError(at, "number", number=seq)
        if isinstance(pending, Over):
            raise RecordError(at, "already-over")
        if line.rule != pending.rule:
            raise RecordError(at, "other-rule", rule=pending.rule, text=line.rule)
        told: list[tuple[int, Event]] = []
        before = rules.clone(state)
        try:
            apply_line(rules, state, pending, line, told)
        except Refusal as refusal:
            raise RecordError(at, "refused", refusal) from None
        check_written(rules, line, at)
        yield Moment(line, pending, told, before, rules.clone(state))
    check_result(played, rules.pending(state))


def apply_line(
    rules: Rules[Any, Any], state: State, pending: Pending, line: Line, told: list[tuple[int, Event]]
) -> None:
    def tell(hearers: int, event: Event) -> None:
        told.append((hearers, event))

    if isinstance(pending, Chance) and line.outcome is not None:
        if line.outcome >= len(pending.weights) or not pending.weights[line.outcome]:
            raise Refusal(pending.rule, "no-such-outcome", outcome=line.outcome)
        rules.draw(state, line.outcome, tell)
    elif isinstance(pending, Ask) and line.outcome is None:
        if tuple(answer.seat for answer in line.answers) != pending.seats:
            raise Refusal(pending.rule, "wrong-seats-answer", seats=str(pending.seats))
        moves = [rules.read(answer.move) for answer in line.answers]
        for seat, move in zip(pending.seats, moves, strict=True):
            if refusal := rules.refused(state, seat, move):
                raise refusal
        rules.play(state, moves, tell)
    else:
        raise Refusal(pending.rule, "draw-and-answer-mixed-up")


def check_written(rules: Rules[Any, Any], line: Line, at: int) -> None:
    """Check the spelling: a move that can be said in two ways is written in one."""
    for answer in line.answers:
        written = rules.write(rules.read(answer.move))
        if written != answer.move:
            raise RecordError(at, "not-canonical", text=written)


def check_result(played: Record, pending: Pending) -> None:
    ending = played.ending
    if ending is None or ending.kind != "over":
        return
    if not isinstance(pending, Over):
        raise RecordError(ending_line(played), "not-over-yet")
    if ending.text != record.result_text(pending):
        raise RecordError(ending_line(played), "result", text=record.result_text(pending))


def replay(played: Record) -> Record:
    """The record, rebuilt from nothing but its inputs."""
    if played.ending is not None and played.ending.kind == "void":
        return played
    rules = opened(played.header)
    lines = []
    for seq, moment in enumerate(moments(played, rules), start=1):
        answers = tuple(
            record.Answer(answer.seat, rules.write(rules.read(answer.move)), answer.by_table)
            for answer in moment.line.answers
        )
        lines.append(Line(seq, moment.pending.rule, moment.line.outcome, answers))
    return Record(played.header, tuple(lines), played.ending, played.notes)


# Checking


def verify(text: str) -> Record:
    """Recompute everything; returns the record, or raises RecordError with the first wrong line."""
    played = record.read(text)
    if played.ending is None:
        raise RecordError(text.count("\n"), "still-running")
    if played.ending.kind == "void":
        check_void(played)
        return played
    rules = opened(played.header)
    dice = Rolls(dice_of(played), played.header.dice, played.notes)
    for moment in moments(played, rules):
        if isinstance(moment.pending, Chance):
            dice.before_input(moment.line.seq)
            outcome = pick(dice, moment.pending.weights)
            if outcome != moment.line.outcome:
                at = line_number(played, moment.line)
                raise RecordError(at, "chance", outcome=outcome, number=moment.line.outcome or 0)
    return played


def header_line(header: Header, body: str) -> int:
    """The line of a part of the header, or where it should be if it is missing."""
    found = list(record.header_bodies(header))
    return next((number for number, line in enumerate(found, 1) if line.startswith(body)), len(found))


def dice_of(played: Record) -> Dice:
    """The dice the header promises; audited ones only if every commitment was kept."""
    header = played.header
    kind, _, seed = header.dice.partition(" ")
    if kind == "seeded" and seed.isascii() and seed.isdigit() and len(seed) < 20 and int(seed) < SEEDS:
        return FastDice(int(seed))
    if header.dice != "audited":
        raise RecordError(header_line(header, "dice"), "unknown-dice", text=header.dice)
    if set(header.salts) != set(header.salted):
        raise RecordError(header_line(header, "commitment"), "salts")
    secret = check_commitments(played)
    salts = {seat: bytes.fromhex(salt) for seat, salt in header.salts.items()}
    return AuditedDice(key_from(secret, header.terms, header.salted, salts))


def check_commitments(played: Record) -> bytes:
    header, ending = played.header, played.ending
    if not header.closed:
        raise RecordError(header_line(header, "commitment"), "never-closed")
    if set(header.salted) != {seat for seat, player in enumerate(header.players) if player == "human"}:
        raise RecordError(header_line(header, "commitment"), "salts")
    for seat, salted in header.salted.items():
        hexadecimal(header_line(header, f"salted {seat}"), salted, DIGEST_BYTES, DIGEST_BYTES)
    for seat, salt in header.salts.items():
        at = header_line(header, f"salt {seat}")
        opened = hexadecimal(at, salt, LEAST_SALT, MOST_SALT)
        if commitment_to_salt(opened, header.terms.table, seat) != header.salted.get(seat):
            raise RecordError(at, "salt")
    secret = hexadecimal(ending_line(played) + 1, ending.secret if ending else "", SECRET_BYTES, SECRET_BYTES)
    if commitment_to_secret(secret, header.terms) != header.commitment:
        raise RecordError(header_line(header, "commitment"), "secret")
    return secret


def hexadecimal(at: int, text: str, least: int, most: int) -> bytes:
    """These bytes can be written in one way only, as a record is exactly one text."""
    try:
        return bytes_of(text, least, most)
    except ValueError:
        letters = str(2 * least) if least == most else f"{2 * least}–{2 * most}"
        raise RecordError(at, "not-hexadecimal", letters=letters) from None


def check_void(played: Record) -> None:
    """A void deal has all commitments, lacks a salt, names exactly the seats that lack one, and has no game."""
    header, ending = played.header, played.ending
    if played.lines:
        raise RecordError(line_number(played, played.lines[0]), "void-with-moves")
    if header.dice != "audited":
        raise RecordError(header_line(header, "dice"), "unknown-dice", text=header.dice)
    check_commitments(played)
    unopened = sorted(set(header.salted) - set(header.salts))
    if not unopened:
        raise RecordError(ending_line(played), "void-though-open")
    reasons = [record.void_reason(unopened, seat) for seat in (None, *unopened)]
    if ending is not None and ending.text not in reasons:
        raise RecordError(ending_line(played), "void-reason", text=reasons[0])


def fingerprint_of(played: Record) -> str:
    """The fingerprint that everybody was shown when the game began; empty if there was no fair deal."""
    header = played.header
    if header.dice != "audited" or set(header.salts) != set(header.salted):
        return ""
    salts = {seat: bytes.fromhex(salt) for seat, salt in header.salts.items()}
    return fingerprint(header.terms, header.commitment, header.salted, salts)


# What a client kept, compared with what the table says now


def played_by(terms: Terms) -> tuple[str, ...]:
    return f"{terms.game} {terms.edition}", str(terms.seats), terms.options


def compare_with_seen(text: str, seen: Seen) -> None:
    """A RecordError names the first line that differs from what was seen."""
    played = record.read(text)
    header = played.header
    claims = [
        ("table", header.terms.table, seen.table),
        *zip(("game", "seats", "options"), played_by(header.terms), played_by(seen.terms or header.terms), strict=True),
        ("commitment", header.commitment, seen.commitment),
        *((f"salted {seat}", header.salted.get(seat, "nothing"), mark) for seat, mark in sorted(seen.salted.items())),
    ]
    if played.ending is None or played.ending.kind != "void" or seen.seat in header.salts:
        claims.append((f"salt {seen.seat}", header.salts.get(seen.seat, "nothing"), seen.salt))
    for where, now, then in claims:
        if now != then:
            known = [body for body in record.header_bodies(header) if body.startswith(where)]
            at = header_line(header, where) if known else header_line(header, "dice")
            raise RecordError(at, "seen", text=now, number=seen.seat, kept=then)
    if set(header.salted) != {int(seat) for seat in seen.salted}:
        raise RecordError(header_line(header, "commitment"), "salts-seen")
    if seen.alarm is not None:
        raise RecordError(header_line(header, "commitment"), "alarm-seen", number=seen.seat, what=seen.alarm)
    if seen.digest and text.rstrip("\n").rpartition("~")[2] != seen.digest:
        raise RecordError(text.count("\n"), "digest-seen", kept=seen.digest, number=seen.seat)
