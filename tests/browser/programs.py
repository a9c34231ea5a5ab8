"""Games that are over sooner than browsers could play them: programs play with the sessions of the visitors."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable

from tests.browser.visitor import Visitor
from tests.server.kit import Player, Running


def played_by_programs(
    house: Running, table: str, *visitors: Visitor, until: Callable[[Player], bool] = lambda player: False
) -> None:
    """To the end, or until it is enough. The visitors are somewhere else meanwhile."""

    async def play(visitor: Visitor, cookie: str) -> None:
        player = Player(house.url, visitor.name)
        player.http.cookies.set("sexton", cookie, "127.0.0.1")
        await player.join(table)
        await player.begin()
        await player.play_on(lambda: until(player))
        await player.close()

    cookies = [{one["name"]: one["value"] for one in visitor.context.cookies()}["sexton"] for visitor in visitors]

    async def all_play() -> None:
        await asyncio.gather(*map(play, visitors, cookies))

    failed: list[BaseException] = []

    def run() -> None:
        try:
            asyncio.run(all_play())
        except BaseException as error:
            failed.append(error)

    thread = threading.Thread(target=run)  # Playwright has the loop of this one
    thread.start()
    thread.join()
    if failed:
        raise failed[0]
