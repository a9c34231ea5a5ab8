"""House rules and the box of a table, as values."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """House rules and the box, as values that the record contains in full. A game extends this.

    Every field has a default. A record in which one is missing is older than the option, and is read as if it named
    the default (docs/decisions/0018).
    """

    def canonical(self) -> str:
        """The canonical text of these options."""
        return msgspec.json.encode(self, order="sorted").decode()

    def canonical_like(self, text: str) -> str:
        """The same, restricted to the options that this text names: those added since have their defaults."""
        whole, named = msgspec.json.decode(self.canonical()), msgspec.json.decode(text)
        return msgspec.json.encode(restricted(whole, named), order="sorted").decode()


def ready_to_read(kind: type[msgspec.Struct]) -> None:
    """For the module that defines a type which threads will read, since modules are imported by one thread at a time.

    msgspec (0.22) works out how a type is read when it is first read, without a lock: if two threads begin at once, one
    frees what the other still needs, and the process dies.
    """
    msgspec.json.Decoder(kind)


def lines_of(text: str) -> Iterator[tuple[int, str]]:
    """Of an option that people write in a file: what each line says, with its number. What follows a # is a comment."""
    for number, line in enumerate(text.splitlines(), start=1):
        if words := " ".join(line.partition("#")[0].split()):
            yield number, words


def restricted(whole: Any, named: Any) -> Any:
    """A plain value without the fields, at any depth, that the other one does not name."""
    if isinstance(whole, dict) and isinstance(named, dict):
        return {key: restricted(value, named[key]) for key, value in whole.items() if key in named}
    if isinstance(whole, list) and isinstance(named, list) and len(whole) == len(named):
        return [restricted(one, other) for one, other in zip(whole, named, strict=True)]
    return whole
