"""Grave Digger, the vampire hunt; author and publisher unknown. GAME is the only public name."""

from sexton.games.vampire.game import Vampire

GAME = Vampire()

__all__ = ["GAME"]
