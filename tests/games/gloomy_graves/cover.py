"""The option sets and player counts that Gloomy Graves is tested with."""

from __future__ import annotations

import pytest

from tests.pairwise import name_of, option_sets, values_of

# A deck is no choice among names, but there are two that everybody has.
VALUES = {**values_of("gloomy_graves"), "deck": ["pairs", "doubles"]}
SETS = option_sets(VALUES)
# Options that are no choice among names, and the test that plays with other values of them.
ELSEWHERE = dict[str, str]()

every_setting = pytest.mark.parametrize(
    ("seats", "setting"),
    [pytest.param(seats, one, id=f"{seats}-{name_of(one)}") for seats in (2, 3, 4) for one in SETS],
)
