"""How a fault is told in a log: its kind and where it happened. Its own words may hold what is hidden: they are not."""

from __future__ import annotations

import traceback
from pathlib import PurePath

DEEPEST = 5  # places, the innermost first


def told(fault: BaseException) -> str:
    """As in "KeyError in dealt, shuffle.py:57, in deal, table.py:90"."""
    found = traceback.extract_tb(fault.__traceback__)[: -DEEPEST - 1 : -1]
    places = (f"in {one.name}, {PurePath(one.filename).name}:{one.lineno}" for one in found)
    return " ".join([type(fault).__name__, ", ".join(places)]).strip()
