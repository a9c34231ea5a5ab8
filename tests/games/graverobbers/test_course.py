"""GR-14 to GR-19, secrets and matches, with their rulings: each test fails when its rule is broken."""

from __future__ import annotations

import pytest

from sexton.games.graverobbers import GAME
from sexton.games.graverobbers.options import Options
from sexton.games.graverobbers.rules import events
from sexton.kernel.interface import Ask, Chance, Over
from tests.games.graverobbers.scene import CARDS, SIX_CARDS, SIX_ROBBERS, Scene, chosen, deal, dealt, last_go

# Accusations


# GR-14
def test_GR_14_the_first_ransacked_grave_brings_one_accuse_phase_clockwise_from_the_current_player() -> None:
    scene = Scene("go", {4: SIX_ROBBERS}, go="1").answer("play R1 at 4")
    asked = []
    for answer in ("accuse 2", "no accusation", "accuse 1"):
        asked.append(scene.asked[0])
        scene.answer(answer)
    assert asked == [1, 2, 0]
    assert scene.truth().accusations == {1: 2, 0: 1}
    assert scene.truth().accusations_over
    assert scene.told_to_all(events.AccusationsOver)


def test_GR_14_an_undisturbed_grave_brings_none() -> None:
    assert Scene("go", {4: SIX_CARDS}).answer("play D2 at 4").step == "second card"


def test_GR_14_it_comes_before_anything_else_also_after_the_second_card_and_after_spying() -> None:
    second = Scene("go", {4: SIX_ROBBERS}).then("play R1 at 1", "play R1 at 4")
    assert (second.step, second.asked) == ("accuse", (0,))
    spied = Scene("go", {4: SIX_ROBBERS}).then("spy B1 at 4", "play R1 at 4")
    assert (spied.step, spied.asked) == ("accuse", (0,))
    assert spied.then(*["no accusation"] * 3).asked == (1,)


# GR-15
def test_GR_15_after_the_accusations_the_first_card_may_still_be_followed_by_a_second() -> None:
    nobody = ["no accusation"] * 3
    first = Scene("go", {4: SIX_ROBBERS}).then("play R1 at 4", *nobody)
    assert (first.step, first.asked) == ("second card", (0,))
    assert first.graves() == [1, 2, 3, 5, 6, 7]
    second = Scene("go", {4: SIX_ROBBERS}).then("play R1 at 1", "play R1 at 4", *nobody)
    assert (second.step, second.asked) == ("go", (1,))


# GR-R2
def test_GR_R2_a_second_ransacked_grave_brings_no_second_phase() -> None:
    scene = Scene("go", {4: SIX_ROBBERS}, phase="over", accused="1,-,-").answer("play R1 at 4")
    assert scene.truth().graves[3] == "ransacked"
    assert scene.step == "second card"


# GR-R3
def test_GR_R3_nobody_accuses_himself() -> None:
    scene = Scene("go", {4: SIX_ROBBERS}, go="1").answer("play R1 at 4")
    assert scene.moves() == ["accuse 0", "accuse 2", "no accusation"]
    assert scene.refused("accuse 1") == ("GR-R3", "accuse-oneself")
    assert scene.refused("accuse 3") == ("GR-1", "no-such-player")


# The end of a round, and of the hand


# GR-16
def test_GR_16_the_round_is_marked_and_the_first_player_card_moves_left() -> None:
    scene = Scene("second_card", {7: "D1+"}, second="7", round="3", first="1", go="0").answer("stop")
    assert [event.round for event in scene.told_to_all(events.RoundEnds)] == [3]
    assert (scene.truth().round, scene.truth().first, scene.asked) == (4, 2, (2,))


# GR-17
@pytest.mark.parametrize(("seats", "rounds"), [(3, 8), (4, 8), (5, 6), (6, 6)])
def test_GR_17_the_hand_ends_after_round_8_or_6(seats: int, rounds: int) -> None:
    for number, step in ((rounds - 1, "go"), (rounds, "result")):
        fields = {"second": "7", "round": str(number), "go": str(seats - 1)}
        scene = Scene("second_card", {7: "D1+"}, seats=seats, **fields).answer("stop")
        assert scene.step == step


@pytest.mark.parametrize(("graves", "step"), [("uuuurro", "result"), ("rrrruuo", "result"), ("uuurrro", "go")])
def test_GR_17_the_hand_ends_early_with_four_graves_of_a_kind(graves: str, step: str) -> None:
    scene = Scene("second_card", {7: "D1+"}, second="7", go="2", graves=graves, phase="over").answer("stop")
    assert scene.step == step
    assert bool(scene.told_to_all(events.FateSealed)) == (step == "result")


