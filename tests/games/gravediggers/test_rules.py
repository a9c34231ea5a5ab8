"""GD-1 to GD-13 and GD-23 to GD-25, with their rulings: each test fails when its rule is broken."""

from __future__ import annotations

from collections import Counter

import pytest

from sexton.games.gravediggers import GAME
from sexton.games.gravediggers.options import Options
from sexton.games.gravediggers.rules import events
from sexton.kernel.interface import Chance, Over, Refusal
from tests.games.gravediggers.scene import Scene

DECK = ["2", "3", "4", "5", "10", "X", "widow", "guard", "accomplice", "bandit"]
REOPEN = Options(closed="reopen")
STRICT = Options(components="strict")


def opened(seats: int) -> Scene:
    """A new game, before the first question."""
    scene = Scene("first_player", seats=seats, **blank(seats))
    scene.state = scene.rules.setup()
    return scene


def blank(seats: int) -> dict[str, str]:
    return {"hands": "/".join(["-"] * seats), "money": ",".join(["10"] * seats), "notes": ",".join(["0"] * seats)}


def dealt(seats: int) -> Scene:
    """Any deal: always the first card that is left."""
    scene = opened(seats).draw("0")
    while scene.step == "deal":
        scene.draw(next(iter(scene.weights())))
    return scene


# GD-1
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_GD_1_there_are_five_cemeteries_for_two_to_five_players(seats: int) -> None:
    assert len(dealt(seats).truth().cemeteries) == 5


@pytest.mark.parametrize("seats", [0, 1, 6, 7])
def test_GD_1_other_numbers_of_players_are_refused(seats: int) -> None:
    with pytest.raises(Refusal) as refused:
        GAME.open(seats)
    assert refused.value.rule == "GD-1"


def test_GD_1_cemeteries_without_a_player_are_ordinary_targets() -> None:
    scene = Scene("gravedigger")
    assert scene.moves() == ["rob 1", "rob 2", "rob 3", "rob 4", "rob 5"]
    assert "place 5 at 5" in Scene("place").moves()


# GD-2
def test_GD_2_the_deck_has_45_cards() -> None:
    scene = opened(3).draw("0")
    assert scene.weights() == dict(zip(DECK, [4, 4, 4, 11, 2, 4, 4, 4, 4, 4], strict=True))
    assert sum(scene.weights().values()) == 45


# GD-3
def test_GD_3_valuables_are_29_cards_and_people_16() -> None:
    weights = opened(3).draw("0").weights()
    assert sum(weights[card] for card in ("2", "3", "4", "5", "10", "X")) == 29
    assert sum(weights[card] for card in ("widow", "guard", "accomplice", "bandit")) == 16


# GD-4
def test_GD_4_everyone_starts_with_10() -> None:
    assert dealt(4).truth().money == (10, 10, 10, 10)
    assert dealt(4).truth().supply == 235 - 40


# GD-5
@pytest.mark.parametrize(("seats", "left"), [(2, 30), (3, 25), (4, 20), (5, 15)])
def test_GD_5_five_cards_each_one_at_each_cemetery_the_rest_is_the_deck(seats: int, left: int) -> None:
    scene = dealt(seats)
    truth = scene.truth()
    assert [len(hand) for hand in truth.hands] == [5] * seats
    assert [[(card.face_up, card.seen_by) for card in at.cards] for at in truth.cemeteries] == [[(False, ())]] * 5
    assert truth.deck == sum(truth.deck_cards.values()) == left
    assert [event.deck for event in scene.heard(events.Ready)] == [left]


def test_GD_5_a_hand_is_told_to_its_player_alone() -> None:
    scene = dealt(3)
    for seat in range(3):
        cards = sorted(event.card for event in scene.heard(events.Dealt, seat))
        assert cards == sorted(scene.truth().hands[seat])
        assert {event.seat for event in scene.heard(events.Dealt, seat)} == {seat}


# GD-6
def test_GD_6_seven_tiles_four_of_them_place() -> None:
    assert dealt(3).weights() == {"place": 4, "view": 1, "reveal": 1, "gravedigger": 1}


