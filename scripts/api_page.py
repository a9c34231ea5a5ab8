"""docs/reference/api.md, from the signatures and docstrings of what a program may import.

python scripts/api_page.py            write it
python scripts/api_page.py --check    exit 1 if the page says something else
"""

from __future__ import annotations

import argparse
import importlib
import inspect
import textwrap
from collections.abc import Iterable, Iterator
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

PAGE = Path(__file__).resolve().parent.parent / "docs" / "reference" / "api.md"
HEAD = """# API

Classes and functions that a program may import, with signatures; written from the sources by `scripts/api_page.py`.
[From Python](library.md) is a tour of the first, [Environments](environments.md) of the others. All else is the
program's own and may change without notice.
"""
NAMES = {
    "sexton": ("catalogue", "load", "Play", "Seen", "read_record", "replay"),
    "sexton.envs": ("IllegalAction",),
    "sexton.envs.batch": ("Batch",),
    "sexton.envs.pettingzoo": ("env", "parallel_env", "Seated", "Table", "Parallel"),
    "sexton.envs.gymnasium": ("OneSeat",),
    "sexton.envs.openspiel": ("Game", "GameState", "Observer"),
    "sexton.kernel.learn.encoding": ("Encoding", "Field", "Actions", "Block", "BySeat"),
}
WIDEST = 110  # a longer signature takes one line for each parameter


def written() -> str:
    return "\n".join([HEAD, *(line for name in NAMES for line in module_lines(importlib.import_module(name)))])


def module_lines(module: ModuleType) -> Iterator[str]:
    yield f"## `{module.__name__}`"
    yield ""
    yield text_of(module.__doc__).partition("\n")[0]
    yield ""
    for name in NAMES[module.__name__]:
        found = getattr(module, name)
        yield from class_lines(found) if inspect.isclass(found) else function_lines(found, "###", name)


def class_lines(kind: type[Any]) -> Iterator[str]:
    yield f"### `{kind.__name__}`"
    yield ""
    bases = [base.__name__ for base in kind.__bases__ if base.__module__.startswith("sexton")]
    if bases:
        yield f"Has all that `{'`, `'.join(bases)}` has."
        yield ""
    yield from (text_of(kind.__doc__), "")
    if isinstance(kind.__dict__.get("__init__"), FunctionType):
        yield from signature(kind.__name__, kind.__init__)
    for name, member in kind.__dict__.items():
        if name.startswith("_"):
            continue
        if isinstance(member, FunctionType):
            yield from function_lines(member, "####", name)
        elif isinstance(member, classmethod | staticmethod):
            yield from function_lines(member.__func__, "####", name)
        elif isinstance(member, property) and member.fget is not None:
            yield f"#### `{name}`"
            yield ""
            yield from (
                f"`{kind_of(member.fget.__annotations__.get('return', 'Any'))}`. {text_of(member.__doc__)}".strip(),
                "",
            )


def function_lines(function: Any, rank: str, name: str) -> Iterator[str]:
    yield f"{rank} `{name}`"
    yield ""
    yield from signature(name, function)
    if function.__doc__:
        yield from (text_of(function.__doc__), "")


def signature(name: str, function: Any) -> Iterator[str]:
    """As it is written, without `self`."""
    given = inspect.signature(function)
    shown = list(parameters(one for one in given.parameters.values() if one.name not in ("self", "cls")))
    returned = given.return_annotation
    end = "" if returned in ("None", inspect.Signature.empty) else f" -> {kind_of(returned)}"
    line = f"{name}({', '.join(shown)}){end}"
    if len(line) > WIDEST:
        line = "\n".join([f"{name}(", *(f"    {one}," for one in shown), f"){end}"])
    yield from ("```text", line, "```", "")


def parameters(given: Iterable[inspect.Parameter]) -> Iterator[str]:
    named_only = False
    for one in given:
        stars = "*" if one.kind == one.VAR_POSITIONAL else "**" if one.kind == one.VAR_KEYWORD else ""
        if one.kind == one.KEYWORD_ONLY and not named_only:
            yield "*"
        named_only = named_only or one.kind in (one.KEYWORD_ONLY, one.VAR_POSITIONAL)
        kind = "" if one.annotation is one.empty else f": {kind_of(one.annotation)}"
        yield f"{stars}{one.name}{kind}" + ("" if one.default is one.empty else f" = {one.default!r}")


def kind_of(annotation: Any) -> str:
    return annotation if isinstance(annotation, str) else getattr(annotation, "__name__", str(annotation))


def text_of(doc: str | None) -> str:
    """A docstring with its indentation removed; examples become blocks."""
    lines: list[str] = []
    example = False
    for line in textwrap.dedent(inspect.cleandoc(doc or "")).splitlines():
        starts = line.startswith(">>>")
        if starts and not example:
            lines.append("```text")
        if example and not line.strip():
            lines.append("```")
        example = starts or (example and bool(line.strip()))
        lines.append(line)
    return "\n".join([*lines, *(["```"] if example else [])]).strip()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="change nothing; exit 1 if the page is not up to date")
    page = written()
    if parser.parse_args().check:
        return int(not PAGE.exists() or PAGE.read_text(encoding="utf-8") != page)
    PAGE.write_text(page, encoding="utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
