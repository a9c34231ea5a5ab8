"""A finished game as lines of JSON, for checking without our code: see docs/reference/replay-json.md."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Annotated, Any, get_args

import msgspec
from msgspec import UNSET, Struct, UnsetType

from sexton.kernel.game import Rules
from sexton.kernel.interface import Ask, Chance, Over, Seat, says
from sexton.kernel.records.notes import AnyNote
from sexton.kernel.records.record import Record
from sexton.kernel.records.replay import Moment, beginning
from sexton.kernel.steps import WATCHERS, seats_in
from sexton.kernel.words import told_as_json


class Played(Struct, frozen=True):
    """What was played, by whom, and where chance came from."""

    table: Annotated[str, says("the table's name")]
    game: Annotated[str, says("the game's id")]
    edition: Annotated[int, says("the edition of its rules")]
    seats: Annotated[int, says("how many play")]
    options: Annotated[
        dict[str, Any], says("as the record writes them: an option that it does not name is absent here, too")
    ]
    players: Annotated[tuple[str, ...], says("by seat: `human`, `bot greedy`, …")]
    dice: Annotated[str, says("`audited`, or `seeded N` for practice and simulation")]
    commitment: Annotated[str, says("the table's commitment to its secret; empty with seeded dice")]
    salted: Annotated[dict[Seat, str], says("by seat: the commitment to a salt")]
    salts: Annotated[dict[Seat, str], says("by seat: the salt itself")]


class FirstLine(Struct, frozen=True):
    """The first line."""

    record: Played


class StepLine(Struct, frozen=True):
    """One paragraph of the rules at which seats, or chance, decide."""

    seq: Annotated[int, says("its number, from 1")]
    rule: Annotated[str, says("the paragraph: `GD-14`")]
    step: Annotated[str, says("its name: `fists`")]
    asked: Annotated[tuple[Seat, ...] | None, says("the seats that decide, all at once; `null` where chance does")]
    answers: Annotated[
        dict[Seat, str] | None,
        says('what each of them answered, as text: `{"0": "fist 3", "1": "fist 0"}`; `null` where chance decides'),
    ]
    by_table: Annotated[tuple[Seat, ...], says("the seats for which the table answered: time was up, or a bot failed")]
    weights: Annotated[
        tuple[int, ...] | None, says("of chance: outcome i has weight `weights[i]`; `null` where seats decide")
    ]
    outcome: Annotated[int | None, says("which outcome chance drew, from 0; `null` where seats decide")]
    drawn: Annotated[
        str | int | None,
        says(
            "what that outcome is: a card or other name as text, a seat or pips as a number; `null` where seats decide"
        ),
    ]
    told: Annotated[tuple[Any, ...], says("what was announced, in order")]
    state: Annotated[Any, says("the whole truth after the step")]
    views: Annotated[
        dict[str, Any],
        says('what each seat may know after the step: `"0"`, `"1"`, …, and `"watcher"` for all who only watch'),
    ]
    moves: Annotated[
        dict[Seat, tuple[str, ...]] | UnsetType | None,
        says(
            "only with `--moves`: by seat asked, every answer it may give, as text and once, before anyone answers; "
            "of walks that come to the same (VH-5) one is listed, and any may be walked; `null` where chance decides"
        ),
    ] = UNSET


class Result(Struct, frozen=True):
    """How the game ended."""

    scores: Annotated[tuple[int, ...], says("by seat")]
    ranking: Annotated[tuple[tuple[Seat, ...], ...], says("the winners first, seats that share a rank in one group")]
    secret: Annotated[str | None, says("what the table had committed to; `null` with seeded dice")]


class BrokenOff(Struct, frozen=True):
    """Why the game did not end."""

    reason: Annotated[str, says("in the words of the record")]
    secret: Annotated[str | None, says("what the table had committed to; `null` with seeded dice")]


class OverLine(Struct, frozen=True):
    """The last line of a game that was played to its end."""

    over: Result


class AbandonedLine(Struct, frozen=True):
    """The last line of a game that was broken off."""

    abandoned: BrokenOff


LINES = (FirstLine, StepLine, *get_args(AnyNote), OverLine, AbandonedLine)


def lines(played: Record, rules: Rules[Any, Any], moments: Sequence[Moment], with_moves: bool) -> Iterator[Struct]:
    """The header, every step and every note, the end."""
    yield FirstLine(header_of(played))
    for moment in moments:
        yield from notes_after(played, moment.line.seq - 1)
        yield step_of(rules, moment, with_moves)
    yield from notes_after(played, len(moments))
    yield end_of(played, rules, moments)


def notes_after(played: Record, steps: int) -> Iterator[Struct]:
    """What happened at the seats after this many steps."""
    return (noted.note for noted in played.notes if noted.after == steps)


def header_of(played: Record) -> Played:
    header, terms = played.header, played.header.terms
    return Played(
        table=terms.table,
        game=terms.game,
        edition=terms.edition,
        seats=terms.seats,
        options=msgspec.json.decode(terms.options),
        players=tuple(header.players),
        dice=header.dice,
        commitment=header.commitment,
        salted=dict(header.salted),
        salts=dict(header.salts),
    )


def step_of(rules: Rules[Any, Any], moment: Moment, with_moves: bool) -> StepLine:
    line, pending = moment.line, moment.pending
    asks = isinstance(pending, Ask)
    views = {str(seat): rules.view(moment.state, seat) for seat in range(rules.seats)}
    return StepLine(
        seq=line.seq,
        rule=pending.rule,
        step=pending.step,
        asked=pending.seats if isinstance(pending, Ask) else None,
        answers={answer.seat: answer.move for answer in line.answers} if asks else None,
        by_table=tuple(answer.seat for answer in line.answers if answer.by_table),
        weights=pending.weights if isinstance(pending, Chance) else None,
        outcome=line.outcome,
        drawn=None if line.outcome is None else rules.outcome(moment.before, line.outcome),
        told=tuple({"to": hearers_of(hearers, rules.seats), **told_as_json(event)} for hearers, event in moment.told),
        state=rules.truth(moment.state),
        views={**views, "watcher": rules.view(moment.state, None)},
        moves=legal_moves(rules, moment) if with_moves else UNSET,
    )


def legal_moves(rules: Rules[Any, Any], moment: Moment) -> dict[Seat, tuple[str, ...]] | None:
    if not isinstance(moment.pending, Ask):
        return None
    return {seat: tuple(map(rules.write, rules.moves(moment.before, seat))) for seat in moment.pending.seats}


def hearers_of(hearers: int, seats: int) -> list[int | str]:
    return [*[seat for seat in seats_in(hearers) if seat < seats], *(["watchers"] if hearers & WATCHERS else [])]


def end_of(played: Record, rules: Rules[Any, Any], moments: Sequence[Moment]) -> OverLine | AbandonedLine:
    ending = played.ending
    assert ending is not None
    result = rules.pending(moments[-1].state if moments else beginning(played.header, rules))
    if ending.kind == "over" and isinstance(result, Over):
        return OverLine(Result(result.scores, result.ranking, ending.secret or None))
    return AbandonedLine(BrokenOff(ending.text, ending.secret or None))
