"""Rated games in PostgreSQL: nodes that count take turns."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

import msgspec

from sexton.server.store.postgres.access import PostgresAccess
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

PUT_SEAT = (
    f"INSERT INTO rated_seats VALUES ({', '.join(f'${at + 1}' for at in range(len(RatedSeat.__struct_fields__)))})"
)
PUT_TABLE = f"INSERT INTO rated_tables VALUES ($1, $2, $3, $4) {INSTEAD}"
TURN = "SELECT pg_advisory_xact_lock(hashtext('sexton ratings'))"
LAST_OF = LAST.format("$1")
OF_SOME = f"""SELECT {SEAT_ROW} FROM rated_seats JOIN ({NEWEST.format("$1")}) AS newest USING (person, played)
    WHERE game = $1 AND person = ANY ($2)"""
GAMES_OF = GAMES.format(HIS_TABLES.format("$1", "$2", "$3"))


class PostgresRatings(PostgresAccess):
    async def _tables(self, sql: str, *facts: Any) -> list[RatedTable]:
        return [RatedTable(*row) for row in await self._do(lambda db: db.fetch(sql, *facts))]

    async def _seats(self, sql: str, *facts: Any) -> list[RatedSeat]:
        return [RatedSeat(*row) for row in await self._do(lambda db: db.fetch(sql, *facts))]

    async def _ended_seats(self, sql: str, *facts: Any) -> list[tuple[int, RatedSeat]]:
        return [(row[0], RatedSeat(*row[1:])) for row in await self._do(lambda db: db.fetch(sql, *facts))]

    async def uncounted(self, most: int) -> Sequence[RatedTable]:
        return await self._tables(f"{UNCOUNTED} LIMIT $1", most)

    async def last_counted(self, game: str) -> RatedTable | None:
        return next(iter(await self._tables(LAST_OF, game)), None)

    async def count_rated(self, table: RatedTable, seats: Sequence[RatedSeat], after: str) -> bool:
        async def work(db: Any) -> bool:
            async with db.transaction():
                await db.execute(TURN)
                last = await db.fetchrow(LAST_OF, table.game)
                if (last[0] if last else "") != after:
                    return False
                sql = f"UPDATE rated_tables SET number = $1 WHERE table_id = $2 AND number = {WAITS} RETURNING 1"
                if await db.fetchval(sql, table.number, table.table) is None:
                    return False
                await db.executemany(PUT_SEAT, [msgspec.structs.astuple(one) for one in seats])
                return True

        return await self._do(work)

    async def count_again(self, game: str, order: tuple[int, str]) -> None:
        async def work(db: Any) -> None:
            async with db.transaction():
                await db.execute(TURN)
                later = "game = $1 AND number > 0 AND (ended, table_id) > ($2, $3)"
                first = await db.fetchval(f"SELECT min(number) FROM rated_tables WHERE {later}", game, *order)
                if first is not None:
                    await db.execute("DELETE FROM rated_seats WHERE game = $1 AND number >= $2", game, first)
                    sql = f"UPDATE rated_tables SET number = {WAITS} WHERE game = $1 AND number >= $2"
                    await db.execute(sql, game, first)

        await self._do(work)

    async def put_ratings(
        self, tables: Sequence[RatedTable], seats: Sequence[RatedSeat], instead_of: Collection[str]
    ) -> None:
        async def work(db: Any) -> None:
            async with db.transaction():
                await db.execute(TURN)
                await db.execute("DELETE FROM rated_seats")
                await db.execute("DELETE FROM rated_tables WHERE table_id = ANY ($1)", list(instead_of))
                await db.execute(f"UPDATE rated_tables SET number = {WAITS} WHERE number > 0")
                await db.executemany(PUT_TABLE, [msgspec.structs.astuple(one) for one in tables])
                await db.executemany(PUT_SEAT, [msgspec.structs.astuple(one) for one in seats])

        await self._do(work)

    async def all_ratings(self) -> tuple[Sequence[RatedTable], Sequence[RatedSeat]]:
        tables = await self._tables(f"SELECT {TABLE_ROW} FROM rated_tables ORDER BY table_id")
        return tables, await self._seats(f"SELECT {SEAT_ROW} FROM rated_seats ORDER BY game, number, seat")

    async def ratings(self, game: str, persons: Collection[str]) -> Sequence[RatedSeat]:
        return await self._seats(OF_SOME, game, list(persons))

    async def ladder(self, game: str, most: int) -> Sequence[tuple[int, RatedSeat]]:
        return await self._ended_seats(LADDER.format("$1", "$1", "$2"), game, most)

    async def rated_seats(self, table: str) -> Sequence[RatedSeat]:
        return await self._seats(f"SELECT {SEAT_ROW} FROM rated_seats WHERE table_id = $1 ORDER BY seat", table)

    async def rated_games(self, game: str, person: str, most: int) -> Sequence[tuple[int, RatedSeat]]:
        return await self._ended_seats(GAMES_OF, game, person, most)

    async def known_members(self) -> Sequence[KnownMember]:
        return [KnownMember(*row) for row in await self._do(lambda db: db.fetch(MEMBERS))]