# GD-7
def test_GD_7_goes_are_clockwise() -> None:
    scene = Scene("place", go="1", deck="-")
    scene.answer("place 2 at 1")
    assert scene.truth().go == 2
    scene = Scene("place", go="2", deck="-").answer("place 2 at 1")
    assert scene.truth().go == 0


# GD-R23
def test_GD_R23_the_starting_player_is_drawn() -> None:
    assert opened(4).weights() == {"0": 1, "1": 1, "2": 1, "3": 1}
    scene = opened(4).draw("2")
    assert (scene.truth().first, scene.truth().go) == (2, 2)


# GD-8
@pytest.mark.parametrize("tile", ["place", "view", "reveal", "gravedigger"])
def test_GD_8_a_go_is_one_tile_and_its_action_and_the_tile_stays_up(tile: str) -> None:
    scene = Scene("turn_tile", lines="5:,5:/5:/5:/W:/G:")
    scene.draw(tile)
    assert scene.step == tile
    assert sum(scene.truth().tiles.values()) == 6
    assert [(event.seat, event.tile) for event in scene.heard(events.TileTurned, 2)] == [(0, tile)]


# GD-9
def test_GD_9_after_the_last_tile_all_are_turned_down() -> None:
    scene = Scene("place", tiles="P0V0R0G0", deck="-").answer("place 2 at 1")
    assert scene.weights() == {"place": 4, "view": 1, "reveal": 1, "gravedigger": 1}
    assert scene.heard(events.TilesShuffled)
    not_yet = Scene("place", tiles="P0V1R0G0", deck="-").answer("place 2 at 1")
    assert not_yet.weights() == {"view": 1}


def test_GD_9_the_last_action_comes_before_the_tiles_are_turned_down() -> None:
    assert Scene("gravedigger", tiles="P0V0R0G0").answer("rob 2").truth().tiles == dict.fromkeys(
        ("place", "view", "reveal", "gravedigger"), 0
    )


# GD-R21
def test_GD_R21_the_seventh_tile_is_known() -> None:
    scene = Scene("turn_tile", tiles="P0V0R0G1")
    assert scene.rules.view(scene.state, None).tiles["gravedigger"] == 1
    assert scene.weights() == {"gravedigger": 1}


# GD-10
def test_GD_10_any_hand_card_goes_face_down_to_the_end_of_any_line() -> None:
    scene = Scene("place")
    kinds, cemeteries = ["2", "3", "4", "5", "X"], range(1, 6)
    assert sorted(scene.moves()) == sorted(f"place {card} at {number}" for card in kinds for number in cemeteries)
    scene.answer("place X at 4")
    assert scene.line(4) == [("widow", False, ()), ("X", False, (0,))]
    assert scene.truth().hands[0] == ("2", "3", "4", "5")


def test_GD_10_only_the_player_hears_which_card_it_was() -> None:
    scene = Scene("place").answer("place X at 4")
    assert [event.card for event in scene.heard(events.Placed, 0)] == ["X"]
    assert [event.card for event in scene.heard(events.Placed, 1)] == [None]
    assert scene.rules.view(scene.state, 1).cemeteries[3].cards[1].card is None
    assert scene.rules.view(scene.state, None).cemeteries[3].cards[1].card is None


def test_GD_10_then_one_card_is_drawn_if_there_is_one() -> None:
    scene = Scene("place").answer("place X at 4")
    assert scene.step == "draw card"
    scene.draw("widow")
    assert "widow" in scene.truth().hands[0]
    assert [event.card for event in scene.heard(events.Drew, 0)] == ["widow"]
    assert [event.card for event in scene.heard(events.Drew, 2)] == [None]
    assert Scene("place", deck="-").answer("place X at 4").step == "turn tile"


