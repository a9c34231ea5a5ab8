"""`sexton referee`: settles a question that came up at a real table."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from typing import Any

import click
import msgspec
from msgspec import inspect

from sexton.commands.common import echo_json, json_option, known_game, lang_option, words_for
from sexton.kernel import catalogue
from sexton.kernel.extras import Referee
from sexton.kernel.game import Game
from sexton.kernel.interface import Refusal
from sexton.kernel.words import Words

EXAMPLES = """
\b
Examples:
  sexton referee gravediggers
  sexton referee gravediggers robbery --cards 5,5,X,guard --fists 3,4,0
"""
PLAYERS = 8  # more than any game seats


class Games(click.Group):
    """A game for each subcommand."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return [name for name, game in catalogue.games().items() if game.referees]

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command:
        game = known_game(ctx, cmd_name)
        return Questions(game)


class Questions(click.Group):
    """The questions that can be settled in one game; alone, it lists them."""

    def __init__(self, game: Game) -> None:
        super().__init__(
            game.id, invoke_without_command=True, callback=self.list_all, help=f"Questions of {game.title}."
        )
        self.game = game
        self.epilog = examples_of([example for referee in game.referees.values() for example in referee.examples])

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(self.game.referees)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command:
        referees = self.game.referees
        if cmd_name not in referees:
            known = ", ".join(referees) or "–"
            raise Refusal("referee", "unknown-question", question=cmd_name, game=self.game.title, known=known)
        return question(self.game, cmd_name, referees[cmd_name])

    def list_all(self) -> None:
        ctx = click.get_current_context()
        if ctx.invoked_subcommand is not None:
            return
        words = words_for(None, self.game)
        if not self.game.referees:
            click.echo(words.say("referee-none", game=self.game.title))
        for name, referee in self.game.referees.items():
            click.echo(words.say("referee-question", question=name, about=about(referee)))
            for example in referee.examples:
                click.echo(f"  {example}")


def about(referee: Referee) -> str:
    return " ".join((referee.Input.__doc__ or "").split())


def examples_of(examples: list[str]) -> str:
    return "\n".join(["\b", "Examples:", *(f"  {example}" for example in examples)])


def question(game: Game, name: str, referee: Referee) -> click.Command:
    """A command whose options are the fields of the question."""

    @json_option
    @lang_option
    def answer(as_json: bool, lang: str | None, **given: str | None) -> None:
        asked = {field: text for field, text in given.items() if text is not None}
        put = from_options(referee, asked) if asked else from_stdin(referee)
        settled, told = referee.settle(put)
        if as_json:
            echo_json(settled)
            return
        words = words_for(lang, game)
        names = [words.say("player-numbered", number=number) for number in range(1, PLAYERS + 1)]
        for event in told:
            click.echo(f"{event.rule:<7}{words.event(event, names)}")
        click.echo(conclusion(settled, words, names))

    text = about(referee) + "\n\nWithout options, a JSON object with the same fields is read from standard input."
    made = click.command(name, help=text, epilog=examples_of([*referee.examples]))(answer)
    made.params = [*(option_for(field) for field in fields_of(referee)), *made.params]
    return made


def conclusion(settled: msgspec.Struct, words: Words, names: list[str]) -> str:
    """The result in the game's own words."""
    known: Any = settled
    return words.event(known, names, "result")


def fields_of(referee: Referee) -> tuple[inspect.Field, ...]:
    info = inspect.type_info(referee.Input)
    assert isinstance(info, inspect.StructType)
    return info.fields


def option_for(field: inspect.Field) -> click.Option:
    names = ["--" + field.name.replace("_", "-"), field.name]
    text = "" if field.required or field.default is None else f"Otherwise {field.default}."
    if isinstance(field.type, inspect.LiteralType):
        return click.Option(names, type=click.Choice([str(value) for value in field.type.values]), help=text)
    return click.Option(names, metavar="A,B,…" if is_list(field) else field.name.upper(), help=text)


def is_list(field: inspect.Field) -> bool:
    return isinstance(field.type, inspect.VarTupleType | inspect.TupleType | inspect.ListType)


def from_options(referee: Referee, given: Mapping[str, str]) -> msgspec.Struct:
    """Lists are written with commas: 5,5,X,guard"""
    lists = {field.name for field in fields_of(referee) if is_list(field)}
    plain = {name: split(text) if name in lists else text for name, text in given.items()}
    try:
        return msgspec.convert(plain, referee.Input, strict=False)
    except msgspec.ValidationError as error:
        raise Refusal("referee", "wrong-input", problem=str(error)) from None


def split(text: str) -> list[str]:
    return [part.strip() for part in text.split(",")] if text.strip() else []


def from_stdin(referee: Referee) -> msgspec.Struct:
    content = b"" if sys.stdin is None or sys.stdin.isatty() else sys.stdin.buffer.read()
    if not content.strip():
        needed = ", ".join("--" + field.name.replace("_", "-") for field in fields_of(referee) if field.required)
        raise Refusal("referee", "nothing-asked", needed=needed)
    try:
        return msgspec.json.decode(content, type=referee.Input)
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        raise Refusal("referee", "wrong-input", problem=str(error)) from None


@click.command(cls=Games, epilog=EXAMPLES)
def referee() -> None:
    """Settle a question at a real table, step by step. `sexton referee GAME` lists the questions of a game."""
