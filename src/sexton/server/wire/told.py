# engine: compiled
"""Announcements as messages tell them: what happened and by which rule, in JSON."""

from __future__ import annotations

from typing import Final

import msgspec

from sexton.kernel.interface import Event, kebab

HEADS: Final[dict[type[Event], tuple[bytes, bytes]]] = {}


def told_in_json(event: Event) -> bytes:
    """What `told_as_json` says. An event is encoded with its tag first: all that is to be added is its rule."""
    kind = type(event)
    found = HEADS.get(kind)
    head, with_rule = heads_of(kind) if found is None else found
    return with_rule + msgspec.json.encode(event)[len(head) :]


def heads_of(kind: type[Event]) -> tuple[bytes, bytes]:
    """How an event of this kind begins in JSON: its tag, and the tag with the rule."""
    head = b'{"told":' + msgspec.json.encode(kebab(kind.__name__))
    HEADS[kind] = head, head + b',"rule":' + msgspec.json.encode(kind.rule)
    return HEADS[kind]
