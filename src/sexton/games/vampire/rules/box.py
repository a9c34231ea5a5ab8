# engine: compiled
"""What is in the box (VH-2, VH-3), and what a square of the board can bear."""

from typing import Final

TOOLS: Final = ("pick", "shovel", "stake")
KINDS: Final = 3
EVERY_TOOL: Final = 7  # a set of tools is a mask: bit 0 the pick, bit 1 the shovel, bit 2 the stake
FACES: Final = 6
LOSING: Final = 3  # a battle is lost on 1 to 3
GRAVES: Final = 6

CLOSED: Final = 0
EMPTY: Final = 1
VAMPIRE: Final = 2
GRAVE_NAMES: Final = ("closed", "empty", "vampire")  # in the order of these numbers

NO_SQUARE: Final = "."
GREEN_MARK: Final = "G"
RED_MARK: Final = "R"
SHADOW_MARK: Final = "*"
TOOL_MARKS: Final = ("P", "S", "K")  # pick, shovel, stake
MARKS: Final = ("o", ".", "G", "R", "P", "S", "K", "*")
SIDE: Final = 16  # the most columns and the most rows of a board: a square's name fits into one byte
