"""What a player sees: the board with letters as well as colours, what a roll brings, and the same in sentences."""

from __future__ import annotations

import io
import random
import re
from typing import Any

import pytest
from msgspec.structs import asdict
from rich.console import Console, RenderableType

from sexton.games.vampire import GAME
from sexton.games.vampire.options import board_of
from sexton.games.vampire.rules import events
from sexton.games.vampire.rules.board_format import square_name
from sexton.games.vampire.view.aids import aids_of, map_of
from sexton.games.vampire.view.path_offers import offers_of
from sexton.kernel.game import Look
from sexton.kernel.interface import Event, Over
from sexton.kernel.words import LANGUAGES, Words
from tests.conformance.promises import advance
from tests.games.vampire.cover import BOARDS
from tests.games.vampire.scene import Scene, greedy_game, to_move

NAMES = ("Ada", "Bruno", "Carla", "Dino")


def look(language: str = "en", seats: int = 2, **more: Any) -> Look:
    return Look(Words(language, GAME.folder), NAMES[:seats], **more)


def printed(what: RenderableType, width: int) -> str:
    out = io.StringIO()
    Console(file=out, width=width, color_system=None).print(what)
    return out.getvalue()


def drawn(scene: Scene, seen_with: Look) -> str:
    view = scene.rules.view(scene.state, 0)
    return printed(scene.rules.draw_screen(view, seen_with), seen_with.room[0])


def test_ends_of_the_roll_gains_and_risks_are_shown() -> None:
    screen = drawn(to_move("8,4", 4, "PK"), look())
    assert "[red X 4N] + shovel · R! · 1 fight ☾" in screen
    assert "[stone 2N 2W] – · no fight" in screen
    assert "[R]" in screen
    assert "P · K" in screen
    assert "[1][2][3][4][5][6]" in screen
    assert max(len(line.rstrip()) for line in screen.splitlines()) <= 80


@pytest.mark.parametrize(
    ("graves", "said"), [("eeecee", "Only grave 4 is still closed."), ("ecceee", "Graves 2 and 3 are still closed.")]
)
def test_one_closed_grave_is_not_told_as_several(graves: str, said: str) -> None:
    scene = to_move("8,4", 4, graves=graves)
    assert said in scene.rules.describe(scene.rules.view(scene.state, 0), look())


def test_what_is_pointed_at_is_marked_without_colour() -> None:
    pointed = {"end": "8,0", "path": "8,3 8,2 8,1 8,0"}
    screen = drawn(to_move("8,4", 4, "PK"), look(pointed=pointed))
    assert "»R«" in screen
    assert screen.count("(") == 3
    assert "»red X 4N«" in screen


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_person_is_shown_the_number_of_a_square(language: str) -> None:
    scene, words = to_move("8,4", 4, "PK"), Words(language, GAME.folder)
    view = scene.rules.view(scene.state, 0)
    choices = scene.rules.choices(view)
    answers = [
        words.label(field, value, (), choices.about(field, value))
        for target in choices.targets
        for field, value in target.items()
    ]
    said = [*answers, *scene.rules.describe(view, look(language))]
    assert not [line for line in said if re.search(r"\d,\d", line)]
    assert len(set(answers[::2])) == len({target["end"] for target in choices.targets})


def test_a_walk_is_told_by_what_lies_at_its_end() -> None:
    words = Words("en", GAME.folder)
    (walk,) = to_move("8,4", 4, "PK").answer("move 8,3 8,2 8,1 8,0").heard(events.Walked)
    assert words.event(walk, NAMES) == "Ada walks four squares to the red X, past a phantom."
    assert words.event(walk, NAMES, reader=0) == "You walk four squares to the red X, past a phantom."
    (other,) = to_move("0,5", 2).answer("move 0,4 0,3").heard(events.Walked)
    assert (other.steps, other.phantoms, other.onto, other.to_red) == (2, 1, "plain", 11)
    (shadow,) = to_move("0,5", 1).answer("move 0,4").heard(events.Walked)
    assert (shadow.phantoms, shadow.onto) == (0, "shadow")


def test_a_square_that_is_no_answer_is_refused_without_its_number() -> None:
    words = Words("en", GAME.folder)
    said = [
        words.refusal(refusal)
        for text in ("move 0,0", "move 8,4", "move 8,5")
        if (refusal := to_move("8,4", 4).why_not(text))
    ]
    assert said == [
        "VH-5: by the shortest way that square is 12 away; you walk exactly 4 squares",
        "VH-5: you stand there already; you walk exactly 4 squares",
        "VH-5: with a roll of 4 you walk 4 squares, not 1",
    ]


