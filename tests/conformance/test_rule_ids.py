"""One search for the id of a rule, such as `git grep -w GD-23`, finds its paragraph in the rulebook, its code, its
tests and what is said when it forbids a move. Held for every game that the catalogue finds.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

from sexton.kernel.game import Game
from tests.conformance.test_files import TESTS, every_game, rule_ids


def cites(text: str, rule: str) -> bool:
    return re.search(rf"\b{rule}\b", text) is not None


def sources(game: Game) -> Iterator[Path]:
    """The code of the game as it is played today; earlier editions are not searched."""
    return (path for path in game.folder.rglob("*.py") if "past" not in path.relative_to(game.folder).parts)


# The code


def not_cited(rules: Iterable[str], texts: Iterable[str]) -> list[str]:
    whole = "\n".join(texts)
    return [rule for rule in rules if not cites(whole, rule)]


@every_game
def test_every_rule_is_cited_where_the_code_keeps_it(game: Game) -> None:
    lacking = not_cited(rule_ids(game, "en"), (path.read_text(encoding="utf-8") for path in sources(game)))
    assert not lacking, f"no file of {game.folder} cites {', '.join(lacking)}: say in a comment where it is kept"


def test_a_rule_is_not_found_by_a_longer_id() -> None:
    assert not_cited(["GD-2", "GD-20", "GD-R2"], ['"""GD-20 Tied fists."""', "# GD-R23"]) == ["GD-2", "GD-R2"]


# The tests


def without_their_rule(text: str, prefix: str) -> Iterator[str]:
    """Tests named after a rule that stand neither under a comment with its id nor after another test of that rule."""
    lines, before = text.splitlines(), list[str]()
    for node in ast.parse(text).body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_"):
            rules = [rule.replace("_", "-") for rule in re.findall(rf"{prefix}_R?\d+", node.name)]
            first = min(each.lineno for each in (node, *node.decorator_list))
            above = lines[first - 2] if first > 1 else ""
            if rules != before and not all(above.startswith("#") and cites(above, rule) for rule in rules):
                yield f"{node.name}: write '# {', '.join(rules)}' above it"
            before = rules


@every_game
def test_every_test_of_a_rule_is_found_by_its_id(game: Game) -> None:
    for path in sorted((TESTS / game.id).glob("test_*.py")):
        lacking = list(without_their_rule(path.read_text(encoding="utf-8"), game.rule_prefix))
        assert not lacking, "\n".join([f"{path}:", *lacking])


def test_a_test_without_the_id_of_its_rule_is_named() -> None:
    one, two, other = (f"def test_{name}() -> None: ...\n" for name in ("GD_2_a", "GD_2_b", "GD_R2_c"))
    assert list(without_their_rule(f"# GD-2\n{one}\n{two}\n# GD-R2\n@mark\n{other}", "GD")) == []
    assert list(without_their_rule(f"# GD-20\n{one}", "GD")) == ["test_GD_2_a: write '# GD-2' above it"]
    assert list(without_their_rule(f"# GD-2\n{one}\n{other}", "GD")) == ["test_GD_R2_c: write '# GD-R2' above it"]


# The refusals


def refused_by(text: str, prefix: str) -> Iterator[tuple[str, str]]:
    """The message and the rule of every refusal that names its rule in the code."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refusal":
            rule, message = node.args[:2]
            named = [rule.body, rule.orelse] if isinstance(rule, ast.IfExp) else [rule]
            for one in named:
                if isinstance(one, ast.Constant) and str(one.value).startswith(f"{prefix}-"):
                    assert isinstance(message, ast.Constant)
                    yield str(message.value), str(one.value)


def not_said_of(refusals: Iterable[tuple[str, str]], words: str) -> list[str]:
    """Messages of this file whose comment does not have the rule that they are said for."""
    comments = {
        message: above for above, message in re.findall(r"^(.*)(?=\nrefused-([\w-]+) *=)", words, flags=re.MULTILINE)
    }
    return [
        f"refused-{message}: write '# {rule}' above it"
        for message, rule in refusals
        if message in comments and not (comments[message].startswith("#") and cites(comments[message], rule))
    ]


@every_game
def test_what_a_refusal_says_is_found_by_the_id_of_its_rule(game: Game) -> None:
    refusals = {one for path in sources(game) for one in refused_by(path.read_text(encoding="utf-8"), game.rule_prefix)}
    assert refusals
    lacking = not_said_of(sorted(refusals), (game.folder / "words.en.ftl").read_text(encoding="utf-8"))
    assert not lacking, "\n".join(["words.en.ftl:", *lacking])


def test_a_refusal_without_the_id_of_its_rule_is_named() -> None:
    code = 'Refusal("GD-1" if small else "GD-R6", "closed", at=1)\nRefusal(rule, "open")\nRefusal("table", "over")\n'
    refusals = list(refused_by(code, "GD"))
    assert refusals == [("closed", "GD-1"), ("closed", "GD-R6")]
    assert not_said_of(refusals, "# GD-1, GD-R6\nrefused-closed = it is closed\n") == []
    assert not_said_of(refusals, "# GD-1\nrefused-closed = no\n") == ["refused-closed: write '# GD-R6' above it"]
    assert len(not_said_of(refusals, "refused-open = it is open\nrefused-closed = no\n")) == 2
