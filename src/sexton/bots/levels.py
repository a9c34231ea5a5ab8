"""The four levels people choose from, and the bots behind them. They differ only in thinking."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from sexton.bots.careless import Careless
from sexton.bots.exact import exact_bot
from sexton.bots.greedy import Greedy
from sexton.bots.random import Random
from sexton.bots.search import Budget, Search
from sexton.kernel.game import Rules
from sexton.kernel.search.heuristics import Bot

LEVELS: tuple[str, ...] = ("easy", "normal", "hard", "expert")
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
    return MAKERS.get(name)


def budget_of(name: str) -> Budget:
    if name.startswith(SEARCH):
        return Budget(iterations=int(name.removeprefix(SEARCH)))
    return BUDGETS[name]


def looks_ahead(name: str) -> bool:
    """Whether the bot searches; the others answer within a moment."""
    return name in BUDGETS or name == SOLVED or name.startswith(SEARCH)


def searching(name: str) -> Maker:
    def made(rules: Rules[Any, Any], milliseconds: int | None) -> Bot[Any]:
        return Search(rules, msgspec.structs.replace(budget_of(name), milliseconds=milliseconds), name)

    return made


MAKERS: Mapping[str, Maker] = {
    "easy": lambda rules, _: Careless(rules.heuristics()),
    "normal": lambda rules, _: Greedy(rules.heuristics()),
    "hard": searching("hard"),
    "expert": searching("expert"),
    "random": lambda rules, _: Random(),
    "greedy": lambda rules, _: Greedy(rules.heuristics()),
    SOLVED: lambda rules, _: exact_bot(rules),
}
