"""Write a bot: it gets the view of its seat, what its seat has heard, and its moves; and gives back one of them.

python examples/write_a_bot.py --games 200
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import Any

import sexton
from sexton.kernel import catalogue

UNKNOWN = 2  # what a card that lies face down is worth on average, near enough


class Miser:
    """Plays Gravediggers: closes its fist around half of what it thinks is there, and does all else at random."""

    name = "miser"

    def __init__(self) -> None:
        self.write = catalogue.find("gravediggers").open(2).write  # a move is a number; this is its text

    def choose(self, view: Any, heard: Sequence[Any], moves: Sequence[int], dice: Any) -> int:
        if view.step == "fists":
            wanted = bounty([laid.card for laid in view.cemeteries[view.target - 1].cards]) / 2
            return min(moves, key=lambda move: abs(int(self.write(move).split()[1]) - wanted))
        return moves[int(dice.below(len(moves)))]


def bounty(cards: Sequence[str | None]) -> int:
    """What a cemetery seems to hold (GD-15 to GD-18); None is a card that the seat does not know."""
    if cards.count("guard") == 1 and "widow" not in cards:
        return 0
    if cards.count("bandit") > cards.count("accomplice"):
        return 0
    worth = sum(UNKNOWN if card is None else int(card) for card in cards if card is None or card.isdigit())
    return worth * (1 + cards.count("X"))


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
