"""Sexton: an open table for four graveyard games. Rules, bots, records, terminal; every secret kept.

>>> import sexton
>>> sexton.catalogue()
('gloomy_graves', 'gravediggers', 'graverobbers', 'vampire')
>>> play = sexton.load("gravediggers", seats=3, seed=7)

`docs/reference/library.md` goes on from here.
"""

import importlib
from typing import Any

from sexton import uncompiled

__version__ = "0.5.0"
__all__ = ["Play", "Seen", "catalogue", "load", "read_record", "replay"]

uncompiled.stand_in_where_uncompiled()


def __getattr__(name: str) -> Any:
    """What a notebook needs is loaded when it is first used: the rest of the program imports this module too."""
    if name in __all__:
        return getattr(importlib.import_module("sexton.library.play"), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted([*globals(), *__all__])
