"""`sexton serve`: tables over the network, for people, terminals and programs."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path
from typing import Any

import click

from sexton.commands.common import lang_option
from sexton.commands.server.words import in_server_words, server_words
from sexton.kernel.words import Words

EXAMPLES = """
\b
Examples:
  sexton serve                                    on this machine alone
  sexton serve --host 0.0.0.0                     for the living room: prints a QR code
  sexton serve --database postgresql://sexton@db/sexton --port 8021
  sexton serve --config /etc/sexton.toml
  SEXTON_LOG_FORM=json sexton serve               settings also come from the environment
"""


@click.command(epilog=EXAMPLES)
@click.option("--host", help="Where to listen; 127.0.0.1 by default.")
@click.option("--port", type=click.IntRange(0, 65535), help="8020 by default; 0: any free one.")
@click.option("--database", help="A SQLite file, or postgresql://…; sexton.db by default.")
@click.option("--public-url", help="The address by which people reach it, if it is behind a proxy.")
@click.option("--config", type=click.Path(exists=True, dir_okay=False, path_type=Path), help="A TOML file of settings.")
@click.option("--qr/--no-qr", default=None, help="Print the address as a QR code; by default if others can reach it.")
@lang_option
@in_server_words
def serve(config: Path | None, qr: bool | None, lang: str | None, **given: Any) -> None:
    """Start a server: one file, no other service. Whoever opens its address can play."""
    from sexton.server.logs import set_up_logs
    from sexton.server.settings import read_settings

    settings = read_settings(config, None, given)
    set_up_logs(settings)
    words = server_words(lang)
    run(settings, qr, words)


def run(settings: Any, qr: bool | None, words: Words) -> None:
    from sexton.server.app import create_app
    from sexton.server.garbage import with_rare_gc
    from sexton.server.run import bound, server_for, url_of

    app = create_app(settings)
    with bound(settings) as listening:
        url = url_of(settings, listening.getsockname()[1])
        shows_qr = qr if qr is not None else "127.0.0.1" not in url
        server = server_for(
            app, settings, lambda: announce(url, settings.database, shows_qr, app.state.steward_link, words)
        )
        try:
            with asyncio.Runner(loop_factory=loop_factory()) as runner:
                runner.run(with_rare_gc(server.serve(sockets=[listening])))
        except SystemExit:  # how uvicorn reports that it could not start
            if app.state.problem is None:
                raise
    if app.state.problem is not None:
        raise app.state.problem
    if not server.started:
        raise SystemExit(1)


def loop_factory() -> Any:
    """uvloop if it is installed; the standard loop does the same more slowly."""
    try:
        import uvloop
    except ImportError:
        return None
    return None if os.environ.get("SEXTON_LOOP") == "asyncio" else uvloop.new_event_loop


def announce(url: str, database: str, qr: bool, steward_link: str, words: Words) -> None:
    import segno

    click.echo(words.say("serve-at", url=url))
    if qr:
        segno.make(url, micro=False).terminal(compact=True)
    click.echo(words.say("serve-join", url=url))
    if steward_link:
        click.echo(words.say("serve-steward", url=f"{url}/club#steward={steward_link}"))
    shown = database.rpartition("@")[2] if "://" in database else database  # a password is nobody's business
    click.echo(words.say("serve-stop", database=shown))
