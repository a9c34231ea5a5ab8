# engine: compiled
"""The box and the house rules as the rules read them: numbers, fixed for one game."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

WHOLE_CEMETERY: Final = 7  # stands for the graves of an objective that is about all of them


class Variant:
    def __init__(
        self,
        seats: i64,
        cards: tuple[int, ...],
        hand: i64,
        rounds: i64,
        hands: i64,
        objectives: tuple[tuple[int, int, int, int, int], ...],
        names: tuple[str, ...],
        reconstructed: bool,
        accuse_at_end: bool,
        full_tie_to_next: bool,
        match_tie_to_next: bool,
        open_hands: bool,
    ) -> None:
        self.seats: Final = seats
        self.cards: Final = vec[i64]([i64(count) for count in cards])
        self.hand: Final = hand  # cards dealt to each
        self.rounds: Final = rounds
        self.hands: Final = hands  # of the match
        # Of each different objective: side, its two graves, points, and how many there are.
        self.sides: Final = vec[i64]([i64(one[0]) for one in objectives])
        self.first_graves: Final = vec[i64]([i64(one[1]) for one in objectives])
        self.second_graves: Final = vec[i64]([i64(one[2]) for one in objectives])
        self.worths: Final = vec[i64]([i64(one[3]) for one in objectives])
        self.objectives: Final = vec[i64]([i64(one[4]) for one in objectives])
        self.names: Final = names
        self.reconstructed: Final = reconstructed  # GR-3: not the printed objectives
        self.accuse_at_end: Final = accuse_at_end  # GR-R1
        self.full_tie_to_next: Final = full_tie_to_next  # GR-R14
        self.match_tie_to_next: Final = match_tie_to_next  # GR-R15
        self.open_hands: Final = open_hands  # practice: everybody sees what anybody sees
