"""Which walks are one move, which are refused, and what is told of them: the finer points of VH-5 to VH-10."""

from __future__ import annotations

import pytest

from sexton.games.vampire.rules import events
from sexton.games.vampire.rules.board_format import Board, Square, read_board
from tests.games.vampire.cover import ALLEY
from tests.games.vampire.scene import Scene, refused, to_move
from tests.games.vampire.test_paths import GRID, text_of, walks

ALL_THREE = "PSK"
BLOCK = {"pawns": "block"}


# Walks that are refused


# VH-5
def test_VH_5_who_is_to_walk_can_only_walk_and_who_is_to_dig_can_only_dig() -> None:
    scene = to_move("0,1", 1)
    assert refused("dig 2", scene) == "VH-5 other-question"
    assert scene.normal("dig 2") == "dig 2"
    assert refused("return pick", Scene("dig", at="8,0/4,4")) == "VH-13 other-question"


# VH-5
def test_VH_5_a_square_is_not_beside_itself() -> None:
    assert refused("move 8,1 8,1", to_move("8,2", 2)) == "VH-5 not-beside"


# VH-5
def test_VH_5_who_stands_on_the_red_x_has_to_walk_on() -> None:
    assert refused("stay", to_move("8,0", 2)) == "VH-5 too-short"
    assert refused("stay", to_move("8,0", 2, ALL_THREE)) == "VH-5 too-short"


# VH-R7
@pytest.mark.parametrize(
    ("start", "stop", "past"),
    [("8,2", "move 8,1 8,0", "move 8,1 8,0 7,0"), ("6,0", "move 7,0 8,0", "move 7,0 8,0 8,1"),
     ("8,1", "move 8,0", "move 8,0 7,0 6,0"), ("7,0", "move 8,0", "move 8,0 8,1 8,2")],
)  # fmt: skip
def test_VH_R7_with_three_tools_one_stops_on_the_red_x_from_either_side(start: str, stop: str, past: str) -> None:
    scene = to_move(start, 3, ALL_THREE)
    assert scene.why_not(stop) is None
    assert refused(past, scene) == "VH-R7 must-stop-at-red"


# VH-R14
@pytest.mark.parametrize(("go", "at"), [("0", "8,4/8,3"), ("1", "8,3/8,4")])
def test_VH_R14_a_pawn_of_whatever_seat_is_in_the_way(go: str, at: str) -> None:
    scene = to_move("8,4", 2, settings=BLOCK, at=at, go=go)
    assert scene.moves() == ["move 7,4 6,4", "move 8,5 8,6"]
    assert refused("move 8,3 8,2", scene) == "VH-R14 pawn-in-the-way"


# VH-R5
def test_VH_R5_who_can_walk_a_single_square_walks_it() -> None:
    scene = to_move("2,1", 3, settings={"board": ALLEY, **BLOCK}, at="2,1/1,0/2,2", tools="-/-/-")
    assert scene.moves() == ["move 2,0"]


HEMMED = "board Hemmed\nK o S o\nR o . .\nP o G o\n"


# VH-R5
def test_VH_R5_of_the_longest_walks_too_each_that_gains_something_else_is_a_move() -> None:
    scene = to_move("0,1", 6, "SK", {"board": HEMMED, **BLOCK}, at="0,1/1,0")
    assert scene.moves() == ["move 0,2 1,2 2,2 3,2", "move 1,1 1,2 2,2 3,2"]


# Walks that are one move


TWO_ROADS = "board Two Roads\nG * K R\no * K o\no P S o\n"


# VH-10, VH-R6
@pytest.mark.parametrize(("held", "setting"), [("PSK", {}), ("PS", {"tools_on_the_way": "yes"})])
def test_VH_10_a_stop_on_the_red_x_is_the_same_move_as_a_longer_walk_there_over_as_many_shadows(
    held: str, setting: dict[str, str]
) -> None:
    """Over one shadow the red X is three squares away, or five; over both, five."""
    scene = to_move("0,0", 5, held, {"board": TWO_ROADS, **setting}, at="0,0/0,0")
    there = [move for move in scene.moves() if move.endswith(" 3,0")]
    assert there == ["move 0,1 1,1 1,0 2,0 3,0", "move 0,1 1,1 2,1 2,0 3,0"]


def outcome(board: Board, path: tuple[Square, ...], held: frozenset[str]) -> tuple[Square, frozenset[str], int]:
    """Where a walk ends, what it gains, and how many shadows are to be fought (VH-9)."""
    gained = frozenset(board.marks[square] for square in path if board.marks[square] in ALL_THREE) - held
    return path[-1], gained, sum(board.marks[square] == "*" for square in path) if held | gained else 0


