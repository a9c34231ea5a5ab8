"""The estimate of each search model: what it counts, and held against who wins."""

from __future__ import annotations

from typing import Any

import pytest
from bench.estimates import GAMES, ends, said_of_the_winner
from librt.vecs import vec

from sexton.kernel import catalogue
from tests.counts import games
from tests.games.gravediggers.scene import Scene as Robbery
from tests.games.graverobbers.scene import Scene as Hand


@pytest.mark.parametrize("game", GAMES)
def test_towards_the_end_the_estimate_tells_who_wins(game: str) -> None:
    for seats in ends(catalogue.find(game).seats):
        begin, _, end = said_of_the_winner(catalogue.find(game).open(seats), "search:8", games(0.05, 45))
        assert end > max(begin, 1.1)


def share(scene: Any, seat: int = 0) -> float:
    shares = vec[float]([0.0] * scene.rules.seats)
    scene.rules.search_model().estimate(scene.state, shares)
    return float(shares[seat])


def test_gravediggers_counts_who_can_spoil_a_robbery() -> None:
    equal = share(Robbery("place"))
    assert equal == pytest.approx(1 / 3)
    for person in "WGB":
        assert share(Robbery("place", hands=f"234{person}X/2345X/2345X")) > equal
    assert share(Robbery("place", hands="2245X/2345X/2345X", deck="3*1,5*4,W*1")) == pytest.approx(equal)


def test_gravediggers_counts_secrets_rather_in_rich_lines() -> None:
    none, poor, rich, person, known_to_all = (
        share(Robbery("place", deck="W*1", lines=f"{line}/5:/5:/W:/G:"))
        for line in ("5:,5:,5:,X:", "2:0", "5:0,5:,5:,X:", "B:0,5:,5:,X:", "5+,5:,5:,X:")
    )
    assert none < poor < rich < person
    assert known_to_all == pytest.approx(none) == pytest.approx(1 / 3)


def test_graverobbers_fears_guilt_until_the_accusations_are_made() -> None:
    robbed = {1: "R3+,R3+,R3+", 2: "R3+,R3+,R3+"}
    before, after = (share(Hand("go", robbed, phase=phase, round="8")) for phase in ("not_yet", "over"))
    assert after > before
    assert share(Hand("go", robbed, phase="over", round="8"), 2) < share(Hand("go", robbed, round="8"), 2)


def test_graverobbers_counts_what_is_still_in_hand() -> None:
    usual, strong, bobbies, spent = (
        share(Hand("go", hands=f"{hand}/R1*2,D1*2,B1*2/R1*2,D1*2,B1*2"))
        for hand in ("R1*2,D1*2,B1*2", "R3*2,D3*2,B1*2", "R1*2,D1*2,B0*3", "R1*1,D1*1,B1*2")
    )
    assert strong > usual, "robbers and detectives of value are tools"
    assert bobbies > usual, "a bobby more counts half a point"
    assert usual > spent > usual - 0.02, "who has played a card has done something with it"
