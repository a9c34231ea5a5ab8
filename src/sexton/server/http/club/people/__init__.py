"""Requests about people: friends, who is here, calls to a table, mute and block, reports."""

from __future__ import annotations

from sexton.server.http.club.people import apart, calls, friends, reports

ROUTES = [route for part in (friends, calls, apart, reports) for route in part.ROUTES]
