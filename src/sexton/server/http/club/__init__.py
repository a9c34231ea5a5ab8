"""Requests about the club. A page without a server has none of them: it has one reader."""

from __future__ import annotations

from sexton.server.http.club import (
    bots,
    door,
    entry,
    export,
    games,
    ladder,
    members,
    notices,
    passkeys,
    people,
    stewards,
)

PARTS = (members, passkeys, entry, export, games, door, stewards, ladder, notices, bots, people)
ROUTES = [route for part in PARTS for route in part.ROUTES]
