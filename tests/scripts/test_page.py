"""The page's types are those of the server, and its lock names no address."""

from __future__ import annotations

import gzip
import importlib.util
import json
import re
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec
import pytest
from bench.tasks import taken

from sexton.kernel import catalogue
from sexton.server.http.routes import page

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "web" / "src"


def script(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, ROOT / "scripts" / f"{name}.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


def test_the_pages_types_are_up_to_date() -> None:
    for path, text in script("page_types").files().items():
        assert path.read_text(encoding="utf-8") == text, f"{path.name}: python scripts/page_types.py"


def test_the_lock_names_no_place_to_download_from() -> None:
    locked = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))
    assert not [name for name, package in locked["packages"].items() if "resolved" in package]


def test_the_stamp_follows_what_is_built() -> None:
    build_page = script("build_page")
    files = [path.relative_to(build_page.WEB).as_posix() for path in build_page.source_files()]
    assert "src/main.ts" in files and "package-lock.json" in files
    assert build_page.digest() == build_page.digest()


def test_what_only_checks_need_is_installed_only_for_them(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    build_page = script("build_page")
    monkeypatch.setattr(build_page, "WEB", tmp_path)
    (tmp_path / "package-lock.json").write_text("locked")
    (tmp_path / "node_modules").mkdir()
    asked: list[bool] = []

    class Npm:
        def run_npm(self, *words: str) -> None:
            asked.append("--omit=dev" not in words)

    for checking in (False, False, True, True, False):
        build_page.install(Npm(), checking)
    assert asked == [False, True]
    (tmp_path / "package-lock.json").write_text("locked anew")
    build_page.install(Npm())
    assert asked == [False, True, False]


@pytest.mark.parametrize("language", ["en", "it"])
def test_every_house_rule_and_value_has_words(language: str) -> None:
    """The form that opens a table names them; a name of the program's own would be no word of either language."""
    for game in catalogue.games().values():
        said = (SOURCES / "boards" / game.id / f"words.{language}.ftl").read_text(encoding="utf-8")
        known = set(re.findall(r"^([a-z][\w-]*) = ", said, re.MULTILINE))
        shapes = msgspec.json.schema(game.options_type)["$defs"][game.options_type.__name__]["properties"]
        for name, shape in shapes.items():
            values = shape.get("enum", [])
            wanted = [f"option-{game.id}-{name}", *(f"option-{game.id}-{name}-{value}" for value in values)]
            assert not values or set(wanted) <= known, wanted


def test_the_page_knows_its_games_by_their_folders_alone() -> None:
    """What is said or drawn for one game stands beside its board: nothing else names it."""
    named = re.compile("|".join(catalogue.ids()))
    for path in page_sources():
        if path.relative_to(SOURCES).parts[0] not in ("boards", "types") and not path.name.endswith(".test.ts"):
            assert not named.search(path.read_text(encoding="utf-8")), path


def test_the_pages_files_and_folders_are_small() -> None:
    for folder in {path.parent for path in page_sources()}:
        assert len([path for path in folder.iterdir() if path.is_file()]) <= 15, folder
    for path in page_sources():
        made = path.name == "types.ts" or path.parent.name == "types"
        assert made or len(path.read_text(encoding="utf-8").splitlines()) <= 400, path


def test_what_a_browser_runs_is_locked_by_hash() -> None:
    """The wheels of its Python, and that Python itself."""
    wheels = (ROOT / "requirements" / "browser.txt").read_text(encoding="utf-8")
    named = re.findall(r"^([\w.-]+)==", wheels, re.MULTILINE)
    hashed = re.findall(r"^([\w.-]+)==\S+(?: ;.*?)? \\\n +--hash=sha256:[0-9a-f]{64}", wheels, re.MULTILINE)
    assert "msgspec" in named and named == hashed
    locked = json.loads((ROOT / "web" / "python" / "package-lock.json").read_text(encoding="utf-8"))
    assert all(one["integrity"].startswith("sha512-") for path, one in locked["packages"].items() if path)


def page_sources() -> list[Path]:
    return [path for path in SOURCES.rglob("*") if path.suffix in (".ts", ".svelte", ".css", ".ftl", ".js")]


def first_screen() -> set[str]:
    """What the browser takes before anything is pressed: the entry, all it needs, and one language's words."""
    built: dict[str, Any] = json.loads((page.BUILT / "files.json").read_text(encoding="utf-8"))
    waiting, found = ["index.html", "src/words.en.ftl?raw"], set[str]()
    while waiting:
        chunk = built[waiting.pop()]
        waiting += [name for name in chunk.get("imports", ()) if built[name]["file"] not in found]
        found |= {chunk["file"], *chunk.get("css", ())}
    return found


def test_the_first_screen_weighs_little() -> None:
    """Its JavaScript and styles, as they go over the wire."""
    sizes = {name: len(gzip.compress((page.BUILT / name).read_bytes())) for name in first_screen()}
    assert len(sizes) > 2
    assert sum(sizes.values()) <= 60_000, sizes


def test_of_all_the_browsers_pages_the_longest_task_is_looked_for_in_ours() -> None:
    """Chromium has pages of its own, in processes of their own."""
    names = [{"name": "thread_name", "pid": at, "tid": at, "args": {"name": "CrRendererMain"}} for at in (1, 2)]
    about = [
        {"name": "ResourceSendRequest", "pid": 1, "tid": 1, "args": {"data": {"url": "http://here/assets/a.js"}}},
        {"name": "EvaluateScript", "pid": 2, "tid": 2, "args": {"data": {"url": "chrome://omnibox-popup/a.js"}}},
        {"name": "Layout", "pid": 2, "tid": 2, "args": {"data": None}},
    ]
    ran = [{"name": "RunTask", "pid": at, "tid": at, "tdur": 30_000 * at} for at in (1, 2)]
    assert taken(names + about + ran, "http://here") == [30]


def test_the_worker_knows_its_version() -> None:
    """Another build is another worker: the old files go with the old one."""
    assert re.search(r'const VERSION = "[0-9a-f]{16}";', (page.BUILT / "sw.js").read_text(encoding="utf-8"))


def test_the_small_fonts_have_every_letter_of_the_words() -> None:
    """A letter that only the whole face has would fetch it, on every visit."""
    styles = [page.BUILT / name for name in first_screen() if name.endswith(".css")]
    faces = [face for path in styles for face in re.findall(r"@font-face\{[^}]*\}", path.read_text(encoding="utf-8"))]
    usual, whole = ([face for face in faces if f"-{kind}-" in face] for kind in ("usual", "latin"))
    assert len(usual) == len(whole) == 3
    said = [path for path in (ROOT / "src" / "sexton").rglob("*.ftl")] + list(SOURCES.rglob("*.ftl"))
    books = list((ROOT / "src" / "sexton" / "games").rglob("rulebook.*.md"))
    letters = {letter for path in said + books for letter in path.read_text(encoding="utf-8")} - {"\n"}
    assert len(letters) > 90
    for small, large in zip(usual, whole, strict=True):
        missing = {letter for letter in letters if covers(large, letter) and not covers(small, letter)}
        assert not missing, "web/vite.fonts.ts"


def covers(face: str, letter: str) -> bool:
    spans = re.findall(r"U\+([0-9A-Fa-f?]+)(?:-([0-9A-Fa-f]+))?", face)
    return any(
        int(low.replace("?", "0"), 16) <= ord(letter) <= int(high or low.replace("?", "F"), 16) for low, high in spans
    )