# GD-11
def test_GD_11_view_shows_one_face_down_card_to_one_player() -> None:
    scene = Scene("view", lines="5:,X+/5:/5:/W:/G:")
    assert scene.moves() == ["view 1 at 1", "view 1 at 2", "view 1 at 3", "view 1 at 4", "view 1 at 5"]
    scene.answer("view 1 at 4")
    assert scene.line(4) == [("widow", False, (0,))]
    assert [event.card for event in scene.heard(events.Viewed, 0)] == ["widow"]
    assert [event.card for event in scene.heard(events.Viewed, 1)] == [None]
    assert scene.rules.view(scene.state, 0).cemeteries[3].cards[0].card == "widow"
    assert scene.rules.view(scene.state, 1).cemeteries[3].cards[0].card is None


# GD-12
def test_GD_12_reveal_turns_a_card_up_for_good() -> None:
    scene = Scene("reveal", lines="5:,X:1,W:/5:/5:/W:/G:")
    assert scene.moves() == ["reveal 1 at 1", "reveal 2 at 1", "reveal 3 at 1"]
    scene.answer("reveal 2 at 1")
    assert scene.line(1)[1] == ("X", True, ())
    assert [event.card for event in scene.heard(events.Revealed, 2)] == ["X"]
    assert scene.rules.view(scene.state, None).cemeteries[0].cards[1].card == "X"


def test_GD_12_the_last_face_down_card_of_a_cemetery_may_not_be_turned() -> None:
    scene = Scene("reveal", lines="5:,X+/5:,5:/5:/W:/G:")
    assert scene.moves() == ["reveal 1 at 2", "reveal 2 at 2"]
    refused = scene.rules.why_not(scene.rules.view(scene.state, 0), scene.rules.read("reveal 1 at 1"))
    assert refused is not None
    assert (refused.rule, refused.message) == ("GD-12", "last-face-down")


# GD-13
def test_GD_13_the_chosen_cemetery_is_robbed_at_once_then_play_goes_on() -> None:
    scene = Scene("gravedigger").answer("rob 4")
    assert scene.step == "fists"
    assert scene.truth().target == 4
    scene.answer("fist 0", "fist 0", "fist 0").draw("2")
    assert (scene.step, scene.truth().go) == ("turn tile", 1)


# GD-R6
def test_GD_R6_a_closed_cemetery_takes_no_cards() -> None:
    lines = "-/5:/-/W:/G:"
    assert {move[-1] for move in Scene("place", deck="-", lines=lines).moves()} == {"2", "4", "5"}
    assert {move[-1] for move in Scene("place", REOPEN, deck="-", lines=lines).moves()} == set("12345")
    scene = Scene("place", REOPEN, deck="-", lines=lines).answer("place 5 at 1")
    assert scene.line(1) == [("5", False, (0,))]


@pytest.mark.parametrize("tile", ["view", "reveal", "gravedigger"])
def test_GD_R6_when_reopening_a_tile_without_any_card_has_no_effect(tile: str) -> None:
    scene = Scene("turn_tile", REOPEN, deck="-", lines="-/-/-/-/-").draw(tile)
    assert scene.heard(events.NoEffect)
    assert (scene.step, scene.truth().go) == ("turn tile", 1)


# GD-R7
def test_GD_R7_all_closed_ends_the_game_at_once_without_final_robberies() -> None:
    scene = Scene("fists", target="4", deck="-", lines="-/-/-/W:/-").answer("fist 0", "fist 0", "fist 0")
    assert isinstance(scene.pending, Over)
    assert scene.heard(events.AllClosed)
    reopened = Scene("fists", REOPEN, target="4", deck="-", lines="-/-/-/W:/-").answer("fist 0", "fist 0", "fist 0")
    assert reopened.step == "turn tile"


# GD-R8
def test_GD_R8_a_reveal_without_a_legal_card_has_no_effect() -> None:
    scene = Scene("turn_tile").draw("reveal")
    assert (scene.step, scene.truth().go) == ("turn tile", 1)
    assert [event.tile for event in scene.heard(events.NoEffect, 2)] == ["reveal"]


# GD-R9
def test_GD_R9_actions_are_compulsory() -> None:
    for step in ("place", "view", "gravedigger"):
        assert not any("no" in move or "pass" in move for move in Scene(step).moves())


