"""GG-1 to GG-7, GG-16, GG-19, GG-20 and their rulings: each test fails when its rule is broken."""

from __future__ import annotations

import pytest

from sexton.games.gloomy_graves import GAME
from sexton.games.gloomy_graves.options import Options
from sexton.games.gloomy_graves.rules import events
from sexton.games.gloomy_graves.rules.box import CARDS
from sexton.kernel.interface import Ask, Chance, Over, Refusal
from sexton.kernel.steps import ALL
from tests.games.gloomy_graves.scene import Scene, dealt, fresh, go_over

PAIRS = [card for card in CARDS if card.split("/")[0] != card.split("/")[1]]
FIVE = "P8,G8,U8,C8,D8"


# GG-1
@pytest.mark.parametrize("seats", [0, 1, 5, 6])
def test_GG_1_two_to_four_play(seats: int) -> None:
    with pytest.raises(Refusal) as refused:
        GAME.open(seats)
    assert refused.value.rule == "GG-1"


def test_GG_1_each_type_has_four_score_cards() -> None:
    left = fresh(2).truth().left
    assert left == dict.fromkeys(["pixie", "goblin", "unicorn", "cyclops", "dragon"], (8, 10, 12, 15))


def test_GG_1_players_are_told_that_the_deck_is_a_reconstruction() -> None:
    told = fresh(2).draw("1").told
    assert (ALL, events.DeckReconstructed("pairs")) in told


# GG-2
@pytest.mark.parametrize(("seats", "in_play", "removed"), [(2, 70, 3), (3, 80, 0), (4, 90, 1)])
def test_GG_2_marked_cards_and_some_at_random_are_out(seats: int, in_play: int, removed: int) -> None:
    scene = fresh(seats).draw("0")
    assert sum(scene.weights().values()) == in_play
    assert scene.truth().deck == in_play - removed


def test_GG_2_two_players_play_without_the_two_shovels_and_three_without_the_three() -> None:
    assert fresh(2).draw("0").weights() == {
        card: 3 if "gravedigger" in card else 5 if card in LESS_FREQUENT else 6 for card in PAIRS
    }
    assert fresh(3).draw("0").weights() == {card: 4 if "gravedigger" in card else 6 for card in PAIRS}
    assert fresh(4).draw("0").weights() == {card: 4 if "gravedigger" in card else 7 for card in PAIRS}


LESS_FREQUENT = ("pixie/goblin", "goblin/unicorn", "unicorn/cyclops", "cyclops/dragon", "pixie/dragon")


# GG-R24
@pytest.mark.parametrize("seats", [2, 4])
def test_GG_R24_nobody_knows_what_was_taken_out_at_random(seats: int) -> None:
    scene = dealt(seats)
    removed = {2: 3, 4: 1}[seats]
    for seat in [*range(seats), None]:
        view = scene.view(seat)
        hidden = sum(size for other, size in enumerate(view.hand_sizes) if other != seat)
        assert sum(view.unseen.values()) == view.deck + removed + hidden


# GG-3
@pytest.mark.parametrize(("seats", "deck"), [(2, 52), (3, 60), (4, 64)])
def test_GG_3_row_of_three_square_of_two_cards_hands_of_five(seats: int, deck: int) -> None:
    scene = dealt(seats)
    truth = scene.truth()
    assert (len(truth.row), truth.deck) == (3, deck)
    assert set(truth.communal) == {"0,0", "0,1", "1,0", "1,1"}
    assert [len(hand) for hand in truth.hands] == [5] * seats
    assert scene.heard(events.Ready) == [events.Ready(deck)]


def test_GG_3_only_the_player_hears_what_is_dealt() -> None:
    scene = dealt(3)
    assert [event.seat for event in scene.heard(events.Dealt, hearer=1)] == [1] * 5
    assert all(hearers in (1, 2, 4) for hearers, event in scene.told if isinstance(event, events.Dealt))


