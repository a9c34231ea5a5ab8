# engine: compiled
"""What a bot values in Graverobbers: the points it may expect."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sexton.games.graverobbers.bots.grave_odds import BOX_FIT, GraveOdds, accusation_worth
from sexton.games.graverobbers.rules.notation import ACCUSE, DISCARD, number_in, verb_in
from sexton.games.graverobbers.rules.state import NOBODY, State, eyes_of
from sexton.games.graverobbers.view.readable import unseen_objectives
from sexton.kernel.chance.dice import Dice
from sexton.kernel.search import state_values


class StateValues(state_values.StateValues):
    def __init__(self) -> None:
        self.odds: Final = GraveOdds(BOX_FIT)

    def values(self, g: State, seat: i64, moves: vec[i64], dice: Dice) -> vec[float]:
        odds, verb = self.odds, verb_in(moves[0])
        odds.look(g, eyes_of(g.variant, seat))
        if verb == ACCUSE:
            worth = accusation_worth(odds.guilt_among(g.variant, unseen_objectives(g, seat)))
            return vec[float]([worth if number_in(move) != NOBODY else 0.0 for move in moves])
        if verb == DISCARD:
            return vec[float]([-odds.expected(g.variant, number_in(move)) for move in moves])
        return vec[float]([odds.after(g, seat, move) for move in moves])