def allowed(board: Board, start: Square, roll: int, held: frozenset[str]) -> list[tuple[Square, ...]]:
    """Every walk of the whole roll; with three tools in hand, those as far as the red X that come to it (VH-10)."""
    whole = walks(board, start, roll)
    if len(held) < 3:
        return whole
    ends = [path for length in range(1, roll) for path in walks(board, start, length) if path[-1] == board.red]
    return sorted([*ends, *(path for path in whole if board.red not in path[:-1])])


# VH-5, VH-6, VH-7, VH-10
def test_VH_5_the_moves_of_every_square_and_roll_are_the_outcomes_that_can_be_walked_to() -> None:
    board = read_board(GRID)
    for held in ("-", "P", "S", "PS", "K", "PK", "SK", "PSK"):
        for x, y in board.marks:
            for roll in range(1, 7):
                tools = frozenset(held) - {"-"}
                first: dict[tuple[Square, frozenset[str], int], tuple[Square, ...]] = {}
                for path in allowed(board, (x, y), roll, tools):
                    first.setdefault(outcome(board, path, tools), path)
                scene = to_move("", roll, held, {"board": GRID}, at=f"{x},{y}/0,0")
                assert scene.moves() == [text_of(path) for path in first.values()]


# What is told


# VH-5
@pytest.mark.parametrize(
    ("start", "walk", "onto"),
    [("4,3", "4,2", "pick"), ("1,4", "2,4", "shovel"), ("1,0", "2,0", "stake"), ("4,2", "3,2", "shadow"),
     ("0,0", "1,0", "plain"), ("4,3", "4,4", "green-x"), ("7,0", "8,0", "red-x")],
)  # fmt: skip
def test_VH_5_everybody_hears_what_a_walk_ends_on(start: str, walk: str, onto: str) -> None:
    (walked,) = to_move(start, 1).answer(f"move {walk}").heard(events.Walked)
    assert (walked.end, walked.onto) == (walk, onto)


# VH-5
def test_VH_5_either_x_may_lie_left_of_the_other() -> None:
    (walked,) = to_move("0,0", 1, settings={"board": HEMMED}, at="0,0/2,2").answer("move 0,1").heard(events.Walked)
    assert (walked.onto, walked.to_red) == ("red-x", 0)


# VH-R5
def test_VH_R5_of_one_who_cannot_move_everybody_hears_that_alone() -> None:
    scene = to_move("2,1", 3, settings={"board": ALLEY, **BLOCK}, at="2,1/2,0/2,2", tools="-/-/-")
    (offer,) = scene.rules.offers(scene.rules.view(scene.state, 0))
    assert (offer.move, offer.phantoms) == ("stay", 0)
    assert [event for _, event in scene.answer("stay").told] == [events.StoodStill(0)]


# VH-9
def test_VH_9_phantoms_are_spoken_of_only_where_a_shadow_was_walked_over() -> None:
    plain = to_move("4,4", 1).answer("move 3,4")
    assert [type(event) for _, event in plain.told] == [events.Walked]
    ignored = to_move("0,5", 2).answer("move 0,4 0,3")
    assert [type(event) for _, event in ignored.told] == [events.Walked, events.PhantomsIgnore]


AGAIN = "board Again\nG P * P\no . . S\no K o R\n"


# VH-8
@pytest.mark.parametrize("walk", ["move 1,0 2,0", "move 1,0 2,0 3,0"])
def test_VH_8_phantoms_do_not_follow_one_who_had_the_tool_before_the_shadow(walk: str) -> None:
    """The same kind of tool may lie beyond it as well: it was his already."""
    scene = to_move("0,0", len(walk.split()) - 1, settings={"board": AGAIN}, at="0,0/0,0").answer(walk)
    assert (scene.tools(), scene.step, scene.heard(events.PhantomsFollow)) == (("pick",), "battle", [])


# VH-R20
def test_VH_R20_of_all_three_tools_any_may_be_taken() -> None:
    scene = Scene("take", {"decline_tool": "yes"}, at="8,4/4,4", offered="PSK")
    assert len(scene.moves()) == 8
    assert scene.answer("take pick and shovel and stake").tools() == ("pick", "shovel", "stake")


# The numbers of moves


def test_walks_are_numbered_by_end_gain_and_risk() -> None:
    """As docs/reference/encodings.md says it: (square x 8 + tools gained) x 7 + shadows to fight."""
    scene, board = to_move("4,4", 4, "S"), read_board(to_move("4,4", 4).rules.options.board)
    view, squares = scene.rules.view(scene.state, 0), list(board.marks)
    seen = set()
    for text in scene.moves():
        path = tuple((int(x), int(y)) for x, y in (square.split(",") for square in text.split()[1:]))
        end, gained, shadows = outcome(board, path, frozenset("S"))
        number = (squares.index(end) * 8 + sum(1 << ALL_THREE.index(tool) for tool in gained)) * 7 + shadows
        assert scene.rules.encoding().actions.codes(view, [scene.rules.read(text)]) == [number]
        seen.add((bool(gained), bool(shadows)))
    assert len(seen) == 4
