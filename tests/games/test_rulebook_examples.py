"""Examples that stand in the rulebooks and nowhere else come out as they are told there."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from sexton.kernel import catalogue
from tests.games.graverobbers.scene import Scene as Cemetery
from tests.games.vampire.scene import to_move


def settled(game: str, question: str, **facts: Any) -> Any:
    referee = catalogue.find(game).referees[question]
    return referee.settle(msgspec.convert(facts, referee.Input))[0]


@pytest.mark.parametrize(("fist", "gain"), [(10, 10), (13, 0)])
def test_GD_21_how_much_to_dare(fist: int, gain: int) -> None:
    robbery = settled("gravediggers", "robbery", cards=["10", "5", "5"], fists=[4, 4, fist])
    assert (robbery.bounty, robbery.gains) == (20, (4, 4, gain))


@pytest.mark.parametrize(
    ("column", "defence", "robbery"),
    [("D1 B0 R3 B1 D2 R2 B2", 4, 5), ("D3 R3 B1 R1 D1 B2 R3", 7, 7), ("B0 D1 B2 R2", 1, 2)],
)
def test_GR_12_GR_13_too_many_bobbies_a_tie_and_the_wrong_bobby(column: str, defence: int, robbery: int) -> None:
    grave = settled("graverobbers", "grave", column=column.split())
    assert (grave.defense, grave.robbers, grave.ransacked) == (defence, robbery, robbery > defence)


def test_GR_10_what_a_spy_can_reach() -> None:
    scene = Cemetery("go", {3: "R2+,D2:1,D1+", 6: "D2+,R3:1"})
    assert "spy B1 at 6" in scene.moves()
    assert "spy B1 at 3" not in scene.moves()
    scene.answer("spy B1 at 6")
    assert scene.truth().columns[5][1].face_up
    assert not any(move == "stop" for move in scene.moves())


@pytest.mark.parametrize(
    ("cells", "rule"),
    [
        ([[1, 0], [2, 0]], None),
        ([[2, 0], [3, 0]], "GG-15"),
        ([[0, 0], [1, 0]], "GG-15"),
        ([[1, 1], [1, 2]], "GG-9"),
    ],
)
def test_GG_15_right_and_wrong_in_the_communal_graveyard(cells: list[list[int]], rule: str | None) -> None:
    square = [
        {"halves": ["pixie", "goblin"], "at": [[0, 0], [0, 1]]},
        {"halves": ["cyclops", "gravedigger"], "at": [[1, 0], [1, 1]]},
    ]
    new = {"halves": ["dragon", "unicorn"], "at": cells}
    verdict = settled("gloomy_graves", "place", area="communal", cards=square, new=new)
    assert (verdict.legal, verdict.rule) == (rule is None, rule)


def test_VH_5_two_ways_round() -> None:
    either = ["move 5,2 6,2 6,3 6,4", "move 4,3 4,4 5,4 6,4"]
    assert {to_move("4,2", 4, "SK").normal(walk) for walk in either} == {min(either)}
    for walk in either:
        scene = to_move("4,2", 4, "SK")
        scene.rules.play(scene.state, [scene.rules.read(walk)])
        assert (scene.at(), scene.tools(), scene.step) == ((6, 4), ("shovel", "stake"), "roll")
