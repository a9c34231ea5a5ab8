"""Who begins, and what each is dealt: told to whom, with which words."""

from __future__ import annotations

from sexton.games.graverobbers.rules import events
from tests.games.graverobbers.scene import Scene, dealt, opened


# GR-6
def test_GR_6_everybody_hears_who_begins_the_first_hand() -> None:
    scene = opened().draw("2")
    assert scene.told_to_all(events.Starts) == [events.Starts(2)]
    assert (scene.state.opener, scene.state.first, scene.state.active) == (2, 2, 2)


# GR-4
def test_GR_4_each_hears_the_own_cards_alone() -> None:
    scene = opened().draw("0", "R2", "D3")
    assert scene.heard(events.Dealt, 0) == [events.Dealt(0, "R2"), events.Dealt(0, "D3")]
    assert scene.heard(events.Dealt, 1) == scene.heard(events.Dealt) == []


def to_objectives() -> Scene:
    scene = opened().draw("0")
    while scene.step == "deal":
        scene.draw(next(iter(scene.weights())))
    return scene


# GR-5
def test_GR_5_each_hears_the_own_objectives_alone() -> None:
    scene = to_objectives()
    name = [*scene.weights()][-1]
    side, graves, worth = name.split()
    scene.draw(name)
    assert scene.heard(events.ObjectiveDealt, 0) == [events.ObjectiveDealt(0, side, graves, int(worth))]
    assert scene.heard(events.ObjectiveDealt, 1) == scene.heard(events.ObjectiveDealt) == []


# GR-5
def test_GR_5_an_objective_laid_aside_is_written_and_read_as_the_same_answer() -> None:
    scene = dealt()
    for seat in range(3):
        moves = scene.rules.moves(scene.state, seat)
        assert [scene.rules.read(scene.rules.write(move)) for move in moves] == moves
