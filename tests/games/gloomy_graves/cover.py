"""The option sets and player counts that Gloomy Graves is tested with."""

from __future__ import annotations

import pytest

from tests.pairwise import name_of

VALUES = {
    "harvest": ["anywhere", "new_card"],
    "deck": ["pairs", "doubles"],
}
# Two options of two values: their cover is all there is.
SETS: list[dict[str, str]] = [
    {},
    {"harvest": "new_card"},
    {"deck": "doubles"},
    {"harvest": "new_card", "deck": "doubles"},
]
# Options that are no choice among names, and the test that plays with other values of them.
ELSEWHERE = dict[str, str]()

every_setting = pytest.mark.parametrize(
    ("seats", "setting"),
    [pytest.param(seats, one, id=f"{seats}-{name_of(one)}") for seats in (2, 3, 4) for one in SETS],
)
