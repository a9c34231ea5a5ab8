"""GG-16 to GG-18 and GG-21 with their rulings, and the worked examples GG-X6 to GG-X10."""

from __future__ import annotations

import itertools

import pytest

from sexton.games.gloomy_graves.options import Options
from sexton.games.gloomy_graves.rules import events
from sexton.games.gloomy_graves.rules.box import NUMBERS
from sexton.games.gloomy_graves.rules.scoring import ranks_of, score_of
from sexton.kernel.interface import Over
from tests.games.gloomy_graves.scene import Scene

# Nine dragons in a row, a pixie group of four below: 9 dragons, 4 pixies.
LINE = "0,0D;1,0D;2,0D;3,0D;4,0D;5,0D;6,0D;7,0D;8,0D"


def dragons(count: int) -> str:
    return ";".join(f"{x},0D" for x in range(count))


def after_burials(laid: str, communal: str, crypt: str = "0,0P;1,0P", **fields: str) -> Scene:
    """The active player has just laid this card (two letters) on the first two cells of the communal graveyard."""
    cells = [part[:-1] for part in communal.split(";")[:2]]
    return Scene(
        "score", [], communal=communal, crypt=crypt, buried="crypt,communal", laid=f"{laid}@{';'.join(cells)}", **fields
    )


def offered(card: str, at: str, communal: str, crypt: str, **fields: str) -> list[str]:
    """What may be scored once this card is laid there."""
    scene = Scene("bury_other", [card, "pixie/goblin"], communal=communal, crypt=crypt, buried="crypt", **fields)
    scene.answer(f"communal {card} at {at}")
    return scene.moves() if scene.step == "score" else []


# GG-16
def test_GG_16_only_types_on_the_card_just_laid_in_the_communal_graveyard() -> None:
    """Pixies would earn a card too, but they are not on the card."""
    both = LINE + ";0,1P;1,1P;2,1P;3,1P;4,1P;5,1P;6,1P"
    assert offered("cyclops/dragon", "0,-1 0,0", both, "0,0P;1,0D") == ["score dragon", "no score"]
    assert offered("pixie/dragon", "0,1 -1,1", both, "0,0P;1,0D") == ["score pixie", "score dragon", "no score"]


def test_GG_16_with_a_gravedigger_on_the_card_any_type() -> None:
    """GG-X8"""
    both = LINE + ";0,1P;1,1P;2,1P;3,1P;4,1P;5,1P;6,1P"
    moves = offered("goblin/gravedigger", "0,-1 0,0", both, "0,0P;1,0D")
    assert moves == ["score pixie", "score dragon", "no score"]


def test_GG_16_no_type_twice() -> None:
    """GG-X8"""
    assert offered("cyclops/dragon", "0,-1 0,0", LINE, "0,0P;1,0D", claimed="D8/-/-") == []
    assert offered("cyclops/dragon", "0,-1 0,0", LINE, "0,0P;1,0D", claimed="C8/-/-") == ["score dragon", "no score"]
    assert offered("cyclops/dragon", "0,-1 0,0", LINE, "0,0P;1,0D", claimed="-/D8/-") == ["score dragon", "no score"]
    scene = after_burials("CD", LINE, claimed="C8/-/-")
    assert scene.refusal("score cyclops") == "GG-16"
    assert scene.refusal("score pixie") == "GG-16"


def test_GG_16_one_type_a_go() -> None:
    both = LINE + ";0,1P;1,1P;2,1P;3,1P;4,1P;5,1P;6,1P;7,1P"
    scene = after_burials("PD", both, crypt="0,0P;1,0D")
    assert scene.moves() == ["score pixie", "score dragon", "no score"]
    assert scene.answer("score pixie").step == "draw"


# GG-17
def test_GG_17_the_largest_groups_of_both_places_are_added_gravediggers_count() -> None:
    """GG-X6: four dragons and a gravedigger; in the crypt one dragon and two gravediggers: 8."""
    scene = after_burials("CD", "0,0D;1,0D;2,0D;3,0+;4,0D;0,1C", crypt="0,0D;1,0+;0,1+;1,1P")
    scene.answer("score dragon")
    assert scene.heard(events.Scored) == [events.Scored(0, "dragon", 5, 3, 8, 8, 2)]
    assert scene.truth().claimed[0] == {"dragon": 8}


def test_GG_17_separate_groups_are_not_added() -> None:
    apart = "0,0D;1,0D;2,0D;3,0D;4,0P;5,0D;6,0D;7,0D;8,0D"
    assert offered("cyclops/dragon", "0,-1 0,0", apart, "0,0D;1,0D;2,0D") == []
    joined = apart.replace("4,0P", "4,0+")
    assert offered("cyclops/dragon", "0,-1 0,0", joined, "0,0D;1,0D;2,0D") == ["score dragon", "no score"]


