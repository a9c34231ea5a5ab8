"""`sexton club`: looking after the club of a server from its command line."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import click

from sexton.commands.common import json_option, lang_option
from sexton.commands.server import doors, reports
from sexton.commands.server.words import in_server_words, server_words

EXAMPLES = (
    """
\b
Examples:
  sexton club settings --doors invitation --name "The Lantern"
  sexton club invite --uses 4 --days 14
  sexton club steward-link
  sexton club members
  sexton club reports
  sexton club log

Those about a table, and `remove`, are orders: a running server carries them out within seconds, or the next that
starts.
`sexton club COMMAND --help` has examples of each.
"""
    + doors.EXIT
)
REBUILD = (
    """
\b
Examples:
  sexton club rebuild
  sexton club rebuild --database postgresql://sexton@db/sexton --json
"""
    + doors.EXIT
)


@click.group(epilog=EXAMPLES)
def club() -> None:
    """Look after the club of a server: who comes in, its stewards, its results.

    All but `rebuild` may be done while the server runs, which notices within seconds.
    """


for command in (*doors.COMMANDS, *reports.COMMANDS):
    club.add_command(command)


@club.command(epilog=REBUILD)
@click.option("--database", help="A SQLite file, or postgresql://…; sexton.db by default.")
@click.option("--config", type=click.Path(exists=True, dir_okay=False, path_type=Path), help="A TOML file of settings.")
@json_option
@lang_option
@in_server_words
def rebuild(database: str | None, config: Path | None, as_json: bool, lang: str | None) -> None:
    """Compute every result again from its record.

    Lists and statistics follow from these results and from who sat where, and are stored nowhere else. A SQLite
    file must not be in use by a server meanwhile; with PostgreSQL, tables that a node holds just now are passed over.
    """
    from sexton.server.app import store_for
    from sexton.server.nodes.rebuild import rebuild_results
    from sexton.server.settings import read_settings

    settings = read_settings(config, None, {"database": database})
    if "://" not in settings.database:
        from sexton.server.store.backups import existing

        existing(Path(settings.database).expanduser())
    done = asyncio.run(rebuild_results(store_for(settings)))
    facts = {"games": done.games, "changed": done.changed, "unread": done.unread, "held": done.held}
    click.echo(json.dumps(facts) if as_json else server_words(lang).say("club-rebuilt", **facts))
