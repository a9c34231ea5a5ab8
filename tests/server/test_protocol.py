"""docs/reference/protocol.md shows an example of every message, and every example is one."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest
from starlette.routing import Route

from sexton.server.app import create_app
from sexton.server.wire import bodies, messages
from sexton.server.wire.bodies import (
    Created,
    GuestShown,
    MailShown,
    NewTable,
    Seated,
    SeatLink,
    SessionLink,
    SessionShown,
    TableListed,
)
from sexton.server.wire.messages import CLIENT_MESSAGES, SERVER_MESSAGES, decoded
from tests.server.kit import quick

DOCUMENT = (Path(__file__).parents[2] / "docs" / "reference" / "protocol.md").read_text(encoding="utf-8")


def examples(heading: str) -> dict[str, list[str]]:
    chapter = DOCUMENT.split(f"\n## {heading}\n", 1)[1].split("\n## ", 1)[0]
    sections = re.split(r"^### ", chapter, flags=re.MULTILINE)[1:]
    found = {section.split("\n", 1)[0].strip("`"): section for section in sections}
    return {name: re.findall(r"```json\n(.*?)\n```", section, flags=re.DOTALL) for name, section in found.items()}


def tag_of(kind: type[msgspec.Struct]) -> str:
    return str(kind.__struct_config__.tag)


FROM_CLIENT, FROM_SERVER = examples("From the client"), examples("From the server")


def test_every_message_is_described() -> None:
    assert set(FROM_CLIENT) == {tag_of(kind) for kind in CLIENT_MESSAGES}
    assert set(FROM_SERVER) - {"Codes with which sockets are closed"} == {tag_of(kind) for kind in SERVER_MESSAGES}


@pytest.mark.parametrize("kind", CLIENT_MESSAGES, ids=tag_of)
def test_the_examples_from_the_client_are_understood(kind: type[msgspec.Struct]) -> None:
    assert FROM_CLIENT[tag_of(kind)]
    for example in FROM_CLIENT[tag_of(kind)]:
        message = decoded(example)
        assert type(message) is kind
        plain: dict[str, Any] = {"do": tag_of(kind)} | msgspec.json.decode(example)
        assert msgspec.json.decode(msgspec.json.encode(message)) == plain


@pytest.mark.parametrize("kind", SERVER_MESSAGES, ids=tag_of)
def test_the_examples_from_the_server_are_what_it_sends(kind: type[msgspec.Struct]) -> None:
    assert FROM_SERVER[tag_of(kind)]
    for example in FROM_SERVER[tag_of(kind)]:
        message = msgspec.json.decode(example, type=kind)
        assert msgspec.json.encode(message).decode() == example


@pytest.mark.parametrize(
    ("kind", "text", "last"),
    [
        (messages.Commit, '{"do":"commit","salted":"%s"}', "ab" * 32),
        (messages.Open, '{"do":"open","salt":"%s"}', "ab" * 16),
        (messages.Replace, '{"do":"replace","seat":1,"by":"%s"}', "bot greedy"),
        (NewTable, '{"setup":{"game":"gravediggers","seats":["own","%s"]}}', "open"),
    ],
)
def test_a_line_feed_behind_a_word_is_refused(kind: type[msgspec.Struct], text: str, last: str) -> None:
    """It would stand in the record, and nobody could read that any more."""
    msgspec.json.decode(text % last, type=kind)
    with pytest.raises(msgspec.ValidationError, match="regex"):
        msgspec.json.decode(text % (last + "\\n"), type=kind)


def test_the_examples_of_requests_are_understood() -> None:
    asked, answered, named = examples("Requests")["A new table"]
    assert msgspec.json.decode(named, type=NewTable).names == ("", "Bruno")
    setup = msgspec.json.decode(asked, type=NewTable)
    assert setup.setup.watching == "delayed" and setup.setup.clock.increment == 15
    assert msgspec.json.encode(msgspec.json.decode(answered, type=Created)).decode() == answered


def test_the_examples_of_answers_are_what_requests_get() -> None:
    kinds = (SeatLink, TableListed, Seated, GuestShown, MailShown, SessionShown, SessionLink)
    for kind, example in zip(kinds, examples("Requests")["Answers to requests"], strict=True):
        assert msgspec.json.encode(msgspec.json.decode(example, type=kind)).decode() == example


def test_every_field_of_every_struct_is_in_the_document() -> None:
    """In an example, or by name."""
    found = {**vars(messages), **vars(bodies)}.values()
    kinds = [kind for kind in found if isinstance(kind, type) and issubclass(kind, msgspec.Struct)]
    assert len(kinds) > 40
    for kind in kinds:
        for field in msgspec.structs.fields(kind):
            name = field.encode_name
            assert f'"{name}"' in DOCUMENT or f"`{name}`" in DOCUMENT, f"{kind.__name__}.{name}"


def test_every_request_is_in_the_document(tmp_path: Path) -> None:
    places = {"{table}": "ID", "{seat:int}": "N", "{game}": "GAME", "{question}": "QUESTION", "{option}": "NAME"}
    places |= {"{session}": "SESSION", "{number}": "NUMBER", "{passkey}": "KEY", "{push}": "PUSH"}
    places |= {"{invitation}": "INVITATION", "{person}": "PERSON", "{bot}": "BOT", "{report}": "REPORT"}
    routes = [route for route in create_app(quick(tmp_path / "db")).routes if isinstance(route, Route)]
    found = 0
    for route in routes:
        path = route.path
        for place, word in places.items():
            path = path.replace(place, word)
        for method in (route.methods or set()) - {"HEAD"}:
            if path.startswith("/api/") or path in ("/healthz", "/metrics"):
                assert re.search(rf"`{method} {re.escape(path)}[`?]", DOCUMENT), f"{method} {path}"
                found += 1
    assert found > 25
