"""Bots with something wrong with them, to be found by processes of their own."""

from __future__ import annotations

import os
import time
from typing import Any


def never_ends(thought: Any, milliseconds: int) -> int:
    if thought.seed == HANGS:
        time.sleep(600)
    return int(thought.moves[0])


def takes_its_process_along(thought: Any, milliseconds: int) -> int:
    os._exit(9)


def raises(thought: Any, milliseconds: int) -> int:
    raise RuntimeError


def says_where(thought: Any, milliseconds: int) -> int:
    """Which process this is, instead of a move."""
    return os.getpid()


HANGS = 13