# GD-R10
def test_GD_R10_the_view_always_carries_what_the_seat_has_seen() -> None:
    scene = Scene("turn_tile", lines="5:0,X:1,W:01/5:/5:/W:/G:")
    seen = [card.card for card in scene.rules.view(scene.state, 0).cemeteries[0].cards]
    assert seen == ["5", None, "widow"]
    seen = [card.card for card in scene.rules.view(scene.state, 1).cemeteries[0].cards]
    assert seen == [None, "X", "widow"]


# GD-23
def test_GD_23_under_10_a_player_may_take_10_and_a_note() -> None:
    scene = Scene("gravedigger", money="10,9,0").answer("rob 1")
    assert (scene.step, scene.truth().asked) == ("credit", 1)
    assert scene.moves(1) == ["credit no", "credit yes"]
    scene.answer("credit yes")
    assert scene.truth().money == (10, 19, 0)
    assert scene.truth().notes == (0, 1, 0)
    scene.answer("credit no")
    assert scene.truth().money == (10, 19, 0)
    assert scene.step == "fists"


# GD-R13
def test_GD_R13_more_notes_are_allowed_unless_components_are_strict() -> None:
    fields = {"money": "10,9,10", "notes": "3,1,1"}
    assert Scene("gravedigger", **fields).answer("rob 1").step == "credit"
    assert Scene("gravedigger", STRICT, **fields).answer("rob 1").step == "fists"
    assert Scene("gravedigger", STRICT, money="10,9,10", notes="3,1,0").answer("rob 1").step == "credit"


# GD-R12
def test_GD_R12_a_strict_credit_needs_10_in_the_supply() -> None:
    assert Scene("gravedigger", STRICT, money="210,9,7").answer("rob 1").step == "fists"  # 9 left
    assert Scene("gravedigger", STRICT, money="210,9,6").answer("rob 1").step == "credit"  # 10 left
    assert Scene("gravedigger", money="210,9,7").answer("rob 1").step == "credit"


# GD-R14
def test_GD_R14_credit_is_asked_in_turn_order_before_any_fist() -> None:
    scene = Scene("gravedigger", go="1", money="1,2,3").answer("rob 1")
    order = []
    while scene.step == "credit":
        order.append(scene.truth().asked)
        scene.answer("credit no")
    assert order == [1, 2, 0]
    assert scene.step == "fists"


def test_GD_R14_credit_is_asked_again_before_each_final_robbery() -> None:
    scene = Scene("fists", finals="1", target="1", money="0,10,10", deck="-", lines="5:/W:/-/-/-", go="0")
    scene.answer("fist 0", "fist 0", "fist 0")
    assert (scene.step, scene.truth().asked) == ("result", None)
    scene = Scene("fists", finals="4", target="1", money="0,10,10", deck="-", lines="5:/W:/-/-/-", go="0")
    scene.answer("fist 0", "fist 0", "fist 0")
    assert (scene.step, scene.truth().asked) == ("credit", 0)


# GD-R15
def test_GD_R15_only_coins_count_not_notes() -> None:
    assert Scene("gravedigger", money="10,11,10", notes="0,3,0").answer("rob 1").step == "fists"


# GD-R16
def test_GD_R16_there_is_no_early_repayment() -> None:
    scene = Scene("gravedigger", money="10,90,9", notes="0,3,0").answer("rob 1")
    assert scene.truth().asked == 2
    assert all("repay" not in move for move in scene.moves(2))


# GD-R17
def test_GD_R17_the_money_shown_for_credit_is_told_exactly() -> None:
    scene = Scene("gravedigger", money="10,7,10").answer("rob 1").answer("credit yes")
    assert [(event.seat, event.shown, event.notes) for event in scene.heard(events.CreditTaken, 2)] == [(1, 7, 1)]


# GD-R18
def test_GD_R18_players_occupy_the_first_places_of_the_ring() -> None:
    owners = [at.owner for at in dealt(3).truth().cemeteries]
    assert owners == [0, 1, 2, None, None]


