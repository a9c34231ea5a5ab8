"""`sexton restore`: all tables as they were in a backup."""

from __future__ import annotations

import asyncio
from pathlib import Path

import click

from sexton.commands.common import lang_option
from sexton.commands.server.words import in_server_words, server_words

EXAMPLES = """
\b
Examples:
  sexton restore tables.backup
  sexton restore tables.backup --database postgresql://sexton@db/sexton      from one kind of database to the other

\b
Everything that happened after the backup is lost. A running server notices, and reloads its tables.
"""


@click.command(epilog=EXAMPLES)
@click.argument("path", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option("--database", help="A SQLite file, or postgresql://…; sexton.db by default.")
@click.option("--config", type=click.Path(exists=True, dir_okay=False, path_type=Path), help="A TOML file of settings.")
@lang_option
@in_server_words
def restore(path: Path, database: str | None, config: Path | None, lang: str | None) -> None:
    """Restore the tables as they were when the backup PATH was made. The server may be running."""
    from sexton.server.settings import read_settings
    from sexton.server.store.backups import put_back

    settings = read_settings(config, None, {"database": database})
    tables = asyncio.run(put_back(path, settings.database))
    click.echo(server_words(lang).say("restore-done", tables=tables, path=str(path)))
