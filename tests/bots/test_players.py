"""Bots at a table: they see what their seat may see, and none of them can stop a game."""

from __future__ import annotations

import ast
import inspect
import logging
import threading
from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

import sexton.bots
from sexton.bots.greedy import Greedy
from sexton.bots.players import bot_named, let_bots_answer
from sexton.games.gravediggers import GAME
from sexton.kernel import catalogue
from sexton.kernel.chance.dice import Dice, FastDice
from sexton.kernel.game import Game, Rules
from sexton.kernel.interface import Ask, Event, Move, Over, Refusal
from sexton.kernel.records import record, replay
from sexton.kernel.search.heuristics import Bot, KnownValues
from sexton.kernel.table import Table, seeded_table
from tests.conformance.promises import states

FOLDER = Path(sexton.bots.__file__).parent
BOTS = sorted(path for path in FOLDER.glob("*.py") if path.stem not in ("__init__", "players"))
SIMPLE = [FOLDER / "random.py", FOLDER / "greedy.py"]  # they imagine nothing: view in, move out
ENOUGH = 60  # questions
NEVER = (
    "sexton.kernel.table",
    "sexton.kernel.records.record",
    "sexton.kernel.records.replay",
    "sexton.kernel.chance.fair",
    "sexton.games",
)
MAY_IMPORT = {
    "sexton.kernel.chance.dice": {"Dice"},
    "sexton.kernel.interface": {"Event", "Move", "Seat"},
    "sexton.kernel.search.heuristics": {"Bot", "Heuristics"},
}
SECRETIVE = {"State", "Table", "Worlds", "Truth", "view", "worlds", "truth", "new_state"}  # what holds or tells all
EVERY_GAME = pytest.mark.parametrize("game", catalogue.games().values(), ids=lambda game: game.id)


def imports_of(path: Path) -> Iterator[tuple[str, str]]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom):
            yield from ((node.module or "", alias.name) for alias in node.names)
        elif isinstance(node, ast.Import):
            yield from ((alias.name, "") for alias in node.names)


@pytest.mark.parametrize("path", BOTS, ids=lambda path: path.stem)
def test_no_bot_imports_what_holds_the_truth_of_a_game(path: Path) -> None:
    for module, name in imports_of(path):
        assert not f"{module}.{name}".startswith(NEVER), f"{path.name} imports {name} from {module}"


@pytest.mark.parametrize("path", SIMPLE, ids=lambda path: path.stem)
def test_a_simple_bot_imports_nothing_that_could_hold_a_state(path: Path) -> None:
    for module, name in imports_of(path):
        if module.startswith("sexton"):
            assert name in MAY_IMPORT.get(module, {}), f"{path.name} imports {name} from {module}"


@EVERY_GAME
def test_a_bot_values_moves_by_its_view_or_by_the_state_made_of_it(game: Game) -> None:
    rules = game.open(game.seats[0])
    heuristics = rules.heuristics()
    if rules.state_values() is not None:
        assert type(heuristics) is KnownValues
        return
    for module, name in imports_of(Path(inspect.getfile(type(heuristics)))):
        assert name not in SECRETIVE, f"heuristics of {game.id} import {name} from {module}"


def seated(bots: Sequence[Bot[Any]], seed: int = 1) -> tuple[Table, dict[int, Bot[Any]], dict[int, Dice]]:
    table = seeded_table(GAME.open(len(bots)), seed, "test", ["bot"] * len(bots))
    return table, dict(enumerate(bots)), {seat: FastDice(seed * 10 + seat) for seat in range(len(bots))}


def play_out(bots: Sequence[Bot[Any]], seed: int = 1) -> Table:
    table, seats, dice = seated(bots, seed)
    while table.asked:
        let_bots_answer(table, seats, dice)
    return table


@EVERY_GAME
@pytest.mark.parametrize("level", ["random", "greedy"])
def test_equal_views_are_answered_equally_whatever_the_truth(game: Game, level: str) -> None:
    rules = game.open(game.seats[0])
    bot, asked = bot_named(level, rules), 0
    for state in states(rules, 5):
        pending = rules.pending(state)
        if isinstance(pending, Ask) and asked < ENOUGH:
            asked += 1
            seat = pending.seats[0]
            seen = rules.view(state, seat)
            world = rules.worlds(seen).sample(FastDice(asked))
            in_truth = bot.choose(seen, (), rules.moves(state, seat), FastDice(9))
            in_world = bot.choose(rules.view(world, seat), (), rules.moves(world, seat), FastDice(9))
            assert in_truth == in_world
    assert asked > 10


def opened_in_all_sizes(game: Game) -> Iterator[Rules[Any, Any]]:
    """Without options; where some sizes need one, without those."""
    for seats in game.seats:
        with suppress(Refusal):
            yield game.open(seats)


@EVERY_GAME
@pytest.mark.parametrize("level", ["random", "greedy"])
def test_every_level_plays_every_game_to_its_end(game: Game, level: str, caplog: pytest.LogCaptureFixture) -> None:
    played = 0
    for rules in opened_in_all_sizes(game):
        table = seeded_table(rules, 3, "test", [f"bot {level}"] * rules.seats)
        dice = {seat: FastDice(seat) for seat in range(rules.seats)}
        bots = dict.fromkeys(range(rules.seats), bot_named(level, rules))
        while table.asked:
            let_bots_answer(table, bots, dice)
        assert isinstance(table.pending, Over)
        played += 1
    assert played
    assert not caplog.records


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(Refusal) as refused:
        bot_named("psychic", GAME.open(2))
    assert refused.value.message == "unknown-bot"


