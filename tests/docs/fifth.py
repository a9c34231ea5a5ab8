"""The folder of docs/howto/add-a-game.md, built from the page's blocks."""

from __future__ import annotations

import re
from pathlib import Path

PAGE = Path(__file__).parent.parent.parent / "docs" / "howto" / "add-a-game.md"
BLOCK = re.compile(r'^```\w+ title="([\w./]+)"\n(.*?)^```$', re.DOTALL | re.MULTILINE)


def files() -> dict[str, str]:
    return dict(BLOCK.findall(PAGE.read_text(encoding="utf-8")))


def build(place: Path) -> Path:
    """The folder of the game, in this place."""
    for name, text in files().items():
        path = place / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return place / "wisps"
