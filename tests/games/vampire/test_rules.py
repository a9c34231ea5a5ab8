"""One test, at least, for every rule and ruling; each fails when its rule is broken."""

from __future__ import annotations

import pytest

from sexton.games.vampire import GAME
from sexton.games.vampire.options import Options
from sexton.games.vampire.rules import events
from sexton.kernel.interface import Ask, Refusal
from tests.games.vampire.cover import ALLEY
from tests.games.vampire.scene import Scene, refused, to_move

ALL_THREE = "PSK"


# Setting up


# VH-1
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_VH_1_everybody_starts_on_the_green_x(seats: int) -> None:
    rules = GAME.open(seats)
    assert rules.truth(rules.setup()).at == ((4, 4),) * seats


def test_VH_1_nobody_hunts_alone() -> None:
    with pytest.raises(Refusal) as refusal:
        GAME.open(1)
    assert refusal.value.rule == "VH-1"


# VH-2
def test_VH_2_a_player_holds_one_of_a_kind_at_most() -> None:
    scene = to_move("4,4", 2, "P").answer("move 4,3 4,2")
    assert scene.tools() == ("pick",)
    assert scene.heard(events.Took) == []
    with pytest.raises(Refusal):
        Scene("roll", tools="PP/-")


# VH-3
def test_VH_3_six_graves_one_vampire_as_likely_in_each() -> None:
    scene = Scene("dig", at="8,0/4,4")
    assert scene.moves() == [f"dig {grave}" for grave in range(1, 7)]
    scene.answer("dig 5")
    assert scene.weights() == {"vampire": 1, "empty": 5}


# VH-R1
def test_VH_R1_two_to_four_play_and_six_where_that_was_agreed() -> None:
    for seats in (5, 6):
        with pytest.raises(Refusal) as refusal:
            GAME.open(seats)
        assert refusal.value.rule == "VH-R1"
        assert GAME.open(seats, Options(seats_up_to="6")).seats == seats
    with pytest.raises(Refusal):
        GAME.open(7, Options(seats_up_to="6"))


# VH-R2
def test_VH_R2_there_is_exactly_one_vampire() -> None:
    scene = Scene("open_grave", at="8,0/4,4", graves="eecece", grave="3")
    assert scene.weights() == {"vampire": 1, "empty": 1}
    with pytest.raises(Refusal):
        Scene("roll", graves="ccvccc")


# VH-R13
def test_VH_R13_there_are_as_many_tools_of_a_kind_as_players_and_squares_never_run_dry() -> None:
    scene = Scene("roll", at="4,4/4,4/4,4", tools="PSK/P/-")
    assert scene.truth.pile == {"pick": 1, "shovel": 2, "stake": 2}
    scene = to_move("4,4", 2, "-", tools="-/P").answer("move 4,3 4,2")
    assert scene.tools(0) == scene.tools(1) == ("pick",)
    assert scene.truth.pile["pick"] == 0


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_VH_R13_the_pile_at_the_start(seats: int) -> None:
    rules = GAME.open(seats)
    assert rules.truth(rules.setup()).pile == {"pick": seats, "shovel": seats, "stake": seats}


# VH-R17
def test_VH_R17_the_first_player_is_drawn() -> None:
    scene = Scene("first_player", at="4,4/4,4/4,4", tools="-/-/-")
    assert (scene.rule, scene.weights()) == ("VH-R17", {"0": 1, "1": 1, "2": 1})
    assert scene.draw("2").truth.go == 2
    assert scene.step == "roll"


# The go


# VH-4
def test_VH_4_movement_then_tools_then_battle_then_the_next_player() -> None:
    scene = to_move("4,4", 4, at="4,4/4,4/4,4", tools="-/-/-")
    scene.answer("move 4,3 4,2 3,2 2,2")
    assert [type(event).__name__ for _, event in scene.told] == ["Walked", "Took"]
    assert scene.step == "battle"
    scene.draw("6")
    assert (scene.step, scene.truth.go) == ("roll", 1)
    last = to_move("4,4", 1, at="4,4/4,4/4,4", tools="-/-/-", go="2").answer("move 3,4")
    assert last.truth.go == 0


