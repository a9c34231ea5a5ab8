"""What hints say of the best move against games won: by a game's net alone, by the search's estimate, and by both.

python bench/hints.py                           60 games a kind, 120 imagined games a hint
python bench/hints.py --games 400 --iterations 750 --only graverobbers

As in calibration.py, games are played by the net, and a seat is asked at every ninth question. All get as many
imagined games, and the processor time that they take is told; a hint at a table has more of them, which changes little
of what is said on average.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from typing import Any

from calibration import APART, Said, judged, table

from sexton.bots.levels import NET, state_values_of
from sexton.bots.search import Budget, Search
from sexton.kernel import catalogue
from sexton.kernel.chance.dice import FastDice
from sexton.kernel.engine import Run
from sexton.kernel.game import Game, Rules
from sexton.kernel.interface import Event, Seat
from sexton.kernel.learn.nets import mind_of
from sexton.kernel.search.state_values import greedy_move
from sexton.kernel.steps import State

VOICES = ("net", "both", "estimate", "fair")


class Table:
    """Games with one number of players, and what hints would say in them."""

    def __init__(self, rules: Rules[Any, Any], iterations: int) -> None:
        self.rules, self.budget = rules, Budget(iterations=iterations)
        mind = mind_of(rules)
        self.thinkers = {
            "net": Search(rules, self.budget, mind=mind, by_net_alone=True),
            "both": Search(rules, self.budget, mind=mind),
            "estimate": Search(rules, self.budget),
        }
        self.seconds = dict.fromkeys(self.thinkers, 0.0)
        values = state_values_of(NET, rules)
        assert values is not None
        self.values = values

    def game(self, seed: int) -> Iterator[Said]:
        self.heard: list[list[Event]] = [[] for _ in range(self.rules.seats)]
        run, dice = Run(self.rules.engine, self.rules.setup(), FastDice(seed), self.tell), FastDice(seed + 1)
        asked, found = 0, []
        while run.seats:
            asked += 1
            seat = run.seats[seed % len(run.seats)]
            if (asked + seed) % APART == 0 and len(run.moves(seat)) > 1:
                found.append((seat, self.said(run.state, seat, seed + asked)))
            run.play([int(greedy_move(self.values, run.step, run.state, seat, dice)) for seat in run.seats])
        ranks = list(run.step.ranks(run.state))
        for seat, shares in found:
            yield Said(shares, 1 / ranks.count(1) if ranks[seat] == 1 else 0.0)

    def said(self, state: State, seat: Seat, seed: int) -> dict[str, float]:
        view, moves = self.rules.view(state, seat), tuple(self.rules.moves(state, seat))
        shares = dict[str, float]()
        for name, thinker in self.thinkers.items():
            began = time.process_time()
            shares[name] = thinker.think(view, self.heard[seat], moves, FastDice(seed))[0].share
            self.seconds[name] += time.process_time() - began
        return {**shares, "fair": 1 / self.rules.seats}

    def tell(self, hearers: int, event: Event) -> None:
        for seat, heard in enumerate(self.heard):
            if hearers >> seat & 1:
                heard.append(event)


def asked_in(game: Game, games: int, iterations: int) -> tuple[list[Said], dict[str, float]]:
    """What was said, and how many milliseconds of processor time it took on average."""
    tables = [Table(game.open(seats), iterations) for seats in game.seats if seats > 1]
    said = [said for seed in range(games) for said in tables[seed % len(tables)].game(seed)]
    return said, {name: 1000 * sum(t.seconds[name] for t in tables) / len(said) for name in tables[0].thinkers}


def worse_by(voice: str, other: str, sayings: list[Said]) -> str:
    """How much larger the mean of its squared errors is, with the 95 % interval of single hints."""
    gaps = [(said.shares[voice] - said.won) ** 2 - (said.shares[other] - said.won) ** 2 for said in sayings]
    mean = sum(gaps) / len(gaps)
    error = (sum((gap - mean) ** 2 for gap in gaps) / len(gaps) / len(gaps)) ** 0.5
    return f"{voice} over {other} {mean:+.4f} ± {1.96 * error:.4f}"


def main() -> None:
    with_net = [name for name, game in catalogue.games().items() if mind_of(game.open(max(2, game.seats[0])))]
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=60, help="of each kind")
    parser.add_argument("--iterations", type=int, default=120, help="imagined games a hint")
    parser.add_argument("--only", choices=with_net)
    asked = parser.parse_args()
    for name in [asked.only] if asked.only else with_net:
        sayings, took = asked_in(catalogue.find(name), asked.games, asked.iterations)
        won = sum(said.won for said in sayings) / len(sayings)
        told = ", ".join(
            f"{voice} {100 * sum(said.shares[voice] for said in sayings) / len(sayings):.1f} %" for voice in VOICES
        )
        print(
            f"{catalogue.find(name).title}: {len(sayings)} times asked; said on average: {told}; won {100 * won:.1f} %"
        )
        print("\n".join(table([judged(voice, sayings) for voice in VOICES])))
        print(", ".join(worse_by("net", other, sayings) for other in ("both", "estimate")))
        print(", ".join(f"{voice} {took[voice]:.0f} ms" for voice in took), flush=True)


if __name__ == "__main__":
    main()
