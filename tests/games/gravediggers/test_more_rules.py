"""What mutation testing found untested: what exactly is told and to whom, and what may be sampled."""

from __future__ import annotations

import pytest

from sexton.games.gravediggers.options import Options
from sexton.games.gravediggers.rules import events
from sexton.kernel.chance.dice import FastDice
from sexton.kernel.interface import Event, Over
from sexton.kernel.steps import ALL
from tests.games.gravediggers.scene import Scene, robbery

STRICT = Options(components="strict")


def sampled(scene: Scene, seat: int = 0) -> list[str]:
    """What this seat answers when it answers at random, often enough to see every answer."""
    dice = FastDice(1)
    return sorted({scene.rules.write(scene.rules.sample_move(scene.state, seat, dice)) for _ in range(300)})


# GD-9
def test_GD_9_the_tiles_are_turned_down_but_nobody_is_told_of_a_shuffle_when_no_go_follows() -> None:
    ended = Scene("fists", target="4", deck="-", lines="-/-/-/W:/-", tiles="P0V0R0G0")
    ended.answer("fist 0", "fist 0", "fist 0")
    assert isinstance(ended.pending, Over)
    last_card = Scene("place", deck="-", hands="5/2345X/2345X", tiles="P0V0R0G0").answer("place 5 at 1")
    assert last_card.step == "fists"
    for scene in (ended, last_card):
        assert scene.truth().tiles == {"place": 4, "view": 1, "reveal": 1, "gravedigger": 1}
        assert not scene.heard(events.TilesShuffled)


# GD-11
def test_GD_11_any_face_down_card_may_be_sampled() -> None:
    scene = Scene("view", lines="5:,X+/5:/-/W:,B:/G:")
    assert sampled(scene) == sorted(scene.moves())


# GD-12
def test_GD_12_any_card_that_may_be_turned_up_may_be_sampled() -> None:
    scene = Scene("reveal", lines="5:,X+/5:/-/W:,B:/G:,3+,4:")
    assert sampled(scene) == sorted(scene.moves())


# GD-14
def test_GD_14_a_sampled_fist_may_hold_all_of_ones_money() -> None:
    scene = robbery(["5"], [0, 0, 0], money="0,1,2")
    assert [sampled(scene, seat) for seat in range(3)] == [scene.moves(seat) for seat in range(3)]


# GD-10
def test_GD_10_what_is_told_of_a_placed_and_of_a_drawn_card() -> None:
    scene = Scene("place", go="1").answer("place X at 4").draw("widow")
    assert scene.told == [
        (1 << 1, events.Placed(1, 4, "X")),
        (ALL - (1 << 1), events.Placed(1, 4)),
        (1 << 1, events.Drew(1, 5, "widow")),
        (ALL - (1 << 1), events.Drew(1, 5)),
    ]


# GD-11
def test_GD_11_what_is_told_of_a_viewed_card_and_then_the_go_is_over() -> None:
    scene = Scene("view", go="2", lines="5:,X:/5:/5:/W:/G:").answer("view 2 at 1")
    assert scene.told == [(1 << 2, events.Viewed(2, 1, 2, "X")), (ALL - (1 << 2), events.Viewed(2, 1, 2))]
    assert (scene.step, scene.truth().go) == ("turn tile", 0)


# GD-12
def test_GD_12_what_is_told_of_a_revealed_card_and_then_the_go_is_over() -> None:
    scene = Scene("reveal", go="1", lines="5:/5:/5:,X:,W:/W:/G:").answer("reveal 2 at 3")
    assert scene.told == [(ALL, events.Revealed(1, 3, 2, "X"))]
    assert (scene.step, scene.truth().go) == ("turn tile", 2)


# GD-13
def test_GD_13_what_is_told_of_a_robbery_that_begins() -> None:
    assert Scene("gravedigger", go="2").answer("rob 4").told == [(ALL, events.RobberyBegins(2, 4))]


PEOPLE = {
    "": [],
    "widow": [events.LoneWidow()],
    "widow guard bandit": [events.LoneWidow()],
    "widow widow": [events.WidowsChat(2)],
    "guard": [events.LoneGuard()],
    "widow widow guard bandit": [events.WidowsChat(2), events.LoneGuard()],
    "guard guard guard": [events.GuardsPlay(3)],
    "bandit bandit accomplice": [events.BanditsRaid(2, 1)],
    "bandit accomplice accomplice": [events.AccomplicesHelp(1, 2)],
    "bandit bandit accomplice accomplice": [events.BanditsFightAccomplices(2)],
}


# GD-16, GD-17, GD-18
@pytest.mark.parametrize(("people", "expected"), PEOPLE.items(), ids=lambda value: value or "nobody")
def test_GD_16_GD_17_GD_18_what_is_told_of_the_people(people: str, expected: list[Event]) -> None:
    scene = robbery(["10", *people.split()], [1, 2])
    scene.rob(1, 2)
    kinds = {type(event) for several in PEOPLE.values() for event in several}
    assert [event for _, event in scene.told if type(event) in kinds] == expected


