"""How the line of a cemetery is shown."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Annotated

from msgspec import Struct

from sexton.games.gravediggers.rules.box import CARDS
from sexton.games.gravediggers.rules.state import layer_of
from sexton.kernel.interface import Seat, says
from sexton.kernel.laid_cards import UNKNOWN, face_up, kind_of, seen_by
from sexton.kernel.steps import seats_in

LINES_REMEMBERED = 16_384  # enough for a thousand tables: they take turns


class LaidCard(Struct, frozen=True, cache_hash=True):
    """A card in the line of a cemetery."""

    card: Annotated[str | None, says("`null` if the viewing seat does not know it")]
    face_up: Annotated[bool, says("whether it lies face up")]
    seen_by: Annotated[
        tuple[Seat, ...], says("the seats that laid it or looked at it while it lies face down; empty once face up")
    ]
    laid_by: Annotated[Seat | None, says("the seat that laid it, as everybody saw; `null` if it came from the deck")]


class Cemetery(Struct, frozen=True):
    """A cemetery and its line."""

    number: Annotated[int, says("from 1")]
    owner: Annotated[Seat | None, says("the seat before which it lies, or `null` (GD-R18)")]
    cards: Annotated[tuple[LaidCard, ...], says("its line, from the oldest card to the newest")]


@lru_cache(LINES_REMEMBERED)  # most lines look as they did before, and alike to several seats
def cemetery(index: int, owned: bool, cards: tuple[int, ...]) -> Cemetery:
    """As a view shows a line of which `as_seen` has left these cards."""
    return Cemetery(index + 1, index if owned else None, tuple([laid_card(card) for card in cards]))


@cache  # there are few, and every view shows many
def laid_card(card: int) -> LaidCard:
    """As a view shows what `as_seen` leaves of a card."""
    kind, turned, layer = kind_of(card), face_up(card), layer_of(card)
    seen = () if turned else seats_in(seen_by(card))
    return LaidCard(None if kind == UNKNOWN else CARDS[kind], turned, seen, layer if layer >= 0 else None)
