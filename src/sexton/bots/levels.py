"""The four levels people choose from, and the bots behind them. They differ only in thinking.

Two of them may be played by characters, which a game declares: `normal-bold` is the level and a way to play.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from sexton.bots.careless import Careless
from sexton.bots.exact import exact_bot
from sexton.bots.greedy import Greedy
from sexton.bots.random import Random
from sexton.bots.search import Budget, Search, Taste
from sexton.kernel.game import Game, Rules
from sexton.kernel.interface import Refusal
from sexton.kernel.search.heuristics import Bot, KnownLikes, KnownValues
from sexton.kernel.search.leaning import Leaning, LeaningValues
from sexton.kernel.search.state_values import StateValues

LEVELS: tuple[str, ...] = ("easy", "normal", "hard", "expert")
WITH_CHARACTERS: tuple[str, ...] = ("normal", "hard")
PART = "-"  # between the level and the character
SOLVED = "exact"  # only where a game is solved; the other bots play every game

# The small one takes some milliseconds per move, the large one up to about a second on one core; decision 11 says
# how they were chosen. In iterations, so that a move follows from what is known and a seed.
BUDGETS: dict[str, Budget] = {"hard": Budget(iterations=300), "expert": Budget(iterations=50_000)}
Maker = Callable[[Rules[Any, Any], int | None], Bot[Any]]


SEARCH = "search:"  # followed by a number of iterations: a search with that budget


def maker_named(name: str) -> Maker | None:
    """The maker of the bot of this name; None if there is none."""
    if name.startswith(SEARCH):
        iterations = name.removeprefix(SEARCH)
        return searching(name) if iterations.isdecimal() and 0 < int(iterations) < 10**9 else None
    level, character = parted(name)
    if PART in name:
        return with_character(level, character) if character and level in WITH_CHARACTERS else None
    return MAKERS.get(name)


def parted(name: str) -> tuple[str, str]:
    """The level and the character in a name; a plain one has no character."""
    level, _, character = name.partition(PART)
    return level, character


def level_of(name: str) -> str:
    return parted(name)[0]


def characters_of(game: Game) -> list[str]:
    """The names of the bots of this game that have a character."""
    return [f"{level}{PART}{character}" for level in WITH_CHARACTERS for character in game.characters]


def budget_of(name: str) -> Budget:
    if name.startswith(SEARCH):
        return Budget(iterations=int(name.removeprefix(SEARCH)))
    return BUDGETS[name]


def looks_ahead(name: str) -> bool:
    """Whether the bot searches; the others answer within a moment."""
    return level_of(name) in BUDGETS or name == SOLVED or name.startswith(SEARCH)


def searching(name: str) -> Maker:
    def made(rules: Rules[Any, Any], milliseconds: int | None) -> Bot[Any]:
        return Search(rules, msgspec.structs.replace(budget_of(name), milliseconds=milliseconds), name)

    return made


def with_character(level: str, character: str) -> Maker:
    def made(rules: Rules[Any, Any], milliseconds: int | None) -> Bot[Any]:
        name, leaning = f"{level}{PART}{character}", leaning_of(rules.game, character)
        heuristics = KnownValues(rules, LeaningValues(valued(rules), leaning))
        if level not in BUDGETS:
            return Greedy(heuristics)
        budget = msgspec.structs.replace(BUDGETS[level], milliseconds=milliseconds)
        return Search(rules, budget, name, Taste(heuristics, KnownLikes(rules, leaning)))

    return made


def leaning_of(game: Game, character: str) -> Leaning:
    leaning = game.characters.get(character)
    if leaning is None:
        known = ", ".join(game.characters) or "none"
        raise Refusal("bots", "unknown-character", character=character, game=game.title, known=known)
    return leaning


def valued(rules: Rules[Any, Any]) -> StateValues:
    values = rules.state_values()
    if values is None:
        raise NotImplementedError("a game with characters has `state_values`")
    return values


def state_values_of(name: str, rules: Rules[Any, Any]) -> StateValues | None:
    """What moves are worth to a greedy bot of this name, on states; None if the game values views."""
    values, character = rules.state_values(), parted(name)[1]
    return LeaningValues(values, leaning_of(rules.game, character)) if values is not None and character else values


MAKERS: Mapping[str, Maker] = {
    "easy": lambda rules, _: Careless(rules.heuristics()),
    "normal": lambda rules, _: Greedy(rules.heuristics()),
    "hard": searching("hard"),
    "expert": searching("expert"),
    "random": lambda rules, _: Random(),
    "greedy": lambda rules, _: Greedy(rules.heuristics()),
    SOLVED: lambda rules, _: exact_bot(rules),
}
