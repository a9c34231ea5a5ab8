"""Write a bot: it gets the view of its seat, what its seat has heard, and its moves; and gives back one of them.

python examples/write_a_bot.py --games 200
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import Any

import sexton
from sexton.kernel import catalogue


class Miser:
    """Plays Gravediggers: opens its fist for little, places at random, and lets others rob."""

    name = "miser"

    def __init__(self) -> None:
        self.write = catalogue.find("gravediggers").open(2).write  # a move is a number; this is its text

    def choose(self, view: Any, heard: Sequence[Any], moves: Sequence[int], dice: Any) -> int:
        if view.step == "fists":
            target = view.cemeteries[view.target - 1]
            known = [card.card for card in target.cards if card.card is not None]
            wanted = 3 if "5" in known or "10" in known else 1
            return min(moves, key=lambda move: abs(int(self.write(move).split()[1]) - wanted))
        return moves[int(dice.below(len(moves)))]


def main(arguments: list[str] | None = None) -> float:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--against", default="random")
    chosen = parser.parse_args(arguments)
    miser, won = Miser(), 0.0
    for number in range(chosen.games):
        seat = number % 2
        play = sexton.load("gravediggers", seats=2, seed=number)
        play.play_on({seat: miser, 1 - seat: chosen.against}, seed=number)
        won += (seat in play.winners) / len(play.winners)
    share = won / chosen.games
    print(f"The miser wins {share:.0%} of {chosen.games} games against {chosen.against}.")
    return share


if __name__ == "__main__":
    main()
