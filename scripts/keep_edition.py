"""Before the rules of a game change: keep today's as an earlier edition, and raise the number of the newest.

    python scripts/keep_edition.py gravediggers

Tables and records are pinned to the edition they were begun with. What decides and tells is copied to `past/eN` in the
folder of the game: `law.py`, what it imports of the game, the files of data, and the rulebook and the words of the day.
There the catalogue finds it for every table and record of edition N. Bots, screens and encodings are not kept: the
newest serve every edition (docs/decisions/0027).
"""

from __future__ import annotations

import ast
import re
import shutil
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
EDITION = re.compile(r"^(    edition = )(\d+)$", re.MULTILINE)
LAW = "law.py"
NOT_KEPT = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")


class CannotKeep(Exception):
    pass


def keep(root: Path, game: str) -> Path:
    """Where the edition is kept now."""
    folder = root / "src" / "sexton" / "games" / game
    facts = folder / "game.py"
    if not facts.exists() or not (found := EDITION.search(text := facts.read_text(encoding="utf-8"))):
        raise CannotKeep(f"{facts} does not say which edition it is")
    if not (folder / LAW).exists():
        raise CannotKeep(f"{folder} has no {LAW}: what is to be kept?")
    number = int(found[2])
    kept = folder / "past" / f"e{number}"
    if kept.exists():
        raise CannotKeep(f"{kept} is there already")
    copy(parts_of(folder, game), kept)
    (folder / "past" / "__init__.py").write_text('"""Earlier editions, for tables and records begun with them."""\n')
    (kept / "__init__.py").write_text(f'"""The law of edition {number}."""\n')
    package, past = f"sexton.games.{game}", f"sexton.games.{game}.past.e{number}"
    for path in kept.rglob("*.py"):
        path.write_text(re.sub(rf"\b{re.escape(package)}\b", past, path.read_text(encoding="utf-8")))
    facts.write_text(EDITION.sub(rf"\g<1>{number + 1}", text))
    return kept


def parts_of(folder: Path, game: str) -> list[Path]:
    """The law and every room and file of the game that it needs, and whatever is not Python."""
    parts, waiting = [folder / LAW], [folder / LAW]
    while waiting:
        for name in sorted(imported(waiting.pop(), f"sexton.games.{game}.")):
            part = folder / name if (folder / name).is_dir() else folder / f"{name}.py"
            if part not in parts:
                parts.append(part)
                waiting += part.rglob("*.py") if part.is_dir() else [part]
    return parts + [part for part in sorted(folder.iterdir()) if is_data(part)]


def imported(path: Path, package: str) -> set[str]:
    """The rooms and files of the game that a file imports, by their first name."""
    names: list[str] = []
    for node in ast.walk(ast.parse(path.read_bytes())):
        if isinstance(node, ast.ImportFrom) and node.module:
            names += [f"{node.module}.{alias.name}" for alias in node.names]
        elif isinstance(node, ast.Import):
            names += [alias.name for alias in node.names]
    return {name.removeprefix(package).split(".")[0] for name in names if name.startswith(package)}


def is_data(part: Path) -> bool:
    """Rulebooks, words, boards and decks: files that are no Python, and folders without any."""
    if part.is_dir():
        return part.name != "__pycache__" and not any(part.rglob("*.py"))
    return part.suffix not in (".py", ".so", ".pyd")


def copy(parts: list[Path], to: Path) -> None:
    to.mkdir(parents=True)
    for part in parts:
        if part.is_dir():
            shutil.copytree(part, to / part.name, ignore=NOT_KEPT)
        else:
            shutil.copy2(part, to / part.name)


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
