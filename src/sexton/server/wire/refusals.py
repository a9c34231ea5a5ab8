"""How somebody is told that something was not done: in their language, and in the words of the game it is about."""

from __future__ import annotations

from sexton.kernel.interface import Refusal
from sexton.server.wire.listener import GOING_AWAY, Listener
from sexton.server.wire.messages import Refused, encoded
from sexton.server.words import words_for

COME_AGAIN = ("going-away", "try-again")  # refusals that will pass
TURNED_AWAY = 4_403  # a socket is closed for a reason that will not


def refused(
    refusal: Refusal, language: str, game: str = "", ask: int | None = None, edition: int | None = None
) -> Refused:
    """In the guest's language; a refusal without a sentence of its own is told by its id."""
    try:
        text = words_for(language, game, edition).refusal(refusal)
    except (LookupError, AssertionError):
        text = f"{refusal.rule}: {refusal.message}"
    wait = getattr(refusal, "wait", None)
    optional = {name: value for name, value in (("ask", ask), ("wait", wait)) if value is not None}
    return Refused(refusal.rule, refusal.message, dict(refusal.facts), text, **optional)


def tell_refusal(
    listener: Listener, refusal: Refusal, game: str = "", ask: int | None = None, edition: int | None = None
) -> None:
    listener.tell(encoded(refused(refusal, listener.language, game, ask, edition)))


def turn_away(listener: Listener, refusal: Refusal) -> None:
    """Turn away a listener: tell it why, and whether to try again."""
    tell_refusal(listener, refusal)
    listener.close(GOING_AWAY if refusal.message in COME_AGAIN else TURNED_AWAY, refusal.message)
