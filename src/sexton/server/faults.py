"""How a fault is logged: its kind and where it happened. Its message is left out, because it may contain secrets."""

from __future__ import annotations

import errno
import traceback
from pathlib import PurePath

DEEPEST = 5  # places, the innermost first


def told(fault: BaseException) -> str:
    """As in "KeyError in dealt, shuffle.py:57, in deal, table.py:90"."""
    found = traceback.extract_tb(fault.__traceback__)[: -DEEPEST - 1 : -1]
    places = (f"in {one.name}, {PurePath(one.filename).name}:{one.lineno}" for one in found)
    return " ".join([name_of(fault), ", ".join(places)]).strip()


def name_of(fault: BaseException) -> str:
    """Its kind, and the code that SQLite or the system has for it, as in "OperationalError SQLITE_FULL"."""
    code = getattr(fault, "sqlite_errorname", None)
    if isinstance(fault, OSError):
        code = errno.errorcode.get(fault.errno or 0)
    return f"{type(fault).__name__} {code}" if code else type(fault).__name__
