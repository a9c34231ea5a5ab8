"""Before the rules of a game change: keep today's as an earlier edition, and raise the number of the newest.

    python scripts/keep_edition.py gravediggers

Tables and records are pinned to the edition they were begun with. The whole folder of the game is copied to
`past/eN` inside it, where the catalogue finds it for every table and record of edition N.
"""

from __future__ import annotations

import re
import shutil
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
EDITION = re.compile(r"^(    edition = )(\d+)$", re.MULTILINE)
LEFT_BEHIND = ("past", "__pycache__", "*.so")


class CannotKeep(Exception):
    pass


def keep(root: Path, game: str) -> Path:
    """Where the edition is kept now."""
    folder = root / "src" / "sexton" / "games" / game
    facts = folder / "game.py"
    if not facts.exists() or not (found := EDITION.search(text := facts.read_text(encoding="utf-8"))):
        raise CannotKeep(f"{facts} does not say which edition it is")
    number = int(found[2])
    kept = folder / "past" / f"e{number}"
    if kept.exists():
        raise CannotKeep(f"{kept} is there already")
    shutil.copytree(folder, kept, ignore=shutil.ignore_patterns(*LEFT_BEHIND))
    (folder / "past" / "__init__.py").write_text('"""Earlier editions, for tables and records begun with them."""\n')
    package, past = f"sexton.games.{game}", f"sexton.games.{game}.past.e{number}"
    for path in kept.rglob("*.py"):
        path.write_text(re.sub(rf"\b{re.escape(package)}\b", past, path.read_text(encoding="utf-8")))
    facts.write_text(EDITION.sub(rf"\g<1>{number + 1}", text))
    return kept


def main() -> int:
    if len(sys.argv) != 2:
        print(__doc__)
        return 2
    try:
        print(keep(ROOT, sys.argv[1]).relative_to(ROOT))
    except CannotKeep as why:
        print(why, file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