# GR-R13
def test_GR_R13_four_of_a_kind_in_mid_round_do_not_end_it() -> None:
    scene = Scene("second_card", {7: "D1+"}, second="7", go="1", graves="uuuurro", phase="over").answer("stop")
    assert (scene.step, scene.asked) == ("go", (2,))


# GR-18
def test_GR_18_graves_not_yet_judged_are_judged_as_they_are() -> None:
    scene = last_go({1: "R1+,D2:0", 2: "D1+,R2:0", 3: "R3+"}, phase="over").answer("stop")
    assert scene.truth().graves == ("undisturbed", "ransacked", "ransacked", *["undisturbed"] * 4)
    assert scene.column(1) == [("R1", True, ()), ("D2", True, ())]
    assert [event.grave for event in scene.told_to_all(events.ColumnShown)] == [1, 2, 3, 7]


# GR-R9
def test_GR_R9_an_empty_grave_is_undisturbed() -> None:
    scene = last_go().answer("stop")
    assert scene.truth().graves == ("undisturbed",) * 7
    assert [event.grave for event in scene.told_to_all(events.ColumnEmpty)] == [1, 2, 3, 4, 5, 6]


# GR-19
@pytest.mark.parametrize(("graves", "ransacked"), [("rrruooo", False), ("rrrrooo", True)])
def test_GR_19_the_cemetery_is_ransacked_if_four_graves_are(graves: str, ransacked: bool) -> None:
    scene = last_go(graves=graves, phase="over").answer("stop")
    assert bool(scene.told_to_all(events.CemeteryRansacked)) == ransacked
    assert bool(scene.told_to_all(events.CemeteryUndisturbed)) != ransacked


# GR-R1
def test_GR_R1_accusations_are_made_when_the_final_judging_finds_the_first_ransacked_grave() -> None:
    scene = last_go({2: "R1+,D2:0", 3: "R3+,R1:0", 5: "R2+,R1:0"}).answer("stop")
    assert (scene.step, scene.asked) == ("accuse", (2,))
    assert scene.truth().graves[:3] == ("undisturbed", "undisturbed", "ransacked")
    assert scene.truth().graves[3:] == ("open",) * 4
    assert scene.view(1).columns[4][1].card is None
    scene.then("accuse 0", "no accusation", "no accusation")
    assert scene.step == "result"
    assert scene.truth().graves[4] == "ransacked"
    assert scene.truth().accusations == {2: 0}


def test_GR_R1_accusations_already_made_are_not_made_again() -> None:
    assert last_go({3: "R3+"}, phase="over", graves="rooooou").answer("stop").step == "result"


def test_GR_R1_with_accuse_at_end_no_there_are_none_after_the_last_round() -> None:
    assert last_go({3: "R3+"}, Options(accuse_at_end="no")).answer("stop").step == "result"
    in_play = Scene("go", {4: SIX_ROBBERS}, Options(accuse_at_end="no")).answer("play R1 at 4")
    assert in_play.step == "accuse"


# Secrets and matches


# GR-R12
def test_GR_R12_undealt_cards_and_laid_aside_objectives_stay_hidden_to_the_end_spent_bobbies_do_not() -> None:
    scene = Scene("go", {2: "R1+,D1:1"}, round="8", go="2").then("spy B1 at 2", "play D2 at 2")
    assert scene.view(0).spent == ("B1",)
    ended = last_go(phase="over").answer("stop")
    for seat in (1, None):
        shown = ended.view(seat)
        assert shown.open_laid_aside is None
        assert shown.unseen_objectives["black 3-4 6"] == 1  # seat 0's, laid aside
        assert sum(shown.unseen.values()) == shown.undealt


# GR-R19
@pytest.mark.parametrize(("hands", "number"), [("1", 1), ("3", 3), ("players", 4)])
def test_GR_R19_a_match_has_one_hand_or_three_or_one_a_player(hands: str, number: int) -> None:
    rules = GAME.open(4, GAME.read_options({"hands": hands}))
    state, played = rules.setup(), set()
    while not isinstance(pending := rules.pending(state), Over):
        played.add(rules.truth(state).hand_number)
        if isinstance(pending, Chance):
            rules.draw(state, next(nth for nth, weight in enumerate(pending.weights) if weight))
        else:
            rules.play(state, [rules.default(rules.view(state, seat)) for seat in pending.seats])
    assert played == set(range(1, number + 1))


