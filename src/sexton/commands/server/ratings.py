"""`sexton ratings`: the ratings of a server's club, checked and worked out anew."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import click

from sexton.commands.common import json_option, lang_option
from sexton.commands.server.words import in_server_words, server_words

DIFFER = 1
EXAMPLES = """
\b
Examples:
  sexton ratings rebuild --check
  sexton ratings rebuild --database postgresql://sexton@db/sexton --json
"""


@click.group(epilog=EXAMPLES)
def ratings() -> None:
    """Look after the ratings of a server's club."""


@ratings.command(epilog=EXAMPLES)
@click.option("--database", help="A SQLite file, or postgresql://…; sexton.db by default.")
@click.option("--config", type=click.Path(exists=True, dir_okay=False, path_type=Path), help="A TOML file of settings.")
@click.option("--check", is_flag=True, help="Change nothing; exit code 1 if anything differs.")
@json_option
@lang_option
@in_server_words
def rebuild(database: str | None, config: Path | None, check: bool, as_json: bool, lang: str | None) -> None:
    """Compute every rating again from the stored games.

    Games count in the order in which they ended, and then by their id; the same games give the very same numbers. A
    SQLite file must not be in use by a server meanwhile; with PostgreSQL, games that end meanwhile are counted after.
    """
    from sexton.server.app import store_for
    from sexton.server.nodes.ratings import rework
    from sexton.server.settings import read_settings
    from sexton.server.sources import Sources

    settings = read_settings(config, None, {"database": database})
    if "://" not in settings.database:
        from sexton.server.store.backups import existing

        existing(Path(settings.database).expanduser())
    done = asyncio.run(rework(store_for(settings), Sources(), check=check))
    facts = {"games": done.games, "counted": done.counted, "ratings": done.ratings}
    facts |= {"differ": done.differ, "unread": done.unread}
    said = "ratings-checked" if check else "ratings-rebuilt"
    click.echo(json.dumps(facts) if as_json else server_words(lang).say(said, **facts))
    if check and done.differ:
        click.get_current_context().exit(DIFFER)
