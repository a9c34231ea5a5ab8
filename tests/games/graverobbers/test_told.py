"""What everybody hears: which seat, which card, which grave; and cases that no other test tells apart."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from sexton.games.graverobbers.options import Options
from sexton.games.graverobbers.rules import events
from sexton.games.graverobbers.rules.scoring import ranks_of
from sexton.kernel.chance.dice import FastDice
from tests.conformance.promises import check_any_move
from tests.games.graverobbers.scene import SIX_CARDS, SIX_ROBBERS, Scene, chosen, dealt, last_go


# GR-5
def test_GR_5_everybody_hears_when_all_have_chosen() -> None:
    scene = dealt()
    scene.answer(*(scene.moves(seat)[0] for seat in range(3)))
    assert scene.told_to_all(events.ObjectivesChosen) == [events.ObjectivesChosen()]


# GR-9
def test_GR_9_everybody_hears_who_plays_no_second_card() -> None:
    scene = Scene("go", go="1", first="1").then("play R1 at 4", "stop")
    assert scene.told_to_all(events.Stopped) == [events.Stopped(1)]


# GR-10
def test_GR_10_everybody_hears_who_spies_with_what_and_which_card_is_turned_up() -> None:
    scene = Scene("go", {5: "R1+,D1:1,R2+,R3:2"}).answer("spy B1 at 5")
    assert scene.told_to_all(events.Spied) == [events.Spied(0, "B1", 5)]
    assert scene.told_to_all(events.TurnedUp) == [events.TurnedUp("R3", 5, 4)]


# GR-14
def test_GR_14_everybody_hears_who_accuses_whom_and_who_does_not() -> None:
    scene = Scene("go", {4: SIX_ROBBERS}).then("play R1 at 4", "accuse 2", "no accusation", "accuse 0")
    assert scene.told_to_all(events.Accused) == [events.Accused(0, 2), events.Accused(2, 0)]
    assert scene.told_to_all(events.NotAccused) == [events.NotAccused(1)]


# GR-8
def test_GR_8_the_first_card_of_a_column_lies_face_up_whatever_lies_beside_it() -> None:
    """The column before it is full, and all its cards are turned up."""
    scene = Scene("go", {4: SIX_ROBBERS}).then("play R1 at 4", *["no accusation"] * 3, "play R1 at 5")
    assert scene.column(5) == [("R1", True, ())]


# GR-6
def test_GR_6_everybody_hears_which_round_of_how_many_begins_and_with_whom() -> None:
    scene = chosen(dealt(first="1"))
    assert scene.told_to_all(events.RoundBegins) == [events.RoundBegins(1, 8, 1)]


# GR-11
def test_GR_11_everybody_hears_which_column_is_full() -> None:
    scene = Scene("go", {4: SIX_CARDS}).answer("play D2 at 4")
    assert scene.told_to_all(events.ColumnFull) == [events.ColumnFull(4)]


# GR-17
def test_GR_17_everybody_hears_that_and_why_the_hand_ends() -> None:
    scene = Scene("second_card", {7: "D1+"}, second="7", go="2", graves="rrrruoo", phase="over").answer("stop")
    assert scene.told_to_all(events.FateSealed) == [events.FateSealed(4, 1)]
    assert len(scene.told_to_all(events.FinalJudging)) == 1
    assert not scene.told_to_all(events.LastRoundOver)


# GR-20
def test_GR_20_everybody_hears_the_values_of_every_hand() -> None:
    scene = last_go(hands="R3*2,D1*1/D2*2,R1*1/D3*1", phase="over").answer("stop")
    scored = [(event.seat, event.robbers, event.detectives, event.points) for event in scene.heard(events.HandScored)]
    assert scored == [(0, 6, 1, -5), (1, 1, 4, 3), (2, 0, 3, 3)]


# GR-23
def test_GR_23_the_objectives_of_the_accused_count_and_of_nobody_else() -> None:
    """Only seat 0 holds an achieved black objective: 1-2."""
    fields = {"graves": "rruuuuu", "phase": "over", "hands": "-/-/D1*1"}
    true = last_go(accused="-,0,-", **fields).answer("stop")
    assert [(event.seat, event.accused_seat) for event in true.heard(events.AccusationTrue)] == [(1, 0)]
    false = last_go(accused="1,-,-", **fields).answer("stop")
    assert [(event.seat, event.accused_seat) for event in false.heard(events.AccusationFalse)] == [(0, 1)]
    assert not false.heard(events.AccusationTrue)


# GR-24
def test_GR_24_everybody_hears_who_wins() -> None:
    scene = last_go(hands="D3*2/D1*1/D2*1", phase="over").answer("stop")
    assert scene.told_to_all(events.Wins) == [events.Wins((0,))]
    assert scene.over.ranking[0] == (0,)


# GR-R21
def test_GR_R21_everybody_hears_which_hand_of_how_many_begins_and_with_whom() -> None:
    scene = last_go(options=Options(hands="players"), opener="0", phase="over").answer("stop")
    assert scene.told_to_all(events.HandBegins) == [events.HandBegins(2, 3, 1)]
    assert scene.truth().go == 1


# GR-R6
def test_GR_R6_nor_does_a_random_player_spy_with_the_last_card() -> None:
    alone = Scene("go", {2: "R1+,D1:1"}, hands="B1*1/R1*1/R1*1")
    assert {alone.rules.sample_move(alone.state, 0, FastDice(seed)) for seed in range(60)} == {
        alone.rules.read(text) for text in alone.moves()
    }


# GR-R3
def test_GR_R3_anybody_else_may_be_accused_whoever_sits_before_or_behind() -> None:
    scene = Scene("go", {4: SIX_ROBBERS}).then("play R1 at 4", "no accusation", "no accusation")
    view = scene.view(2)
    assert [scene.rules.why_not(view, scene.rules.read(f"accuse {seat}")) for seat in (0, 1)] == [None, None]
    assert "asked=-" in scene.rules.write_position(scene.answer("no accusation").state)


# GR-R10
def test_GR_R10_who_has_one_card_left_has_a_go() -> None:
    scene = Scene("second_card", {7: "D1+"}, second="7", hands="R1*1/R1*1/R1*1").answer("stop")
    assert (scene.step, scene.asked) == ("go", (1,))


# GR-9
def test_GR_9_after_the_last_go_no_card_is_a_first_one_any_more() -> None:
    scene = Scene("go", round="8", go="2", hands="-/-/D1*1", phase="over").answer("play D1 at 3")
    assert (scene.step, scene.truth().first_grave) == ("result", None)


# GR-23
def test_GR_23_what_the_next_player_holds_makes_nobody_guilty() -> None:
    """Only seat 1 holds an achieved black objective: 2-3."""
    scene = last_go(graves="urruuuu", phase="over", hands="-/-/D1*1", accused="-,0,-").answer("stop")
    assert [(event.seat, event.accused_seat) for event in scene.heard(events.AccusationFalse)] == [(1, 0)]


# GR-R14
def test_GR_R14_those_who_tied_rank_right_behind_the_winner() -> None:
    points, even = vec[i64]([5, 5, 3, 2]), vec[i64]([0, 0, 0, 0])
    assert list(ranks_of(points, even, True)) == [2, 2, 1, 4]
    assert list(ranks_of(points, even, False)) == [1, 1, 3, 4]


# GR-9, GR-10
def test_GR_9_GR_10_a_random_player_gives_every_answer_as_often() -> None:
    second = Scene("second_card", {7: "D1+"}, second="7")
    after_spy = Scene("go", {2: "R1+,D1:1"}).answer("spy B1 at 2")
    for scene in (second, after_spy):
        check_any_move(scene.rules, scene.state, samples=200)
