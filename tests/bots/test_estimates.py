"""The estimate of each searching mind, held against who wins: it must say more than that all seats are equal."""

from __future__ import annotations

import pytest
from bench.estimates import GAMES, ends, said_of_the_winner

from sexton.kernel import catalogue
from tests.counts import games


@pytest.mark.parametrize("game", GAMES)
def test_the_estimate_never_misleads_and_knows_more_towards_the_end(game: str) -> None:
    for seats in ends(catalogue.find(game).seats):
        begin, middle, end = said_of_the_winner(catalogue.find(game).open(seats), "hard", games(0.05, 45))
        assert begin > 0.99
        assert end > middle > 1.02
