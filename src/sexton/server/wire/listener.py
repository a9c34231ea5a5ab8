"""Somebody who is told what happens at a table: a socket here, or one at another node."""

from __future__ import annotations

from abc import ABC, abstractmethod

from sexton.kernel.interface import Seat

GOING_AWAY = 1012  # "service restart": come again


class Listener(ABC):
    """Its guest comes from the signed cookie, its seat from the table's sheet; no message can change either."""

    def __init__(self, key: str, guest: str, language: str, told: int = 0) -> None:
        self.key = key
        self.guest = guest
        self.language = language
        self.told = told  # how many announcements it has heard
        self.noted = 0  # how many notes it was told
        self.seat: Seat | None = None

    def move_to(self, seat: Seat | None) -> None:
        """From now on it listens from there, and is told everything from the beginning."""
        self.seat, self.told, self.noted = seat, 0, 0

    @abstractmethod
    def tell(self, message: bytes) -> None:
        """Never waits, never fails: who cannot keep up is cut off."""

    @abstractmethod
    def close(self, code: int, reason: str) -> None: ...
