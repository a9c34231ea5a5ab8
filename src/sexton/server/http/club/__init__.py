"""Requests about the club. A page without a server has none of them: it has one reader."""

from __future__ import annotations

from sexton.server.http.club import bots, entry, export, games, members, notices, passkeys

ROUTES = [
    *members.ROUTES,
    *passkeys.ROUTES,
    *entry.ROUTES,
    *export.ROUTES,
    *games.ROUTES,
    *notices.ROUTES,
    *bots.ROUTES,
]
