"""At slow tables, people who are away are told elsewhere that it is their go: by mail or webhook, if that is set."""

from __future__ import annotations

import asyncio
import logging
import urllib.request

import msgspec
from msgspec import Struct

from sexton.kernel.interface import Seat
from sexton.server import mail
from sexton.server.table.live_table import Host
from sexton.server.table.outgoing import title_of

LOG = logging.getLogger("sexton.server.notices")
SECONDS = 10


class Notice(Struct, frozen=True):
    """Nothing of the game itself: who is asked, and where."""

    event: str
    table: str
    url: str
    title: str
    seat: Seat
    name: str


def give_notice(host: Host) -> None:
    """Once a question and seat, to whoever is asked and not here."""
    settings, play, sheet = host.services.settings, host.play, host.sheet
    if not (settings.webhook or settings.smtp_host) or play is None or sheet.setup.clock.kind != "days":
        return
    if play.table.ended or sheet.paused:
        return
    here = host.here()
    for seat in play.table.asked:
        ask, chair = play.ask_for(seat), sheet.chairs[seat]
        waits = seat not in play.table.ready and seat not in here and not host.answered_for(seat)
        if waits and host.desk.noticed.get(seat) != ask:
            host.desk.noticed[seat] = ask
            path = f"{settings.public_url.rstrip('/')}/t/{sheet.id}"
            notice = Notice("your-go", sheet.id, path, title_of(sheet.setup.game), seat, chair.name)
            host.begin_task(deliver(host, notice, chair.guest))


async def deliver(host: Host, notice: Notice, guest: str) -> None:
    """Tried once. A deaf webhook or mail server holds nobody up; who was told is remembered over a restart."""
    settings = host.services.settings
    if settings.webhook:
        try:
            await asyncio.to_thread(post, settings.webhook, msgspec.json.encode(notice))
        except Exception as fault:
            LOG.warning("the webhook did not take a notice (%s)", type(fault).__name__)
    if settings.smtp_host:
        try:
            await send_mail(host, notice, guest)
        except Exception as fault:
            LOG.warning("the mail server did not take a notice (%s)", type(fault).__name__)
    await host.alone(host.keep)


async def send_mail(host: Host, notice: Notice, guest: str) -> None:
    found, settings = await host.services.store.guest(guest), host.services.settings
    if found is not None and found.mail:
        facts = {"name": notice.name, "title": notice.title, "url": notice.url}
        language = found.language or settings.language
        await mail.send(settings, mail.notice_mail(settings, found.mail, language, facts))
        host.services.metrics.count("notices_mailed")


def post(webhook: str, content: bytes) -> None:
    request = urllib.request.Request(webhook, content, {"Content-Type": "application/json"}, method="POST")
    with urllib.request.urlopen(request, timeout=SECONDS) as answer:
        answer.read(1000)
