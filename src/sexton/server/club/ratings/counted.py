"""One rated game counted: where everybody came, and what that made of their ratings."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from sexton.kernel.interface import Seat
from sexton.kernel.records.notes import AnyNote
from sexton.server.club.history import Person
from sexton.server.club.ratings.anchors import anchor, in_ticks
from sexton.server.club.ratings.model import NEWCOMER, Strength, rated
from sexton.server.club.ratings.standing import left_in_order, ranks
from sexton.server.store.documents import Chair, Sheet
from sexton.server.store.ratings import RatedSeat, RatedTable

Known = Mapping[str, RatedSeat]  # by person: their last rated game so far


def persons_of(sheet: Sheet, person: Person) -> list[str]:
    """By seat; empty for a bot."""
    return [(chair.person or person(chair.guest)) if chair.human else "" for chair in sheet.chairs]


def counts(sheet: Sheet, notes: Sequence[AnyNote], person: Person) -> bool:
    """Whether it says something about somebody: an end, people who are known and sit there once, measured bots."""
    persons = persons_of(sheet, person)
    known = [one for one in persons if one]
    bots = [chair for chair in sheet.chairs if not chair.human]
    return (
        sheet.setup.rated == "on"
        and len(persons) > 1
        and 0 < len(known) == len(set(known)) == len(persons) - len(bots)
        and all(stood(sheet, chair) is not None for chair in bots)
        and ranks(sheet.status, sheet.places, left_in_order(notes), len(persons)) is not None
    )


def counted(
    rated_table: RatedTable, sheet: Sheet, notes: Sequence[AnyNote], person: Person, known: Known
) -> list[RatedSeat]:
    """A row for each seat of a game that counts."""
    persons, levels = persons_of(sheet, person), [chair.bot for chair in sheet.chairs]
    places = ranks(sheet.status, sheet.places, left_in_order(notes), len(persons))
    assert places is not None
    strengths = [strength(sheet, chair, one, known) for chair, one in zip(sheet.chairs, persons, strict=True)]
    after = rated(strengths, places)

    def row(seat: Seat) -> RatedSeat:
        one, was = persons[seat], strengths[seat]
        now = after[seat] if one else was  # no game moves a bot
        played = known[one].played + 1 if one in known else 1 if one else 0
        return RatedSeat(
            rated_table.game,
            rated_table.number,
            seat,
            rated_table.table,
            one,
            levels[seat] if not one else "",
            places[seat],
            was.mu,
            was.sigma,
            now.mu,
            now.sigma,
            played,
        )

    return [row(seat) for seat in range(len(persons))]


def stood(sheet: Sheet, chair: Chair) -> Strength | None:
    """Where the bot stood when the game began; in games from before that was noted, where its level stands now."""
    return in_ticks(*chair.stood) if chair.stood is not None else anchor(sheet.setup.game, chair.bot)


def strength(sheet: Sheet, chair: Chair, person: str, known: Known) -> Strength:
    if not person:
        found = stood(sheet, chair)
        assert found is not None
        return found
    last = known.get(person)
    return NEWCOMER if last is None else Strength(last.mu, last.sigma)
