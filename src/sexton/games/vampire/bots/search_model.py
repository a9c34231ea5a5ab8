# engine: compiled
"""How a searching bot thinks about Grave Digger: nothing is hidden, and a hunter alone is solved."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sexton.games.vampire.bots.values import value_after
from sexton.games.vampire.rules.flow import DIG_STEP
from sexton.games.vampire.rules.state import State, closed_graves
from sexton.games.vampire.solver.one_hunter import Hunt
from sexton.games.vampire.solver.plans import Plan
from sexton.kernel import steps
from sexton.kernel.chance.dice import Dice
from sexton.kernel.search import search_model
from sexton.kernel.search.search_model import mixed, mixed_all
from sexton.kernel.steps import Step

HORIZON: Final = 150


class SearchModel(search_model.SearchModel):
    def __init__(self, hunt: Hunt, values: vec[float], plan: Plan) -> None:
        """`values`: of each standing at the end of a go, the expected goes to a dig, negative."""
        super().__init__(HORIZON)
        self.hunt: Final = hunt
        self.values: Final = values
        self.plan: Final = plan

    def key(self, g: State, seat: i64) -> i64:
        return mixed(self.public_key(g), seat + 1)

    def public_key(self, g: State) -> i64:
        key = mixed(mixed(mixed(g.step, g.active), g.roll), g.fights)
        key = mixed(mixed(key, g.offered), g.grave)
        for seat in range(g.variant.seats):
            key = mixed(mixed(key, g.at[seat]), g.tools[seat])
        return mixed_all(key, g.graves)

    def rollout_answer(self, step: Step[State], g: State, seat: i64, dice: Dice) -> i64:
        """What a hunter alone would do."""
        moves = step.moves(g, seat)
        if g.step == DIG_STEP:
            return moves[dice.below(len(moves))]
        best = moves[0]
        if len(moves) == 1:
            return best
        most = value_after(self.plan, g, seat, best)
        for nth in range(1, i64(len(moves))):
            worth = value_after(self.plan, g, seat, moves[nth])
            if worth > most:
                best, most = moves[nth], worth
        return best

    def estimate(self, g: steps.State, shares: vec[float]) -> None:
        """Who needs fewer goes to a dig is more likely to win; with many graves left the difference matters less."""
        assert isinstance(g, State)
        later = -self.values[self.hunt.start] * float(closed_graves(g) - 1) / 2.0
        total = 0.0
        for seat in range(g.variant.seats):
            shares[seat] = 1.0 / (later - self.values[g.at[seat] * 8 + g.tools[seat]])
            total += shares[seat]
        for seat in range(g.variant.seats):
            shares[seat] /= total
