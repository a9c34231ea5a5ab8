"""Why a move may be good, in words: from what the heuristics value."""

from __future__ import annotations

from collections.abc import Sequence

from sexton.games.graverobbers.box import CARDS
from sexton.games.graverobbers.heuristics import Outlook, chance_of_guilt, expected, objective_value
from sexton.games.graverobbers.notation import ACCUSE, DISCARD, SPY, STOP, grave_in, number_in, verb_in
from sexton.games.graverobbers.state import NOBODY
from sexton.games.graverobbers.view import View
from sexton.kernel.game import Reason
from sexton.kernel.interface import Move

LITTLE = 0.1  # points


def reason_for(view: View, move: Move, names: Sequence[str]) -> Reason:
    outlook, verb = Outlook(view), verb_in(move)
    if verb == DISCARD:
        points = objective_value(names[number_in(move)], outlook.chances)
        return Reason("why-discard", {"points": points})
    if verb == ACCUSE:
        percent = round(100 * chance_of_guilt(view.unseen_objectives, outlook.chances))
        return Reason("why-no-accusation" if number_in(move) == NOBODY else "why-accuse", {"percent": percent})
    if verb == STOP:
        return Reason("why-stop")
    if verb == SPY:
        return Reason("why-spy", {"grave": grave_in(move) + 1})
    return why_play(view, outlook, CARDS[number_in(move)], grave_in(move))


def why_play(view: View, outlook: Outlook, card: str, grave: int) -> Reason:
    """The term that changes most: an objective, or what the hand that is kept will be worth."""
    after = outlook.with_card(card, grave)
    kept = list(view.hand)
    kept.remove(card)
    helped = [(objective_value(name, after) - objective_value(name, outlook.chances), name) for name in view.objectives]
    points, name = max(helped)
    in_hand = expected(kept, (), after) - expected(kept, (), outlook.chances)
    if max(points, in_hand) < LITTLE:
        return Reason("why-play-cheap", {"grave": grave + 1})
    if points >= in_hand:
        side, graves, _ = name.split()
        return Reason("why-play-objective", {"side": side, "graves": graves, "points": points})
    return Reason("why-play-hand", {"points": in_hand})
