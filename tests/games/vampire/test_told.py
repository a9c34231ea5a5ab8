"""What everybody hears: who begins, rolls, fights and digs, and with which numbers."""

from __future__ import annotations

from sexton.games.vampire import GAME
from sexton.games.vampire.rules import events
from tests.games.vampire.scene import Scene


# VH-R17
def test_VH_R17_everybody_hears_who_begins() -> None:
    scene = Scene("roll")
    scene.state = GAME.open(2).setup()
    assert scene.draw("1").heard(events.Starts) == [events.Starts(1)]


# VH-5
def test_VH_5_everybody_hears_who_rolls_what() -> None:
    assert Scene("roll", go="1").draw("4").heard(events.Rolled) == [events.Rolled(1, 4)]


# VH-7
def test_VH_7_everybody_hears_who_loses_a_battle_with_what() -> None:
    scene = Scene("battle", go="1", tools="-/PS", fights="1").draw("3")
    assert scene.heard(events.BattleLost) == [events.BattleLost(1, 3)]


# VH-11
def test_VH_11_everybody_hears_who_loses_to_the_red_phantom_with_what() -> None:
    scene = Scene("red_battle", go="1", at="4,4/8,0", tools="-/PSK").draw("2")
    assert scene.heard(events.RedBattleLost) == [events.RedBattleLost(1, 2)]
    assert scene.moves() == ["return pick and shovel", "return pick and stake", "return shovel and stake"]


# VH-13
def test_VH_13_everybody_hears_who_digs_where_and_no_open_grave_is_dug() -> None:
    scene = Scene("dig", go="1", at="4,4/8,0", graves="ccecce")
    refusal = scene.why_not("dig 3")
    assert refusal is not None
    assert (refusal.rule, refusal.facts) == ("VH-13", {"grave": 3})
    assert scene.answer("dig 5").heard(events.Digs) == [events.Digs(1, 5)]
    scene.draw("empty")
    assert scene.truth.grave is None
    assert scene.state.grave == 0


# VH-R20
def test_VH_R20_any_of_the_tools_on_offer_may_be_taken_and_then_none_is_on_offer() -> None:
    scene = Scene("take", {"decline_tool": "yes"}, at="8,4/4,4", offered="PS")
    assert scene.moves() == ["take nothing", "take pick", "take shovel", "take pick and shovel"]
    refusal = scene.why_not("take stake")
    assert refusal is not None
    assert (refusal.rule, refusal.message, refusal.facts) == ("VH-6", "tool-not-there", {"tool": "stake"})
    assert scene.why_not("take nothing") is None
    scene.answer("take pick")
    assert (scene.tools(), scene.truth.offered) == (("pick",), ())


# VH-13
def test_VH_13_everybody_hears_where_the_vampire_is_found() -> None:
    scene = Scene("dig", go="1", at="4,4/8,0").answer("dig 5").draw("vampire")
    assert scene.heard(events.VampireFound) == [events.VampireFound(1, 5)]


# VH-R3
def test_VH_R3_everybody_hears_which_grave_is_closed_again() -> None:
    scene = Scene("dig", {"graves": "rebury"}, at="8,0/4,4").answer("dig 5").draw("empty")
    assert scene.heard(events.Reburied) == [events.Reburied(0, 5)]


# VH-9
def test_VH_9_after_shadows_that_nobody_sees_none_is_left_to_fight() -> None:
    scene = Scene("take", {"decline_tool": "yes"}, at="8,4/4,4", offered="p", fights="2").answer("take nothing")
    assert (scene.step, scene.state.fights, scene.state.beyond) == ("roll", 0, 0)
    assert len(scene.heard(events.PhantomsIgnore)) == 1
