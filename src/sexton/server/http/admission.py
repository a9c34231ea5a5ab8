"""Which requests are served now: those of people with credit, and only a few at once from one address.

Whoever has no credit is held until there is some, and is refused if that takes too long: a flood slows itself down,
while people who share an address and all come at once are served one after the other.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable

from sexton.server.metrics import Metrics
from sexton.server.wire.budgets import Payer
from sexton.server.wire.limits import TooFast

HELD_SECONDS = 10.0  # at most; then the refusal is told
MOST_HELD = 200  # requests of one address; more are refused at once, and hung up on
AT_ONCE = 2  # pieces of work of one address: others never wait behind more
TURN_SECONDS = 0.5  # work that waits for something itself gives its turn back


class TooMany(TooFast):
    """This address holds too many already for this one to be held as well."""


class Turn:
    def __init__(self, give_back: Callable[[], None]) -> None:
        self._give_back: Callable[[], None] | None = give_back
        self._timer = asyncio.get_running_loop().call_later(TURN_SECONDS, self.give_back)

    def give_back(self) -> None:
        if self._give_back is not None:
            self._timer.cancel()
            give_back, self._give_back = self._give_back, None
            give_back()


class Lane:
    def __init__(self) -> None:
        self.free = asyncio.Semaphore(AT_ONCE)
        self.users = 0


class Admission:
    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics
        self._held: Counter[str] = Counter()  # by address
        self._lanes: dict[tuple[str, bool], Lane] = {}  # by address; people who play do not wait behind strangers

    @property
    def held(self) -> int:
        return self._held.total()

    async def credit(self, payer: Payer, until: float | None = None) -> None:
        """Wait until this payer has credit; TooFast says how long it would take."""
        loop = asyncio.get_running_loop()
        until = loop.time() + HELD_SECONDS if until is None else until
        while (wait := payer.wait()) > 0:
            left = until - loop.time()
            if left <= 0:
                self._metrics.count("refused_for_budget")
                raise TooFast(wait)
            self._held[payer.address] += 1
            try:
                await asyncio.sleep(min(wait, left))
            finally:
                self._held[payer.address] -= 1
                if not self._held[payer.address]:
                    del self._held[payer.address]

    async def turn(self, payer: Payer) -> Turn:
        """Credit and a turn, for what costs much; to be given back."""
        until = asyncio.get_running_loop().time() + HELD_SECONDS
        while True:
            await self.credit(payer, until)
            turn = await self._take((payer.address, payer.playing))
            if payer.wait() <= 0:
                return turn
            turn.give_back()  # those before us have spent it

    async def turn_for_request(self, payer: Payer) -> Turn:
        """Requests come on connections of their own, so that not all of them can be held."""
        if payer.wait() > 0 and self._held[payer.address] >= MOST_HELD:
            self._metrics.count("refused_for_budget")
            raise TooMany(payer.wait())
        return await self.turn(payer)

    async def _take(self, key: tuple[str, bool]) -> Turn:
        lane = self._lanes.setdefault(key, Lane())
        lane.users += 1

        def leave() -> None:
            lane.users -= 1
            if not lane.users:
                del self._lanes[key]

        def give_back() -> None:
            lane.free.release()
            leave()

        try:
            await lane.free.acquire()
        except BaseException:
            leave()
            raise
        return Turn(give_back)
