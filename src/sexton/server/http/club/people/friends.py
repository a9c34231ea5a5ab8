"""Requests about friends: by a link, or after a game; and who of the club is here."""

from __future__ import annotations

from collections.abc import Iterable

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from sexton.kernel import catalogue
from sexton.kernel.interface import Refusal
from sexton.server.club.history import Person
from sexton.server.club.ratings.model import PROVISIONAL
from sexton.server.http.club.ladder import points
from sexton.server.http.club.people.whom import (
    MOST_HERE,
    guest_called,
    guest_meant,
    member_of_the_house,
    note_here,
    person_in,
)
from sexton.server.http.headers import address_of
from sexton.server.http.requests import as_json, base_url, body_of, endpoint, site_of
from sexton.server.http.routes.seats import qr_of
from sexton.server.http.sessions import recognise_guest
from sexton.server.http.signer import TOKEN_LETTERS, hashed
from sexton.server.http.site import Site
from sexton.server.nodes.ratings import count_all
from sexton.server.store.club.people import Known
from sexton.server.store.guests import Guest
from sexton.server.table.clocks import DAY
from sexton.server.table.hearers.outgoing import title_of
from sexton.server.wire.club.people import (
    CallShown,
    FriendLink,
    FriendMade,
    FriendRating,
    FriendShown,
    FriendsShown,
    HereShown,
    NewFriend,
    PersonHere,
    PersonKnown,
    ShowMe,
)

LINK = "friend link"  # what is hashed with a token
LINK_DAYS = 7
MOST_LINKS, MOST_FRIENDS, MOST_ASKED = 10, 200, 50


@endpoint
async def here(request: Request) -> Response:
    """I am here. Who else is, who waits for me at a table, and how many want to be my friends."""
    site, guest = site_of(request), await recognise_guest(request)
    standing = await site.gate.book.standing(guest.id if guest else "")
    if guest is None or not standing.member or standing.removed:
        return as_json(HereShown(False))
    await note_here(request, guest.id)
    person, now, people = await person_in(request), site.sources.now(), site.people
    found = tuple(
        PersonHere(person(one.guest), one.name, one.colour, one.emblem, one.since > 0)
        for one in await people.here(guest.id, now, MOST_HERE)
    )
    calls = tuple(
        CallShown(one.table, title_of(one.game), one.name, int(one.at), one.rated)
        for one in await people.calls(guest.id, now)
    )
    return as_json(HereShown(True, found, calls, len(await people.asking(guest.id))))


@endpoint
async def show(request: Request) -> Response:
    guest, asked = await member_of_the_house(request), await body_of(request, ShowMe)
    await site_of(request).people.show(guest.id, asked.shown)
    return as_json(asked)


# Friends


@endpoint
async def friends(request: Request) -> Response:
    return as_json(await friends_of(request, await member_of_the_house(request)))


async def friends_of(request: Request, guest: Guest) -> FriendsShown:
    site, person = site_of(request), await person_in(request)
    people, now = site.people, site.sources.now()
    found = await people.tied(guest.id, "friend")
    there = {one.guest for one in await people.here(guest.id, now, MOST_FRIENDS)}
    ratings = await ratings_of(site, person, found)
    return FriendsShown(
        tuple(
            FriendShown(*known(one, person), one.guest in there, tuple(ratings.get(person(one.guest), ())))
            for one in found
        ),
        told(await people.asking(guest.id), person),
        told(await people.tied(guest.id, "asked"), person),
        told(await people.tied(guest.id, "mute"), person),
        told(await people.tied(guest.id, "block"), person),
        await people.shown(guest.id),
    )


def known(one: Known, person: Person) -> tuple[str, str, str, str, int]:
    return person(one.guest), one.name, one.colour, one.emblem, int(one.since)


def told(found: Iterable[Known], person: Person) -> tuple[PersonKnown, ...]:
    return tuple(PersonKnown(*known(one, person)) for one in found)


