"""What the documentation site has beyond its pages: rulebooks, the command line and settings, from the program itself.
And the page that plays without a server, as a live demonstration, where `make static` has built it.

mkdocs calls the functions whose names begin with `on_`. Pages that nobody has put into the navigation are shown under
More, and what the navigation names but is not there yet is left out: pages come and go with what they describe.
"""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import click
import msgspec

from sexton.commands import COMMANDS, sexton
from sexton.kernel import catalogue
from sexton.kernel.words import LANGUAGES
from sexton.server.settings import PREFIX, Settings

ROOT = Path(__file__).resolve().parent.parent
STATIC = ROOT / "build" / "static"
DEMONSTRATION = "demo"  # its folder on the site
MADE = "<!-- {} -->"


def rulebooks() -> dict[str, str]:
    """Every game's rulebook in every language, by its place on the site."""
    games = catalogue.games().values()
    return {f"rules/{game.id}.{language}.md": game.rulebook(language) for game in games for language in LANGUAGES}


# The command line


def commands() -> Iterator[tuple[str, click.Command]]:
    """Every command and every command below one."""
    context = click.Context(sexton)
    for name in COMMANDS:
        command = sexton.get_command(context, name)
        assert command is not None
        yield name, command
        if isinstance(command, click.Group):
            yield from ((f"{name} {below}", one) for below, one in command.commands.items())


def options_of(command: click.Command) -> list[click.Option]:
    return [one for one in command.params if isinstance(one, click.Option) and not one.hidden]


def commands_page() -> str:
    lines: list[str] = []
    for name, command in commands():
        context = click.Context(command)
        arguments = [one.make_metavar(context) for one in command.params if isinstance(one, click.Argument)]
        lines += [f"## sexton {name}", "", f"`{' '.join(['sexton', name, *arguments])}`", ""]
        lines += [" ".join((command.help or "").replace("\b", "").split()), ""]
        described = [one.get_help_record(context) for one in options_of(command)]
        rows = [f"| `{' '.join(said[0].split())}` | {cell(said[1])} |" for said in described if said]
        lines += ["| option | |", "|---|---|", *rows, ""] if rows else []
        if command.epilog:
            lines += ["```text", command.epilog.replace("\b", "").strip("\n"), "```", ""]
    return "\n".join(lines)


def cell(text: str) -> str:
    return " ".join(text.split()).replace("|", "\\|")


def settings_page() -> str:
    lines = ["| setting of the server | variable | default |", "|---|---|---|"]
    for field in msgspec.structs.fields(Settings):
        default = "" if field.default in ("", ()) else f"`{field.default}`"
        lines.append(f"| `{field.name}` | `{PREFIX}{field.name.upper()}` | {default} |")
    return "\n".join(lines)


def demonstration_page() -> str:
    """HTML, since mkdocs knows nothing of the page that the link leads to."""
    if not (STATIC / "index.html").is_file():
        return "This documentation was built without it: `make static`, and then `make docs`."
    return (
        f'<p><a class="md-button md-button--primary" href="../{DEMONSTRATION}/index.html">Play in this browser</a></p>'
    )


# What mkdocs calls


def on_config(config: Any) -> Any:
    """The navigation without what is not there, and with what it forgot."""
    docs = Path(config["docs_dir"])
    there = {path.relative_to(docs).as_posix() for path in docs.rglob("*.md")}
    config["nav"] = [kept for entry in config["nav"] if (kept := present(entry, there | set(rulebooks())))]
    forgotten = sorted(there - set(named(config["nav"])))
    if forgotten:
        config["nav"].append({"More": forgotten})
    return config


def present(entry: Any, there: set[str]) -> Any:
    if isinstance(entry, str):
        return entry if entry in there else None
    (title, below), *_ = entry.items()
    if isinstance(below, str):
        return entry if below in there else None
    kept = [one for one in (present(one, there) for one in below) if one]
    return {title: kept} if kept else None


def named(nav: Any) -> Iterator[str]:
    for entry in nav if isinstance(nav, list) else nav.values() if isinstance(nav, dict) else [nav]:
        if isinstance(entry, str):
            yield entry
        else:
            yield from named(entry)


def on_files(files: Any, config: Any) -> Any:
    from mkdocs.structure.files import File

    for place, text in rulebooks().items():
        files.append(File.generated(config, place, content=text))
    return files


def on_page_markdown(markdown: str, **_: Any) -> str:
    made = (("commands", commands_page), ("settings", settings_page), ("demonstration", demonstration_page))
    for mark, page in made:
        if MADE.format(mark) in markdown:
            markdown = markdown.replace(MADE.format(mark), page())
    return markdown


def on_post_build(config: Any) -> None:
    if (STATIC / "index.html").is_file():
        shutil.copytree(STATIC, Path(config["site_dir"]) / DEMONSTRATION, dirs_exist_ok=True)