# GG-R2
def test_GG_R2_left_column_then_right_each_as_written_or_flipped() -> None:
    scene = fresh(2).draw("0", "pixie/goblin", "pixie/goblin", "pixie/goblin", "pixie/unicorn")
    assert scene.weights() == {"as written": 1, "flipped": 1}
    scene.draw("as written", "goblin/dragon")
    assert scene.weights() == {"as written": 1, "flipped": 1}
    scene.draw("flipped")
    assert scene.truth().communal == {"0,0": "pixie", "0,1": "unicorn", "1,1": "goblin", "1,0": "dragon"}


@pytest.mark.parametrize(("first", "second"), [("as written", "flipped"), ("flipped", "as written")])
def test_GG_R2_two_gravediggers_may_not_touch_in_the_first_square(first: str, second: str) -> None:
    scene = fresh(2).draw("0", "pixie/goblin", "pixie/goblin", "pixie/goblin", "pixie/gravedigger")
    assert scene.weights() == {"as written": 1, "flipped": 1}
    scene.draw(first, "dragon/gravedigger")
    assert scene.weights() == {second: 1}


# GG-4
def test_GG_4_all_choose_together_and_the_card_lies_on_0_0_and_1_0() -> None:
    scene = dealt(3)
    pending = scene.pending
    assert isinstance(pending, Ask)
    assert (pending.rule, pending.seats) == ("GG-4", (0, 1, 2))
    chosen = [scene.moves(seat)[0] for seat in range(3)]
    scene.answer(*chosen)
    truth = scene.truth()
    for seat, text in enumerate(chosen):
        one, two = text.removeprefix("begin ").split("/")
        assert truth.crypts[seat] == {"0,0": one, "1,0": two}
        assert len(truth.hands[seat]) == 4


def test_GG_4_each_different_card_of_the_hand_is_offered_once() -> None:
    scene = dealt(2)
    for seat in range(2):
        assert scene.moves(seat) == [
            f"begin {card}" for card in sorted(set(scene.truth().hands[seat]), key=CARDS.index)
        ]


# GG-5
def test_GG_5_goes_are_clockwise_from_the_start_player_who_stays_the_same() -> None:
    scene = Scene(start="2", go="2", hands=[["pixie/goblin"] * 2 + ["unicorn/cyclops"] * 2] * 3)
    order = []
    for _ in range(7):
        order.append((scene.truth().round, scene.truth().go))
        go_over(scene)
    assert order == [(1, 2), (1, 0), (1, 1), (2, 2), (2, 0), (2, 1), (3, 2)]


# GG-R21
def test_GG_R21_chance_decides_who_starts() -> None:
    scene = fresh(4)
    assert scene.weights() == {"0": 1, "1": 1, "2": 1, "3": 1}
    scene.draw("3")
    assert scene.truth().start == 3
    assert scene.heard(events.Starts) == [events.Starts(3)]


# GG-6
def test_GG_6_a_go_is_bury_score_draw_in_this_order() -> None:
    scene = Scene(communal=ROW_OF_DRAGONS, crypt="0,0D;1,0D;2,0D")
    steps = [scene.step]
    for text in ("crypt pixie/goblin at 0,1 1,1", "communal goblin/dragon at 0,-1 0,0", "score dragon", "draw deck"):
        scene.answer(text)
        steps.append(scene.step)
    assert steps == ["bury", "bury other", "score", "draw", "draw card"]


ROW_OF_DRAGONS = "0,0D;1,0D;2,0D;3,0D;4,0D"


def test_GG_6_one_may_decline_to_score() -> None:
    scene = Scene(communal=ROW_OF_DRAGONS, crypt="0,0D;1,0D;2,0D")
    scene.answer("crypt pixie/goblin at 0,1 1,1").answer("communal goblin/dragon at 0,-1 0,0").answer("no score")
    assert scene.truth().claimed == ({}, {}, {})
    assert scene.step == "draw"


# Drawing


def drawing(**fields: str) -> Scene:
    return Scene("draw", buried="crypt,communal", laid="PD@0,0;0,1", hand=["pixie/goblin", "goblin/dragon"], **fields)


