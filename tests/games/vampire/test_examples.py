"""The worked examples of the digest, VH-X1 to VH-X10, on Iron Gate."""

from __future__ import annotations

import pytest

from tests.games.vampire.scene import Scene, to_move


def test_VH_X1_a_first_tool() -> None:
    assert to_move("4,4", 2).answer("move 4,3 4,2").tools() == ("pick",)


@pytest.mark.parametrize("lost", ["pick", "shovel"])
def test_VH_X2_one_battle_and_a_choice(lost: str) -> None:
    scene = to_move("4,2", 4, "P").answer("move 3,2 2,2 2,3 2,4")
    assert scene.tools() == ("pick", "shovel")
    scene.draw("2")
    assert scene.moves() == ["return pick", "return shovel"]
    assert scene.answer(f"return {lost}").tools() == tuple(tool for tool in ("pick", "shovel") if tool != lost)
    assert scene.step == "roll"


def test_VH_X2_a_four_keeps_both() -> None:
    assert to_move("4,2", 4, "P").answer("move 3,2 2,2 2,3 2,4").draw("4").tools() == ("pick", "shovel")


def test_VH_X3_followed() -> None:
    scene = to_move("0,5", 3).answer("move 0,4 0,3 0,2")
    assert (scene.tools(), scene.step) == (("pick",), "battle")


def test_VH_X4_ignored() -> None:
    assert to_move("0,5", 2).answer("move 0,4 0,3").step == "roll"


def test_VH_X5_two_battles_one_tool_left() -> None:
    scene = to_move("2,2", 5, "K").answer("move 3,2 4,2 4,1 4,0 5,0")
    assert (scene.tools(), scene.truth.fights) == (("pick", "stake"), 2)
    scene.draw("1").answer("return stake").draw("6")
    assert (scene.tools(), scene.step) == (("pick",), "roll")


def test_VH_X6_pips_to_spare() -> None:
    scene = to_move("8,2", 5, "PSK").answer("move 8,1 8,0").draw("4")
    assert (scene.step, scene.tools(), scene.at()) == ("dig", (), (8, 0))
    assert scene.answer("dig 1").step == "open grave"


def test_VH_X7_to_the_corner() -> None:
    road = "move 8,3 8,2 8,1 8,0"
    scene = to_move("8,4", 4, "PK").answer(road).draw("5", "3").answer("return pick and stake")
    assert (scene.tools(), scene.at(), scene.step) == (("shovel",), (8, 0), "roll")
    robbed = to_move("8,4", 4, "PK").answer(road).draw("1").answer("return stake")
    assert (robbed.tools(), robbed.step) == (("pick", "shovel"), "roll")
    past = to_move("8,4", 6, "PK")
    assert road not in past.moves()
    past.answer(f"{road} 7,0 6,0").draw("4")
    assert (past.tools(), past.at(), past.step) == (("pick", "shovel", "stake"), (6, 0), "roll")
    assert road in to_move("8,4", 6, "PK", {"tools_on_the_way": "yes"}).moves()


def test_VH_X8_over_the_red_x_and_no_way_back() -> None:
    assert to_move("8,2", 3, "SK").answer("move 8,1 8,0 7,0").step == "roll"
    assert "move 8,1 8,2" not in to_move("8,2", 2).moves()


def test_VH_X9_an_empty_grave() -> None:
    scene = Scene("dig", at="8,0/4,4").answer("dig 4").draw("empty")
    assert (scene.tools(), scene.at()) == ((), (4, 4))
    assert Scene("dig", at="4,4/8,0", go="1", graves="cccecc").answer("dig 5").weights() == {"vampire": 1, "empty": 4}


def test_VH_X10_standing_on_a_shadow_since_last_go() -> None:
    assert to_move("8,3", 1, "PSK").answer("move 8,4").step == "roll"
