"""Guests and their sessions in SQLite."""

from __future__ import annotations

import sqlite3
from collections.abc import Collection, Sequence

import msgspec

from sexton.server.store.book import FORGET_STANDING
from sexton.server.store.documents import ENDED
from sexton.server.store.interface import FEW, Guest, Session
from sexton.server.store.notices import OF_GUEST
from sexton.server.store.people import FORGET_PEOPLE
from sexton.server.store.session_rows import BY_GUEST, BY_MARK, NO_MEMBER, with_guest
from sexton.server.store.sqlite.access import ONE_OF, SqliteAccess, among


class SqliteGuests(SqliteAccess):
    async def guest(self, guest: str) -> Guest | None:
        sql = "SELECT id, name, created, seen, mail, language FROM guests WHERE id = ?"
        found = await self._read(lambda db: db.execute(sql, (guest,)).fetchone())
        return Guest(*found) if found else None

    async def save_guest(self, guest: Guest) -> None:
        row = (guest.id, guest.name, guest.created, guest.seen, guest.mail, guest.language)
        sql = """INSERT OR REPLACE INTO guests (id, name, created, seen, mail, language) VALUES (?, ?, ?, ?, ?, ?)"""
        await self.writer.do(lambda db: db.execute(sql, row))

    async def stale_guests(self, before: float) -> Sequence[str]:
        places = ", ".join("?" * len(ENDED))
        sql = f"""SELECT id FROM guests WHERE seen < ? AND {NO_MEMBER} AND NOT EXISTS (SELECT 1 FROM members JOIN tables
            ON tables.id = members.table_id WHERE members.guest = guests.id AND status NOT IN ({places})) LIMIT {FEW}"""
        return await self._read(lambda db: [row[0] for row in db.execute(sql, (before, *ENDED))])

    async def forget_guest(self, guest: str) -> None:
        def job(db: sqlite3.Connection) -> None:
            db.execute("DELETE FROM guests WHERE id = ?", (guest,))
            for table in ("members", "sessions", "session_links", "club_members", "passkeys", *OF_GUEST):
                db.execute(f"DELETE FROM {table} WHERE guest = ?", (guest,))
            for sql in (*FORGET_STANDING, *FORGET_PEOPLE):
                db.execute(sql.format(guest="?"), (guest,))

        await self.writer.do(job)

    # Sessions

    async def session(self, mark: str) -> tuple[Session, Guest] | None:
        return await self._read(lambda db: with_guest(db.execute(f"{BY_MARK} ?", (mark,)).fetchone()))

    async def sessions(self, guest: str) -> Sequence[Session]:
        return await self._read(lambda db: [Session(*row) for row in db.execute(BY_GUEST % "?", (guest,))])

    async def begin_session(self, session: Session) -> None:
        row, sql = msgspec.structs.astuple(session), "INSERT INTO sessions VALUES (?, ?, ?, ?, ?, ?, ?)"
        await self.writer.do(lambda db: db.execute(sql, row))

    async def see_session(self, session: Session) -> None:
        row = (session.seen, session.browser, session.system, session.id)
        sql = "UPDATE sessions SET seen = ?, browser = ?, system = ? WHERE id = ?"
        await self.writer.do(lambda db: db.execute(sql, row))

    async def end_sessions(self, guest: str, names: Collection[str]) -> Sequence[str]:
        def job(db: sqlite3.Connection) -> list[str]:
            which = f"FROM sessions WHERE guest = ? AND id IN {ONE_OF}"
            found = [row[0] for row in db.execute(f"SELECT id {which}", (guest, among(names)))]
            db.execute(f"DELETE {which}", (guest, among(names)))
            db.execute(f"DELETE FROM push_subscriptions WHERE session IN {ONE_OF}", (among(found),))
            return found

        return await self.writer.do(job)

    async def save_session_link(self, mark: str, guest: str, until: float) -> None:
        def job(db: sqlite3.Connection) -> None:
            db.execute("DELETE FROM session_links WHERE guest = ?", (guest,))
            db.execute("INSERT INTO session_links VALUES (?, ?, ?)", (mark, guest, until))

        await self.writer.do(job)

    async def take_session_link(self, mark: str, now: float) -> str:
        def job(db: sqlite3.Connection) -> str:
            sql = "SELECT guest FROM session_links WHERE mark = ? AND until >= ?"
            found = db.execute(sql, (mark, now)).fetchone()
            db.execute("DELETE FROM session_links WHERE mark = ?", (mark,))
            return str(found[0]) if found else ""

        return await self.writer.do(job)
