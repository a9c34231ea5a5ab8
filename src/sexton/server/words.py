"""The server's sentences, together with those of a game if one is given."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from sexton.kernel import catalogue
from sexton.kernel.words import Words
from sexton.review import WORDS as REVIEWS

FOLDER = Path(__file__).parent


@cache
def words_for(language: str, game: str = "", edition: int | None = None) -> Words:
    if not game:
        return Words(language, FOLDER, REVIEWS)
    found = catalogue.find(game) if edition is None else catalogue.edition(game, edition)
    return Words(language, FOLDER, REVIEWS, *found.words)