MATCH = Options(hands="3")


# GR-R21
def test_GR_R21_the_next_hand_is_begun_by_the_left_neighbour_of_who_began_the_last() -> None:
    scene = last_go(options=MATCH, opener="1", first="0").answer("stop")
    assert scene.step == "deal"
    assert (scene.truth().hand_number, scene.truth().first) == (2, 2)
    assert scene.told_to_all(events.HandBegins)[0].seat == 2
    assert chosen(deal(scene)).asked == (2,)
    assert last_go(options=MATCH, opener="2", first="0").answer("stop").truth().first == 0


# GR-R22
def test_GR_R22_everything_of_a_finished_hand_is_shown_and_nothing_of_the_next() -> None:
    fields = {"hands": "R1*1/B0*2/D1*1", "phase": "over", "accused": "1,-,-", "spent": "B2*1"}
    scene = last_go(options=MATCH, **fields).answer("stop")
    assert [event.cards for event in scene.told_to_all(events.HandShown)] == [("R1",), ("B0", "B0"), ("D1",)]
    kept = [(event.seat, event.side, event.graves) for event in scene.told_to_all(events.ObjectiveScored)]
    assert kept[:2] == [(0, "black", "1-2"), (0, "white", "1-4")]
    assert len(kept) == 6
    assert scene.told_to_all(events.HandEnds)[0].totals == scene.truth().totals
    assert scene.truth().hands == ((), (), ())
    assert scene.truth().columns == ((),) * 7
    assert scene.truth().graves == ("open",) * 7
    assert (scene.truth().spent, scene.truth().accusations, scene.truth().round) == ((), {}, 1)
    assert not scene.truth().accusations_over
    assert scene.weights() == CARDS


def test_GR_R22_at_the_end_all_hands_and_kept_objectives_lie_open() -> None:
    scene = last_go(hands="R1*1/B0*2/D1*1").answer("stop")
    assert scene.view(None).open_hands == (("R1",), ("B0", "B0"), ("D1",))
    assert scene.view(None).open_objectives == scene.truth().objectives


def test_open_hands_show_everybody_what_anybody_sees_and_change_no_rule() -> None:
    practice = dealt(options=Options(open_hands="yes"))
    assert practice.view(None).open_hands == practice.truth().hands
    assert practice.told_to_all(events.HandsLieOpen)
    assert len(practice.heard(events.Dealt, None)) == 60
    assert practice.view(1).open_laid_aside == practice.truth().laid_aside == (None, None, None)
    assert chosen(practice).view(1).open_laid_aside == practice.truth().laid_aside
    scene = Scene("go", {3: "R1+"}, Options(open_hands="yes")).answer("play D2 at 3")
    assert scene.view(1).columns[2][1].card == "D2"
    assert scene.truth().columns[2][1].seen_by == (0,)
    assert scene.moves() == Scene("go", {3: "R1+"}).answer("play D2 at 3").moves()
    assert scene.view(1).practice
    assert not Scene("go").view(1).practice


def test_other_questions_are_refused_by_the_rule_of_the_one_on_the_table() -> None:
    assert Scene("go").refused("accuse 1") == ("GR-7", "other-question")
    assert Scene("keep_two").refused("play R1 at 1") == ("GR-5", "other-question")
    assert Scene("keep_two").refused("discard white 7-3 4") == ("GR-5", "objective-not-held")


def test_the_move_order_is_part_of_the_contract() -> None:
    scene = Scene("go", {3: "R1+,D1:1"}, hands="R3*1,B0*1,B2*1/R1*3/R1*3", graves="uououou", phase="over")
    assert scene.moves() == [
        "play R3 at 2", "play B0 at 2", "play B2 at 2", "play R3 at 4", "play B0 at 4", "play B2 at 4",
        "play R3 at 6", "play B0 at 6", "play B2 at 6",
    ]  # fmt: skip
    scene = Scene("go", {3: "R1+,D1:1"}, hands="R3*1,B0*1,B2*1/R1*3/R1*3", graves="uuouruu", phase="over")
    assert scene.moves() == ["play R3 at 3", "play B0 at 3", "play B2 at 3", "spy B0 at 3", "spy B2 at 3"]
    assert isinstance(scene.pending, Ask)
