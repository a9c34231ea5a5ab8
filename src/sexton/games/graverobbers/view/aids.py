"""Numbers worth showing, from the view alone: what a hand is worth, how graves stand, how objectives fare."""

from __future__ import annotations

from functools import lru_cache

from librt.vecs import vec
from msgspec import Struct
from mypy_extensions import i64

from sexton.games.graverobbers.objective_cards import read_line
from sexton.games.graverobbers.rules.scoring import achieved, wanted_by
from sexton.games.graverobbers.rules.state import OPEN
from sexton.games.graverobbers.view.grave_aid import GraveAid
from sexton.games.graverobbers.view.grave_aids import fates_counted, grave_aids, hand_worths
from sexton.games.graverobbers.view.view import FATES, View

REMEMBERED = 16384  # graves change seldom, and aids are shown to every seat after every answer: for a thousand tables


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
    ransacked, undisturbed = fates_counted(seen.graves)
    return Aids(
        hand=None if seen.seat is None else HandAid(*hand_worths(seen.hand)),
        graves=grave_aids(seen),
        ransacked=ransacked,
        undisturbed=undisturbed,
        objectives=tuple([objective_aid(name, seen.graves) for name in seen.own_objectives]),
        rounds_left=seen.rounds - seen.round,
        hands_left=seen.match_hands - seen.hand_number,
    )


@lru_cache(maxsize=REMEMBERED)
def objective_aid(name: str, graves: tuple[str, ...]) -> ObjectiveAid:
    return ObjectiveAid(name, objective_state(name, graves))


def objective_state(name: str, graves: tuple[str, ...]) -> str:
    """GR-22 Whether it is achieved or missed already, whatever happens to the open graves."""
    side, first, second = read_line(name, 1).numbers
    now = vec[i64]([FATES.index(fate) for fate in graves])
    best = vec[i64]([wanted_by(side) if fate == OPEN else fate for fate in now])
    if achieved(side, first, second, now):
        return "achieved"
    return "open" if achieved(side, first, second, best) else "missed"
