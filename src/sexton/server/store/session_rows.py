"""Sessions as either store selects them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sexton.server.store.interface import Guest, Session

SESSION = ", ".join(f"s.{name}" for name in Session.__struct_fields__)
GUEST = ", ".join(f"g.{name}" for name in Guest.__struct_fields__)
BY_MARK = f"SELECT {SESSION}, {GUEST} FROM sessions s JOIN guests g ON g.id = s.guest WHERE s.mark = "
BY_GUEST = f"SELECT {SESSION} FROM sessions s WHERE s.guest = %s ORDER BY s.seen DESC, s.id"
NO_MEMBER = "guests.id NOT IN (SELECT guest FROM club_members)"  # members stay until they leave


def with_guest(row: Sequence[Any] | None) -> tuple[Session, Guest] | None:
    if row is None:
        return None
    own = len(Session.__struct_fields__)
    return Session(*row[:own]), Guest(*row[own:])
