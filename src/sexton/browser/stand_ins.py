"""What the web framework imports and nothing here uses: AnyIO runs threads and subinterpreters, which no browser has.

Starlette asks it for files, streams and forms. None of the application's own routes does that in a browser, and whoever
tried would meet an AttributeError.
"""

from __future__ import annotations

import sys
from types import ModuleType

ANYIO = ("anyio", "anyio.abc", "anyio.to_thread")


def install() -> None:
    for name in ANYIO:
        sys.modules.setdefault(name, ModuleType(name))
