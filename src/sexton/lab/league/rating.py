"""Ratings by Plackett and Luce: the strengths under which the games would most likely have been won as they were.

All games are weighed at once. Ratings that are updated from game to game, as people's are, depend on the order: whoever
comes in late, against bots that are well known by then, never gets where its share of victory puts it.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from math import exp, sqrt
from operator import mul

from msgspec import Struct

from sexton.lab.simulation.through_views import Row

MEAN = 25.0  # of all bots of a league
SPREAD = MEAN / 3  # how far bots lie apart before any game was played
LUCK = MEAN / 6  # how far a player's form scatters from one game to another
STEPS = 100
NEAR = 1e-9
LONGEST = 10.0  # step of the climb, while it is far from the top

Matrix = list[list[float]]
Games = Mapping[tuple[str, ...], Mapping[str, float]]  # by who sat there: games won by each, ties shared


class Rating(Struct, frozen=True):
    """A bot's strength, beside the others of its league."""

    bot: str
    mu: float
    sigma: float
    games: int


def rated(rows: Iterable[Row]) -> list[Rating]:
    """The strongest first."""
    games: dict[tuple[str, ...], dict[str, float]] = defaultdict(lambda: defaultdict(float))
    played: Counter[str] = Counter()
    for row in rows:
        played.update(set(row.bots))
        for seat in row.winners:
            games[tuple(sorted(row.bots))][row.bots[seat]] += 1 / len(row.winners)
    bots = sorted(played)
    strengths = dict.fromkeys(bots, MEAN)
    covariance: Matrix = []
    for _ in range(STEPS):
        slope, bend = slope_and_bend(games, strengths)
        covariance = inverse(bend)
        steps = [sum(map(mul, row, slope)) for row in covariance]
        longest = max(map(abs, steps), default=0.0)
        shorter = min(1.0, LONGEST / max(longest, NEAR))
        strengths = {bot: mu + shorter * step for (bot, mu), step in zip(strengths.items(), steps, strict=True)}
        if longest < NEAR:
            break
    ratings = [
        Rating(bot, strengths[bot], error, played[bot])
        for bot, error in zip(bots, errors_beside_the_others(covariance), strict=True)
    ]
    return sorted(ratings, key=lambda rating: -rating.mu)


def slope_and_bend(games: Games, strengths: Mapping[str, float]) -> tuple[list[float], Matrix]:
    """Of the logarithm of the likelihood: its first derivatives, and its second ones with the sign changed."""
    bots = list(strengths)
    slope = [(MEAN - strengths[bot]) / SPREAD**2 for bot in bots]
    bend = [[float(i == j) / SPREAD**2 for j in range(len(bots))] for i in range(len(bots))]
    for seated, won in games.items():
        unit, count = LUCK * sqrt(len(seated)), sum(won.values())
        chances = chances_of(seated, strengths, unit)
        for i, bot in enumerate(bots):
            slope[i] += (won.get(bot, 0.0) - count * chances[bot]) / unit
            for j, other in enumerate(bots):
                bend[i][j] += count * (float(i == j) * chances[bot] - chances[bot] * chances[other]) / unit**2
    return slope, bend


def chances_of(seated: Sequence[str], strengths: Mapping[str, float], unit: float) -> dict[str, float]:
    """That one of a bot's seats wins."""
    weights = {bot: seated.count(bot) * exp((mu - MEAN) / unit) for bot, mu in strengths.items()}
    total = sum(weights.values())
    return {bot: weight / total for bot, weight in weights.items()}


def inverse(matrix: Matrix) -> Matrix:
    """Of a positive definite matrix, by Gauss and Jordan."""
    size = len(matrix)
    rows = [[*row, *(float(i == j) for j in range(size))] for i, row in enumerate(matrix)]
    for i in range(size):
        rows[i] = [value / rows[i][i] for value in rows[i]]
        for j in range(size):
            if j != i:
                factor = rows[j][i]
                rows[j] = [value - factor * pivot for value, pivot in zip(rows[j], rows[i], strict=True)]
    return [row[size:] for row in rows]


def errors_beside_the_others(covariance: Matrix) -> list[float]:
    """How unsure each strength is beside the mean of all, which games cannot tell."""
    size = len(covariance)
    means = [sum(row) / size for row in covariance]
    whole = sum(means) / size if size else 0.0
    return [sqrt(max(0.0, covariance[i][i] - 2 * means[i] + whole)) for i in range(size)]
