"""The option sets and player counts that Graverobbers is tested with."""

from __future__ import annotations

from typing import Any

import pytest

from tests.pairwise import name_of, option_sets, values_of

VALUES = values_of("graverobbers")
SETS = option_sets(VALUES)
# Options that are no choice among names, and the test that plays with other values of them.
ELSEWHERE = {
    "objectives": "test_two_tellings_agree_on_objectives_of_ones_own",
    "box": "test_a_reduced_box_is_played_to_its_end",
}

every_setting = pytest.mark.parametrize(
    ("seats", "setting"),
    [pytest.param(seats, one, id=f"{seats}-{name_of(one)}") for seats in (3, 4, 5, 6) for one in SETS],
)


def hands_of(seats: int, setting: dict[str, Any]) -> int:
    return {"1": 1, "3": 3, "players": seats}[setting.get("hands", "1")]
