"""`sexton backup`: a copy of all tables, while the server runs."""

from __future__ import annotations

import asyncio
from pathlib import Path

import click

from sexton.commands.common import lang_option
from sexton.commands.server.words import in_server_words, server_words

EXAMPLES = """
\b
Examples:
  sexton backup tables.backup
  sexton backup tables.backup --database postgresql://sexton@db/sexton

\b
A backup is one SQLite file, whatever it was made from. It holds secrets of running games: protect it as you protect the
database.
"""


@click.command(epilog=EXAMPLES)
@click.argument("path", type=click.Path(dir_okay=False, path_type=Path))
@click.option("--database", help="A SQLite file, or postgresql://…; sexton.db by default.")
@click.option("--config", type=click.Path(exists=True, dir_okay=False, path_type=Path), help="A TOML file of settings.")
@lang_option
@in_server_words
def backup(path: Path, database: str | None, config: Path | None, lang: str | None) -> None:
    """Copy all tables into the file PATH. The server may be running."""
    from sexton.server.settings import read_settings
    from sexton.server.store.backups import back_up

    settings = read_settings(config, None, {"database": database})
    tables = asyncio.run(back_up(settings.database, path))
    click.echo(server_words(lang).say("backup-done", tables=tables, path=str(path)))
