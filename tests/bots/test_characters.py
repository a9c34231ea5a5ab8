"""Characters: ways to play that can be counted, at the strength of their level, from a seat's view alone."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from bench.characters import Counts, counted
from librt.vecs import vec
from mypy_extensions import i64

from sexton.bots.levels import characters_of, looks_ahead, values_of
from sexton.bots.players import bot_named, check_name
from sexton.bots.search import Budget, Search, Taste
from sexton.kernel import catalogue
from sexton.kernel.chance.dice import FastDice
from sexton.kernel.game import Game
from sexton.kernel.interface import Refusal
from sexton.kernel.search.character import CharacterValues
from sexton.kernel.search.heuristics import KnownLikes, KnownValues
from sexton.kernel.words import LANGUAGES, Words
from sexton.lab.league.ladder import title_of
from sexton.lab.league.league import League, Pair, first_with_each
from sexton.lab.simulation.batch import play_rows
from sexton.lab.simulation.plan import Plan, checked
from sexton.lab.simulation.through_views import Player
from tests.bots.test_search import asked_states, opened
from tests.commands.command_line import run

GAMES = list(catalogue.games().values())
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
NAMED = [(game, name) for game in GAMES for name in characters_of(game)]
every_character = pytest.mark.parametrize(("game", "name"), NAMED, ids=lambda one: getattr(one, "id", one))

# Who does more of what than whom, and by how much at least; with forty games the differences are twice that or more.
PLAINLY = [
    ("gravediggers", "of the money in the fist, %", "bold", "careful", 5.0),
    ("gravediggers", "empty fists, %", "careful", "bold", 10.0),
    ("gravediggers", "cards it knows where it lays one, %", "sly", "bold", 5.0),
    ("graverobbers", "accusations made, %", "bold", "careful", 50.0),
    ("graverobbers", "goes with spying, %", "sly", "bold", 5.0),
    ("graverobbers", "second card kept back, %", "careful", "bold", 30.0),
    ("graverobbers", "black objective laid aside, %", "careful", "bold", 30.0),
    ("graverobbers", "cards laid face down, %", "sly", "bold", 20.0),
    ("gloomy_graves", "drawn from the deck, %", "bold", "careful", 25.0),
    ("gloomy_graves", "gravediggers kept for the own crypt, %", "sly", "careful", 15.0),
    ("vampire", "battles on a walk, with tools", "bold", "careful", 0.05),
    ("vampire", "squares from the red X after a walk", "careful", "sly", 0.3),
]


@pytest.fixture(scope="module")
def at_normal() -> dict[str, Counts]:
    return {game: counted(game, "normal", 40) for game in {row[0] for row in PLAINLY}}


@pytest.mark.parametrize(("game", "deed", "more", "less", "least"), PLAINLY)
def test_characters_differ_in_what_can_be_counted(
    at_normal: dict[str, Counts], game: str, deed: str, more: str, less: str, least: float
) -> None:
    counts = at_normal[game]
    assert counts[f"normal-{more}"][deed].mean - counts[f"normal-{less}"][deed].mean > least


def test_a_character_shows_in_the_search_too() -> None:
    counts = counted("graverobbers", "hard", 6)
    kept = {name: by_deed["second card kept back, %"].mean for name, by_deed in counts.items()}
    assert kept["hard-careful"] - kept["hard-bold"] > 10


@every_game
def test_the_search_takes_what_it_likes_among_moves_that_are_close(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where all are close to one another, the first thought is one of those it likes most."""
    rules = opened(game)
    for name, character in game.characters.items():
        monkeypatch.setattr(character, "close", 100.0)
        taste = Taste(KnownValues(rules, values_of(f"normal-{name}", rules)), KnownLikes(rules, character))
        bot = Search(rules, Budget(iterations=8), taste=taste)
        for state in asked_states(rules, 5, 0.1)[:5]:
            seat = rules.pending(state).seats[0]
            thoughts = bot.think(rules.view(state, seat), (), rules.moves(state, seat), FastDice(3))
            likes = character.likes(state, seat, vec[i64]([thought.move for thought in thoughts]))
            assert likes[0] == max(likes)


