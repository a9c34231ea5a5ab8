"""What there was to know of a table at one moment: kept for watchers who are shown it later."""

from __future__ import annotations

from msgspec import Struct

from sexton.kernel.interface import Seat
from sexton.server.wire.messages import ChairShown, Now


class Moment(Struct, frozen=True):
    """The table as one hearer may know it at one time, but for what it heard: that depends on what it was told."""

    now: Now  # with nothing heard
    heard: int  # how many announcements there are by now


class Around(Struct, frozen=True):
    """What changes about a table while its game runs, but for the game."""

    chairs: tuple[ChairShown, ...]
    watchers: int
    paused: bool
    hurried: bool
    agreed: dict[str, tuple[Seat, ...]]


class Past(Struct, frozen=True):
    """All that a watcher may know of one moment. It is shown a few questions later."""

    at: Moment
    around: Around
    noted: int  # how many notes there were
