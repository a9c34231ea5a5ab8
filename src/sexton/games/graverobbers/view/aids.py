"""Numbers worth showing, from the view alone: what a hand is worth, how graves stand, how objectives fare."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from msgspec import Raw, Struct, json

from sexton.games.graverobbers.objective_cards import read_line
from sexton.games.graverobbers.view.grave_aid import GraveAid
from sexton.games.graverobbers.view.grave_aids import (
    fates_counted,
    grave_aids,
    graves_in_json,
    hand_worths,
    state_of_objective,
)
from sexton.games.graverobbers.view.view import View


class HandAid(Struct, frozen=True):
    """GR-20, GR-21 What this hand scores as it is, bobbies included."""

    ransacked: int
    safe: int


class ObjectiveAid(Struct, frozen=True):
    objective: str
    state: str  # achieved, missed or open


class Aids(Struct, frozen=True):
    hand: HandAid | None
    graves: tuple[GraveAid, ...]
    ransacked: int  # graves so far
    undisturbed: int
    objectives: tuple[ObjectiveAid, ...]
    rounds_left: int  # after this one
    hands_left: int


def aids_of(seen: View) -> Aids:
    return with_graves(seen, grave_aids(seen))


def in_json(seen: View) -> bytes:
    return json.encode(with_graves(seen, Raw(graves_in_json(seen))))


def with_graves(seen: View, graves: Any) -> Aids:
    ransacked, undisturbed = fates_counted(seen.graves)
    return Aids(
        hand=None if seen.seat is None else HandAid(*hand_worths(seen.hand)),
        graves=graves,
        ransacked=ransacked,
        undisturbed=undisturbed,
        objectives=tuple([objective_aid(name, seen.graves) for name in seen.own_objectives]),
        rounds_left=seen.rounds - seen.round,
        hands_left=seen.match_hands - seen.hand_number,
    )


def objective_aid(name: str, graves: tuple[str, ...]) -> ObjectiveAid:
    return ObjectiveAid(name, objective_state(name, graves))


def objective_state(name: str, graves: tuple[str, ...]) -> str:
    return state_of_objective(*numbers_of(name), graves)


@lru_cache(1024)  # anybody may bring objectives of their own
def numbers_of(name: str) -> tuple[int, int, int]:
    return read_line(name, 1).numbers
