"""What everybody, or one player alone, hears while the game is set up."""

from __future__ import annotations

from sexton.games.gloomy_graves.rules import events
from tests.games.gloomy_graves.scene import Scene, fresh

ROW = ("pixie/goblin", "pixie/unicorn", "pixie/cyclops")


def begun() -> Scene:
    """Seat 1 is start player, the row lies there."""
    return fresh(2).draw("1", *ROW)


# GG-5
def test_GG_5_the_start_player_has_the_first_go() -> None:
    scene = begun()
    assert (scene.truth().start, scene.state.active) == (1, 1)


# GG-R2
def test_GG_R2_everybody_hears_how_the_two_cards_of_the_graveyard_lie() -> None:
    scene = begun().draw("goblin/unicorn", "as written", "cyclops/dragon", "flipped")
    laid = [
        events.GraveyardCardLaid("goblin/unicorn", 1, "goblin"),
        events.GraveyardCardLaid("cyclops/dragon", 2, "dragon"),
    ]
    assert scene.heard(events.GraveyardCardLaid) == laid
    assert scene.truth().communal == {"0,0": "goblin", "0,1": "unicorn", "1,0": "dragon", "1,1": "cyclops"}


# GG-R2
def test_GG_R2_a_card_without_a_gravedigger_lies_either_way_beside_one() -> None:
    scene = begun().draw("pixie/gravedigger", "as written", "goblin/unicorn")
    assert scene.weights() == {"as written": 1, "flipped": 1}


# GG-3
def test_GG_3_each_player_hears_the_own_cards_alone() -> None:
    scene = begun().draw("goblin/unicorn", "as written", "cyclops/dragon", "flipped", "pixie/dragon")
    assert scene.heard(events.Dealt, 0) == [events.Dealt(0, "pixie/dragon")]
    assert scene.heard(events.Dealt, 1) == []
