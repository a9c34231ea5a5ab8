# engine: compiled
"""Somebody who is told what happens at a table: a socket here, or one at another node."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable

from mypy_extensions import mypyc_attr

from sexton.kernel.interface import Seat

GOING_AWAY = 1012  # "service restart": come again


@mypyc_attr(allow_interpreted_subclasses=True)
class Listener(ABC):
    """Its guest comes from the signed cookie, its seat from the table's sheet; no message can change either."""

    def __init__(self, key: str, guest: str, language: str, told: int = 0) -> None:
        self.key = key
        self.guest = guest
        self.language = language
        self.told = told  # how many announcements it has heard
        self.noted = 0  # how many notes it was told
        self.seat: Seat | None = None
        self.guard: Callable[[Listener, bytes], bool] | None = None  # whether it may be told this
        self.muted: frozenset[str] = frozenset()  # guests whose chat it does not want to read
        self.shunned_by: frozenset[str] = frozenset()  # guests who do not want to sit beside its guest
        self.playing_abroad = False  # it has a seat in a running game of another node

    def move_to(self, seat: Seat | None) -> None:
        """From now on it listens from there, and is told everything from the beginning."""
        self.seat, self.told, self.noted = seat, 0, 0

    def tell(self, message: bytes) -> None:
        """The one way out. It never waits and never fails: a listener that cannot keep up is cut off."""
        if self.guard is None or self.guard(self, message):
            self.send(message)

    def tell_with_next(self, message: bytes) -> None:
        """Told together with what follows in this very moment, where that saves a write; `release` ends the moment."""
        self.tell(message)

    def release(self) -> None:  # noqa: B027
        """Nothing more follows. Who holds nothing back has nothing to do."""

    @abstractmethod
    def send(self, message: bytes) -> None: ...

    @abstractmethod
    def close(self, code: int, reason: str) -> None: ...
