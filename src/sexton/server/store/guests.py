"""Guests and their sessions, and what a store must do with them."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Protocol

from msgspec import Struct

from sexton.server.store.club.book import FORGET_STANDING
from sexton.server.store.club.people import FORGET_PEOPLE
from sexton.server.store.documents import ENDED
from sexton.server.store.notices import OF_GUEST
from sexton.server.store.rows import FEW, Rows, places_of, put


class Guest(Struct, frozen=True):
    id: str
    name: str
    created: float
    seen: float
    mail: str = ""  # where notices go; empty until the guest has proved that it is theirs
    language: str = ""  # of the mail


class Session(Struct, frozen=True):
    """One browser or program that speaks for a guest."""

    id: str  # by which its owner ends it; worth nothing as a cookie
    mark: str  # what the store keeps of its cookie: a hash; of a cookie from before there were sessions, whose it is
    guest: str
    created: float
    seen: float
    browser: str = ""
    system: str = ""


GUEST = ", ".join(Guest.__struct_fields__)
SESSION = ", ".join(Session.__struct_fields__)
BY_MARK = f"""SELECT s.{SESSION.replace(", ", ", s.")}, g.{GUEST.replace(", ", ", g.")}
    FROM sessions s JOIN guests g ON g.id = s.guest WHERE s.mark = ?1"""
NO_MEMBER = "guests.id NOT IN (SELECT guest FROM club_members)"  # members stay until they leave
STALE = f"""SELECT id FROM guests WHERE seen < ?1 AND {NO_MEMBER} AND NOT EXISTS (SELECT 1 FROM members JOIN tables
    ON tables.id = members.table_id WHERE members.guest = guests.id AND status NOT IN ({places_of(ENDED, first=2)}))
    LIMIT {FEW}"""


class GuestStore(Rows, Protocol):
    async def guest(self, guest: str) -> Guest | None:
        found = await self.ask(f"SELECT {GUEST} FROM guests WHERE id = ?1", guest)
        return Guest(*found[0]) if found else None

    async def save_guest(self, guest: Guest) -> None:
        await self.change(*put("guests", GUEST, [guest], key="id"))

    # Nothing comes back of whoever has left meanwhile, and each of these leaves alone what another has just changed.

    async def see_guest(self, guest: str, now: float) -> None:
        await self.change(("UPDATE guests SET seen = ?2 WHERE id = ?1", (guest, now)))

    async def rename_guest(self, guest: str, name: str) -> None:
        await self.change(("UPDATE guests SET name = ?2 WHERE id = ?1", (guest, name)))

    async def write_to_guest(self, guest: str, mail: str, language: str) -> None:
        """Where notices go; an empty address ends them."""
        await self.change(("UPDATE guests SET mail = ?2, language = ?3 WHERE id = ?1", (guest, mail, language)))

    async def stale_guests(self, before: float) -> Sequence[str]:
        """Guests not seen since then who have no unfinished game, but for members; a few at a time."""
        return [row[0] for row in await self.ask(STALE, before, *ENDED)]

    async def forget_guest(self, guest: str) -> None:
        """With all sessions, and what makes a member."""
        tables = ("members", "sessions", "session_links", "club_members", "passkeys", *OF_GUEST)
        await self.change(
            ("DELETE FROM guests WHERE id = ?1", (guest,)),
            *((f"DELETE FROM {table} WHERE guest = ?1", (guest,)) for table in tables),
            *((sql, (guest,)) for sql in (*FORGET_STANDING, *FORGET_PEOPLE)),
        )

    # Sessions

    async def session(self, mark: str) -> tuple[Session, Guest] | None:
        found, own = await self.ask(BY_MARK, mark), len(Session.__struct_fields__)
        return (Session(*found[0][:own]), Guest(*found[0][own:])) if found else None

    async def sessions(self, guest: str) -> Sequence[Session]:
        """The one seen last first."""
        sql = f"SELECT {SESSION} FROM sessions WHERE guest = ?1 ORDER BY seen DESC, id"
        return [Session(*row) for row in await self.ask(sql, guest)]

    async def begin_session(self, session: Session) -> None:
        await self.change(*put("sessions", SESSION, [session]))

    async def see_session(self, session: Session) -> None:
        """When it was seen last, and what it is by now; nothing if it has been ended meanwhile."""
        sql = "UPDATE sessions SET seen = ?2, browser = ?3, system = ?4 WHERE id = ?1"
        await self.change((sql, (session.id, session.seen, session.browser, session.system)))

    async def end_sessions(self, guest: str, names: Collection[str]) -> Sequence[str]:
        """Returns those that were this guest's; their browsers get no more notices."""
        if not names:
            return ()
        which, facts = f"FROM sessions WHERE guest = ?1 AND id IN ({places_of([*names], first=2)})", (guest, *names)
        _, ended = await self.change(
            (f"DELETE FROM push_subscriptions WHERE session IN (SELECT id {which})", facts),
            (f"DELETE {which} RETURNING id", facts),
        )
        return [row[0] for row in ended]

    async def save_session_link(self, mark: str, guest: str, until: float) -> None:
        """Earlier ones of this guest become void."""
        await self.change(
            ("DELETE FROM session_links WHERE guest = ?1", (guest,)),
            ("INSERT INTO session_links VALUES (?1, ?2, ?3)", (mark, guest, until)),
        )

    async def take_session_link(self, mark: str, now: float) -> str:
        """Whose it was: it works once. Empty if there is no such link, or no longer."""
        (found,) = await self.change(("DELETE FROM session_links WHERE mark = ?1 RETURNING guest, until", (mark,)))
        return str(found[0][0]) if found and found[0][1] >= now else ""
