"""A card in a column, as one seat sees it."""

from __future__ import annotations

from typing import Annotated

from msgspec import Struct

from sexton.kernel.interface import Seat, says


class LaidCard(Struct, frozen=True, cache_hash=True):
    """A card of a column."""

    card: Annotated[str | None, says("`null` if the viewing seat does not know it")]
    face_up: Annotated[bool, says("whether it lies face up")]
    seen_by: Annotated[
        tuple[Seat, ...],
        says(
            "while it lies face down, the seat that played it, and that one alone also in a practice game, in which "
            "everybody knows the card; empty once face up"
        ),
    ]