# GG-19
def test_GG_19_each_card_comes_from_the_deck_or_the_row() -> None:
    scene = drawing()
    assert scene.moves() == [
        "draw deck",
        "draw row pixie/cyclops",
        "draw row pixie/dragon",
        "draw row unicorn/gravedigger",
    ]
    scene.answer("draw deck").draw("cyclops/dragon")
    assert scene.truth().hands[0] == ("pixie/goblin", "goblin/dragon", "cyclops/dragon")
    assert scene.step == "draw"
    scene.answer("draw row unicorn/gravedigger").draw("pixie/goblin")
    assert scene.truth().hands[0] == ("pixie/goblin", "goblin/dragon", "unicorn/gravedigger", "cyclops/dragon")
    assert scene.truth().go == 1


def test_GG_19_a_gap_in_the_row_is_filled_at_once() -> None:
    scene = drawing().answer("draw row pixie/dragon")
    pending = scene.pending
    assert isinstance(pending, Chance)
    assert pending.rule == "GG-19"
    scene.draw("goblin/dragon")
    assert scene.truth().row == ("pixie/cyclops", "goblin/dragon", "unicorn/gravedigger")
    assert "draw row goblin/dragon" in scene.moves()
    assert scene.truth().deck == 39


def test_GG_19_a_card_twice_in_the_row_is_one_choice() -> None:
    scene = Scene("draw", ["pixie/goblin"], row=["pixie/dragon"] * 3, buried="crypt,communal", laid="PD@0,0;0,1")
    assert scene.moves() == ["draw deck", "draw row pixie/dragon"]
    assert scene.answer("draw row pixie/dragon").truth().row == ("pixie/dragon", "pixie/dragon")


def test_GG_19_only_the_player_sees_a_card_from_the_deck() -> None:
    scene = drawing().answer("draw deck").draw("cyclops/dragon")
    assert scene.heard(events.DrewFromDeck, hearer=0) == [events.DrewFromDeck(0, 39, "cyclops/dragon")]
    assert scene.heard(events.DrewFromDeck, hearer=1) == [events.DrewFromDeck(0, 39)]
    assert scene.view(1).known == ((), (), ())


# GG-R26
def test_GG_R26_a_card_from_the_row_is_known_to_all_until_it_is_played() -> None:
    scene = drawing().answer("draw row pixie/dragon").draw("pixie/goblin")
    for seat in (0, 1, 2, None):
        assert scene.view(seat).known == (("pixie/dragon",), (), ())
    played = Scene(hand=["pixie/dragon", "pixie/goblin", "goblin/dragon"], known="PD/-/-")
    played.answer("crypt pixie/dragon at 0,1 1,1")
    assert played.view(1).known == ((), (), ())


def test_GG_R26_of_two_copies_the_known_one_is_played() -> None:
    scene = Scene(hand=["pixie/dragon", "pixie/dragon", "goblin/dragon"], known="PD/-/-")
    scene.answer("crypt pixie/dragon at 0,1 1,1")
    assert scene.truth().known[0] == ()
    assert scene.truth().hands[0] == ("pixie/dragon", "goblin/dragon")


# GG-R22
def test_GG_R22_everything_but_hands_is_open() -> None:
    scene = Scene(
        hands=[["pixie/goblin"], ["unicorn/cyclops"], ["goblin/dragon"]], go="1", step="discard", buried="crypt"
    )
    views = [scene.view(seat) for seat in (0, 1, 2, None)]
    for field in ("row", "communal", "crypts", "claimed", "left", "deck", "hand_sizes", "known", "spent", "round"):
        assert all(getattr(view, field) == getattr(views[0], field) for view in views)
    assert [view.hand for view in views] == [("pixie/goblin",), ("unicorn/cyclops",), ("goblin/dragon",), ()]
    others = views[0].unseen
    assert others["unicorn/cyclops"] - views[1].unseen.get("unicorn/cyclops", 0) == 1


# GG-R23
def test_GG_R23_no_view_and_no_event_speaks_of_shovels() -> None:
    scene = dealt(4)
    assert all("shovel" not in repr(scene.view(seat)) for seat in (0, None))
    assert all("shovel" not in repr(event) for _, event in scene.told)
    assert set(scene.view(0).unseen) <= set(CARDS)


# The end