def test_pawns_that_share_a_square_are_counted() -> None:
    scene = Scene("roll", at="4,4/4,4/4,4/8,0", tools="-/-/-/-", graves="ceeccc")
    screen = drawn(scene, look(seats=4))
    assert "3×G" in screen
    assert "4R" in screen
    assert "[1] ·  · [4]" in screen


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("room", [(80, 14), (60, 30), (120, 40)], ids=str)
def test_every_state_can_be_drawn_and_described(board: str, language: str, room: tuple[int, int]) -> None:
    setting = {"board": board, "decline_tool": "yes"}
    rules = GAME.open(3, GAME.read_options(setting))
    kinds = set()
    for nth, state in enumerate(greedy_game(rules, 4)):
        step = rules.step_name(state)
        if nth % 47 and step in kinds:
            continue
        kinds.add(step)
        view, seen_with = rules.view(state, nth % 3), look(language, 3, room=room)
        screen = printed(rules.draw_screen(view, seen_with), 200)
        assert max(len(line.rstrip()) for line in screen.splitlines()) <= room[0]
        assert all(rules.describe(view, seen_with))
    assert len(kinds) >= 8


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_is_told_in_words_and_summed_up(language: str) -> None:
    rules, told = GAME.open(2, GAME.read_options({"board": "lych_gate"})), list[tuple[int, Event]]()
    state, rng, words = rules.setup(), random.Random(2), Words(language, GAME.folder)
    while advance(rules, state, rng, told) is not None:
        pass
    assert isinstance(rules.pending(state), Over)
    assert all(words.event(event, NAMES) for _, event in told)
    table = rules.draw_result([event for _, event in told], look(language))
    assert words.say("tally-digs") in printed(table, 80)
    (found,) = [event for _, event in told if isinstance(event, events.VampireFound)]
    (lay,) = [line for line in printed(table, 80).splitlines() if words.say("tally-grave") in line]
    assert sorted(lay.split()[-2:]) == sorted([str(found.grave), "–"])


def test_aids_say_what_each_path_brings_and_how_far_everybody_is() -> None:
    scene = to_move("8,4", 4, "PK")
    seen = scene.rules.view(scene.state, 0)
    aids = aids_of(seen, scene.rules.options, offers_of(scene.rules.variant, seen))
    corner = next(path for path in aids.paths if path.end == "8,0")
    assert corner.tools_gained == ("shovel",)
    assert (corner.battles, corner.stops_at_red_x, corner.pips_lost) == (1, True, 0)
    assert corner.path == "8,3 8,2 8,1 8,0"
    assert aids.to_red_x == (4, 8)
    assert aids.missing == (("shovel",), ("pick", "shovel", "stake"))
    assert aids.vampire_odds == (1, 6)
    assert asdict(aids) == scene.rules.aids(scene.rules.view(scene.state, 1))


@pytest.mark.parametrize("board", BOARDS)
def test_aids_carry_the_map_as_squares_and_links(board: str) -> None:
    rules = GAME.open(2, GAME.read_options({"board": board}))
    drawn, read = map_of(rules.options), board_of(rules.options)
    assert {(one.x, one.y) for one in drawn.squares} == set(read.marks)
    assert [one.name for one in drawn.squares if one.kind == "green-x"] == [square_name(read.green)]
    assert [one.name for one in drawn.squares if one.kind == "red-x"] == [square_name(read.red)]
    assert (len(drawn.links), drawn.bridges, drawn.walls) == (len(read.pairs), (), ())
    assert (drawn.name, drawn.columns, drawn.rows) == (read.name, read.columns, read.rows)
    assert drawn.ours


def test_the_map_of_a_foreign_board_has_its_walls_and_bridges() -> None:
    text = "board Own\nP S K o\no . o o\nG R o *\nwall 2,1 3,1\nbridge 0,0 3,2\n"
    drawn = map_of(GAME.read_options({"board": text}))
    assert (drawn.walls, drawn.bridges) == ((("2,1", "3,1"),), (("0,0", "3,2"),))
    assert ("2,1", "3,1") not in drawn.links and ("0,0", "3,2") not in drawn.links
    assert {one.name: one.kind for one in drawn.squares}["3,2"] == "shadow"
    assert not drawn.ours


def test_aids_say_which_tools_an_answer_means() -> None:
    lost = Scene("red_return", at="8,0/4,4", tools="PSK/-")
    view = lost.rules.view(lost.state, 0)
    meant = {
        target["tools"]: aids_of(view, lost.rules.options, ()).tool_sets[target["tools"]]
        for target in lost.rules.choices(view).targets
    }
    assert meant == {
        "pick and shovel": ("pick", "shovel"),
        "pick and stake": ("pick", "stake"),
        "shovel and stake": ("shovel", "stake"),
    }
