"""Everything the server refuses can be said, in both languages."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from sexton.kernel.words import LANGUAGES, Words
from sexton.server.words import FOLDER
from sexton.terminal import phrases

COMMANDS, REMOTE, BROWSER = (FOLDER.parent / name for name in ("commands", "remote", "browser"))
PAGE = FOLDER.parents[2] / "web" / "src" / "parts" / "table"


def refusals() -> Iterator[tuple[str, set[str]]]:
    files = [path for folder in (FOLDER, REMOTE, COMMANDS / "server", BROWSER) for path in folder.rglob("*.py")]
    for path in files:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refusal":
                message = node.args[1]
                if isinstance(message, ast.Constant):
                    yield str(message.value), {word.arg for word in node.keywords if word.arg}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_can_be_said(language: str) -> None:
    words, said = Words(language, FOLDER), 0
    for message, facts in refusals():
        assert words.say(f"refused-{message}", **dict.fromkeys(facts, "1")), message
        said += 1
    assert said > 50


def test_why_a_table_was_broken_off_can_be_said() -> None:
    calls = re.compile(r'answers\.abandon\(table, "([a-z ]+)"\)')
    reasons = {why for path in FOLDER.rglob("*.py") for why in calls.findall(path.read_text(encoding="utf-8"))}
    assert "left alone" in reasons and len(reasons) >= 4
    for language in LANGUAGES:
        page = (PAGE / f"words.{language}.ftl").read_text(encoding="utf-8")
        for reason in reasons:
            told = phrases.broken_off(phrases.words_for(language), reason)
            assert reason not in told
            assert f"[{reason.replace(' ', '-')}]" in page


def test_only_these_sentences_are_left_unsaid() -> None:
    """Every sentence is asked for somewhere."""
    sources = "".join(
        path.read_text(encoding="utf-8")
        for path in [one for folder in (FOLDER, REMOTE, COMMANDS, BROWSER) for one in folder.rglob("*.py")]
    )
    text = (FOLDER / "words.en.ftl").read_text(encoding="utf-8")
    ids = [line.split(" =")[0] for line in text.splitlines() if line[:1].isalpha()]
    unused = [one for one in ids if one.removeprefix("refused-") not in sources]
    assert unused == []


def test_the_files_are_there() -> None:
    assert {path.name for path in Path(FOLDER).glob("words.*.ftl")} == {"words.en.ftl", "words.it.ftl"}
