"""Two runs over the same deals, game by game: luck that both had in common cancels out."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping
from heapq import merge
from itertools import groupby
from operator import itemgetter
from pathlib import Path
from statistics import fmean
from typing import Any

from msgspec import Struct, field

from sexton.extras import needs
from sexton.kernel.interface import Refusal
from sexton.lab.reports.results import GAMES, SEATS, finished_in
from sexton.lab.simulation.plan import Plan
from sexton.lab.simulation.tally import Sums

with needs("lab"):
    import pyarrow as pa
    import pyarrow.parquet as pq

Figure = tuple[str, str]  # what, and of whom
Figures = Mapping[Figure, float]
Played = Iterator[tuple[int, Figures]]  # games by their number


class Pair(Struct):
    """One figure of both runs and its differences, one per deal."""

    first: Sums = field(default_factory=Sums)
    second: Sums = field(default_factory=Sums)
    change: Sums = field(default_factory=Sums)


class Pairs(Struct, frozen=True):
    deals: int = 0
    figures: Mapping[Figure, Pair] = {}


def same_deals(one: Plan, other: Plan) -> bool:
    """Whether both runs had the same chance and seats, game by game."""
    return all(getattr(one, name) == getattr(other, name) for name in ("game", "seats", "seed", "rotates", "repeats"))


def pairs_of(plan: Plan, first: Path, second: Path) -> Pairs:
    """The figures of all games that both have finished. Games of one deal are not independent: they make one number."""
    both = in_both(figures_of(plan, first), figures_of(plan, second))
    found: dict[Figure, Pair] = defaultdict(Pair)
    deals = 0
    for _, games in groupby(both, key=lambda game: game[0] // plan.repeats):
        deals += 1
        for figure, (mine, theirs) in means(games).items():
            pair = found[figure]
            pair.first.add(mine)
            pair.second.add(theirs)
            pair.change.add(theirs - mine)
    return Pairs(deals, found)


def means(games: Iterable[tuple[int, Figures, Figures]]) -> dict[Figure, tuple[float, float]]:
    """The means over the games of one deal of all figures that both runs have."""
    pairs: dict[Figure, list[tuple[float, float]]] = defaultdict(list)
    for _, one, other in games:
        for figure in one.keys() & other.keys():
            pairs[figure].append((one[figure], other[figure]))
    return {
        figure: (fmean(one for one, _ in both), fmean(other for _, other in both)) for figure, both in pairs.items()
    }


def in_both(first: Played, second: Played) -> Iterator[tuple[int, Figures, Figures]]:
    """The number of each game that both runs have, and its figures in each; numbers ascend in both."""
    for number, games in groupby(merge(first, second, key=itemgetter(0)), key=itemgetter(0)):
        found = [figures for _, figures in games]  # merging keeps the first before the second
        if len(found) == 2:
            yield number, found[0], found[1]


def figures_of(plan: Plan, folder: Path) -> Played:
    """The figures of every finished game, in the order of their numbers."""
    for path in finished_in(folder):
        try:
            games = pq.read_table(path).to_pylist()
            seats = pq.read_table(folder / SEATS / path.name).to_pylist()
        except (pa.ArrowException, OSError):
            raise Refusal("simulate", "broken-file", file=str(folder / GAMES / path.name)) from None
        for nth, game in enumerate(games):
            yield game["game"], figures(game, seats[nth * plan.seats : (nth + 1) * plan.seats])


def figures(game: Mapping[str, Any], seats: list[dict[str, Any]]) -> Figures:
    """The figures of one game."""
    found: dict[Figure, float] = {("length", ""): game["decisions"], ("shared", ""): float(game["winners"] > 1)}
    if game["leads"] is not None:
        found["leads", ""] = game["leads"]
    held = Counter(seat["bot"] for seat in seats)
    for turn in range(len(seats)):
        found["turn", str(turn + 1)] = seats[(game["first"] + turn) % len(seats)]["share"]
    for seat in seats:
        bot = seat["bot"]
        found["bot", bot] = found.get(("bot", bot), 0.0) + seat["share"]
        found["score", bot] = found.get(("score", bot), 0.0) + seat["score"] / held[bot]
    return found
