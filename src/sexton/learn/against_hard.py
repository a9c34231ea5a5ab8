"""How a net that learns stands against the level `hard`: in whole games beside the training, for `hard` may search."""

from __future__ import annotations

import time
from typing import Any

from sexton.bots.net import NetBot
from sexton.bots.players import bot_named
from sexton.kernel.chance.dice import FastDice
from sexton.kernel.engine import Run
from sexton.kernel.game import Rules
from sexton.kernel.interface import Event, Seat
from sexton.kernel.learn.layout import Layout
from sexton.kernel.learn.nets import Mind
from sexton.kernel.learn.weights import Weights, net_of

HARD = "hard"


class AgainstHard:
    """One seat plays by the net, as its file would, the others at the level; each look goes on with new deals."""

    def __init__(self, layout: Layout, seconds: float) -> None:
        self.layout, self.seconds, self.played = layout, seconds, 0

    def look(self, weights: Weights) -> tuple[list[float], int]:
        """Shares of victory over the fair one for each number of players, and how many games that were.

        With every number of players alike, until the time is up, but at least once.
        """
        net, until, shares = net_of(weights), time.monotonic() + self.seconds, list[list[float]]()
        bots = [NetBot(Mind(rules, net, weights, self.layout).heuristics) for rules in self.layout.rules.values()]
        while not shares or time.monotonic() < until:
            self.played += 1
            tables = zip(self.layout.rules.values(), bots, strict=True)
            shares.append([times_fair(rules, bot, self.played) for rules, bot in tables])
        means = [round(sum(alike) / len(alike), 3) for alike in zip(*shares, strict=True)]
        return means, len(shares) * len(means)


def times_fair(rules: Rules[Any, Any], bot: NetBot, number: int) -> float:
    """What the net's seat gets of one game, over the fair share."""
    seats, own = range(rules.seats), number % rules.seats
    bots = [bot if seat == own else bot_named(HARD, rules) for seat in seats]
    dice, heard = [FastDice((number << 4) + 1 + seat) for seat in seats], [list[Event]() for _ in seats]

    def tell(hearers: int, event: Event) -> None:
        for seat in seats:
            if hearers >> seat & 1:
                heard[seat].append(event)

    def answer(seat: Seat) -> int:
        view, moves = rules.view(run.state, seat), tuple(run.moves(seat))
        return int(bots[seat].choose(view, heard[seat], moves, dice[seat])) if len(moves) > 1 else int(moves[0])

    run = Run(rules.engine, rules.setup(), FastDice(number << 4), tell)
    while run.seats:
        run.play([answer(seat) for seat in run.seats])
    ranks = list(run.step.ranks(run.state))
    return rules.seats / ranks.count(1) if ranks[own] == 1 else 0.0
