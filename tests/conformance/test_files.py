"""What every game keeps as files: golden playthroughs, stored records, perft counts, rulebooks, words."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from sexton.kernel import catalogue
from sexton.kernel.game import Game
from sexton.kernel.interface import Event, kebab
from sexton.kernel.records import record, replay
from sexton.kernel.words import LANGUAGES, Words
from tests.golden import anew
from tests.perft import Case, cases, perft, split

TESTS = Path(__file__).parent.parent / "games"
GAMES = list(catalogue.games().values())
every_game = pytest.mark.parametrize("game", [pytest.param(game, id=game.id) for game in GAMES])


def found(pattern: str) -> list[Any]:
    paths = [path for game in GAMES for path in sorted((TESTS / game.id / "golden").glob(pattern))]
    return [pytest.param(path, id=f"{path.parent.parent.name}-{path.stem}") for path in paths]


@every_game
def test_every_game_has_its_files(game: Game) -> None:
    folder = TESTS / game.id
    assert list((folder / "golden").glob("*.txt"))
    assert len(list((folder / "golden").glob("*.sexton"))) >= 2
    assert (folder / "perft.txt").exists()
    assert (folder / "oracle.py").exists()
    assert (folder / "test_second_telling.py").exists()


@pytest.mark.parametrize("path", found("*.txt"))
def test_a_golden_playthrough_is_played_as_written(path: Path) -> None:
    """Its head says how the game was opened: an option that has been added since is not named there."""
    text = path.read_text(encoding="utf-8")
    assert anew(text).splitlines()[1:] == text.splitlines()[1:]


@pytest.mark.parametrize("path", found("*.sexton"))
def test_a_stored_record_replays_byte_for_byte(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert record.write(replay.replay(record.read(text))) == text
    replay.verify(text)


PERFT = [
    pytest.param(game, case, id=f"{game.id}-{nth}")
    for game in GAMES
    if (TESTS / game.id / "perft.txt").exists()
    for nth, case in enumerate(cases(game, TESTS / game.id / "perft.txt"), start=1)
]


@pytest.mark.parametrize(("game", "case"), PERFT)
def test_perft(game: Game, case: Case) -> None:
    rules = game.open(case.seats, game.read_options(msgspec.json.decode(case.options)))
    state = rules.read_position(case.position) if case.position != "setup" else rules.setup()
    counted = perft(rules, state, case.depth)
    assert counted == case.count, f"{counted} ways, not {case.count}:\n{split(rules, state, case.depth)}"


# Rulebooks


def rule_ids(game: Game, language: str) -> list[str]:
    return re.findall(rf"^\*\*({game.rule_prefix}-R?\d+)\*\*", game.rulebook(language), flags=re.MULTILINE)


@every_game
def test_both_rulebooks_have_the_same_rules_in_the_same_order(game: Game) -> None:
    english = rule_ids(game, "en")
    assert len(english) > 20
    assert len(set(english)) == len(english)
    assert rule_ids(game, "it") == english


@every_game
def test_every_rule_and_ruling_has_a_test_named_after_it(game: Game) -> None:
    sources = "\n".join(path.read_text(encoding="utf-8") for path in (TESTS / game.id).glob("test_*.py"))
    names = "\n".join(re.findall(r"def (test_\w+)", sources)) + "\n"
    lacking = [rule for rule in rule_ids(game, "en") if not re.search(rf"{rule.replace('-', '_')}(?!\d)", names)]
    assert not lacking, f"no test is named after {', '.join(lacking)}"


@every_game
def test_every_option_is_explained_in_both_rulebooks(game: Game) -> None:
    for language in LANGUAGES:
        for field in msgspec.structs.fields(game.options_type):
            assert f"`{field.name}`" in game.rulebook(language), f"{field.name} is not in rulebook.{language}.md"


# Words


def folders() -> list[Path]:
    source = Path(catalogue.__file__).parent.parent
    return sorted({path.parent for path in source.rglob("words.*.ftl")})


@pytest.mark.parametrize("folder", folders(), ids=lambda folder: folder.name)
def test_everything_is_said_in_both_languages_with_the_same_facts(folder: Path) -> None:
    said = {}
    for language in LANGUAGES:
        text = (folder / f"words.{language}.ftl").read_text(encoding="utf-8")
        messages = re.split(r"^(?=[a-z][\w-]*\s*=)", text, flags=re.MULTILINE)[1:]
        ids = [message.split("=")[0].strip() for message in messages]
        assert len(ids) == len(set(ids)), f"said twice: {sorted({one for one in ids if ids.count(one) > 1})}"
        said[language] = {one: set(re.findall(r"\$(\w+)", message)) for one, message in zip(ids, messages, strict=True)}
    assert said["en"].keys() == said["it"].keys()
    assert said["en"] == said["it"]


def kinds_of(base: type[Event], package: str) -> list[type[Event]]:
    return [kind for kind in base.__subclasses__() if kind.__module__.startswith(package)]


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_can_be_told(game: Game, language: str) -> None:
    words = Words(language, game.folder)
    package = type(game).__module__.rpartition(".")[0]
    kinds = kinds_of(Event, package)
    assert kinds
    for kind in kinds:
        assert words.knows("told-" + kebab(kind.__name__)), f"{kind.__name__} has no words in {language}"
        assert kind.rule in {*rule_ids(game, "en")}, f"{kind.__name__} names {kind.rule}, which is no rule"


def refusals(folder: Path) -> Iterator[tuple[str, set[str]]]:
    """Every refusal written in the code: its message and the facts it names."""
    for path in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refusal":
                message = node.args[1]
                assert isinstance(message, ast.Constant), f"{path.name}:{node.lineno}: the message must be plain to see"
                yield str(message.value), {word.arg for word in node.keywords if word.arg}


@pytest.mark.parametrize(
    "folder", [Path(catalogue.__file__).parent, *(game.folder for game in GAMES)], ids=lambda folder: folder.name
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_can_be_said(folder: Path, language: str) -> None:
    words, found_some = Words(language, folder), False
    for message, facts in refusals(folder):
        found_some = True
        said = words.say(f"refused-{message}", **dict.fromkeys(facts, "1"))
        assert said
    assert found_some
