"""The reference is whole: what is not documented fails here. `make docs`, part of `make test`, builds the site."""

from __future__ import annotations

import fnmatch
import importlib.util
import re
import tomllib
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any

import click
import msgspec
import pytest

from sexton import __version__
from sexton.kernel import catalogue
from sexton.kernel.records import record
from sexton.kernel.words import LANGUAGES
from sexton.server.settings import Settings

ROOT = Path(__file__).parent.parent.parent
DOCS = ROOT / "docs"


def site() -> Any:
    spec = importlib.util.spec_from_file_location("docs_site", ROOT / "scripts" / "docs_site.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


SITE = site()


@pytest.mark.parametrize(("name", "command"), [pytest.param(*found, id=found[0]) for found in SITE.commands()])
def test_every_command_and_every_option_says_what_it_is_for(name: str, command: click.Command) -> None:
    assert command.help
    page = SITE.commands_page()
    assert f"## sexton {name}\n" in page
    part = page.partition(f"## sexton {name}\n")[2].partition("\n## ")[0]
    for option in SITE.options_of(command):
        assert option.help or option.name == "help", f"sexton {name} {option.opts[0]} is not explained"
        assert option.name == "help" or option.opts[0] in part
    for argument in command.params:
        assert not isinstance(argument, click.Argument) or argument.make_metavar(click.Context(command)) in part


@pytest.mark.parametrize("field", [field.name for field in msgspec.structs.fields(Settings)])
def test_every_setting_is_explained(field: str) -> None:
    explained = (
        (DOCS / "howto" / "server.md").read_text(encoding="utf-8").partition("## Settings")[2].partition("\n## ")[0]
    )
    assert f"`{field}`" in explained
    assert f"`SEXTON_{field.upper()}`" in SITE.settings_page()


def test_every_kind_of_line_of_a_record_is_described() -> None:
    source = Path(record.__file__).read_text(encoding="utf-8")
    heads = set(re.findall(r'yield f?"([a-z]+)', source)) | {"draw", "answer", "over", "abandoned", "void"}
    page = (DOCS / "reference" / "record.md").read_text(encoding="utf-8")
    assert len(heads) > 12
    assert not [head for head in heads if not re.search(rf"`[^`]*\b{head}\b", page)]


def test_every_variable_of_the_environment_is_named() -> None:
    """Also those of the tests, but for what a test sets for itself."""
    paths = [path for folder in ("src", "tests") for path in (ROOT / folder).rglob("*.py")]
    sources = "\n".join(path.read_text(encoding="utf-8") for path in paths)
    page = (DOCS / "reference" / "settings.md").read_text(encoding="utf-8") + SITE.settings_page()
    named = set(re.findall(r"""environ(?:\.get)?[(\[]["'](SEXTON_[A-Z_]+)["']""", sources))
    set_by_tests = set(re.findall(r'setenv\("(SEXTON_[A-Z_]+)"', sources))
    assert {"SEXTON_GAMES", "SEXTON_GAMES_PATH", "SEXTON_SEED"} <= named
    lacking = [name for name in named - set_by_tests if f"`{name}`" not in page]
    assert not lacking, f"docs/reference/settings.md does not name {', '.join(lacking)}"


def test_every_rulebook_is_on_the_site() -> None:
    books = SITE.rulebooks()
    assert set(books) == {f"rules/{game}.{language}.md" for game in catalogue.ids() for language in LANGUAGES}
    nav = (ROOT / "mkdocs.yml").read_text(encoding="utf-8")
    assert all(place in nav for place in books)


def test_the_navigation_leaves_out_what_is_not_there_and_shows_what_it_forgot(tmp_path: Path) -> None:
    for name in ("index.md", "known.md", "forgotten.md"):
        (tmp_path / name).write_text("# A page\n", encoding="utf-8")
    nav = [{"Home": "index.md"}, {"Part": [{"Known": "known.md"}, {"To come": "later.md"}]}, {"Empty": ["never.md"]}]
    made = SITE.on_config({"docs_dir": str(tmp_path), "nav": nav})["nav"]
    assert made == [{"Home": "index.md"}, {"Part": [{"Known": "known.md"}]}, {"More": ["forgotten.md"]}]


def test_the_board_that_a_page_shows_can_be_read(tmp_path: Path) -> None:
    drawing = re.findall(r"```\n(board .*?)```", (DOCS / "howto" / "boards.md").read_text(encoding="utf-8"), re.DOTALL)
    (tmp_path / "board.txt").write_text(drawing[0], encoding="utf-8")
    boards = catalogue.find("vampire").boards()
    assert boards is not None
    assert boards.read(str(tmp_path / "board.txt"))


@pytest.mark.parametrize("page", sorted(DOCS.rglob("*.md")), ids=lambda path: path.name)
def test_links_between_pages_lead_somewhere(page: Path) -> None:
    """Also where nobody has built the site: every page and picture named is there."""
    text = re.sub(r"```.*?```", "", page.read_text(encoding="utf-8"), flags=re.DOTALL)
    for target in re.findall(r"\]\(([^)#\s]+)", text):
        if "://" not in target and not target.startswith("mailto:"):
            place = (page.parent / target).resolve()
            made = place.is_relative_to(DOCS) and place.relative_to(DOCS).as_posix() in SITE.rulebooks()
            assert made or place.exists(), f"{page.name} names {target}"


def test_every_name_of_the_glossary_is_one_of_the_code() -> None:
    """The last column of a row: names in backticks, each of them defined in the sources or the tests."""
    page = (DOCS / "reference" / "glossary.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| ([^|]+) \| [^|]+ \|([^|]*)\|$", page, flags=re.MULTILINE)
    named = [name for word, names in rows for name in re.findall(r"`([\w.]+)`", names)]
    assert len(named) > 50
    paths = [path for folder in ("src", "tests") for path in (ROOT / folder).rglob("*.py")]
    known = {path.name for path in paths} | defined_in(path.read_text(encoding="utf-8") for path in paths)
    lacking = [name for name in named if name not in known and not {*name.split(".")} <= known]
    assert not lacking, f"the glossary names {', '.join(lacking)}"


def defined_in(texts: Iterable[str]) -> set[str]:
    """Classes, functions, fields and constants."""
    pattern = re.compile(r"^ *(?:class |def |self\.)?(\w+)(?=[(\[:]| =)", flags=re.MULTILINE)
    return {name for text in texts for name in pattern.findall(text)}


def test_the_glossary_says_each_word_once() -> None:
    page = (DOCS / "reference" / "glossary.md").read_text(encoding="utf-8")
    words = re.findall(r"^\| ([^|]+) \|", page, flags=re.MULTILINE)
    twice = {word for word in words if words.count(word) > 1} - {"word", "---"}
    assert not twice, f"the glossary explains {', '.join(sorted(twice))} more than once"


def test_the_newest_release_of_the_changelog_is_the_version_of_the_package() -> None:
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    headings = re.findall(r"^## (.*)$", changelog, flags=re.MULTILINE)
    releases = [re.fullmatch(r"(\d+\.\d+\.\d+) - (\d{4}-\d\d-\d\d)", heading) for heading in headings[1:]]
    assert headings[0] == "Unreleased" and all(releases), headings
    said = [(release[1], release[2]) for release in releases if release]
    assert said == sorted(said, key=lambda one: (one[1], tuple(map(int, one[0].split(".")))), reverse=True)
    packaged = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"]
    assert said[0][0] == packaged == __version__


SOURCE = re.compile(r"`([\w./<>*-]+\.(?:conf|css|ftl|md|py|service|svelte|toml|ts|txt))`")
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", ROOT / "SECURITY.md", *DOCS.rglob("*.md")]


@cache
def files() -> list[str]:
    """Everything a page may name by the end of its path; what is built or installed is not looked at."""
    folders = ("bench", "deploy", "docs", "examples", "requirements", "scripts", "src", "tests", "web/src")
    below = [path for folder in folders for path in (ROOT / folder).rglob("*.*")]
    return ["/" + path.relative_to(ROOT).as_posix() for path in [*below, *ROOT.glob("*.*")]]


@pytest.mark.parametrize(
    "page", [page for page in PAGES if page.parent.name != "decisions"], ids=lambda path: path.name
)
def test_files_that_a_page_names_are_there(page: Path) -> None:
    """`GAME` and `<game>` stand for any game. Decisions name files as they were."""
    text, known = re.sub(r"^```.*?^```", "", page.read_text(encoding="utf-8"), flags=re.DOTALL | re.MULTILINE), files()
    named = {name: "*/" + re.sub(r"<\w+>|\bGAME\b", "*", name) for name in SOURCE.findall(text)}
    lacking = [name for name, pattern in named.items() if not fnmatch.filter(known, pattern)]
    assert not lacking, f"{page.name} names {', '.join(lacking)}"


def test_the_site_carries_the_demonstration_where_it_was_built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    marked = (DOCS / "start" / "try-it.md").read_text(encoding="utf-8")
    monkeypatch.setattr(SITE, "STATIC", tmp_path / "static")
    assert "make static" in SITE.on_page_markdown(marked)
    SITE.on_post_build({"site_dir": str(tmp_path / "site")})
    assert not (tmp_path / "site").exists()
    (tmp_path / "static").mkdir()
    (tmp_path / "static" / "index.html").write_text("Sexton")
    link = re.search('href="../([^"]+)"', SITE.on_page_markdown(marked))
    SITE.on_post_build({"site_dir": str(tmp_path / "site")})
    assert link is not None
    assert (tmp_path / "site" / link[1]).read_text() == "Sexton"
