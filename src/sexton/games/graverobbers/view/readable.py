# engine: compiled
"""Parts of a state by their names, as far as some eyes may see them: what views are made of."""

from typing import Final

from mypy_extensions import i64

from sexton.games.graverobbers.rules.box import BOBBY, CARDS, COLUMN, GRAVES, KINDS, OBJECTIVES_DEALT
from sexton.games.graverobbers.rules.flow import KEEP_TWO
from sexton.games.graverobbers.rules.state import NO_OBJECTIVE, NOBODY, State
from sexton.games.graverobbers.view.laid_card import LaidCard
from sexton.kernel.laid_cards import face_up, kind_of, seen_by
from sexton.kernel.steps import ALL, seats_in

LOOKS: Final[dict[int, LaidCard]] = {}  # every look a laid card was ever seen to have


# Cards


def spent_of(g: State) -> tuple[str, ...]:
    """GR-R12 The bobbies spent on spying lie face up; cards not dealt and objectives laid aside stay hidden."""
    found: list[str] = []
    for nth in range(i64(KINDS - BOBBY)):
        for copy in range(g.spent[nth]):
            found.append(CARDS[BOBBY + nth])
    return tuple(found)


def columns_seen(g: State, eyes: i64) -> tuple[tuple[LaidCard, ...], ...]:
    """The columns as they look to these eyes, a mask of seats."""
    columns: list[tuple[LaidCard, ...]] = []
    for grave in range(i64(GRAVES)):
        start = grave * COLUMN
        columns.append(tuple([look_of(g.columns[at], eyes) for at in range(start, start + g.lengths[grave])]))
    return tuple(columns)


def look_of(card: i64, eyes: i64) -> LaidCard:
    known = is_known(card, eyes)
    shown = int(card if known else laid_unknown(card))
    look = LOOKS.get(shown)
    if look is None:
        turned = face_up(card)
        name = CARDS[kind_of(card)] if known else None
        look = LOOKS[shown] = LaidCard(name, turned, () if turned else seats_in(seen_by(card)))
    return look


def is_known(card: i64, eyes: i64) -> bool:
    return face_up(card) or eyes == ALL or seen_by(card) & eyes != 0


def laid_unknown(card: i64) -> i64:
    """The same for every kind of card."""
    return card | 15


def unseen_cards(g: State, seat: i64, all_open: bool, eyes: i64) -> dict[str, int]:
    """What the seat neither holds nor knows; NOBODY holds nothing."""
    counts = g.variant.cards[:]
    for nth in range(i64(KINDS - BOBBY)):
        counts[BOBBY + nth] -= g.spent[nth]
    for other in range(g.variant.seats):
        if all_open or other == seat:
            for kind in range(i64(KINDS)):
                counts[kind] -= g.hands[other * KINDS + kind]
    for grave in range(i64(GRAVES)):
        for at in range(grave * COLUMN, grave * COLUMN + g.lengths[grave]):
            if is_known(g.columns[at], eyes):
                counts[kind_of(g.columns[at])] -= 1
    found: dict[str, int] = {}
    for kind in range(i64(KINDS)):
        found[CARDS[kind]] = int(counts[kind])
    return found


# Objectives


def kept_by(g: State, seat: i64) -> tuple[str, ...]:
    """What the seat holds, in the order of the objectives."""
    start = seat * OBJECTIVES_DEALT
    own = sorted([int(g.objectives[at]) for at in range(start, start + objectives_held(g))])
    return tuple([g.variant.names[objective] for objective in own if objective != NO_OBJECTIVE])


def objectives_held(g: State) -> i64:
    """The third is laid aside."""
    return OBJECTIVES_DEALT if g.step <= KEEP_TWO else OBJECTIVES_DEALT - 1


def laid_aside_by(g: State, seat: i64) -> str | None:
    if g.step <= KEEP_TWO:
        return None
    return g.variant.names[g.objectives[seat * OBJECTIVES_DEALT + OBJECTIVES_DEALT - 1]]


def unseen_objectives(g: State, seat: i64, all_open: bool) -> dict[str, int]:
    counts, held = g.variant.objectives[:], objectives_held(g)
    for other in range(g.variant.seats):
        for nth in range(i64(OBJECTIVES_DEALT)):
            objective = g.objectives[other * OBJECTIVES_DEALT + nth]
            known = other == seat or (all_open if nth < held else g.variant.open_hands)
            if known and objective != NO_OBJECTIVE:
                counts[objective] -= 1
    found: dict[str, int] = {}
    for at in range(i64(len(counts))):
        found[g.variant.names[at]] = int(counts[at])
    return found


def accusations_of(g: State) -> dict[int, int]:
    found: dict[int, int] = {}
    for seat in range(g.variant.seats):
        if g.accused[seat] != NOBODY:
            found[int(seat)] = int(g.accused[seat])
    return found
