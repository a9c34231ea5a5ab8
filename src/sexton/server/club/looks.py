"""The colours and emblems that members may have."""

from __future__ import annotations

from typing import Literal, get_args

Colour = Literal["", "orange", "sky", "green", "yellow", "blue", "vermilion", "mauve"]
Emblem = Literal["", "lantern", "owl", "spade", "moon", "key", "bat", "candle", "urn"]
COLOURS: tuple[str, ...] = get_args(Colour)
EMBLEMS: tuple[str, ...] = get_args(Emblem)
