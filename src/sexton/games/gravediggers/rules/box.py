# engine: compiled
"""What is in the box (GD-2, GD-4, GD-6)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# The kinds of cards; the first five are numbers.
X: Final = 5
WIDOW: Final = 6  # GD-3 the kinds before this are valuables, from here on they are people
GUARD: Final = 7
ACCOMPLICE: Final = 8
BANDIT: Final = 9
KINDS: Final = 10
CARDS: Final[tuple[str, ...]] = ("2", "3", "4", "5", "10", "X", "widow", "guard", "accomplice", "bandit")
NUMBERS: Final = vec[i64]([2, 3, 4, 5, 10, 0, 0, 0, 0, 0])  # of each kind
COUNTS: Final = (4, 4, 4, 11, 2, 4, 4, 4, 4, 4)

PLACE_TILE: Final = 0
VIEW_TILE: Final = 1
REVEAL_TILE: Final = 2
GRAVEDIGGER_TILE: Final = 3
TILES: Final[tuple[str, ...]] = ("place", "view", "reveal", "gravedigger")
TILE_COUNTS: Final = (4, 1, 1, 1)

CREDIT: Final = 10  # what a note brings, and what it costs at the end
GUARD_REWARD: Final = 5  # GD-17
