"""Ratings by Plackett and Luce: who won each game, and who did not."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from statistics import fmean

from msgspec import Struct

from sexton.kernel.interface import Refusal
from sexton.lab.simulation.through_views import Row


class Rating(Struct, frozen=True):
    """A bot's strength; 25 is where everybody begins."""

    bot: str
    mu: float
    sigma: float
    games: int


def rated(rows: Iterable[Row]) -> list[Rating]:
    """The strongest first. A bot with several seats is updated by each of them and takes the mean."""
    try:
        from openskill.models import PlackettLuce
    except ModuleNotFoundError:
        raise Refusal("league", "no-openskill") from None
    model = PlackettLuce()
    known: dict[str, tuple[float, float]] = {}
    games: dict[str, int] = {}
    for row in rows:
        strengths = [known.get(bot, (model.mu, model.sigma)) for bot in row.bots]
        teams = [[model.rating(mu=mu, sigma=sigma)] for mu, sigma in strengths]
        ranks = [0.0 if seat in row.winners else 1.0 for seat in range(len(row.bots))]
        after = [(team[0].mu, team[0].sigma) for team in model.rate(teams, ranks=ranks)]
        for bot in sorted(set(row.bots)):
            known[bot] = mean_of([after[seat] for seat, other in enumerate(row.bots) if other == bot])
            games[bot] = games.get(bot, 0) + 1
    ratings = [Rating(bot, mu, sigma, games[bot]) for bot, (mu, sigma) in known.items()]
    return sorted(ratings, key=lambda rating: -rating.mu)


def mean_of(strengths: Sequence[tuple[float, float]]) -> tuple[float, float]:
    return fmean(mu for mu, _ in strengths), fmean(sigma for _, sigma in strengths)
