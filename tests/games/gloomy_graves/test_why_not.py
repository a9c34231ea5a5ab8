"""Why a card may not lie somewhere: the rule, and the cells that are to blame."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.gloomy_graves.scene import Scene

GRAVES, DIGGER = "unicorn/cyclops", "unicorn/gravedigger"


def why_not(scene: Scene, text: str) -> tuple[str, str, dict[str, Any]] | None:
    refusal = scene.rules.why_not(scene.view(0), scene.rules.read(text))
    return None if refusal is None else (refusal.rule, refusal.message, dict(refusal.facts))


# GG-8
def test_GG_8_both_cells_are_named_that_are_no_neighbours() -> None:
    told = why_not(Scene(hand=[GRAVES, DIGGER]), f"communal {GRAVES} at 1,0 3,-2")
    assert told == ("GG-8", "halves-apart", {"first": "1,0", "second": "3,-2"})


# GG-10
@pytest.mark.parametrize("at", ["0,0 -1,0", "0,1 -1,1"])
def test_GG_10_both_gravediggers_are_named_that_would_touch_the_lower_cell_first(at: str) -> None:
    ground = "0,0P;0,1D;1,0G;1,1U;-2,0+;-2,1P" if at.startswith("0,0") else "0,0P;0,1D;1,0G;1,1U;-1,2+;0,2P"
    told = why_not(Scene(hand=[GRAVES, DIGGER], communal=ground), f"communal {DIGGER} at {at}")
    first, second = ("-2,0", "-1,0") if at.startswith("0,0") else ("-1,1", "-1,2")
    assert told == ("GG-10", "gravediggers-touch", {"first": first, "second": second})


# GG-12
def test_GG_12_both_cells_are_named_that_touch_nothing() -> None:
    told = why_not(Scene(hand=[GRAVES, DIGGER]), f"crypt {GRAVES} at 1,2 2,2")
    assert told == ("GG-12", "touches-nothing", {"first": "1,2", "second": "2,2"})


# GG-13
def test_GG_13_the_size_is_told_that_a_crypt_would_have() -> None:
    scene = Scene(hand=[GRAVES, DIGGER], crypt="0,0D;1,0P;2,0U")
    assert why_not(scene, f"crypt {GRAVES} at -1,0 -1,1") == ("GG-13", "crypt-too-large", {"wide": 4, "high": 2})


# GG-14
@pytest.mark.parametrize(
    ("ground", "at", "first", "second"),
    [
        pytest.param("0,0+;1,0P;0,1D", "0,1 0,2", "0,0", "0,2", id="column"),
        pytest.param("0,1+;0,0D;1,0P;1,1D;2,0P", "2,0 2,1", "0,1", "2,1", id="row"),
    ],
)
def test_GG_14_both_gravediggers_are_named_that_would_lie_in_line(
    ground: str, at: str, first: str, second: str
) -> None:
    told = why_not(Scene(hand=[GRAVES, DIGGER], crypt=ground), f"crypt {DIGGER} at {at}")
    assert told == ("GG-14", "gravediggers-in-line", {"first": first, "second": second})


# GG-7
def test_GG_7_nothing_forbids_the_only_card_for_the_graveyard_to_go_into_the_crypt_once_that_is_done() -> None:
    scene = Scene("bury_other", [GRAVES], laid="PD@0,0;0,1", buried="communal")
    assert why_not(scene, f"crypt {GRAVES} at 0,1 1,1") is None
