"""Notes beside the inputs: record format 2. They are kept and shown, and change neither chance nor rules."""

from __future__ import annotations

import random
from pathlib import Path

import msgspec
import pytest

from sexton.kernel import catalogue
from sexton.kernel.records import record, replay
from sexton.kernel.records.notes import (
    OF_A_SEAT,
    AnyNote,
    Back,
    Left,
    Other,
    Replaced,
    Resigned,
    StandsIn,
    Taken,
    TimeUp,
    note_body,
    read_note,
)
from sexton.kernel.records.record import RecordError
from sexton.kernel.table import seeded_table
from sexton.kernel.words import LANGUAGES, Words
from tests.kernel.test_record import rechained

GOLDEN = Path(__file__).parent / "golden" / "notes.sexton"
EVERY: tuple[AnyNote, ...] = (
    Left(0),
    Replaced(0),
    StandsIn(0, "greedy"),
    Back(0),
    TimeUp(1),
    StandsIn(1, "default"),
    Taken(1),
    Resigned(2),
    Other("rated", "by 12.5 points"),
    Other("take-back", ""),
)


def noted_game(notes: tuple[AnyNote, ...] = EVERY) -> str:
    """The game of the golden file: a note after each of the first answers."""
    table = seeded_table(catalogue.find("gravediggers").open(3), 16, "notes", ["human"] * 3)
    rng, left = random.Random(16), list(notes)
    while table.asked:
        for seat in table.asked:
            table.answer(seat, rng.choice(table.moves(seat)))
        if left and rng.random() < 0.3:
            table.note(left.pop(0))
    assert not left
    table.note(Left(0))
    return record.write(table.record())


def bodies(text: str) -> list[str]:
    return [line.rpartition(" ~")[0] for line in text.splitlines()]


def test_the_golden_record_of_format_2_has_every_kind_of_note_and_is_written_as_ever() -> None:
    text = GOLDEN.read_text(encoding="utf-8")
    assert text == noted_game()
    played = replay.verify(text)
    assert record.write(replay.replay(played)) == text
    assert {type(noted.note) for noted in played.notes} == {*OF_A_SEAT.values(), StandsIn, Other}
    assert [noted.note for noted in played.notes] == [*EVERY, Left(0)]


def test_notes_change_neither_chance_nor_result() -> None:
    without = [body for body in bodies(noted_game()) if not body.startswith("note ")]
    played, bare = replay.verify(noted_game()), replay.verify(rechained(without))
    assert (played.lines, played.ending) == (bare.lines, bare.ending) and not bare.notes


def test_a_wrong_line_after_notes_is_named_by_its_number() -> None:
    lines = bodies(noted_game())
    at = [nth for nth, body in enumerate(lines) if " answer " in body][-1]
    lines[at] = lines[at].rpartition(" ")[0] + " 999"
    with pytest.raises(RecordError) as found:
        replay.verify(rechained(lines))
    assert found.value.line == at + 1
    lines = bodies(noted_game())
    at = next(nth for nth, body in enumerate(lines) if body.startswith("over "))
    lines[at] = 'over {"scores":[9,9,9],"ranking":[[0,1,2]]}'
    with pytest.raises(RecordError) as found:
        replay.verify(rechained(lines))
    assert found.value.line == at + 1


@pytest.mark.parametrize(
    "body",
    [
        "note", "note ", "note left", "note left 3", "note left 01", "note left 1 2", "note left -1", "note left ¹",
        "note stands-in 0", "note stands-in 0 greedy now", "note stands-in 0 Greedy", "note Rated 1", "note rated  1",
        "note rated \x1b]0;title\x07", "note rated 1 ", "note " + "k" * 33, "note rated " + "x" * 501,
    ],
)  # fmt: skip
def test_a_note_that_is_not_well_formed_is_refused_on_its_line(body: str) -> None:
    lines = bodies(noted_game())
    at = next(nth for nth, line in enumerate(lines) if line.startswith("note "))
    lines[at] = body
    with pytest.raises(RecordError) as found:
        replay.verify(rechained(lines))
    assert found.value.line == at + 1


def test_format_1_knows_no_notes_and_no_other_format_is_read() -> None:
    lines = bodies(noted_game())
    with pytest.raises(RecordError, match="not-an-input"):
        record.read(rechained(["sexton record 1", *lines[1:]]))
    bare = rechained(["sexton record 1", *[body for body in lines[1:] if not body.startswith("note ")]])
    assert record.write(replay.replay(replay.verify(bare))) == bare
    for first in ("sexton record 4", "sexton record 02", "sexton record"):
        with pytest.raises(RecordError, match="not-a-record"):
            record.read(rechained([first, *lines[1:]]))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_note_reads_back_and_is_said_in_words(language: str) -> None:
    words = Words(language)
    for note in EVERY:
        assert read_note(note_body(note).removeprefix("note").strip(), 3) == note
        assert msgspec.json.decode(msgspec.json.encode(note), type=AnyNote) == note
        said = words.event(note, ("Ada", "Bruno", "Carla"))
        seat = getattr(note, "seat", None)
        assert seat is None or ("Ada", "Bruno", "Carla")[seat] in said
