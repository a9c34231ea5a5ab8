# engine: compiled
"""The deck and the house rules as the rules read them: numbers, fixed for one game."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sexton.games.gloomy_graves.rules.box import DRAWS, HAND, ROW


class Variant:
    def __init__(
        self, seats: i64, deck: str, cards: tuple[int, ...], removed: i64, reconstructed: bool, harvest_new_card: bool
    ) -> None:
        self.seats: Final = seats
        self.deck: Final = deck  # its name
        # GG-R23 Only how many there are of each card: the shovels on the backs are not known to the game.
        self.cards: Final = vec[i64]([i64(count) for count in cards])  # GG-2: without the marked ones
        self.removed: Final = removed  # GG-2: how many of them are out at random
        self.reconstructed: Final = reconstructed
        self.harvest_new_card: Final = harvest_new_card  # GG-R12
        self.dealt: Final = removed + ROW + 2 + seats * HAND  # GG-3: cards that leave the deck before the first go
        self.rounds: Final = (
            i64(sum(cards)) - self.dealt
        ) // DRAWS // seats + 1  # unless somebody ends the game before
