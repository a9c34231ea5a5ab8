"""Moves are whole paths; paths with the same end, gain and risk are one move. Checked against a plain enumeration."""

from __future__ import annotations

import itertools
import random
from typing import Any

import pytest

from sexton.games.vampire import GAME
from sexton.games.vampire.options import board_of
from sexton.games.vampire.rules.board_format import Board, Square, read_board
from sexton.games.vampire.rules.events import Walked
from sexton.games.vampire.rules.notation import square_in
from sexton.games.vampire.view.aids import aid_of
from sexton.games.vampire.view.path_offers import offer_of
from sexton.kernel.interface import Refusal
from sexton.kernel.records import record, replay
from sexton.kernel.records.resume import resume
from sexton.kernel.table import Table, seeded_table
from tests.conformance.promises import states
from tests.counts import games
from tests.games.vampire.cover import ALLEY, SETS
from tests.games.vampire.scene import Scene, to_move

GRID = "board Grid\nG o P o\no o o *\nS o K o\no * o R\n"


def walks(board: Board, start: Square, length: int) -> list[tuple[Square, ...]]:
    """Every path of this length that uses no square twice."""
    found: list[tuple[Square, ...]] = [()]
    for _ in range(length):
        found = [
            (*path, beside)
            for path in found
            for beside in board.links[path[-1] if path else start]
            if beside not in path and beside != start
        ]
    return found


def text_of(path: tuple[Square, ...]) -> str:
    return "move " + " ".join(f"{x},{y}" for x, y in path)


def test_two_ways_that_come_to_the_same_are_one_move_named_by_the_first() -> None:
    """From 0,0 to 1,3 in four: over a shovel and a shadow, over both and a stake's neighbour, and so on."""
    board = read_board(GRID)
    scene = to_move("0,0", 4, settings={"board": GRID}, at="0,0/0,0")
    names: dict[tuple[Square, frozenset[str], int], list[tuple[Square, ...]]] = {}
    for path in walks(board, (0, 0), 4):
        tools = frozenset(board.marks[square] for square in path if board.marks[square] in "PSK")
        shadows = sum(board.marks[square] == "*" for square in path) if tools else 0
        names.setdefault((path[-1], tools, shadows), []).append(path)
    assert scene.moves() == [text_of(path) for path in sorted(min(paths) for paths in names.values())]
    assert any(len(paths) > 1 for paths in names.values())


def test_any_equal_path_is_accepted_and_normalised() -> None:
    at = to_move("8,4", 6, "PK")
    either = [text_of(path) for path in walks(board_of(at.rules.options), (8, 4), 6) if path[-1] == (4, 2)]
    assert len(either) == 2
    assert {at.normal(path) for path in either} == {min(either)}
    assert all(at.why_not(path) is None for path in either)


# VH-5
def test_VH_5_a_table_takes_any_walk_and_tells_and_writes_down_the_one_chosen() -> None:
    rules = GAME.open(2, GAME.read_options({"board": GRID}))
    table = seeded_table(rules, 1, "paths", ["human"] * 2)
    for _ in range(200):
        (seat,) = table.asked
        moves = [rules.write(move) for move in table.moves(seat)]
        given = equal_path(rules, table.view(seat)) if moves[0].startswith("move") else None
        table.answer_text(seat, given or moves[-1])
        if given is not None:
            check_as_chosen(table, given)
            return
    raise AssertionError("no two paths came to the same")


def check_as_chosen(table: Table, given: str) -> None:
    """Told, recorded, checked, and played again from what was stored."""
    played = table.record()
    assert [line for line in played.lines if line.answers][-1].answers[0].move == given
    assert [event.squares for event in table.heard(None) if isinstance(event, Walked)][-1] == given[5:]
    table.abandon("enough")
    assert replay.verify(record.write(table.record())) == replay.replay(table.record())
    again = seeded_table(table.rules, 1, "paths", ["human"] * 2)
    resume(again, played.lines)
    assert again.record() == played
    assert again.view(None) == table.view(None)


def equal_path(rules: Any, view: Any) -> str | None:
    """A path that may be walked and is not listed."""
    texts = rules.choices(view).texts()
    for path in walks(board_of(rules.options), view.at[view.go], view.roll):
        if text_of(path) not in texts and rules.why_not(view, rules.read(text_of(path))) is None:
            return text_of(path)
    return None


