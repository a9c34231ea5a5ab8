"""The referees for a real table: placements and scores, from plain values."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from sexton.games.gloomy_graves import GAME
from sexton.kernel.interface import Refusal
from sexton.kernel.words import Words

NAMES = {"p": "pixie", "g": "goblin", "u": "unicorn", "c": "cyclops", "d": "dragon", "G": "gravedigger"}


def laid(halves: str, *at: tuple[int, int]) -> dict[str, Any]:
    return {"halves": [NAMES[half] for half in halves], "at": [list(cell) for cell in at]}


def settle(name: str, **question: Any) -> dict[str, Any]:
    referee = GAME.referees[name]
    answer, told = referee.settle(msgspec.convert(question, referee.Input))
    for language in ("en", "it"):
        words: Any = Words(language, GAME.folder)
        assert all(words.event(event, ()) for event in told)
        assert words.event(answer, (), "result")
    return dict(msgspec.to_builtins(answer))


def place(area: str, cards: list[dict[str, Any]], new: dict[str, Any]) -> tuple[bool, str | None]:
    answer = settle("place", area=area, cards=cards, new=new)
    assert list(answer) == ["legal", "rule"]
    return answer["legal"], answer["rule"]


DP = [laid("dp", (0, 0), (1, 0))]
DPU = [*DP, laid("pu", (1, 0), (2, 0))]
DIGGER = [laid("Gp", (0, 0), (1, 0)), laid("du", (0, 1), (1, 1))]
X5 = [laid("pG", (0, 0), (0, 1)), laid("dc", (1, 0), (1, 1))]
LEGAL = (True, None)


@pytest.mark.parametrize(
    ("area", "cards", "new", "verdict"),
    [
        ("crypt", DP, laid("uc", (0, 1), (1, 1)), LEGAL),
        ("crypt", DP, laid("uc", (1, 0), (2, 0)), LEGAL),
        ("crypt", DP, laid("uc", (0, 0), (1, 0)), LEGAL),
        ("crypt", DP, laid("uc", (2, 1), (2, 2)), (False, "GG-12")),
        ("crypt", DPU, laid("uc", (3, 0), (3, 1)), (False, "GG-13")),
        ("crypt", DIGGER, laid("pd", (0, 0), (1, 0)), (False, "GG-9")),
        ("crypt", DIGGER, laid("Gd", (0, 0), (1, 0)), LEGAL),
        ("crypt", DIGGER, laid("Gd", (1, 0), (2, 0)), (False, "GG-10")),
        ("crypt", DIGGER, laid("Gd", (2, 0), (2, 1)), (False, "GG-14")),
        ("crypt", DIGGER, laid("Gd", (1, 1), (2, 1)), LEGAL),
        ("communal", X5, laid("uG", (0, 0), (-1, 0)), LEGAL),
        ("communal", X5, laid("Gu", (0, 1), (0, 2)), LEGAL),
        ("communal", X5, laid("Gu", (0, 0), (-1, 0)), (False, "GG-10")),
        ("communal", X5, laid("uG", (0, 1), (0, 2)), (False, "GG-9")),
        ("communal", X5, laid("uG", (2, 0), (3, 0)), (False, "GG-15")),
        ("communal", X5, laid("uG", (0, 0), (1, 0)), (False, "GG-15")),
        ("communal", X5, laid("uc", (1, 1), (3, 1)), (False, "GG-8")),
        ("crypt", [], laid("uc", (0, 0), (1, 0)), LEGAL),
    ],
)
def test_GG_X1_to_X5_placements(
    area: str, cards: list[dict[str, Any]], new: dict[str, Any], verdict: tuple[bool, str | None]
) -> None:
    assert place(area, cards, new) == verdict


def test_GG_X5_ten_places_for_the_card() -> None:
    legal = 0
    for x in range(-2, 4):
        for y in range(-2, 4):
            for other in ((x + 1, y), (x, y + 1), (x - 1, y), (x, y - 1)):
                legal += place("communal", X5, laid("uG", (x, y), other))[0]
    assert legal == 10


COMMUNAL = [laid("dd", (0, 0), (1, 0)), laid("dG", (2, 0), (3, 0)), laid("cd", (4, 1), (4, 0))]
ROW_OF_64 = [laid("pp", (x, 0), (x + 1, 0)) for x in range(0, 64, 2)]
CRYPT = [laid("dG", (0, 0), (1, 0)), laid("Gp", (0, 1), (1, 1))]


@pytest.mark.parametrize(("left", "earned"), [([8, 10, 12, 15], 8), ([10, 12, 15], None), ([], None), ([15, 8], 8)])
def test_GG_X6_a_score_of_five_and_three(left: list[int], earned: int | None) -> None:
    answer = settle("score", communal=COMMUNAL, crypt=CRYPT, type="dragon", left=left)
    assert answer == {"communal": 5, "crypt": 3, "total": 8, "claim": earned}
    assert list(answer) == ["communal", "crypt", "total", "claim"]


def test_GG_X7_the_highest_that_is_left() -> None:
    long = [laid("dd", (x, 0), (x + 1, 0)) for x in range(0, 10, 2)] + [laid("dp", (10, 0), (11, 0))]
    crypt = [laid("dd", (0, 0), (1, 0)), laid("dp", (2, 0), (2, 1))]
    for left, earned in (([8, 10, 12, 15], 12), ([8, 10, 15], 10), ([8, 15], 8), ([15], None)):
        answer = settle("score", communal=long, crypt=crypt, type="dragon", left=left)
        assert (answer["total"], answer["claim"]) == (14, earned)


# GG-17
def test_GG_17_the_longest_row_that_can_be_counted() -> None:
    """A set of cells holds 63, far more than one type and the gravediggers ever have."""
    question = {"crypt": [], "type": "pixie", "left": [15]}
    longest = [*ROW_OF_64, laid("dd", (63, 0), (64, 0))]
    assert settle("score", communal=longest, **question)["communal"] == 63
    apart = [*longest, laid("dd", (20, 0), (20, 1))]
    assert settle("score", communal=apart, **question)["communal"] == 42


# GG-11
def test_GG_11_only_the_top_counts() -> None:
    covered = [*COMMUNAL, laid("cp", (2, 0), (2, 1))]
    assert settle("score", communal=covered, crypt=[], type="dragon", left=[8])["communal"] == 2


# GG-R12
def test_GG_R12_the_new_card_is_the_last_one() -> None:
    cards = [*COMMUNAL, laid("pd", (9, 0), (9, 1))]
    question = {"communal": cards, "crypt": CRYPT, "type": "dragon", "left": [8]}
    assert settle("score", **question, harvest="new_card")["communal"] == 1
    assert settle("score", **question)["communal"] == 5


@pytest.mark.parametrize(
    ("name", "question"),
    [
        ("place", {"area": "crypt", "cards": [laid("GG", (0, 0), (1, 0))], "new": laid("uc", (0, 1), (1, 1))}),
        ("place", {"area": "crypt", "cards": DP, "new": {"halves": ["orc", "pixie"], "at": [[0, 1], [1, 1]]}}),
        ("place", {"area": "crypt", "cards": [laid("dp", (0, 0), (2, 0))], "new": laid("uc", (0, 1), (1, 1))}),
        ("score", {"communal": COMMUNAL, "crypt": CRYPT, "type": "gravedigger", "left": [8]}),
        ("score", {"communal": COMMUNAL, "crypt": CRYPT, "type": "dragon", "left": [9]}),
        ("score", {"communal": COMMUNAL, "crypt": CRYPT, "type": "dragon", "left": [8, 8]}),
        ("score", {"communal": ROW_OF_64, "crypt": [], "type": "pixie", "left": [8]}),
    ],
)
def test_nonsense_is_refused_with_what_is_wrong(name: str, question: dict[str, Any]) -> None:
    with pytest.raises(Refusal) as refused:
        settle(name, **question)
    for language in ("en", "it"):
        assert Words(language, GAME.folder).refusal(refused.value)


@pytest.mark.parametrize(
    "question",
    [
        {"area": "garden", "cards": [], "new": laid("uc", (0, 0), (1, 0))},
        {"area": "crypt", "cards": []},
        {"area": "crypt", "cards": [], "new": {"halves": ["pixie"], "at": [[0, 0], [1, 0]]}},
        {"area": "crypt", "cards": [], "new": laid("uc", (0, 0), (1, 0)), "more": 1},
    ],
)
def test_malformed_questions_are_no_input(question: dict[str, Any]) -> None:
    with pytest.raises(msgspec.ValidationError):
        settle("place", **question)
