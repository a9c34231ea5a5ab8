"""Pages that are written from the sources say what the sources say."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent


@pytest.mark.parametrize("script", ["encodings_page.py", "api_page.py"])
def test_a_page_that_is_written_says_what_the_sources_say(script: str) -> None:
    check = [sys.executable, ROOT / "scripts" / script, "--check"]
    assert subprocess.run(check, check=False).returncode == 0, f"run python scripts/{script}"
