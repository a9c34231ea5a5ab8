# engine: compiled
"""Imagined games: every considered move is tried in the same worlds, under the same luck.

Below the considered moves grows a tree of what the searching seat may come to know: its later decisions are chosen by
their results so far. The others answer quickly, each from what it knows in that world, unseen by one another.
"""

import math
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from sexton.kernel.chance.dice import WORD, Dice, scrambled
from sexton.kernel.engine import ROOM, SEATS, Engine
from sexton.kernel.search.search_model import SearchModel
from sexton.kernel.steps import ASKS, DRAWS, State, Step

SEEDS: Final = 1 << 30
WIDENING: Final = 4  # a node has another move suggested whenever the square of their number is below visits / 4
TRIFLE: Final = 0.0001  # the least variance a node is thought to have


class Luck(Dice):
    """Rolls that depend on how far an imagined game has come, not on how it got there: all moves share their luck."""

    def __init__(self) -> None:
        self.x: i64 = 0
        self.c: i64 = 1

    def turn_to(self, seed: i64, nth: i64) -> None:
        self.x = scrambled((seed ^ nth * 40503) & WORD)
        self.c = (self.x * 69069 >> 4 & 0xFFFFFFF) + 1

    def below(self, n: i64) -> i64:
        t = self.x * 698769069 + self.c
        self.x = t & WORD
        self.c = t >> 32
        return ((self.x ^ self.c) * n) >> 32


class Arm:
    """One move, how often it was tried, and its results."""

    def __init__(self, move: i64) -> None:
        self.move: Final = move
        self.tried: i64 = 0
        self.won: float = 0.0
        self.squares: float = 0.0
        self.latest: float = 0.0
        self.paired_squares: float = 0.0  # of the differences from the mean of the moves tried in the same world

    def learn(self, share: float) -> None:
        self.tried += 1
        self.won += share
        self.squares += share * share

    def mean(self) -> float:
        return self.won / float(self.tried) if self.tried else 0.0


class Node:
    """A later decision of the searching seat, known by what the seat would know there."""

    def __init__(self) -> None:
        self.visits: i64 = 0
        self.won: float = 0.0
        self.squares: float = 0.0
        self.arms: Final[list[Arm]] = []

    def wants_another(self) -> bool:
        arms: i64 = len(self.arms)
        return arms * arms * WIDENING <= self.visits

    def arm(self, move: i64) -> Arm:
        for arm in self.arms:
            if arm.move == move:
                return arm
        self.arms.append(Arm(move))
        return self.arms[len(self.arms) - 1]

    def most_promising(self) -> Arm:
        """The arm by UCB, scaled to the spread of this node: estimates vary far less than wins and losses."""
        visits = float(self.visits)
        mean = self.won / visits
        reach = (self.squares / visits - mean * mean + TRIFLE) * math.log(visits + 1.0)
        best = self.arms[0]
        most = -1.0
        for arm in self.arms:
            tried = float(arm.tried)
            promise = arm.won / tried + math.sqrt(reach / tried)
            if promise > most:
                best, most = arm, promise
        return best

    def learn(self, share: float) -> None:
        self.visits += 1
        self.won += share
        self.squares += share * share


class Tree:
    def __init__(self, engine: Engine, model: SearchModel, seat: i64, grows: bool = True) -> None:
        """One that does not grow tries moves, and lets their seat answer quickly after them, like the others."""
        self.engine: Final = engine
        self.model: Final = model
        self.seat: Final = seat
        self.grows: Final = grows
        self.luck: Final = Luck()
        self.nodes: Final[dict[int, Node]] = {}
        self.path: Final[list[Node]] = []
        self.path_arms: Final[list[Arm]] = []
        self.misled: i64 = 0  # how often two situations had the same key
        self.answers: Final = vec[i64]([i64(0)] * ROOM)
        self.shares: Final = vec[float]([0.0] * ROOM)

    def compare(self, arms: list[Arm], worlds: Any, count: i64, dice: Dice) -> None:
        """Try every arm once in each of `count` worlds."""
        for nth in range(count):
            seed = dice.below(SEEDS)
            world: State = worlds.sample(dice)
            total = 0.0
            for arm in arms:
                arm.latest = arm.mean()
                try:
                    self.imagine(world.clone(), arm.move, seed)
                except (IndexError, ValueError, ZeroDivisionError):  # a move of another decision with the same key
                    self.forget()
                else:
                    arm.latest = self.shares[self.seat]
                    self.learn(arm, arm.latest)
                total += arm.latest
            usual = total / float(len(arms))
            for arm in arms:
                arm.paired_squares += (arm.latest - usual) * (arm.latest - usual)

    def forget(self) -> None:
        self.misled += 1
        self.path.clear()
        self.path_arms.clear()
        self.nodes.clear()

    def learn(self, arm: Arm, share: float) -> None:
        arm.learn(share)
        for nth in range(len(self.path)):
            self.path[nth].learn(share)
            self.path_arms[nth].learn(share)
        self.path.clear()
        self.path_arms.clear()

    def imagine(self, g: State, move: i64, seed: i64) -> None:
        """Play from this move until the game is over or can be judged; the result is written to `shares`."""
        steps, model = self.engine.steps, self.model
        draws: i64 = 0
        decisions: i64 = 0
        growing = self.grows
        while True:
            step = steps[g.step]
            if step.kind == DRAWS:
                draws += 1
                self.luck.turn_to(seed, draws << 1)
                self.answers[0] = self.luck.pick(step.weights(g))
            elif step.kind == ASKS:
                if decisions and model.stops(g, decisions):
                    model.estimate(g, self.shares)
                    return
                decisions += 1
                growing = self.decide(step, g, move, seed, decisions, growing)
            else:
                self.settle(step.ranks(g))
                return
            step.then(g, self.answers, None)

    def decide(self, step: Step[Any], g: State, move: i64, seed: i64, decisions: i64, growing: bool) -> bool:
        """Let every asked seat answer; returns whether the imagined game is still within the tree."""
        count: i64 = 0
        for seat in SEATS[step.seats(g)]:
            self.luck.turn_to(seed, (decisions << 4) + (seat << 1) + 1)
            if seat != self.seat:
                self.answers[count] = self.model.rollout_answer(step, g, seat, self.luck)
            elif decisions == 1:
                self.answers[count] = move
            elif growing:
                growing = self.follow(step, g, count)
            else:
                self.answers[count] = self.model.rollout_answer(step, g, seat, self.luck)
            count += 1  # noqa: SIM113  enumerate boxes it
        return growing

    def follow(self, step: Step[Any], g: State, place: i64) -> bool:
        """Let the searching seat decide again; returns whether it has been here before."""
        key = int(self.model.key(g, self.seat))
        node = self.nodes.get(key)
        known = node is not None
        if node is None:
            node = Node()
            self.nodes[key] = node
        if node.wants_another():
            arm = node.arm(self.model.rollout_answer(step, g, self.seat, self.luck))
        else:
            arm = node.most_promising()
        self.path.append(node)
        self.path_arms.append(arm)
        self.answers[place] = arm.move
        return known

    def settle(self, ranks: vec[i64]) -> None:
        winners = 0.0
        for rank in ranks:
            if rank == 1:
                winners += 1.0
        for seat in range(i64(ROOM)):
            self.shares[seat] = 1.0 / winners if seat < i64(len(ranks)) and ranks[seat] == 1 else 0.0
