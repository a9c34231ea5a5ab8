"""A card in a column, as one seat sees it."""

from __future__ import annotations

from msgspec import Struct

from sexton.kernel.interface import Seat


class LaidCard(Struct, frozen=True):
    card: str | None  # None: the viewing seat does not know it
    face_up: bool
    seen_by: tuple[Seat, ...]  # who knows it while it lies face down: the one who played it
