"""Guests and their sessions in PostgreSQL."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

import msgspec

from sexton.server.store.book import FORGET_STANDING
from sexton.server.store.documents import ENDED
from sexton.server.store.interface import FEW, Guest, Session
from sexton.server.store.notices import OF_GUEST
from sexton.server.store.people import FORGET_PEOPLE
from sexton.server.store.postgres.access import PostgresAccess
from sexton.server.store.session_rows import BY_GUEST, BY_MARK, NO_MEMBER, with_guest


class PostgresGuests(PostgresAccess):
    async def guest(self, guest: str) -> Guest | None:
        sql = "SELECT id, name, created, seen, mail, language FROM guests WHERE id = $1"
        found = await self._do(lambda db: db.fetchrow(sql, guest))
        return Guest(*found) if found else None

    async def save_guest(self, guest: Guest) -> None:
        sql = """INSERT INTO guests (id, name, created, seen, mail, language) VALUES ($1, $2, $3, $4, $5, $6)
            ON CONFLICT (id) DO UPDATE SET name = excluded.name, seen = excluded.seen, mail = excluded.mail,
            language = excluded.language"""
        row = (guest.id, guest.name, guest.created, guest.seen, guest.mail, guest.language)
        await self._do(lambda db: db.execute(sql, *row))

    async def stale_guests(self, before: float) -> Sequence[str]:
        sql = f"""SELECT id FROM guests WHERE seen < $1 AND {NO_MEMBER}
            AND NOT EXISTS (SELECT 1 FROM members JOIN tables ON tables.id = members.table_id
            WHERE members.guest = guests.id AND status != ALL ($2)) LIMIT {FEW}"""
        return [row[0] for row in await self._do(lambda db: db.fetch(sql, before, list(ENDED)))]

    async def forget_guest(self, guest: str) -> None:
        async def work(db: Any) -> None:
            async with db.transaction():
                await db.execute("DELETE FROM guests WHERE id = $1", guest)
                for table in ("members", "sessions", "session_links", "club_members", "passkeys", *OF_GUEST):
                    await db.execute(f"DELETE FROM {table} WHERE guest = $1", guest)
                for sql in (*FORGET_STANDING, *FORGET_PEOPLE):
                    await db.execute(sql.format(guest="$1"), guest)

        await self._do(work)

    # Sessions

    async def session(self, mark: str) -> tuple[Session, Guest] | None:
        return with_guest(await self._do(lambda db: db.fetchrow(f"{BY_MARK} $1", mark)))

    async def sessions(self, guest: str) -> Sequence[Session]:
        return [Session(*row) for row in await self._do(lambda db: db.fetch(BY_GUEST % "$1", guest))]

    async def begin_session(self, session: Session) -> None:
        row, sql = msgspec.structs.astuple(session), "INSERT INTO sessions VALUES ($1, $2, $3, $4, $5, $6, $7)"
        await self._do(lambda db: db.execute(sql, *row))

    async def see_session(self, session: Session) -> None:
        row = (session.id, session.seen, session.browser, session.system)
        sql = "UPDATE sessions SET seen = $2, browser = $3, system = $4 WHERE id = $1"
        await self._do(lambda db: db.execute(sql, *row))

    async def end_sessions(self, guest: str, names: Collection[str]) -> Sequence[str]:
        async def work(db: Any) -> list[str]:
            async with db.transaction():
                sql = "DELETE FROM sessions WHERE guest = $1 AND id = ANY ($2) RETURNING id"
                found = [row[0] for row in await db.fetch(sql, guest, list(names))]
                await db.execute("DELETE FROM push_subscriptions WHERE session = ANY ($1)", found)
                return found

        return await self._do(work)

    async def save_session_link(self, mark: str, guest: str, until: float) -> None:
        async def work(db: Any) -> None:
            async with db.transaction():
                await db.execute("DELETE FROM session_links WHERE guest = $1", guest)
                await db.execute("INSERT INTO session_links VALUES ($1, $2, $3)", mark, guest, until)

        await self._do(work)

    async def take_session_link(self, mark: str, now: float) -> str:
        sql = "DELETE FROM session_links WHERE mark = $1 RETURNING guest, until"
        found = await self._do(lambda db: db.fetchrow(sql, mark))
        return str(found["guest"]) if found and found["until"] >= now else ""
