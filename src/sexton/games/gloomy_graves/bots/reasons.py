"""Why a move may be good, in words: from what the heuristics value."""

from __future__ import annotations

from sexton.games.gloomy_graves.rules.box import CARDS, TYPES
from sexton.games.gloomy_graves.rules.notation import (
    BEGIN,
    COMMUNAL,
    CRYPT,
    DISCARD,
    DRAW_DECK,
    NO_SCORE,
    SCORE,
    number_in,
    verb_in,
)
from sexton.games.gloomy_graves.rules.scoring import points_of, types_on
from sexton.games.gloomy_graves.view.known import Sight
from sexton.kernel.interface import Move
from sexton.kernel.search.heuristics import Reason


def reason_for(sight: Sight, move: Move) -> Reason:
    verb = verb_in(move)
    if verb in (CRYPT, COMMUNAL):
        return why_bury(sight, move)
    if verb == SCORE:
        return why_score(sight, move)
    if move == DRAW_DECK:
        return Reason("why-draw-deck")
    if verb in (BEGIN, DISCARD):
        card = CARDS[number_in(move)]
        return Reason("why-discard" if verb == DISCARD else "why-begin-digger" if digger_on(card) else "why-begin")
    card = CARDS[number_in(move) - 1]
    return Reason("why-draw-digger" if digger_on(card) else "why-draw-row")


def digger_on(card: str) -> bool:
    return card.endswith("gravedigger")


def why_score(sight: Sight, move: Move) -> Reason:
    if move == NO_SCORE:
        return Reason("why-no-score")
    number = sight.groups(sight.known.active)[TYPES[number_in(move)]].claim
    return Reason("why-score", {"points": int(points_of(number or 0))})


def why_bury(sight: Sight, move: Move) -> Reason:
    """The group that grows most of those that can still be scored, or the score card that comes within reach."""
    assert sight.seen.seat is not None
    before, after = sight.groups(sight.seen.seat), sight.groups_after(move)
    still_open = sight.types_left[sight.seen.seat]
    types = types_on(number_in(move))
    shown = [grave for grave in still_open if types >> TYPES.index(grave) & 1]
    if verb_in(move) == COMMUNAL:
        reached = [(after[grave].claim or 0, grave) for grave in shown if after[grave].claim]
        if reached:
            number, grave = max(reached)
            return Reason("why-bury-score", {"card": grave, "points": int(points_of(number))})
    grown = [(after[grave].total - before[grave].total, after[grave].total, grave) for grave in still_open]
    if not grown or max(grown)[0] <= 0:
        return Reason("why-bury-quiet")
    _, size, grave = max(grown)
    return Reason("why-bury", {"card": grave, "size": size})
