"""Counts come out of a view by their names, in whichever order it holds them."""

from __future__ import annotations

import pytest

from sexton.kernel.vectors import counted, counts_of

NAMES = ("pixie", "dragon", "ghost")


@pytest.mark.parametrize("order", [(0, 1, 2), (0, 2, 1), (2, 1, 0), (1, 2, 0)], ids=str)
def test_counts_stand_in_the_order_of_their_names(order: tuple[int, ...]) -> None:
    found = {NAMES[nth]: 10 + nth for nth in order}
    assert list(counts_of(found, NAMES)) == [10, 11, 12]


def test_counts_of_other_names_are_left_out() -> None:
    assert list(counts_of({"pixie": 1, "dragon": 2, "ghost": 3, "widow": 4}, NAMES)) == [1, 2, 3]
    assert list(counts_of({"widow": 4, "pixie": 1, "dragon": 2, "ghost": 3}, NAMES)) == [1, 2, 3]


def test_equal_names_need_not_be_the_same_text() -> None:
    """As in a view that came as JSON."""
    found = {"".join(list(name)): nth for nth, name in enumerate(NAMES)}
    assert list(counts_of(found, NAMES)) == [0, 1, 2]


def test_a_count_that_is_missing_is_an_error() -> None:
    with pytest.raises(KeyError):
        counts_of({"pixie": 1, "dragon": 2}, NAMES)


def test_what_was_counted_is_read_again() -> None:
    found = {"pixie": 3, "dragon": 0, "ghost": 2}
    assert counted(NAMES, counts_of(found, NAMES)) == found
