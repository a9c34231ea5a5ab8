"""The red X, the red phantom and the graves: one test, at least, for every rule and ruling."""

from __future__ import annotations

import pytest

from sexton.games.vampire.rules import events
from sexton.kernel.interface import Over
from tests.games.vampire.scene import Scene, refused, to_move

ALL_THREE = "PSK"


# The red X


# VH-11
@pytest.mark.parametrize("pips", range(1, 7))
def test_VH_11_the_red_phantom_takes_two_tools_or_lets_him_dig(pips: int) -> None:
    scene = to_move("8,1", 1, ALL_THREE).answer("move 8,0")
    assert (scene.step, scene.rule, len(scene.weights())) == ("red battle", "VH-11", 6)
    scene.draw(str(pips))
    if pips > 3:
        assert (scene.step, scene.rule) == ("dig", "VH-13")
        return
    assert (scene.step, scene.rule) == ("red return", "VH-11")
    assert scene.moves() == ["return pick and shovel", "return pick and stake", "return shovel and stake"]
    assert refused("return pick", scene) == "VH-11 wrong-number-of-tools"
    scene.answer("return pick and stake")
    assert scene.tools() == ("shovel",)
    assert [event.tool for event in scene.heard(events.ReturnedToRed)] == ["pick", "stake"]


# VH-12
def test_VH_12_on_the_red_x_with_fewer_than_three_tools_nothing_happens() -> None:
    scene = to_move("8,1", 1, "PS").answer("move 8,0")
    assert (scene.step, scene.truth.go, scene.tools()) == ("roll", 1, ("pick", "shovel"))
    assert len(scene.heard(events.RedPhantomIgnores)) == 1


# VH-R16
def test_VH_R16_the_loser_stays_on_the_red_x_unless_agreed() -> None:
    for setting, square in (({}, (8, 0)), ({"lost_red": "green"}, (4, 4))):
        scene = Scene("red_return", setting, at="8,0/4,4", tools="PSK/-").answer("return pick and shovel")
        assert (scene.at(), scene.tools(), scene.step) == (square, ("stake",), "roll")
        assert len(scene.heard(events.SentToGreenX)) == bool(setting)


# Digging


# VH-13
def test_VH_13_the_tools_go_back_and_the_vampire_wins_at_once() -> None:
    scene = Scene("red_battle", at="8,0/4,4", tools="PSK/P").draw("4")
    assert scene.tools() == ()
    assert scene.truth.pile == {"pick": 1, "shovel": 2, "stake": 2}
    scene.answer("dig 3").draw("vampire")
    over = scene.pending
    assert isinstance(over, Over)
    assert (over.rule, over.scores, over.ranking) == ("VH-13", (1, 0), ((0,), (1,)))
    assert scene.truth.graves == ("closed", "closed", "vampire", "closed", "closed", "closed")


def test_VH_13_an_empty_grave_sends_the_digger_to_the_green_x() -> None:
    scene = Scene("dig", at="8,0/4,4").answer("dig 2").draw("empty")
    assert (scene.at(), scene.tools(), scene.step, scene.truth.go) == ((4, 4), (), "roll", 1)
    assert [(event.grave, event.left) for event in scene.heard(events.GraveEmpty)] == [(2, 5)]


def test_VH_13_the_others_share_the_last_place() -> None:
    scene = Scene("open_grave", at="8,0/4,4/4,4/4,4", tools="-/-/-/-", grave="1").draw("vampire")
    assert scene.pending == Over("VH-13", (1, 0, 0, 0), ((0,), (1, 2, 3)))
    scene = Scene("open_grave", at="8,0/4,4/8,0/4,4", tools="-/-/-/-", grave="1", go="2").draw("vampire")
    assert scene.pending == Over("VH-13", (0, 0, 1, 0), ((2,), (0, 1, 3)))


# VH-R3
def test_VH_R3_opened_graves_stay_open_unless_agreed() -> None:
    scene = Scene("dig", at="8,0/4,4", graves="ecccce")
    assert scene.moves() == ["dig 2", "dig 3", "dig 4", "dig 5"]
    assert refused("dig 1", scene) == "VH-13 grave-open"
    scene.answer("dig 2").draw("empty")
    assert scene.truth.graves == ("empty", "empty", "closed", "closed", "closed", "empty")
    again = Scene("dig", {"graves": "rebury"}, at="8,0/4,4").answer("dig 2").draw("empty")
    assert again.truth.graves == ("closed",) * 6
    assert len(again.heard(events.Reburied)) == 1


# VH-R15
def test_VH_R15_digging_follows_at_once_in_the_same_go() -> None:
    scene = Scene("red_battle", at="8,0/4,4", tools="PSK/-").draw("6")
    assert (scene.step, scene.truth.go, len(scene.moves())) == ("dig", 0, 6)


# VH-R19
def test_VH_R19_the_last_grave_too_has_to_be_dug() -> None:
    scene = to_move("8,1", 6, ALL_THREE, graves="eeeeec").answer("move 8,0")
    assert scene.draw("3").step == "red return"
    scene = to_move("8,1", 6, ALL_THREE, graves="eeeeec").answer("move 8,0").draw("4")
    assert scene.moves() == ["dig 6"]
    assert scene.answer("dig 6").weights() == {"vampire": 1}
