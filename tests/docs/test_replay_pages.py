"""A game can be checked without our code: what the pages and the JSON Schema say of its lines is so, in whole games."""

from __future__ import annotations

import importlib
import itertools
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import jsonschema_rs
import msgspec
import pytest

from sexton.kernel import catalogue
from sexton.kernel.game import Game
from sexton.kernel.interface import CARD_TO_THE_SEAT, EVERYBODY, THE_SEAT, Refusal
from sexton.kernel.records import record, replay, replay_json
from sexton.kernel.records.replay_schema import events_of, schema, shown_by
from tests.golden import played_record
from tests.tables import settings_of

ROOT = Path(__file__).parent.parent.parent
OURS = [game for game in catalogue.games().values() if "sexton.games" in type(game).__module__]
every_game = pytest.mark.parametrize("game", [pytest.param(game, id=game.id) for game in OURS])
RARE = {"gloomy_graves": ["discard pixie/dragon"], "vampire": ["stay"]}  # moves that random games hardly ever come to
LONGEST = 250  # steps: of a game that goes on, the beginning


def test_the_pages_say_what_the_games_say() -> None:
    check = [sys.executable, ROOT / "scripts" / "replay_pages.py", "--check"]
    assert subprocess.run(check, check=False).returncode == 0, "run python scripts/replay_pages.py"


@every_game
def test_one_name_means_one_thing_and_every_field_says_what(game: Game) -> None:
    view, state = shown_by(game)
    _, parts = msgspec.json.schema_components([view, state, *replay_json.LINES])
    seen, whole = (parts[kind.__name__]["properties"] for kind in (view, state))
    assert all(seen[name] == whole[name] for name in seen if name in whole)
    undescribed = [
        f"{kind}.{name}"
        for kind, part in parts.items()
        for name, field in part["properties"].items()
        if not field.get("description") and "$ref" not in field and "enum" not in field  # the kind of a note
    ]
    assert not undescribed


@every_game
def test_the_sentence_of_an_announcement_names_every_fact(game: Game) -> None:
    for event in events_of(game):
        named = set(re.findall(r"`(\w+)`", event.__doc__ or ""))
        assert set(event.__struct_fields__) <= named, event.__name__


@every_game
def test_whole_games_are_as_the_schema_and_the_pages_say(game: Game) -> None:
    validator, grammar = jsonschema_rs.validator_for(schema(game)), alternatives(game)
    heard = {event.__struct_config__.tag: event.heard for event in events_of(game)}
    rules, told = game.open(game.seats[0]), set()
    used = {way(move, grammar) for move in RARE.get(game.id, []) if rules.write(rules.read(move)) == move}
    for first, *steps, last in played(game):
        for line in (first, *steps, last):
            assert validator.is_valid(line), [str(error) for error in validator.iter_errors(line)][:3]
        for step in steps:
            for seat, moves in (step["moves"] or {}).items():
                assert step["answers"][seat] in moves
                used |= {way(move, grammar) for move in moves}
            for event in step["told"]:
                check_hearers(event, heard[event["told"]], first["record"])
                told.add(event["told"])
    assert used == set(range(len(grammar)))
    assert len(told) > len(heard) // 2


def played(game: Game) -> Iterator[list[Any]]:
    """Games under every house rule and with every number of seats, as lines of JSON with moves."""
    seats = itertools.cycle(game.seats)
    for seed, setting in enumerate([*settings_of(game), *[{}] * len(game.seats)]):
        try:
            rules = game.open(next(seats), game.read_options(setting))
        except Refusal:  # Grave Digger for more than four needs its option
            rules = game.open(game.seats[0], game.read_options(setting))
        whole = record.read(played_record(rules, seed))
        if len(whole.lines) > LONGEST:
            broken_off = record.Ending("abandoned", "the test has seen enough")
            whole = msgspec.structs.replace(whole, lines=whole.lines[:LONGEST], ending=broken_off)
        lines = replay_json.lines(whole, rules, list(replay.moments(whole, rules)), with_moves=True)
        yield [msgspec.json.decode(msgspec.json.encode(line)) for line in lines]


