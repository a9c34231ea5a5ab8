"""What the commands about servers share: their refusals are said in the server's words."""

from __future__ import annotations

import functools
from collections.abc import Callable
from pathlib import Path
from typing import Any

import click

import sexton
from sexton.commands.common import FOLDER, LANGUAGE
from sexton.kernel.interface import Refusal
from sexton.kernel.words import Words, language_of, plain

SERVER_FOLDER = Path(sexton.__file__).parent / "server"
REFUSED = 2


def server_words(language: str | None, *folders: Path) -> Words:
    return Words(language_of(language), FOLDER, SERVER_FOLDER, *folders)


def in_server_words(command: Callable[..., None]) -> Callable[..., None]:
    @functools.wraps(command)
    def told(*arguments: Any, **options: Any) -> None:
        try:
            command(*arguments, **options)
        except Refusal as refusal:
            ctx = click.get_current_context()
            words = server_words(ctx.meta.get(LANGUAGE))
            known = words.knows(f"refused-{refusal.message}")
            click.echo(plain(words.refusal(refusal) if known else str(refusal)), err=True)
            ctx.exit(REFUSED)

    return told
