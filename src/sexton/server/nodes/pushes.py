"""Pushes on their way: each tried a few times, then given up; a browser that is gone is forgotten."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import logging
from collections.abc import Sequence
from importlib.util import find_spec
from typing import TYPE_CHECKING

import msgspec

from sexton.kernel.interface import Refusal
from sexton.server.store.interface import Store
from sexton.server.store.notices import Subscription
from sexton.server.table.shared import CALL, Notice, Shared
from sexton.server.words import words_for

if TYPE_CHECKING:
    from sexton.server.push.sender import Sender
    from sexton.server.push.service import Answer

LOG = logging.getLogger("sexton.server.notices")
PUSH_KEY, KEY_BYTES = "push key", 32
CONTACT = "mailto:nobody@localhost"  # where nothing else is set
AT_ONCE, MOST_WAITING = 32, 1_000  # requests to push services; pushes that wait for one
MOST_OF_ONE = 20  # of these for one guest: whose service drags its feet keeps nobody else waiting
WAITS = (5.0, 60.0)  # before the second and the third try
LONGEST_WAIT = 600.0
KEPT_SECONDS = 86_400  # by the push service, for a browser that is off
TITLES_NAMED = 3


class Pushes:
    def __init__(self, shared: Shared, store: Store) -> None:
        self.shared = shared
        self.store = store
        self.waits = WAITS
        self._sender: Sender | None = None
        self._tasks: dict[asyncio.Task[None], str] = {}  # and for whom
        self._turns = asyncio.Semaphore(AT_ONCE)

    @property
    def offered(self) -> bool:
        return self.shared.settings.push and find_spec("cryptography") is not None

    async def sender(self) -> Sender:
        """With the key that is kept with the tables: made when it is first asked for."""
        if self._sender is None:
            from sexton.server.push.sender import Sender

            settings = self.shared.settings
            written_to = f"mailto:{settings.smtp_from}" if settings.smtp_from else settings.public_url
            seed = await self.store.kept_key(PUSH_KEY, self.shared.sources.bytes(KEY_BYTES))
            self._sender = Sender(seed, written_to or CONTACT)
        return self._sender

    def forget_key(self) -> None:
        """A backup was put back, with a key of its own."""
        self._sender = None

    async def begin(self, guest: str, notices: Sequence[Notice]) -> None:
        if not self.offered:
            return
        for one in await self.store.subscriptions(guest):
            of_one = sum(whose == guest for whose in self._tasks.values())
            if len(self._tasks) >= MOST_WAITING or of_one >= MOST_OF_ONE:
                self.shared.metrics.count("pushes_dropped")
                continue
            task = asyncio.get_running_loop().create_task(self._push(one, notices))
            self._tasks[task] = guest
            task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.pop(task, None)
        if not task.cancelled() and (fault := task.exception()) is not None:
            LOG.warning("a push failed (%s)", type(fault).__name__)

    def close(self) -> None:
        for task in self._tasks:
            task.cancel()

    async def _push(self, to: Subscription, notices: Sequence[Notice]) -> None:
        text = msgspec.json.encode(message(to.language or self.shared.settings.language, notices))
        answer = await self._try(to, text, notices)
        for wait in self.waits:
            if not answer.again:
                break
            await asyncio.sleep(min(LONGEST_WAIT, max(wait, answer.wait)))
            answer = await self._try(to, text, notices)
        if answer.taken:
            self.shared.metrics.count("notices_pushed")
            if to.failed:
                await self.store.push_arrived(to.id)
        elif answer.gone:
            await self.store.unsubscribe(to.guest, to.id)
        else:
            LOG.warning("a push service did not take a notice (%d)", answer.status)
            self.shared.metrics.count("pushes_refused")
            await self.store.push_failed(to.id)

    async def _try(self, to: Subscription, text: bytes, notices: Sequence[Notice]) -> Answer:
        from cryptography.hazmat.primitives.asymmetric import ec

        from sexton.server.push import endpoints, sealed, service

        loopback, sources = self.shared.settings.push_loopback, self.shared.sources
        sender, once = await self.sender(), ec.generate_private_key(sealed.CURVE)
        salt = sources.bytes(sealed.SALT_BYTES)
        headers = {
            "Authorization": sender.word_for(to.endpoint, sources.now()),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEPT_SECONDS),
            "Urgency": "normal",
            "Topic": topic(to, notices),
        }
        body = sealed.sealed(sealed.padded(text), to.public_key, to.secret, salt, once)
        try:
            async with self._turns:
                return await service.post(endpoints.endpoint_in(to.endpoint, loopback), headers, body, loopback)
        except Refusal:  # its name is gone, or leads inside by now
            return service.Answer(service.SILENT)


def topic(to: Subscription, notices: Sequence[Notice]) -> str:
    """A later push about the same table takes the place of one that still waits; it tells the service no table."""
    about = notices[0].table if len(notices) == 1 else "several"
    return hmac.new(to.secret, about.encode(), hashlib.sha256).hexdigest()[:32]


def message(language: str, notices: Sequence[Notice]) -> dict[str, str]:
    """What the browser shows, and where a press leads: which tables, and whose go; nothing of the games."""
    words, first = words_for(language), notices[0]
    if len(notices) == 1 and first.event == CALL:
        return {
            "title": words.say("mail-call-subject", host=first.host, title=first.title),
            "body": words.say("push-call", name=first.name, host=first.host),
            "path": f"/t/{first.table}",
            "tag": first.table,
        }
    if len(notices) == 1:
        whose = "own" if first.host == first.name else "other" if first.host else "nobody"
        return {
            "title": words.say("mail-go-subject", title=first.title),
            "body": words.say("push-go", name=first.name, host=first.host, whose=whose),
            "path": f"/t/{first.table}",
            "tag": first.table,
        }
    titles = list(dict.fromkeys(one.title for one in notices))
    named = ", ".join(titles[:TITLES_NAMED]) + (", …" if len(titles) > TITLES_NAMED else "")
    return {
        "title": words.say("mail-several-subject", count=len(notices)),
        "body": words.say("push-several", name=first.name, titles=named),
        "path": "/",
        "tag": "several",
    }
