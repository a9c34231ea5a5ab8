"""What the commands share: the language, the game, and how a refusal is said."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import click
import msgspec

from sexton.kernel import catalogue
from sexton.kernel.game import Game
from sexton.kernel.interface import Refusal
from sexton.kernel.words import LANGUAGES, Words, language_of

FOLDER = Path(__file__).parent
LANGUAGE, GAME = "sexton.language", "sexton.game"  # where a context remembers them
Command = TypeVar("Command", bound=Callable[..., Any])


def words_for(language: str | None, game: Game | None = None) -> Words:
    return Words(language_of(language), FOLDER, *([game.folder] if game else []))


def in_words(refusal: Refusal, ctx: click.Context) -> str:
    """One line, whatever was typed."""
    words = words_for(ctx.meta.get(LANGUAGE), ctx.meta.get(GAME))
    said = words.refusal(refusal) if words.knows(f"refused-{refusal.message}") else str(refusal)
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
    """Eager, so that whatever else is wrong is already said in this language."""
    text = "Language; otherwise that of the system."
    option = click.option("--lang", type=click.Choice(LANGUAGES), is_eager=True, callback=remember_language, help=text)
    return option(command)


def json_option(command: Command) -> Command:
    return click.option("--json", "as_json", is_flag=True, help="For programs: JSON instead of words.")(command)


def house_rules_option(command: Command) -> Command:
    text = "A house rule, such as closed=reopen; `sexton rules` lists them. May be given several times."
    return click.option("--option", "settings", multiple=True, metavar="NAME=VALUE", help=text)(command)


def house_rules(game: Game, settings: tuple[str, ...]) -> str:
    """The canonical text of the options; what does not read as JSON is taken as it stands."""
    found: dict[str, Any] = {}
    for setting in settings:
        name, equals, value = setting.partition("=")
        if not equals:
            raise Refusal("options", "not-a-setting", text=setting)
        found[name] = structured(value)
        if isinstance(found[name], str):
            found[name] = game.read_file_option(name, value)
    return game.read_options(found).canonical()


def structured(value: str) -> Any:
    try:
        return msgspec.json.decode(value) if value[:1] in ("[", "{") else value
    except msgspec.DecodeError as error:
        raise Refusal("options", "wrong-options", problem=str(error)) from None


def echo_json(value: Any) -> None:
    click.echo(msgspec.json.format(msgspec.json.encode(value)).decode())
