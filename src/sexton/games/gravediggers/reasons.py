"""Why a move may be good, in words: from what the heuristics value."""

from __future__ import annotations

from sexton.games.gravediggers.heuristics import VALUES, Knowledge, advantages_at_target
from sexton.games.gravediggers.house import House
from sexton.games.gravediggers.notation import CREDIT, FIST, PLACE, REVEAL, ROB, cemetery_in, number_in, verb_in
from sexton.games.gravediggers.view import View
from sexton.kernel.dice import Dice
from sexton.kernel.game import Reason
from sexton.kernel.interface import Move

LITTLE = 0.5  # coins


def reason_for(view: View, move: Move, house: House, dice: Dice) -> Reason:
    assert view.seat is not None
    knowledge, verb = Knowledge(house, view, view.seat, dice), verb_in(move)
    if verb == FIST:
        return why_fist(knowledge, number_in(move))
    if verb == CREDIT:
        return Reason("why-credit" if number_in(move) else "why-no-credit")
    coins = VALUES[view.step](knowledge, [move])[0]
    if verb == PLACE:
        return why_place(coins, cemetery_in(move) + 1)
    if verb == ROB:
        return Reason("why-rob" if coins > 0 else "why-rob-little", {"coins": coins})
    card = view.cemeteries[cemetery_in(move)].cards[number_in(move)]
    others = len(set(card.seen_by) - {view.seat})
    if verb == REVEAL:
        return Reason("why-reveal-known" if card.card else "why-reveal", {"others": others})
    return Reason("why-view-chosen" if others else "why-view", {"others": others})


def why_fist(knowledge: Knowledge, coins: int) -> Reason:
    if coins == 0:
        return Reason("why-fist-nothing")
    gained = advantages_at_target(knowledge, [coins])[0]
    return Reason("why-fist" if gained > LITTLE else "why-fist-little", {"coins": gained})


def why_place(coins: float, cemetery: int) -> Reason:
    if abs(coins) < LITTLE:
        return Reason("why-place-quiet", {"cemetery": cemetery})
    return Reason("why-place" if coins > 0 else "why-place-loss", {"coins": abs(coins), "cemetery": cemetery})
