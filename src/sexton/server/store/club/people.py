"""What people are to one another, who of them is here, and who is called to which table."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Literal, get_args

import msgspec
from msgspec import Struct

from sexton.server.store.documents import Sheet
from sexton.server.store.rows import Rows, Statement

Tie = Literal["friend", "asked", "mute", "block"]
Shown = Literal["nobody", "friends", "everybody"]
TIES: tuple[str, ...] = get_args(Tie)
SHOWN_FIRST: Shown = "friends"
HERE_SECONDS = 30.0  # for so long a page that was heard of counts as here
CALL_SECONDS = 86_400.0
TIE = "INSERT INTO club_ties VALUES (?1, ?2, ?3, ?4) ON CONFLICT DO NOTHING"
UNTIE = "DELETE FROM club_ties WHERE guest = ?1 AND whom = ?2 AND kind = ?3"
KNOWN = """t.whom, g.name, coalesce(m.colour, ''), coalesce(m.emblem, ''), t.since FROM club_ties t
    JOIN guests g ON g.id = t.whom LEFT JOIN club_members m ON m.guest = t.whom"""
APART = """SELECT 1 FROM club_ties b WHERE b.kind = 'block'
    AND ((b.guest = ?1 AND b.whom = {other}) OR (b.guest = {other} AND b.whom = ?1))"""


class Known(Struct, frozen=True):
    """Somebody to whom there is a tie."""

    guest: str
    name: str
    colour: str
    emblem: str
    since: float


class Call(Struct, frozen=True):
    """To a table that waits, where a seat is kept."""

    table: str
    game: str
    guest: str  # who calls
    name: str
    at: float
    rated: bool


class Apart(Struct, frozen=True):
    """Whom somebody has blocked, and by whom they are blocked: of the latter they are never told."""

    blocked: frozenset[str] = frozenset()
    by: frozenset[str] = frozenset()


class People:
    def __init__(self, rows: Rows) -> None:
        self._rows = rows

    # Ties

    async def tied(self, guest: str, kind: Tie) -> Sequence[Known]:
        """In the order of their names."""
        sql = f"SELECT {KNOWN} WHERE t.guest = ?1 AND t.kind = ?2 ORDER BY lower(g.name), t.whom"
        return [Known(*row) for row in await self._rows.ask(sql, guest, kind)]

    async def asking(self, guest: str) -> Sequence[Known]:
        """Who wants to be this one's friend; not those who are blocked."""
        known = KNOWN.replace("t.whom", "t.guest")
        sql = f"""SELECT {known} WHERE t.whom = ?1 AND t.kind = 'asked' AND NOT EXISTS
            (SELECT 1 FROM club_ties b WHERE b.guest = ?1 AND b.whom = t.guest AND b.kind = 'block')
            ORDER BY t.since, t.guest"""
        return [Known(*row) for row in await self._rows.ask(sql, guest)]

    async def ties(self, guest: str) -> dict[str, set[str]]:
        """What this guest has said of others, by whom it is about."""
        found: dict[str, set[str]] = {}
        for whom, kind in await self._rows.ask("SELECT whom, kind FROM club_ties WHERE guest = ?1", guest):
            found.setdefault(whom, set()).add(kind)
        return found

    async def count(self, guest: str, kind: Tie) -> int:
        sql = "SELECT count(*) FROM club_ties WHERE guest = ?1 AND kind = ?2"
        return int((await self._rows.ask(sql, guest, kind))[0][0])

    async def tie(self, guest: str, whom: str, kind: Tie, now: float) -> None:
        await self._rows.change((TIE, (guest, whom, kind, now)))

    async def untie(self, guest: str, whom: str, kind: Tie) -> None:
        await self._rows.change((UNTIE, (guest, whom, kind)))

    async def befriend(self, guest: str, whom: str, now: float) -> None:
        """From both sides; nobody need ask any more, and who befriends blocks no longer."""
        await self._rows.change(
            *(statement for one, other in ((guest, whom), (whom, guest)) for statement in befriended(one, other, now)),
            (UNTIE, (guest, whom, "block")),
        )

    async def part(self, guest: str, whom: str) -> None:
        """Either side ends it, and what was asked."""
        both = ((guest, whom), (whom, guest))
        await self._rows.change(*((UNTIE, (*pair, kind)) for pair in both for kind in ("friend", "asked")))

    async def block(self, guest: str, whom: str, now: float) -> None:
        """They are friends no longer, and the blocked one calls to no table; what they have asked stays unheard."""
        both = ((guest, whom), (whom, guest))
        await self._rows.change(
            (TIE, (guest, whom, "block", now)),
            *((UNTIE, (*pair, "friend")) for pair in both),
            (UNTIE, (guest, whom, "asked")),
            ("DELETE FROM club_calls WHERE guest = ?1 AND whom = ?2", (guest, whom)),
            ("DELETE FROM club_calls WHERE guest = ?1 AND whom = ?2", (whom, guest)),
        )

    async def are_friends(self, guest: str, whom: str) -> bool:
        sql = "SELECT 1 FROM club_ties WHERE guest = ?1 AND whom = ?2 AND kind = 'friend'"
        return bool(await self._rows.ask(sql, guest, whom))

    async def apart(self, guest: str) -> Apart:
        sql = "SELECT guest, whom FROM club_ties WHERE kind = 'block' AND (guest = ?1 OR whom = ?1)"
        found = await self._rows.ask(sql, guest) if guest else ()
        return Apart(
            frozenset(whom for one, whom in found if one == guest),
            frozenset(one for one, whom in found if whom == guest),
        )

    async def muted(self, guest: str) -> frozenset[str]:
        """Whose chat this guest does not read: blocking somebody mutes them, too."""
        sql = "SELECT whom FROM club_ties WHERE guest = ?1 AND kind IN ('mute', 'block')"
        return frozenset(row[0] for row in await self._rows.ask(sql, guest)) if guest else frozenset()

    # Links by which somebody becomes a friend: once, and until they end

    async def add_link(self, mark: str, guest: str, until: float, most: int) -> None:
        """Where there are too many the first to end gives way."""
        live = "SELECT mark FROM friend_links WHERE guest = ?1 ORDER BY until DESC, mark LIMIT ?2"
        await self._rows.change(
            ("INSERT INTO friend_links VALUES (?1, ?2, ?3)", (mark, guest, until)),
            (f"DELETE FROM friend_links WHERE guest = ?1 AND mark NOT IN ({live})", (guest, most)),
        )

    async def link_of(self, mark: str, now: float) -> str:
        """Whose it is; empty if there is no such link, or no longer."""
        found = await self._rows.ask("SELECT guest FROM friend_links WHERE mark = ?1 AND until >= ?2", mark, now)
        return str(found[0][0]) if found else ""

    async def use_link(self, mark: str) -> bool:
        """Whether nobody else was quicker."""
        return await self._rows.done("DELETE FROM friend_links WHERE mark = ?1 RETURNING 1", mark)

    # Who is here

    async def shown(self, guest: str) -> Shown:
        found = await self._rows.ask("SELECT shown FROM club_presence WHERE guest = ?1", guest)
        return found[0][0] if found else SHOWN_FIRST

    async def show(self, guest: str, shown: Shown) -> None:
        sql = (
            """INSERT INTO club_presence VALUES (?1, ?2, 0) ON CONFLICT (guest) DO UPDATE SET shown = excluded.shown"""
        )
        await self._rows.change((sql, (guest, shown)))

    async def come(self, guest: str, until: float) -> None:
        sql = (
            """INSERT INTO club_presence VALUES (?1, ?2, ?3) ON CONFLICT (guest) DO UPDATE SET until = excluded.until"""
        )
        await self._rows.change((sql, (guest, SHOWN_FIRST, until)))

    async def is_here(self, guest: str, now: float) -> bool:
        sql = "SELECT 1 FROM club_presence WHERE guest = ?1 AND until >= ?2"
        return bool(await self._rows.ask(sql, guest, now))

    async def here(self, guest: str, now: float, most: int) -> Sequence[Known]:
        """Members whom this one may see to be here: friends, and who shows it to everybody; nobody who is apart."""
        sql = f"""SELECT p.guest, g.name, m.colour, m.emblem, coalesce(t.since, 0) FROM club_presence p
            JOIN guests g ON g.id = p.guest JOIN club_members m ON m.guest = p.guest
            LEFT JOIN club_standing s ON s.guest = p.guest
            LEFT JOIN club_ties t ON t.guest = ?1 AND t.whom = p.guest AND t.kind = 'friend'
            WHERE p.until >= ?2 AND p.guest != ?1 AND coalesce(s.removed, 0) = 0
            AND (p.shown = 'everybody' OR (p.shown = 'friends' AND t.guest IS NOT NULL))
            AND NOT EXISTS ({APART.format(other="p.guest")})
            ORDER BY t.guest IS NULL, lower(g.name), p.guest LIMIT ?3"""
        return [Known(*row) for row in await self._rows.ask(sql, guest, now, most)]

    # Calls to a table

    async def call(self, guest: str, whom: str, table: str, now: float) -> None:
        sql = "INSERT INTO club_calls VALUES (?1, ?2, ?3, ?4) ON CONFLICT DO NOTHING"
        await self._rows.change((sql, (whom, table, guest, now)))

    async def calls(self, whom: str, now: float) -> Sequence[Call]:
        """The newest first; of tables that still wait."""
        return await self._calls("c.whom = ?1", whom, now)

    async def called(self, guest: str, whom: str, now: float) -> Sequence[Call]:
        """To which tables that one was called by this one, and has not come."""
        return await self._calls("c.whom = ?1 AND c.guest = ?3", whom, now, guest)

    async def _calls(self, which: str, *facts: Any) -> Sequence[Call]:
        whom, now, *more = facts
        sql = f"""SELECT c.table_id, t.game, c.guest, coalesce(g.name, ''), c.at, t.sheet FROM club_calls c
            JOIN tables t ON t.id = c.table_id LEFT JOIN guests g ON g.id = c.guest
            WHERE {which} AND t.status = 'waiting' AND c.at > ?2 ORDER BY c.at DESC, c.table_id LIMIT 20"""
        found = await self._rows.ask(sql, whom, now - CALL_SECONDS, *more)
        return [Call(*[*row, msgspec.json.decode(sheet, type=Sheet).setup.rated == "on"]) for *row, sheet in found]

    async def answer_call(self, whom: str, table: str) -> bool:
        """Whether there was one."""
        sql = "DELETE FROM club_calls WHERE whom = ?1 AND table_id = ?2 RETURNING 1"
        return await self._rows.done(sql, whom, table)

    # What goes

    async def inherit(self, guest: str, heir: str) -> None:
        """A guest turned out to be somebody who is known already: whom they wanted apart from them stays so."""
        kept = "kind IN ('mute', 'block') ON CONFLICT DO NOTHING"
        await self._rows.change(
            (
                f"INSERT INTO club_ties SELECT ?2, whom, kind, since FROM club_ties WHERE guest = ?1 AND {kept}",
                (guest, heir),
            ),
            (
                f"INSERT INTO club_ties SELECT guest, ?2, kind, since FROM club_ties WHERE whom = ?1 AND {kept}",
                (guest, heir),
            ),
            ("DELETE FROM club_ties WHERE guest = whom", ()),
            ("UPDATE club_reports SET guest = ?2 WHERE guest = ?1", (guest, heir)),
            ("UPDATE club_reports SET whom = ?2 WHERE whom = ?1", (guest, heir)),
        )

    async def tidy(self, now: float) -> None:
        """Links that are over, when somebody was here, calls that nobody followed, and ties to guests who are gone."""
        await self._rows.change(
            ("DELETE FROM friend_links WHERE until < ?1", (now,)),
            ("UPDATE club_presence SET until = 0 WHERE until > 0 AND until < ?1", (now,)),
            ("DELETE FROM club_calls WHERE at < ?1", (now - CALL_SECONDS,)),
            (f"DELETE FROM club_ties WHERE guest NOT IN ({ALL}) OR whom NOT IN ({ALL})", ()),
        )


ALL = "SELECT id FROM guests"
CALLED = "SELECT whom, table_id FROM club_calls WHERE guest = ?1"
FORGET_PEOPLE: tuple[str, ...] = (
    f"DELETE FROM held_notices WHERE (guest, table_id) IN ({CALLED})",  # they name who calls
    *(f"DELETE FROM club_ties WHERE {side} = ?1" for side in ("guest", "whom")),
    *(f"DELETE FROM club_calls WHERE {side} = ?1" for side in ("guest", "whom")),
    "DELETE FROM friend_links WHERE guest = ?1",
    "DELETE FROM club_presence WHERE guest = ?1",
    "UPDATE club_reports SET guest = '-' WHERE guest = ?1",
    "UPDATE club_reports SET whom = '-', said = '' WHERE whom = ?1",
)  # what became of a report stays, without names and without what was said


def befriended(guest: str, whom: str, now: float) -> Iterable[Statement]:
    return (TIE, (guest, whom, "friend", now)), (UNTIE, (guest, whom, "asked"))
