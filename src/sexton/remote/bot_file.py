"""A bot in a file of its own: one class with `choose`, the same that plays at home."""

from __future__ import annotations

import importlib.util
import sys
import traceback
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Protocol

from sexton.kernel.interface import Refusal

MODULE = "sexton_bot_file"


class Chooser(Protocol):
    def choose(self, view: Any, heard: Sequence[Any], moves: Sequence[Any], dice: Any) -> Any: ...


def loaded(path: Path) -> Chooser:
    """A Refusal in one line if the file cannot be run, or holds no bot, or more than one."""
    spec = importlib.util.spec_from_file_location(MODULE, path)
    if spec is None or spec.loader is None:
        raise Refusal("bot", "no-bot-in-file", path=str(path), count=0)
    module = importlib.util.module_from_spec(spec)
    sys.modules[MODULE] = module
    try:
        spec.loader.exec_module(module)
        found = [kind for kind in vars(module).values() if isinstance(kind, type) and kind.__module__ == MODULE]
        kinds = [kind for kind in found if callable(getattr(kind, "choose", None))]
        if len(kinds) != 1:
            raise Refusal("bot", "no-bot-in-file", path=str(path), count=len(kinds))
        bot: Chooser = kinds[0]()
        return bot
    except Refusal:
        raise
    except (Exception, SystemExit) as fault:
        raise Refusal("bot", "bot-failed", problem=told(fault, path)) from None


def told(fault: BaseException, path: Path) -> str:
    """What went wrong, and where in the file."""
    lines = [one.lineno for one in traceback.extract_tb(fault.__traceback__) if one.filename == str(path)]
    line = lines[-1] if lines else getattr(fault, "lineno", None)
    where = f", line {line} of {path.name}" if line else ""
    text = " ".join(str(fault).split())[:200]
    return f"{type(fault).__name__}{': ' if text else ''}{text}{where}"
