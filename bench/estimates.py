"""How much the estimate of each search model knows: what it said of the later winners in games of a bot with itself.

python bench/estimates.py                       200 games of `search:300` each, with the fewest and the most players
python bench/estimates.py --games 50 --bot normal
"""

from __future__ import annotations

import argparse
import math
from collections.abc import Sequence
from typing import Any

from librt.vecs import vec
from rich.console import Console
from rich.progress import track
from rich.table import Table

from sexton.bots.levels import LEVELS
from sexton.bots.players import bot_named
from sexton.kernel import catalogue
from sexton.kernel.chance.dice import FastDice
from sexton.kernel.engine import Run
from sexton.kernel.game import Rules
from sexton.kernel.interface import Event, Over
from sexton.kernel.search.heuristics import Bot
from sexton.kernel.steps import State

GAMES = ("gravediggers", "graverobbers", "gloomy_graves")  # those whose search has a horizon
FAR = 1 << 20  # decisions: a search model judges here wherever it judges at all
LEAST = 1e-6
USUAL = "search:300"


class Match:
    """One game of a bot against itself, and what its search model thought of every seat, all cards known."""

    def __init__(self, rules: Rules[Any, Any], bot: Bot[Any], seed: int) -> None:
        self.rules, self.model = rules, rules.search_model()
        self.heard: list[list[Event]] = [[] for _ in range(rules.seats)]
        self.run = Run(rules.engine, rules.setup(), FastDice(seed), self.tell)
        self.thoughts: list[list[float]] = []
        dice = FastDice(seed + 1)
        while self.run.seats:
            self.look(self.run.state)
            self.run.play([self.choose(bot, seat, dice) for seat in self.run.seats])
        over = rules.pending(self.run.state)
        assert isinstance(over, Over)
        self.winners = over.ranking[0]

    def tell(self, hearers: int, event: Event) -> None:
        for seat, heard in enumerate(self.heard):
            if hearers >> seat & 1:
                heard.append(event)

    def choose(self, bot: Bot[Any], seat: int, dice: FastDice) -> int:
        moves = tuple(int(move) for move in self.run.moves(seat))
        return bot.choose(self.rules.view(self.run.state, seat), self.heard[seat], moves, dice)

    def look(self, state: State) -> None:
        if self.model.stops(state, FAR):
            shares = vec[float]([0.0] * self.rules.seats)
            self.model.estimate(state, shares)
            self.thoughts.append([shares[seat] for seat in range(self.rules.seats)])


def said_of_the_winner(rules: Rules[Any, Any], bot: str, games: int) -> list[float]:
    """In each third of a game: the share that the later winners were given, over the fair share.

    A geometric mean, so that certainty about the wrong seat costs more than doubt. Who knows nothing gets 1.
    """
    said: list[list[float]] = [[], [], []]
    for seed in range(games):
        match = Match(rules, bot_named(bot, rules), seed)
        for nth, shares in enumerate(match.thoughts):
            given = [math.log(max(LEAST, shares[seat] * rules.seats)) for seat in match.winners]
            said[3 * nth // len(match.thoughts)].append(sum(given) / len(given))
    return [math.exp(sum(third) / len(third)) for third in said]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=positive, default=200, help="of each game and number of players")
    parser.add_argument(
        "--bot", choices=(USUAL, "random", *LEVELS), default=USUAL, help=f"who plays (default: {USUAL})"
    )
    asked = parser.parse_args()
    table = Table(
        "game", "players", "first third", "second", "last", title="What the estimate said of the later winner"
    )
    rows = [(game, seats) for game in GAMES for seats in ends(catalogue.find(game).seats)]
    for game, seats in track(rows, "Playing"):
        thirds = said_of_the_winner(catalogue.find(game).open(seats), asked.bot, asked.games)
        table.add_row(game, str(seats), *(f"{third:.2f}" for third in thirds))
    Console().print(table)


def positive(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError("one game at least")
    return number


def ends(seats: Sequence[int]) -> tuple[int, int]:
    """The fewest that play against each other, and the most."""
    return max(2, min(seats)), max(seats)


if __name__ == "__main__":
    main()