@pytest.mark.parametrize("setting", SETS, ids=str)
@pytest.mark.parametrize("board", [GRID, ALLEY], ids=["grid", "alley"])
def test_exactly_the_paths_that_nothing_forbids_come_to_a_move(board: str, setting: dict[str, Any]) -> None:
    """Each path up to seven squares long is refused, or amounts to a listed move; every listed move names itself."""
    rules = GAME.open(3, GAME.read_options({**setting, "board": board}))
    drawn, seen = read_board(board), 0
    for state in itertools.islice(states(rules, 11), 0, 400):
        if rules.pending(state).rule != "VH-5" or not state.roll:
            continue
        seen += 1
        view = rules.view(state, state.active)
        moves = rules.moves(state, state.active)
        reached = set()
        for length in range(1, min(6, state.roll + 1) + 1):
            for path in walks(drawn, view.at[view.go], length):
                move = rules.read(text_of(path))
                normal, refusal = rules.normal(view, move), rules.why_not(view, move)
                assert (refusal is None) == (normal in moves), text_of(path)
                assert refusal is not None or move >= normal
                reached |= {normal} if refusal is None else set()
        assert reached == set(moves) - {rules.read("stay")}
        if seen > games(0.1):
            return


# VH-9
@pytest.mark.parametrize("setting", SETS, ids=str)
def test_VH_9_the_battles_told_of_a_path_are_those_that_come_with_all_its_tools(setting: dict[str, Any]) -> None:
    """VH-R20 Where tools may be left lying too: with none in hand there is nothing to fight for."""
    rules = GAME.open(2, GAME.read_options(setting))
    told = []
    for state in itertools.islice(states(rules, 3), 0, games(3)):
        if rules.pending(state).rule != "VH-5" or not state.roll:
            continue
        seen = rules.view(state, None)
        for aid, offer in zip(rules.aids(seen)["paths"], rules.offers(seen), strict=True):
            after = rules.clone(state)
            rules.play(after, [rules.read(offer.move)])
            if rules.step_name(after) == "take":
                rules.play(after, [rules.moves(after, after.active)[-1]])
            assert after.fights == aid.battles
            told.append(aid.battles)
    assert min(told) == 0
    assert max(told) > 0


def test_the_order_of_moves_is_that_of_their_squares() -> None:
    """Compared as lists of pairs of numbers: 10,0 comes after 9,0, and a path before those that go on from it."""
    wide = "board Wide\n" + "\n".join(["G" + "o" * 9 + "RPSK", "o" + "." * 12 + "o", "o" * 14])
    for roll, at in ((3, "9,0"), (3, "10,2"), (6, "0,2")):
        scene = to_move(at, roll, settings={"board": wide}, at=f"{at}/0,0")
        pairs = [[tuple(map(int, square.split(","))) for square in move.split()[1:]] for move in scene.moves()]
        assert pairs == sorted(pairs)
        assert len(pairs) >= 2


SNAPSHOT = [
    "move 7,4 6,4 5,4 4,4 3,4 2,4",
    "move 7,4 6,4 5,4 4,4 4,3 4,2",
    "move 7,4 6,4 5,4 4,4 4,5 4,6",
    "move 7,4 6,4 6,5 6,6 5,6 4,6",
    "move 8,3 8,2 8,1 8,0",
    "move 8,3 8,2 8,1 8,0 7,0 6,0",
    "move 8,5 8,6 8,7 8,8 7,8 6,8",
]


def test_the_order_of_moves_is_pinned() -> None:
    assert to_move("8,4", 6, "PK", {"tools_on_the_way": "yes"}).moves() == SNAPSHOT


def test_the_squares_of_a_move_can_be_read_from_it() -> None:
    scene = to_move("4,4", 6)
    for text in scene.moves():
        move = scene.rules.read(text)
        squares = [f"{square_in(move, nth) >> 4},{square_in(move, nth) & 15}" for nth in range(6)]
        assert "move " + " ".join(squares) == text


@pytest.mark.parametrize(
    "text",
    ["", "move", "move 4", "move 16,0", "move 4,3  4,2", "move 04,3", "move 1,1 1,2 1,3 1,4 1,5 1,6 1,7", "Stay",
     "take", "take pick and pick", "take shovel and pick", "return nothing", "return", "dig 0", "dig 7", "dig"],
)  # fmt: skip
def test_what_is_no_move_is_refused(text: str) -> None:
    with pytest.raises(Refusal):
        GAME.open(2).read(text)


