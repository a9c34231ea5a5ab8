"""Why a move may be good, in words: from what the values of moves rest on."""

from __future__ import annotations

from collections.abc import Sequence

from sexton.games.graverobbers.bots.odds import guilt
from sexton.games.graverobbers.bots.opponent_model import leanings
from sexton.games.graverobbers.bots.values import Outlook
from sexton.games.graverobbers.rules.box import BLACK, FALSE_ACCUSATION, OBJECTIVES_DEALT, TRUE_ACCUSATION
from sexton.games.graverobbers.rules.notation import ACCUSE, DISCARD, SPY, STOP, grave_in, number_in, verb_in
from sexton.games.graverobbers.rules.state import NO_OBJECTIVE, NOBODY, State
from sexton.kernel.game import Reason
from sexton.kernel.interface import Event, Move, Seat

LITTLE = 0.1  # points
ENOUGH = -100 * FALSE_ACCUSATION // (TRUE_ACCUSATION - FALSE_ACCUSATION)  # GR-23 per cent: then an accusation pays
KEPT = OBJECTIVES_DEALT - 1


def reason_for(known: State, seat: Seat, heard: Sequence[Event], move: Move) -> Reason:
    """`known` is what the seat knows, as a state."""
    outlook, verb = Outlook(known, seat), verb_in(move)
    if verb == DISCARD:
        return Reason("why-discard", {"points": outlook.objective(number_in(move))})
    if verb == ACCUSE:
        return why_accuse(seat, guilts(outlook, heard), number_in(move))
    if verb == STOP:
        return Reason("why-stop")
    if verb == SPY:
        return Reason("why-spy", {"grave": grave_in(move) + 1})
    return why_play(outlook, number_in(move), grave_in(move))


def why_accuse(accuser: Seat, guilty: Sequence[int], suspect: int) -> Reason:
    if suspect == NOBODY:
        most = max(percent for seat, percent in enumerate(guilty) if seat != accuser)
        return Reason("why-nobody-guilty" if most < ENOUGH else "why-somebody-guilty", {"percent": most})
    percent = guilty[suspect]
    return Reason("why-innocent" if percent < ENOUGH else "why-guilty", {"percent": percent})


def guilts(outlook: Outlook, heard: Sequence[Event]) -> list[int]:
    """GR-23 How likely each player is to have achieved a black objective, by what he did; in per cent."""
    variant = outlook.g.variant
    leaning, each = leanings(variant, heard), len(variant.names)
    by_seat = [leaning[seat * each : (seat + 1) * each] for seat in range(variant.seats)]
    return [round(100 * guilt_of(outlook, lean, seat)) for seat, lean in enumerate(by_seat)]


def guilt_of(outlook: Outlook, leaning: Sequence[int], seat: Seat) -> float:
    g = outlook.g
    if g.variant.open_hands:  # a practice game: everybody sees them
        innocent = 1.0
        for objective in g.objectives[seat * OBJECTIVES_DEALT : seat * OBJECTIVES_DEALT + KEPT]:
            innocent *= 1 - (black_chance(outlook, objective) if objective != NO_OBJECTIVE else 0.0)
        return 1 - innocent
    likely = [int(count) * lean for count, lean in zip(outlook.unseen_objectives(), leaning, strict=True)]
    black = sum(weight * black_chance(outlook, objective) for objective, weight in enumerate(likely))
    return float(guilt(black / max(1, sum(likely)), 1))


def black_chance(outlook: Outlook, objective: int) -> float:
    return outlook.achieved(objective) if outlook.g.variant.sides[objective] == BLACK else 0.0


def why_play(outlook: Outlook, card: int, grave: int) -> Reason:
    """The term that changes most: an objective, or what the hand that is kept will be worth."""
    names, kept = outlook.g.variant.names, (outlook.first, outlook.second)
    points_now, hand_now = [outlook.objective(objective) for objective in kept], outlook.hand(card)
    outlook.lay(card, grave)
    helped = [(outlook.objective(each) - now, names[each]) for each, now in zip(kept, points_now, strict=True)]
    points, name = max(helped)
    in_hand = outlook.hand(card) - hand_now
    if max(points, in_hand) < LITTLE:
        return Reason("why-play-cheap", {"grave": grave + 1})
    if points >= in_hand:
        side, graves, _ = name.split()
        return Reason("why-play-objective", {"side": side, "graves": graves, "points": points})
    return Reason("why-play-hand", {"points": in_hand})
