"""GR-1 to GR-11 with their rulings: each test fails when its rule is broken."""

from __future__ import annotations

import pytest

from sexton.games.graverobbers import GAME
from sexton.games.graverobbers.options import Options
from sexton.games.graverobbers.rules import events
from sexton.kernel.interface import Refusal
from tests.games.graverobbers.scene import CARDS, SIX_CARDS, Scene, chosen, column_of, dealt, opened

# Setting up


# GR-1
@pytest.mark.parametrize("seats", [0, 2, 7])
def test_GR_1_three_to_six_play(seats: int) -> None:
    with pytest.raises(Refusal) as refused:
        GAME.open(seats)
    assert refused.value.rule == "GR-1"
    assert [GAME.open(number).seats for number in (3, 4, 5, 6)] == [3, 4, 5, 6]


def test_GR_1_there_are_72_cards_27_robbers_27_detectives_18_bobbies() -> None:
    weights = opened().draw("0").weights()
    assert weights == CARDS
    sums = {side: sum(count * int(card[1]) for card, count in weights.items() if card[0] == side) for side in "RDB"}
    assert sums == {"R": 54, "D": 46, "B": 18}
    assert sum(weights.values()) == 72


# GR-2
def test_GR_2_seven_graves_begin_undisturbed_and_open() -> None:
    scene = chosen(dealt())
    assert scene.truth().graves == ("open",) * 7
    assert scene.graves() == [1, 2, 3, 4, 5, 6, 7]


# GR-3
def test_GR_3_there_are_18_objectives_nine_black_and_nine_white() -> None:
    scene = opened().draw("0")
    while scene.step == "deal":
        scene.draw(next(iter(scene.weights())))
    weights = scene.weights()
    assert sum(count for name, count in weights.items() if name.startswith("black")) == 9
    assert sum(count for name, count in weights.items() if name.startswith("white")) == 9
    assert weights["black 1-2 6"] == 1
    assert weights["white cemetery 3"] == 2


def test_GR_3_the_reconstruction_is_named_so_to_the_player() -> None:
    assert opened().draw("0").told_to_all(events.ObjectivesReconstructed)
    assert opened().view(0).reconstructed
    own = Options(objectives=(*Options().objectives[1:], Options().objectives[0]))
    assert not opened(options=own).draw("0").told_to_all(events.ObjectivesReconstructed)
    assert opened(options=own).draw("0").told_to_all(events.ObjectivesGiven)
    assert not opened().draw("0").told_to_all(events.ObjectivesGiven)
    assert not opened(options=own).view(0).reconstructed


# GR-4
@pytest.mark.parametrize(("seats", "each", "left"), [(3, 20, 12), (4, 16, 8), (5, 14, 2), (6, 12, 0)])
def test_GR_4_cards_are_dealt_and_the_rest_stays_out_unseen(seats: int, each: int, left: int) -> None:
    scene = dealt(seats)
    assert [len(hand) for hand in scene.truth().hands] == [each] * seats
    assert sum(scene.truth().undealt_cards.values()) == left
    assert [event.left for event in scene.told_to_all(events.CardsDealt)] == [left]
    assert len(scene.heard(events.Dealt, 1)) == each
    assert {event.seat for event in scene.heard(events.Dealt, 1)} == {1}
    assert not scene.heard(events.Dealt, None)


# GR-5
def test_GR_5_three_objectives_are_dealt_two_are_kept() -> None:
    scene = dealt()
    assert [len(kept) for kept in scene.truth().objectives] == [3, 3, 3]
    assert scene.moves(0) == ["discard black 1-2 6", "discard black 2-3 6", "discard black 3-4 6"]
    scene.answer("discard black 2-3 6", "discard black 4-5 6", "discard black cemetery 5")
    assert scene.truth().objectives[0] == ("black 1-2 6", "black 3-4 6")
    assert scene.truth().laid_aside == ("black 2-3 6", "black 4-5 6", "black cemetery 5")


def test_GR_5_the_objective_laid_aside_is_seen_by_nobody_else() -> None:
    scene = chosen(dealt())
    assert [event.seat for event in scene.heard(events.ObjectiveLaidAside, 1)] == [1]
    assert not scene.heard(events.ObjectiveLaidAside, None)
    assert scene.view(0).own_laid_aside == "black 1-2 6"
    assert scene.view(None).own_laid_aside is None
    assert scene.view(1).unseen_objectives["black 1-2 6"] == 1
    assert scene.view(0).unseen_objectives["black 1-2 6"] == 0


def test_GR_5_two_equal_objectives_are_one_answer() -> None:
    own = "white:cemetery:3,white:cemetery:3,black:1-2:6"
    others = "black:2-3:6,black:3-4:6,black:4-5:6/black:5-6:6,black:6-7:6,black:7-1:6"
    scene = Scene("keep_two", objectives=f"{own}/{others}")
    assert scene.moves(0) == ["discard black 1-2 6", "discard white cemetery 3"]
    scene.answer("discard white cemetery 3", "discard black 2-3 6", "discard black 5-6 6")
    assert scene.truth().objectives[0] == ("black 1-2 6", "white cemetery 3")
    assert scene.rules.inventory(scene.state)["white cemetery 3"] == 2


