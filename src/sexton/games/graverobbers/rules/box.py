# engine: compiled
"""What is in the box (GR-1 to GR-4)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# Nine kinds of play cards: robbers, detectives, bobbies, by their value.
DETECTIVE: Final = 3  # the kinds below are robbers
BOBBY: Final = 6  # and this is the first bobby
KINDS: Final = 9
CARDS: Final[tuple[str, ...]] = ("R1", "R2", "R3", "D1", "D2", "D3", "B0", "B1", "B2")
COUNTS: Final = (9, 9, 9, 13, 9, 5, 6, 6, 6)
VALUES: Final = vec[i64]([i64(value) for value in (1, 2, 3, 1, 2, 3, 0, 1, 2)])

GRAVES: Final = 7
COLUMN: Final = 7  # the most cards a grave's column can hold
MAJORITY: Final = 4  # of the graves: the fate of the cemetery

DEALT: Final = {3: 20, 4: 16, 5: 14, 6: 12}  # cards to each, by the number of players
ROUNDS: Final = {3: 8, 4: 8, 5: 6, 6: 6}
OBJECTIVES_DEALT: Final = 3  # to each
KEPT: Final = 2  # of them; the third is laid aside

BLACK: Final = 0
WHITE: Final = 1
SIDES: Final = ("black", "white")

TRUE_ACCUSATION: Final = 3  # to the accuser
CAUGHT: Final = -2  # to the accused
FALSE_ACCUSATION: Final = -1
SLANDERED: Final = 1
