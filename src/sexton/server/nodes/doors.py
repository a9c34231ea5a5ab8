"""The session of each socket: when a session is ended, its sockets are closed on every node."""

from __future__ import annotations

from collections.abc import Callable, Collection

from sexton.kernel.interface import Refusal
from sexton.server.nodes.letters import Ended
from sexton.server.nodes.post import Post
from sexton.server.store.interface import Store
from sexton.server.wire.listener import Listener
from sexton.server.wire.refusals import turn_away


class Doors:
    def __init__(self, post: Post, store: Store) -> None:
        self.post = post
        self.store = store
        self.told: Callable[[Collection[str]], None] = lambda sessions: None  # whoever else wants to know of an end
        self._open: dict[str, dict[str, Listener]] = {}  # by session, then by the listener's key

    def enter(self, session: str, listener: Listener) -> None:
        self._open.setdefault(session, {})[listener.key] = listener

    def leave(self, session: str, listener: Listener) -> None:
        inside = self._open.get(session, {})
        inside.pop(listener.key, None)
        if not inside:
            self._open.pop(session, None)

    async def end(self, sessions: Collection[str]) -> None:
        """Here at once, elsewhere as soon as the letter is there."""
        if not sessions:
            return
        self.end_here(sessions)
        if self.store.shared:
            for node in await self.store.alive() - {self.post.node}:
                self.post.write(node, Ended(tuple(sessions)))

    def end_here(self, sessions: Collection[str]) -> None:
        self.told(sessions)
        for session in sessions:
            for listener in list(self._open.get(session, {}).values()):
                turn_away(listener, Refusal("server", "session-ended"))
