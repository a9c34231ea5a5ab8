"""GD-14 to GD-22: a robbery, rule by rule, and the worked examples."""

from __future__ import annotations

import pytest

from sexton.games.gravediggers import GAME
from sexton.games.gravediggers.options import Box, Options
from sexton.games.gravediggers.rules import events
from sexton.games.gravediggers.rules.state import layer_of
from sexton.kernel.chance.dice import FastDice
from sexton.kernel.words import Words
from tests.games.gravediggers.scene import Scene, robbery


def gains(cards: str, fists: list[int], options: Options | None = None, **fields: str) -> list[int]:
    return robbery(cards.split(), fists, options, **fields).rob(*fists)


EXAMPLES = {
    "X1": ("5 5 3", [3, 4, 9], [3, 4, 0]),
    "X2": ("5 5 3", [3, 5, 5], [3, 5, 5]),
    "X2b": ("5 5 2", [3, 5, 5], [3, 0, 0]),
    "X3": ("5 4 X X", [8, 12, 7, 10], [8, 0, 7, 10]),
    "X4": ("10 5 widow guard bandit", [0, 6, 9], [0, 6, 9]),
    "X5": ("10 5 widow widow guard bandit", [0, 6, 0], [5, 0, 5]),
    "X6": ("10 5 widow widow guard guard bandit", [0, 6, 4], [0, -6, -4]),
    "X7": ("5 5 accomplice accomplice bandit", [3, 8, 2], [0, 8, 0]),
    "X8": ("5 5 accomplice", [12, 6, 3], [0, 0, 0]),
    "X9": ("5 5 accomplice bandit X", [4, 7, 9], [4, 7, 9]),
    "X10": ("5 5 2 accomplice", [6, 6, 1], [6, 6, 0]),
    "X11": ("5 5 accomplice", [7, 3, 3], [7, 0, 0]),
}


@pytest.mark.parametrize(("cards", "fists", "expected"), EXAMPLES.values(), ids=EXAMPLES.keys())
def test_GD_X1_to_X11_worked_examples(cards: str, fists: list[int], expected: list[int]) -> None:
    assert gains(cards, fists) == expected


# GD-14
def test_GD_14_a_fist_holds_none_to_all_of_ones_money_and_all_decide_at_once() -> None:
    scene = robbery(["5"], [0, 0, 0], money="0,3,12")
    assert scene.moves(0) == ["fist 0"]
    assert scene.moves(1) == ["fist 0", "fist 1", "fist 2", "fist 3"]
    assert len(scene.moves(2)) == 13
    assert scene.pending.seats == (0, 1, 2)  # type: ignore[union-attr]


def test_GD_14_all_fists_are_shown_to_all() -> None:
    scene = robbery(["5"], [1, 2, 3])
    scene.rob(1, 2, 3)
    assert [event.fists for event in scene.heard(events.FistsShown, 2)] == [(1, 2, 3)]


# GD-15
@pytest.mark.parametrize(
    ("cards", "bounty"),
    [("2", 2), ("3", 3), ("4", 4), ("5", 5), ("10", 10), ("5 X", 10), ("5 4 X X", 27), ("2 X X X X", 10)],
)
def test_GD_15_bounty_is_the_sum_times_one_more_than_the_X_cards(cards: str, bounty: int) -> None:
    scene = robbery(cards.split(), [0, 0])
    scene.rob(0, 0)
    assert [event.bounty for event in scene.heard(events.CardsTurned)] == [bounty]
    assert gains(cards, [0, bounty]) == [0, bounty]
    assert gains(cards, [0, bounty + 1]) == [0, 0]


def test_GD_15_all_cards_are_turned_over_for_everybody() -> None:
    scene = robbery(["5", "X", "widow"], [0, 0, 0])
    scene.rob(0, 0, 0)
    assert [event.cards for event in scene.heard(events.CardsTurned, 1)] == [("5", "X", "widow")]


def test_GD_15_the_line_is_turned_up_where_it_lies_and_all_know_who_laid_each_card() -> None:
    """Laid, viewed and revealed by different players: what tells who laid a card is the laying alone."""
    scene = Scene("place", hands="A4/B2/2345X", lines="W:/5:/-/-/-", deck="5*9", tiles="P3V1R1G1")
    scene.answer("place accomplice at 1").draw("5").draw("place").answer("place bandit at 1").draw("5").draw("view")
    scene.answer("view 3 at 1").draw("reveal").answer("reveal 2 at 1").draw("place")
    scene.answer("place 2 at 1").draw("5").draw("gravedigger").answer("rob 1")
    assert [card.laid_by for card in scene.rules.view(scene.state, None).cemeteries[0].cards] == [None, 0, 1, 1]
    worlds = scene.rules.worlds(scene.rules.view(scene.state, 2))
    assert [layer_of(card) for card in worlds.sample(FastDice(1)).lines[0]] == [-1, 0, 1, 1]
    again = scene.rules.read_position(scene.rules.write_position(scene.state))
    assert [list(line) for line in again.lines] == [list(line) for line in scene.state.lines]
    scene.answer("fist 0", "fist 0", "fist 0")
    turned = scene.heard(events.CardsTurned, 2)
    assert turned == [events.CardsTurned(("widow", "accomplice", "bandit", "2"), 2, (None, 0, 1, 1))]
    said = Words("en", GAME.folder).event(turned[0], ["Ada", "Bruno", "Carla"])
    assert said.startswith(
        "The line of cards is turned up: widow, accomplice (Ada), bandit (Bruno) and 2 (Bruno). It is "
    )


