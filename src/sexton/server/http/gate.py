"""Who may come in, make tables, watch and play strong bots, by the club's settings: every request asks here.

Whoever takes part in a game goes on with it, whatever the doors say by now; but not who was removed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Literal

import msgspec

from sexton.kernel.interface import Refusal
from sexton.server.nodes.tables import Tables
from sexton.server.store.bots import BotStore, answerable
from sexton.server.store.club.book import Book
from sexton.server.store.club.doors import ClubSettings, Standing
from sexton.server.store.documents import Setup
from sexton.server.table.seats.requests import Summary
from sexton.server.wire.bodies import TableListed
from sexton.server.wire.messages import FromClient, Propose, Rematch, Replace

Right = Literal["come", "create", "watch", "strong_bots"]
STALE_SECONDS = 2.0  # for so long a change may go unnoticed: it may come from another node, or from a command
NOT_STRONG = ("random", "greedy", "easy", "normal")
PART = "-"  # between a level and a character


def strong(level: str) -> bool:
    return level.partition(PART)[0] not in NOT_STRONG


def levels_in(plans: Iterable[str]) -> list[str]:
    return [plan[4:] for plan in plans if plan.startswith("bot ")]


def inside(settings: ClubSettings, standing: Standing) -> bool:
    if settings.doors == "open" or standing.member or standing.steward:
        return True
    return settings.doors == "invitation" and bool(standing.admitted)


def why_not(settings: ClubSettings, standing: Standing, right: Right) -> Refusal | None:
    """What says no, and what to do about it."""
    if standing.removed:
        return Refusal("server", "removed-from-club")
    if not inside(settings, standing):
        return Refusal("server", f"door-{settings.doors}")
    who = "everybody" if right == "come" else getattr(settings, right)
    if who == "stewards" and not standing.steward:
        return Refusal("server", "for-stewards", right=right)
    if who == "members" and not (standing.member or standing.steward):
        return Refusal("server", "for-members", right=right)
    return None


class Gate:
    def __init__(self, book: Book, bots: BotStore, tables: Tables, now: Callable[[], float]) -> None:
        self.book = book
        self._bots = bots
        self._tables = tables
        self._now = now
        self._settings: ClubSettings | None = None
        self._read = 0.0

    async def settings(self) -> ClubSettings:
        if self._settings is None or not 0 <= self._now() - self._read < STALE_SECONDS:
            self._settings, self._read = await self.book.settings(), self._now()
        return self._settings

    def forget(self) -> None:
        """The settings have changed, here."""
        self._settings = None

    async def why_not(self, guest: str, right: Right) -> Refusal | None:
        """A bot that a member has brought may do what its owner may."""
        whose = await answerable(self._bots, guest)
        return why_not(await self.settings(), await self.book.standing(whose), right)

    async def check(self, guest: str, right: Right) -> None:
        if (refusal := await self.why_not(guest, right)) is not None:
            raise refusal

    async def check_not_removed(self, guest: str) -> None:
        """Who was removed has no name, bot or browser to change here any more."""
        if (await self.book.standing(guest)).removed:
            raise Refusal("server", "removed-from-club")

    async def check_setup(self, guest: str, setup: Setup) -> None:
        """A new table, with these bots."""
        await self.check(guest, "create")
        await self.check_bots(guest, levels_in(setup.seats))

    async def check_bots(self, guest: str, levels: Iterable[str]) -> None:
        if any(strong(level) for level in levels):
            await self.check(guest, "strong_bots")

    async def check_seat(self, table: str, guest: str) -> None:
        """Who sits at the table already may take their seat back."""
        await self._check_at(table, guest, "come")

    async def closed_to(self, guest: str) -> str:
        """Why somebody may take no seat that is still empty; a seat of their own they may take to another device."""
        refusal = await self.why_not(guest, "come")
        if refusal is not None and refusal.message == "removed-from-club":
            raise refusal
        return refusal.message if refusal is not None else ""

    async def check_look(self, table: str, guest: str) -> None:
        """At a table that waits whoever may come in may look who sits there; then, who may watch."""
        if (await self.why_not(guest, "watch")) is None:
            return
        waits = (await self._look_at(table, guest)).status == "waiting"
        await self._check_at(table, guest, "come" if waits else "watch")

    async def _check_at(self, table: str, guest: str, right: Right) -> None:
        refusal = await self.why_not(guest, right)
        if refusal is None:
            return
        if refusal.message == "removed-from-club":
            raise refusal
        found = await self._look_at(table, guest)
        if not found.you and not found.your_table:
            raise refusal

    async def _look_at(self, table: str, guest: str) -> TableListed:
        return msgspec.json.decode(await self._tables.request(table, guest, Summary()), type=TableListed)

    async def check_finished(self, guest: str, took_part: bool) -> None:
        refusal = await self.why_not(guest, "watch")
        if refusal is not None and not (took_part and refusal.message != "removed-from-club"):
            raise refusal

    async def check_message(self, guest: str, message: FromClient) -> None:
        """What is said at a table and makes another one, or brings a bot."""
        if isinstance(message, Rematch):
            await self.check(guest, "create")
        elif isinstance(message, Replace):
            await self.check_bots(guest, levels_in([message.by]))
        elif isinstance(message, Propose) and message.what.startswith("replace "):
            await self.check_bots(guest, levels_in([message.what.split(" ", 2)[-1]]))
