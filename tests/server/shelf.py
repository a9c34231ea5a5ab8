"""A shelf for the pages of a browser's store, in memory: it can be full, and be taken over."""

from __future__ import annotations

from collections.abc import Mapping

from sexton.browser.store import ShelfLost


class MemoryShelf:
    def __init__(self) -> None:
        self.pages: dict[int, bytes] = {}
        self.full = self.lost = False
        self.writes = 0

    async def read(self) -> Mapping[int, bytes]:
        return dict(self.pages)

    async def write(self, pages: Mapping[int, bytes], count: int) -> None:
        if self.lost:
            raise ShelfLost
        if self.full:
            raise OSError("no room")
        self.writes += 1
        self.pages.update(pages)
        self.pages = {number: page for number, page in self.pages.items() if number < count}