# GD-R4
def test_GD_R4_X_cards_alone_are_worth_nothing() -> None:
    assert gains("X X X", [1, 0]) == [0, 0]


# GD-R5
def test_GD_R5_the_lone_widow_does_not_sweep_off_the_X() -> None:
    assert gains("5 X widow", [10, 0]) == [10, 0]


# GD-16
def test_GD_16_one_widow_sends_all_people_away() -> None:
    assert gains("10 widow guard", [4, 0]) == [4, 0]
    assert gains("10 widow bandit", [4, 0]) == [4, 0]
    assert gains("10 widow accomplice", [8, 4, 2]) == [0, 4, 2]  # ascending: the accomplice is gone too


@pytest.mark.parametrize("widows", [2, 3, 4])
def test_GD_16_more_widows_go_alone(widows: int) -> None:
    several = " widow" * widows
    assert gains(f"10 guard{several}", [4, 0]) == [0, 5]
    assert gains(f"10 bandit{several}", [4, 0]) == [-4, 0]


# GD-17
def test_GD_17_one_guard_rewards_empty_fists_and_pays_no_bounty() -> None:
    assert gains("10 5 guard", [0, 3, 0, 1]) == [5, 0, 5, 0]
    assert gains("10 guard bandit bandit", [0, 3]) == [5, 0]


# GD-R3
def test_GD_R3_fists_that_a_guard_meets_are_given_back() -> None:
    scene = robbery(["10", "guard"], [7, 30, 0])
    scene.rob(7, 30, 0)
    assert list(scene.state.money) == [30, 30, 35]


# GD-17
@pytest.mark.parametrize("guards", [2, 3, 4])
def test_GD_17_more_guards_go_alone(guards: int) -> None:
    several = " guard" * guards
    assert gains(f"5{several}", [5, 0]) == [5, 0]
    assert gains(f"5 bandit{several}", [5, 0]) == [-5, 0]


# GD-18
def test_GD_18_more_bandits_take_every_fist() -> None:
    assert gains("10 bandit", [4, 0, 30]) == [-4, 0, -30]
    assert gains("10 bandit bandit accomplice", [4, 0]) == [-4, 0]


def test_GD_18_more_accomplices_turn_the_order_round() -> None:
    assert gains("10 accomplice", [8, 4]) == [8, 0]
    assert gains("10 accomplice accomplice bandit", [8, 4]) == [8, 0]
    assert gains("10", [8, 4]) == [0, 4]


def test_GD_18_equal_numbers_cancel_out() -> None:
    assert gains("10 accomplice bandit", [8, 4]) == [0, 4]
    assert gains("10 accomplice accomplice bandit bandit", [8, 4]) == [0, 4]


# GD-19
def test_GD_19_lowest_fist_first_each_gets_its_fist_and_as_much_again() -> None:
    assert gains("10 5", [9, 1, 5]) == [9, 1, 5]
    assert gains("10 4", [9, 1, 5]) == [0, 1, 5]


# GD-20
def test_GD_20_tied_fists_are_paid_together_or_not_at_all() -> None:
    assert gains("10", [5, 5]) == [5, 5]
    assert gains("5 4", [5, 5]) == [0, 0]
    assert gains("10 accomplice", [5, 5, 1]) == [5, 5, 0]
    assert gains("5 4 accomplice", [5, 5, 1]) == [0, 0, 0]


# GD-21
def test_GD_21_payout_stops_at_the_first_who_cannot_be_paid_and_the_rest_goes_back() -> None:
    scene = robbery(["5", "5", "3"], [3, 4, 9, 20])
    assert scene.rob(3, 4, 9, 20) == [3, 4, 0, 0]
    assert [event.coins for event in scene.heard(events.BountyReturned)] == [6]


def test_GD_21_what_is_left_after_all_are_paid_goes_back() -> None:
    scene = robbery(["10"], [1, 2])
    assert scene.rob(1, 2) == [1, 2]
    assert [event.coins for event in scene.heard(events.BountyReturned)] == [7]


# GD-R1
def test_GD_R1_an_unpaid_fist_is_kept_or_forfeited() -> None:
    assert gains("5", [3, 4]) == [3, 0]
    forfeited = Options(unpaid_fist="forfeited")
    assert gains("5", [3, 4], forfeited) == [3, -4]
    assert gains("5", [3, 4, 9, 0], forfeited) == [3, -4, -9, 0]
    assert gains("5 guard", [3, 0], forfeited) == [0, 5]