# GR-R16
def test_GR_R16_objectives_are_chosen_all_at_once_after_seeing_the_hand() -> None:
    scene = dealt(5)
    assert scene.asked == (0, 1, 2, 3, 4)
    assert [len(scene.view(seat).hand) for seat in range(5)] == [14] * 5
    assert scene.view(0).own_objectives == scene.truth().objectives[0]
    assert scene.view(0).open_objectives is None


# GR-6
def test_GR_6_a_round_is_one_go_each_clockwise_from_the_first_player() -> None:
    scene = chosen(dealt(4, first="2"))
    order = []
    for _ in range(4):
        order.append(scene.asked[0])
        scene.then(scene.moves()[0], "stop")
    assert order == [2, 3, 0, 1]
    assert scene.truth().round == 2


# GR-R23
def test_GR_R23_the_first_player_is_drawn_by_chance() -> None:
    scene = opened(5)
    assert scene.weights() == {"0": 1, "1": 1, "2": 1, "3": 1, "4": 1}
    assert scene.view(0).first is None
    assert scene.draw("3").truth().first == 3


# A go


# GR-7
def test_GR_7_one_card_or_two_but_never_none() -> None:
    scene = Scene("go")
    assert scene.verbs() == {"play"}
    assert scene.refused("stop") == ("GR-7", "must-play")
    one = Scene("go").then("play R1 at 1", "stop")
    assert (one.asked, len(one.truth().hands[0])) == ((1,), 5)
    two = Scene("go").then("play R1 at 1", "play B1 at 2")
    assert (two.asked, len(two.truth().hands[0])) == ((1,), 4)


def test_GR_7_only_cards_of_ones_own_hand() -> None:
    scene = Scene("go", hands="R1*1,D2*1/R3*5/R2*5")
    assert scene.moves()[:4] == ["play R1 at 1", "play D2 at 1", "play R1 at 2", "play D2 at 2"]
    assert scene.refused("play R3 at 1") == ("GR-7", "card-not-in-hand")


# GR-8
def test_GR_8_the_first_card_lies_face_up_then_face_down_and_face_up_by_turns() -> None:
    scene = Scene("go").then("play R1 at 1", "stop", "play D2 at 1", "stop", "play B1 at 1", "stop", "play R1 at 1")
    assert scene.column(1) == [("R1", True, ()), ("D2", False, (1,)), ("B1", True, ()), ("R1", False, (1,))]


def test_GR_X7_after_a_spy_has_turned_it_the_next_goes_face_down_and_the_one_after_face_up() -> None:
    up_down_up = Scene("go", {3: "R1+,D1:1,R2+"}).answer("play D2 at 3")
    assert up_down_up.column(3)[-1] == ("D2", False, (0,))
    spied = Scene("go", {3: "R1+,D1:1"}).then("spy B1 at 3", "play D2 at 3", "play R1 at 3")
    assert [up for _, up, _ in spied.column(3)] == [True, True, False, True]


# GR-R18
def test_GR_R18_only_its_owner_knows_a_card_played_face_down() -> None:
    scene = Scene("go", {3: "R1+"}).answer("play D2 at 3")
    assert [scene.view(seat).columns[2][1].card for seat in (0, 1, 2, None)] == ["D2", None, None, None]
    assert [event.card for event in scene.heard(events.PlayedFaceDown, 0)] == ["D2"]
    assert [event.card for event in scene.heard(events.PlayedFaceDown, 1)] == [None]
    assert [event.card for event in scene.heard(events.PlayedFaceDown, None)] == [None]


# GR-9
def test_GR_9_two_cards_go_to_two_different_graves() -> None:
    scene = Scene("go").answer("play R1 at 4")
    assert scene.graves() == [1, 2, 3, 5, 6, 7]
    assert "stop" in scene.moves()
    assert scene.refused("play D2 at 4") == ("GR-9", "same-grave")
    assert scene.rules.pending(scene.state).rule == "GR-9"


# GR-10
def test_GR_10_a_bobby_turns_up_a_face_down_card_that_is_the_last_of_its_column() -> None:
    columns = {1: "R1+,D1:1,R2+", 2: "R1+,D1:1,R2+,R3:2", 3: "R1+"}
    scene = Scene("go", columns, hands="R1*1,B0*1,B2*1/R2*3/R2*3")
    assert [move for move in scene.moves() if move.startswith("spy")] == ["spy B0 at 2", "spy B2 at 2"]
    assert scene.refused("spy B0 at 1") == ("GR-10", "last-card-face-up")
    assert scene.refused("spy B0 at 4") == ("GR-10", "column-empty")
    assert scene.refused("spy R1 at 2") == ("GR-10", "not-a-bobby")
    assert scene.refused("spy B1 at 2") == ("GR-10", "card-not-in-hand")
    scene.answer("spy B2 at 2")
    assert scene.column(2)[-1] == ("R3", True, ())
    assert scene.column(2)[1] == ("D1", False, (1,))
    assert [event.card for event in scene.told_to_all(events.TurnedUp)] == ["R3"]
    assert scene.truth().spent == ("B2",)
    assert scene.truth().hands[0] == ("R1", "B0")