# VH-5
def test_VH_5_the_die_then_exactly_so_many_squares_in_any_direction() -> None:
    scene = Scene("roll")
    assert (scene.rule, scene.weights()) == ("VH-5", {str(pips): 1 for pips in range(1, 7)})
    scene.draw("3")
    assert scene.truth.roll == 3
    assert scene.moves() == [
        "move 3,4 2,4 1,4", "move 3,4 2,4 2,3", "move 3,4 2,4 2,5", "move 4,3 4,2 3,2", "move 4,3 4,2 4,1",
        "move 4,3 4,2 5,2", "move 4,5 4,6 3,6", "move 4,5 4,6 4,7", "move 4,5 4,6 5,6", "move 5,4 6,4 6,3",
        "move 5,4 6,4 6,5", "move 5,4 6,4 7,4",
    ]  # fmt: skip
    scene.answer("move 3,4 2,4 2,3")
    assert scene.at() == (2, 3)
    assert scene.truth.roll is None
    assert scene.heard(events.Walked)[0].squares == "3,4 2,4 2,3"


def test_VH_5_why_a_path_is_refused() -> None:
    scene = to_move("4,4", 3)
    assert refused("move 3,4 2,4", scene) == "VH-5 too-short"
    assert refused("move 3,4 2,4 2,3 2,2", scene) == "VH-5 too-long"
    assert refused("move 3,4 3,3 3,2", scene) == "VH-5 no-such-square"
    assert refused("move 3,4 4,3 4,2", scene) == "VH-5 not-beside"
    assert refused("stay", scene) == "VH-5 too-short"
    assert refused("dig 1", scene) == "VH-5 other-question"


RING = "board Ring\nP S K\no . o\nG R o\n"


# VH-R4
def test_VH_R4_no_square_twice_in_one_move_the_first_included_and_a_new_go_is_free() -> None:
    scene = to_move("8,2", 2)
    assert scene.moves() == ["move 8,1 8,0", "move 8,3 8,4"]
    assert refused("move 8,1 8,2", scene) == "VH-R4 used-already"
    ring = to_move("0,0", 6, settings={"board": RING}, at="0,0/0,2")
    assert refused("move 1,0 2,0 2,1 2,0 2,1 2,2", ring) == "VH-R4 used-already"
    assert ring.moves() == ["move 0,1 0,2 1,2 2,2 2,1 2,0", "move 1,0 2,0 2,1 2,2 1,2 0,2"]
    scene.answer("move 8,1 8,0")
    assert "move 8,1 8,2" in to_move("8,0", 2).moves()


# VH-R5
def test_VH_R5_the_whole_roll_or_else_as_far_as_can_be() -> None:
    stuck = to_move("2,0", 6, settings={"board": ALLEY, "pawns": "block"}, at="2,0/2,2", tools="-/-")
    assert stuck.moves() == ["move 1,0 0,0 0,1 0,2 1,2"]
    assert refused("move 1,0 0,0 0,1 0,2", stuck) == "VH-R5 too-short"
    stuck.answer("move 1,0 0,0 0,1 0,2 1,2")
    assert [event.pips for event in stuck.heard(events.WalkedShort)] == [1]


def test_VH_R5_who_cannot_move_at_all_stays() -> None:
    penned = to_move("2,1", 3, settings={"board": ALLEY, "pawns": "block"}, at="2,1/2,0/2,2", tools="-/-/-")
    assert penned.moves() == ["stay"]
    penned.answer("stay")
    assert penned.at() == (2, 1)
    assert len(penned.heard(events.StoodStill)) == 1
    assert penned.step == "roll"


