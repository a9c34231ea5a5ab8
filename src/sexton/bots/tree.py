# engine: compiled
"""A tree of what is known, grown over imagined worlds: every seat chooses for itself, unseen by the others.

The searching seat's nodes are keyed by what it knows, the others' by what everybody knows: it cannot know what they
do. Seats that decide together choose apart, each for its own share of victory.
"""

import math
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from sexton.kernel.dice import Dice
from sexton.kernel.engine import ROOM, SEATS, Engine
from sexton.kernel.mind import Mind
from sexton.kernel.steps import ASKS, DRAWS, State


class Arm:
    """One move at one node: how often it was there, how often it was tried, and what came of it."""

    def __init__(self) -> None:
        self.there: i64 = 0
        self.tried: i64 = 0
        self.won: float = 0.0
        self.squares: float = 0.0

    def promise(self) -> float:
        """UCB1-tuned: the share won so far, and what may be hidden behind so few trials."""
        if not self.tried:
            return 1e9
        tried = float(self.tried)
        mean = self.won / tried
        log = math.log(float(self.there) + 1.0)
        spread = self.squares / tried - mean * mean + math.sqrt(2.0 * log / tried)
        return mean + math.sqrt(log / tried * (spread if spread < 0.25 else 0.25))


class Node:
    def __init__(self) -> None:
        self.arms: Final[dict[int, Arm]] = {}

    def arm(self, move: i64) -> Arm:
        found = self.arms.get(int(move))
        if found is None:
            found = Arm()
            self.arms[int(move)] = found
        return found

    def choose(self, moves: vec[i64], dice: Dice) -> i64:
        """The most promising of these moves; between equals, any."""
        best = moves[0]
        most = -1.0
        ties: i64 = 0
        for move in moves:
            arm = self.arm(move)
            arm.there += 1
            promise = arm.promise()
            if promise > most:
                best, most, ties = move, promise, 1
            elif promise == most:
                ties += 1
                if dice.below(ties) == 0:
                    best = move
        return best


class Tree:
    """Grows by one decision an iteration."""

    def __init__(self, engine: Engine, mind: Mind, seat: i64, moves: list[int], dice: Dice) -> None:
        self.engine: Final = engine
        self.mind: Final = mind
        self.seat: Final = seat
        self.dice: Final = dice
        self.root: Final = Node()
        self.moves: Final = vec[i64]([i64(move) for move in moves])  # what is considered at the root
        self.nodes: Final[dict[int, Node]] = {}
        self.answers: Final = vec[i64]([i64(0)] * ROOM)
        self.path: list[Arm] = []
        self.path_seats: list[int] = []
        self.iterations: i64 = 0

    def grow(self, worlds: Any, iterations: i64) -> None:
        for nth in range(iterations):
            self.iterate(worlds.sample(self.dice))

    def iterate(self, g: State) -> None:
        """One imagined game: by the tree as far as it goes, then by quick answers."""
        self.path.clear()
        self.path_seats.clear()
        steps, mind = self.engine.steps, self.mind
        in_tree, at_root = True, True
        decisions: i64 = 0
        shares = [0.0] * 8
        while True:
            step = steps[g.step]
            if step.kind == DRAWS:
                self.answers[0] = self.dice.pick(step.weights(g))
            elif step.kind == ASKS:
                decisions += 1
                if decisions > mind.horizon and not in_tree:
                    mind.estimate(g, shares)
                    break
                in_tree = self.decide(g, in_tree, at_root)
                at_root = False
            else:
                winners = step.ranking(g)[0]
                for winner in winners:
                    shares[winner] = 1.0 / float(len(winners))
                break
            step.then(g, self.answers, None)
        self.iterations += 1
        for nth in range(len(self.path)):
            arm = self.path[nth]
            share = shares[self.path_seats[nth]]
            arm.tried += 1
            arm.won += share
            arm.squares += share * share

    def decide(self, g: State, in_tree: bool, at_root: bool) -> bool:
        """Every asked seat answers; whether the game is still in the tree after that."""
        step = self.engine.steps[g.step]
        known = in_tree
        for count, seat in enumerate(SEATS[step.seats(g)]):
            if not in_tree:
                self.answers[count] = self.mind.answer(step, g, seat, self.dice)
            elif at_root and seat == self.seat:
                self.answers[count] = self.follow(self.root, self.root.choose(self.moves, self.dice), seat)
            else:
                key = self.mind.key(g, seat) if seat == self.seat else self.mind.public_key(g)
                node = self.nodes.get(int(key << 3 | seat))
                if node is None:
                    node = Node()
                    self.nodes[int(key << 3 | seat)] = node
                    known = False
                    self.answers[count] = self.follow(node, self.mind.answer(step, g, seat, self.dice), seat)
                else:
                    self.answers[count] = self.follow(node, node.choose(step.moves(g, seat), self.dice), seat)
        return known

    def follow(self, node: Node, move: i64, seat: i64) -> i64:
        self.path.append(node.arm(move))
        self.path_seats.append(int(seat))
        return move