@every_game
def test_every_game_has_three_characters_with_words_in_both_languages(game: Game) -> None:
    assert len(game.characters) >= 3
    for language in LANGUAGES:
        words = Words(language, *game.words)
        told = [words.say(f"character-{name}{end}") for name in game.characters for end in ("", "-does")]
        assert len(set(told)) == len(told)
        listed = run("games", "--lang", language).stdout
        assert all(line in listed for line in told)


@every_character
def test_a_character_answers_equal_views_equally_whatever_the_truth(game: Game, name: str) -> None:
    rules = opened(game)
    bot: Any = bot_named(name, rules)
    for nth, state in enumerate(asked_states(rules, 5, 0.1)[:4]):
        seat = rules.pending(state).seats[0]
        seen = rules.view(state, seat)
        world = rules.worlds(seen).sample(FastDice(nth))
        in_truth = bot.choose(seen, (), rules.moves(state, seat), FastDice(9))
        assert in_truth in rules.moves(state, seat)
        assert in_truth == bot.choose(rules.view(world, seat), (), rules.moves(world, seat), FastDice(9))


@every_game
def test_likes_go_from_minus_one_to_one_and_are_added_at_their_price(game: Game) -> None:
    rules = opened(game)
    plain: Any = rules.state_values()
    for character in game.characters.values():
        for state in asked_states(rules, 7, 0.1)[:6]:
            seat = rules.pending(state).seats[0]
            moves = vec[i64](rules.moves(state, seat))
            likes = list(character.likes(state, seat, moves))
            assert all(-1 <= like <= 1 for like in likes)
            before = plain.values(state, seat, moves, FastDice(2))
            after = CharacterValues(plain, character, character.price).values(state, seat, moves, FastDice(2))
            added = [value + character.price(moves[0]) * like for value, like in zip(before, likes, strict=True)]
            assert list(after) == added


@every_game
def test_simulations_play_characters_as_tables_do(game: Game) -> None:
    seats = opened(game).seats
    names = ("normal", *(f"normal-{one}" for one in game.characters))
    plan = checked(Plan(game.id, seats, tuple(names[(nth + 1) % 4] for nth in range(seats)), 6, 3, "{}"))
    through_views = Player(plan)
    assert through_views.policies is not None
    through_views.policies = None
    assert play_rows(plan, range(6)) == through_views.play(range(6)).rows(plan)


# Names


@pytest.mark.parametrize("name", ["normal-", "-bold", "easy-bold", "expert-sly", "search:9-bold", "bold"])
def test_no_bot_is_called_so(name: str) -> None:
    with pytest.raises(Refusal):
        check_name(name, GAMES[0])


def test_a_character_that_a_game_does_not_have_is_refused_in_one_line() -> None:
    done = run("play", "graverobbers", "--plain", "--watch", "--bots", "normal-brave", "--seats", "3")
    assert done.exit_code == 2 or done.exit_code == 1
    assert "brave" in done.output and "bold, careful, sly" in done.output and "Traceback" not in done.output


def test_the_record_names_the_character(tmp_path: Path) -> None:
    path = tmp_path / "game.sexton"
    names = "normal-bold,hard-sly,normal"
    words = ["play", "graverobbers", "--seats", "3", "--plain", "--watch", "--seed", "3", "--bots", names]
    done = run(*words, "--record", str(path))
    assert done.exit_code == 0, done.output
    assert all(f"bot {name}" in path.read_text() for name in names.split(","))


def test_who_looks_ahead_still_does_with_a_character() -> None:
    assert looks_ahead("hard-bold") and not looks_ahead("normal-bold")


def test_the_ladder_keeps_characters_in_a_section_of_their_own() -> None:
    game = catalogue.find("vampire")
    pairs = tuple(Pair(*bots, seats=(2,)) for bots in first_with_each(["hard", "hard-bold", "hard-sly"]))
    assert [pair.stronger for pair in pairs] == ["hard-bold", "hard-sly"]
    assert title_of(game, League("vampire", "{}", pairs, 2, 0)) == "Grave Digger: characters at hard"
