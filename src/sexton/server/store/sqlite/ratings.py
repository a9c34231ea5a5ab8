"""Rated games in SQLite."""

from __future__ import annotations

import sqlite3
from collections.abc import Collection, Sequence
from typing import Any

import msgspec

from sexton.server.store.ratings import (
    GAMES,
    HIS_TABLES,
    INSTEAD,
    LADDER,
    LAST,
    MEMBERS,
    NEWEST,
    SEAT_ROW,
    TABLE_ROW,
    UNCOUNTED,
    WAITS,
    KnownMember,
    RatedSeat,
    RatedTable,
)
from sexton.server.store.sqlite.access import ONE_OF, SqliteAccess, among

PUT_SEAT = f"INSERT INTO rated_seats VALUES ({', '.join('?' * len(RatedSeat.__struct_fields__))})"
PUT_TABLE = f"INSERT INTO rated_tables VALUES (?, ?, ?, ?) {INSTEAD}"
LAST_OF = LAST.format("?")
OF_ONE = f"SELECT {SEAT_ROW} FROM rated_seats JOIN ({NEWEST.format('?')}) AS newest USING (person, played)"
OF_SOME = f"{OF_ONE} WHERE game = ? AND person IN {ONE_OF}"
GAMES_OF = GAMES.format(HIS_TABLES.format("?", "?", "?"))


class SqliteRatings(SqliteAccess):
    async def _tables(self, sql: str, *facts: Any) -> list[RatedTable]:
        return await self._read(lambda db: [RatedTable(*row) for row in db.execute(sql, facts)])

    async def _seats(self, sql: str, *facts: Any) -> list[RatedSeat]:
        return await self._read(lambda db: [RatedSeat(*row) for row in db.execute(sql, facts)])

    async def _ended_seats(self, sql: str, *facts: Any) -> list[tuple[int, RatedSeat]]:
        return await self._read(lambda db: [(row[0], RatedSeat(*row[1:])) for row in db.execute(sql, facts)])

    async def uncounted(self, most: int) -> Sequence[RatedTable]:
        return await self._tables(f"{UNCOUNTED} LIMIT ?", most)

    async def last_counted(self, game: str) -> RatedTable | None:
        return next(iter(await self._tables(LAST_OF, game)), None)

    async def count_rated(self, table: RatedTable, seats: Sequence[RatedSeat], after: str) -> bool:
        def job(db: sqlite3.Connection) -> bool:
            last = db.execute(LAST_OF, (table.game,)).fetchone()
            if (last[0] if last else "") != after:
                return False
            sql = f"UPDATE rated_tables SET number = ? WHERE table_id = ? AND number = {WAITS}"
            if db.execute(sql, (table.number, table.table)).rowcount != 1:
                return False
            db.executemany(PUT_SEAT, [msgspec.structs.astuple(one) for one in seats])
            return True

        return await self.writer.do(job)

    async def count_again(self, game: str, order: tuple[int, str]) -> None:
        def job(db: sqlite3.Connection) -> None:
            later = "game = ? AND number > 0 AND (ended, table_id) > (?, ?)"
            sql = f"SELECT min(number) FROM rated_tables WHERE {later}"
            first = db.execute(sql, (game, *order)).fetchone()[0]
            if first is not None:
                db.execute("DELETE FROM rated_seats WHERE game = ? AND number >= ?", (game, first))
                sql = f"UPDATE rated_tables SET number = {WAITS} WHERE game = ? AND number >= ?"
                db.execute(sql, (game, first))

        await self.writer.do(job)

    async def put_ratings(
        self, tables: Sequence[RatedTable], seats: Sequence[RatedSeat], instead_of: Collection[str]
    ) -> None:
        def job(db: sqlite3.Connection) -> None:
            db.execute("DELETE FROM rated_seats")
            db.execute(f"DELETE FROM rated_tables WHERE table_id IN {ONE_OF}", (among(instead_of),))
            db.execute(f"UPDATE rated_tables SET number = {WAITS} WHERE number > 0")
            db.executemany(PUT_TABLE, [msgspec.structs.astuple(one) for one in tables])
            db.executemany(PUT_SEAT, [msgspec.structs.astuple(one) for one in seats])

        await self.writer.do(job)

    async def all_ratings(self) -> tuple[Sequence[RatedTable], Sequence[RatedSeat]]:
        tables = await self._tables(f"SELECT {TABLE_ROW} FROM rated_tables ORDER BY table_id")
        return tables, await self._seats(f"SELECT {SEAT_ROW} FROM rated_seats ORDER BY game, number, seat")

    async def ratings(self, game: str, persons: Collection[str]) -> Sequence[RatedSeat]:
        return await self._seats(OF_SOME, game, game, among(persons))

    async def ladder(self, game: str, most: int) -> Sequence[tuple[int, RatedSeat]]:
        return await self._ended_seats(LADDER.format("?", "?", "?"), game, game, most)

    async def rated_seats(self, table: str) -> Sequence[RatedSeat]:
        return await self._seats(f"SELECT {SEAT_ROW} FROM rated_seats WHERE table_id = ? ORDER BY seat", table)

    async def rated_games(self, game: str, person: str, most: int) -> Sequence[tuple[int, RatedSeat]]:
        return await self._ended_seats(GAMES_OF, game, person, most)

    async def known_members(self) -> Sequence[KnownMember]:
        return await self._read(lambda db: [KnownMember(*row) for row in db.execute(MEMBERS)])
