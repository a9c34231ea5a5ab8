"""Whoever unpacks the sdist can run its tests."""

from __future__ import annotations

import tarfile
from pathlib import Path

from hatchling.builders.sdist import SdistBuilder

ROOT = Path(__file__).parents[2]
READ = {".py", ".md", ".txt", ".toml", ".json", ".sexton"}  # by tests, in one way or another


def test_the_sdist_holds_what_its_tests_read_and_run(tmp_path: Path) -> None:
    (built,) = SdistBuilder(str(ROOT)).build(directory=str(tmp_path), versions=["standard"])
    with tarfile.open(built) as opened:
        names = {name.partition("/")[2] for name in opened.getnames()}
    for folder in ("docs", "examples", "scripts", "tests"):
        needed = {path.relative_to(ROOT).as_posix() for path in (ROOT / folder).rglob("*") if path.suffix in READ}
        assert needed and not needed - names
    assert {"Makefile", "mkdocs.yml", "hatch_build.py", "pyproject.toml", "web/package-lock.json"} <= names
    assert not [name for name in names if name.startswith("web/node_modules") or name.endswith(".so")]
