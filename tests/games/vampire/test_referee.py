"""`sexton referee vampire moves`: where a roll can lead, in exactly these shapes."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from click.testing import CliRunner, Result

from sexton.commands import sexton as command
from sexton.games.vampire import GAME
from sexton.games.vampire.referee import Standing
from sexton.kernel.interface import Refusal
from sexton.kernel.words import LANGUAGES, Words


def paths(**given: Any) -> list[dict[str, Any]]:
    standing = msgspec.convert(given, Standing)
    settled, told = GAME.referees["moves"].settle(standing)
    answer = msgspec.to_builtins(settled)
    assert list(answer) == ["paths"]
    assert len(told) == len(answer["paths"])
    found: list[dict[str, Any]] = answer["paths"]
    return found


def test_the_example_of_the_corner() -> None:
    found = paths(board="iron_gate", at=[8, 4], roll=6, tools=["pick", "stake"])
    assert len(found) == 6
    north = next(path for path in found if path["path"][1] == (8, 3))
    assert north == {
        "path": ((8, 4), (8, 3), (8, 2), (8, 1), (8, 0), (7, 0), (6, 0)),
        "tools_gained": ("shovel",),
        "battles": 1,
        "stops_at_red_x": False,
    }


def test_a_stop_on_the_red_x_is_said() -> None:
    (stop,) = [path for path in paths(at=[8, 2], roll=5, tools=["pick", "shovel", "stake"]) if path["stops_at_red_x"]]
    assert stop["path"] == ((8, 2), (8, 1), (8, 0))
    exact = [path for path in paths(at=[8, 4], roll=4, tools=["pick", "stake"]) if path["stops_at_red_x"]]
    assert [path["tools_gained"] for path in exact] == [("shovel",)]
    assert not any(path["stops_at_red_x"] for path in paths(at=[8, 2], roll=2, tools=["pick"]))


def test_battles_are_those_that_must_be_fought() -> None:
    (ignored,) = [path for path in paths(at=[0, 5], roll=2) if path["path"][-1] == (0, 3)]
    (followed,) = [path for path in paths(at=[0, 5], roll=3) if path["path"][-1] == (0, 2)]
    assert (ignored["battles"], followed["battles"]) == (0, 1)


def test_house_rules_are_accepted() -> None:
    way = paths(at=[8, 4], roll=6, tools=["pick", "stake"], tools_on_the_way="yes")
    assert len(way) == 7
    blocked = paths(at=[4, 4], roll=2, pawns="block", others=[[4, 3], [3, 4], [4, 5]])
    assert {path["path"][1] for path in blocked} == {(5, 4)}
    small = paths(board="board Ring\nP S K\no . o\nG R o\n", at=[0, 2], roll=1)
    assert [path["path"][-1] for path in small] == [(0, 1), (1, 2)]


@pytest.mark.parametrize(
    "given",
    [
        {"at": [1, 1], "roll": 3},
        {"at": [99, -1], "roll": 3},
        {"at": [4, 4], "roll": 0},
        {"at": [4, 4], "roll": 7},
        {"at": [4, 4], "roll": 3, "tools": ["spade"]},
        {"at": [4, 4], "roll": 3, "tools": ["pick", "pick"]},
        {"at": [4, 4], "roll": 3, "board": "nowhere"},
        {"at": [4, 4], "roll": 3, "board": "board Bad\nP Q\n"},
        {"at": [4, 4], "roll": 3, "others": [[4, 3]] * 6},
        {"at": [4, 4], "roll": 3, "others": [[1, 1]]},
    ],
    ids=str,
)
def test_bad_input_is_refused_in_words(given: dict[str, Any]) -> None:
    with pytest.raises(Refusal) as refusal:
        paths(**given)
    for language in LANGUAGES:
        assert Words(language, GAME.folder).refusal(refusal.value)


def sexton(*arguments: str, put_in: str = "") -> Result:
    return CliRunner().invoke(command, arguments, input=put_in)


def test_the_commands_answer_and_refuse() -> None:
    question = '{"board": "iron_gate", "at": [8,4], "roll": 6, "tools": ["pick","stake"]}'
    done = sexton("referee", "vampire", "moves", "--json", put_in=question)
    assert done.exit_code == 0, done.stderr
    assert len(msgspec.json.decode(done.stdout)["paths"]) == 6
    for bad in (
        '{"at": [8,4]}',
        '{"at": [8], "roll": 6}',
        '{"at": [8,4], "roll": "six"}',
        "[]",
        '{"at":[1,1],"roll":2}',
    ):
        refused = sexton("referee", "vampire", "moves", "--json", put_in=bad)
        assert (refused.exit_code, refused.stdout) == (2, ""), bad
    told = sexton("referee", "vampire", "moves", "--at", "8,4", "--roll", "4", "--tools", "pick,stake", "--lang", "it")
    assert (
        "Quattro caselle fino alla X rossa, 4 a nord, passando per un fantasma: la pala; un combattimento"
        in told.stdout
    )


def test_the_board_and_solve_commands(tmp_path: Any) -> None:
    drawn = sexton("board", "draw", "iron_gate", "--lang", "en")
    assert drawn.exit_code == 0, drawn.stderr
    assert "57 squares" in drawn.stdout
    bad = tmp_path / "bad.txt"
    bad.write_text("board Bad\nG o P S K\no . . . .\n", encoding="utf-8")
    refused = sexton("board", "check", str(bad), "--lang", "en")
    assert refused.exit_code == 2
    assert "line 3: nowhere in the drawing is there a red X (R)" in refused.stderr
    assert sexton("board", "check", "abbey").exit_code == 0
    picture = tmp_path / "board.svg"
    assert sexton("board", "draw", "abbey", "--svg", str(picture)).exit_code == 0
    assert picture.read_text(encoding="utf-8").startswith("<svg")
    solved = sexton("solve", "vampire", "--board", "lych_gate", "--runs", "500", "--json")
    assert solved.exit_code == 0, solved.stderr
    assert msgspec.json.decode(solved.stdout)["goes_to_dig"] == pytest.approx(7.576262, abs=1e-5)
