"""What is told, and to whom: the announcements of Graverobbers that take more than one line."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from sexton.games.graverobbers.rules import events
from sexton.games.graverobbers.rules.box import BOBBY, CARDS, DETECTIVE, KEPT, OBJECTIVES_DEALT, SIDES
from sexton.games.graverobbers.rules.events import BobbiesScored, HandScored, HandShown
from sexton.games.graverobbers.rules.scoring import (
    bobbies_held,
    bobbies_worth,
    cemetery_ransacked,
    fate_of,
    guilty,
    hand_worth,
    has_achieved,
    strengths,
    value_held,
)
from sexton.games.graverobbers.rules.state import NOBODY, RANSACKED, State, cards_of, eyes_of
from sexton.games.graverobbers.rules.variant import Variant
from sexton.kernel.interface import Event, Tell
from sexton.kernel.laid_cards import kind_of
from sexton.kernel.steps import ALL, all_but
from sexton.kernel.vectors import count_of


def card_played(g: State, kind: int, grave: int, up: bool, tell: Tell) -> None:
    """GR-8 Face down, the card is told to its player alone (GR-R18)."""
    if up:
        tell(ALL, events.PlayedFaceUp(g.active, CARDS[kind], grave + 1))
        return
    tell(eyes_of(g.variant, g.active), events.PlayedFaceDown(g.active, grave + 1, CARDS[kind]))
    if not g.variant.open_hands:
        tell(all_but(g.active), events.PlayedFaceDown(g.active, grave + 1))


def facts_of(variant: Variant, objective: int) -> tuple[str, str, int]:
    """Side, graves and worth, as an event says them."""
    return SIDES[variant.sides[objective]], variant.names[objective].split()[1], int(variant.worths[objective])


def grave_judged(column: vec[i64], start: int, length: int, number: int) -> tuple[Event, Event]:
    """GR-12, GR-13 The column of the grave with this number, and its fate."""
    robbery, defence, counted = strengths(column, start, length)
    cards = tuple(CARDS[kind_of(column[at])] for at in range(start, start + length))
    shown = events.ColumnShown(number, cards, int(defence), int(robbery), int(counted).bit_count())
    ransacked = fate_of(robbery, defence) == RANSACKED
    fate = events.Ransacked(number) if ransacked else events.Undisturbed(number)
    return shown if length else events.ColumnEmpty(number), fate


def cemetery_judged(graves: vec[i64]) -> Event:
    """GR-19 The fate of the cemetery."""
    count = int(count_of(graves, RANSACKED))
    return events.CemeteryRansacked(count) if cemetery_ransacked(graves) else events.CemeteryUndisturbed(count)


def hand_scored(hands: vec[i64], seat: int, ransacked: bool) -> tuple[HandShown, HandScored, BobbiesScored]:
    """GR-R22 The hand is shown; GR-20, GR-21 what it scores."""
    cards, bobbies = cards_of(hands, seat), int(bobbies_held(hands, seat))
    robbers, detectives = value_held(hands, seat, 0, DETECTIVE), value_held(hands, seat, DETECTIVE, BOBBY)
    return (
        HandShown(seat, cards, len(cards)),
        HandScored(seat, int(robbers), int(detectives), int(hand_worth(hands, seat, ransacked))),
        BobbiesScored(seat, bobbies, int(bobbies_worth(bobbies))),
    )


def hand_ended(g: State, tell: Tell) -> None:
    """GR-R22 Everything that scores is laid open, seat by seat."""
    tell(ALL, cemetery_judged(g.graves))
    for seat in range(g.variant.seats):
        for event in hand_scored(g.hands, seat, cemetery_ransacked(g.graves)):
            tell(ALL, event)
        for objective in sorted(g.objectives[seat * OBJECTIVES_DEALT :][:KEPT]):
            side, graves, worth = facts_of(g.variant, objective)
            points = worth if has_achieved(g.variant, objective, g.graves) else 0
            tell(ALL, events.ObjectiveScored(seat, side, graves, worth, points))
    for seat, suspect in enumerate(g.accused):
        if suspect != NOBODY:
            true = guilty(g.variant, g.objectives, suspect, g.graves)
            tell(ALL, (events.AccusationTrue if true else events.AccusationFalse)(seat, int(suspect)))
    tell(ALL, events.HandEnds(int(g.hand), int(g.variant.hands), tuple(map(int, g.points)), tuple(map(int, g.totals))))