def test_GR_10_then_exactly_one_card_is_played_on_any_grave_also_the_same() -> None:
    scene = Scene("go", {2: "R1+,D1:1"}).answer("spy B1 at 2")
    assert scene.verbs() == {"play"}
    assert scene.graves() == [1, 2, 3, 4, 5, 6, 7]
    scene.answer("play D2 at 2")
    assert scene.column(2)[-1] == ("D2", False, (0,))
    assert scene.asked == (1,)


def test_GR_10_a_spent_bobby_scores_nothing() -> None:
    scene = Scene("go", {2: "R1+,D1:1"}, hands="B1*2,D1*1/-/-", round="8", first="1").then(
        "spy B1 at 2", "play D1 at 2"
    )
    assert next(iter(scene.told_to_all(events.BobbiesScored))).points == 0


# GR-R5
def test_GR_R5_the_spy_comes_first_and_one_card_must_follow() -> None:
    scene = Scene("go", {2: "R1+,D1:1", 3: "R1+,D1:1"}).answer("spy B1 at 2")
    assert scene.refused("stop") == ("GR-R5", "must-play-after-spy")
    assert scene.refused("spy B1 at 3") == ("GR-10", "spy-instead")
    after_a_card = Scene("go", {2: "R1+,D1:1"}).answer("play R1 at 5")
    assert after_a_card.refused("spy B1 at 2") == ("GR-10", "spy-instead")


# GR-R6
def test_GR_R6_who_could_not_play_a_card_afterwards_may_not_spy() -> None:
    alone = Scene("go", {2: "R1+,D1:1"}, hands="B1*1/R1*1/R1*1")
    assert alone.verbs() == {"play"}
    assert alone.refused("spy B1 at 2") == ("GR-R6", "no-card-to-follow")
    assert Scene("go", {2: "R1+,D1:1"}, hands="B1*2/R1*1/R1*1").verbs() == {"play", "spy"}


# GR-R20
def test_GR_R20_one_may_spy_on_ones_own_card() -> None:
    scene = Scene("go", {2: "R1+,D1:0"})
    assert "spy B1 at 2" in scene.moves()


# GR-11
def test_GR_11_the_seventh_card_turns_all_up_and_the_grave_is_judged_at_once() -> None:
    scene = Scene("go", {4: SIX_CARDS}).answer("play D2 at 4")
    assert [card for card, _, _ in scene.column(4)] == ["R1", "D1", "D1", "D1", "D1", "D1", "D2"]
    assert all(up for _, up, _ in scene.column(4))
    assert scene.truth().graves[3] == "undisturbed"
    assert scene.told_to_all(events.ColumnFull)
    scene.answer("stop")
    assert scene.graves() == [1, 2, 3, 5, 6, 7]
    assert scene.refused("play R1 at 4") == ("GR-11", "grave-judged")
    assert scene.refused("spy B1 at 4") == ("GR-11", "grave-judged")


def test_GR_11_six_cards_are_not_judged_yet() -> None:
    scene = Scene("go", {4: column_of("R3", "R3", "R3", "R3", "R3")}).then("play R1 at 4", "stop")
    assert scene.truth().graves[3] == "open"
    assert scene.graves() == [1, 2, 3, 4, 5, 6, 7]


# GR-R17
def test_GR_R17_everybody_may_look_through_a_judged_grave() -> None:
    scene = Scene("go", {4: SIX_CARDS}).answer("play D2 at 4")
    for seat in (0, 1, 2, None):
        assert [card.card for card in scene.view(seat).columns[3]] == ["R1", "D1", "D1", "D1", "D1", "D1", "D2"]


# GR-R11
def test_GR_R11_with_one_open_grave_exactly_one_card_is_played() -> None:
    scene = Scene("go", graves="uuurrro", phase="over").answer("play R1 at 7")
    assert scene.asked == (1,)
    spied = Scene("go", {7: "R1+,D1:1"}, graves="uuurrro", phase="over").answer("spy B1 at 7")
    assert spied.answer("play R1 at 7").asked == (1,)


# GR-R10
def test_GR_R10_without_an_open_grave_one_passes_and_the_game_ends() -> None:
    scene = Scene("go", {7: SIX_CARDS}, graves="uuurrro", phase="over").answer("play D2 at 7")
    assert [event.seat for event in scene.told_to_all(events.Passed)] == [1, 2]
    assert scene.step == "result"