# GD-19, GD-21
def test_GD_19_GD_21_what_is_told_of_the_payout() -> None:
    scene = robbery(["5", "5", "3"], [3, 4, 9, 0])
    scene.rob(3, 4, 9, 0)
    assert scene.told[2:6] == [
        (ALL, events.Paid((0,), 3, 10)),
        (ALL, events.Paid((1,), 4, 6)),
        (ALL, events.Unpaid((2,), 9, 6, "short")),
        (ALL, events.BountyReturned(6)),
    ]
    spent = robbery(["5"], [2, 3])
    spent.rob(2, 3)
    assert not spent.heard(events.BountyReturned)


# GD-21
@pytest.mark.parametrize("payout", ["stop", "skip"])
def test_GD_21_a_fist_after_the_end_of_the_payout_is_told_as_such(payout: str) -> None:
    """Three coins are left for the three that were wanted, but the nine before them ended the payout."""
    scene = robbery(["3", "accomplice"], [3, 9], Options(payout=payout))  # type: ignore[arg-type]  # one of the two
    scene.rob(3, 9)
    told = [(event.coins, event.left, event.why) for event in scene.heard(events.Unpaid)]
    assert told == ([(9, 3, "short"), (3, 3, "ended")] if payout == "stop" else [(9, 3, "short")])


# GD-20
def test_GD_20_an_empty_fist_is_never_told_as_unpaid_or_forfeited() -> None:
    for options in (Options(), Options(unpaid_fist="forfeited")):
        scene = robbery(
            ["5", "accomplice"], [0, 9, 0], options
        )  # descending: the 9 stops the payout, the empty fists follow
        scene.rob(0, 9, 0)
        assert [(event.seats, event.coins) for event in scene.heard(events.Unpaid)] == [((1,), 9)]
        forfeited = [(event.seats, event.coins) for event in scene.heard(events.FistsForfeited)]
        assert forfeited == ([((1,), 9)] if options.unpaid_fist == "forfeited" else [])


# GD-23
def test_GD_23_a_credit_declined_is_told_to_all() -> None:
    scene = Scene("gravedigger", money="10,9,10").answer("rob 1").answer("credit no")
    told = [(hearers, event.seat) for hearers, event in scene.told if isinstance(event, events.CreditDeclined)]
    assert told == [(ALL, 1)]


# GD-R6
def test_GD_R6_when_reopening_a_card_may_be_placed_though_none_lies_anywhere() -> None:
    scene = Scene("turn_tile", Options(closed="reopen"), deck="-", lines="-/-/-/-/-").draw("place")
    assert scene.step == "place"
    assert "place 5 at 3" in scene.moves()


# GD-R12
def test_GD_R12_a_strict_bounty_is_no_more_than_the_supply_and_that_is_told() -> None:
    money = {"money": "115,115"}  # 5 left
    short = robbery(["10"], [2, 4], STRICT, **money)
    assert short.rob(2, 4) == [2, 0]
    assert [event.supply for event in short.heard(events.SupplyShort)] == [5]
    enough = robbery(["5"], [2, 3], STRICT, **money)
    assert enough.rob(2, 3) == [2, 3]
    assert not enough.heard(events.SupplyShort)


# GD-22
def test_GD_22_what_is_told_of_the_new_card() -> None:
    scene = Scene("fists", target="3", deck="2*1").answer("fist 0", "fist 0", "fist 0").draw("2")
    assert scene.heard(events.NewCardLaid) == [events.NewCardLaid(3, 0)]


# GD-24, GD-25
def test_GD_24_GD_25_what_is_told_of_the_final_robberies_and_the_result() -> None:
    fields = {"money": "31,12,20", "notes": "2,0,1", "lines": "5:/-/5:/W:/G:", "hands": "2345X/5/2345X"}
    scene = Scene("place", go="1", deck="-", **fields).answer("place 5 at 4")
    to_come = []
    while scene.step == "fists":
        to_come.append(scene.truth().finals)
        assert {scene.rules.view(scene.state, seat).finals for seat in (0, 1, 2, None)} == {to_come[-1]}
        scene.answer("fist 0", "fist 1", "fist 0")
    assert to_come == [3, 2, 1, 0], "the closed cemetery is not one of them"
    assert [event.cemetery for event in scene.heard(events.FinalRobbery)] == [3, 4, 5, 1]
    assert scene.truth().finals == 0
    over, money = scene.pending, scene.truth().money
    assert isinstance(over, Over)
    assert over.rule == "GD-25"
    assert scene.told[-1] == (ALL, events.GameEnds(money, (2, 0, 1), over.scores))
    assert over.scores == (money[0] - 20, money[1], money[2] - 10)
