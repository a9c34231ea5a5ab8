# engine: compiled
"""Two search models that use a net to judge imagined games."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from sexton.kernel.chance.dice import Dice
from sexton.kernel.engine import Engine
from sexton.kernel.learn.net_values import NetValues
from sexton.kernel.search.search_model import SearchModel
from sexton.kernel.steps import Step


class SecondOpinion(SearchModel):
    """Imagined games are played by the game's own model, and judged by it and the net with equal weight."""

    def __init__(self, model: SearchModel, net: NetValues, seat: i64, seats: i64) -> None:
        super().__init__(model.horizon)
        self.model: Final = model
        self.net: Final = net
        self.seat: Final = seat
        self.fair: Final = 1.0 / float(seats)

    def begin(self, g: Any) -> None:
        self.model.begin(g)

    def key(self, g: Any, seat: i64) -> i64:
        return self.model.key(g, seat)

    def public_key(self, g: Any) -> i64:
        return self.model.public_key(g)

    def rollout_answer(self, step: Step[Any], g: Any, seat: i64, dice: Dice) -> i64:
        return self.model.rollout_answer(step, g, seat, dice)

    def stops(self, g: Any, decisions: i64) -> bool:
        return self.model.stops(g, decisions)

    def can_judge(self, g: Any) -> bool:
        return self.model.can_judge(g)

    def estimate(self, g: Any, shares: vec[float]) -> None:
        """Of the searching seat alone: nobody reads the others'."""
        self.model.estimate(g, shares)
        shares[self.seat] = (shares[self.seat] + self.said(g)) / 2.0

    def said(self, g: Any) -> float:
        """The share of victory that the net expects for the searching seat."""
        share = self.fair + self.net.share(g, self.seat)
        return 0.0 if share < 0.0 else 1.0 if share > 1.0 else share


class NetSearchModel(SecondOpinion):
    """In imagined games all seats answer as the net would, and the net alone judges them.

    Imagined games stop where their seat decides again: there the net has learned to judge.
    """

    def __init__(self, model: SearchModel, net: NetValues, seat: i64, seats: i64, engine: Engine, soonest: i64) -> None:
        super().__init__(model, net, seat, seats)
        self.steps: Final = engine.steps
        self.soonest: Final = soonest

    def rollout_answer(self, step: Step[Any], g: Any, seat: i64, dice: Dice) -> i64:
        return self.net.answer(step, g, seat, dice)

    def stops(self, g: Any, decisions: i64) -> bool:
        return decisions >= self.soonest and (self.steps[g.step].seats(g) >> self.seat & 1) == 1

    def estimate(self, g: Any, shares: vec[float]) -> None:
        shares[self.seat] = self.said(g)