# GD-24
def test_GD_24_last_card_with_an_empty_deck_starts_the_final_robberies_at_ones_own_cemetery() -> None:
    scene = Scene("place", go="1", deck="-", hands="2345X/5/2345X", lines="5:/-/5:/W:/G:").answer("place 5 at 4")
    assert scene.heard(events.LastCardPlayed)
    order = []
    while scene.step == "fists":
        order.append(scene.truth().target)
        scene.answer("fist 0", "fist 0", "fist 0")
    assert order == [3, 4, 5, 1]  # clockwise from cemetery 2, which has no cards
    assert isinstance(scene.pending, Over)


def test_GD_24_not_while_the_deck_has_cards_or_the_hand_has() -> None:
    assert Scene("place", hands="5/2345X/2345X").answer("place 5 at 4").step == "draw card"
    assert Scene("place", deck="-", hands="55/2345X/2345X").answer("place 5 at 4").step == "turn tile"


# GD-R19
def test_GD_R19_the_rest_of_the_tiles_is_not_played() -> None:
    scene = Scene("place", deck="-", hands="5/2345X/2345X", tiles="P3V1R1G1").answer("place 5 at 4")
    assert scene.step == "fists"
    while not isinstance(scene.pending, Over):
        assert not isinstance(scene.pending, Chance)
        scene.answer("fist 0", "fist 0", "fist 0")


def ended(options: Options | None = None, **fields: str) -> Over:
    pending = Scene("result", options, deck="-", lines="-/-/-/-/-", **fields).pending
    assert isinstance(pending, Over)
    return pending


# GD-25
def test_GD_25_result_is_money_less_10_a_note_and_the_highest_wins() -> None:
    over = ended(money="31,12,20", notes="2,0,0")
    assert over.scores == (11, 12, 20)  # GD-X12: 31 with two notes is 11
    assert over.ranking == ((2,), (1,), (0,))


# GD-R20
def test_GD_R20_a_tie_is_shared_or_broken_by_notes_and_turn_order() -> None:
    tied = {"money": "20,30,20", "notes": "0,1,0"}
    assert ended(**tied).ranking == ((0, 1, 2),)
    fewer = Options(ties="fewer_notes")
    assert ended(fewer, **tied).ranking == ((2,), (0,), (1,))
    assert ended(fewer, first="1", **tied).ranking == ((0,), (2,), (1,))
    assert ended(fewer, first="2", money="20,20,20", notes="0,0,0").ranking == ((1,), (0,), (2,))


# GD-R22
def test_GD_R22_every_view_carries_the_money_that_follows_from_what_was_told() -> None:
    """Start, credits, payouts and losses are all public: the ledger of what was told is the money held."""
    from tests.games.gravediggers.ledger import ledger_of_a_random_game

    for seed in range(20):
        told, held = ledger_of_a_random_game(seats=2 + seed % 4, seed=seed)
        assert told == held
    scene = Scene("turn_tile", money="1,2,3")
    assert scene.rules.view(scene.state, None).money == (1, 2, 3)


def test_GD_R22_open_money_is_an_option_for_screens_and_changes_no_view() -> None:
    hidden, shown = Scene("turn_tile"), Scene("turn_tile", Options(money="open"))
    assert hidden.rules.view(hidden.state, 1) == shown.rules.view(shown.state, 1)
    assert Options(money="open").canonical() != Options().canonical()


def test_any_tile_mix_is_played_out_in_each_cycle() -> None:
    scene = dealt(3)
    turned: Counter[str] = Counter()
    for _ in range(7):
        tile = next(iter(scene.weights()))
        turned[tile] += 1
        scene.draw(tile)
        while scene.step not in ("turn tile", "result"):
            if isinstance(scene.pending, Chance):
                scene.draw(next(iter(scene.weights())))
            else:
                scene.answer(*(scene.moves(seat)[0] for seat in scene.pending.seats))  # type: ignore[union-attr]
    assert turned == {"place": 4, "view": 1, "reveal": 1, "gravedigger": 1}
