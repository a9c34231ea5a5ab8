"""What is told, and to whom: the announcements of Graverobbers that take more than one line."""

from __future__ import annotations

from sexton.games.graverobbers.rules import events
from sexton.games.graverobbers.rules.box import BOBBY, CARDS, COLUMN, DETECTIVE, SIDES
from sexton.games.graverobbers.rules.scoring import (
    bobbies_held,
    bobbies_worth,
    cemetery_ransacked,
    counted_bobbies,
    defence_of,
    final_ranks,
    guilty,
    hand_worth,
    has_achieved,
    robbery_of,
    value_held,
)
from sexton.games.graverobbers.rules.state import NOBODY, RANSACKED, State, cards_of, graves_that_are
from sexton.games.graverobbers.rules.variant import Variant
from sexton.kernel.interface import Tell
from sexton.kernel.laid_cards import kind_of
from sexton.kernel.steps import ALL, all_but, ranking_of


def own_ears(g: State, seat: int) -> int:
    """Who hears what only this seat may hear: with open hands, everybody."""
    return ALL if g.variant.open_hands else 1 << seat


def card_played(g: State, kind: int, grave: int, up: bool, tell: Tell) -> None:
    """GR-8, GR-R18"""
    if up:
        tell(ALL, events.PlayedFaceUp(g.active, CARDS[kind], grave + 1))
        return
    tell(own_ears(g, g.active), events.PlayedFaceDown(g.active, grave + 1, CARDS[kind]))
    if not g.variant.open_hands:
        tell(all_but(g.active), events.PlayedFaceDown(g.active, grave + 1))


def objective_dealt(g: State, seat: int, objective: int, tell: Tell) -> None:
    tell(own_ears(g, seat), events.ObjectiveDealt(seat, *facts_of(g.variant, objective)))


def objective_laid_aside(g: State, seat: int, objective: int, tell: Tell) -> None:
    tell(own_ears(g, seat), events.ObjectiveLaidAside(seat, *facts_of(g.variant, objective)))


def facts_of(variant: Variant, objective: int) -> tuple[str, str, int]:
    """Side, graves and worth, as an event says them."""
    return SIDES[variant.sides[objective]], variant.names[objective].split()[1], int(variant.worths[objective])


def grave_judged(g: State, grave: int, tell: Tell) -> None:
    start, length = grave * COLUMN, int(g.lengths[grave])
    if length:
        cards = tuple(CARDS[kind_of(g.columns[at])] for at in range(start, start + length))
        defence, robbery = defence_of(g.columns, start, length), robbery_of(g.columns, start, length)
        bobbies = len(counted_bobbies(g.columns, start, length))
        tell(ALL, events.ColumnShown(grave + 1, cards, int(defence), int(robbery), bobbies))
    else:
        tell(ALL, events.ColumnEmpty(grave + 1))
    tell(ALL, events.Ransacked(grave + 1) if g.graves[grave] == RANSACKED else events.Undisturbed(grave + 1))


def hand_ended(g: State, tell: Tell) -> None:
    """GR-R22 Everything that scores is laid open, seat by seat."""
    count = int(graves_that_are(g.graves, RANSACKED))
    ransacked = cemetery_ransacked(g.graves)
    tell(ALL, events.CemeteryRansacked(count) if ransacked else events.CemeteryUndisturbed(count))
    for seat in range(g.variant.seats):
        cards = cards_of(g, seat)
        tell(ALL, events.HandShown(seat, cards, len(cards)))
        robbers, detectives = value_held(g.hands, seat, 0, DETECTIVE), value_held(g.hands, seat, DETECTIVE, BOBBY)
        worth = int(hand_worth(g.hands, seat, ransacked))
        tell(ALL, events.HandScored(seat, int(robbers), int(detectives), worth))
        bobbies = int(bobbies_held(g.hands, seat))
        tell(ALL, events.BobbiesScored(seat, bobbies, int(bobbies_worth(bobbies))))
        for objective in sorted(g.objectives[seat * 3 : seat * 3 + 2]):
            side, graves, worth = facts_of(g.variant, objective)
            points = worth if has_achieved(g.variant, objective, g.graves) else 0
            tell(ALL, events.ObjectiveScored(seat, side, graves, worth, points))
    for seat, suspect in enumerate(g.accused):
        if suspect != NOBODY:
            true = guilty(g.variant, g.objectives, suspect, g.graves)
            tell(ALL, (events.AccusationTrue if true else events.AccusationFalse)(seat, int(suspect)))
    points_told, totals = tuple(int(number) for number in g.points), tuple(int(number) for number in g.totals)
    tell(ALL, events.HandEnds(int(g.hand), int(g.variant.hands), points_told, totals))


def winners(g: State, tell: Tell) -> None:
    tell(ALL, events.Wins(ranking_of(final_ranks(g))[0]))