# GD-R2
def test_GD_R2_payout_stops_or_skips() -> None:
    skip = Options(payout="skip")
    assert gains("5 5 accomplice", [12, 6, 3]) == [0, 0, 0]
    assert gains("5 5 accomplice", [12, 6, 3], skip) == [0, 6, 3]
    assert gains("10", [4, 4, 4, 5]) == [0, 0, 0, 0]
    assert gains("10", [4, 4, 4, 5], skip) == [0, 0, 0, 5]
    assert gains("5 5 accomplice", [12, 6, 3], Options(payout="skip", unpaid_fist="forfeited")) == [-12, 6, 3]


# GD-R11
def test_GD_R11_any_whole_number_fits_into_a_fist() -> None:
    assert [f"fist {coins}" for coins in range(31)] == robbery(["5"], [0, 0]).moves(0)


# GD-R12
def test_GD_R12_the_bank_never_breaks_unless_components_are_strict() -> None:
    """235 coins: with 230 in the players' hands 5 are left in the supply."""
    money = {"money": "115,115"}
    assert gains("10 10", [8, 9], None, **money) == [8, 9]
    strict = Options(components="strict")
    assert gains("10 10", [8, 9], strict, **money) == [0, 0]
    assert gains("10 10", [2, 9], strict, **money) == [2, 0]
    assert gains("10 10", [2, 3], strict, **money) == [2, 3]


def test_GD_R12_strict_guard_rewards_go_in_turn_order_each_in_full() -> None:
    strict = Options(components="strict")
    money = {"money": "75,75,76"}  # 9 left: one reward
    assert gains("10 guard", [0, 0, 0], strict, go="1", **money) == [0, 5, 0]
    assert gains("10 guard", [0, 0, 0], strict, go="2", **money) == [0, 0, 5]
    assert gains("10 guard", [0, 1, 0], strict, go="1", **money) == [0, 0, 5]
    assert gains("10 guard", [0, 0, 0], None, go="1", **money) == [5, 5, 5]
    assert gains("10 guard", [0, 0, 0], strict, go="1", money="75,75,71") == [0, 5, 5]  # 14 left: two rewards
    exact = robbery(["10", "guard"], [0, 0, 0], strict, go="1", money="75,75,80")  # 5 left, just enough
    assert exact.rob(0, 0, 0) == [0, 5, 0]


# GD-22
def test_GD_22_robbed_cards_leave_the_game_and_a_new_card_is_laid_face_down() -> None:
    scene = Scene("fists", target="1", lines="5:,X+/5:/5:/W:/G:", deck="2*1")
    scene.answer("fist 0", "fist 0", "fist 0")
    assert scene.step == "new card"
    assert scene.truth().removed["X"] > 0
    scene.draw("2")
    assert scene.line(1) == [("2", False, ())]
    assert scene.step == "turn tile"
    assert [event.left for event in scene.heard(events.NewCardLaid, 1)] == [0]


def test_GD_22_with_an_empty_deck_nothing_is_laid_and_it_is_never_robbed_again() -> None:
    scene = Scene("fists", target="1", deck="-")
    scene.answer("fist 0", "fist 0", "fist 0")
    assert scene.line(1) == []
    assert [event.cemetery for event in scene.heard(events.Closed)] == [1]
    closed = Scene("gravedigger", deck="-", lines="-/5:/5:/W:/G:")
    assert closed.moves() == ["rob 2", "rob 3", "rob 4", "rob 5"]


def test_GD_22_robbed_cards_are_public_knowledge_afterwards() -> None:
    scene = Scene("fists", target="4", deck="2*1", lines="5:/5:/5:/W:,T:/G:")
    before = scene.rules.view(scene.state, 1).removed
    scene.answer("fist 0", "fist 0", "fist 0")
    after = scene.rules.view(scene.state, 1).removed
    assert after["widow"] == before["widow"] + 1
    assert after["10"] == before["10"] + 1


def test_the_story_of_a_robbery_is_told_person_by_person() -> None:
    scene = robbery(["10", "5", "widow", "widow", "guard", "guard", "bandit"], [0, 6, 4])
    scene.rob(0, 6, 4)
    kinds = [type(event).__name__ for _, event in scene.told]
    assert kinds[:5] == ["FistsShown", "CardsTurned", "WidowsChat", "GuardsPlay", "BanditsRaid"]
    assert kinds.count("FistLost") == 2


def test_a_small_box_plays_by_the_same_rules() -> None:
    box = Box(cards=(2, 0, 0, 4, 0, 1, 1, 1, 0, 0), cemeteries=2, hand=1, money=3, tiles=(2, 0, 0, 1))
    scene = Scene(
        "fists", Options(box=box), 2, target="1", lines="5:,X:/5:", hands="-/-", deck="-", money="10,3", notes="0,0",
        tiles="P1V0R0G0",
    )  # fmt: skip
    assert scene.rob(10, 3) == [0, 3]
