"""When somebody may get notices: quiet hours and one digest a day, in their time zone."""

from __future__ import annotations

from datetime import datetime, timedelta, tzinfo
from datetime import time as day_time
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from sexton.server.store.notices import NONE, Hours

ZONE_LETTERS = 64


def zone_of(name: str) -> tzinfo | None:
    """Nothing if there is no such zone here."""
    try:
        return ZoneInfo(name) if 0 < len(name) <= ZONE_LETTERS else None
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return None


def due(hours: Hours, now: float) -> float:
    """When a notice of now may come: now, if nothing speaks against it."""
    zone = zone_of(hours.zone) or zone_of("UTC")
    if hours.digest != NONE:
        return next_time(hours.digest, now, zone)
    here = datetime.fromtimestamp(now, zone)
    minute, start, end = here.hour * 60 + here.minute, hours.quiet_from, hours.quiet_until
    if start in (NONE, end):
        return now
    quiet = start <= minute < end if start < end else minute >= start or minute < end
    return next_time(end, now, zone) if quiet else now


def next_time(minute: int, now: float, zone: tzinfo | None) -> float:
    """The next moment at which the clocks there show this minute of the day."""
    here = datetime.fromtimestamp(now, zone)
    for days in (0, 1):
        day = here.date() + timedelta(days=days)
        found = datetime.combine(day, day_time(minute // 60, minute % 60), zone).timestamp()
        if found > now:
            return found
    return now + 86_400
