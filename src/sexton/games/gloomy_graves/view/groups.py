"""What can be counted of one type of grave; by itself, since a compiled module hides the types of a Struct's fields."""

from __future__ import annotations

from msgspec import Struct


class Groups(Struct, frozen=True):
    """GG-17, GG-18 The largest groups of one type, their sum, and the score card it would earn now."""

    communal: int
    crypt: int
    total: int
    claim: int | None
