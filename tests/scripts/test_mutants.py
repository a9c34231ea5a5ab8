"""The faults that mutation testing plants: each operator on a line or two."""

from __future__ import annotations

import pytest
from scripts.mutants import mutants_of, signatures_in


def changes(source: str) -> list[str]:
    return [one.change for one in mutants_of("some.py", source, signatures_in(source))]


def within(lines: str, head: str = "def f(a, b):") -> list[str]:
    return changes(head + "\n" + "\n".join(f"    {line}" for line in lines.splitlines()))


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("x = a < b", ["x = a <= b", "x = a >= b"]),
        ("x = a >= b", ["x = a > b", "x = a < b"]),
        ("x = a == b", ["x = a != b", "x = a >= b", "x = a <= b"]),
        ("x = a is None", ["x = a is not None"]),
        ("x = a + b", ["x = a - b"]),
        ("x = a // b", ["x = a * b"]),
        ("x = a << b", ["x = a >> b"]),
        ("x = a and b", ["x = a or b", "x = b", "x = a"]),
        ("x = not a", ["x = a"]),
        ("x = -a", ["x = a"]),
        ("x = 3", ["x = 4", "x = 2"]),
        ("x = True", ["x = False"]),
        ("x = 'GD-7'", ["x = 'GD-7?'"]),
        ("x = a[:]", ["x = a"]),
        ("x = a if b else None", ["x = a if not b else None"]),
        ("x = [one for one in a if one]", ["x = [one for one in a if not one]"]),
    ],
)
def test_an_expression_is_changed(line: str, expected: list[str]) -> None:
    assert within(line) == [f"{line} -> {one}" for one in expected]


def test_equal_to_zero_is_not_tried_as_at_most_zero() -> None:
    assert "x = a == 0 -> x = a <= 0" not in within("x = a == 0")


def test_a_condition_is_negated_once() -> None:
    assert within("if a > b:\n    f()") == ["if a > b: -> if a <= b:", "if a > b: -> if a >= b:", "f() -> removed"]
    assert within("while not a:\n    f()")[0] == "while not a: -> while a:"


def test_statements_are_removed() -> None:
    assert within("a += b") == ["a += b -> removed", "a += b -> a -= b"]
    assert within("a.x = b") == ["a.x = b -> removed"]
    assert within("f(a)") == ["f(a) -> removed"]
    assert within("for x in a:\n    break") == ["break -> removed"]
    assert within("return") == ["return -> removed"]


def test_the_first_value_of_a_name_stays() -> None:
    assert within("x = a") == []
    assert within("x = a\nx = b") == ["x = b -> removed"]
    assert within("a = b") == ["a = b -> removed"]


def test_a_returned_value_is_changed_by_its_type() -> None:
    assert within("return a", "def f(a) -> bool:") == ["return a -> return not a"]
    assert within("return a", "def f(a) -> i64:") == ["return a -> return a + 1"]
    assert within("return a", "def f(a) -> str:") == []


def test_arguments_are_swapped_where_the_types_are_the_same() -> None:
    source = "def f(a: i64, b: i64, c: str) -> None:\n    f(b, a, c)\n"
    assert changes(source) == ["f(b, a, c) -> removed", "f(b, a, c) -> f(a, b, c)"]
    source = (
        "class Event:\n    rule: ClassVar[str]\n    seat: int\n    coins: int\ndef f(a, b):\n    return Event(a, b)\n"
    )
    assert changes(source) == ["return Event(a, b) -> return Event(b, a)"]


def test_nothing_is_planted_that_no_test_could_find() -> None:
    assert changes('"""Words."""\nimport x\nfrom y import z\n') == []
    assert within('"""Words."""\nx = vec(capacity=3)') == []
    assert changes("def f(a: Literal[1] = None) -> Literal[2]:\n    pass\n") == []


def test_a_mutant_is_named_after_its_function_and_its_change() -> None:
    source = "class Deal:\n    def then(self, g):\n        g.x -= 1\n        g.x -= 1\n"
    names = [one.name for one in mutants_of("rules.py", source)]
    assert names[0] == "rules.py Deal.then: g.x -= 1 -> removed"
    assert "rules.py Deal.then: g.x -= 1 -> removed #2" in names
    assert len(set(names)) == len(names)
    assert names == [one.name for one in mutants_of("rules.py", "# a line more\n" + source)]


def test_only_the_changed_part_of_a_long_line_is_shown() -> None:
    shown = within("x = g(" + ", ".join(f"name_{nth}" for nth in range(30)) + ", a < b)")
    assert len(shown) == 2
    assert all(len(one) < 120 and one.startswith("… ") for one in shown)


def test_every_mutant_is_a_module_that_compiles_and_differs() -> None:
    lines = ["def f(a, b):", "  while a < b:", "    a += 1", "    if a == 3 and not b:", "      break", "  return a"]
    found = mutants_of("some.py", "\n".join(lines))
    assert len({one.source for one in found}) == len(found) > 8
    for one in found:
        compile(one.source, one.file, "exec")
