"""Gravediggers by Reiner Knizia. GAME is the only public name."""

from sexton.games.gravediggers.game import Gravediggers

GAME = Gravediggers()

__all__ = ["GAME"]
