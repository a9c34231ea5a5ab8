# engine: compiled
"""Parts of a state by their names, as far as some eyes may see them: what views are made of."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sexton.games.graverobbers.rules.box import BOBBY, CARDS, COLUMN, GRAVES, KEPT, KINDS, OBJECTIVES_DEALT
from sexton.games.graverobbers.rules.flow import KEEP_TWO, RESULT
from sexton.games.graverobbers.rules.state import NO_OBJECTIVE, NOBODY, State, cards_held, eyes_of
from sexton.games.graverobbers.view.laid_card import LaidCard
from sexton.kernel.laid_cards import UNKNOWN, face_up, kind_of, knows, seen_by, with_kind
from sexton.kernel.steps import seats_in

LOOKS: Final[dict[int, LaidCard]] = {}  # every look a laid card was ever seen to have


# Cards


def columns_seen(g: State, eyes: i64) -> tuple[tuple[LaidCard, ...], ...]:
    """The columns as they look to these eyes, a mask of seats."""
    columns: list[tuple[LaidCard, ...]] = []
    for grave in range(i64(GRAVES)):
        start = grave * COLUMN
        columns.append(tuple([look_of(g.columns[at], eyes) for at in range(start, start + g.lengths[grave])]))
    return tuple(columns)


def look_of(card: i64, eyes: i64) -> LaidCard:
    known = knows(card, eyes)
    shown = int(card if known else with_kind(card, UNKNOWN))  # the same for every kind of card
    look = LOOKS.get(shown)
    if look is None:
        turned = face_up(card)
        name = CARDS[kind_of(card)] if known else None
        look = LOOKS[shown] = LaidCard(name, turned, () if turned else seats_in(seen_by(card)))
    return look


def lies_open(g: State) -> bool:
    """Whether everybody's cards and objectives are shown: in a practice game, and when all is over (GR-R22)."""
    return g.variant.open_hands or g.step == RESULT


def hand_sizes(g: State) -> tuple[int, ...]:
    return tuple([int(cards_held(g, seat)) for seat in range(g.variant.seats)])


def unseen_cards(g: State, seat: i64) -> vec[i64]:
    """How many of each kind the seat neither holds nor knows; NOBODY holds nothing."""
    counts, eyes, all_open = g.variant.cards[:], eyes_of(g.variant, seat), lies_open(g)
    for nth in range(i64(KINDS - BOBBY)):
        counts[BOBBY + nth] -= g.spent[nth]
    for other in range(g.variant.seats):
        if all_open or other == seat:
            for kind in range(i64(KINDS)):
                counts[kind] -= g.hands[other * KINDS + kind]
    for grave in range(i64(GRAVES)):
        for at in range(grave * COLUMN, grave * COLUMN + g.lengths[grave]):
            if knows(g.columns[at], eyes):
                counts[kind_of(g.columns[at])] -= 1
    return counts


# Objectives


def kept_by(g: State, seat: i64) -> tuple[str, ...]:
    """What the seat holds, in the order of the objectives."""
    start = seat * OBJECTIVES_DEALT
    own = sorted([int(g.objectives[at]) for at in range(start, start + objectives_held(g))])
    return tuple([g.variant.names[objective] for objective in own if objective != NO_OBJECTIVE])


def objectives_held(g: State) -> i64:
    """The third is laid aside."""
    return OBJECTIVES_DEALT if g.step <= KEEP_TWO else KEPT


def objectives_dealt(g: State) -> tuple[int, ...]:
    """By seat: how many."""
    found = [0] * int(g.variant.seats)
    for at in range(i64(len(g.objectives))):
        if g.objectives[at] != NO_OBJECTIVE:
            found[at // OBJECTIVES_DEALT] += 1
    return tuple(found)


def sees_objective(g: State, seat: i64, owner: i64, nth: i64) -> bool:
    """Whether the seat may know this one of three: those laid aside are shown in a practice game alone."""
    return owner == seat or (lies_open(g) if nth < objectives_held(g) else g.variant.open_hands)


def laid_aside_by(g: State, seat: i64) -> str | None:
    if g.step <= KEEP_TWO:
        return None
    return g.variant.names[g.objectives[seat * OBJECTIVES_DEALT + KEPT]]


def unseen_objectives(g: State, seat: i64) -> vec[i64]:
    """How many of each the seat neither holds nor knows."""
    counts = g.variant.objectives[:]
    for owner in range(g.variant.seats):
        for nth in range(i64(OBJECTIVES_DEALT)):
            objective = g.objectives[owner * OBJECTIVES_DEALT + nth]
            if objective != NO_OBJECTIVE and sees_objective(g, seat, owner, nth):
                counts[objective] -= 1
    return counts


def accusations_of(g: State) -> dict[int, int]:
    found: dict[int, int] = {}
    for seat in range(g.variant.seats):
        if g.accused[seat] != NOBODY:
            found[int(seat)] = int(g.accused[seat])
    return found
