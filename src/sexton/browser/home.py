"""The site of one browser: a store in its pages, a second worker in which bots think, and the wire to them."""

from __future__ import annotations

from pathlib import Path

from sexton.browser import records
from sexton.browser.second_worker import BrowserCrew, Thinker
from sexton.browser.store import PagedStore, Shelf
from sexton.browser.wire import Address, Wire
from sexton.server.http.application import application
from sexton.server.http.site import Site
from sexton.server.settings import Settings
from sexton.server.sources import Sources

DATABASE = Path("/tmp/sexton.db")  # in the browser's memory
FOR_EVER = 1_000_000  # days, or hours: what is here is the reader's own
SETTINGS = Settings(
    node="browser",
    bot_pause=0.0,  # nobody else is at the table who could learn anything from a bot's haste
    processor_share=1000.0,  # there is nobody to share with
    processor_burst=1_000_000.0,
    chat_rate=1000.0,
    table_rate=1000.0,
    claim_rate=1000.0,
    keep_waiting_hours=FOR_EVER,
    keep_chat_days=FOR_EVER,
    keep_guests_days=FOR_EVER,
    max_tables_of_guest=20_000,
    guard_share=0.0,
    push=False,
    log="error",
)


class Home:
    def __init__(self, shelf: Shelf, thinker: Thinker, sources: Sources | None = None, path: Path = DATABASE) -> None:
        self.store = PagedStore(path, shelf)
        self.site = Site(SETTINGS, self.store, sources or Sources(), BrowserCrew(thinker))

    async def open(self, address: Address) -> Wire:
        await self.site.open()
        return Wire(
            application(self.site, more=records.ROUTES), address, await self.store.cookie(), self.store.save_cookie
        )

    async def close(self) -> None:
        await self.site.close()
