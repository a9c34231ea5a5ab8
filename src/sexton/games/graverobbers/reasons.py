"""Why a move may be good, in words: from what the heuristics value."""

from __future__ import annotations

from collections.abc import Sequence

from sexton.games.graverobbers.box import CARDS, FALSE_ACCUSATION, TRUE_ACCUSATION
from sexton.games.graverobbers.heuristics import Outlook, expected, objective_chance, objective_value
from sexton.games.graverobbers.house import House
from sexton.games.graverobbers.notation import ACCUSE, DISCARD, SPY, STOP, grave_in, number_in, verb_in
from sexton.games.graverobbers.odds import guilt
from sexton.games.graverobbers.reading import leanings
from sexton.games.graverobbers.state import NOBODY
from sexton.games.graverobbers.view import View
from sexton.kernel.game import Reason
from sexton.kernel.interface import Event, Move, Seat

LITTLE = 0.1  # points
ENOUGH = -100 * FALSE_ACCUSATION // (TRUE_ACCUSATION - FALSE_ACCUSATION)  # GR-23 per cent: then an accusation pays


def reason_for(view: View, heard: Sequence[Event], move: Move, house: House) -> Reason:
    outlook, verb = Outlook(view), verb_in(move)
    if verb == DISCARD:
        points = objective_value(house.names[number_in(move)], outlook.chances)
        return Reason("why-discard", {"points": points})
    if verb == ACCUSE:
        return why_accuse(view, guilts(view, heard, house, outlook.chances), number_in(move))
    if verb == STOP:
        return Reason("why-stop")
    if verb == SPY:
        return Reason("why-spy", {"grave": grave_in(move) + 1})
    return why_play(view, outlook, CARDS[number_in(move)], grave_in(move))


def why_accuse(view: View, guilty: Sequence[int], suspect: int) -> Reason:
    if suspect == NOBODY:
        most = max(percent for seat, percent in enumerate(guilty) if seat != view.seat)
        return Reason("why-nobody-guilty" if most < ENOUGH else "why-somebody-guilty", {"percent": most})
    percent = guilty[suspect]
    return Reason("why-innocent" if percent < ENOUGH else "why-guilty", {"percent": percent})


def guilts(view: View, heard: Sequence[Event], house: House, chances: Sequence[float]) -> list[int]:
    """GR-23 How likely each player is to have achieved a black objective, by what he did; in per cent."""
    leaning, each = leanings(house, heard), len(house.names)
    by_seat = [leaning[seat * each : (seat + 1) * each] for seat in range(house.seats)]
    return [round(100 * guilt_of(view, lean, seat, chances)) for seat, lean in enumerate(by_seat)]


def guilt_of(view: View, leaning: Sequence[int], seat: Seat, chances: Sequence[float]) -> float:
    if view.open_objectives is not None:  # a practice game: everybody sees them
        innocent = 1.0
        for name in view.open_objectives[seat]:
            innocent *= 1 - black_chance(name, chances)
        return 1 - innocent
    likely = [count * lean for count, lean in zip(view.unseen_objectives.values(), leaning, strict=True)]
    black = sum(
        weight * black_chance(name, chances) for weight, name in zip(likely, view.unseen_objectives, strict=True)
    )
    return float(guilt(black / max(1, sum(likely)), 1))


def black_chance(name: str, chances: Sequence[float]) -> float:
    return objective_chance(name, chances) if name.startswith("black") else 0.0


def why_play(view: View, outlook: Outlook, card: str, grave: int) -> Reason:
    """The term that changes most: an objective, or what the hand that is kept will be worth."""
    after = outlook.with_card(card, grave)
    kept = list(view.hand)
    kept.remove(card)
    helped = [
        (objective_value(name, after) - objective_value(name, outlook.chances), name) for name in view.own_objectives
    ]
    points, name = max(helped)
    in_hand = expected(kept, (), after) - expected(kept, (), outlook.chances)
    if max(points, in_hand) < LITTLE:
        return Reason("why-play-cheap", {"grave": grave + 1})
    if points >= in_hand:
        side, graves, _ = name.split()
        return Reason("why-play-objective", {"side": side, "graves": graves, "points": points})
    return Reason("why-play-hand", {"points": in_hand})
