"""A finding: what was looked at, how it stands, and the sentence that says so."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Literal

from msgspec import Struct

State = Literal["well", "warning", "fault"]
FOLDER = Path(__file__).parent


class Finding(Struct, frozen=True):
    check: str  # a name that programs may rely on
    state: State
    message: str  # in words.*.ftl, without its `doctor-`
    facts: dict[str, Any] = {}


def well(check: str, message: str, **facts: Any) -> Finding:
    return Finding(check, "well", message, facts)


def warning(check: str, message: str, **facts: Any) -> Finding:
    return Finding(check, "warning", message, facts)


def fault(check: str, message: str, **facts: Any) -> Finding:
    return Finding(check, "fault", message, facts)
