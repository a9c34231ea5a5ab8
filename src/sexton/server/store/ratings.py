"""What is kept of rated games, and what a store must do with it. All of it follows from the games themselves."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Protocol

from msgspec import Struct

from sexton.kernel.interface import Seat
from sexton.server.store.rows import Rows, places_of, put

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
LAST = f"SELECT {TABLE_ROW} FROM rated_tables WHERE game = ?1 AND number > 0 ORDER BY number DESC LIMIT 1"
COUNT = f"""UPDATE rated_tables SET number = ?2 WHERE table_id = ?3 AND number = {WAITS}
    AND coalesce((SELECT table_id FROM ({LAST}) AS last), '') = ?4 RETURNING 1"""
FIRST_AFTER = (
    """(SELECT min(number) FROM rated_tables WHERE game = ?1 AND number > 0 AND (ended, table_id) > (?2, ?3))"""
)
NEWEST = "SELECT person, max(played) AS played FROM rated_seats WHERE game = ?1 AND person != '' GROUP BY person"
OF_SOME = f"""SELECT {SEAT_ROW} FROM rated_seats JOIN ({NEWEST}) AS newest USING (person, played)
    WHERE game = ?1 AND person IN ({{}})"""
SEATS = "rated_seats." + SEAT_ROW.replace(", ", ", rated_seats.")
LADDER = f"""SELECT ended, {SEATS} FROM rated_seats JOIN ({NEWEST}) AS newest USING (person, played)
    JOIN rated_tables USING (table_id) WHERE rated_seats.game = ?1 ORDER BY mu DESC, person LIMIT ?2"""
GAMES = f"""SELECT ended, {SEATS} FROM rated_seats JOIN rated_tables USING (table_id)
    WHERE table_id IN (SELECT table_id FROM rated_seats WHERE game = ?1 AND person = ?2 ORDER BY played DESC LIMIT ?3)
    ORDER BY rated_seats.number DESC, seat"""
MEMBERS = """SELECT m.guest, name, colour, emblem FROM club_members m JOIN guests g ON g.id = m.guest
    LEFT JOIN club_standing s ON s.guest = m.guest WHERE coalesce(s.removed, 0) = 0"""
TURN = "sexton ratings"  # nodes that count take turns


class RatingStore(Rows, Protocol):
    async def uncounted(self, most: int) -> Sequence[RatedTable]:
        """Rated games that have ended and are not counted; of one kind, in their order."""
        sql = f"SELECT {TABLE_ROW} FROM rated_tables WHERE number = {WAITS} ORDER BY game, ended, table_id LIMIT ?1"
        return [RatedTable(*row) for row in await self.ask(sql, most)]

    async def last_counted(self, game: str) -> RatedTable | None:
        found = await self.ask(LAST, game)
        return RatedTable(*found[0]) if found else None

    async def count_rated(self, table: RatedTable, seats: Sequence[RatedSeat], after: str) -> bool:
        """Whether it could be: not if the last that was counted is no longer `after`, or this one is counted."""
        count = (COUNT, (table.game, table.number, table.table, after))
        return await self.change_if(count, *put("rated_seats", SEAT_ROW, seats), turn=TURN)

    async def count_again(self, game: str, order: tuple[int, str]) -> None:
        """What was counted of this kind and comes after that waits again."""
        await self.change(
            (f"DELETE FROM rated_seats WHERE game = ?1 AND number >= {FIRST_AFTER}", (game, *order)),
            (f"UPDATE rated_tables SET number = {WAITS} WHERE game = ?1 AND number >= {FIRST_AFTER}", (game, *order)),
            turn=TURN,
        )

    async def put_ratings(
        self, tables: Sequence[RatedTable], seats: Sequence[RatedSeat], instead_of: Collection[str]
    ) -> None:
        """In place of all that is counted. Games that are not among `instead_of` have ended since: they wait."""
        gone = sorted({*instead_of} - {one.table for one in tables})
        await self.change(
            ("DELETE FROM rated_seats", ()),
            *(("DELETE FROM rated_tables WHERE table_id = ?1", (table,)) for table in gone),
            (f"UPDATE rated_tables SET number = {WAITS} WHERE number > 0", ()),
            *put("rated_tables", TABLE_ROW, tables, key="table_id"),
            *put("rated_seats", SEAT_ROW, seats),
            turn=TURN,
        )

    async def all_ratings(self) -> tuple[Sequence[RatedTable], Sequence[RatedSeat]]:
        """In one order: by table; and by game, number and seat."""
        tables = await self.ask(f"SELECT {TABLE_ROW} FROM rated_tables ORDER BY table_id")
        seats = await self.ask(f"SELECT {SEAT_ROW} FROM rated_seats ORDER BY game, number, seat")
        return [RatedTable(*row) for row in tables], [RatedSeat(*row) for row in seats]

    async def ratings(self, game: str, persons: Collection[str]) -> Sequence[RatedSeat]:
        """The last rated games of these."""
        if not persons:
            return ()
        sql = OF_SOME.format(places_of([*persons], first=2))
        return [RatedSeat(*row) for row in await self.ask(sql, game, *persons)]

    async def ladder(self, game: str, most: int) -> Sequence[tuple[int, RatedSeat]]:
        """The last rated game of everybody, with when it ended, the strongest first."""
        return [(row[0], RatedSeat(*row[1:])) for row in await self.ask(LADDER, game, most)]

    async def rated_seats(self, table: str) -> Sequence[RatedSeat]:
        """Of one game, by seat."""
        sql = f"SELECT {SEAT_ROW} FROM rated_seats WHERE table_id = ?1 ORDER BY seat"
        return [RatedSeat(*row) for row in await self.ask(sql, table)]

    async def rated_games(self, game: str, person: str, most: int) -> Sequence[tuple[int, RatedSeat]]:
        """Every seat of somebody's rated games, with when those ended, the newest first."""
        return [(row[0], RatedSeat(*row[1:])) for row in await self.ask(GAMES, game, person, most)]

    async def known_members(self) -> Sequence[KnownMember]:
        """But for those who were removed."""
        return [KnownMember(*row) for row in await self.ask(MEMBERS)]
