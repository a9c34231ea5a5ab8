"""How people who are away are told that it is their go: by webhook and mail, if these are set."""

from __future__ import annotations

import asyncio
import logging

import msgspec

from sexton.server import mail
from sexton.server.store.interface import Store
from sexton.server.table.shared import Notice, Shared

LOG = logging.getLogger("sexton.server.notices")
SECONDS = 10


async def deliver(shared: Shared, store: Store, notice: Notice, guest: str) -> None:
    """Tried once. A webhook or mail server that does not respond holds nobody up."""
    if shared.settings.webhook:
        try:
            await asyncio.to_thread(post, shared.settings.webhook, msgspec.json.encode(notice))
        except Exception as fault:
            LOG.warning("the webhook did not take a notice (%s)", type(fault).__name__)
    if shared.settings.smtp_host:
        try:
            await send_mail(shared, store, notice, guest)
        except Exception as fault:
            LOG.warning("the mail server did not take a notice (%s)", type(fault).__name__)


async def send_mail(shared: Shared, store: Store, notice: Notice, guest: str) -> None:
    found, settings = await store.guest(guest), shared.settings
    if found is not None and found.mail:
        facts = {"name": notice.name, "title": notice.title, "url": notice.url}
        language = found.language or settings.language
        await mail.send(settings, mail.notice_mail(settings, found.mail, language, facts))
        shared.metrics.count("notices_mailed")


def post(webhook: str, content: bytes) -> None:
    import urllib.request

    request = urllib.request.Request(webhook, content, {"Content-Type": "application/json"}, method="POST")
    with urllib.request.urlopen(request, timeout=SECONDS) as answer:
        answer.read(1000)
