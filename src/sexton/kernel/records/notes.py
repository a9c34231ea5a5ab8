"""Notes: what happened at the seats of a table while the game ran. They change neither the rules nor chance.

A note stands in the record between the inputs, as `note KIND …`. It names seats, never people.
"""

from __future__ import annotations

import re
from typing import Annotated

from msgspec import Struct

from sexton.kernel.interface import Seat, kebab, says

KIND = re.compile(r"[a-z][a-z0-9-]{0,31}")
BOT = re.compile(r"[a-z0-9_-]{1,32}")
TOOK_BACK = re.compile(r"([0-9]) (same|new) (0|[1-9][0-9]{0,6})")
LONGEST = 500  # letters of a note whose kind this program does not know


class Note(Struct, frozen=True, tag_field="note", tag=kebab):
    """Its tag is its kind, and the id of the message that says it in words (`note-…`)."""


class Resigned(Note, frozen=True):
    """The person at this seat has resigned: from now on the table answers for it."""

    seat: Annotated[Seat, says("the seat it is about")]


class TimeUp(Note, frozen=True):
    """The seat's clock ran out: from now on the table answers for it."""

    seat: Annotated[Seat, says("the seat it is about")]


class Left(Note, frozen=True):
    """The person at this seat has been away for longer than the time of grace."""

    seat: Annotated[Seat, says("the seat it is about")]


class Replaced(Note, frozen=True):
    """Those who were present agreed that somebody else should play for this seat."""

    seat: Annotated[Seat, says("the seat it is about")]


class StandsIn(Note, frozen=True):
    """Who answers for the seat from now on."""

    seat: Annotated[Seat, says("the seat it is about")]
    by: Annotated[str, says("a bot's level, or `default` for default moves")]


class Back(Note, frozen=True):
    """The person at this seat answers for it again."""

    seat: Annotated[Seat, says("the seat it is about")]


class Taken(Note, frozen=True):
    """Another person, or the same one with another device, has this seat from now on."""

    seat: Annotated[Seat, says("the seat it is about")]


class TookBack(Note, frozen=True):
    """In a practice game against bots the person has taken back a decision: all inputs since then are no more."""

    seat: Annotated[Seat, says("the seat it is about")]
    luck: Annotated[str, says("`same`: what chance drew is drawn again; `new`: something else")]
    roll: Annotated[int, says("the number of the next roll of the dice, from 0")]


class Other(Note, frozen=True):
    """A kind that this program does not know: kept and shown as it is written."""

    kind: Annotated[str, says("as the record names it")]
    text: Annotated[str, says("what follows in the record")]


AnyNote = Resigned | TimeUp | Left | Replaced | StandsIn | Back | Taken | TookBack | Other
OfASeat = type[Resigned] | type[TimeUp] | type[Left] | type[Replaced] | type[Back] | type[Taken]
OF_A_SEAT: dict[str, OfASeat] = {kebab(kind.__name__): kind for kind in (Resigned, TimeUp, Left, Replaced, Back, Taken)}


class Noted(Struct, frozen=True):
    """A note, and after how many of the game's inputs it was made."""

    after: int
    note: AnyNote


def note_body(note: AnyNote) -> str:
    """The one text of a note."""
    if isinstance(note, Other):
        return f"note {note.kind} {note.text}".rstrip()
    return " ".join(
        ["note", kebab(type(note).__name__), *(str(getattr(note, name)) for name in note.__struct_fields__)]
    )


def read_note(text: str, seats: int) -> AnyNote | None:
    """The note that `KIND …` is; None if it is not well-formed."""
    kind, _, rest = text.partition(" ")
    if kind == "took-back":
        return read_took_back(rest, seats)
    if kind not in OF_A_SEAT and kind != "stands-in":
        well_formed = KIND.fullmatch(kind) and rest.isprintable() and rest == " ".join(rest.split())
        return Other(kind, rest) if well_formed and len(rest) <= LONGEST else None
    seat, *by = rest.split(" ")
    if not (seat.isascii() and seat.isdigit() and len(seat) <= 2 and int(seat) < seats):
        return None
    if kind == "stands-in":
        return StandsIn(int(seat), by[0]) if len(by) == 1 and BOT.fullmatch(by[0]) else None
    return None if by else OF_A_SEAT[kind](int(seat))


def read_took_back(text: str, seats: int) -> TookBack | None:
    found = TOOK_BACK.fullmatch(text)
    if found is None or int(found[1]) >= seats:
        return None
    return TookBack(int(found[1]), found[2], int(found[3]))
