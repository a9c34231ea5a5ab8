"""Notices in PostgreSQL: browsers to tell, hours, and what is held back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from sexton.server.store.notices import HELD, HOURS, MOST_FAILED, SUBSCRIPTION, Held, Hours, Subscription
from sexton.server.store.postgres.access import PostgresAccess


class PostgresNotices(PostgresAccess):
    async def subscribe(self, subscription: Subscription, most: int) -> bool:
        async def work(db: Any) -> bool:
            async with db.transaction():
                await db.execute("SELECT pg_advisory_xact_lock(hashtext($1))", subscription.guest)
                sql = "SELECT count(*) FROM push_subscriptions WHERE guest = $1 AND id != $2"
                if await db.fetchval(sql, subscription.guest, subscription.id) >= most:
                    return False
                await db.execute("DELETE FROM push_subscriptions WHERE id = $1", subscription.id)
                sql = "INSERT INTO push_subscriptions VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)"
                await db.execute(f"{sql} ON CONFLICT DO NOTHING", *msgspec.structs.astuple(subscription))
                return True

        return await self._do(work)

    async def subscriptions(self, guest: str) -> Sequence[Subscription]:
        sql = f"SELECT {SUBSCRIPTION} FROM push_subscriptions WHERE guest = $1 ORDER BY created, id"
        return [Subscription(*row) for row in await self._do(lambda db: db.fetch(sql, guest))]

    async def unsubscribe(self, guest: str, name: str) -> bool:
        sql = "DELETE FROM push_subscriptions WHERE guest = $1 AND id = $2 RETURNING 1"
        return await self._do(lambda db: db.fetchval(sql, guest, name)) is not None

    async def push_failed(self, name: str) -> None:
        async def work(db: Any) -> None:
            async with db.transaction():
                await db.execute("UPDATE push_subscriptions SET failed = failed + 1 WHERE id = $1", name)
                await db.execute("DELETE FROM push_subscriptions WHERE id = $1 AND failed >= $2", name, MOST_FAILED)

        await self._do(work)

    async def push_arrived(self, name: str) -> None:
        await self._do(lambda db: db.execute("UPDATE push_subscriptions SET failed = 0 WHERE id = $1", name))

    async def hours(self, guest: str) -> Hours:
        sql = f"SELECT {HOURS} FROM notice_hours WHERE guest = $1"
        found = await self._do(lambda db: db.fetchrow(sql, guest))
        return Hours(*found) if found else Hours(guest)

    async def save_hours(self, hours: Hours) -> None:
        sql = """INSERT INTO notice_hours VALUES ($1, $2, $3, $4, $5) ON CONFLICT (guest) DO UPDATE SET
            zone = excluded.zone, quiet_from = excluded.quiet_from, quiet_until = excluded.quiet_until,
            digest = excluded.digest"""
        await self._do(lambda db: db.execute(sql, *msgspec.structs.astuple(hours)))

    async def hold(self, held: Held) -> None:
        sql = """INSERT INTO held_notices VALUES ($1, $2, $3, $4, $5)
            ON CONFLICT (guest, table_id, seat) DO UPDATE SET due = excluded.due, body = excluded.body"""
        await self._do(lambda db: db.execute(sql, *msgspec.structs.astuple(held)))

    async def take_due(self, now: float, most: int) -> Sequence[Held]:
        sql = f"""DELETE FROM held_notices WHERE guest IN
            (SELECT guest FROM held_notices WHERE due <= $1 ORDER BY guest LIMIT $2) RETURNING {HELD}"""
        found = [Held(*row) for row in await self._do(lambda db: db.fetch(sql, now, most))]
        return sorted(found, key=lambda one: (one.guest, one.due, one.table, one.seat))
