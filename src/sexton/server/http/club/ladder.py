"""Requests about ratings: the ladder of a game, somebody's page on it, what a rated game has changed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from sexton.kernel import catalogue
from sexton.kernel.interface import Refusal
from sexton.server.club.history import Person
from sexton.server.club.ratings.anchors import anchors_of
from sexton.server.club.ratings.model import PROVISIONAL, TICKS
from sexton.server.club.ratings.pairings import Pairing, pairings
from sexton.server.http.requests import as_json, endpoint, site_of, table_in
from sexton.server.http.sessions import guest_id, must_be_guest
from sexton.server.nodes.ratings import count_all, persons
from sexton.server.store.documents import PLAYED
from sexton.server.store.persons import PERSON_LETTERS
from sexton.server.store.ratings import KnownMember, RatedSeat
from sexton.server.table.seats.requests import Summary
from sexton.server.wire.bodies import TableListed
from sexton.server.wire.budgets import LOADED_LINE, PAYER
from sexton.server.wire.ratings import (
    BotAnchor,
    GameRated,
    LadderRow,
    LadderShown,
    PairingShown,
    RatedGame,
    RatedPerson,
    SeatRated,
)

MOST_ROWS, MOST_GAMES = 500, 500
LISTED_GAMES = 50
Members = Mapping[str, KnownMember]  # by pseudonym
Seen = tuple[int, RatedSeat]  # when the game ended


def points(ticks: int) -> float:
    return round(ticks / TICKS, 2)


async def known(request: Request) -> tuple[Person, Members]:
    """Who is who, for whoever may come in; and everything that waits is counted first."""
    site = site_of(request)
    await site.gate.check(await guest_id(request), "come")
    person = await persons(site.store, site.sources)
    await count_all(site.store, person)
    members = await site.store.known_members()
    pay_for(len(members))
    return person, {person(one.guest): one for one in members}


def pay_for(rows: int) -> None:
    """The store reads in threads of its own, where nobody's time is measured."""
    if (payer := PAYER.get()) is not None:
        payer.charge(LOADED_LINE * rows)


async def own_person(request: Request, person: Person) -> str:
    guest = await guest_id(request)
    return person(guest) if guest else ""


def game_asked(request: Request) -> str:
    return catalogue.find(request.query_params.get("game", "")[:64]).id


@endpoint
async def ladder(request: Request) -> Response:
    """?game=: members with a rating, the strongest first; those with a provisional one come after all others."""
    game = game_asked(request)
    person, members = await known(request)
    found = await site_of(request).store.ladder(game, MOST_ROWS)
    pay_for(sum(one.played for _, one in found))
    return as_json(
        LadderShown(
            game,
            catalogue.find(game).title,
            rows(found, members, await own_person(request, person)),
            bots(game),
            PROVISIONAL,
        )
    )


def rows(found: Sequence[Seen], members: Members, you: str) -> tuple[LadderRow, ...]:
    """Who has left the house has no name, and is not on the ladder."""
    here = [(ended, one) for ended, one in found if one.person in members]
    settled = [one for one in here if one[1].played >= PROVISIONAL]
    better = [one.mu for _, one in settled]
    ranked = [row(ended, one, members, you, 1 + sum(mu > one.mu for mu in better)) for ended, one in settled]
    return (*ranked, *(row(ended, one, members, you) for ended, one in here if one.played < PROVISIONAL))


def row(ended: int, one: RatedSeat, members: Members, you: str, rank: int = 0) -> LadderRow:
    member = members[one.person]
    return LadderRow(
        rank,
        one.person,
        member.name,
        member.colour,
        member.emblem,
        points(one.mu),
        points(one.sigma),
        one.played,
        points(one.mu - one.mu_before),
        ended // 1_000_000,
        one.person == you,
    )


def bots(game: str) -> tuple[BotAnchor, ...]:
    found = sorted(anchors_of(game).items(), key=lambda one: (-one[1].mu, one[0]))
    return tuple(BotAnchor(level, points(one.mu), points(one.sigma)) for level, one in found)


@endpoint
async def one_person(request: Request) -> Response:
    """?game=: with whom they play rated games, how those went, and the last of them."""
    game, asked = game_asked(request), str(request.path_params["person"])
    person, members = await known(request)
    store = site_of(request).store
    if asked not in members or len(asked) != PERSON_LETTERS:
        raise Refusal("server", "no-such-person")
    found = await store.rated_games(game, asked, MOST_GAMES)
    pay_for(len(found))
    if not found:
        raise Refusal("server", "no-such-person")
    you = await own_person(request, person)
    ladder_rows = rows(await store.ladder(game, MOST_ROWS), members, you)
    games = [list(seats) for _, seats in groupby(found, key=lambda one: one[1].number)]
    met = pairings(asked, [[one for _, one in seats] for seats in games])
    return as_json(
        RatedPerson(
            next((one for one in ladder_rows if one.person == asked), row(*mine(games[0], asked), members, you)),
            game,
            catalogue.find(game).title,
            tuple(pairing(one, members) for one in met.found),
            met.narrow,
            tuple(rated_game(seats, asked, members, you) for seats in games[:LISTED_GAMES]),
        )
    )


def mine(seats: Sequence[Seen], person: str) -> Seen:
    return next(one for one in seats if one[1].person == person)


def pairing(one: Pairing, members: Members) -> PairingShown:
    name = members[one.person].name if one.person in members else ""
    return PairingShown(
        one.person, name, one.bot, one.games, one.before, one.behind, one.equal, points(one.gained)
    )  # fmt: skip


def rated_game(seats: Sequence[Seen], person: str, members: Members, you: str) -> RatedGame:
    ended, own = mine(seats, person)
    others = [one for _, one in seats if one is not own]
    return RatedGame(
        ended // 1_000_000,
        own.table if any(one.person == you for _, one in seats if you) else "",
        own.place,
        len(seats),
        points(own.mu - own.mu_before),
        points(own.mu),
        tuple(
            f"bot {one.bot}" if one.bot else members[one.person].name if one.person in members else "" for one in others
        ),
    )


@endpoint
async def changed(request: Request) -> Response:
    """What a rated game that is over has changed, for those who played it."""
    site, guest, table = site_of(request), await must_be_guest(request), table_in(request)
    about = msgspec.json.decode(await site.tables.request(table, guest.id, Summary()), type=TableListed)
    if not about.you:
        raise Refusal("server", "no-seat-of-yours")
    if about.rated != "on" or about.status not in PLAYED:
        raise Refusal("server", "game-not-over")
    await count_all(site.store, await persons(site.store, site.sources))
    found = await site.store.rated_seats(table)
    return as_json(GameRated(bool(found), tuple(map(seat_rated, found)), PROVISIONAL))


def seat_rated(one: RatedSeat) -> SeatRated:
    change = points(one.mu - one.mu_before)
    return SeatRated(one.seat, one.place, points(one.mu), points(one.sigma), change, one.played, one.bot)


ROUTES = [
    Route("/api/club/ladder", ladder, methods=["GET"]),
    Route("/api/club/ladder/{person}", one_person, methods=["GET"]),
    Route("/api/tables/{table}/rated", changed, methods=["GET"]),
]
