# engine: compiled
"""The box and the house rules as the rules read them: numbers, fixed for one game."""

from dataclasses import dataclass

from librt.vecs import vec
from mypy_extensions import i64


@dataclass(frozen=True, eq=False)
class Variant:
    seats: i64
    cards: vec[i64]
    tiles: vec[i64]
    cemeteries: i64
    hand: i64
    money: i64
    coins: i64
    notes: i64
    reward: i64  # GD-17: of an empty fist, by a lone guard
    unpaid_forfeits: bool  # GD-R1
    payout_skips: bool  # GD-R2
    closed_reopens: bool  # GD-R6
    strict: bool  # GD-R12, GD-R13
    ties_by_notes: bool  # GD-R20
