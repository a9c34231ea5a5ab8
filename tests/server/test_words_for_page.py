"""What the page gets of a game's words: whole messages, and all but what it never says by itself."""

from __future__ import annotations

import pytest
from fluent.syntax import FluentParser, ast

from sexton.kernel import catalogue
from sexton.kernel.words import LANGUAGES
from sexton.server.http.routes.games import NOT_ON_THE_PAGE, for_page

PARSER = FluentParser(with_spans=False)


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
    for name, message in kept.items():
        assert message.value.equals(every[name].value) if message.value and every[name].value else False, name
