"""The moves that the nets which come with the games play, as text.

Run `python -m tests.learn.shipped` to write them anew, after a net was replaced.
"""

from __future__ import annotations

import sys
from pathlib import Path

from sexton.bots.net import net_bot
from sexton.kernel import catalogue
from sexton.kernel.chance.dice import FastDice
from sexton.kernel.engine import Run
from sexton.kernel.learn.nets import shipped

RECORD = Path(__file__).parent / "moves.txt"
ANSWERS = 45  # of each game


def with_nets() -> list[str]:
    return [name for name, game in sorted(catalogue.games().items()) if shipped(game)]


def moves_of(name: str) -> list[str]:
    """A line for the fewest and one for the most players: what each net at the table answers to its view."""
    game = catalogue.find(name)
    lines = []
    for seats in (game.seats[0], game.seats[-1]):
        rules = game.open(seats)
        bot, dice = net_bot(rules), FastDice(seats)
        run, said = Run(rules.engine, rules.setup(), FastDice(7)), list[str]()
        while run.seats and len(said) < ANSWERS:
            chosen = [
                bot.choose(rules.view(run.state, seat), (), tuple(map(int, run.moves(seat))), dice)
                for seat in run.seats
            ]
            said += map(rules.write, chosen)
            run.play(chosen)
        lines.append(f"{name} {seats}: {', '.join(said)}")
    return lines


if __name__ == "__main__":
    found = "\n".join(line for name in with_nets() for line in moves_of(name)) + "\n"
    if "--print" in sys.argv:
        sys.stdout.write(found)
    else:
        RECORD.write_text(found, encoding="utf-8")
