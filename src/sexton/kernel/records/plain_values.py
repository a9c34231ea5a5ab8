"""Makes views and announcements out of their JSON again."""

from __future__ import annotations

from typing import Any

import msgspec

from sexton.kernel.game import Rules
from sexton.kernel.interface import Event, kebab


def view_from(rules: Rules[Any, Any], plain: Any) -> Any:
    """Where a view has numbers for keys, such as seats, JSON has made them texts."""
    return msgspec.convert(plain, rules.shown_types()[0], str_keys=True)


def event_from(rules: Rules[Any, Any], plain: dict[str, Any]) -> Event:
    """A LookupError names an announcement that the game does not make."""
    package = type(rules.game).__module__.rpartition(".")[0]
    for kind in Event.__subclasses__():
        if kind.__module__.startswith(package) and kebab(kind.__name__) == plain["told"]:
            facts = {name: plain[name] for name in kind.__struct_fields__ if name in plain}
            return msgspec.convert(facts, kind, str_keys=True)
    raise LookupError(str(plain.get("told")))
