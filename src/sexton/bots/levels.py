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
from sexton.bots.net import OneAtATime, net_bot, the_mind
from sexton.bots.random import Random
from sexton.bots.search import TRUST, Budget, Search, Taste
from sexton.kernel.game import Game, Rules
from sexton.kernel.interface import Refusal
from sexton.kernel.learn.nets import has_net
from sexton.kernel.search.character import Character, CharacterValues, Price
from sexton.kernel.search.heuristics import Bot, KnownLikes, KnownValues
from sexton.kernel.search.state_values import StateValues

EXPERT = "expert"
LEVELS: tuple[str, ...] = ("easy", "normal", "hard", EXPERT)
WITH_CHARACTERS: tuple[str, ...] = ("normal", "hard")
PART = "-"  # between the level and the character

SOLVED = "exact"  # only where a game is solved; the other bots play every game
SEARCH = "search:"  # followed by a number of iterations: a search with that budget, by hand-made estimates
NET = "net"  # the net that comes with a game
NET_FILE = "net:"  # followed by a file of weights
MIND = "mind:"  # followed by a number of iterations: a search with that budget, in which the net judges, too

# What plays the two strong levels where a game names nobody better: the small search takes some
# milliseconds per move, the large one up to about a second on one core. Budgets are in iterations, so that a move
# follows from what is known and a seed; decision 11 says how they were chosen.
USUAL: dict[str, str] = {"hard": "search:300", EXPERT: "search:50000"}
Maker = Callable[[Rules[Any, Any], int | None], Bot[Any]]


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


def player_of(name: str, game: Game) -> str:
    """The bot that plays under this name: who plays a level in this game, or the bot itself."""
    return game.levels.get(name) or USUAL.get(name, name)


def player_at(name: str, rules: Rules[Any, Any]) -> str:
    """The same at this table. If the game's net has not come, or learned with another box or other house rules, a usual
    search plays the level.
    """
    player = player_of(name, rules.game)
    return USUAL[name] if name in USUAL and needs_a_net(player) and not has_net(rules) else player


def at_level(level: str) -> Maker:
    """Who plays the level: that is known once the game is opened."""

    def made(rules: Rules[Any, Any], milliseconds: int | None) -> Bot[Any]:
        maker = maker_named(player_at(level, rules))
        assert maker is not None
        return maker(rules, milliseconds)

    return made


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
    """Whether the bot searches, or may have to where no net has come; the others answer within a moment."""
    level = level_of(name)
    return level in USUAL or level == SOLVED or searches(level)


def searches(player: str) -> bool:
    return player.startswith((SEARCH, MIND))


def searching(name: str, taste: Taste | None = None) -> Maker:
    """A search with the number of iterations in its name."""
    budget = Budget(iterations=int(name.partition(":")[2]))

    def made(rules: Rules[Any, Any], milliseconds: int | None) -> Bot[Any]:
        mind = the_mind(rules) if name.startswith(MIND) else None
        limited = msgspec.structs.replace(budget, milliseconds=milliseconds)
        return Search(rules, limited, name, taste, mind)

    return made


def with_character(level: str, called: str) -> Maker:
    """Who plays the level; among moves that are about as good it makes those that its character likes."""

    def made(rules: Rules[Any, Any], milliseconds: int | None) -> Bot[Any]:
        character, player = character_named(rules.game, called), player_at(level, rules)
        if not searches(player):
            return Greedy(OneAtATime(KnownValues(rules, values_of(f"{level}{PART}{called}", rules))))
        first = KnownValues(rules, values_of(f"normal{PART}{called}", rules))
        return searching(player, Taste(first, KnownLikes(rules, character)))(rules, milliseconds)

    return made


def character_named(game: Game, name: str) -> Character:
    character = game.characters.get(name)
    if character is None:
        known = ", ".join(game.characters) or "none"
        raise Refusal("bots", "unknown-character", character=name, game=game.title, known=known)
    return character


def values_of(name: str, rules: Rules[Any, Any]) -> StateValues:
    values = state_values_of(name, rules)
    if values is None:
        raise NotImplementedError("a game with characters has `state_values`")
    return values


def state_values_of(name: str, rules: Rules[Any, Any]) -> StateValues | None:
    """What moves are worth to a bot of this name, on states; None if the game values views."""
    level, called = parted(name)
    player = player_at(level, rules)
    character = character_named(rules.game, called) if called else None
    if player == NET or names_a_file(player):
        mind = the_mind(rules, weights_in(player))
        return mind.values if character is None else CharacterValues(mind.values, character, by_net(character))
    values = rules.exact_values() if player == SOLVED else rules.state_values()
    if values is None or character is None:
        return values
    unit = rules.exact_unit if player == SOLVED else 1.0
    return CharacterValues(values, character, lambda move: unit * character.price(move))


def by_net(character: Character) -> Price:
    """What a liked move is worth to it in the unit of a net: as much as to a search that asks the net."""
    return lambda move: character.close / TRUST


MAKERS: Mapping[str, Maker] = {
    "easy": lambda rules, _: Careless(rules.heuristics()),
    "normal": lambda rules, _: Greedy(rules.heuristics()),
    "hard": at_level("hard"),
    EXPERT: at_level(EXPERT),
    "random": lambda rules, _: Random(),
    "greedy": lambda rules, _: Greedy(rules.heuristics()),
    NET: lambda rules, _: net_bot(rules),
    SOLVED: lambda rules, _: exact_bot(rules),
}
