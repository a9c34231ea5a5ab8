"""What the second worker runs: thoughts of bots, from `second_worker`. It needs no server, no store and no wire."""

from __future__ import annotations

import logging
import pickle
from typing import Any

from sexton.server import faults

LOG = logging.getLogger("sexton.browser")


def carried_out(work: bytes) -> bytes:
    """The fault, or the result. Of a fault only the type is told: its words may hold a secret."""
    try:
        return pickle.dumps((None, pickle.loads(work)()))
    except Exception as fault:
        LOG.error("a thought failed (%s)", faults.told(fault))
        return pickle.dumps((RuntimeError(type(fault).__name__), None))


def asked(work: Any) -> Any:
    """The same for the worker's JavaScript (web/src/home/thinker.ts): a buffer, and a buffer."""
    from pyodide.ffi import to_js  # type: ignore[import-not-found]  # only a browser's Python has it

    return to_js(carried_out(work.to_bytes()))
