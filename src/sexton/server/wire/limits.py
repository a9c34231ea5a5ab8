"""Limits: how often, how deeply nested. Those who are too fast are told how long to wait.

Counted is what annoys people (chat), what could be guessed (links) and what is stored for long (tables). Work has a
price instead: wire/budgets.py.
"""

from __future__ import annotations

import math
from collections import OrderedDict
from collections.abc import Callable

from msgspec import Struct

from sexton.kernel.interface import Refusal
from sexton.server.settings import Settings

NESTING = 24
EXPORT_RATE = 1 / 60  # files with all that is kept about somebody, per second and guest
NOTICE_RATE = 1 / 60  # notices outside the page, per second and guest; more are told together
IN_THE_LONG_RUN = 0.01  # of the pace at which tables are made for a while: what is begun is kept for long
GUESTS = 0.1  # of the pace of tables: new guests of one address, once so many have come
REMEMBERED = 20_000  # buckets; the one unused for longest is forgotten
OPENING, CLOSING, QUOTE, BACKSLASH = frozenset(b"[{"), frozenset(b"]}"), ord('"'), ord("\\")


class TooFast(Refusal):
    def __init__(self, wait: float) -> None:
        self.wait = max(1, math.ceil(wait))
        super().__init__("server", "too-fast", seconds=self.wait)


class Pace(Struct, frozen=True):
    """`burst` at once, then `rate` a second."""

    rate: float
    burst: float


def paces_of(settings: Settings) -> dict[str, Pace]:
    return {
        "chat": Pace(settings.chat_rate, 5),
        "table": Pace(settings.table_rate, 20),
        "tables": Pace(settings.table_rate * IN_THE_LONG_RUN, 200),
        "guest": Pace(settings.table_rate * GUESTS, 200),
        "claim": Pace(settings.claim_rate, 10),
        "export": Pace(EXPORT_RATE, 3),
        "people": Pace(settings.claim_rate, 40),
        "notice": Pace(NOTICE_RATE, 20),
    }


class Bucket(Struct):
    tokens: float
    at: float


class Limits:
    """Token buckets, by purpose and by who asks."""

    def __init__(self, paces: dict[str, Pace], now: Callable[[], float]) -> None:
        self._paces = paces
        self._now = now
        self._buckets: OrderedDict[tuple[str, str], Bucket] = OrderedDict()

    def spend(self, purpose: str, who: str) -> None:
        """Take one token of `who`; TooFast says when there will be another."""
        pace, now, key = self._paces[purpose], self._now(), (purpose, who)
        bucket = self._buckets.pop(key, None) or Bucket(pace.burst, now)
        bucket.tokens = min(pace.burst, bucket.tokens + max(0.0, now - bucket.at) * pace.rate)
        bucket.at = now
        self._buckets[key] = bucket
        if len(self._buckets) > REMEMBERED:
            self._buckets.popitem(last=False)
        if bucket.tokens < 1:
            raise TooFast((1 - bucket.tokens) / pace.rate)
        bucket.tokens -= 1

    def spend_table(self, who: str) -> None:
        """Not too many in a minute, and not too many in a month."""
        self.spend("table", who)
        self.spend("tables", who)


def check_nesting(text: bytes) -> None:
    """Refuse JSON that is nested deeper than anything we read, before a parser recurses into it."""
    if text.count(b"[") + text.count(b"{") <= NESTING:
        return
    depth, inside = 0, False
    for position in range(len(text)):
        byte = text[position]
        if inside:
            if byte == QUOTE and not escaped(text, position):
                inside = False
        elif byte == QUOTE:
            inside = True
        elif byte in OPENING:
            depth += 1
            if depth > NESTING:
                raise Refusal("protocol", "too-deep", levels=NESTING)
        elif byte in CLOSING:
            depth -= 1


def escaped(text: bytes, position: int) -> bool:
    """Whether an odd number of backslashes precedes this byte."""
    start = position
    while start and text[start - 1] == BACKSLASH:
        start -= 1
    return (position - start) % 2 == 1
