"""How a grave stands, as the page shows it."""

from __future__ import annotations

from msgspec import Struct


class GraveAid(Struct, frozen=True):
    grave: int
    fate: str
    robbery: int  # of the cards the seat knows
    defence: int
    hidden: int  # cards it does not know
    room: int  # cards that may still be played there
    lead: tuple[int, int]  # robbery less defence: least and most, whatever the hidden cards are
