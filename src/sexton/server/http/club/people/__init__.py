"""Requests about people: friends, who is here, calls to a table, mute and block, reports."""

from __future__ import annotations

from sexton.server.http.club.people import calls, friends, mute_and_block, reports

ROUTES = [route for part in (friends, calls, mute_and_block, reports) for route in part.ROUTES]
