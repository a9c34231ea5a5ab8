"""How much is played. One variable rules all counts: SEXTON_GAMES (200 in `make test`, 10,000 in `make soak`)."""

from __future__ import annotations

import os

GAMES = int(os.environ.get("SEXTON_GAMES", "200"))
SOAK = 10_000  # from here on nothing is left out to save time


def games(share: float = 1.0, at_least: int = 2) -> int:
    """A share of the games asked for: dear tests take a small one."""
    return max(at_least, round(GAMES * share))