@pytest.mark.parametrize(
    "position",
    [
        "roll",
        "nowhere go=0",
        "roll go=2 roll=- at=4,4/4,4 tools=-/- graves=cccccc offered=- fights=0 grave=-",
        "roll go=0 roll=- at=1,1/4,4 tools=-/- graves=cccccc offered=- fights=0 grave=-",
        "roll go=0 roll=- at=4,4 tools=-/- graves=cccccc offered=- fights=0 grave=-",
        "roll go=0 roll=- at=4,4/4,4 tools=PP/- graves=cccccc offered=- fights=0 grave=-",
        "roll go=0 roll=- at=4,4/4,4 tools=-/- graves=ccccc offered=- fights=0 grave=-",
        "roll go=0 roll=- at=4,4/4,4 tools=-/- graves=cccccv offered=- fights=0 grave=-",
        "roll go=0 roll=3 at=4,4/4,4 tools=-/- graves=cccccc offered=- fights=0 grave=-",
        "move go=0 roll=7 at=4,4/4,4 tools=-/- graves=cccccc offered=- fights=0 grave=-",
        "roll go=0 roll=- at=4,4/4,4 tools=-/- graves=cccccc offered=- fights=1 grave=-",
        "roll go=0 roll=- at=4,4/4,4 tools=-/- graves=cccccc offered=P fights=0 grave=-",
        "take go=0 roll=- at=4,4/4,4 tools=P/- graves=cccccc offered=P fights=0 grave=-",
        "battle go=0 roll=- at=4,4/4,4 tools=-/- graves=cccccc offered=- fights=1 grave=-",
        "battle go=0 roll=- at=4,4/4,4 tools=P/- graves=cccccc offered=- fights=0 grave=-",
        "red_battle go=0 roll=- at=4,4/4,4 tools=PSK/- graves=cccccc offered=- fights=0 grave=-",
        "red_return go=0 roll=- at=8,0/4,4 tools=PS/- graves=cccccc offered=- fights=0 grave=-",
        "dig go=0 roll=- at=8,0/4,4 tools=PSK/- graves=cccccc offered=- fights=0 grave=-",
        "open_grave go=0 roll=- at=8,0/4,4 tools=-/- graves=eccccc offered=- fights=0 grave=1",
    ],
)
def test_what_is_no_position_is_refused(position: str) -> None:
    with pytest.raises(Refusal):
        GAME.open(2).read_position(position)


def test_the_default_is_to_take_what_lies_there_and_else_the_first_choice() -> None:
    scene = Scene("take", {"decline_tool": "yes"}, at="8,6/4,4", offered="PK")
    view = scene.rules.view(scene.state, 0)
    assert scene.rules.write(scene.rules.default(view)) == "take pick and stake"
    moving = to_move("4,4", 2)
    assert moving.rules.write(moving.rules.default(moving.rules.view(moving.state, 0))) == moving.moves()[0]


def test_choices_name_the_end_first_then_the_path() -> None:
    scene = to_move("4,4", 2)
    choices = scene.rules.choices(scene.rules.view(scene.state, 0))
    assert list(choices.targets[0]) == ["end", "path"]
    assert choices.texts() == scene.moves()


def test_a_random_path_is_never_accepted_by_accident() -> None:
    rng, scene = random.Random(3), to_move("4,4", 5)
    squares = [f"{x},{y}" for x, y in board_of(scene.rules.options).marks]
    for _ in range(300):
        text = "move " + " ".join(rng.sample(squares, rng.randint(1, 6)))
        assert text in scene.moves() or scene.why_not(text) is not None


def test_paths_of_many_tables_are_remembered_together() -> None:
    """Sixty tables that take turns have some 7,700 different ones, a thousand not twice as many: none is dropped."""
    rules, rng = GAME.open(4), random.Random(1)
    for one in (offer_of, aid_of):
        one.cache_clear()
    tables = [seeded_table(rules, seed, "many", ["human"] * 4) for seed in range(60)]
    for _ in range(60):
        for table in (table for table in tables if not table.ended):
            seat = table.asked[0]
            rules.aids(table.view(seat))
            table.answer(seat, rng.choice(table.moves(seat)))
    for one in (offer_of, aid_of):
        found = one.cache_info()
        assert found.misses == found.currsize, one
    assert offer_of.cache_info().currsize > 6_000
