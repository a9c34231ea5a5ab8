"""The option sets and player counts that Graverobbers is tested with."""

from __future__ import annotations

from typing import Any

import pytest

from tests.pairwise import name_of, option_sets

VALUES = {
    "accuse_at_end": ["yes", "no"],
    "full_tie": ["shared", "next_ranked"],
    "match_tie": ["next_ranked", "shared"],
    "hands": ["1", "3", "players"],
    "open_hands": ["no", "yes"],
}
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
