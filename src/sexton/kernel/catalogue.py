"""Finds the games: every folder of `sexton.games`, and every installed entry point of that name."""

from __future__ import annotations

import ast
import importlib
import logging
from collections.abc import Iterator
from functools import cache
from importlib.metadata import entry_points
from pathlib import Path

from sexton.kernel.game import Game
from sexton.kernel.interface import Refusal
from sexton.kernel.records.editions import PastGame

LOG = logging.getLogger("sexton.catalogue")
FOLDER = "sexton.games"  # named, not imported: the kernel is below the games


@cache
def ids() -> tuple[str, ...]:
    """The ids of all games, which are the names of their folders."""
    return tuple(sorted({*folders(), *(entry.name for entry in entry_points(group=FOLDER))}))


def folders() -> Iterator[str]:
    """The packages that define GAME, found without running them; other files are ignored."""
    for place in importlib.import_module(FOLDER).__path__:
        for package in sorted(Path(place).glob("*/__init__.py")):
            if "GAME" in bound_in(package):
                yield package.parent.name
            else:
                LOG.warning("%s is no game: its __init__.py has no GAME", package.parent)


def bound_in(module: Path) -> set[str]:
    """The names that are assigned or imported in a file."""
    try:
        nodes = list(ast.walk(ast.parse(module.read_bytes())))
    except (SyntaxError, ValueError):
        return set()
    assigned = {node.id for node in nodes if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)}
    imported = [alias for node in nodes if isinstance(node, ast.ImportFrom) for alias in node.names]
    return assigned | {alias.asname or alias.name for alias in imported}


@cache
def find(game_id: str) -> Game:
    """The game with this id; only its own folder is imported."""
    if game_id not in ids():
        raise Refusal("catalogue", "unknown-game", game=game_id, known=", ".join(ids()))
    for entry in entry_points(group=FOLDER, name=game_id):
        game: Game = entry.load()
        return game
    game = importlib.import_module(f"{FOLDER}.{game_id}").GAME
    assert game.id == game_id, f"the folder {game_id} holds the game {game.id}"
    return game


def edition(game_id: str, number: int) -> Game:
    """The game by the rules of this edition: the present one, or an earlier one whose law is kept under `past`."""
    game = find(game_id)
    return game if game.edition == number else past(game, number)


@cache
def past(game: Game, number: int) -> PastGame:
    package = f"{type(game).__module__.rpartition('.')[0]}.past.e{number}"
    try:
        kept = importlib.import_module(f"{package}.law")
    except ModuleNotFoundError as missing:
        if missing.name is None or not f"{package}.law".startswith(missing.name):
            raise
        raise Refusal("catalogue", "unknown-edition", game=game.id, edition=number, known=game.edition) from None
    return PastGame(game, number, kept.Law, Path(str(kept.__file__)).parent)


def games() -> dict[str, Game]:
    return {game_id: find(game_id) for game_id in ids()}