# GG-R1
def test_GG_R1_a_group_is_not_joined_by_a_corner() -> None:
    corner = "0,0D;1,0D;2,0D;3,0D;4,1D;5,1D;6,1D;7,1D;3,1P;4,0P"
    scene = after_burials("CD", corner, crypt="0,0D;1,0D;2,0D;0,1D")
    assert scene.answer("score dragon").heard(events.Scored)[0].communal == 4


# GG-17
def test_GG_17_of_the_own_crypt_not_of_another() -> None:
    scene = Scene(
        "score", [], communal=dragons(6), crypts=["0,0P;1,0P", "0,0D;1,0D;2,0D", "0,0P;1,0P"], go="1",
        buried="crypt,communal", laid="PD@0,0;1,0",
    )  # fmt: skip
    assert scene.answer("score dragon").heard(events.Scored)[0].crypt == 3


# GG-R13
def test_GG_R13_a_lone_gravedigger_is_a_group_of_one() -> None:
    scene = after_burials("CD", dragons(7), crypt="0,0P;1,0+")
    assert scene.answer("score dragon").heard(events.Scored) == [events.Scored(0, "dragon", 7, 1, 8, 8, 2)]


# GG-18
@pytest.mark.parametrize(
    ("claimed", "number"),
    [("-/-/-", 12), ("-/D12/-", 10), ("-/D12/D10", 8), ("-/D10/-", 12), ("-/D15/-", 12)],
)
def test_GG_18_the_highest_card_still_there_that_the_value_reaches(claimed: str, number: int) -> None:
    """GG-X7: value 14."""
    scene = after_burials("CD", dragons(11), crypt="0,0D;1,0D;2,0D", claimed=claimed)
    scene.answer("score dragon")
    assert scene.truth().claimed[0] == {"dragon": number}
    assert number not in scene.truth().left["dragon"]


@pytest.mark.parametrize(("count", "number"), [(5, 8), (6, 8), (7, 10), (8, 10), (9, 12), (11, 12), (12, 15), (14, 15)])
def test_GG_18_numbers_are_least_values(count: int, number: int) -> None:
    scene = after_burials("CD", dragons(count), crypt="0,0D;1,0D;2,0D")
    assert scene.answer("score dragon").truth().claimed[0] == {"dragon": number}


# GG-17
def test_GG_17_groups_of_any_size_are_counted() -> None:
    """Every cell a game can have: numbers above 32 need all of a 64-bit set."""
    scene = after_burials("CD", ";".join(f"{x - 20},0D" for x in range(44)), crypt="0,0D;1,0D;2,0D")
    assert scene.answer("score dragon").heard(events.Scored)[0].communal == 44


# GG-18
def test_GG_18_score_cards_of_other_types_do_not_matter() -> None:
    scene = after_burials("CD", dragons(11), crypt="0,0D;1,0D;2,0D", claimed="-/P12/C10")
    assert scene.answer("score dragon").truth().claimed[0] == {"dragon": 12}


# GG-R14
def test_GG_R14_without_a_card_to_claim_nothing_can_be_scored() -> None:
    """GG-X7: value 14 and 8, 10, 12 gone, though 15 is left; and a value of 7."""
    card, at, crypt = "cyclops/dragon", "0,-1 0,0", "0,0D;1,0D;2,0D"
    gone = Scene(
        "bury_other", [card, "pixie/goblin"], seats=4, communal=dragons(11), crypt=crypt, buried="crypt",
        claimed="-/D8/D10/D12",
    )  # fmt: skip
    assert gone.answer(f"communal {card} at {at}").step == "draw"
    assert gone.truth().claimed[0] == {}
    assert offered(card, at, dragons(4), crypt) == []
    assert offered(card, at, dragons(5), crypt) == ["score dragon", "no score"]


def test_GG_R14_an_unscored_type_stays_open() -> None:
    scene = Scene("bury_other", ["cyclops/dragon", "pixie/goblin"], communal=dragons(4), buried="crypt")
    scene.answer("communal cyclops/dragon at 0,-1 0,0")
    assert "dragon" in scene.rules.aids(scene.view(0))["types_left"][0]
    assert after_burials("CD", dragons(4) + ";4,0P").refusal("score dragon") == "GG-R14"


# GG-R15
def test_GG_R15_a_lower_card_cannot_be_chosen() -> None:
    scene = after_burials("CD", dragons(11), crypt="0,0D;1,0D;2,0D")
    assert scene.moves() == ["score dragon", "no score"]


