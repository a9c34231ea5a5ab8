"""The option sets and player counts that Gravediggers is tested with."""

from __future__ import annotations

import pytest

from tests.pairwise import name_of, option_sets, values_of

VALUES = values_of("gravediggers")
SETS = option_sets(VALUES)
# Options that are no choice among names, and the test that plays with other values of them.
ELSEWHERE = {"box": "test_a_small_box_plays_by_the_same_rules"}

every_setting = pytest.mark.parametrize(
    ("seats", "setting"),
    [pytest.param(seats, one, id=f"{seats}-{name_of(one)}") for seats in (2, 3, 4, 5) for one in SETS],
)
