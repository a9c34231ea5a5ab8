# engine: compiled
"""How a searching bot thinks about Grave Digger: nothing is hidden, and a hunter alone is solved."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sexton.games.vampire.rules.box import EVERY_TOOL
from sexton.games.vampire.rules.flow import DIG_STEP, MOVE_STEP, RED_RETURN, TAKE_STEP
from sexton.games.vampire.rules.notation import number_in
from sexton.games.vampire.rules.paths import end_of, gains_of, shadows_of
from sexton.games.vampire.rules.state import State, closed_graves
from sexton.games.vampire.solver.one_hunter import Hunt
from sexton.kernel import steps
from sexton.kernel.chance.dice import Dice
from sexton.kernel.search import search_model
from sexton.kernel.search.search_model import mixed
from sexton.kernel.steps import Step

HORIZON: Final = 150


class SearchModel(search_model.SearchModel):
    def __init__(self, hunt: Hunt, values: vec[float]) -> None:
        """`values`: of each standing at the end of a go, the expected goes to a dig, negative."""
        super().__init__(HORIZON)
        self.hunt: Final = hunt
        self.values: Final = values
        self.settled: Final = hunt.settled(values, 0.0)

    def key(self, g: State, seat: i64) -> i64:
        return mixed(self.public_key(g), seat + 1)

    def public_key(self, g: State) -> i64:
        key = mixed(mixed(mixed(g.step, g.active), g.roll), g.fights)
        key = mixed(mixed(key, g.offered), g.grave)
        for seat in range(g.variant.seats):
            key = mixed(mixed(key, g.at[seat]), g.tools[seat])
        for grave in g.graves:
            key = mixed(key, grave)
        return key

    def rollout_answer(self, step: Step[State], g: State, seat: i64, dice: Dice) -> i64:
        """What a hunter alone would do."""
        moves = step.moves(g, seat)
        if g.step == DIG_STEP:
            return moves[dice.below(len(moves))]
        best = moves[0]
        most = self.worth(g, seat, best)
        for move in moves:
            worth = self.worth(g, seat, move)
            if worth > most:
                best, most = move, worth
        return best

    def worth(self, g: State, seat: i64, move: i64) -> float:
        square, tools = g.at[seat], g.tools[seat]
        if g.step == MOVE_STEP:
            held = tools | gains_of(g.variant, tools, move)
            return self.after(end_of(g.variant, square, move) * 8 + held, shadows_of(g.variant, move))
        if g.step == RED_RETURN:
            return self.settled[self.hunt.after_red + (tools & ~number_in(move))]
        kept = tools | number_in(move) if g.step == TAKE_STEP else tools & ~number_in(move)
        return self.after(square * 8 + kept, g.fights)

    def after(self, standing: i64, battles: i64) -> float:
        if standing & EVERY_TOOL == 0:
            battles = 0
        most = self.hunt.most_battles
        return self.settled[(battles if battles < most else most) * self.hunt.standings + standing]

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
