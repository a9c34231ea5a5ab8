"""The tests on other Pythons: which are taken, and what counts as passed."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from scripts import other_pythons

OWN = f"{sys.version_info.major}.{sys.version_info.minor}"


def program(path: Path, *lines: str) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("\n".join(["#!/bin/sh", *lines, ""]), encoding="utf-8")
    path.chmod(0o755)
    return path


def test_one_of_each_promised_version_that_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert OWN in other_pythons.named_versions()
    broken = program(tmp_path / "path" / "python3.98", "echo python3.98: command not found >&2", "exit 127")
    good = program(tmp_path / "pyenv" / "versions" / "3.98.1" / "bin" / "python3.98", "echo cpython 3.98")
    program(tmp_path / "path" / "python3.99", "echo pypy 3.99")
    program(tmp_path / "path" / f"python{OWN}", f"echo cpython {OWN}")
    monkeypatch.setenv("PATH", str(broken.parent))
    monkeypatch.setenv("PYENV_ROOT", str(tmp_path / "pyenv"))
    monkeypatch.setenv("UV_PYTHON_INSTALL_DIR", str(tmp_path / "uv"))
    versions = [OWN, "3.98", "3.99"]
    assert other_pythons.others(other_pythons.candidates(versions), versions) == {"3.98": good}


@pytest.mark.parametrize(
    ("closing", "code", "good"),
    [
        ("7 passed in 1.00s", 0, True),
        ("6 passed, 1 skipped in 1.00s", 0, False),
        ("1 failed, 6 passed in 1.00s", 1, False),
        ("no tests ran in 0.01s", 5, False),
    ],
)
def test_a_test_that_fails_or_is_left_out_is_a_failure(
    closing: str, code: int, good: bool, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    python = program(tmp_path / "python", f"echo '{closing}'", f"exit {code}")
    assert other_pythons.passes("3.98", python) is good
    said = capfd.readouterr().out
    assert f"Python 3.98 ({python}): {closing}" in said
    assert not any(line.startswith("=") for line in said.splitlines())  # such a line closes the whole suite


def test_every_pattern_finds_tests() -> None:
    for pattern in other_pythons.TESTS:
        assert list(other_pythons.ROOT.glob(pattern)), pattern
