"""What is kept of rated games, and what a store must do with it. All of it follows from the games themselves."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Protocol

from msgspec import Struct

from sexton.kernel.interface import Seat

WAITS, VOID = 0, -1  # instead of a number: to be counted yet; does not count


class RatedTable(Struct, frozen=True):
    """A rated game that has ended."""

    table: str
    game: str
    ended: int  # microseconds; games count in this order, and then by id
    number: int = WAITS  # of the games of its kind that count, from 1

    @property
    def order(self) -> tuple[int, str]:
        return self.ended, self.table


class RatedSeat(Struct, frozen=True):
    """What a rated game made of one seat's rating, in whole ticks."""

    game: str
    number: int
    seat: Seat
    table: str
    person: str  # a pseudonym; empty for a bot
    bot: str
    place: int
    mu_before: int
    sigma_before: int
    mu: int
    sigma: int
    played: int  # rated games of this kind that this person had, this one included


class KnownMember(Struct, frozen=True):
    guest: str
    name: str
    colour: str
    emblem: str


# As RatedSeat and RatedTable have them
SEAT_ROW = "game, number, seat, table_id, person, bot, place, mu_before, sigma_before, mu, sigma, played"
TABLE_ROW = "table_id, game, ended, number"
INSTEAD = "ON CONFLICT (table_id) DO UPDATE SET game = excluded.game, ended = excluded.ended, number = excluded.number"
UNCOUNTED = f"SELECT {TABLE_ROW} FROM rated_tables WHERE number = 0 ORDER BY game, ended, table_id"
LAST = f"SELECT {TABLE_ROW} FROM rated_tables WHERE number > 0 AND game = {{}} ORDER BY number DESC LIMIT 1"
NEWEST = "SELECT person, max(played) AS played FROM rated_seats WHERE game = {} AND person != '' GROUP BY person"
SEATS = "rated_seats." + SEAT_ROW.replace(", ", ", rated_seats.")
LADDER = f"""SELECT ended, {SEATS} FROM rated_seats JOIN ({NEWEST}) AS newest USING (person, played)
    JOIN rated_tables USING (table_id) WHERE rated_seats.game = {{}} ORDER BY mu DESC, person LIMIT {{}}"""
GAMES = f"""SELECT ended, {SEATS} FROM rated_seats JOIN rated_tables USING (table_id)
    WHERE table_id IN ({{}}) ORDER BY rated_seats.number DESC, seat"""
HIS_TABLES = "SELECT table_id FROM rated_seats WHERE game = {} AND person = {} ORDER BY played DESC LIMIT {}"
MEMBERS = "SELECT guest, name, colour, emblem FROM club_members JOIN guests ON guests.id = guest"


class RatingStore(Protocol):
    async def uncounted(self, most: int) -> Sequence[RatedTable]:
        """Rated games that have ended and are not counted; of one kind, in their order."""

    async def last_counted(self, game: str) -> RatedTable | None: ...

    async def count_rated(self, table: RatedTable, seats: Sequence[RatedSeat], after: str) -> bool:
        """Whether it could be: not if the last that was counted is no longer `after`, or this one is counted."""

    async def count_again(self, game: str, order: tuple[int, str]) -> None:
        """What was counted of this kind and comes after that waits again."""

    async def put_ratings(
        self, tables: Sequence[RatedTable], seats: Sequence[RatedSeat], instead_of: Collection[str]
    ) -> None:
        """In place of all that is counted. Games that are not among `instead_of` have ended since: they wait."""

    async def all_ratings(self) -> tuple[Sequence[RatedTable], Sequence[RatedSeat]]:
        """In one order: by table; and by game, number and seat."""

    async def ratings(self, game: str, persons: Collection[str]) -> Sequence[RatedSeat]:
        """The last rated games of these."""

    async def ladder(self, game: str, most: int) -> Sequence[tuple[int, RatedSeat]]:
        """The last rated game of everybody, with when it ended, the strongest first."""

    async def rated_seats(self, table: str) -> Sequence[RatedSeat]:
        """Of one game, by seat."""

    async def rated_games(self, game: str, person: str, most: int) -> Sequence[tuple[int, RatedSeat]]:
        """Every seat of somebody's rated games, with when those ended, the newest first."""

    async def known_members(self) -> Sequence[KnownMember]: ...
