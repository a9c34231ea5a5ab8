"""What is kept so that people are told when it is their go, and what a store must do with it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from msgspec import Struct

from sexton.server.store.rows import Rows, put

NONE = -1  # no such minute
MOST_PUSHES = 10  # browsers of one guest
MOST_FAILED = 10  # in a row: then a push service is not asked again


class Subscription(Struct, frozen=True):
    """One browser that is told through its maker's push service."""

    id: str  # a hash of the endpoint
    guest: str
    session: str  # it ends with it
    endpoint: str
    public_key: bytes  # a point of P-256: only this browser reads what is sent to it
    secret: bytes
    language: str
    label: str  # "Firefox, Android"
    created: float
    failed: int = 0  # attempts in a row


class Hours(Struct, frozen=True):
    """When notices may come: minutes of the day where the person is."""

    guest: str
    zone: str = "UTC"
    quiet_from: int = NONE
    quiet_until: int = NONE
    digest: int = NONE  # the minute at which all that waits is told together; no other notice then


class Held(Struct, frozen=True):
    guest: str
    table: str
    seat: int
    due: float
    body: bytes  # the notice as JSON


SUBSCRIPTION = ", ".join(Subscription.__struct_fields__)
HOURS = ", ".join(Hours.__struct_fields__)
HELD = "guest, table_id, seat, due, body"
OF_GUEST = ("push_subscriptions", "notice_hours", "held_notices", "bot_tokens")  # what goes with a guest
# a browser whose session has ended is told nothing
WITHOUT_SESSION = "DELETE FROM push_subscriptions WHERE session NOT IN (SELECT id FROM sessions)"


class NoticeStore(Rows, Protocol):
    async def subscribe(self, subscription: Subscription, most: int) -> bool:
        """In place of one of the same id. False if this guest has `most` others."""
        room = "SELECT 1 WHERE (SELECT count(*) FROM push_subscriptions WHERE guest = ?1 AND id != ?2) < ?3"
        return await self.change_if(
            (room, (subscription.guest, subscription.id, most)),
            *put("push_subscriptions", SUBSCRIPTION, [subscription], key="id"),
            turn=subscription.guest,
        )

    async def subscriptions(self, guest: str) -> Sequence[Subscription]:
        """The oldest first."""
        sql = f"SELECT {SUBSCRIPTION} FROM push_subscriptions WHERE guest = ?1 ORDER BY created, id"
        return [Subscription(*row) for row in await self.ask(sql, guest)]

    async def unsubscribe(self, guest: str, name: str) -> bool:
        """Whether it was there."""
        return await self.done("DELETE FROM push_subscriptions WHERE guest = ?1 AND id = ?2 RETURNING 1", guest, name)

    async def push_failed(self, name: str) -> None:
        """Another failure in a row; after MOST_FAILED the subscription is deleted."""
        await self.change(
            ("UPDATE push_subscriptions SET failed = failed + 1 WHERE id = ?1", (name,)),
            ("DELETE FROM push_subscriptions WHERE id = ?1 AND failed >= ?2", (name, MOST_FAILED)),
        )

    async def push_arrived(self, name: str) -> None:
        await self.change(("UPDATE push_subscriptions SET failed = 0 WHERE id = ?1", (name,)))

    async def hours(self, guest: str) -> Hours:
        found = await self.ask(f"SELECT {HOURS} FROM notice_hours WHERE guest = ?1", guest)
        return Hours(*found[0]) if found else Hours(guest)

    async def save_hours(self, hours: Hours) -> None:
        """What waits for other hours is told with the next that comes due."""
        await self.change(*put("notice_hours", HOURS, [hours], key="guest"))

    async def hold(self, held: Held) -> None:
        """In place of what was held for the same seat."""
        await self.change(*put("held_notices", HELD, [held], key="guest, table_id, seat"))

    async def held(self, guest: str) -> Sequence[Held]:
        """What waits for their hours, the next first."""
        return await self._held("guest = ?1", guest)

    async def held_at(self, table: str) -> Sequence[Held]:
        """The same of a table, whoever it waits for."""
        return await self._held("table_id = ?1", table)

    async def _held(self, which: str, fact: str) -> Sequence[Held]:
        sql = f"SELECT {HELD} FROM held_notices WHERE {which} ORDER BY due, table_id, seat"
        return [Held(*row) for row in await self.ask(sql, fact)]

    async def take_due(self, now: float, most: int) -> Sequence[Held]:
        """Notices that are due, each to one taker only: all of a guest together, of a few guests at a time."""
        sql = f"""DELETE FROM held_notices WHERE guest IN
            (SELECT DISTINCT guest FROM held_notices WHERE due <= ?1 ORDER BY guest LIMIT ?2) RETURNING {HELD}"""
        (found,) = await self.change((sql, (now, most)))
        return sorted((Held(*row) for row in found), key=lambda one: (one.guest, one.due, one.table, one.seat))
