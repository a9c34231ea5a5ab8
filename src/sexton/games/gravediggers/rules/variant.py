# engine: compiled
"""The box and the house rules as the rules read them: numbers, fixed for one game."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64


class Variant:
    def __init__(
        self,
        seats: i64,
        cards: tuple[int, ...],
        tiles: tuple[int, ...],
        cemeteries: i64,
        hand: i64,
        money: i64,
        coins: i64,
        notes: i64,
        *,
        unpaid_forfeits: bool,
        payout_skips: bool,
        closed_reopens: bool,
        strict: bool,
        ties_by_notes: bool,
    ) -> None:
        self.seats: Final = seats
        self.cards: Final = vec[i64]([i64(count) for count in cards])
        self.tiles: Final = vec[i64]([i64(count) for count in tiles])
        self.cemeteries: Final = cemeteries
        self.hand: Final = hand
        self.money: Final = money
        self.coins: Final = coins
        self.notes: Final = notes
        self.unpaid_forfeits: Final = unpaid_forfeits  # GD-R1
        self.payout_skips: Final = payout_skips  # GD-R2
        self.closed_reopens: Final = closed_reopens  # GD-R6
        self.strict: Final = strict  # GD-R12, GD-R13
        self.ties_by_notes: Final = ties_by_notes  # GD-R20
