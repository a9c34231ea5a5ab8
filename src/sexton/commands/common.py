"""What the commands share: the language, the game, and how a refusal is said."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import click
import msgspec

from sexton.kernel import catalogue
from sexton.kernel.game import Game, Options
from sexton.kernel.interface import Refusal
from sexton.kernel.words import LANGUAGES, Words, language_of, plain
from sexton.review import WORDS as REVIEWS

FOLDER = Path(__file__).parent
LANGUAGE, GAME, NOTED = "sexton.language", "sexton.game", "sexton.files"  # where a context remembers them
FILES = {  # options that a person may keep in a file
    "objectives": "The objectives, from a file, where a game has some: short for --option objectives=…",
    "deck": "The deck, by name or file, where a game has several: short for --option deck=…",
    "board": "The board, by name or file, where a game has one: short for --option board=…",
}
Command = TypeVar("Command", bound=Callable[..., Any])


def words_for(language: str | None, game: Game | None = None) -> Words:
    return Words(language_of(language), FOLDER, REVIEWS, *(game.words if game else ()))


def in_words(refusal: Refusal, ctx: click.Context) -> str:
    """One line, whatever was typed."""
    words = words_for(ctx.meta.get(LANGUAGE), ctx.meta.get(GAME))
    said = words.refusal(refusal) if words.knows(f"refused-{refusal.message}") else plain(str(refusal))
    return " ".join(said.split())


def known_game(ctx: click.Context, name: str) -> Game:
    """The game with this name; from now on refusals are told in its words."""
    game: Game = catalogue.find(name)
    ctx.meta[GAME] = game
    return game


def game_argument(command: Command) -> Command:
    return click.argument("game", callback=lambda ctx, _, name: known_game(ctx, name))(command)


def remember_language(ctx: click.Context, _: click.Parameter, language: str | None) -> str | None:
    ctx.meta[LANGUAGE] = language
    return language


def lang_option(command: Command) -> Command:
    """Eager, so that other errors are already reported in this language."""
    text = "Language; by default that of the system."
    option = click.option("--lang", type=click.Choice(LANGUAGES), is_eager=True, callback=remember_language, help=text)
    return option(command)


def json_option(command: Command) -> Command:
    return click.option("--json", "as_json", is_flag=True, help="For programs: JSON instead of words.")(command)


def house_rules_option(command: Command) -> Command:
    """`--option`, and what is short for it: all arrive as settings for `house_rules`."""
    text = "A house rule, such as closed=reopen; `sexton rules` lists them. May be given several times."
    option = click.option("--option", "settings", multiple=True, metavar="NAME=VALUE", callback=with_files, help=text)
    for name, help_text in reversed(FILES.items()):
        command = click.option(
            f"--{name}", metavar="FILE|NAME", is_eager=True, expose_value=False, callback=note_file, help=help_text
        )(command)
    return option(command)


def game_options(command: Command) -> Command:
    """What every command about a game can be told: its house rules, the form of the answer, the language."""
    return house_rules_option(json_option(lang_option(command)))


def note_file(ctx: click.Context, option: click.Parameter, value: str | None) -> None:
    if value is not None:
        ctx.meta.setdefault(NOTED, []).append(f"{option.name}={value}")


def with_files(ctx: click.Context, _: click.Parameter, settings: tuple[str, ...]) -> tuple[str, ...]:
    return (*settings, *ctx.meta.get(NOTED, ()))


def house_rules(game: Game, settings: tuple[str, ...]) -> Options:
    """A value that is not JSON is taken literally, or as the name of a file where the game reads one."""
    known = game.options_type.__struct_fields__
    found: dict[str, Any] = {}
    for setting in settings:
        name, equals, value = setting.partition("=")
        if not equals:
            raise Refusal("options", "not-a-setting", text=setting)
        if name not in known:
            raise Refusal("options", "no-such-option", game=game.title, option=name, known=", ".join(known))
        found[name] = structured(value)
        if isinstance(found[name], str):
            found[name] = game.read_file_option(name, value)
    return game.read_options(found)


def structured(value: str) -> Any:
    try:
        return msgspec.json.decode(value) if value[:1] in ("[", "{") else value
    except msgspec.DecodeError as error:
        raise Refusal("options", "wrong-options", problem=str(error)) from None


def echo_json(value: Any) -> None:
    click.echo(msgspec.json.format(msgspec.json.encode(value)).decode())
