"""Notices in SQLite: browsers to tell, hours, and what is held back."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence

import msgspec

from sexton.server.store.notices import HELD, HOURS, MOST_FAILED, SUBSCRIPTION, Held, Hours, Subscription
from sexton.server.store.sqlite.access import SqliteAccess


class SqliteNotices(SqliteAccess):
    async def subscribe(self, subscription: Subscription, most: int) -> bool:
        def job(db: sqlite3.Connection) -> bool:
            sql = "SELECT count(*) FROM push_subscriptions WHERE guest = ? AND id != ?"
            if db.execute(sql, (subscription.guest, subscription.id)).fetchone()[0] >= most:
                return False
            sql = "INSERT OR REPLACE INTO push_subscriptions VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
            db.execute(sql, msgspec.structs.astuple(subscription))
            return True

        return await self.writer.do(job)

    async def subscriptions(self, guest: str) -> Sequence[Subscription]:
        sql = f"SELECT {SUBSCRIPTION} FROM push_subscriptions WHERE guest = ? ORDER BY created, id"
        return await self._read(lambda db: [Subscription(*row) for row in db.execute(sql, (guest,))])

    async def unsubscribe(self, guest: str, name: str) -> bool:
        sql = "DELETE FROM push_subscriptions WHERE guest = ? AND id = ?"
        return await self.writer.do(lambda db: db.execute(sql, (guest, name)).rowcount == 1)

    async def push_failed(self, name: str) -> None:
        def job(db: sqlite3.Connection) -> None:
            db.execute("UPDATE push_subscriptions SET failed = failed + 1 WHERE id = ?", (name,))
            db.execute("DELETE FROM push_subscriptions WHERE id = ? AND failed >= ?", (name, MOST_FAILED))

        await self.writer.do(job)

    async def push_arrived(self, name: str) -> None:
        sql = "UPDATE push_subscriptions SET failed = 0 WHERE id = ?"
        await self.writer.do(lambda db: db.execute(sql, (name,)))

    async def hours(self, guest: str) -> Hours:
        sql = f"SELECT {HOURS} FROM notice_hours WHERE guest = ?"
        found = await self._read(lambda db: db.execute(sql, (guest,)).fetchone())
        return Hours(*found) if found else Hours(guest)

    async def save_hours(self, hours: Hours) -> None:
        row, sql = msgspec.structs.astuple(hours), "INSERT OR REPLACE INTO notice_hours VALUES (?, ?, ?, ?, ?)"
        await self.writer.do(lambda db: db.execute(sql, row))

    async def hold(self, held: Held) -> None:
        row, sql = msgspec.structs.astuple(held), "INSERT OR REPLACE INTO held_notices VALUES (?, ?, ?, ?, ?)"
        await self.writer.do(lambda db: db.execute(sql, row))

    async def take_due(self, now: float, most: int) -> Sequence[Held]:
        def job(db: sqlite3.Connection) -> list[Held]:
            sql = "SELECT DISTINCT guest FROM held_notices WHERE due <= ? LIMIT ?"
            guests = [row[0] for row in db.execute(sql, (now, most))]
            found = []
            for guest in guests:
                sql = f"SELECT {HELD} FROM held_notices WHERE guest = ? ORDER BY due, table_id, seat"
                found += [Held(*row) for row in db.execute(sql, (guest,))]
                db.execute("DELETE FROM held_notices WHERE guest = ?", (guest,))
            return found

        return await self.writer.do(job)
