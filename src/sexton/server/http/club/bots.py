"""Requests about bots that members bring along: tokens made and ended, and how a bot comes in with one."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from sexton.kernel.interface import Refusal
from sexton.server.http.club.members import must_be_member
from sexton.server.http.headers import address_of
from sexton.server.http.requests import as_json, body_of, endpoint, site_of
from sexton.server.http.sessions import begin_session, cleaned_name, end_sessions, must_be_guest, with_cookie
from sexton.server.http.signer import TOKEN_LETTERS, hashed
from sexton.server.http.site import Site
from sexton.server.store.bots import BotToken, guest_of_bot
from sexton.server.store.guests import Guest
from sexton.server.wire.club.bots import BotEntered, BotMade, BotShown, EnterBot, NewBot

MOST_BOTS = 10  # of one member
MOST_SESSIONS = 5  # of one bot: the one not used for longest gives way
ID_LETTERS = 12


def shown(bot: BotToken) -> BotShown:
    return BotShown(bot.id, bot.name, int(bot.created), int(bot.used))


@endpoint
async def bots_of(request: Request) -> Response:
    guest = await must_be_guest(request)
    return as_json([shown(one) for one in await site_of(request).store.bots(guest.id)])


@endpoint
async def make(request: Request) -> Response:
    """The token is told this once; of it a hash is kept."""
    site, guest, asked = site_of(request), await must_be_guest(request), await body_of(request, NewBot)
    await must_be_member(request, guest)
    await site.gate.check_not_removed(guest.id)
    site.shared.limits.spend("claim", address_of(request))
    name = cleaned_name(asked.name)
    if not name:
        raise Refusal("server", "name-needed")
    token = site.sources.name(TOKEN_LETTERS)
    bot = BotToken(site.sources.name(ID_LETTERS), guest.id, name, hashed("bot", token), site.sources.now(), 0.0)
    if not await site.store.add_bot(bot, MOST_BOTS):
        raise Refusal("server", "too-many-bots", count=MOST_BOTS)
    return as_json(BotMade(shown(bot), token), 201)


@endpoint
async def end(request: Request) -> Response:
    """Its sockets are closed at once; its seat stays for the table to deal with, as that of anybody who is gone."""
    site, guest, name = site_of(request), await must_be_guest(request), str(request.path_params["bot"])
    bot = await site.store.bot(name) if name.isalnum() else None
    if bot is None or bot.guest != guest.id or not await end_bot(site, bot):
        raise Refusal("server", "no-such-bot")
    return as_json([shown(one) for one in await site.store.bots(guest.id)])


async def end_bot(site: Site, bot: BotToken) -> bool:
    """Whether its token was still good."""
    ended, whose = await site.store.remove_bot(bot.guest, bot.id), guest_of_bot(bot.id)
    await end_sessions(site, whose, [one.id for one in await site.store.sessions(whose)])
    return ended


@endpoint
async def enter(request: Request) -> Response:
    """A session for the bot: what comes with its cookie may take seats that bots may have, and answer there."""
    site, asked = site_of(request), await body_of(request, EnterBot)
    site.shared.limits.spend("claim", address_of(request))
    now = site.sources.now()
    bot = await site.store.bot_with_token(hashed("bot", asked.token), now)
    if bot is None:
        raise Refusal("server", "no-such-bot")
    guest = await site.store.guest(guest_of_bot(bot.id)) or Guest(guest_of_bot(bot.id), bot.name, now, now)
    await site.store.save_guest(guest)
    oldest = [one.id for one in await site.store.sessions(guest.id)][MOST_SESSIONS - 1 :]
    await end_sessions(site, guest.id, oldest)
    session = await begin_session(request, guest)
    if await site.store.bot(bot.id) is None:  # ended meanwhile, by somebody who could not see this session yet
        await end_sessions(site, guest.id, [session.id])
        raise Refusal("server", "no-such-bot")
    return with_cookie(request, as_json(BotEntered(bot.name), 201))


ROUTES = [
    Route("/api/bots", bots_of, methods=["GET"]),
    Route("/api/bots", make, methods=["POST"]),
    Route("/api/bots/enter", enter, methods=["POST"]),
    Route("/api/bots/{bot}", end, methods=["DELETE"]),
]
