"""Boards are data: what a drawing means, what is refused and on which line, what comes with the game."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from sexton.games.vampire import GAME
from sexton.games.vampire.board_library import board_names, from_file, shipped, text_of
from sexton.games.vampire.options import Options
from sexton.games.vampire.rules.board_format import distances, read_board, shortest_loop
from sexton.games.vampire.rules.box import SHADOW_MARK
from sexton.kernel.interface import Refusal
from sexton.kernel.records import record, replay
from sexton.kernel.table import seeded_table
from sexton.kernel.words import LANGUAGES, Words
from tests.games.vampire import oracle
from tests.games.vampire.cover import BOARDS
from tests.games.vampire.scene import to_move

RING = "board Ring\nP S K\no . o\nG R o\n"
BOTH = "board Both\nP S K o\no . o o\nG R o o\nwall 2,1 3,1\nbridge 0,0 3,2\n"


def test_the_boards_that_come_with_the_game() -> None:
    assert board_names() == ("iron_gate", "abbey", "lych_gate")
    assert set(board_names()) == set(BOARDS)
    sizes = {name: len(read_board(shipped(name)).marks) for name in board_names()}
    assert sizes["lych_gate"] < sizes["iron_gate"] < sizes["abbey"]
    assert all("Ours" in shipped(name) for name in board_names())


def test_iron_gate_is_the_default_and_what_the_digest_says() -> None:
    assert Options().board == shipped("iron_gate")
    board = read_board(Options().board)
    assert board.marks == oracle.iron_gate()
    assert (len(board.marks), len(board.pairs), shortest_loop(board)) == (57, 64, 8)
    assert min(len(beside) for beside in board.links.values()) == 2
    assert [board.count(mark) for mark in "PSK*"] == [4, 4, 4, 6]
    assert distances(board.links, board.green)[board.red] == 8


@pytest.mark.parametrize(
    ("text", "line", "message"),
    [
        ("", 1, "no-name"),
        ("o o o", 1, "no-name"),
        ("board " + "x" * 41, 1, "no-name"),
        ("# remark\nboard Empty\n", 2, "no-squares"),
        ("board A\nP S Q\n", 2, "unknown-mark"),
        ("board A\nP S K\no o\n", 3, "uneven-row"),
        ("board A\n" + "o" * 17, 2, "too-large"),
        ("board A\n" + "o\n" * 17, 18, "too-large"),
        ("board A\n" + "\n" * 200, 201, "too-long"),
        ("board A\nP S K\no . o\nG o o\n", 4, "no-x"),
        ("board A\nP S K\no . o\no R o\n", 4, "no-x"),
        ("board A\nP S K\no . R\nG R o\n", 4, "two-x"),
        ("board A\nP G K\no . S\nG R o\n", 4, "two-x"),
        ("board A\nP S o\no . o\nG R o\n", 4, "no-tool"),
        ("board A\nP S K\nG R .\n", 3, "too-few-squares"),
        ("board A\nP S K .\no . o .\nG R o .\n. . . o\n", 5, "unreachable"),
        ("board A\no P S G K R o\n", 2, "dead-end"),
        ("board A\nP S K o o\no . . . o\nG . . . R\n", 2, "dead-end"),
        (RING + "wall 0,0 1,1\n", 5, "no-such-square"),
        (RING + "wall 0,0\n", 5, "wrong-link"),
        (RING + "wall 0,0 2,2\n", 5, "not-linked"),
        (RING + "bridge 0,0 1,0\n", 5, "already-linked"),
        (RING + "bridge 0,0 0,0\n", 5, "already-linked"),
        (RING + "wall 0,0 1,0\nwall 0,0 0,1\n", 2, "unreachable"),
        (RING + "wall 0,0 1,0\no o o\n", 6, "row-after-links"),
    ],
)
def test_a_bad_board_is_refused_with_the_line_and_the_reason(text: str, line: int, message: str) -> None:
    with pytest.raises(Refusal) as refusal:
        read_board(text)
    assert (refusal.value.rule, refusal.value.message) == ("board", f"board-{message}")
    assert refusal.value.facts["line"] == line
    for language in LANGUAGES:
        assert str(line) in Words(language, GAME.folder).refusal(refusal.value)


def test_too_many_links_and_bridges_are_refused() -> None:
    grid = "board Grid\n" + "\n".join(["GRPSKoooo", *["ooooooooo"] * 8])
    four = "".join(f"\nbridge 4,4 {x},{y}" for x, y in ((0, 8), (8, 0), (8, 8)))
    with pytest.raises(Refusal) as refusal:
        read_board(grid + four)
    assert refusal.value.message == "board-too-many-links"
    many = "".join(f"\nbridge {x},{y} {x + 1},{y + 1}" for y in (1, 3) for x in range(8)) + "\nbridge 0,6 1,7"
    with pytest.raises(Refusal) as refusal:
        read_board(grid + many)
    assert refusal.value.message == "board-too-many-bridges"


def test_walls_part_and_bridges_link() -> None:
    board = read_board(BOTH)
    assert (3, 1) not in board.links[2, 1]
    assert (3, 2) in board.links[0, 0]
    scene = to_move("0,0", 1, settings={"board": BOTH}, at="0,0/0,2")
    assert scene.moves() == ["move 0,1", "move 1,0", "move 3,2"]


def test_blanks_remarks_and_spaces_do_not_matter() -> None:
    plain = read_board(RING)
    assert read_board("# mine\n\nboard Ring\n  PSK \n# middle\no.o\nGRo").links == plain.links


def test_a_board_is_given_by_name_or_whole_or_by_file(tmp_path: Path) -> None:
    assert text_of("abbey") == shipped("abbey")
    assert text_of(RING) == RING
    mine = tmp_path / "mine.txt"
    mine.write_text(RING, encoding="utf-8")
    assert from_file(str(mine)) == GAME.read_file_option("board", str(mine)) == RING
    assert GAME.read_file_option("board", "abbey") == shipped("abbey")
    assert GAME.read_file_option("pawns", "block") == "block"
    assert GAME.read_options({"board": "abbey"}).board == shipped("abbey")
    mine.write_text("board A\nP S Q\n", encoding="utf-8")
    for name in (str(mine), str(tmp_path / "nowhere"), str(tmp_path)):
        with pytest.raises(Refusal):
            from_file(name)
    mine.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(Refusal):
        from_file(str(mine))
    for bad in ("nowhere", str(mine)):
        with pytest.raises(Refusal) as refusal:
            GAME.read_options({"board": bad})  # over a wire nobody opens files
        assert refusal.value.message == "unknown-board"


def test_a_bad_board_cannot_be_opened() -> None:
    with pytest.raises(Refusal) as refusal:
        GAME.open(2, Options(board="board A\nP S Q\n"))
    assert refusal.value.facts["line"] == 2


def test_a_record_carries_its_board_whole() -> None:
    rules = GAME.open(2, GAME.read_options({"board": RING}))
    table, rng = seeded_table(rules, 5, "ring", ["bot random"] * 2), random.Random(5)
    while table.asked:
        for seat in table.asked:
            table.answer(seat, rng.choice(table.moves(seat)))
    text = record.write(table.record())
    assert "board Ring\\\\nP S K" in text or "board Ring\\nP S K" in text
    replay.verify(text)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", BOARDS)
def test_a_board_is_described_and_drawn(name: str, language: str) -> None:
    boards, words = GAME.boards(), Words(language, GAME.folder)
    text = boards.read(name)
    facts = boards.facts(text, words)
    assert words.say("board-ours") in facts
    assert str(len(read_board(text).marks)) in facts[0]
    drawn = str(boards.draw(text, words))
    assert drawn.count("☾") == read_board(text).count(SHADOW_MARK)
    picture = boards.svg(text, words)
    assert picture.count("<rect") == len(read_board(text).marks) + 1
    assert picture.startswith("<svg")
    own = boards.facts(BOTH, words)
    assert words.say("board-ours") not in own
    assert words.say("board-bridge", one="0,0", other="3,2") in own
    assert "stroke-dasharray" in boards.svg(BOTH, words)
    assert words.say("board-wall", one="2,1", other="3,1") in own
