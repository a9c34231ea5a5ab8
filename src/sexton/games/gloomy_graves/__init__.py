"""Gloomy Graves by Jeffrey D. Allers. GAME is the only public name."""

from sexton.games.gloomy_graves.game import GloomyGraves

GAME = GloomyGraves()

__all__ = ["GAME"]
