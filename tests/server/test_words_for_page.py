"""What the page gets of a game's words: whole messages, and all but what it never says by itself."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from sexton.kernel import catalogue
from sexton.kernel.words import LANGUAGES, OWN
from sexton.server.http.routes.games import NOT_ON_THE_PAGE, for_page

PARSER = FluentParser(with_spans=False)
PAGE = Path(__file__).parents[2] / "web" / "src"
REFERENCE = re.compile(r"\{ *([a-z][a-z-]+) *\}")
SAID = re.compile(r"""words\.(?:say|knows)\(\s*["`]([a-z][\w-]*)["`]""")


def messages_in(text: str) -> dict[str, ast.Message]:
    entries = PARSER.parse(text).body
    assert not [entry for entry in entries if isinstance(entry, ast.Junk)]
    return {entry.id.name: entry for entry in entries if isinstance(entry, ast.Message)}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", catalogue.ids())
def test_whole_messages_are_left_out_and_no_others(game: str, language: str) -> None:
    text = (catalogue.find(game).folder / f"words.{language}.ftl").read_text(encoding="utf-8")
    every, kept = messages_in(text), messages_in(for_page(text))
    assert set(kept) == {name for name in every if not name.startswith(NOT_ON_THE_PAGE)}
    assert any(name.startswith("why-") for name in every)
    assert "#" not in for_page(text), "a remark to whoever writes the words"
    for name, message in kept.items():
        assert message.value.equals(every[name].value) if message.value and every[name].value else False, name


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", catalogue.ids())
def test_nothing_that_is_kept_names_what_is_left_out(game: str, language: str) -> None:
    """A message may be made of others; and none is left out that a file of the page says by its name."""
    folders = (OWN, catalogue.find(game).folder)
    texts = [(folder / f"words.{language}.ftl").read_text(encoding="utf-8") for folder in folders]
    kept = messages_in("\n".join(map(for_page, texts)))
    named = {found for text in texts for found in REFERENCE.findall(for_page(text))}
    assert named <= set(kept)
    left_out = set(messages_in("\n".join(texts))) - set(kept)
    said = {
        found
        for path in PAGE.rglob("*")
        if path.suffix in (".ts", ".svelte")
        for found in SAID.findall(path.read_text())
    }
    assert said & set(kept), "the page says none of them by its name"
    assert not said & left_out
