"""The option sets, boards and player counts that Grave Digger is tested with."""

from __future__ import annotations

from typing import Any

import pytest

from tests.pairwise import name_of, option_sets, values_of

VALUES = values_of("vampire")
SETS = option_sets(VALUES)
# Options that are no choice among names, and the test that plays with other values of them.
ELSEWHERE = {"board": "test_two_tellings_agree_on_every_board_to_the_end"}
BOARDS = ("iron_gate", "lych_gate", "abbey")
# A tight board on which pawns get into one another's way, and rolls cannot always be walked.
ALLEY = """board Alley
G o P . .
o . S . .
o o K * R
. . o . o
. . o o o
"""


def every(*counts: int) -> Any:
    """Each of these player counts with each option set."""
    return pytest.mark.parametrize(
        ("seats", "setting"),
        [pytest.param(seats, dict(one), id=f"{seats}-{name_of(one)}") for seats in counts for one in SETS],
    )


def with_room(seats: int, setting: dict[str, Any]) -> dict[str, Any]:
    """Five and six play only where that was agreed (VH-R1)."""
    return {**setting, "seats_up_to": "6"} if seats > 4 else setting
