"""At slow tables, people who are away are told elsewhere that it is their go: by a webhook, if the operator set one."""

from __future__ import annotations

import asyncio
import logging
import urllib.request

import msgspec
from msgspec import Struct

from sexton.kernel.interface import Seat
from sexton.server.host import Host
from sexton.server.showing import title_of

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
    if not settings.webhook or play is None or sheet.setup.clock.kind != "days" or play.table.ended:
        return
    here = host.here()
    for seat in play.table.asked:
        ask, chair = play.ask_for(seat), sheet.chairs[seat]
        waits = seat not in play.table.ready and seat not in here and not host.answered_for(seat)
        if waits and host.noticed.get(seat) != ask:
            host.noticed[seat] = ask
            path = f"{settings.public_url.rstrip('/')}/t/{sheet.id}"
            notice = Notice("your-go", sheet.id, path, title_of(sheet.setup.game), seat, chair.name)
            host.begin_task(deliver(settings.webhook, notice))


async def deliver(webhook: str, notice: Notice) -> None:
    """Tried once. A deaf webhook holds nobody up."""
    try:
        await asyncio.to_thread(post, webhook, msgspec.json.encode(notice))
    except Exception as fault:
        LOG.warning("the webhook did not take a notice (%s)", type(fault).__name__)


def post(webhook: str, content: bytes) -> None:
    request = urllib.request.Request(webhook, content, {"Content-Type": "application/json"}, method="POST")
    with urllib.request.urlopen(request, timeout=SECONDS) as answer:
        answer.read(1000)
