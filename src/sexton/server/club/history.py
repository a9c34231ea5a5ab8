"""What somebody has played: a line for each table, read from its sheet alone. Nothing of it is stored."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from msgspec import Struct

from sexton.kernel.interface import Seat
from sexton.server.store.documents import UNFINISHED, Chair, Clock, Sheet, Status

PEOPLE = "people"  # in the place of a level: no bot played
BROUGHT = "brought"  # of a bot that a member brought along: nobody has measured it
Person = Callable[[str], str]  # the pseudonym of a guest


class Player(Struct, frozen=True):
    """Somebody, or a bot, at a seat."""

    seat: Seat
    person: str  # a pseudonym; empty for a bot and for an empty seat
    name: str  # empty for a bot of ours, and for somebody who has left the house
    bot: str
    score: int | None
    place: int | None


class Played(Struct, frozen=True):
    """One table of somebody's."""

    id: str
    game: str
    status: Status
    created: float
    finished: float
    clock: Clock
    hints: bool
    rated: bool
    level: str  # of the bots, where all have the same; "mixed" where not, PEOPLE where there is none
    own: tuple[Seat, ...]
    players: tuple[Player, ...]
    archived: bool
    known: bool  # cards may have been known before: played on from a position, or dealt from a seed
    may_close: bool

    @property
    def running(self) -> bool:
        return self.status in UNFINISHED

    @property
    def me(self) -> Player:
        return self.players[self.own[0]]

    @property
    def counts(self) -> bool:
        """Whether it says something about one person: over, with a result, and one seat of one's own."""
        return self.status == "over" and len(self.own) == 1 and self.me.place is not None and not self.known

    @property
    def winners(self) -> int:
        return sum(player.place == 1 for player in self.players)


class Wanted(Struct, frozen=True):
    """A filter; what is empty wants everything."""

    game: str = ""
    status: str = ""  # running, finished or archived
    company: str = ""  # people: nobody but people; bots: at least one
    level: str = ""
    seats: int = 0
    clock: str = ""
    person: str = ""

    def fits(self, one: Played) -> bool:
        return (
            self.game in ("", one.game)
            and self._status_fits(one)
            and (not self.company or (self.company == PEOPLE) == (one.level == PEOPLE))
            and self.level in ("", one.level)
            and self.seats in (0, len(one.players))
            and self.clock in ("", one.clock.kind)
            and (not self.person or any(self.person == player.person for player in one.players))
        )

    def _status_fits(self, one: Played) -> bool:
        if self.status == "archived":
            return one.archived
        if one.archived and self.status:
            return False
        return not self.status or (self.status == "running") == one.running


def history(sheets: Iterable[Sheet], guest: str, person: Person) -> Iterator[Played]:
    """Tables that somebody has a seat at, or made and waits at; not those they have dropped."""
    for sheet in sheets:
        waits = sheet.owner == guest and sheet.status == "waiting"
        if guest not in sheet.dropped and (sheet.seats_of(guest) or waits):
            yield played(sheet, guest, person)


def played(sheet: Sheet, guest: str, person: Person) -> Played:
    bots = {level_of(chair) for chair in sheet.chairs} - {""}
    return Played(
        sheet.id,
        sheet.setup.game,
        sheet.status,
        sheet.created,
        sheet.finished,
        sheet.setup.clock,
        sheet.setup.hints == "on",
        sheet.setup.rated == "on",
        PEOPLE if not bots else bots.pop() if len(bots) == 1 else "mixed",
        tuple(sheet.seats_of(guest)),
        tuple(player(sheet, seat, person) for seat in range(len(sheet.chairs))),
        guest in sheet.archived,
        sheet.origin is not None or sheet.setup.seed is not None,
        sheet.owner == guest and sheet.status == "waiting",
    )


def level_of(chair: Chair) -> str:
    """Of a bot; empty for a person."""
    return BROUGHT if chair.program else "" if chair.human else chair.bot


def player(sheet: Sheet, seat: Seat, person: Person) -> Player:
    """Whoever had the seat at the end. Of somebody who has left the house the pseudonym alone is there."""
    chair = sheet.chairs[seat]
    level = level_of(chair)
    return Player(
        seat,
        "" if level else chair.person or person(chair.guest),
        chair.name,
        level,
        sheet.scores[seat] if seat < len(sheet.scores) else None,
        sheet.places[seat] if seat < len(sheet.places) else None,
    )
