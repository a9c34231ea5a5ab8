"""Every field of every encoding is on its page."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent


def test_the_page_of_the_encodings_says_what_they_are() -> None:
    check = [sys.executable, ROOT / "scripts" / "encodings_page.py", "--check"]
    assert subprocess.run(check, check=False).returncode == 0, "run python scripts/encodings_page.py"
