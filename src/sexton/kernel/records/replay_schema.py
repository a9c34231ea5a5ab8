"""The JSON Schema of a replay's lines, made from the types of a game's views, state and announcements."""

from __future__ import annotations

from typing import Any

from msgspec import Struct
from msgspec.json import schema_components

from sexton.kernel.game import Game
from sexton.kernel.interface import THE_REFEREE, Event, kebab
from sexton.kernel.records.replay_json import LINES


def events_of(game: Game) -> list[type[Event]]:
    """What the rules of a game may announce, in the order in which they define it."""
    rules = type(game).__module__.rpartition(".")[0] + ".rules"
    found = [kind for kind in Event.__subclasses__() if f"{kind.__module__}.".startswith(f"{rules}.")]
    return [kind for kind in found if kind.heard != THE_REFEREE]


def shown_by(game: Game) -> tuple[type[Struct], type[Struct]]:
    """The types of a game's views and of its whole state."""
    view, state = game.rules_type.shown_types()
    return view, state


def schema(game: Game) -> dict[str, Any]:
    """The schema of one line of a game. Every field is required, no other allowed; older records may lack options."""
    view, state = shown_by(game)
    types, defs = schema_components([view, state, game.options_type, *LINES], ref_template="#/$defs/{name}")
    told, announced = schema_components(events_of(game), ref_template="#/$defs/told-{name}")
    defs |= {f"told-{name}": part for name, part in announced.items()}
    for kind, reference in zip(events_of(game), told, strict=True):
        add_hearers(defs[reference["$ref"].rpartition("/")[2]], kind)
    for name, part in defs.items():
        if "properties" in part and name != "Options":
            part["required"] = [field for field in part["properties"] if field != "moves"]
            part["additionalProperties"] = False
    fill(defs["StepLine"], state=types[1], views={"additionalProperties": types[0]}, told={"items": {"anyOf": told}})
    fill(defs["Played"], game={"const": game.id}, options=types[2])
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"One line of `sexton replay --json` for {game.title}, edition {game.edition}",
        "anyOf": types[3:],
        "$defs": defs,
    }


def add_hearers(part: dict[str, Any], kind: type[Event]) -> None:
    """An event as it stands in a line: who heard it, its id and its rule, then its facts."""
    facts = {name: fact for name, fact in part["properties"].items() if name != "told"}
    hearers = {"type": "array", "items": {"anyOf": [{"type": "integer"}, {"const": "watchers"}]}}
    to = {**hearers, "description": f"who heard it: {kind.heard}"}
    part["title"] = kebab(kind.__name__)
    part["description"] = kind.says()
    part["properties"] = {"to": to, "told": {"const": part["title"]}, "rule": {"const": kind.rule}, **facts}


def fill(part: dict[str, Any], **known: dict[str, Any]) -> None:
    """What the types of the kernel leave open, because it is a game's own."""
    for field, more in known.items():
        part["properties"][field] = {**part["properties"][field], **more}
