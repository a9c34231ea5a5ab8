"""The moves that the nets which come with the games play, as text; and those of a net with weights that are made up,
for a game whose moves have lines of their own.

Run `python -m tests.learn.shipped` to write them anew, after a net was replaced.
"""

from __future__ import annotations

import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from sexton.bots.net import net_bot
from sexton.kernel import catalogue
from sexton.kernel.chance.dice import FastDice
from sexton.kernel.engine import Run
from sexton.kernel.learn import weights
from sexton.kernel.learn.layout import Layout
from sexton.kernel.learn.nets import shipped

RECORD = Path(__file__).parent / "moves.txt"
ANSWERS = 45  # of each game
MADE_UP = "gloomy_graves"
WIDTH, NARROW = 24, 12


def with_nets() -> list[str]:
    return [name for name, game in sorted(catalogue.games().items()) if shipped(game)]


def made_up(layout: Layout) -> weights.Weights:
    """A net of weights at random, without NumPy."""
    dice, lines = FastDice(11), sum(high - low for low, high in zip(layout.low, layout.high, strict=True))
    places, nth = list[int](), 0
    for low, high in zip(layout.low, layout.high, strict=True):
        places += [*range(nth, nth - low), -1, *range(nth - low, nth - low + high)]
        nth += high - low

    def some(many: int, most: int) -> list[int]:
        return [int(dice.below(2 * most + 1)) - most for _ in range(many)]

    return weights.Weights(
        weights.About(
            game=layout.game.id, encoding=layout.version, row=layout.row, actions=layout.actions, width=WIDTH,
            narrow=NARROW, advised=True,
        ),
        layout.low, layout.high, places, some(lines * WIDTH, 40), some(WIDTH, 60), some(WIDTH * NARROW, 30),
        some(NARROW, 4000), some(layout.lines * NARROW, 20), some(layout.lines, 2000), some(NARROW, 20), [100],
        [60] * layout.actions,
    )  # fmt: skip


def moves_of(name: str, path: Path | None = None) -> list[str]:
    """A line for the fewest and one for the most players: what each net at the table answers to its view."""
    game = catalogue.find(name)
    lines = []
    for seats in (game.seats[0], game.seats[-1]):
        rules = game.open(seats)
        bot, dice = net_bot(rules, path), FastDice(seats)
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


def recorded() -> str:
    found = [line for name in with_nets() for line in moves_of(name)]
    with TemporaryDirectory() as folder:
        path = Path(folder) / "made-up.net"
        weights.write(path, made_up(Layout(catalogue.find(MADE_UP))))
        found += [f"made up: {line}" for line in moves_of(MADE_UP, path)]
    return "\n".join(found) + "\n"


if __name__ == "__main__":
    found = recorded()
    if "--print" in sys.argv:
        sys.stdout.write(found)
    else:
        RECORD.write_text(found, encoding="utf-8")
