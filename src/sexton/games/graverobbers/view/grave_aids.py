# engine: compiled
"""How all graves stand as far as a seat knows, and what its hand is worth: shown to every seat after every answer."""

from typing import Final

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from sexton.games.graverobbers.rules.box import CARDS, COLUMN, GRAVES, KINDS
from sexton.games.graverobbers.rules.scoring import achieved, bobbies_held, bobbies_worth, hand_worth, wanted_by
from sexton.games.graverobbers.rules.state import OPEN
from sexton.games.graverobbers.view.grave_aid import GraveAid
from sexton.games.graverobbers.view.lead_range import KIND, Standing, standing_of
from sexton.games.graverobbers.view.view import FATES, View
from sexton.kernel.vectors import repeat

FATE: Final = {fate: number for number, fate in enumerate(FATES)}
KEYS: Final = {fate: [f"{fate}{grave}" for grave in range(GRAVES)] for fate in FATES}


def grave_aids(seen: View) -> tuple[GraveAid, ...]:
    columns, fates, unseen = seen.columns, seen.graves, numbers_by(CARDS, seen.unseen)
    return tuple([grave_aid(grave, fates[grave], standing_of(columns[grave]), unseen) for grave in range(GRAVES)])


def grave_aid(grave: int, fate: str, standing: Standing, unseen: vec[i64]) -> GraveAid:
    room = COLUMN - len(standing.cards) if fate == "open" else 0
    lead = standing.lead(unseen)
    return GraveAid(grave + 1, fate, standing.robbery, standing.defence, standing.hidden, room, lead)


def graves_in_json(seen: View) -> bytes:
    """What `grave_aids` says, most of which was said before."""
    columns, fates, unseen = seen.columns, seen.graves, numbers_by(CARDS, seen.unseen)
    found: list[bytes] = []
    for grave in range(GRAVES):
        standing, fate = standing_of(columns[grave]), fates[grave]
        key = f"{fate}{grave}{standing.lead(unseen)}" if standing.hidden else KEYS[fate][grave]
        text = standing.in_json.get(key)
        if text is None:
            text = standing.in_json[key] = msgspec.json.encode(grave_aid(grave, fate, standing, unseen))
        found.append(text)
    return b"[" + b",".join(found) + b"]"


def fates_counted(fates: tuple[str, ...]) -> tuple[int, int]:
    """How many are ransacked, and how many undisturbed."""
    return len([fate for fate in fates if fate == "ransacked"]), len([fate for fate in fates if fate == "undisturbed"])


def hand_worths(hand: tuple[str, ...]) -> tuple[int, int]:
    """GR-20, GR-21 With bobbies, if the cemetery is ransacked, and if it is safe."""
    counts = repeat(0, KINDS)
    for card in hand:
        counts[KIND[card]] += 1
    bobbies = bobbies_worth(bobbies_held(counts, 0))
    return int(hand_worth(counts, 0, True) + bobbies), int(hand_worth(counts, 0, False) + bobbies)


def numbers_by(names: tuple[str, ...], counts: dict[str, int]) -> vec[i64]:
    return vec[i64]([i64(counts[name]) for name in names])


def state_of_objective(side: i64, first: i64, second: i64, graves: tuple[str, ...]) -> str:
    """GR-22 Whether it is achieved or missed already, whatever happens to the open graves."""
    now = vec[i64]([i64(FATE[fate]) for fate in graves])
    if achieved(side, first, second, now):
        return "achieved"
    best = vec[i64]([wanted_by(side) if fate == OPEN else fate for fate in now])
    return "open" if achieved(side, first, second, best) else "missed"