# Rolnicy harvest


TWO_GROUPS = "0,0P;1,0D;2,0D;3,0P;4,0D;5,0D;6,0D;7,0D;8,0D;9,0D"


# GG-R12
@pytest.mark.parametrize(("harvest", "communal"), [("anywhere", 6), ("new_card", 2)])
def test_GG_R12_with_the_option_the_communal_group_must_hold_the_new_card(harvest: str, communal: int) -> None:
    options = Options(harvest=harvest)  # type: ignore[arg-type]
    crypt = "0,0D;1,0D;2,0D;0,1D;1,1D;2,1D"
    scene = Scene(
        "bury_other",
        ["cyclops/dragon", "pixie/goblin"],
        communal=TWO_GROUPS,
        crypt=crypt,
        buried="crypt",
        options=options,
    )
    scene.answer("communal cyclops/dragon at 1,-1 1,0")
    scene.answer("score dragon")
    scored = scene.heard(events.Scored)[0]
    assert scored.communal == communal
    assert scored.crypt == 6


def test_GG_R12_the_crypt_group_is_free() -> None:
    """The largest crypt group counts though nothing new lies in it."""
    options = Options(harvest="new_card")
    crypt = "0,0P;1,0P;0,1D;1,1D;2,1D;0,2D;1,2D;2,2D"
    scene = Scene(
        "bury_other",
        ["cyclops/dragon", "pixie/goblin"],
        communal=TWO_GROUPS,
        crypt=crypt,
        buried="crypt",
        options=options,
    )
    scene.answer("communal cyclops/dragon at 1,-1 1,0").answer("score dragon")
    assert scene.heard(events.Scored)[0].crypt == 6


# The result


# GG-21
@pytest.mark.parametrize(
    ("numbers", "score"),
    [
        ([], 0),
        ([8], 2),
        ([15, 12], 16),
        ([8, 8, 8], 11),
        ([10, 10, 8, 8], 22),
        ([15, 10, 8, 8, 8], 35),
        ([15, 15, 15, 15, 15], 65),
    ],
)
def test_GG_21_points_and_bonus(numbers: list[int], score: int) -> None:
    """GG-X9"""
    assert score_of(sorted(numbers, reverse=True)) == score


def test_GG_21_a_tie_goes_to_the_better_score_card() -> None:
    """GG-X10: 26 each."""
    assert score_of([12, 10, 10, 8]) == score_of([15, 8, 8, 8]) == 26
    assert list(ranks_of([[12, 10, 10, 8], [15, 8, 8, 8]])) == [2, 1]
    assert list(ranks_of([[15, 8, 8, 8], [12, 10, 10, 8]])) == [1, 2]


def test_GG_21_then_to_the_next_better_one() -> None:
    assert score_of([15, 12, 8]) == score_of([15, 10, 10]) == 23
    assert list(ranks_of([[15, 10, 10], [15, 12, 8]])) == [2, 1]


# GG-R20
def test_GG_R20_the_highest_score_card_is_the_one_with_the_highest_number() -> None:
    assert list(ranks_of([[12], [10, 8]])) == [1, 2]
    assert list(ranks_of([[10, 8], [12]])) == [2, 1]


# GG-R19
def test_GG_R19_equal_to_the_end_is_shared_and_who_runs_out_loses() -> None:
    assert list(ranks_of([[8], [12, 10], [12, 10]])) == [3, 1, 1]
    assert list(ranks_of([[], []])) == [1, 1]


def test_GG_R19_nobody_can_run_out_of_cards_in_a_real_tie() -> None:
    """A list that goes on after another has more points, so the ruling never has to decide; sorting obeys it anyway."""
    lists = [
        sorted(cards, reverse=True) for n in range(6) for cards in itertools.combinations_with_replacement(NUMBERS, n)
    ]
    for longer in lists:
        for length in range(len(longer)):
            assert score_of(longer) > score_of(longer[:length])


# GG-21
def test_GG_21_the_game_ends_with_scores_and_ranking() -> None:
    scene = Scene(
        "bury_other",
        ["pixie/goblin", "pixie/dragon"],
        go="2",
        last="yes",
        buried="crypt",
        claimed="P8,G8,U10/P15/U8,C12",
    )
    scene.answer("communal pixie/dragon at 0,0 -1,0")
    over = scene.pending
    assert isinstance(over, Over)
    assert over.scores == (2 + 2 + 4 + 5, 10, 2 + 6)
    assert over.ranking == ((0,), (1,), (2,))
    assert scene.heard(events.GameEnds) == [events.GameEnds((13, 10, 8))]
