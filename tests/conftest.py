"""What all tests share: how many games to play, and an engine that is not older than its sources."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent


def pytest_configure(config: pytest.Config) -> None:
    """A compiled engine that does not match its sources would test yesterday's rules."""
    check = [sys.executable, ROOT / "scripts" / "compile_engine.py", "--check"]
    checked = subprocess.run(check, check=False, capture_output=True)
    if checked.returncode:
        raise pytest.UsageError("the compiled engine is older than its sources: run `make engine`")
