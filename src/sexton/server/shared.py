"""What all tables of one process share."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import cache
from pathlib import Path

from sexton.kernel import catalogue
from sexton.kernel.interface import Refusal
from sexton.kernel.words import Words
from sexton.server.metrics import Metrics
from sexton.server.settings import Settings
from sexton.server.sources import Sources
from sexton.server.store.documents import Sheet
from sexton.server.store.interface import Store
from sexton.server.thinking.workers import Thinkers
from sexton.server.wire.limits import Limits, Pace
from sexton.server.wire.messages import Refused

FOLDER = Path(__file__).parent


COME_AGAIN = ("going-away", "try-again")  # refusals that will pass


class Services:
    def __init__(self, settings: Settings, store: Store, sources: Sources) -> None:
        self.settings = settings
        self.store = store
        self.sources = sources
        self.metrics = Metrics()
        self.thinkers = Thinkers(settings.bot_workers, settings.bot_pause, settings.bot_seconds)
        self.limits = Limits(paces_of(settings), sources.now)
        self.create: Callable[[Sheet], Awaitable[None]]  # set by the hall


def paces_of(settings: Settings) -> dict[str, Pace]:
    return {
        "message": Pace(settings.message_rate, settings.message_rate * 3),
        "chat": Pace(settings.chat_rate, 5),
        "hint": Pace(settings.hint_rate, 10),
        "request": Pace(settings.request_rate, settings.request_rate * 3),
        "table": Pace(settings.table_rate, 20),
        "claim": Pace(settings.claim_rate, 10),
    }


@cache
def words_for(language: str, game: str = "", edition: int | None = None) -> Words:
    if not game:
        return Words(language, FOLDER)
    found = catalogue.find(game) if edition is None else catalogue.edition(game, edition)
    return Words(language, FOLDER, found.folder)


def refused(
    refusal: Refusal, language: str, game: str = "", ask: int | None = None, edition: int | None = None
) -> Refused:
    """In the guest's language; a refusal without words of its own is still told, by its id."""
    try:
        text = words_for(language, game, edition).refusal(refusal)
    except (LookupError, AssertionError):
        text = f"{refusal.rule}: {refusal.message}"
    wait = getattr(refusal, "wait", None)
    optional = {name: value for name, value in (("ask", ask), ("wait", wait)) if value is not None}
    return Refused(refusal.rule, refusal.message, dict(refusal.facts), text, **optional)