# VH-10
def test_VH_10_with_three_tools_from_the_start_the_move_ends_on_the_red_x() -> None:
    scene = to_move("8,2", 5, ALL_THREE)
    assert "move 8,1 8,0" in scene.moves()
    scene.answer("move 8,1 8,0")
    assert scene.at() == (8, 0)
    assert [event.pips for event in scene.heard(events.StoppedAtRedX)] == [3]
    assert "move 8,1 8,0" not in to_move("8,2", 5, "PS").moves()


# VH-R6
def test_VH_R6_tools_on_the_way_do_not_count_unless_agreed() -> None:
    road = "move 8,3 8,2 8,1 8,0"
    scene = to_move("8,4", 6, "PK")
    assert road not in scene.moves()
    assert refused(road, scene) == "VH-R6 no-stop-at-red"
    agreed = to_move("8,4", 6, "PK", {"tools_on_the_way": "yes"})
    assert road in agreed.moves()
    assert f"{road} 7,0 6,0" in agreed.moves()
    assert agreed.why_not(road) is None
    agreed.answer(road)
    assert agreed.tools() == ("pick", "shovel", "stake")
    assert [(event.rule, event.pips) for event in agreed.heard(events.StoppedWithNewTools)] == [("VH-R6", 2)]
    assert not agreed.heard(events.StoppedAtRedX)
    assert road not in to_move("8,4", 6, "P", {"tools_on_the_way": "yes"}).moves()


def test_VH_R6_landing_exactly_with_the_third_tool_counts() -> None:
    scene = to_move("8,4", 4, "PK").answer("move 8,3 8,2 8,1 8,0").draw("6")
    assert scene.step == "red battle"


# VH-R7
def test_VH_R7_the_red_x_stops_whoever_begins_with_three_and_nobody_must_go_there() -> None:
    scene = to_move("8,2", 5, ALL_THREE)
    assert refused("move 8,1 8,0 7,0 6,0 5,0", scene) == "VH-R7 must-stop-at-red"
    assert "move 8,3 8,4 8,5 8,6 8,7" in scene.moves()
    assert all("8,0 7,0" not in move for move in scene.moves())


# VH-R8
def test_VH_R8_the_red_x_may_be_passed_without_three_tools() -> None:
    scene = to_move("8,2", 3, "SK").answer("move 8,1 8,0 7,0")
    assert (scene.at(), scene.step) == ((7, 0), "roll")
    assert scene.heard(events.RedPhantomIgnores) == []


# VH-R14
def test_VH_R14_pawns_pass_one_another_unless_agreed() -> None:
    shared = to_move("4,3", 1, at="4,3/4,2").answer("move 4,2")
    assert shared.at(0) == shared.at(1) == (4, 2)
    block = {"pawns": "block"}
    scene = to_move("4,4", 2, settings=block, at="4,4/4,3")
    assert all("4,3" not in move for move in scene.moves())
    assert refused("move 4,3 4,2", scene) == "VH-R14 pawn-in-the-way"
    assert "move 4,3 4,2" in to_move("4,4", 2, at="4,4/4,3").moves()


def test_VH_R14_the_two_x_are_never_blocked() -> None:
    block = {"pawns": "block"}
    assert "move 4,4" in to_move("4,3", 1, settings=block, at="4,3/4,4").moves()
    assert "move 8,0" in to_move("8,1", 1, settings=block, at="8,1/8,0").moves()
    assert "move 8,0 7,0" in to_move("8,1", 2, settings=block, at="8,1/8,0").moves()


def test_VH_R14_an_x_with_a_pawn_stays_free_while_another_pawn_is_in_the_way() -> None:
    scene = to_move("4,3", 2, settings={"pawns": "block"}, at="4,3/4,4/4,2", tools="-/-/-")
    assert scene.moves() == ["move 4,4 3,4", "move 4,4 4,5", "move 4,4 5,4"]
    red = to_move("8,1", 2, settings={"pawns": "block"}, at="8,1/8,0/8,2", tools="-/-/-")
    assert red.moves() == ["move 8,0 7,0"]


# Tools


