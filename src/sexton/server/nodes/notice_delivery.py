"""How people who are away are told that it is their go: by webhook, mail and push, if these are set."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence

import msgspec

from sexton.server import mail
from sexton.server.nodes.pushes import Pushes
from sexton.server.push import hours
from sexton.server.store.interface import Store
from sexton.server.store.notices import Held
from sexton.server.table.shared import Notice, Shared
from sexton.server.wire.limits import TooFast

LOG = logging.getLogger("sexton.server.notices")
SECONDS = 10


class NoticeDelivery:
    def __init__(self, shared: Shared, store: Store) -> None:
        self.shared = shared
        self.store = store
        self.pushes = Pushes(shared, store)

    async def deliver(self, notice: Notice, guest: str) -> None:
        """At once, or when the person's hours allow it. A service that does not respond holds nobody up."""
        if self.shared.settings.webhook:
            try:
                told = msgspec.json.encode(msgspec.structs.replace(notice, host=""))
                await asyncio.to_thread(post, self.shared.settings.webhook, told)
            except Exception as fault:
                LOG.warning("the webhook did not take a notice (%s)", type(fault).__name__)
        try:
            now = self.shared.sources.now()
            due = hours.due(await self.store.hours(guest), now)
            if due <= now:
                due = now + self._wait(guest)
            if due > now:
                await self.store.hold(Held(guest, notice.table, notice.seat, due, msgspec.json.encode(notice)))
            else:
                await self.tell(guest, [notice])
        except Exception as fault:
            LOG.warning("a notice was not kept (%s)", type(fault).__name__)

    def _wait(self, guest: str) -> float:
        """Whoever is asked at very many tables is told of them together."""
        try:
            self.shared.limits.spend("notice", guest)
        except TooFast as refusal:
            return refusal.wait
        return 0.0

    async def tell(self, guest: str, notices: Sequence[Notice]) -> None:
        """One message by mail, one to each browser, however many tables it is about."""
        if self.shared.settings.smtp_host:
            try:
                await self._mail(guest, notices)
            except Exception as fault:
                LOG.warning("the mail server did not take a notice (%s)", type(fault).__name__)
        await self.pushes.begin(guest, notices)

    async def _mail(self, guest: str, notices: Sequence[Notice]) -> None:
        found, settings = await self.store.guest(guest), self.shared.settings
        if found is not None and found.mail:
            facts = [
                {"event": one.event, "name": one.name, "title": one.title, "url": one.url, "host": one.host}
                for one in notices
            ]
            language = found.language or settings.language
            await mail.send(settings, mail.notice_mail(settings, found.mail, language, facts))
            self.shared.metrics.count("notices_mailed")

    def close(self) -> None:
        self.pushes.close()


def post(webhook: str, content: bytes) -> None:
    import urllib.request

    request = urllib.request.Request(webhook, content, {"Content-Type": "application/json"}, method="POST")
    with urllib.request.urlopen(request, timeout=SECONDS) as answer:
        answer.read(1000)
