"""A memory of whose session a cookie is: asked for every request before anything else is done, even a look-up."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Collection

from sexton.server.store.bots import answerable
from sexton.server.store.interface import Store

REMEMBERED = 20_000  # the one unused for longest is forgotten


class KnownSessions:
    """By the mark of a cookie: guest, session, account; empty where there is none. It says who pays, grants nothing."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._found: OrderedDict[str, tuple[str, str, str]] = OrderedDict()
        self._changes = 0

    async def guest_and_account(self, mark: str) -> tuple[str, str]:
        """Who it is, and whose account pays: for a bot its owner's."""
        if not mark:
            return "", ""
        if mark not in self._found:
            before = self._changes
            found = await self._store.session(mark)
            whose = (found[1].id, found[0].id, await answerable(self._store, found[1].id)) if found else ("", "", "")
            if before != self._changes:  # it may have ended in the meantime
                return whose[0], whose[2]
            self._found[mark] = whose
            if len(self._found) > REMEMBERED:
                self._found.popitem(last=False)
        self._found.move_to_end(mark)
        guest, _, account = self._found[mark]
        return guest, account

    def forget(self, sessions: Collection[str]) -> None:
        """They have ended."""
        self._changes += 1
        for mark in [mark for mark, (_, session, _) in self._found.items() if session in sessions]:
            del self._found[mark]

    def clear(self) -> None:
        self._changes += 1
        self._found.clear()