# VH-6
def test_VH_6_every_kind_passed_or_ended_on_that_is_lacking() -> None:
    scene = to_move("8,4", 2).answer("move 8,5 8,6")
    assert scene.tools() == ("pick", "stake")
    assert [event.tool for event in scene.heard(events.Took)] == ["pick", "stake"]
    assert scene.truth.pile == {"pick": 1, "shovel": 2, "stake": 1}
    passing = to_move("8,4", 3, "K").answer("move 8,5 8,6 8,7")
    assert passing.tools() == ("pick", "stake")


# VH-R10
def test_VH_R10_where_a_move_begins_does_not_count_again() -> None:
    tool = to_move("4,2", 1).answer("move 4,3")
    assert tool.tools() == ()
    shadow = to_move("8,3", 1, "P").answer("move 8,4")
    assert shadow.step == "roll"


# VH-R20
def test_VH_R20_tools_must_be_taken_unless_agreed() -> None:
    assert to_move("8,4", 2).answer("move 8,5 8,6").step == "roll"
    scene = to_move("8,4", 2, settings={"decline_tool": "yes"}).answer("move 8,5 8,6")
    assert (scene.step, scene.rule) == ("take", "VH-6")
    assert scene.moves() == ["take nothing", "take pick", "take stake", "take pick and stake"]
    assert refused("take shovel", scene) == "VH-6 tool-not-there"
    scene.answer("take stake")
    assert scene.tools() == ("stake",)
    assert [event.tool for event in scene.heard(events.LeftLying)] == ["pick"]
    bare = to_move("8,4", 1, settings={"decline_tool": "yes"}).answer("move 7,4")
    assert bare.step == "roll"


def test_VH_R20_who_takes_nothing_is_not_seen() -> None:
    scene = to_move("0,5", 3, settings={"decline_tool": "yes"}).answer("move 0,4 0,3 0,2").answer("take nothing")
    assert (scene.tools(), scene.step) == ((), "roll")


def test_VH_R20_a_move_may_be_taken_back_before_the_tools_are_chosen() -> None:
    assert isinstance(to_move("4,4", 2).pending, Ask)
    assert to_move("4,4", 2, settings={"decline_tool": "yes"}).pending.retractable  # type: ignore[union-attr]
    steps = to_move("4,4", 2).rules.engine.steps
    assert [step.name for step in steps if step.retractable] == ["move"]  # all else is followed by chance at once


# Battles


# VH-7
@pytest.mark.parametrize("pips", range(1, 7))
def test_VH_7_one_to_three_costs_a_tool_four_to_six_nothing(pips: int) -> None:
    scene = to_move("4,2", 1, "PS").answer("move 3,2")
    assert (scene.step, scene.rule, len(scene.weights())) == ("battle", "VH-7", 6)
    scene.draw(str(pips))
    if pips > 3:
        assert (scene.step, scene.tools()) == ("roll", ("pick", "shovel"))
        assert len(scene.heard(events.BattleWon)) == 1
    else:
        assert (scene.step, scene.rule) == ("return", "VH-7")
        assert len(scene.heard(events.BattleLost)) == 1


def test_VH_7_a_shadow_passed_counts_like_one_ended_on() -> None:
    assert to_move("4,2", 2, "P").answer("move 3,2 2,2").step == "battle"


# VH-R12
def test_VH_R12_the_loser_chooses_the_tool() -> None:
    scene = Scene("return", at="3,2/4,4", tools="PSK/-")
    assert scene.moves() == ["return pick", "return shovel", "return stake"]
    assert refused("return pick and shovel", scene) == "VH-7 wrong-number-of-tools"
    scene.answer("return shovel")
    assert scene.tools() == ("pick", "stake")
    assert scene.truth.pile["shovel"] == 2
    assert refused("return pick", Scene("return", at="3,2/4,4", tools="S/-")) == "VH-7 tool-not-held"


# VH-8
def test_VH_8_a_tool_picked_up_after_the_shadow_is_fought_for() -> None:
    scene = to_move("0,5", 3).answer("move 0,4 0,3 0,2")
    assert (scene.tools(), scene.step) == (("pick",), "battle")
    assert len(scene.heard(events.PhantomsFollow)) == 1
    before = to_move("8,5", 2, "K").answer("move 8,4 8,3")
    assert before.heard(events.PhantomsFollow) == []


