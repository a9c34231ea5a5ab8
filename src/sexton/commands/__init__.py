"""The command `sexton`. Each subcommand is a file of its own, loaded when it is called: `sexton --help` stays quick."""

from __future__ import annotations

import importlib
import sys
from typing import Any

import click

from sexton import __version__
from sexton.kernel.interface import Refusal

COMMANDS = {
    "games": "List the games.",
    "rules": "Read the rules of a game, or one of them.",
    "play": "Play in the terminal against bots.",
    "serve": "Start a server, so that people can play in browsers.",
    "join": "Play in the terminal at a table of a server.",
    "simulate": "Let bots play many games, and count who wins.",
    "report": "Write a page about a simulation.",
    "compare": "Compare two simulations.",
    "replay": "Step through a finished game.",
    "league": "Let bots play against one another, and rate them.",
    "learn": "Let a net learn a game against itself.",
    "hint": "Ask a bot about a decision of a finished game.",
    "review": "Review a finished game: what decided it, and which decisions were mistakes.",
    "puzzle": "Solve a puzzle: one move is the best, and it is not the obvious one.",
    "puzzles": "Look for puzzles in games of bots.",
    "verify": "Check records: every outcome of chance, every move, the result.",
    "referee": "Settle a question at a real table.",
    "board": "Check and draw boards.",
    "solve": "Say what is known exactly about a game.",
    "bot": "Seat a bot of your own at a table of a server.",
    "backup": "Back up a server's tables, while it runs.",
    "club": "Look after the club of a server.",
    "ratings": "Look after the ratings of a server's club.",
    "restore": "Restore a server's tables from a backup.",
    "doctor": "Check an installation, and say what is wrong.",
}
ROOMS = {
    "lab": ("simulate", "report", "compare", "league", "learn", "solve", "puzzles"),
    "server": ("serve", "join", "bot", "backup", "club", "ratings", "restore", "doctor"),
}
EXAMPLES = """
\b
Examples:
  sexton games
  sexton rules gravediggers GD-20
  sexton simulate gravediggers --bots greedy,random,random --games 100
"""
REFUSED = 2


class Sexton(click.Group):
    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        room = next((f".{room}" for room, names in ROOMS.items() if cmd_name in names), "")
        command: click.Command = getattr(importlib.import_module(f"{__name__}{room}.{cmd_name}"), cmd_name)
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Commands"):
            formatter.write_dl(list(COMMANDS.items()))

    def invoke(self, ctx: click.Context) -> Any:
        """Any refusal becomes one line and exit code 2."""
        try:
            return super().invoke(ctx)
        except Refusal as refusal:
            from sexton.commands.common import in_words

            click.echo(in_words(refusal, ctx), err=True)
            ctx.exit(REFUSED)


def show_version(ctx: click.Context, _: click.Parameter, wanted: bool) -> None:
    if wanted:
        from sexton.uncompiled import compiled

        engine = "compiled" if compiled() else "not compiled"
        click.echo(f"sexton {__version__} (engine {engine}, Python {sys.version.split()[0]})")
        ctx.exit()


@click.command(cls=Sexton, epilog=EXAMPLES, context_settings={"help_option_names": ["-h", "--help"]})
@click.option(
    "--version",
    is_flag=True,
    expose_value=False,
    is_eager=True,
    callback=show_version,
    help="Show the version, and whether the engine is compiled.",
)
def sexton() -> None:
    """A table for graveyard games: play, read the rules, simulate, replay, check, ask."""


def main() -> None:
    sexton(prog_name="sexton")
