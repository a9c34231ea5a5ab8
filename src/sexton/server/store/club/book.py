"""The club's book: its settings, who may come in, invitations, stewards, their log and their orders."""

from __future__ import annotations

from collections.abc import Collection, Sequence

import msgspec

from sexton.server.store.club.doors import FIELDS, ClubSettings, Entry, Invitation, Order, Person, Standing
from sexton.server.store.rows import Row, Rows, Statement

SETTINGS = "club settings"
MOST_SHOWN = 200
IN_OFFICE = "SELECT 1 WHERE ?1 = '' OR EXISTS (SELECT 1 FROM club_standing WHERE guest = ?1 AND steward > 0)"
STEWARDS = "stewards"  # what ends somebody's office is done by one after the other
PUT_STANDING = """INSERT INTO club_standing VALUES (?1, {values}) ON CONFLICT (guest) DO UPDATE SET {column} = ?2"""
PERSON = """g.id, g.name, coalesce(m.joined, 0), coalesce(s.admitted, 0), coalesce(s.steward, 0),
    coalesce(s.removed, 0) FROM guests g LEFT JOIN club_members m ON m.guest = g.id
    LEFT JOIN club_standing s ON s.guest = g.id"""


class Book:
    def __init__(self, rows: Rows) -> None:
        self._rows = rows

    # Settings

    async def settings(self) -> ClubSettings:
        found = await self._rows.ask("SELECT value FROM meta WHERE key = ?1", SETTINGS)
        return msgspec.json.decode(bytes(found[0][0]), type=ClubSettings) if found else ClubSettings()

    async def save_settings(self, settings: ClubSettings) -> None:
        sql = "INSERT INTO meta VALUES (?1, ?2) ON CONFLICT (key) DO UPDATE SET value = excluded.value"
        await self._rows.change((sql, (SETTINGS, msgspec.json.encode(settings))))

    # Who somebody is

    async def standing(self, guest: str) -> Standing:
        if not guest:
            return Standing()
        sql = """SELECT EXISTS (SELECT 1 FROM club_members WHERE guest = ?1), coalesce(max(admitted), 0),
            coalesce(max(steward), 0), coalesce(max(removed), 0) FROM club_standing WHERE guest = ?1"""
        ((member, *since),) = await self._rows.ask(sql, guest)
        return Standing(bool(member), *since)

    async def _put(self, guest: str, column: str, since: float) -> None:
        await self._rows.change(self._standing(guest, column, since))

    def _standing(self, guest: str, column: str, since: float) -> Statement:
        values = ", ".join("?2" if name == column else "0" for name in ("admitted", "steward", "removed"))
        return PUT_STANDING.format(values=values, column=column), (guest, since)

    async def set_steward(self, guest: str, since: float) -> None:
        await self._put(guest, "steward", since)

    async def remove(self, guest: str, now: float, by: str) -> bool:
        """Whoever is removed is no longer a steward; so of two who remove one another the second is none any more."""
        gone = self._standing(guest, "removed", now), self._standing(guest, "steward", 0.0)
        return await self._rows.change_if((IN_OFFICE, (by,)), *gone, turn=STEWARDS)

    async def dismiss(self, guest: str, by: str) -> bool:
        """The same, for somebody who shall be a steward no longer."""
        return await self._rows.change_if((IN_OFFICE, (by,)), self._standing(guest, "steward", 0.0), turn=STEWARDS)

    async def readmit(self, guest: str) -> None:
        await self._put(guest, "removed", 0.0)

    async def removed_since(self, when: float) -> set[str]:
        return {row[0] for row in await self._rows.ask("SELECT guest FROM club_standing WHERE removed > ?1", when)}

    async def has_steward(self) -> bool:
        return bool(await self._rows.ask("SELECT 1 FROM club_standing WHERE steward > 0 LIMIT 1"))

    async def people(self, most: int = 10_000) -> Sequence[Person]:
        """Members, those who were invited, and those who were removed; who came last comes first."""
        sql = f"""SELECT {PERSON} WHERE m.guest IS NOT NULL OR s.guest IS NOT NULL
            ORDER BY coalesce(m.joined, s.admitted, 0) DESC, g.id LIMIT ?1"""
        return [person_in(row) for row in await self._rows.ask(sql, most)]

    async def person(self, guest: str) -> Person | None:
        found = await self._rows.ask(f"SELECT {PERSON} WHERE g.id = ?1", guest)
        return person_in(found[0]) if found else None

    # Invitations, and the link that makes a steward

    async def invite(self, invitation: Invitation) -> None:
        sql = "INSERT INTO club_invitations VALUES (?1, ?2, ?3, ?4, ?5, ?6)"
        await self._rows.change((sql, msgspec.structs.astuple(invitation)))

    async def invitations(self, now: float) -> Sequence[Invitation]:
        sql = f"SELECT {FIELDS[Invitation]} FROM club_invitations WHERE uses > 0 AND until >= ?1 ORDER BY made DESC, id"
        return [Invitation(*row) for row in await self._rows.ask(sql, now)]

    async def revoke(self, name: str) -> bool:
        return await self._rows.done("DELETE FROM club_invitations WHERE id = ?1 RETURNING 1", name)

    async def invited_by(self, mark: str, now: float) -> bool:
        sql = "SELECT 1 FROM club_invitations WHERE mark = ?1 AND uses > 0 AND until >= ?2"
        return bool(await self._rows.ask(sql, mark, now))

    async def use_invitation(self, mark: str, now: float) -> bool:
        sql = "UPDATE club_invitations SET uses = uses - 1 WHERE mark = ?1 AND uses > 0 AND until >= ?2 RETURNING 1"
        return await self._rows.done(sql, mark, now)

    async def admit(self, guest: str, now: float) -> None:
        await self._put(guest, "admitted", now)

    async def save_steward_link(self, mark: str, until: float) -> None:
        await self._rows.change(("INSERT INTO steward_links VALUES (?1, ?2)", (mark, until)))

    async def use_steward_link(self, mark: str, now: float) -> bool:
        """It works once, and ends all others."""
        if not await self._rows.done(
            "DELETE FROM steward_links WHERE mark = ?1 AND until >= ?2 RETURNING 1", mark, now
        ):
            return False
        await self._rows.change(("DELETE FROM steward_links", ()))
        return True

    # Log and orders

    async def note(self, entry: Entry, concerned: Collection[str] = ()) -> None:
        sql = "INSERT INTO club_log VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)"
        guests = {entry.actor, entry.whom, *concerned} - {""}
        who = [("INSERT INTO club_concerned VALUES (?1, ?2)", (guest, entry.id)) for guest in sorted(guests)]
        await self._rows.change((sql, msgspec.structs.astuple(entry)), *who)

    async def log(self, guest: str = "", most: int = MOST_SHOWN) -> Sequence[tuple[Entry, str, str]]:
        """What concerns somebody, or all of it: with the names of who did it and of whom it was done to."""
        fields = ", ".join(f"l.{name}" for name in Entry.__struct_fields__)
        which = "WHERE l.id IN (SELECT entry FROM club_concerned WHERE guest = ?2)" if guest else ""
        sql = f"""SELECT {fields}, coalesce(a.name, ''), coalesce(w.name, '') FROM club_log l
            LEFT JOIN guests a ON a.id = l.actor LEFT JOIN guests w ON w.id = l.whom {which}
            ORDER BY l.at DESC, l.id LIMIT ?1"""
        found = await self._rows.ask(sql, most, *([guest] if guest else []))
        return [(Entry(*row[:-2]), row[-2], row[-1]) for row in found]

    async def order(self, name: str, order: Order, now: float) -> None:
        sql = "INSERT INTO club_orders VALUES (?1, ?2, ?3)"
        await self._rows.change((sql, (name, now, msgspec.json.encode(order).decode())))

    async def take_orders(self) -> Sequence[Order]:
        """Each is given to one server, once."""
        if not await self._rows.ask("SELECT 1 FROM club_orders LIMIT 1"):
            return ()
        (found,) = await self._rows.change(("DELETE FROM club_orders RETURNING at, body", ()))
        return [msgspec.json.decode(body, type=Order) for _, body in sorted(found, key=lambda row: float(row[0]))]

    async def tidy(self, now: float, log_before: float) -> None:
        """What is over, and what is older than guests are remembered for."""
        await self._rows.change(
            ("DELETE FROM steward_links WHERE until < ?1", (now,)),
            ("DELETE FROM club_invitations WHERE uses < 1 OR until < ?1", (now,)),
            ("DELETE FROM club_concerned WHERE entry IN (SELECT id FROM club_log WHERE at < ?1)", (log_before,)),
            ("DELETE FROM club_log WHERE at < ?1", (log_before,)),
            ("DELETE FROM club_standing WHERE guest NOT IN (SELECT id FROM guests)", ()),
        )


def person_in(row: Row) -> Person:
    guest, name, joined, *since = row
    return Person(guest, name, joined, Standing(joined > 0, *since))


FORGET_STANDING: tuple[str, ...] = (
    "DELETE FROM club_standing WHERE guest = ?1",
    "DELETE FROM club_concerned WHERE guest = ?1",
    "UPDATE club_log SET actor = '-' WHERE actor = ?1",
    "UPDATE club_log SET whom = '-' WHERE whom = ?1",
)  # what was done stays in the log, without a name
