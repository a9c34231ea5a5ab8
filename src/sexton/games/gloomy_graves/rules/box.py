# engine: compiled
"""What is in the box (GG-1, GG-2). How many there are of each card is the deck's affair: see decks/."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

GRAVES: Final = 5  # types that can be scored; the gravedigger comes after them
GRAVEDIGGER: Final = 5
HALVES: Final = ("pixie", "goblin", "unicorn", "cyclops", "dragon", "gravedigger")
TYPES: Final = HALVES[:GRAVES]

# Every card there can be, halves in the order above: a gravedigger is always the second half.
PAIRS: Final = tuple([(one, two) for one in range(GRAVES) for two in range(one, GRAVES + 1)])
CARDS: Final = tuple([f"{HALVES[one]}/{HALVES[two]}" for one, two in PAIRS])
KINDS: Final = 20
FIRST: Final = vec[i64]([i64(one) for one, two in PAIRS])
SECOND: Final = vec[i64]([i64(two) for one, two in PAIRS])

IN_PLAY: Final = 90
TWO_SHOVELS: Final = 20
THREE_SHOVELS: Final = 10
AT_RANDOM: Final = (0, 0, 3, 0, 1)  # by the number of players: cards taken out unseen

ROW: Final = 3
HAND: Final = 5
DRAWS: Final = 2  # cards drawn in a go

NUMBERS: Final = (8, 10, 12, 15)
POINTS: Final = (2, 4, 6, 10)
BONUS: Final = (0, 0, 0, 5, 10, 15)

# Sets of cells are masks of up to 63 numbers. A literal 1 would be shifted as 32 bits once it is compiled to C.
BIT: Final = vec[i64]([i64(1 << number) for number in range(63)])