def test_notes_are_lines_of_their_own() -> None:
    whole = record.read((Path(__file__).parent.parent / "kernel" / "golden" / "notes.sexton").read_text())
    rules = replay.opened(whole.header)
    validator = jsonschema_rs.validator_for(schema(rules.game))
    lines = replay_json.lines(whole, rules, list(replay.moments(whole, rules)), with_moves=False)
    shown = [msgspec.json.decode(msgspec.json.encode(line)) for line in lines]
    assert all(validator.is_valid(line) for line in shown)
    assert [line["note"] for line in shown if "note" in line] == [
        noted.note.__struct_config__.tag for noted in whole.notes
    ]
    assert not validator.is_valid({"note": "left", "seat": 1, "name": "Ada"})


def check_hearers(event: dict[str, Any], heard: str, header: dict[str, Any]) -> None:
    everybody = [*range(header["seats"]), "watchers"]
    if heard == EVERYBODY or header["options"].get("open_hands") == "yes":
        assert event["to"] == everybody
    elif heard == THE_SEAT or event["card"] is not None:
        assert heard in (THE_SEAT, CARD_TO_THE_SEAT)
        assert event["to"] == [event["seat"]]
    else:
        assert event["to"] == [hearer for hearer in everybody if hearer != event["seat"]]


@every_game
def test_the_schema_refuses_what_is_missing_unknown_or_of_another_kind(game: Game) -> None:
    validator = jsonschema_rs.validator_for(schema(game))
    _, *steps, _ = next(played(game))
    step = next(step for step in steps if step["told"])
    (view, state), event = (step["views"]["0"], step["state"]), step["told"][0]
    for part, field, value in [(view, "go", "two"), (state, "more", 1), (event, "told", "nothing"), (step, "asked", 1)]:
        kept = dict(part)
        part[field] = value
        assert not validator.is_valid(step), field
        part.clear()
        part.update(kept)
        del part[next(iter(kept))]
        assert not validator.is_valid(step), field
        part.clear()
        part.update(kept)
    assert validator.is_valid(step)


# The grammar of docs/reference/record.md as regular expressions


def alternatives(game: Game) -> list[re.Pattern[str]]:
    """One for each way in which a move may be written."""
    text = importlib.import_module(type(game).__module__.rpartition(".")[0] + ".rules.notation").GRAMMAR
    named = dict(re.findall(r"^(\w+) += (.*(?:\n +\|.*)*)", text, re.MULTILINE))
    ways, depth = [[]], 0
    for token in tokens(named["move"]):
        depth += (token == "(") - (token == ")")
        if token == "|" and not depth:
            ways.append([])
        else:
            ways[-1].append(token)
    return [re.compile(pattern(way, named)) for way in ways]


def way(move: str, grammar: list[re.Pattern[str]]) -> int:
    """Which of the ways this move is written in."""
    matching = [nth for nth, pattern in enumerate(grammar) if pattern.fullmatch(move)]
    assert len(matching) == 1, move
    return matching[0]


def tokens(text: str) -> list[str]:
    return re.findall(r'"[^"]*"|-?\d+ \.\. -?\d+|\w+|[|(){}]', text)


def pattern(found: list[str], named: dict[str, str]) -> str:
    marks = {"|": "|", "(": "(?:", ")": ")", "{": "(?:", "}": ")*"}
    out = ""
    for token in found:
        if token in marks:
            out += marks[token]
        elif token.startswith('"'):
            out += re.escape(token[1:-1])
        elif " .. " in token:
            low, high = map(int, token.split(" .. "))
            out += "(?:" + "|".join(str(number) for number in range(low, high + 1)) + ")"
        else:
            out += "(?:" + pattern(tokens(named[token]), named) + ")"
    return out
