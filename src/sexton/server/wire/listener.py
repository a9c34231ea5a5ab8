"""Somebody who is told what happens at a table: a socket here, or one at another node."""

from __future__ import annotations

from abc import ABC, abstractmethod

from sexton.kernel.interface import Seat


class Listener(ABC):
    """Its guest comes from the signed cookie, its seat from the table's sheet; no message can change either."""

    def __init__(self, key: str, guest: str, language: str, told: int = 0) -> None:
        self.key = key
        self.guest = guest
        self.language = language
        self.told = told  # how many announcements it has heard
        self.noted = 0  # how many notes it was told
        self.seat: Seat | None = None

    @abstractmethod
    def tell(self, message: bytes) -> None:
        """Never waits, never fails: who cannot keep up is cut off."""

    @abstractmethod
    def close(self, code: int, reason: str) -> None: ...