# GG-20
def test_GG_20_five_score_cards_bring_on_the_end_and_nobody_draws_any_more() -> None:
    """GG-X12: four players; the third claims the fifth card; the fourth has a last go; the others get none."""
    scene = Scene(
        "score", ["pixie/goblin", "goblin/dragon"], seats=4, go="2", round="6", communal=ROW_OF_DRAGONS,
        crypts=["0,0D;1,0P", "0,0D;1,0P", "0,0D;1,0D;2,0D", "0,0D;1,0P"], claimed="-/-/P8,G8,U8,C8/-",
        buried="crypt,communal", laid="GD@0,0;1,0",
    )  # fmt: skip
    scene.state.hands[3 * 20 + 1] = 4  # the last player has a hand to play with
    scene.answer("score dragon")
    assert scene.heard(events.FifthScoreCard) == [events.FifthScoreCard(2)]
    assert (scene.step, scene.truth().go, scene.truth().last_round) == ("bury", 3, True)
    assert len(scene.truth().hands[2]) == 2
    scene.answer(scene.moves()[0])
    scene.answer(scene.moves()[0])
    assert isinstance(scene.pending, Over)
    assert scene.truth().round == 6


# GG-R17
def test_GG_R17_whoever_brings_on_the_end_does_not_draw() -> None:
    scene = Scene(
        "score",
        ["pixie/goblin"],
        communal=ROW_OF_DRAGONS,
        crypt="0,0D;1,0D;2,0D",
        claimed="P8,G8,U8,C8/-/-",
        buried="crypt,communal",
        laid="GD@0,0;1,0",
    )
    scene.answer("score dragon")
    assert scene.truth().hands[0] == ("pixie/goblin",)
    assert scene.truth().deck == 40


# GG-20
def test_GG_20_the_end_comes_when_somebody_must_draw_from_an_empty_deck() -> None:
    """GG-X11: three players, deck 0 after round 10; in round 11 nobody draws."""
    hands = [["pixie/goblin", "pixie/unicorn", "unicorn/cyclops", "goblin/dragon"]] * 3
    scene = Scene(hands=hands, deck=0, round="11")
    assert not scene.truth().last_round
    for seat in range(3):
        assert scene.truth().go == seat
        go_over(scene)
        assert scene.truth().last_round
        assert len(scene.truth().hands[seat]) == 2
    assert isinstance(scene.pending, Over)
    assert scene.truth().round == 11
    assert scene.heard(events.DeckEmpty) == [events.DeckEmpty(0)]
    assert len(scene.truth().row) == 3


def test_GG_20_with_cards_in_the_deck_the_game_goes_on() -> None:
    scene = Scene(
        hands=[["pixie/goblin", "pixie/unicorn", "unicorn/cyclops", "goblin/dragon"]] * 3, deck=2, go="2", round="4"
    )
    go_over(scene)
    assert (scene.truth().deck, scene.truth().round, scene.truth().go, scene.truth().last_round) == (0, 5, 0, False)


# GG-R16
def test_GG_R16_one_may_score_in_the_last_round() -> None:
    scene = Scene(last="yes", go="2", communal=ROW_OF_DRAGONS, crypt="0,0D;1,0D;2,0D")
    scene.answer("crypt pixie/goblin at 0,1 1,1").answer("communal goblin/dragon at 0,-1 0,0")
    assert scene.moves() == ["score dragon", "no score"]
    scene.answer("score dragon")
    assert isinstance(scene.pending, Over)
    assert scene.truth().claimed[2] == {"dragon": 8}


# GG-R18
@pytest.mark.parametrize(("seats", "deck"), [(2, 52), (3, 60), (4, 64)])
def test_GG_R18_the_row_can_always_be_filled_since_the_deck_is_even_before_every_go(seats: int, deck: int) -> None:
    assert dealt(seats).truth().deck == deck
    assert deck % (2 * seats) == 0
    scene = drawing().answer("draw row pixie/dragon").draw()
    assert len(scene.truth().row) == 3


# Options


def test_options_are_typed_and_checked() -> None:
    assert GAME.read_options({"harvest": "new_card"}) == Options(harvest="new_card")
    with pytest.raises(Refusal):
        GAME.read_options({"harvest": "somewhere"})
    with pytest.raises(Refusal):
        GAME.read_options({"house": "mine"})
