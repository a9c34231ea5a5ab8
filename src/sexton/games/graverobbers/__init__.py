"""Graverobbers by Carlo A. Rossi. GAME is the only public name."""

from sexton.games.graverobbers.game import Graverobbers

GAME = Graverobbers()

__all__ = ["GAME"]
