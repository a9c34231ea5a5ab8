"""Fields, announcements, moves and draws in docs/reference/{record,replay-json}.md, from the games themselves.

python scripts/replay_pages.py            write it
python scripts/replay_pages.py --check    exit 1 if a page says something else
"""

from __future__ import annotations

import argparse
import importlib
import json
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from sexton.kernel import catalogue
from sexton.kernel.game import Game, Rules
from sexton.kernel.interface import Ask, Chance, Over, kebab
from sexton.kernel.records import replay_json
from sexton.kernel.records.replay_schema import events_of, shown_by
from sexton.kernel.steps import DRAWS, ENDS

DOCS = Path(__file__).resolve().parent.parent / "docs"
PAGES = (DOCS / "reference" / "record.md", DOCS / "reference" / "replay-json.md")
WRITTEN = re.compile(
    r"(<!-- written by scripts/replay_pages\.py: ([\w ]+) -->\n).*?(<!-- end of what is written -->)", re.S
)
KINDS = {"integer": "number", "string": "text", "boolean": "true or false", "null": "null"}


def components(*types: type[msgspec.Struct]) -> dict[str, Any]:
    return msgspec.json.schema_components(types, ref_template="{name}")[1]


def kind_of(schema: dict[str, Any]) -> str:
    """A JSON type in words."""
    if "$ref" in schema:
        return f"`{schema['$ref']}`"
    if "enum" in schema:
        return " or ".join(f"`{value}`" for value in schema["enum"])
    if "anyOf" in schema:
        return " or ".join(kind_of(one) for one in schema["anyOf"])
    if "allOf" in schema:
        return kind_of(schema["allOf"][0])
    if schema.get("type") == "array":
        inner = schema.get("prefixItems")
        return f"[{', '.join(map(kind_of, inner))}]" if inner else f"[{kind_of(schema.get('items') or {})}, …]"
    if schema.get("type") == "object":
        return f"{{…: {kind_of(schema.get('additionalProperties') or {})}}}"
    if "minimum" in schema:
        return f"{schema['minimum']} .. {schema['maximum']}"
    return KINDS.get(schema.get("type", ""), "see below")


def table(fields: dict[str, Any]) -> Iterator[str]:
    yield "| field | | |"
    yield "|---|---|---|"
    for name, field in fields.items():
        yield f"| `{name}` | {kind_of(field)} | {field.get('description', '')} |"
    yield ""


# docs/reference/replay-json.md


def lines() -> Iterator[str]:
    titles = {
        "FirstLine": '## The first line: `{"record": …}`',
        "StepLine": "## Every step",
        "OverLine": '## The last line: `{"over": …}`',
        "AbandonedLine": '## Or, if the game was abandoned: `{"abandoned": …}`',
    }
    parts = components(*replay_json.LINES)
    for name, title in titles.items():
        fields = parts[name]["properties"]
        inner = next(iter(fields.values())).get("$ref")
        yield from (title, "", *table(parts[inner]["properties"] if inner else fields))


def shown(game: Game) -> Iterator[str]:
    view, state = shown_by(game)
    parts = components(view, state)
    seen, whole = parts.pop(view.__name__)["properties"], parts.pop(state.__name__)["properties"]
    both = {name: field for name, field in seen.items() if name in whole}
    yield from ("The state and every view:", "", *table(both))
    for title, fields in (("The state alone:", whole), ("A view alone:", seen)):
        alone = {name: field for name, field in fields.items() if name not in both}
        if alone:
            yield from (title, "", *table(alone))
    for name, part in parts.items():
        yield from (f"`{name}`: {part.get('description', '')}", "", *table(part["properties"]))
    yield from ("Announcements:", "", "| `told` | `rule` | heard by | |", "|---|---|---|---|")
    for event in events_of(game):
        yield f"| `{kebab(event.__name__)}` | {event.rule} | {event.heard} | {event.says()} |"
    yield ""


# docs/reference/record.md


def moves(game: Game) -> Iterator[str]:
    grammar = importlib.import_module(type(game).__module__.rpartition(".")[0] + ".rules.notation").GRAMMAR
    yield from ("```", *grammar.splitlines(), "```", "")


def options(game: Game) -> Iterator[str]:
    """What is not one of a few named values: those stand in the rulebook."""
    parts = components(game.options_type)
    for name, field in parts.pop(game.options_type.__name__)["properties"].items():
        if "enum" not in field:
            yield from (f"The option `{name}` is {kind_of(field)}.", "")
    for name, part in parts.items():
        yield from (f"`{name}`: {part['description']}", "", *table(with_defaults(part["properties"])))


def with_defaults(fields: dict[str, Any]) -> dict[str, Any]:
    """What a record means that does not name a field."""
    return {
        name: {**field, "description": f"{field['description']}; default `{json.dumps(field['default'])}`"}
        if "default" in field
        else field
        for name, field in fields.items()
    }


def draws(game: Game) -> Iterator[str]:
    rules = game.open(game.seats[0])
    wanted = {step.name: step.rule for step in rules.engine.steps if step.kind == DRAWS}
    found: dict[str, str] = {}
    for seed in range(50):
        if len(found) < len(wanted):
            found |= outcomes_in(rules, seed)
    steps = ", ".join(f"{step.rule} {step.name}" for step in rules.engine.steps if step.kind != ENDS)
    yield from (f"Steps: {steps}.", "", "| draw | outcomes, from 0 |", "|---|---|")
    for outcomes in dict.fromkeys(found[name] for name in wanted):
        named = ", ".join(f"{rule} {name}" for name, rule in wanted.items() if found[name] == outcomes)
        yield f"| {named} | {outcomes} |"
    yield ""


def outcomes_in(rules: Rules[Any, Any], seed: int) -> dict[str, str]:
    """What each outcome of every draw of a random game is, in order."""
    rng, state, found = random.Random(seed), rules.setup(), {}
    while not isinstance(pending := rules.pending(state), Over):
        if isinstance(pending, Ask):
            rules.play(state, [rng.choice(rules.moves(state, seat)) for seat in pending.seats])
        else:
            found[pending.step] = named(rules, state, pending)
            rules.draw(state, rng.choices(range(len(pending.weights)), pending.weights)[0])
    return found


def named(rules: Rules[Any, Any], state: Any, pending: Chance) -> str:
    names = [rules.outcome(state, outcome) for outcome in range(len(pending.weights))]
    if names == list(range(rules.seats)):
        return "the seats, ascending"
    return ", ".join(f"`{name}`" for name in names)


# Both


def part(title: str) -> str:
    """What stands between the marks of this title."""
    what, _, game_id = title.partition(" ")
    written = lines() if what == "lines" else PARTS[what](catalogue.find(game_id))
    return "\n".join(written)


PARTS = {"shown": shown, "options": options, "moves": moves, "draws": draws}


def brought_up_to_date(page: str) -> str:
    return WRITTEN.sub(lambda found: f"{found[1]}\n{part(found[2])}\n{found[3]}", page)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="change nothing; exit 1 if a page is not up to date")
    check, stale = parser.parse_args().check, 0
    for path in PAGES:
        page = path.read_text(encoding="utf-8")
        if (now := brought_up_to_date(page)) != page:
            stale = 1
            if not check:
                path.write_text(now, encoding="utf-8")
    return stale if check else 0


if __name__ == "__main__":
    raise SystemExit(main())
