# engine: compiled
"""What people may make the server work: processor time on credit, an account for each address and each guest.

An account fills up at a steady rate. Work is let in while there is credit, and paid for afterwards by what it took.
Strangers leave half of an account alone: that is for whoever plays in a running game. docs/decisions/0033 says why so.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from contextvars import ContextVar

from sexton.server.settings import Settings

RESERVE = 0.5  # of an account is for people who play
GUEST_PART = 0.6  # of what an address may, one guest may: others may be behind the same address
HOPELESS = 0.99  # of all that an account can owe
THOUGHT_PRICE = 0.02  # of the time booked for a bot: it thinks in another process, and is not urgent
PLAYING_SECONDS = 600.0  # somebody seen in a running game counts as playing for so long
REMEMBERED = 20_000  # accounts and players; those unused for longest are forgotten

# What is done outside of what is measured, in seconds of processor time (docs/measured/load.md says how it was found).
REQUEST = 0.0004  # reading a request, writing its answer
CONNECT = 0.0009  # a connection, its handshake, its end
MESSAGE = 0.000_04  # reading a message from a socket
SENT = 0.000_02  # writing a message to a socket; most of it is measured with what caused it, too
SENT_BYTE = 1.5e-9
RELAYED_BYTE = 25e-9  # of what another node has put together for a socket of ours
LOADED_LINE = 1e-6  # reading a line of a stored game


class Account:
    """Seconds of processor time. Strangers take none of the reserve: what they cost beyond the rest, they owe."""

    def __init__(self, share: float, burst: float, credit: float, at: float) -> None:
        self.share = share  # gained in a second
        self.burst = burst  # at most
        self.credit = credit
        self.at = at  # when it was last brought up to date
        self.owed = 0.0  # by strangers; paid back before they get anything

    @property
    def reserve(self) -> float:
        return RESERVE * self.burst

    def refill(self, now: float) -> None:
        gained = max(0.0, now - self.at) * self.share
        self.at = now
        if not self.owed:
            self.credit = min(self.burst, self.credit + gained)
            return
        first = min(gained, max(0.0, self.reserve - self.credit))
        paid_back = min(gained - first, self.owed)
        self.owed -= paid_back
        self.credit = min(self.burst, self.credit + gained - paid_back)

    def wait(self, playing: bool) -> float:
        """Seconds until there is credit; 0 if there is."""
        room = self.credit if playing else self.credit - self.reserve - self.owed
        return 0.0 if room > 0 else max(-room, 1e-6) / self.share

    def charge(self, seconds: float, playing: bool) -> None:
        """Nobody ever owes more than a full account."""
        if playing:
            self.credit = max(-self.burst, self.credit - seconds)
        else:
            taken = min(seconds, max(0.0, self.credit - self.reserve))
            self.credit -= taken
            self.owed = min(self.burst, self.owed + seconds - taken)


class Budgets:
    def __init__(self, settings: Settings, now: Callable[[], float] = time.monotonic) -> None:
        self.share, self.burst = settings.processor_share, settings.processor_burst
        self._now = now
        self._accounts: OrderedDict[tuple[str, str], Account] = OrderedDict()
        self._players: OrderedDict[str, float] = OrderedDict()  # guests, and when they were last seen in a game

    def account(self, kind: str, who: str) -> Account:
        now, key = self._now(), (kind, who)
        found = self._accounts.get(key)
        if found is None:
            part = GUEST_PART if kind == "guest" else 1.0
            found = self._accounts[key] = Account(part * self.share, part * self.burst, part * self.burst, now)
            if len(self._accounts) > REMEMBERED:
                self._accounts.popitem(last=False)
        else:
            self._accounts.move_to_end(key)
            found.refill(now)
        return found

    def __len__(self) -> int:
        return len(self._accounts)

    # Who plays

    def note_player(self, guest: str) -> None:
        """This guest sits in a running game."""
        self._players[guest] = self._now()
        self._players.move_to_end(guest)
        if len(self._players) > REMEMBERED:
            self._players.popitem(last=False)

    def plays(self, guest: str) -> bool:
        seen = self._players.get(guest)
        return seen is not None and self._now() - seen < PLAYING_SECONDS

    # Bots and hints: a fixed price, so that no account tells how long somebody thought about hidden cards

    def wait_for_thought(self, guest: str) -> float:
        """Nobody's bots take what is kept for their own moves."""
        return self.account("guest", guest).wait(playing=False)

    def charge_thought(self, guest: str, booked: float) -> None:
        self.account("guest", guest).charge(THOUGHT_PRICE * booked, playing=False)


class Payer:
    """Who pays for something: an address, and the guest that asks from there, if it is one."""

    def __init__(self, budgets: Budgets, address: str, guest: str, account: str = "") -> None:
        """`account`: whose it is, where somebody else pays for this guest."""
        self._budgets = budgets
        self.address = address
        self.guest = guest
        self._account = account or guest

    @property
    def playing(self) -> bool:
        return bool(self.guest) and self._budgets.plays(self.guest)

    def _accounts(self) -> list[Account]:
        of_address = self._budgets.account("address", self.address)
        return [of_address, self._budgets.account("guest", self._account)] if self._account else [of_address]

    def wait(self) -> float:
        """Seconds until this payer may have something done; 0 if at once."""
        playing = self.playing
        return max(account.wait(playing) for account in self._accounts())

    def charge(self, seconds: float) -> None:
        playing = self.playing
        for account in self._accounts():
            account.charge(seconds, playing)

    def charge_and_wait(self, seconds: float) -> float:
        """Charge this, and say how long to wait: for what comes most often, in one go."""
        playing, longest = self.playing, 0.0
        for account in self._accounts():
            account.charge(seconds, playing)
            longest = max(longest, account.wait(playing))
        return longest

    @property
    def hopeless(self) -> bool:
        """A stranger's address that owes as much as an account can owe, or gained some of it this very moment."""
        account = self._budgets.account("address", self.address)
        return not self.playing and account.owed >= HOPELESS * account.burst


PAYER: ContextVar[Payer | None] = ContextVar("PAYER", default=None)  # who has asked for what is done now
