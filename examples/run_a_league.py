"""Run a league: every bot meets every other one, each deal twice with seats changed. `sexton league` does it at length.

python examples/run_a_league.py --game graverobbers --games 40
"""

from __future__ import annotations

import argparse
from itertools import combinations

import sexton
from sexton.kernel import catalogue

BOTS = ("random", "easy", "normal")


def share_of(game: str, bots: tuple[str, str], deals: int) -> float:
    """What the first bot wins of all victories, where even play is one half."""
    seats, won, fair = catalogue.find(game).seats[0], 0.0, 0.0
    for deal in range(deals):
        for turn in (0, 1):
            seated = {seat: bots[(seat + turn) % 2] for seat in range(seats)}
            own = {seat for seat, bot in seated.items() if bot == bots[0]}
            winners = set(sexton.load(game, seats, seed=deal).play_on(seated, seed=deal).winners)
            won += len(winners & own) / len(winners)
            fair += len(own) / seats
    return won / (2 * fair)


def main(arguments: list[str] | None = None) -> dict[str, float]:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="gravediggers", choices=sexton.catalogue())
    parser.add_argument("--games", type=int, default=40, help="deals for each pair")
    chosen = parser.parse_args(arguments)
    shares: dict[str, list[float]] = {bot: [] for bot in BOTS}
    for one, other in combinations(BOTS, 2):
        share = share_of(chosen.game, (one, other), chosen.games)
        print(f"{one} against {other}: {share:.2f} to {1 - share:.2f}")
        shares[one].append(share)
        shares[other].append(1 - share)
    table = {bot: sum(found) / len(found) for bot, found in shares.items()}
    for bot, share in sorted(table.items(), key=lambda line: -line[1]):
        print(f"{bot:8} {share:.2f}")
    return table


if __name__ == "__main__":
    main()
