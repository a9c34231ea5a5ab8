"""`sexton doctor`: what is wrong with an installation, in sentences."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from sexton.commands.common import LANGUAGE, echo_json, json_option, lang_option
from sexton.commands.server.words import server_words
from sexton.kernel.interface import Refusal
from sexton.kernel.words import plain

if TYPE_CHECKING:
    from sexton.server.doctor.findings import Finding

EXAMPLES = """
\b
Examples:
  sexton doctor                                  the settings as `sexton serve` would have them
  sexton doctor --config /etc/sexton.toml
  sexton doctor --public-url https://tables.example       looks through the proxy, as a visitor would
  sexton doctor --json                           for programs: a list of check, state, message, facts and text

\b
It changes nothing, and runs beside the server or without it. Call it as the user who runs the server.
Exit code: 0 if all is well; 1 if something needs attention; 2 if the server would not start or would not work.
"""
SIGNS = {"well": "✓", "warning": "!", "fault": "✗"}
CODES = {"well": 0, "warning": 1, "fault": 2}


@click.command(epilog=EXAMPLES)
@click.option("--host", help="Where the server listens; 127.0.0.1 by default.")
@click.option("--port", type=click.IntRange(0, 65535), help="8020 by default.")
@click.option("--database", help="A SQLite file, or postgresql://…; sexton.db by default.")
@click.option("--public-url", help="The address by which people reach it, if it is behind a proxy.")
@click.option("--config", type=click.Path(exists=True, dir_okay=False, path_type=Path), help="A TOML file of settings.")
@click.option("--inside", is_flag=True, help="Do not check the public address.")
@json_option
@lang_option
@click.pass_context
def doctor(
    ctx: click.Context, /, config: Path | None, inside: bool, as_json: bool, lang: str | None, **given: Any
) -> None:
    """Check an installation: settings, database, disk space, clock, page, engine, addresses, proxy."""
    from sexton.server.doctor.findings import FOLDER

    words = server_words(ctx.meta.get(LANGUAGE), FOLDER)
    findings = found(config, given, not inside)
    texts = [plain(words.say(f"doctor-{one.message}", **one.facts)) for one in findings]
    worst = max((one.state for one in findings), key=CODES.__getitem__)
    if as_json:
        echo_json([{**as_dict(one), "text": text} for one, text in zip(findings, texts, strict=True)])
    else:
        for one, text in zip(findings, texts, strict=True):
            click.echo(f"{SIGNS[one.state]} {text}")
        click.echo(words.say(f"doctor-all-{worst}"))
    sys.exit(CODES[worst])


def found(config: Path | None, given: dict[str, Any], outside: bool) -> Sequence[Finding]:
    """Settings that are not valid leave nothing else to look at."""
    from sexton.server.doctor.examination import examine
    from sexton.server.doctor.findings import fault
    from sexton.server.settings import read_settings

    try:
        settings = read_settings(config, None, given)
    except Refusal as refusal:
        return [fault("settings", "settings-wrong", problem=str(dict(refusal.facts).get("problem", "")))]
    return examine(settings, config, outside)


def as_dict(finding: Finding) -> dict[str, Any]:
    import msgspec

    return msgspec.structs.asdict(finding)
