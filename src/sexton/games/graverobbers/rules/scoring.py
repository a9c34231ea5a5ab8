# engine: compiled
"""Who holds a grave (GR-12, GR-13), what a hand is worth (GR-20 to GR-23), who wins (GR-24): one function per rule."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sexton.games.graverobbers.rules.box import (
    BLACK,
    BOBBY,
    CAUGHT,
    DETECTIVE,
    FALSE_ACCUSATION,
    KEPT,
    KINDS,
    MAJORITY,
    OBJECTIVES_DEALT,
    SLANDERED,
    TRUE_ACCUSATION,
    VALUES,
)
from sexton.games.graverobbers.rules.state import NOBODY, RANSACKED, UNDISTURBED, State, cards_held
from sexton.games.graverobbers.rules.variant import WHOLE_CEMETERY, Variant
from sexton.kernel.laid_cards import kind_of
from sexton.kernel.steps import ranks_by
from sexton.kernel.vectors import count_of

ABOVE_ANY: Final = 1 << 20  # what breaks a tie is always less than a point of this size


def strengths(column: vec[i64], start: i64, length: i64) -> tuple[i64, i64, i64]:
    """GR-12 Robbery, defence, and the mask of the places, from 0, of the bobbies that count.

    As many bobbies count as there are detectives, whatever their values, from the grave outwards (GR-R7, GR-R8).
    """
    robbery, defence, detectives, counted = i64(0), i64(0), i64(0), i64(0)
    for at in range(start, start + length):
        kind = kind_of(column[at])
        if kind < DETECTIVE:
            robbery += VALUES[kind]
        elif kind < BOBBY:
            defence += VALUES[kind]
            detectives += 1
    for place in range(length):
        kind = kind_of(column[start + place])
        if detectives and kind >= BOBBY:
            defence += VALUES[kind]
            detectives -= 1
            counted |= i64(1) << place
    return robbery, defence, counted


def fate_of(robbery: i64, defence: i64) -> i64:
    """GR-13 A tie goes to the defence (GR-R9: nothing against nothing too)."""
    return RANSACKED if robbery > defence else UNDISTURBED


def cemetery_ransacked(graves: vec[i64]) -> bool:
    """GR-19 Four graves or more."""
    return count_of(graves, RANSACKED) >= MAJORITY


def value_held(hands: vec[i64], seat: i64, lowest: i64, highest: i64) -> i64:
    """The values of the seat's cards of these kinds."""
    out: i64 = 0
    for kind in range(lowest, highest):
        out += hands[seat * KINDS + kind] * VALUES[kind]
    return out


def hand_worth(hands: vec[i64], seat: i64, ransacked: bool) -> i64:
    """GR-20 Robbers less detectives if the cemetery is ransacked, else detectives less robbers."""
    worth = value_held(hands, seat, 0, DETECTIVE) - value_held(hands, seat, DETECTIVE, BOBBY)
    return worth if ransacked else -worth


def bobbies_held(hands: vec[i64], seat: i64) -> i64:
    out: i64 = 0
    for kind in range(BOBBY, KINDS):
        out += hands[seat * KINDS + kind]
    return out


def bobbies_worth(bobbies: i64) -> i64:
    """GR-21 One point for every two, whatever their values."""
    return bobbies >> 1


def wanted_by(side: i64) -> i64:
    """GR-22 What an objective of this colour wants of its graves."""
    return RANSACKED if side == BLACK else UNDISTURBED


def achieved(side: i64, one: i64, other: i64, graves: vec[i64]) -> bool:
    """GR-22 Both graves, or most of the cemetery, as the colour wants them."""
    wanted = wanted_by(side)
    if one == WHOLE_CEMETERY:
        return count_of(graves, wanted) >= MAJORITY
    return graves[one] == wanted and graves[other] == wanted


def has_achieved(variant: Variant, objective: i64, graves: vec[i64]) -> bool:
    return achieved(variant.sides[objective], variant.first_graves[objective], variant.second_graves[objective], graves)


def guilty(variant: Variant, objectives: vec[i64], seat: i64, graves: vec[i64]) -> bool:
    """GR-23 At least one achieved black objective is kept (GR-R4: two are no worse)."""
    for at in range(seat * OBJECTIVES_DEALT, seat * OBJECTIVES_DEALT + KEPT):
        if variant.sides[objectives[at]] == BLACK and has_achieved(variant, objectives[at], graves):
            return True
    return False


def objectives_worth(variant: Variant, objectives: vec[i64], seat: i64, graves: vec[i64]) -> i64:
    """GR-22 The points of the achieved ones among the two kept."""
    out: i64 = 0
    for at in range(seat * OBJECTIVES_DEALT, seat * OBJECTIVES_DEALT + KEPT):
        if has_achieved(variant, objectives[at], graves):
            out += variant.worths[objectives[at]]
    return out


def accuser_gain(true: bool) -> i64:
    """GR-23"""
    return TRUE_ACCUSATION if true else FALSE_ACCUSATION


def accused_gain(true: bool) -> i64:
    """GR-23"""
    return CAUGHT if true else SLANDERED


def hand_points(
    variant: Variant, hands: vec[i64], objectives: vec[i64], graves: vec[i64], accused: vec[i64]
) -> vec[i64]:
    """GR-20 to GR-23 What each seat scores when all graves are judged."""
    ransacked = cemetery_ransacked(graves)
    out = vec[i64](capacity=variant.seats)
    for seat in range(variant.seats):
        worth = hand_worth(hands, seat, ransacked) + bobbies_worth(bobbies_held(hands, seat))
        out = append(out, worth + objectives_worth(variant, objectives, seat, graves))
    for accuser in range(variant.seats):
        suspect = accused[accuser]
        if suspect != NOBODY:
            true = guilty(variant, objectives, suspect, graves)
            out[accuser] += accuser_gain(true)
            out[suspect] += accused_gain(true)
    return out


def ranks_of(points: vec[i64], better: vec[i64], tie_to_next: bool) -> vec[i64]:
    """GR-24 By points, then by `better`, the higher the better; a tie for the first place may go to the next behind."""
    ranks = ranks_by(vec[i64]([points[seat] * ABOVE_ANY + better[seat] for seat in range(i64(len(points)))]))
    if tie_to_next and count_of(ranks, 1) > 1:  # GR-R14, GR-R15
        change_places(ranks)
    return ranks


def change_places(ranks: vec[i64]) -> None:
    """Of those who share the first rank and those next behind, if there are any."""
    first = count_of(ranks, 1)
    next_behind = count_of(ranks, first + 1)
    for seat in range(i64(len(ranks))):
        if ranks[seat] == 1:
            ranks[seat] += next_behind
        elif ranks[seat] == first + 1:
            ranks[seat] = 1


def final_ranks(g: State) -> vec[i64]:
    """GR-24 One hand: fewest cards left. A match: most points in its last hand."""
    if g.variant.hands == 1:
        fewest = vec[i64]([-cards_held(g, seat) for seat in range(g.variant.seats)])
        return ranks_of(g.totals, fewest, g.variant.full_tie_to_next)
    return ranks_of(g.totals, g.points, g.variant.match_tie_to_next)
