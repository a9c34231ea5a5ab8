"""`sexton bot`: a bot of your own takes a seat at a table of a server."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import click

from sexton.commands.common import lang_option
from sexton.commands.server.words import in_server_words, server_words
from sexton.kernel.chance.guard import Alarm
from sexton.kernel.words import Words, plain
from sexton.remote.bot import BotSeat, BotSession
from sexton.remote.bot_file import Chooser, loaded
from sexton.remote.connection import Address

EXAMPLES = """
\b
Examples:
  sexton bot examples/write_a_bot.py --url http://127.0.0.1:8020/t/ab12cd34 --token …
  SEXTON_BOT_TOKEN=… sexton bot mine.py --url https://tables.example     the first table that lets it in

\b
FILE contains one class with a method `choose(self, view, heard, moves, dice)`. Members make tokens on the
page of the club; the table must have been made with bots allowed.

\b
Exit code: 0 after the game; 1 if the table cheats at the shuffle; 2 if the bot fails, answers what it may not, or
cannot sit there.
"""
FAILED = 1


@click.command(epilog=EXAMPLES)
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option("--url", required=True, help="The address of the server, or of a table.")
@click.option(
    "--token", required=True, envvar="SEXTON_BOT_TOKEN", help="The bot's token; safer in SEXTON_BOT_TOKEN than here."
)
@lang_option
@in_server_words
def bot(file: Path, url: str, token: str, lang: str | None) -> None:
    """Seat the bot in FILE at a table, and let it play the game."""
    words, address, found = server_words(lang), Address(url), loaded(file)
    try:
        asyncio.run(played(address, token, found, file, words))
    except KeyboardInterrupt:
        click.echo("")
    except Alarm as alarm:
        click.echo(words.say(f"alarm-{alarm.what}"), err=True)
        sys.exit(FAILED)


async def played(address: Address, token: str, found: Chooser, file: Path, words: Words) -> None:
    session = BotSession(address.base)
    name = (await session.post("/api/bots/enter", token=token))["name"]
    table = address.table or await session.first_table()
    seat = await session.seat_at(table)
    click.echo(plain(words.say("bot-seated", name=name, seat=seat, table=table)))
    await BotSeat(session, table, words.language, found, file, lambda line: click.echo(plain(line))).run()
