"""Every Python block of README and docs runs as printed, page by page, in the order of the page."""

from __future__ import annotations

import doctest
import re
from pathlib import Path
from typing import Any

import pytest

from tests.docs import fifth

ROOT = Path(__file__).parent.parent.parent
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
BLOCK = re.compile(r"^( *)```(\w*)([^\n]*)\n(.*?)^\1```$", re.DOTALL | re.MULTILINE)


def blocks_in(page: Path) -> list[tuple[str, str]]:
    """The Python blocks of a page: what stands beside the word, and the code."""
    found = BLOCK.findall(page.read_text(encoding="utf-8"))
    return [(beside.strip(), code) for _, language, beside, code in found if language == "python"]


WITH_PYTHON = [page for page in PAGES if blocks_in(page)]


def run(code: str, page: str, scope: dict[str, Any]) -> None:
    if ">>>" not in code:
        exec(compile(code, page, "exec"), scope)
        return
    example = doctest.DocTestParser().get_doctest(code, {}, page, None, 0)
    example.globs = scope  # what one block has made the next one uses
    runner = doctest.DocTestRunner(optionflags=doctest.IGNORE_EXCEPTION_DETAIL)
    assert runner.run(example, clear_globs=False).failed == 0


@pytest.mark.parametrize("page", WITH_PYTHON, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_the_python_of_a_page_runs(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    scope: dict[str, Any] = {"__name__": "__main__"}
    for beside, code in blocks_in(page):
        if beside:  # a file of the game that the page makes: tests/docs/test_fifth_game.py plays it
            assert page == fifth.PAGE and beside.removeprefix('title="').removesuffix('"') in fifth.files()
        else:
            run(code.replace("/tmp/", f"{tmp_path.as_posix()}/"), page.name, scope)


def test_python_goes_by_one_name() -> None:
    """A block called py, pycon or python3 would not be run."""
    named = {language for page in PAGES for _, language, _, _ in BLOCK.findall(page.read_text(encoding="utf-8"))}
    assert [language for language in named if language.startswith("py")] == ["python"]
    assert {page.name for page in WITH_PYTHON} >= {"README.md", "library.md", "environments.md", "bots.md"}
