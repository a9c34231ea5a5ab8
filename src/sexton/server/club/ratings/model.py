"""Ratings by Plackett and Luce, in whole numbers, so that computing them again gives the same to the last digit."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from sexton.kernel.interface import Refusal

TICKS = 10_000  # of a point: results are rounded to one after every game, and the next begins there
PROVISIONAL = 10  # games until a rating says something


class Strength(Struct, frozen=True):
    """How strong somebody is thought to be, and how sure that is, in ticks."""

    mu: int
    sigma: int


NEWCOMER = Strength(25 * TICKS, round(25 / 3 * TICKS))


def rated(before: Sequence[Strength], ranks: Sequence[int]) -> list[Strength]:
    """After a game in which these came where `ranks` says; the lower the better, the same for a tie."""
    try:
        from openskill.models import PlackettLuce
    except ModuleNotFoundError:
        raise Refusal("server", "no-openskill") from None
    model = PlackettLuce()
    teams = [[model.rating(mu=one.mu / TICKS, sigma=one.sigma / TICKS)] for one in before]
    after = model.rate(teams, ranks=[float(rank) for rank in ranks])
    return [Strength(round(team[0].mu * TICKS), round(team[0].sigma * TICKS)) for team in after]
