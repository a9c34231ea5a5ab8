"""What a player's program checks in the fair shuffle, without trusting the table (docs/explanation/fairness.md).

It is told what the table shows, and says what to send. There is one guard for each seat at each table.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Literal

from msgspec import Struct

from sexton.kernel.chance.fair import LEAST_SALT, MOST_SALT, Terms, bytes_of, commitment_to_salt, fingerprint
from sexton.kernel.interface import Seat

Suspicion = Literal[
    "commitment-changed",
    "terms-changed",
    "own-salt-missing",
    "asked-again",
    "list-changed",
    "salt-wrong",
    "void-though-open",
]


class Shown(Struct, frozen=True):
    """What the table shows of a deal: the message `deal` of docs/reference/protocol.md."""

    phase: Literal["commit", "open", "begun", "void"]
    terms: Terms
    commitment: str
    committed: tuple[Seat, ...]
    opened: tuple[Seat, ...]
    salted: dict[Seat, str]  # empty until the list is closed
    salts: dict[Seat, str]  # empty until all are open
    attempt: int = 1
    called_off: tuple[Seat, ...] = ()

    def salts_fit(self) -> bool:
        """Whether every seat of the list has opened the salt it committed to."""
        return bool(self.salted) and self.salts.keys() == self.salted.keys() and all(map(self.fits, self.salted))

    def fits(self, seat: Seat) -> bool:
        try:
            salt = bytes_of(self.salts[seat], LEAST_SALT, MOST_SALT)
        except ValueError:
            return False
        return commitment_to_salt(salt, self.terms.table, seat) == self.salted[seat]

    def lasting(self) -> tuple[object, ...]:
        """Everything except who has committed or opened so far."""
        return (self.phase, self.terms, self.commitment, self.attempt, self.salted, self.salts)

    def fingerprint(self) -> str:
        """The four words, empty until all salts are open."""
        if self.phase != "begun" or not self.salts_fit():
            return ""
        salts = {seat: bytes.fromhex(salt) for seat, salt in self.salts.items()}
        return fingerprint(self.terms, self.commitment, self.salted, salts)


class Pin(Struct, frozen=True):
    """The deal a seat has committed to: it may not be exchanged for another."""

    terms: Terms
    commitment: str
    attempt: int


class Commit(Struct, frozen=True):
    salted: str
    attempt: int


class Open(Struct, frozen=True):
    salt: str


class Alarm(Exception):
    """The table did what a fair table never does: the seat takes no further part in this deal."""

    def __init__(self, what: Suspicion) -> None:
        super().__init__(what)
        self.what = what


class Seen(Struct, frozen=True):
    """What one seat saw and kept: enough to detect that a record was rewritten as a whole."""

    table: str
    commitment: str
    salted: Mapping[Seat, str]
    seat: Seat
    salt: str
    digest: str = ""  # the record's last, whole digest, if the client was there at the end
    terms: Terms | None = None
    attempt: int = 1
    alarm: Suspicion | None = None
    shown: tuple[Shown, ...] = ()  # everything, in order, but for who had committed or opened by then


class Guard:
    """Remembers the first deal it is shown; accepts another only if that one was called off and nothing was opened."""

    def __init__(self, seat: Seat, fresh_salt: Callable[[], bytes]) -> None:
        self.seat = seat
        self.pin: Pin | None = None
        self.salt = b""
        self.salted: Mapping[Seat, str] = {}  # the list, once it is closed
        self.opened = False
        self.alarm: Suspicion | None = None
        self.shown: list[Shown] = []
        self._fresh_salt = fresh_salt

    def hear(self, shown: Shown) -> Commit | Open | None:
        """What to send now; raises Alarm if the table cheats."""
        self._remember(shown)
        if self.alarm is not None:
            raise Alarm(self.alarm)
        if shown.phase == "commit":
            return self._commit(shown)
        if self.pin is None:  # nothing was committed, so there is nothing to guard
            return None
        self._must_be_the_same(self.pin, shown)
        if shown.phase == "open":
            return self._open(shown)
        if shown.phase == "begun" and not shown.salts_fit():
            raise self._alarmed("salt-wrong")
        if shown.phase == "void":
            self.hear_void([seat for seat in shown.salted if seat not in shown.opened])
        return None

    def hear_void(self, missing: Sequence[Seat]) -> None:
        """The deal is said to be void because these seats have not opened their salts."""
        if self.opened and (not missing or self.seat in missing):
            raise self._alarmed("void-though-open")

    def hear_cards(self) -> None:
        """Cards are shown: then all salts must have been shown before."""
        if self.pin is not None and self.shown[-1].phase != "begun":
            raise self._alarmed("salt-wrong")

    def _commit(self, shown: Shown) -> Commit | None:
        offered = Pin(shown.terms, shown.commitment, shown.attempt)
        if self.opened:
            raise self._alarmed("asked-again")
        if self.pin is not None and self.pin.terms != shown.terms:
            raise self._alarmed("terms-changed")
        if self.pin != offered:
            self.pin, self.salt = offered, self._fresh_salt()
        elif self.seat in shown.committed:
            return None
        return Commit(self._own_commitment(offered), offered.attempt)

    def _must_be_the_same(self, pin: Pin, shown: Shown) -> None:
        if shown.terms != pin.terms:
            raise self._alarmed("terms-changed")
        if (shown.commitment, shown.attempt) != (pin.commitment, pin.attempt):
            raise self._alarmed("commitment-changed")
        if self.salted and shown.salted != self.salted:
            raise self._alarmed("list-changed")
        self.salted = shown.salted
        if shown.salted.get(self.seat) != self._own_commitment(pin):
            raise self._alarmed("own-salt-missing")

    def _open(self, shown: Shown) -> Open | None:
        if self.seat in shown.opened:
            return None
        self.opened = True
        return Open(self.salt.hex())

    def _own_commitment(self, pin: Pin) -> str:
        return commitment_to_salt(self.salt, pin.terms.table, self.seat)

    def _alarmed(self, what: Suspicion) -> Alarm:
        self.alarm = what
        return Alarm(what)

    def _remember(self, shown: Shown) -> None:
        """Keep the message; of those that differ only in who has committed or opened, the last."""
        if self.shown and self.shown[-1].lasting() == shown.lasting():
            self.shown.pop()
        self.shown.append(shown)

    # What outlives the program

    def seen(self, digest: str = "") -> Seen | None:
        """What to keep, from the closing of the list and before anything is opened."""
        pin = self.pin
        if pin is None or not (self.salted or self.alarm):
            return None
        salt, shown = self.salt.hex(), tuple(self.shown)
        return Seen(
            pin.terms.table,
            pin.commitment,
            self.salted,
            self.seat,
            salt,
            digest,
            pin.terms,
            pin.attempt,
            self.alarm,
            shown,
        )

    def recall(self, seen: Seen) -> None:
        """Continue where the program that kept this ended: it may have opened the salt."""
        if seen.terms is not None:
            self.pin = Pin(seen.terms, seen.commitment, seen.attempt)
            self.salt, self.salted, self.opened = bytes.fromhex(seen.salt), seen.salted, True
            self.alarm, self.shown = seen.alarm, list(seen.shown)
