"""What the seats had heard where a game begins in the middle of another: packed on the desk, for nobody but them."""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from typing import Any

import msgspec

from sexton.kernel.game import Rules
from sexton.kernel.interface import Event, Seat
from sexton.kernel.records.editions import PastRules
from sexton.kernel.records.plain_values import event_from
from sexton.kernel.words import told_as_json
from sexton.review.what_if import Heard, heard_by_seat


def packed(heard: Sequence[Heard]) -> bytes:
    """It is written with every change of the desk, so it is made small."""
    return zlib.compress(msgspec.json.encode([(one.hearers, dict(told_as_json(one.event))) for one in heard]), 9)


def unpacked(rules: Rules[Any, Any], text: bytes) -> dict[Seat, list[Event]]:
    """Nothing if the game has got a new edition since: its announcements may be others."""
    if not text or isinstance(rules, PastRules):
        return {}
    plain = msgspec.json.decode(zlib.decompress(text))
    return heard_by_seat([Heard(hearers, event_from(rules, told)) for hearers, told in plain], rules.seats)