class Raising:
    name = "raising"

    def choose(self, view: Any, heard: Sequence[Event], moves: Sequence[Move], dice: Dice) -> Move:
        raise RuntimeError(f"my hand is {view.hand}")


class Leaving:
    def choose(self, view: Any, heard: Sequence[Event], moves: Sequence[Move], dice: Dice) -> Move:
        raise SystemExit(3)


class Answering:
    def __init__(self, answer: Any) -> None:
        self.answer = answer

    def choose(self, view: Any, heard: Sequence[Event], moves: Sequence[Move], dice: Dice) -> Any:
        return self.answer


class Floating:
    """Its answers equal a move, and are none."""

    def choose(self, view: Any, heard: Sequence[Event], moves: Sequence[Move], dice: Dice) -> Any:
        return float(moves[0])


class Counting:
    def __init__(self) -> None:
        self.asked = 0

    def choose(self, view: Any, heard: Sequence[Event], moves: Sequence[Move], dice: Dice) -> Move:
        self.asked += 1
        return moves[0]


class Meddling:
    """Changes all it is given, then answers something legal."""

    def choose(self, view: Any, heard: Any, moves: Sequence[Move], dice: Dice) -> Move:
        view.unseen.clear()
        view.tiles.clear()
        heard.clear()
        return moves[0]


@pytest.mark.parametrize(
    "bot",
    [
        Raising(),
        Leaving(),
        Floating(),
        Answering(10**30),
        Answering(-1),
        Answering(None),
        Answering("fist 1"),
        Answering(1.0),
    ],
    ids=lambda bot: f"{type(bot).__name__}-{getattr(bot, 'answer', '')}",
)
def test_a_bot_that_fails_never_stops_the_table(bot: Bot[Any], caplog: pytest.LogCaptureFixture) -> None:
    table = play_out([bot_named("random", GAME.open(2)), bot])
    assert isinstance(table.pending, Over)
    answers = [answer for line in table.record().lines for answer in line.answers]
    assert {answer.by_table for answer in answers if answer.seat == 1} == {True}
    assert {answer.by_table for answer in answers if answer.seat == 0} == {False}
    assert len(caplog.records) == sum(answer.seat == 1 for answer in answers)
    replay.verify(record.write(table.record()))


class Endless:
    """Thinks until it is told to stop; the test tells it in the end."""

    def __init__(self) -> None:
        self.stop = threading.Event()

    def choose(self, view: Any, heard: Sequence[Event], moves: Sequence[Move], dice: Dice) -> Move:
        self.stop.wait()
        return moves[-1]


def test_a_bot_that_thinks_for_ever_never_stops_the_table(caplog: pytest.LogCaptureFixture) -> None:
    endless = Endless()
    table, seats, dice = seated([endless, endless])
    asked = table.asked[0]
    default = table.rules.write(table.rules.default(table.view(asked)))
    let_bots_answer(table, seats, dice, seconds=0.05)
    endless.stop.set()
    (answer,) = [answer for line in table.record().lines for answer in line.answers]
    assert (answer.seat, answer.move, answer.by_table) == (asked, default, True)
    assert "(TimeoutError); the table answers for it" in caplog.text


def test_in_time_the_bot_answers_itself_and_its_faults_are_its_own() -> None:
    table = play_out([bot_named("random", GAME.open(2)), bot_named("random", GAME.open(2))])
    again, seats, dice = seated([bot_named("random", GAME.open(2)), bot_named("random", GAME.open(2))])
    while again.asked:
        let_bots_answer(again, seats, dice, seconds=60.0)
    assert record.write(again.record()) == record.write(table.record())
    failing, seats, dice = seated([Leaving(), Raising()])
    for _ in range(4):
        let_bots_answer(failing, seats, dice, seconds=60.0)
    answers = [answer for line in failing.record().lines for answer in line.answers]
    assert answers and all(answer.by_table for answer in answers)


def test_the_log_of_a_fault_names_bot_seat_rule_and_kind_and_keeps_secrets(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING):
        play_out([bot_named("random", GAME.open(2)), Raising()])
    placing = [entry for entry in caplog.records if "GD-10" in entry.getMessage()]
    assert placing[0].getMessage() == "bot raising at seat 1 failed at GD-10 (RuntimeError); the table answers for it"
    assert not any(entry.exc_info for entry in caplog.records)
    assert "hand" not in caplog.text


def test_what_a_bot_does_to_what_it_sees_changes_nothing() -> None:
    table = play_out([Meddling(), bot_named("random", GAME.open(2))])
    assert isinstance(table.pending, Over)
    assert len(table.heard(0)) > 50
    replay.verify(record.write(table.record()))


def test_only_bots_that_are_asked_and_not_ready_answer_and_only_once() -> None:
    counting = Counting()
    table, seats, dice = seated([counting] * 3)
    while len(table.asked) < 3:
        let_bots_answer(table, seats, dice)
    ask, asked = table.ask_for(2), counting.asked
    del seats[2]  # a person sits there
    let_bots_answer(table, seats, dice)
    assert table.ready == (0, 1) and counting.asked == asked + 2
    let_bots_answer(table, seats, dice)  # both are ready: nobody is asked again
    assert table.ready == (0, 1) and counting.asked == asked + 2
    assert table.ask_for(2) == ask
    table.answer(2, table.moves(2)[0])
    assert table.ask_for(2) > ask


def test_greedy_breaks_ties_by_its_dice() -> None:
    class Indifferent:
        def values(self, view: Any, moves: Sequence[Move], dice: Dice) -> Sequence[float]:
            return [1.0 if move in (3, 5, 7) else 0.0 for move in moves]

    chosen = {Greedy(Indifferent()).choose(None, (), range(9), FastDice(seed)) for seed in range(50)}
    assert chosen == {3, 5, 7}
