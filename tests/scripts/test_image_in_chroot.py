"""The steps of an image see some places of this machine, and change none of them."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "scripts"))
from image_in_chroot import in_root  # noqa: E402


def test_a_step_cannot_write_where_it_may_look(tmp_path: Path) -> None:
    if os.geteuid() or not shutil.which("unshare"):
        return  # only root can make a root of its own
    kept, free = tmp_path / "kept", tmp_path / "free"
    kept.mkdir()
    free.mkdir()

    def step(script: str) -> None:
        in_root(Path("/"), ["sh", "-ec", script], dict(os.environ), "/", [str(kept)])

    step(f"touch {free}/file; ls {kept}")
    assert (free / "file").exists()
    with pytest.raises(subprocess.CalledProcessError):
        step(f"touch {kept}/file")
    assert not (kept / "file").exists()
