"""What is left of laying the first cards and of dealing when the first go begins."""

from __future__ import annotations

from tests.games.gloomy_graves.scene import dealt, fresh

ROW = ("pixie/goblin", "pixie/unicorn", "pixie/cyclops")


# GG-3
def test_GG_3_the_two_cards_of_the_graveyard_come_off_the_deck() -> None:
    scene = fresh(2).draw("1", *ROW)
    before = scene.truth()
    scene.draw("goblin/unicorn", "as written")
    after = scene.truth()
    assert after.deck == before.deck - 1
    assert after.deck_and_removed["goblin/unicorn"] == before.deck_and_removed["goblin/unicorn"] - 1
    assert after.spent == {"goblin/unicorn": 1}


# GG-16
def test_GG_16_the_cards_that_begin_the_graveyard_are_not_ones_that_somebody_has_just_laid() -> None:
    scene = fresh(2).draw("1", *ROW, "goblin/unicorn", "as written")
    assert (scene.truth().laid, scene.truth().laid_cells) == (None, ())
    scene.draw("cyclops/dragon", "flipped")
    assert (scene.truth().laid, scene.truth().laid_cells) == (None, ())


# GG-19
def test_GG_19_cards_that_were_dealt_are_not_cards_that_were_drawn() -> None:
    scene = dealt(2)
    assert (scene.step, scene.state.drawn) == ("begin", 0)
