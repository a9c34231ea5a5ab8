"""Why a move may be good, in words: from what the heuristics value."""

from __future__ import annotations

from sexton.games.gloomy_graves.rules import notation
from sexton.games.gloomy_graves.rules.box import CARDS, TYPES
from sexton.games.gloomy_graves.rules.scoring import points_of, types_on
from sexton.games.gloomy_graves.view.known import Sight
from sexton.kernel.interface import Move
from sexton.kernel.search.heuristics import Reason


def reason_for(sight: Sight, move: Move) -> Reason:
    verb = notation.verb_in(move)
    if verb in (notation.CRYPT, notation.COMMUNAL):
        return why_bury(sight, move)
    if verb == notation.SCORE:
        return why_score(sight, move)
    if move == notation.DRAW_DECK:
        return Reason("why-draw-deck")
    if verb in (notation.BEGIN, notation.DISCARD):
        begins = "why-begin-digger" if digger_on(CARDS[notation.number_in(move)]) else "why-begin"
        return Reason("why-discard" if verb == notation.DISCARD else begins)
    card = CARDS[notation.number_in(move) - 1]
    return Reason("why-draw-digger" if digger_on(card) else "why-draw-row")


def digger_on(card: str) -> bool:
    return card.endswith("gravedigger")


def why_score(sight: Sight, move: Move) -> Reason:
    if move == notation.NO_SCORE:
        return Reason("why-no-score")
    number = sight.groups(sight.known.active)[TYPES[notation.number_in(move)]].claim
    return Reason("why-score", {"points": int(points_of(number or 0))})


def why_bury(sight: Sight, move: Move) -> Reason:
    """The group that grows most of those that can still be scored, or the score card that comes within reach."""
    assert sight.seen.seat is not None
    before, after = sight.groups(sight.seen.seat), sight.groups_after(move)
    still_open = sight.types_left[sight.seen.seat]
    types = types_on(notation.number_in(move))
    shown = [grave for grave in still_open if types >> TYPES.index(grave) & 1]
    if notation.verb_in(move) == notation.COMMUNAL:
        reached = [(after[grave].claim or 0, grave) for grave in shown if after[grave].claim]
        if reached:
            number, grave = max(reached)
            return Reason("why-bury-score", {"card": grave, "points": int(points_of(number))})
    grown = [(after[grave].total - before[grave].total, after[grave].total, grave) for grave in still_open]
    if not grown or max(grown)[0] <= 0:
        return Reason("why-bury-quiet")
    _, size, grave = max(grown)
    return Reason("why-bury", {"card": grave, "size": size})
