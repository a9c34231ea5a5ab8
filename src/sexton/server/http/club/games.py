"""Requests about what somebody has played: their games, what those add up to, and what is put away."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from sexton.server.club.history import Played, Wanted, history
from sexton.server.club.statistics import statistics
from sexton.server.http.requests import as_json, body_of, endpoint, number_in, site_of, table_in
from sexton.server.http.sessions import must_be_guest
from sexton.server.store.documents import Sheet
from sexton.server.store.persons import KEY_BYTES, PERSON_KEY, person_of
from sexton.server.store.table_lists import Filter
from sexton.server.table.hearers.outgoing import title_of
from sexton.server.table.seats.requests import Archive
from sexton.server.wire.club.members import Archived, GamePlayer, GameShown, GamesShown
from sexton.server.wire.meter import paid_in_thread

MOST_GAMES = 2_000  # that are looked at: those that changed last
AT_ONCE = 50


def wanted_in(request: Request) -> Wanted:
    """?game=&status=&company=&level=&seats=&clock=&person="""
    asked = request.query_params
    texts = {name: asked.get(name, "")[:64] for name in Wanted.__struct_fields__ if name != "seats"}
    return Wanted(seats=number_in(asked.get("seats") or "0"), **texts)


async def found_for(request: Request, wanted: Wanted) -> list[Played]:
    """The newest first. Reading a thousand sheets takes a while: in a thread, at the expense of whoever asks."""
    site, guest = site_of(request), await must_be_guest(request)
    key = await site.store.kept_key(PERSON_KEY, site.sources.bytes(KEY_BYTES))
    stored = await site.store.tables(Filter(guest=guest.id, limit=MOST_GAMES))

    def sheets() -> Iterator[Sheet]:
        return (msgspec.json.decode(one.sheet, type=Sheet) for one in stored)

    def work() -> list[Played]:
        return [one for one in history(sheets(), guest.id, lambda whose: person_of(key, whose)) if wanted.fits(one)]

    return await paid_in_thread(work)


@endpoint
async def games(request: Request) -> Response:
    """&from=50: what comes after the first fifty."""
    first = number_in(request.query_params.get("from") or "0")
    found = await found_for(request, wanted_in(request))
    some = tuple(shown(one) for one in found[first : first + AT_ONCE])
    return as_json(GamesShown(some, len(found), first + len(some) < len(found)))


def shown(one: Played) -> GameShown:
    players = tuple(
        GamePlayer(player.person, player.name, player.bot, player.score, player.place) for player in one.players
    )
    return GameShown(
        one.id,
        one.game,
        title_of(one.game),
        one.status,
        int(one.created),
        int(one.finished),
        one.clock,
        one.hints,
        one.rated,
        one.own,
        players,
        one.archived,
        one.may_close,
    )


@endpoint
async def added_up(request: Request) -> Response:
    wanted = wanted_in(request)
    found = await found_for(request, wanted)
    return as_json(await paid_in_thread(lambda: statistics(found)))


@endpoint
async def archive(request: Request) -> Response:
    """Out of the list of what was played last, and back; it counts all the same."""
    guest, asked = await must_be_guest(request), await body_of(request, Archived)
    await site_of(request).tables.request(table_in(request), guest.id, Archive(asked.archived))
    return as_json({})


ROUTES = [
    Route("/api/club/games", games, methods=["GET"]),
    Route("/api/club/games/{table}", archive, methods=["PUT"]),
    Route("/api/club/statistics", added_up, methods=["GET"]),
]
