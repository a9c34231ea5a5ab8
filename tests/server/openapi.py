"""The requests a server takes, as an OpenAPI schema made from its routes and its Structs: for generating wrong ones."""

from __future__ import annotations

import re
from typing import Any

import msgspec
from starlette.routing import Route

from sexton.kernel import catalogue
from sexton.server.http import club
from sexton.server.http.routes import (
    games,
    guests,
    health,
    page,
    puzzles,
    referees,
    seats,
    sessions,
    tables,
)
from sexton.server.http.routes.finished import practice, records, results, reviews
from sexton.server.store.club.doors import ClubSettings
from sexton.server.wire.bodies import (
    Claim,
    ClaimSession,
    MailAsked,
    NewGuest,
    NewTable,
    PlayOn,
    PuzzleAnswer,
    ReviewAsked,
    TakeBackLast,
    TakeSeat,
)
from sexton.server.wire.club.bots import EnterBot, NewBot
from sexton.server.wire.club.doors import ChangePerson, NewInvitation, StewardAct, UseLink
from sexton.server.wire.club.members import Archived, NewLooks
from sexton.server.wire.club.passkeys import Enter, NewPasskey
from sexton.server.wire.club.people import AnswerCall, Challenge, CloseReport, KeepApart, NewFriend, NewReport, ShowMe
from sexton.server.wire.notices import HoursShown, NewPush

BODIES: dict[tuple[str, str], type] = {
    ("POST", "/api/guest"): NewGuest,
    ("POST", "/api/guest/mail"): MailAsked,
    ("POST", "/api/sessions/claim"): ClaimSession,
    ("POST", "/api/tables"): NewTable,
    ("POST", "/api/tables/{table}/seats/{seat}"): TakeSeat,
    ("POST", "/api/tables/{table}/claim"): Claim,
    ("POST", "/api/tables/{table}/reviews"): ReviewAsked,
    ("POST", "/api/tables/{table}/play-on"): PlayOn,
    ("POST", "/api/tables/{table}/take-back"): TakeBackLast,
    ("POST", "/api/puzzles/{game}/{number}"): PuzzleAnswer,
    ("PUT", "/api/club/me"): NewLooks,
    ("POST", "/api/club/passkeys"): NewPasskey,
    ("POST", "/api/club/enter"): Enter,
    ("PUT", "/api/club/games/{table}"): Archived,
    ("PUT", "/api/club/here"): ShowMe,
    ("POST", "/api/club/friends"): NewFriend,
    ("POST", "/api/club/calls"): Challenge,
    ("PUT", "/api/club/calls/{table}"): AnswerCall,
    ("PUT", "/api/club/apart"): KeepApart,
    ("POST", "/api/club/reports"): NewReport,
    ("PUT", "/api/club/reports/{report}"): CloseReport,
    ("POST", "/api/club/invitation"): UseLink,
    ("POST", "/api/club/steward"): UseLink,
    ("PUT", "/api/club/settings"): ClubSettings,
    ("POST", "/api/club/invitations"): NewInvitation,
    ("PUT", "/api/club/people/{person}"): ChangePerson,
    ("POST", "/api/club/acts"): StewardAct,
    ("POST", "/api/notices/push"): NewPush,
    ("PUT", "/api/notices/hours"): HoursShown,
    ("POST", "/api/bots"): NewBot,
    ("POST", "/api/bots/enter"): EnterBot,
}
STAND_INS = ("LIVE", "OVER", "WAITING")  # a test puts the ids of its tables in their place
WHOSE = ["public", "open", "0", "1", "99", "-1", "x"]
QUERIES: dict[str, dict[str, Any]] = {
    "as": {"type": "string", "enum": WHOSE},
    "seat": {"type": "string", "enum": WHOSE},
    "from": {"type": "string"},
    "at": {"type": "string"},
    "count": {"type": "string"},
    "names": {"type": "array", "items": {"type": "string"}},
    "game": {"type": "string"},
    "status": {"type": "string", "enum": ["waiting", "playing", "over", "\u0000", "'"]},
    "free": {"type": "string"},
    "clock": {"type": "string", "enum": ["none", "bank", "days", "sun"]},
}


READS = {  # what each of them looks at in its query; all of them look at `lang`
    "/api/tables": ("game", "status", "free", "clock"),
    "/api/club/games": ("game", "status", "clock", "from", "seat"),
    "/api/club/statistics": ("game", "status", "clock"),
    "/api/club/ladder": ("game",),
    "/api/club/ladder/{person}": ("game",),
    "/api/tables/{table}/replay": ("as", "from", "count"),
    "/api/tables/{table}/teller": ("as",),
    "/api/tables/{table}/tally": ("as", "names"),
    "/api/tables/{table}/reviews/{seat}": ("names",),
    "/api/tables/{table}/asked": ("as", "at"),
    "/api/tables/{table}/described": ("seat", "names"),
}


def routes() -> list[Route]:
    """The page's own files read nothing but their path."""
    parts = (guests, sessions, games, tables, seats, records, results, reviews, practice, referees, puzzles)
    return [*(route for part in parts for route in part.ROUTES), *club.ROUTES]


def paths_of_the_page() -> list[str]:
    return [route.path for route in (*page.ROUTES, *health.ROUTES) if isinstance(route, Route)]


def path_of(route: Route) -> str:
    return re.sub(r"\{(\w+):\w+\}", r"{\1}", route.path)


def of_path(name: str) -> dict[str, Any]:
    if name == "table":
        return {"type": "string", "enum": [*STAND_INS, "nothing0"]}
    if name == "seat":
        return {"type": "integer", "enum": [0, 1, 2, 15, 16, 17, 10**9, 10**30]}
    if name == "number":
        return {"type": "string", "enum": ["1", "7", "0", "-1", "99999", "1234567", "x", "٣"]}
    if name == "game":
        return {"type": "string", "enum": [*catalogue.ids(), "nothing"]}
    if name == "question":
        return {"type": "string", "enum": [*(q for game in catalogue.games().values() for q in game.referees), "x"]}
    return {"type": "string", "minLength": 1}


def operation(route: Route, method: str) -> dict[str, Any]:
    path = path_of(route)
    names = re.findall(r"\{(\w+)\}", path)
    parameters = [{"name": name, "in": "path", "required": True, "schema": of_path(name)} for name in names]
    if method == "GET":
        parameters += [{"name": name, "in": "query", "schema": QUERIES[name]} for name in READS.get(path, ())]
    described: dict[str, Any] = {"parameters": parameters, "responses": {"default": {"description": "an answer"}}}
    body = BODIES.get((method, path))
    schema = {"$ref": f"#/components/schemas/{body.__name__}"} if body else {"type": "object"}
    if method in ("POST", "PUT"):
        described["requestBody"] = {"required": True, "content": {"application/json": {"schema": schema}}}
    return described


def schema() -> dict[str, Any]:
    _, components = msgspec.json.schema_components(BODIES.values(), ref_template="#/components/schemas/{name}")
    paths: dict[str, dict[str, Any]] = {}
    for route in routes():
        for method in sorted((route.methods or set()) - {"HEAD"}):
            paths.setdefault(path_of(route), {})[method.lower()] = operation(route, method)
    return {
        "openapi": "3.1.0",
        "info": {"title": "sexton", "version": "1"},
        "paths": paths,
        "components": {"schemas": components},
    }
