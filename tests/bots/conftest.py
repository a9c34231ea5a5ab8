"""Tests of every level think little: what they show does not hang on how long a bot thinks."""

from __future__ import annotations

import pytest

from sexton.bots.levels import BUDGETS
from sexton.bots.search import Budget


@pytest.fixture(autouse=True)
def little_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BUDGETS, "hard", Budget(iterations=8))
    monkeypatch.setitem(BUDGETS, "expert", Budget(iterations=16))
