"""Nothing outgrows what a reader takes in at once: functions, files and folders (CONTRIBUTING.md)."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
FUNCTION, FILE, FOLDER = 40, 400, 16
GAMES = {"gravediggers": 3241, "graverobbers": 4171, "vampire": 3704, "gloomy_graves": 4431}  # lines of Python
SOURCES = (".py", ".ts", ".svelte", ".css", ".sql")
MADE = ("web/src/types", "src/sexton/server/static", "src/sexton/server/train")  # by programs


def sources(*folders: str) -> Iterator[tuple[str, Path]]:
    for path in sorted(path for folder in folders for path in (ROOT / folder).rglob("*")):
        name = path.relative_to(ROOT).as_posix()
        if path.suffix in SOURCES and not name.startswith(MADE) and "/past/" not in name:
            yield name, path


def long_functions(name: str, text: str) -> Iterator[str]:
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            length = (node.end_lineno or node.lineno) - node.lineno + 1
            if length > FUNCTION:
                yield f"{name}: {node.name} has {length} lines"


def test_functions_and_files_are_short() -> None:
    too_long = list[str]()
    for name, path in sources("src", "scripts", "bench", "web/src"):
        text = path.read_text(encoding="utf-8")
        if (lines := text.count("\n")) > FILE:
            too_long.append(f"{name} has {lines} lines")
        if path.suffix == ".py":
            too_long += long_functions(name, text)
    assert not too_long, "\n".join(too_long)


def test_no_folder_is_crowded() -> None:
    count = Counter(name.rpartition("/")[0] for name, _ in sources("src", "web/src"))
    assert {name: files for name, files in count.items() if files > FOLDER} == {}


def test_no_game_grows() -> None:
    """What is new in one of them has room where something was told twice."""
    folder = ROOT / "src" / "sexton" / "games"
    lines = {
        game: sum(
            path.read_text(encoding="utf-8").count("\n")
            for path in (folder / game).rglob("*.py")
            if "past" not in path.relative_to(folder).parts
        )
        for game in GAMES
    }
    assert {game: count for game, count in lines.items() if count > GAMES[game]} == {}


def test_a_long_function_is_named() -> None:
    text = "def short():\n    pass\n\n\nasync def long():\n" + "    pass\n" * FUNCTION
    assert list(long_functions("a.py", text)) == [f"a.py: long has {FUNCTION + 1} lines"]