async def ratings_of(site: Site, person: Person, found: Iterable[Known]) -> dict[str, list[FriendRating]]:
    names = [person(one.guest) for one in found]
    rated: dict[str, list[FriendRating]] = {}
    await count_all(site.store, person)
    for game in catalogue.ids() if names else ():
        for one in await site.store.ratings(game, names):
            shown = FriendRating(title_of(game), points(one.mu), one.played < PROVISIONAL)
            rated.setdefault(one.person, []).append(shown)
    return rated


@endpoint
async def link(request: Request) -> Response:
    """Whoever opens it becomes a friend, once and within a week."""
    site, guest = site_of(request), await member_of_the_house(request)
    token, until = site.sources.name(TOKEN_LETTERS), site.sources.now() + LINK_DAYS * DAY
    await site.people.add_link(hashed(LINK, token), guest.id, until, MOST_LINKS)
    url = f"{base_url(request)}/club#friend={token}"
    return as_json(FriendLink(url, qr_of(url), int(until)), 201)


@endpoint
async def befriend(request: Request) -> Response:
    """By a link of theirs; or I ask, and if they have asked me, too, we are friends."""
    guest, asked = await member_of_the_house(request), await body_of(request, NewFriend)
    made = await by_link(request, guest, asked.token) if asked.token else await by_asking(request, guest, asked)
    return as_json(made, 201)


async def by_link(request: Request, guest: Guest, token: str) -> FriendMade:
    """The link of somebody who has blocked me is one that is no longer valid."""
    site, now, mark = site_of(request), site_of(request).sources.now(), hashed(LINK, token)
    site.shared.limits.spend("claim", address_of(request))
    whom = await site.people.link_of(mark, now)
    if whom == guest.id:
        raise Refusal("server", "own-link")
    other = await site.store.guest(whom) if whom else None
    gone = (await site.gate.book.standing(whom)).removed
    if other is None or gone or whom in (await site.people.apart(guest.id)).by:
        raise Refusal("server", "no-such-link")
    await check_room(site, guest.id, whom)
    if not await site.people.use_link(mark):
        raise Refusal("server", "no-such-link")
    await site.people.befriend(guest.id, whom, now)
    return FriendMade(other.name, True)


async def by_asking(request: Request, guest: Guest, asked: NewFriend) -> FriendMade:
    """Who has blocked me is asked like anybody else, and never hears of it."""
    site, now = site_of(request), site_of(request).sources.now()
    whom = await guest_meant(request, guest, asked)
    other = await site.store.guest(whom)
    if other is None or whom == guest.id:
        raise Refusal("server", "no-such-person")
    if await site.store.member(whom) is None:
        raise Refusal("server", "no-member-yet", name=other.name)
    if await site.people.are_friends(guest.id, whom):
        return FriendMade(other.name, True)
    await check_room(site, guest.id, whom)
    if "asked" in (await site.people.ties(whom)).get(guest.id, ()):
        await site.people.befriend(guest.id, whom, now)
        return FriendMade(other.name, True)
    if await site.people.count(guest.id, "asked") >= MOST_ASKED:
        raise Refusal("server", "too-many-asked", count=MOST_ASKED)
    await site.people.untie(guest.id, whom, "block")
    await site.people.tie(guest.id, whom, "asked", now)
    return FriendMade(other.name, False)


async def check_room(site: Site, *guests: str) -> None:
    for guest in guests:
        if await site.people.count(guest, "friend") >= MOST_FRIENDS:
            raise Refusal("server", "too-many-friends", count=MOST_FRIENDS)


@endpoint
async def part(request: Request) -> Response:
    """Friends no longer; or what was asked, by either, is taken back."""
    guest = await member_of_the_house(request)
    whom = await guest_called(request, guest, str(request.path_params["person"]))
    await site_of(request).people.part(guest.id, whom)
    return as_json(await friends_of(request, guest))


ROUTES = [
    Route("/api/club/here", here, methods=["POST"]),
    Route("/api/club/here", show, methods=["PUT"]),
    Route("/api/club/friends", friends, methods=["GET"]),
    Route("/api/club/friends", befriend, methods=["POST"]),
    Route("/api/club/friends/link", link, methods=["POST"]),
    Route("/api/club/friends/{person}", part, methods=["DELETE"]),
]
