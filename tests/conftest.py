"""What all tests share: how many games to play, and an engine that is not older than its sources."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import settings

ROOT = Path(__file__).parent.parent
BESIDE = 2  # tests that wait for a clock, a socket or a browser, while as many as there are processors work

settings.register_profile("busy", deadline=None)  # a machine that is busy is no fault of what is tested
settings.load_profile("busy")


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int | None:
    """Of `-n auto`. A test of the server or of a browser hardly works half of its time."""
    return None if "PYTEST_XDIST_AUTO_NUM_WORKERS" in os.environ else (os.cpu_count() or 1) + BESIDE


def pytest_configure(config: pytest.Config) -> None:
    """A compiled engine that does not match its sources would test yesterday's rules."""
    check = [sys.executable, ROOT / "scripts" / "compile_engine.py", "--check"]
    checked = subprocess.run(check, check=False, capture_output=True)
    if checked.returncode:
        raise pytest.UsageError("the compiled engine is older than its sources: run `make engine`")
