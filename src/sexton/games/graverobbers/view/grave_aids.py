# engine: compiled
"""How all graves stand as far as a seat knows, and what its hand is worth: shown to every seat after every answer."""

from typing import Final

from mypy_extensions import i64

from sexton.games.graverobbers.rules.box import CARDS, COLUMN, GRAVES, KINDS
from sexton.games.graverobbers.rules.scoring import bobbies_held, bobbies_worth, hand_worth
from sexton.games.graverobbers.view.grave_aid import GraveAid
from sexton.games.graverobbers.view.laid_card import LaidCard
from sexton.games.graverobbers.view.lead_range import KIND, MOST_HIDDEN, Standing
from sexton.games.graverobbers.view.view import View
from sexton.kernel.vectors import repeat

REMEMBERED: Final = 16384  # for a thousand tables: after an answer all graves but one stand as before
NOTHING_HIDDEN: Final = 0
GRAVE_AIDS: Final[dict[tuple[int, str, tuple[LaidCard, ...], int], GraveAid]] = {}


def grave_aids(seen: View) -> tuple[GraveAid, ...]:
    columns, fates, unseen = seen.columns, seen.graves, seen.unseen
    left: i64 = 0  # of each kind, as far as it matters: never 0 where a card is hidden
    for card in CARDS:
        left = left << 2 | min(i64(unseen[card]), MOST_HIDDEN)
    return tuple([grave_aid(grave, fates[grave], columns[grave], unseen, int(left)) for grave in range(GRAVES)])


def grave_aid(grave: int, fate: str, column: tuple[LaidCard, ...], unseen: dict[str, int], left: int) -> GraveAid:
    aid = GRAVE_AIDS.get((grave, fate, column, NOTHING_HIDDEN))
    if aid is None:
        aid = GRAVE_AIDS.get((grave, fate, column, left))
    if aid is None:
        standing = Standing(column, unseen)
        room = COLUMN - len(column) if fate == "open" else 0
        aid = GraveAid(grave + 1, fate, standing.robbery, standing.defence, standing.hidden, room, standing.lead)
        if len(GRAVE_AIDS) >= REMEMBERED:
            GRAVE_AIDS.clear()
        GRAVE_AIDS[grave, fate, column, left if standing.hidden else NOTHING_HIDDEN] = aid
    return aid


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
