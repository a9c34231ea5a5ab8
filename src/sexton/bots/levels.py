"""The four levels people choose from, and the bots behind them. They differ only in thinking.

Two of them may be played by characters, which a game declares: `normal-bold` is the level and a way to play.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import msgspec

from sexton.bots.careless import Careless
from sexton.bots.exact import exact_bot
from sexton.bots.greedy import Greedy
from sexton.bots.net import net_bot, the_mind
from sexton.bots.random import Random
from sexton.bots.search import Budget, Search, Taste
from sexton.kernel.game import Game, Rules
from sexton.kernel.interface import Refusal
from sexton.kernel.learn.nets import Mind, mind_of
from sexton.kernel.search.character import Character, CharacterValues
from sexton.kernel.search.heuristics import Bot, KnownLikes, KnownValues
from sexton.kernel.search.state_values import StateValues

EXPERT = "expert"
LEVELS: tuple[str, ...] = ("easy", "normal", "hard", EXPERT)
WITH_CHARACTERS: tuple[str, ...] = ("normal", "hard")
PART = "-"  # between the level and the character
SOLVED = "exact"  # only where a game is solved; the other bots play every game

# The small one takes some milliseconds per move, the large one up to about a second on one core; decision 11 says
# how they were chosen. In iterations, so that a move follows from what is known and a seed.
BUDGETS: dict[str, Budget] = {"hard": Budget(iterations=300), EXPERT: Budget(iterations=50_000)}
Maker = Callable[[Rules[Any, Any], int | None], Bot[Any]]


SEARCH = "search:"  # followed by a number of iterations: a search with that budget, by hand-made estimates
NET = "net"  # the net that comes with a game
NET_FILE = "net:"  # followed by a file of weights
MIND = "mind:"  # followed by a number of iterations: a search with that budget, in which the net judges, too
NET_TAKES = 6  # imagined games without a net in the time of one that a net judges, too


def maker_named(name: str) -> Maker | None:
    """The maker of the bot of this name; None if there is none."""
    kind, colon, iterations = name.partition(":")
    if colon and f"{kind}:" in (SEARCH, MIND):
        return searching(name) if iterations.isdecimal() and 0 < int(iterations) < 10**9 else None
    if names_a_file(name):
        return lambda rules, _: net_bot(rules, weights_in(name))
    level, character = parted(name)
    if PART in name:
        return with_character(level, character) if character and level in WITH_CHARACTERS else None
    return MAKERS.get(name)


def names_a_file(name: str) -> bool:
    """Such a bot is for whoever owns the machine: nobody else may say which files are read."""
    return name.startswith(NET_FILE)


def weights_in(name: str) -> Path | None:
    return Path(name.removeprefix(NET_FILE)) if names_a_file(name) else None


def needs_a_net(name: str) -> bool:
    """Whether the bot plays only games that come with one."""
    return name == NET or name.startswith(MIND)


def parted(name: str) -> tuple[str, str]:
    """The level and the character in a name; a plain one has no character, nor has one with a number or a file."""
    if ":" in name:
        return name, ""
    level, _, character = name.partition(PART)
    return level, character


def level_of(name: str) -> str:
    return parted(name)[0]


def characters_of(game: Game) -> list[str]:
    """The names of the bots of this game that have a character."""
    return [f"{level}{PART}{character}" for level in WITH_CHARACTERS for character in game.characters]


def looks_ahead(name: str) -> bool:
    """Whether the bot searches; the others answer within a moment."""
    return level_of(name) in BUDGETS or name == SOLVED or name.startswith((SEARCH, MIND))


def searching(name: str, character: str = "") -> Maker:
    """A search by hand-made estimates; for `mind:`, and where an expert asks it, the net of the game judges, too."""

    def made(rules: Rules[Any, Any], milliseconds: int | None) -> Bot[Any]:
        mind = the_mind(rules) if name.startswith(MIND) else expert_mind(name, rules)
        budget = msgspec.structs.replace(budget_of(name), milliseconds=milliseconds)
        if mind is not None and level_of(name) in BUDGETS and budget.iterations is not None:
            budget = msgspec.structs.replace(budget, iterations=max(1, budget.iterations // NET_TAKES))
        taste = taste_of(rules, character) if character else None
        return Search(rules, budget, f"{name}{PART}{character}" if character else name, taste, mind)

    return made


def expert_mind(name: str, rules: Rules[Any, Any]) -> Mind | None:
    """What an expert asks beside: the net, in games where that was measured to be better."""
    return mind_of(rules) if name == EXPERT and rules.game.expert_asks_net else None


def budget_of(name: str) -> Budget:
    kind, colon, iterations = name.partition(":")
    return Budget(iterations=int(iterations)) if colon else BUDGETS[kind]


def with_character(level: str, character: str) -> Maker:
    if level in BUDGETS:
        return searching(level, character)
    return lambda rules, _: Greedy(taste_of(rules, character).heuristics)


def taste_of(rules: Rules[Any, Any], name: str) -> Taste:
    character = character_named(rules.game, name)
    heuristics = KnownValues(rules, CharacterValues(valued(rules), character))
    return Taste(heuristics, KnownLikes(rules, character))


def character_named(game: Game, name: str) -> Character:
    character = game.characters.get(name)
    if character is None:
        known = ", ".join(game.characters) or "none"
        raise Refusal("bots", "unknown-character", character=name, game=game.title, known=known)
    return character


def valued(rules: Rules[Any, Any]) -> StateValues:
    values = rules.state_values()
    if values is None:
        raise NotImplementedError("a game with characters has `state_values`")
    return values


def state_values_of(name: str, rules: Rules[Any, Any]) -> StateValues | None:
    """What moves are worth to a bot of this name, on states; None if the game values views."""
    if name == NET or names_a_file(name):
        return the_mind(rules, weights_in(name)).values
    values, called = rules.state_values(), parted(name)[1]
    return CharacterValues(values, character_named(rules.game, called)) if values is not None and called else values


MAKERS: Mapping[str, Maker] = {
    "easy": lambda rules, _: Careless(rules.heuristics()),
    "normal": lambda rules, _: Greedy(rules.heuristics()),
    "hard": searching("hard"),
    EXPERT: searching(EXPERT),
    "random": lambda rules, _: Random(),
    "greedy": lambda rules, _: Greedy(rules.heuristics()),
    NET: lambda rules, _: net_bot(rules),
    SOLVED: lambda rules, _: exact_bot(rules),
}
