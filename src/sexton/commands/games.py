"""`sexton games`: what can be played here."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import click
import msgspec

from sexton.bots.explain import FOLDER as BOTS
from sexton.bots.levels import WITH_CHARACTERS
from sexton.bots.players import LEVELS
from sexton.commands.common import echo_json, json_option, lang_option, words_for
from sexton.kernel import catalogue
from sexton.kernel.game import Game
from sexton.kernel.words import Words

EXAMPLES = """
\b
Examples:
  sexton games
  sexton games --json
"""


@click.command(epilog=EXAMPLES)
@json_option
@lang_option
def games(as_json: bool, lang: str | None) -> None:
    """List the games: how many play, whose they are, what can be agreed on."""
    found = list(catalogue.games().values())
    if as_json:
        echo_json([facts_of(game) for game in found])
        return
    words = words_for(lang)
    for game in found:
        click.echo(words.say("games-game", id=game.id, title=game.title, players=players_in(game, words)))
        click.echo("  " + words.say("games-credit", credit=game.credit))
        for name, values in game.option_values().items():
            click.echo("  " + words.say("games-option", name=name, values=" | ".join(values)))
        for question in game.referees:
            click.echo("  " + words.say("games-referee", id=game.id, question=question))
        own = words_for(lang, game)
        for character in game.characters:
            told = {"name": own.say(f"character-{character}"), "does": own.say(f"character-{character}-does")}
            click.echo("  " + words.say("games-character", bot=f"{WITH_CHARACTERS[0]}-{character}", **told))
    levels = Words(words.language, BOTS)
    for level in LEVELS:
        click.echo(words.say("games-level", level=levels.say(f"level-{level}")))
    click.echo(words.say("games-characters", levels=", ".join(WITH_CHARACTERS)))


def players_in(game: Game, words: Words) -> str:
    """How many play by the rulebook, and how many more by a house rule."""
    more = game.seats_with()
    usual = [seats for seats in game.seats if seats not in more]
    low, high = usual[0], usual[-1]
    players = words.say("games-players" if low == high else "games-players-from-to", low=low, high=high)
    if not more:
        return players
    most, rule = max(more.items())
    setting = ", ".join(f"{name}={value}" for name, value in rule.items())
    return words.say("games-players-with-rule", players=players, most=most, rule=setting)


def facts_of(game: Game) -> Mapping[str, Any]:
    """What a program may want to know; `options` is a JSON schema."""
    return {
        **game.facts(),
        "bots": LEVELS,
        "characters": list(game.characters),
        "referees": list(game.referees),
        "options": msgspec.json.schema(game.options_type),
    }
