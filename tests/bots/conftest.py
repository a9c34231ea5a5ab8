"""Tests of every level think little: what they show does not hang on how long a bot thinks."""

from __future__ import annotations

import pytest

from sexton.bots.levels import USUAL


@pytest.fixture(autouse=True)
def little_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(USUAL, "hard", "search:8")
    monkeypatch.setitem(USUAL, "expert", "search:16")
