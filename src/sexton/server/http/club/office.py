"""What stewards and the command line can both do: make links, appoint stewards, write the log."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from sexton.kernel.interface import Refusal, Seat
from sexton.server.http.signer import TOKEN_LETTERS, hashed
from sexton.server.nodes.tables import check_name
from sexton.server.sources import Sources
from sexton.server.store.bots import answerable
from sexton.server.store.club.book import Book
from sexton.server.store.club.doors import Act, ClubSettings, Entry, Invitation, Order
from sexton.server.store.club.members import Member
from sexton.server.store.club.reports import Outcome, Report, Reports
from sexton.server.store.documents import Sheet
from sexton.server.store.interface import Store
from sexton.server.store.persons import KEY_BYTES, PERSON_KEY, person_of
from sexton.server.table.clocks import DAY
from sexton.server.table.seats.requests import Concerned
from sexton.server.wire.club.doors import NewInvitation
from sexton.server.wire.plain_text import cleaned

INVITATION, STEWARD = "invitation", "steward link"  # what is hashed with a token
LINK_SECONDS = 24 * 3_600.0
ENTRY_LETTERS, ID_LETTERS = 12, 8
REASON_LENGTH, LABEL_LENGTH = 200, 60
MOST_INVITATIONS = 100
CONSOLE = ""


class Office:
    """`actor` is the steward who does it; CONSOLE for whoever runs the server."""

    def __init__(self, store: Store, sources: Sources, actor: str = CONSOLE) -> None:
        self.store, self.book, self.sources, self.actor = store, Book(store), sources, actor
        self.reports = Reports(store)

    async def note(self, act: Act, concerned: Concerned | None = None, place: str = "", reason: str = "") -> None:
        """For the stewards, and for everybody whom it concerns."""
        found, said = concerned or Concerned(()), cleaned(reason, REASON_LENGTH)
        name, now = self.sources.name(ENTRY_LETTERS), self.sources.now()
        await self.book.note(Entry(name, now, act, self.actor, found.whom, place, said), found.guests)

    async def change_settings(self, asked: ClubSettings) -> ClubSettings:
        before, after = await self.book.settings(), tidied(asked)
        if before != after:
            await self.book.save_settings(after)
            await self.note("settings", reason=changes(before, after))
        return after

    async def change_some(self, given: Mapping[str, object]) -> ClubSettings:
        """These, as somebody typed them; all others stay."""
        try:
            asked = msgspec.convert(msgspec.to_builtins(await self.book.settings()) | dict(given), ClubSettings)
        except msgspec.ValidationError as error:
            raise Refusal("settings", "wrong-settings", problem=str(error)) from None
        return await self.change_settings(asked)

    async def invite(self, asked: NewInvitation) -> tuple[str, Invitation]:
        """What stands in the link, which is told this once, and the invitation."""
        token, now = self.sources.name(TOKEN_LETTERS), self.sources.now()
        if len(await self.book.invitations(now)) >= MOST_INVITATIONS:
            raise Refusal("server", "too-many-invitations", count=MOST_INVITATIONS)
        label, mark = cleaned(asked.label, LABEL_LENGTH), hashed(INVITATION, token)
        made = Invitation(self.sources.name(ID_LETTERS), mark, label, asked.uses, now, now + asked.days * DAY)
        await self.book.invite(made)
        await self.note("invite", reason=label)
        return token, made

    async def revoke(self, name: str) -> None:
        if "\x00" in name or not await self.book.revoke(name):
            raise Refusal("server", "no-such-invitation")
        await self.note("revoke")

    async def steward_link(self) -> str:
        """What stands in the link; the book keeps a hash of it."""
        token = self.sources.name(TOKEN_LETTERS)
        await self.book.save_steward_link(hashed(STEWARD, token), self.sources.now() + LINK_SECONDS)
        return token

    async def guest_called(self, person: str) -> str:
        """Whose pseudonym it is, of those whom the club knows."""
        key = await self.store.kept_key(PERSON_KEY, self.sources.bytes(KEY_BYTES))
        for one in await self.book.people():
            if person_of(key, one.guest) == person:
                return one.guest
        raise Refusal("server", "no-such-person")

    async def sheet_of(self, table: str) -> Sheet:
        check_name(table)
        stored = await self.store.load(table)
        if stored is None:
            raise Refusal("server", "no-such-table")
        return msgspec.json.decode(stored.sheet, type=Sheet)

    async def must_be_said(self, table: str, number: int) -> None:
        check_name(table)
        stored = await self.store.load(table)
        if stored is None:
            raise Refusal("server", "no-such-table")
        if number not in {said.number for said in stored.chat}:
            raise Refusal("server", "no-such-message")

    async def guest_at(self, table: str, seat: Seat) -> str:
        """Who sits there, as the table's sheet says; for a bot that somebody brought along, its owner."""
        chairs = (await self.sheet_of(table)).chairs
        guest = chairs[seat].guest if seat < len(chairs) else ""
        if not guest:
            raise Refusal("server", "no-such-person")
        return await answerable(self.store, guest)

    async def set_steward(self, whom: str, *, steward: bool, reason: str = "") -> None:
        """Of somebody else: so a steward is left over. Stewards are members: they should be known again."""
        if whom == self.actor:
            raise Refusal("server", "not-yourself")
        if (await self.book.standing(whom)).removed:
            raise Refusal("server", "no-such-person")
        now = self.sources.now()
        if steward:
            await self.store.join_club(Member(whom, now))
            await self.book.set_steward(whom, now)
        elif not await self.book.dismiss(whom, self.actor):
            raise Refusal("server", "stewards-only")
        await self.note("steward" if steward else "no-steward", Concerned((whom,), whom), reason=reason)

    async def order_about(self, name: str, outcome: Outcome, reason: str) -> Order | None:
        """What has to be done before a report is closed, if anything; not by whom it is about."""
        report = await self.reports.report(name) if name.isalnum() else None
        if report is None or report.outcome:
            raise Refusal("server", "no-such-report")
        if report.whom == self.actor:
            raise Refusal("server", "not-yourself")
        if outcome == "hide" and not report.number:
            raise Refusal("server", "no-such-message")
        return order_of(report, outcome, reason)

    async def close_report(self, name: str, outcome: Outcome, answer: str) -> None:
        await self.reports.close(name, outcome, cleaned(answer, REASON_LENGTH), self.sources.now())

    async def readmit(self, whom: str, reason: str = "") -> None:
        await self.book.readmit(whom)
        await self.note("readmit", Concerned((whom,), whom), reason=reason)


def order_of(report: Report, outcome: Outcome, reason: str) -> Order | None:
    if outcome == "hide":
        return Order("hide", report.place, report.number, reason=reason)
    if outcome == "close":
        return Order("close", report.place, reason=reason)
    return Order("remove", guest=report.whom, reason=reason) if outcome == "remove" else None


def tidied(asked: ClubSettings) -> ClubSettings:
    front = tuple(dict.fromkeys(asked.front))
    return ClubSettings(
        asked.doors,
        asked.create,
        asked.watch,
        asked.strong_bots,
        cleaned(asked.name, 40),
        cleaned(asked.motto, 120),
        front,
    )


def changes(before: ClubSettings, after: ClubSettings) -> str:
    """What was changed, by the names of the settings: `doors=members`."""
    names = [name for name in ClubSettings.__struct_fields__ if getattr(before, name) != getattr(after, name)]
    return ", ".join(f"{name}={written(getattr(after, name))}" for name in names)


def written(value: object) -> str:
    return " ".join(map(str, value)) if isinstance(value, tuple) else str(value)
