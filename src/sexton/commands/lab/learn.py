"""`sexton learn`: a net learns a game by playing it against itself."""

from __future__ import annotations

import importlib.util
import math
import os
from pathlib import Path

import click

from sexton.commands.common import (
    echo_json,
    game_argument,
    game_options,
    house_rules,
    words_for,
)
from sexton.kernel.game import Game
from sexton.kernel.interface import Refusal
from sexton.kernel.words import Words

EXAMPLES = """
\b
Examples:
  sexton learn graverobbers                        half an hour, on a GPU if there is one
  sexton learn graverobbers --minutes 30 --piece 9   nine minutes of it now; the same again goes on
  sexton learn gravediggers --minutes 5 --width 64 --out small.net
  sexton learn graverobbers --mix hands=3 --mix open_hands=yes   one net for these house rules, too
  sexton league graverobbers --bots net:graverobbers.net,greedy,hard

\b
docs/explanation/minds.md says how the nets that come with Sexton were made.
"""
SAID = ("hard", "greedy", "random", "its past")


@click.command(epilog=EXAMPLES)
@game_argument
@click.option(
    "--out", type=click.Path(path_type=Path, dir_okay=False), help="The file of weights; by default GAME.net."
)
@click.option(
    "--minutes", type=click.FloatRange(0.01), default=30.0, show_default=True, help="Minutes of training in all."
)
@click.option(
    "--piece", type=click.FloatRange(0.01), help="How many of these minutes to train in this run; by default all."
)
@click.option(
    "--workers", type=click.IntRange(0), help="How many processes play; by default one less than there are cores."
)
@click.option(
    "--slots", type=click.IntRange(8), help="How many games each process plays at a time, for each number of players."
)
@click.option("--width", type=click.IntRange(8, 1024), default=256, show_default=True, help="Width of the first layer.")
@click.option("--narrow", type=click.IntRange(4, 256), default=64, show_default=True, help="Width of the second layer.")
@click.option("--batch", type=click.IntRange(64), help="How many decisions to learn from in one step.")
@click.option("--epochs", type=click.IntRange(1, 20), help="How many times to learn from each decision.")
@click.option(
    "--rate", type=click.FloatRange(1e-6, 0.1), default=1e-3, show_default=True, help="Learning rate at the beginning."
)
@click.option("--advice/--no-advice", default=True, help="Whether the net is told how the game's own bots value moves.")
@click.option(
    "--seed", type=click.IntRange(0), default=1, show_default=True, help="A different seed gives a different net."
)
@click.option("--numpy", "plain", is_flag=True, help="Do not use PyTorch, even if it is installed.")
@click.option(
    "--mix",
    multiple=True,
    metavar="NAME=VALUE",
    help="A house rule for part of the games, so that one net plays with it and without. May be given several times.",
)
@click.option(
    "--commit",
    default="",
    help="The commit to note in the file, beside the number of decisions; by default that of this Sexton.",
)
@game_options
def learn(
    game: Game, settings: tuple[str, ...], out: Path | None, minutes: float, piece: float | None,
    workers: int | None, slots: int | None,
    width: int, narrow: int, batch: int | None, epochs: int | None, rate: float, advice: bool, seed: int, plain: bool,
    mix: tuple[str, ...], commit: str,
    as_json: bool, lang: str | None,
) -> None:  # fmt: skip
    """Train a net for GAME against itself; it continues where the last run to the same file stopped."""
    words = words_for(lang, game)
    if importlib.util.find_spec("numpy") is None:
        raise Refusal("learn", "no-numpy")
    from sexton.lab.league.ladder import version
    from sexton.learn.run import has_torch, train
    from sexton.learn.settings import Settings

    torch = has_torch() and not plain
    workers = max(0, (os.cpu_count() or 1) - 1) if workers is None else workers
    usual = Settings()
    plan = Settings(
        seconds=60 * minutes, piece=60 * (piece or minutes), workers=workers, width=width, narrow=narrow, rate=rate,
        slots=slots or (usual.slots if torch else 16), batch=batch or (usual.batch if torch else 2048),
        epochs=epochs or usual.epochs, advice=advice, seed=seed,
    )  # fmt: skip
    out = out or Path(f"{game.id}.net")
    if not os.access(out.parent, os.W_OK):
        raise Refusal("learn", "learn-not-written", file=str(out))
    if not as_json:
        click.echo(words.say("learn-begins", kind="PyTorch" if torch else "NumPy", workers=workers, file=str(out)))

    told = echo_json if as_json else lambda report: click.echo(line(report, words))
    for rule in mix:
        house_rules(game, (rule,))  # or a Refusal that says what is wrong with it
    stand = train(
        game, house_rules(game, settings), out, plan, told, torch=torch, commit=commit or version(), mixed=mix
    )
    if not as_json:
        left = max(0.0, 60 * minutes - stand.seconds)
        click.echo(words.say("learn-over", file=str(out), decisions=stand.decisions, left=math.ceil(left / 60)))


def line(report: object, words: Words) -> str:
    from sexton.learn.trainer import Report

    assert isinstance(report, Report)
    shares = "  ".join(
        f"{words.say('learn-against', opponent=name)} {' '.join(f'{share:.2f}' for share in report.shares[name])}"
        for name in SAID
        if name in report.shares
    )
    learned = " ".join(f"{name} {value:.3g}" for name, value in report.learned.items())
    return f"[{report.seconds:5.0f} s] {report.decisions / 1e6:7.2f} M  {report.rate:9,.0f}/s  {shares}  {learned}"
