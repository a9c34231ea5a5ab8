"""The two questions a real table may put: a grave, and the scores of a hand."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from sexton.games.graverobbers import GAME
from sexton.kernel.interface import Refusal
from sexton.kernel.words import LANGUAGES, Words


def settle(question: str, given: str) -> Any:
    """The answer as a program gets it."""
    referee = GAME.referees[question]
    answer, told = referee.settle(msgspec.json.decode(given, type=referee.Input))
    for language in LANGUAGES:
        words = Words(language, GAME.folder)
        assert all(words.event(event, ["Ada", "Bruno", "Carla", "Dino", "Elsa", "Fabio"]) for event in told)
    return msgspec.json.decode(msgspec.json.encode(answer))


def test_a_grave_is_answered_with_the_bobbies_that_counted() -> None:
    assert settle("grave", '{"column": ["D1","B1","B1","D1","R2","R3","B2"]}') == {
        "defense": 4,
        "robbers": 5,
        "ransacked": True,
        "bobbies": [{"place": 2, "card": "B1"}, {"place": 3, "card": "B1"}],
    }


def test_an_empty_column_is_undisturbed() -> None:
    assert settle("grave", '{"column": []}') == {"defense": 0, "robbers": 0, "ransacked": False, "bobbies": []}


ALEX = (
    '{"ransacked": [true,true,true,false,false,false,true], "players": ['
    '{"hand": ["B1","R3","D2","R3","B1","B2"], "objectives": [{"side":"white","graves":[2,5],"points":5},'
    '{"side":"black","graves":[1,2],"points":6}], "accuses": null},'
    '{"hand": [], "objectives": [], "accuses": 0}, {"hand": ["R1"], "objectives": [{"side":"black","graves":[],'
    '"points":5}], "accuses": 1}]}'
)


def test_scores_are_answered_with_parts_and_ranking() -> None:
    answer = settle("score", ALEX)
    assert answer["scores"] == [9, 4, 5]
    assert answer["ranking"] == [[0], [2], [1]]
    assert answer["parts"][0] == [
        {"rule": "GR-20", "what": "hand", "points": 4},
        {"rule": "GR-21", "what": "bobbies 3", "points": 1},
        {"rule": "GR-22", "what": "white 2-5 5", "points": 0},
        {"rule": "GR-22", "what": "black 1-2 6", "points": 6},
        {"rule": "GR-23", "what": "accused by 1", "points": -2},
    ]
    assert [sum(part["points"] for part in own) for own in answer["parts"]] == answer["scores"]


def test_the_examples_in_the_help_can_be_settled() -> None:
    for question, referee in GAME.referees.items():
        given = [text.split("'")[1] for text in referee.examples if "echo" in text]
        assert all(settle(question, text) for text in given)


def refused(question: str, given: str) -> tuple[str, str]:
    with pytest.raises(Refusal) as refusal:
        settle(question, given)
    for language in LANGUAGES:
        assert Words(language, GAME.folder).refusal(refusal.value)
    return refusal.value.rule, refusal.value.message


IMPOSSIBLE_GRAVES = {
    '["R1","R1","R1","R1","R1","R1","R1","R1"]': ("GR-11", "column-too-long"),
    '["R4"]': ("GR-1", "unknown-card"),
    '["D3","D3","D3","D3","D3","D3"]': ("GR-1", "too-many-of-a-card"),
}


@pytest.mark.parametrize("column", IMPOSSIBLE_GRAVES)
def test_an_impossible_grave_is_refused(column: str) -> None:
    assert refused("grave", f'{{"column": {column}}}') == IMPOSSIBLE_GRAVES[column]


def score(players: str, ransacked: str = "true,false,false,false,false,false,false") -> str:
    return f'{{"ransacked": [{ransacked}], "players": [{players}]}}'


E = '{"hand": []}'
SAFE = ",".join(["false"] * 7)
BLACK = '{"side":"black","graves":[1,2],"points":6}'
IMPOSSIBLE_SCORES = {
    score(f"{E},{E}"): ("GR-1", "wrong-seats"),
    score(",".join([E] * 7)): ("GR-1", "wrong-seats"),
    score(f"{E},{E},{E}", "true,false"): ("GR-2", "wrong-graves"),
    score(f'{{"hand": ["X1"]}},{E},{E}'): ("GR-1", "unknown-card"),
    score(f'{{"hand": ["D3","D3","D3"]}},{{"hand": ["D3","D3","D3"]}},{E}'): ("GR-1", "too-many-of-a-card"),
    score(f'{{"hand": {msgspec.json.encode(["R1"] * 9 + ["R2"] * 9 + ["R3"] * 2).decode()}}},{E},{E}'): (
        "GR-4",
        "hand-too-large",
    ),
    score(f'{{"hand": [], "objectives": [{BLACK},{BLACK},{BLACK}]}},{E},{E}'): ("GR-5", "too-many-objectives"),
    score(f'{{"hand": [], "objectives": [{{"side":"black","graves":[2],"points":6}}]}},{E},{E}'): (
        "GR-22",
        "objective-graves",
    ),
    score(f'{{"hand": [], "objectives": [{{"side":"black","graves":[2,8],"points":6}}]}},{E},{E}'): (
        "GR-22",
        "objective-graves",
    ),
    score(f'{{"hand": [], "accuses": 0}},{E},{E}'): ("GR-R3", "accuses-oneself"),
    score(f'{{"hand": [], "accuses": 3}},{E},{E}'): ("GR-1", "no-such-player"),
    score(f'{{"hand": [], "accuses": 1}},{E},{E}', SAFE): ("GR-14", "no-accusations"),
}


@pytest.mark.parametrize("given", IMPOSSIBLE_SCORES)
def test_an_impossible_hand_is_refused(given: str) -> None:
    assert refused("score", given) == IMPOSSIBLE_SCORES[given]


@pytest.mark.parametrize("given", ['{"column": 3}', "{}", '{"column": [], "more": 1}'])
def test_input_of_another_shape_is_no_grave(given: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        settle("grave", given)
