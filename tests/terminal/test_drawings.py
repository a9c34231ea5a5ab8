"""What games bring to the terminal: drawings that fit, sentences, labels, chapters. Runs on every game found."""

from __future__ import annotations

import io
from functools import cache
from typing import Any

import pytest
from rich.console import Console

from sexton.kernel import catalogue
from sexton.kernel.chance.dice import FastDice
from sexton.kernel.game import Game, Look
from sexton.kernel.interface import Ask, Choices, Refusal
from sexton.kernel.table import Table, seeded_table
from sexton.kernel.words import LANGUAGES
from sexton.terminal import phrases
from sexton.terminal.phrases import Picking

NAMES = ("Ada", "Bruno", "Carla", "Dino", "Elsa", "Fosca", "Gino")
ROOMS = [(80, 15), (80, 22), (120, 40)]
GAMES = list(catalogue.games().values())
every_game = pytest.mark.parametrize("game", [pytest.param(game, id=game.id) for game in GAMES])


def most_seats(game: Game) -> int:
    """As many as the house rules we play let sit down."""
    for seats in reversed(game.seats):
        try:
            game.open(seats)
        except Refusal:
            continue
        return seats
    raise AssertionError(game.id)


@cache
def tables(game: Game) -> list[Table]:
    """At the fewest and the most seats: one at its beginning, one halfway, one at its end."""
    found = []
    for seats in (game.seats[0], most_seats(game)):
        for steps in (0, 12, 100_000):
            table = seeded_table(game.open(seats), 5, "t", ["bot random"] * seats)
            dice = FastDice(3)
            while not table.ended and steps:
                for seat in table.asked:
                    moves = table.moves(seat)
                    table.answer(seat, moves[dice.below(len(moves))])
                steps -= 1
            found.append(table)
    return found


def picked(choices: Choices, dice: FastDice) -> str:
    """An answer as a player picks it, field by field."""
    picking = Picking(choices)
    while True:
        if choices.span is not None:
            value = str(choices.span[0] + dice.below(choices.span[1] - choices.span[0] + 1))
        else:
            value = picking.values[dice.below(len(picking.values))]
        answer = picking.pick(value)
        if answer is not None:
            return answer


def drawn(thing: Any, columns: int) -> list[str]:
    console = Console(file=io.StringIO(), width=400, color_system=None)
    console.print(thing, soft_wrap=True)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue().rstrip("\n").split("\n")


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_view_can_be_drawn_in_the_room_there_is(game: Game, language: str) -> None:
    words = phrases.words_for(language, game)
    for table in tables(game):
        names = NAMES[: table.rules.seats]
        for seat in (0, table.rules.seats - 1, None):
            for room in ROOMS:
                for memory_aid in (True, False):
                    look = Look(words, names, memory_aid, room)
                    lines = drawn(table.rules.draw_screen(table.view(seat), look), room[0])
                    assert len(lines) > 3
                    assert max(len(line) for line in lines) <= room[0]


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_has_words_and_whatever_is_picked_can_be_played(game: Game, language: str) -> None:
    words = phrases.words_for(language, game)
    seen = set()
    seats = most_seats(game)
    table = seeded_table(game.open(seats), 8, "t", ["bot random"] * seats)
    dice = FastDice(4)
    while not table.ended:
        asked = table.pending
        assert isinstance(asked, Ask)
        if asked.step not in seen:
            seen.add(asked.step)
            picking = Picking(table.choices(asked.seats[0]))
            assert words.question(asked)
            assert all(picking.label(words, value) for value in picking.values)
            for field in picking.fields:
                assert words.say(f"field-{field}")
        for seat in table.asked:
            table.answer_text(seat, picked(table.choices(seat), dice))
    assert seen


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_story_has_chapters_and_the_view_has_sentences(game: Game, language: str) -> None:
    words = phrases.words_for(language, game)
    for table in tables(game):
        look = Look(words, NAMES[: table.rules.seats])
        heard = table.heard(0)
        begins = [event for event in heard if words.begins_chapter(event)]
        assert begins
        assert all(phrases.chapter(words, event, look.names, 0) for event in begins)
        assert all(words.event(event, look.names) for event in heard)
        assert table.rules.describe(table.view(0), look)
        if table.ended:
            table.rules.draw_result(heard, look)