@pytest.mark.parametrize(
    ("walk", "taken", "follow"),
    [
        ("move 0,1 0,2 0,3 1,3", "take pick and shovel", True),
        ("move 0,1 0,2 0,3 1,3", "take shovel", True),
        ("move 0,1 0,2 0,3 1,3", "take nothing", False),
        ("move 1,0 1,1 1,2 1,3", "take shovel and stake", False),
        ("move 1,0 1,1 1,2 1,3", "take shovel", True),
        ("move 1,0 1,1 1,2 1,3", "take stake", False),
    ],
)
def test_VH_8_phantoms_follow_whoever_takes_the_first_tool_after_them(walk: str, taken: str, follow: bool) -> None:
    """Two lanes: a shadow, then pick and shovel; a stake, a shadow, a shovel. Tools may be left lying (VH-R20)."""
    lanes = "board Lanes\nG K\n* *\nP o\no S\n. R\n"
    scene = to_move("0,0", 4, "-", {"board": lanes, "decline_tool": "yes"}, at="0,0/0,0")
    scene.answer(walk)
    kept = scene.rules.write_position(scene.state)
    assert scene.rules.write_position(scene.rules.read_position(kept)) == kept
    scene.answer(taken)
    assert bool(scene.heard(events.PhantomsFollow)) == follow
    assert (scene.step == "battle") == (taken != "take nothing")


# VH-9
def test_VH_9_phantoms_ignore_a_player_without_tools() -> None:
    scene = to_move("0,5", 2).answer("move 0,4 0,3")
    assert scene.step == "roll"
    assert len(scene.heard(events.PhantomsIgnore)) == 1


def test_VH_9_to_empty_hands_a_way_over_a_shadow_is_like_any_other() -> None:
    """Both ways from 0,0 to 2,2 are one move without tools, and two with one."""
    lane = "board Lane\nG o o P\n* . o S\no o o K\n. . R o\n"
    bare = to_move("0,0", 4, settings={"board": lane}, at="0,0/0,0")
    assert [move for move in bare.moves() if move.endswith(" 2,2")] == ["move 0,1 0,2 1,2 2,2"]
    armed = to_move("0,0", 4, "P", settings={"board": lane}, at="0,0/0,0")
    assert [move for move in armed.moves() if move.endswith(" 2,2")] == ["move 0,1 0,2 1,2 2,2", "move 1,0 2,0 2,1 2,2"]


HAUNTED = "board Haunted\nG o * * o\no . . . P\no S K o R\n"


# VH-R9
def test_VH_R9_each_shadow_is_fought_once_a_move() -> None:
    scene = to_move("0,0", 3, "P", {"board": HAUNTED}, at="0,0/0,0").answer("move 1,0 2,0 3,0")
    assert scene.truth.fights == 2
    scene.draw("4", "5")
    assert scene.step == "roll"


# VH-R11
def test_VH_R11_the_second_phantom_finds_nothing_to_take() -> None:
    scene = to_move("0,0", 3, "P", {"board": HAUNTED}, at="0,0/0,0").answer("move 1,0 2,0 3,0")
    scene.draw("1").answer("return pick")
    assert (scene.tools(), scene.step, scene.truth.fights) == ((), "roll", 0)
    assert [event.phantoms for event in scene.heard(events.NothingLeftToTake)] == [1]


# VH-R18
def test_VH_R18_ordinary_phantoms_first_the_red_one_last() -> None:
    scene = to_move("8,4", 4, ALL_THREE).answer("move 8,3 8,2 8,1 8,0")
    assert scene.step == "battle"
    assert scene.draw("4").step == "red battle"
    lost = to_move("8,4", 4, ALL_THREE).answer("move 8,3 8,2 8,1 8,0").draw("3").answer("return pick")
    assert lost.step == "roll"
