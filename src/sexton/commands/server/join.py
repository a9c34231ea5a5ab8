"""`sexton join`: play in the terminal, line by line, at a table of a server."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Mapping
from typing import Any

import click

from sexton.commands.common import lang_option
from sexton.commands.server.words import in_server_words, server_words
from sexton.kernel.chance.guard import Alarm
from sexton.kernel.interface import Refusal
from sexton.kernel.words import Words, plain
from sexton.remote.connection import Address, Session
from sexton.remote.game import Seated
from sexton.remote.typed_lines import Typed
from sexton.terminal.plain import InputEnded

EXAMPLES = """
\b
Examples:
  sexton join http://127.0.0.1:8020                        choose among the open tables
  sexton join http://127.0.0.1:8020 --new gravediggers --seats own,open,bot:greedy
  sexton join http://127.0.0.1:8020/t/ab12cd34 --name Ada  take a free seat
  sexton join 'http://127.0.0.1:8020/t/ab12cd34#seat=…'    your own seat, by its private link
  sexton join http://127.0.0.1:8020/t/ab12cd34 --watch

\b
Exit code: 0 after a game or when you leave; 1 if the table cheats at the shuffle, or the input ended before the
game did; 2 if the table cannot be reached.
"""
FAILED = 1


@click.command(epilog=EXAMPLES)
@click.argument("url")
@click.option("--name", default="", help="Your name.")
@click.option("--new", "game", help="Make a new table for this game.")
@click.option(
    "--seats",
    default="own,open",
    show_default=True,
    help="The seats of the new table: own, open, invited or bot:LEVEL.",
)
@click.option("--listed", is_flag=True, help="Show the new table in the list of tables.")
@click.option("--rated", is_flag=True, help="Agree to sit at a rated table, or make the new one rated; for members.")
@click.option("--watch", is_flag=True, help="Watch, and take no seat.")
@lang_option
@in_server_words
def join(
    url: str,
    name: str,
    game: str | None,
    seats: str,
    listed: bool,
    rated: bool,
    watch: bool,
    lang: str | None,
) -> None:
    """Play at a table of the server at URL, line by line."""
    address = Address(url)
    words = server_words(lang)
    session = Session(address.base)
    setup = {"game": game, "seats": [seat.replace(":", " ") for seat in seats.split(",")]} if game else None
    if setup and listed:
        setup["listing"] = "listed"
    if setup and rated:
        setup["rated"] = "on"
    try:
        asyncio.run(played(session, address, words, Wish(name, setup, rated=rated, watch=watch)))
    except KeyboardInterrupt:
        click.echo("")
    except Alarm:  # sounded already
        sys.exit(FAILED)
    except InputEnded as ended:
        click.echo(words.say(str(ended)), err=True)
        sys.exit(FAILED)


class Wish:
    """What the player asked for on the command line."""

    def __init__(self, name: str, setup: Mapping[str, Any] | None, *, rated: bool, watch: bool) -> None:
        self.name, self.setup, self.rated, self.watch = name, setup, rated, watch


async def played(session: Session, address: Address, words: Words, wish: Wish) -> None:
    lines = Typed(sys.stdin)
    if not (await session.get("/api/guest"))["name"] or wish.name:
        await session.post("/api/guest", name=wish.name or await asked(lines, words.say("join-name")) or "?")
    table = address.table
    if address.token:
        await session.post(f"/api/tables/{table}/claim", token=address.token, rated=wish.rated)
    elif wish.setup is not None:
        table = await made(session, words, wish.setup)
    elif not table:
        table = await chosen(session, words, lines)
    while table:
        if not wish.watch:
            await seated(session, words, table, wish.rated)
        game = Seated(session, table, words.language, lines, lambda line: click.echo(plain(line)))
        await game.run()
        table = game.next_table


async def asked(lines: Typed, question: str) -> str:
    click.echo(question)
    return await lines.line() or ""


async def made(session: Session, words: Words, setup: Mapping[str, Any]) -> str:
    created = await session.post("/api/tables", setup=dict(setup))
    click.echo(words.say("join-invite", url=created["url"]))
    for invitation in created["invitations"]:
        click.echo(words.say("join-invitation", seat=invitation["seat"]))
        click.echo(invitation["url"])
    return str(created["id"])


async def chosen(session: Session, words: Words, lines: Typed) -> str:
    """One of my own unfinished tables, or an open one."""
    own = [table for table in await session.get("/api/mine") if table["status"] in ("waiting", "dealing", "playing")]
    free = await session.get("/api/tables?status=waiting&free=1")
    tables = [*own, *(table for table in free if not table["you"])]
    if not tables:
        click.echo(words.say("join-no-tables", url=session.base))
        return ""
    click.echo(words.say("join-tables"))
    for number, table in enumerate(tables, start=1):
        players = ", ".join(chair["name"] or chair["bot"] or "…" for chair in table["chairs"])
        click.echo(words.say("join-table", number=number, title=table["title"], id=table["id"], players=players))
    picked = await asked(lines, words.say("join-which"))
    return str(tables[int(picked) - 1]["id"]) if picked.isdigit() and 1 <= int(picked) <= len(tables) else ""


async def seated(session: Session, words: Words, table: str, rated: bool = False) -> None:
    """My seat, or the first free one; nothing free: we watch."""
    facts = await session.get(f"/api/tables/{table}")
    mine = list(facts["you"])
    for seat in () if mine else facts["free"]:
        try:
            mine = [(await session.post(f"/api/tables/{table}/seats/{seat}", rated=rated))["seat"]]
            break
        except Refusal as refusal:
            if refusal.message != "seat-taken":  # somebody was quicker
                raise
    if mine:
        click.echo(words.say("join-seated", seat=", ".join(map(str, mine)), id=table))
    else:
        click.echo(words.say("join-watching", id=table))
