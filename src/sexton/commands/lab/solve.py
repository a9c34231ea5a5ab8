"""`sexton solve`: what is known exactly about a game."""

from __future__ import annotations

from pathlib import Path

import click

from sexton.commands.board import write_picture
from sexton.commands.common import (
    echo_json,
    game_argument,
    house_rules,
    house_rules_option,
    json_option,
    lang_option,
    words_for,
)
from sexton.kernel.game import Game
from sexton.kernel.interface import Refusal
from sexton.kernel.words import Words

EXAMPLES = """
\b
Examples:
  sexton solve vampire
  sexton solve vampire --board abbey --svg abbey.svg
  sexton solve vampire --option tools_on_the_way=yes --json
  sexton solve vampire --players 2        both at their best; minutes where the engine is not compiled
"""


@click.command(epilog=EXAMPLES)
@game_argument
@house_rules_option
@click.option(
    "--players", type=click.IntRange(1, 9), default=1, show_default=True, help="How many hunters play at their best."
)
@click.option(
    "--runs",
    type=click.IntRange(100, 10_000_000),
    default=100_000,
    show_default=True,
    help="How many runs to simulate as a check.",
)
@click.option(
    "--seed", type=click.IntRange(0, 2**40), default=1, show_default=True, help="The seed of the simulated runs."
)
@click.option("--svg", type=click.Path(dir_okay=False, path_type=Path), help="Also write the values as a picture.")
@json_option
@lang_option
def solve(
    game: Game,
    settings: tuple[str, ...],
    players: int,
    runs: int,
    seed: int,
    svg: Path | None,
    as_json: bool,
    lang: str | None,
) -> None:
    """Work out the best policy of GAME exactly, and check it against simulated runs."""
    from rich.console import Console

    solver = game.solver()
    if solver is None:
        raise Refusal("solve", "not-solved", game=game.title)
    words = words_for(lang, game)
    options = house_rules(game, settings)
    solved = solver.solve(options, players, runs, seed, Progress(words).say if players > 1 and not as_json else None)
    if svg is not None:
        write_picture(svg, solver.svg(solved, options, words))
    if as_json:
        echo_json(solved)
    else:
        Console(highlight=False).print(solver.tell(solved, options, words))


class Progress:
    """A line on standard error now and then, so that long work does not look dead."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.stage = 0

    def say(self, stage: int, rounds: int, precision: float) -> None:
        if stage != self.stage or rounds % 50 == 0:
            self.stage = stage
            reached = f"{precision:.0e}"
            click.echo(self.words.say("solve-progress", graves=stage, rounds=rounds, precision=reached), err=True)
