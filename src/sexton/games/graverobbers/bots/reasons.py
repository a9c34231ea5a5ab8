"""Why a move may be good, in words: from what the values of moves rest on."""

from __future__ import annotations

from collections.abc import Sequence

from librt.vecs import vec
from mypy_extensions import i64

from sexton.games.graverobbers.bots import opponent_model
from sexton.games.graverobbers.bots.grave_odds import BOX_FIT, GraveOdds
from sexton.games.graverobbers.rules.box import FALSE_ACCUSATION, KEPT, KINDS, OBJECTIVES_DEALT, TRUE_ACCUSATION
from sexton.games.graverobbers.rules.notation import ACCUSE, DISCARD, SPY, STOP, number_in, verb_in, where_in
from sexton.games.graverobbers.rules.state import NOBODY, State, eyes_of
from sexton.games.graverobbers.view.readable import unseen_objectives
from sexton.kernel.interface import Event, Move, Seat
from sexton.kernel.search.heuristics import Reason

LITTLE = 0.1  # points
ENOUGH = -100 * FALSE_ACCUSATION // (TRUE_ACCUSATION - FALSE_ACCUSATION)  # GR-23 per cent: then an accusation pays


def reason_for(known: State, seat: Seat, heard: Sequence[Event], move: Move) -> Reason:
    """`known` is what the seat knows, as a state; it is used up."""
    odds, verb = GraveOdds(BOX_FIT), verb_in(move)
    odds.look(known, eyes_of(known.variant, seat))
    if verb == DISCARD:
        return Reason("why-discard", {"points": -odds.expected(known.variant, number_in(move))})
    if verb == ACCUSE:
        return why_accuse(seat, guilts(odds, known, seat, heard), number_in(move))
    if verb == STOP:
        return Reason("why-stop")
    if verb == SPY:
        return Reason("why-spy", {"grave": where_in(move) + 1})
    return why_play(odds, known, seat, number_in(move), where_in(move))


def why_accuse(accuser: Seat, guilty: Sequence[int], suspect: int) -> Reason:
    if suspect == NOBODY:
        most = max(percent for seat, percent in enumerate(guilty) if seat != accuser)
        return Reason("why-nobody-guilty" if most < ENOUGH else "why-somebody-guilty", {"percent": most})
    percent = guilty[suspect]
    return Reason("why-innocent" if percent < ENOUGH else "why-guilty", {"percent": percent})


def guilts(odds: GraveOdds, g: State, seat: Seat, heard: Sequence[Event]) -> list[int]:
    """GR-23 How likely each player is to have achieved a black objective, by what he did; in per cent."""
    if g.variant.open_hands:  # a practice game: everybody sees them
        return [round(100 * odds.guilt(g, other)) for other in range(g.variant.seats)]
    weights, unseen = opponent_model.weights(g.variant, heard), unseen_objectives(g, seat)
    by_seat = [weights[other * len(unseen) :] for other in range(g.variant.seats)]
    likely = [vec[i64]([count * weight for count, weight in zip(unseen, own, strict=False)]) for own in by_seat]
    return [round(100 * odds.guilt_among(g.variant, counts)) for counts in likely]


def why_play(odds: GraveOdds, g: State, seat: Seat, card: int, grave: int) -> Reason:
    """The term that changes most: an objective, or what the hand that is kept will be worth."""
    g.hands[seat * KINDS + card] -= 1
    kept = g.objectives[seat * OBJECTIVES_DEALT :][:KEPT]
    points_now, hand_now = [odds.expected(g.variant, objective) for objective in kept], odds.hand_points(g, seat)
    odds.lay(g, card, grave)
    helped = [
        (odds.expected(g.variant, objective) - now, g.variant.names[objective])
        for objective, now in zip(kept, points_now, strict=True)
    ]
    points, name = max(helped)
    in_hand = odds.hand_points(g, seat) - hand_now
    if max(points, in_hand) < LITTLE:
        return Reason("why-play-cheap", {"grave": grave + 1})
    if points >= in_hand:
        side, graves, _ = name.split()
        return Reason("why-play-objective", {"side": side, "graves": graves, "points": points})
    return Reason("why-play-hand", {"points": in_hand})
