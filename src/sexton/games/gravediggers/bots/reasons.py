"""Why a move may be good, in words: from what the values of moves rest on."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from sexton.games.gravediggers.bots.values import Knowledge, StateValues
from sexton.games.gravediggers.rules.notation import CREDIT, FIST, PLACE, REVEAL, ROB, number_in, verb_in, where_in
from sexton.games.gravediggers.rules.state import State
from sexton.kernel.chance.dice import Dice
from sexton.kernel.interface import Move, Seat
from sexton.kernel.laid_cards import eyes_of, knows, seen_by
from sexton.kernel.search.heuristics import Reason

LITTLE = 0.5  # coins


def reason_for(known: State, seat: Seat, move: Move, dice: Dice) -> Reason:
    """`known` is what the seat knows, as a state."""
    verb = verb_in(move)
    if verb == FIST:
        return why_fist(Knowledge(known, seat, dice), number_in(move))
    if verb == CREDIT:
        return Reason("why-credit" if number_in(move) else "why-no-credit")
    coins = StateValues().values(known, seat, vec[i64]([move]), dice)[0]
    if verb == PLACE:
        return why_place(coins, where_in(move) + 1)
    if verb == ROB:
        return Reason("why-rob" if coins > 0 else "why-rob-little", {"coins": coins})
    card = known.lines[where_in(move)][number_in(move)]
    others = (int(seen_by(card)) & ~(1 << seat)).bit_count()
    if verb == REVEAL:
        return Reason("why-reveal-known" if knows(card, eyes_of(seat)) else "why-reveal", {"others": others})
    return Reason("why-view-chosen" if others else "why-view", {"others": others})


def why_fist(knowledge: Knowledge, coins: int) -> Reason:
    gained = knowledge.at_target(vec[i64]([coins])).advantage(0)
    much = "why-fist" if gained > LITTLE else "why-fist-loss" if gained < -LITTLE else "why-fist-little"
    return Reason("why-fist-nothing" if coins == 0 else much, {"coins": gained})


def why_place(coins: float, cemetery: int) -> Reason:
    much = "why-place-quiet" if abs(coins) < LITTLE else "why-place" if coins > 0 else "why-place-loss"
    return Reason(much, {"coins": coins, "cemetery": cemetery})
