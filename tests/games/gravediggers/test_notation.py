"""Moves and positions have texts, both ways; what is no text of a move is refused by name."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sexton.games.gravediggers import GAME
from sexton.games.gravediggers.rules import notation
from sexton.games.gravediggers.rules.box import CARDS
from sexton.kernel.interface import Refusal
from tests.games.gravediggers.scene import Scene

cemeteries, places, coins = st.integers(0, 4), st.integers(0, 98), st.integers(0, 999)
moves = st.one_of(
    st.builds(lambda at, kind: notation.move(notation.PLACE, at, kind), cemeteries, st.integers(0, len(CARDS) - 1)),
    st.builds(lambda at, place: notation.move(notation.VIEW, at, place), cemeteries, places),
    st.builds(lambda at, place: notation.move(notation.REVEAL, at, place), cemeteries, places),
    st.builds(lambda at: notation.move(notation.ROB, at, 0), cemeteries),
    st.builds(lambda yes: notation.move(notation.CREDIT, 0, yes), st.integers(0, 1)),
    st.builds(lambda fist: notation.move(notation.FIST, 0, fist), coins),
)


@given(moves)
def test_every_move_reads_back(move: int) -> None:
    assert notation.read(notation.write(move)) == move


@given(moves, moves)
def test_different_moves_have_different_texts(first: int, second: int) -> None:
    assert (notation.write(first) == notation.write(second)) == (first == second)


@given(st.one_of(st.text(), st.from_regex(r"(place|view|reveal|rob|credit|fist) [\w ]{0,12}", fullmatch=True)))
def test_any_other_text_is_refused(text: str) -> None:
    try:
        move = notation.read(text)
    except Refusal:
        return
    assert notation.write(move) == text


@pytest.mark.parametrize(
    ("step", "text", "rule"),
    [
        ("place", "place guard at 1", "GD-10"),
        ("place", "place 5 at 3", "GD-R6"),
        ("place", "fist 3", "GD-10"),
        ("view", "view 9 at 1", "GD-11"),
        ("view", "view 2 at 1", "GD-11"),
        ("reveal", "reveal 1 at 2", "GD-12"),
        ("reveal", "reveal 2 at 1", "GD-12"),
        ("gravedigger", "rob 3", "GD-22"),
        ("fists", "fist 11", "GD-14"),
        ("fists", "rob 1", "GD-14"),
    ],
)
def test_a_refusal_names_the_rule(step: str, text: str, rule: str) -> None:
    scene = Scene(step, lines="5:,X+/5:/-/W:/G:", deck="-", **({"target": "1"} if step == "fists" else {}))
    refused = scene.rules.why_not(scene.rules.view(scene.state, 0), scene.rules.read(text))
    assert refused is not None
    assert refused.rule == rule


@pytest.mark.parametrize("text", ["place 5 at 1", "place guard at 1", "fist 3"])
def test_who_is_not_asked_is_told_so_first(text: str) -> None:
    scene = Scene("place")
    for seat in (1, None):
        refused = scene.rules.why_not(scene.rules.view(scene.state, seat), scene.rules.read(text))
        assert refused is not None and (refused.rule, refused.message) == ("GD-10", "not-now")


@pytest.mark.parametrize(
    "change",
    [
        {"deck": "2*9"},
        {"hands": "2345X/2345X"},
        {"lines": "5:/5:/5:/W:"},
        {"go": "3"},
        {"target": "6"},
        {"tiles": "P4"},
        {"money": "ten"},
        {"lines": "Z:/5:/5:/W:/G:"},
    ],
    ids=str,
)
def test_an_impossible_position_is_refused(change: dict[str, str]) -> None:
    with pytest.raises(Refusal) as refused:
        Scene("place", **change)
    assert refused.value.message == "not-a-position"


def test_a_reduced_box_that_cannot_be_played_is_refused() -> None:
    for box, rule in [
        ({"cards": [1] * 9}, "GD-2"),
        ({"cards": [1] * 10}, "GD-5"),
        ({"cemeteries": 2}, "GD-1"),
        ({"tiles": [0, 1, 1, 1]}, "GD-6"),
    ]:
        with pytest.raises(Refusal) as refused:
            GAME.open(3, GAME.read_options({"box": box}))
        assert refused.value.rule == rule


@pytest.mark.parametrize(
    "setting", [{"closed": "maybe"}, {"colour": "red"}, {"box": {"hand": 99}}, {"payout": 3}], ids=str
)
def test_options_are_typed(setting: dict[str, object]) -> None:
    with pytest.raises(Refusal, match="wrong-options"):
        GAME.read_options(setting)
