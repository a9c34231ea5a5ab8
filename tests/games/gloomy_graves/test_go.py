"""A go from its first burial to the next player's: what is kept in mind, what is forgotten, what is told."""

from __future__ import annotations

import pytest

from sexton.games.gloomy_graves.rules import events
from sexton.games.gloomy_graves.rules.scoring import points_of
from sexton.kernel.interface import Over
from tests.games.gloomy_graves.scene import Scene, dealt, go_over

GRAVES, DIGGER = "unicorn/cyclops", "unicorn/gravedigger"
LAID = {"laid": "PD@0,0;0,1", "buried": "communal"}
DRAGONS = {"communal": "0,0D;1,0D;2,0D;3,0D;4,0D", "crypt": "0,0D;1,0D;2,0D"}


# GG-7
def test_GG_7_only_cards_in_hand_are_buried() -> None:
    scene = Scene(hand=[GRAVES, DIGGER])
    refusal = scene.rules.why_not(scene.view(0), scene.rules.read("crypt pixie/goblin at 0,1 1,1"))
    assert refusal is not None
    assert (refusal.rule, refusal.message, refusal.facts) == ("GG-7", "card-not-in-hand", {"card": "pixie/goblin"})


# GG-7
def test_GG_7_everybody_sees_where_the_first_card_was_buried() -> None:
    scene = Scene().answer("communal pixie/goblin at 0,-1 0,0")
    assert scene.truth().buried == ("communal",)
    assert {text.split()[0] for text in scene.moves()} == {"crypt"}


# GG-7
def test_GG_7_after_the_graveyard_any_card_may_go_into_the_crypt() -> None:
    """Though it is the only one, or the only one without a gravedigger, that the graveyard would take."""
    assert {text.split()[1] for text in Scene("bury_other", [GRAVES, DIGGER], **LAID).moves()} == {GRAVES, DIGGER}
    assert {text.split()[1] for text in Scene("bury_other", [GRAVES], **LAID).moves()} == {GRAVES}


# GG-7, GG-R11
def test_GG_R11_after_the_graveyard_nothing_is_discarded_though_nothing_more_would_fit_there() -> None:
    scene = Scene(hand=[DIGGER, GRAVES], communal="0,0P;1,0+;-1,0+;0,1+")
    scene.answer(f"communal {DIGGER} at 0,0 0,-1")
    assert (scene.step, scene.heard(events.NothingFits)) == ("bury other", [])
    assert {text.split()[0] for text in scene.moves()} == {"crypt"}


# GG-R11
@pytest.mark.parametrize("free", ["1,0", "-1,0", "0,1", "0,-1"])
def test_GG_R11_nothing_is_discarded_while_one_place_is_left_in_whatever_direction(free: str) -> None:
    """A grave with gravediggers on the three other sides."""
    diggers = [f"{at}+" for at in ("1,0", "-1,0", "0,1", "0,-1") if at != free]
    scene = Scene(hand=[GRAVES, "pixie/goblin"], communal=";".join(["0,0P", *diggers]))
    scene.answer(f"crypt {GRAVES} at 0,1 1,1")
    assert scene.step == "bury other"
    assert scene.places("communal", "pixie/goblin") == {f"0,0 {free}", f"{free} 0,0"}


# GG-7
def test_GG_7_a_gravedigger_that_may_only_lie_beside_a_cell_fits_too() -> None:
    """Around a gravedigger no other may cover a cell. So both cards fit the graveyard, and either may go elsewhere."""
    scene = Scene(hand=[GRAVES, DIGGER], communal="0,0+;1,0P;-1,0D;0,1G;0,-1U")
    assert scene.places("communal", DIGGER)
    assert scene.places("crypt", GRAVES)
    assert scene.places("crypt", DIGGER)


# GG-16
def test_GG_16_everybody_hears_that_somebody_declines_to_score() -> None:
    scene = Scene(**DRAGONS)  # type: ignore[arg-type]
    scene.answer("crypt pixie/goblin at 0,1 1,1").answer("communal goblin/dragon at 0,-1 0,0").answer("no score")
    assert scene.heard(events.ScoreDeclined) == [events.ScoreDeclined(0)]


# GG-5, GG-16
def test_GG_5_everybody_hears_whose_go_begins_and_no_card_has_just_been_laid() -> None:
    scene = go_over(Scene())
    assert scene.heard(events.GoBegins) == [events.GoBegins(1, 1)]
    truth = scene.truth()
    assert (truth.go, truth.laid, truth.laid_cells, truth.buried, truth.drawn) == (1, None, (), (), 0)


# GG-R26
def test_GG_R26_of_two_known_copies_one_stays_known() -> None:
    scene = Scene(hand=["pixie/dragon", "pixie/dragon", "goblin/dragon"], known="PD,PD/-/-")
    assert scene.answer("crypt pixie/dragon at 0,1 1,1").truth().known[0] == ("pixie/dragon",)


# GG-20
def test_GG_20_a_fifth_score_card_in_the_last_round_brings_on_no_other_end() -> None:
    four = "P8,G8,U8,C8/-/-"
    scene = Scene(last="yes", claimed=four, **DRAGONS)  # type: ignore[arg-type]
    scene.answer("crypt pixie/goblin at 0,1 1,1").answer("communal goblin/dragon at 0,-1 0,0").answer("score dragon")
    assert len(scene.truth().claimed[0]) == 5
    assert (scene.truth().go, scene.heard(events.FifthScoreCard)) == (1, [])


# GG-20
def test_GG_20_when_the_game_is_over_no_go_is_under_way() -> None:
    scene = go_over(Scene(go="2", last="yes"))
    truth = scene.truth()
    assert (scene.step, truth.buried, truth.laid, truth.laid_cells) == ("result", (), None, ())


# GG-17, GG-R13
def test_GG_17_a_type_that_lies_nowhere_has_no_group_and_one_cell_is_a_group() -> None:
    scene = Scene()
    groups = scene.rules.aids(scene.view(0))["groups"][0]
    assert [groups[grave].communal for grave in ("pixie", "goblin", "unicorn", "dragon")] == [1, 1, 1, 1]
    nowhere = groups["cyclops"]
    assert (nowhere.communal, nowhere.crypt, nowhere.total, nowhere.claim) == (0, 0, 0, None)


# GG-1
def test_GG_1_who_has_no_score_card_has_no_points_for_it() -> None:
    assert [int(points_of(number)) for number in (0, 8, 10, 12, 15)] == [0, 2, 4, 6, 10]


# GG-21
def test_GG_21_of_equal_scores_the_one_with_the_best_card_wins() -> None:
    """15 and 8 bring 12 points, as two twelves do."""
    scene = go_over(Scene(go="2", last="yes", claimed="P12,G12/U15,C8/-"))
    over = scene.pending
    assert isinstance(over, Over)
    assert (over.scores, over.ranking) == ((12, 12, 0), ((1,), (0,), (2,)))


# GG-6
def test_GG_6_what_shows_nobody_anything_new_may_be_taken_back() -> None:
    """A burial, a discard, a score; not a card drawn, nor one that begins a crypt, which all show together."""
    buried = {"buried": "crypt"}
    shown = {"laid": "PD@0,0;1,0", "buried": "crypt,communal", **DRAGONS}
    asked = [Scene(), Scene("bury_other", **buried), Scene("discard", **buried)]  # type: ignore[arg-type]
    asked += [Scene("score", **shown), Scene("draw", **shown), dealt(2)]  # type: ignore[arg-type]
    assert [scene.pending.retractable for scene in asked] == [True, True, True, True, False, False]  # type: ignore[union-attr]
