"""The objectives are data: the file, its reader, and the option that carries it (GR-3, GR-22)."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from sexton.games.graverobbers import GAME
from sexton.games.graverobbers.objective_cards import FILE, RECONSTRUCTION, Objective, read_objectives
from sexton.games.graverobbers.options import Box, Options
from sexton.kernel.interface import Refusal
from sexton.kernel.words import LANGUAGES, Words

GOOD = FILE.read_text(encoding="utf-8")
LINES = [line for line in GOOD.splitlines() if line and not line.startswith("#")]


# GR-3
def test_GR_3_the_reconstruction_has_every_grave_twice_in_each_colour() -> None:
    for side, points in (("black", 6), ("white", 4)):
        pairs = [one for one in RECONSTRUCTION if one.side == side and one.graves]
        assert sorted(grave for one in pairs for grave in one.graves) == sorted([*range(1, 8), *range(1, 8)])
        assert {one.points for one in pairs} == {points}
    assert [one.name for one in RECONSTRUCTION if not one.graves] == ["black cemetery 5"] * 2 + ["white cemetery 3"] * 2


def test_an_objective_is_written_as_it_is_read() -> None:
    assert [one.name for one in read_objectives(GOOD)] == LINES
    assert read_objectives("\n".join(LINES)) == RECONSTRUCTION


def test_comments_and_empty_lines_do_not_matter() -> None:
    assert read_objectives("# mine\n\n" + "\n\n".join(f"  {line}   # so it is" for line in LINES)) == RECONSTRUCTION


WRONG = {
    "black 1-2": "objectives-line",
    "black 1-2 6 7": "objectives-line",
    "red 1-2 6": "objectives-side",
    "black 1-8 6": "objectives-graves",
    "black 0-2 6": "objectives-graves",
    "black 3-3 6": "objectives-graves",
    "black 1-2-3 6": "objectives-graves",
    "black church 6": "objectives-graves",
    "black 1-2 six": "objectives-points",
    "black 1-2 0": "objectives-points",
    "black 1-2 -3": "objectives-points",
    "black 1-2 100": "objectives-points",
    "white 1-2 6": "objectives-too-many",
}


# GR-3
@pytest.mark.parametrize("line", WRONG)
def test_GR_3_a_wrong_file_is_refused_with_the_line_that_is_wrong(line: str) -> None:
    lines = ["# mine", *LINES[9:], "", line, *LINES[:9]]
    with pytest.raises(Refusal) as refused:
        read_objectives("\n".join(lines))
    assert (refused.value.rule, refused.value.message) == ("GR-3", WRONG[line])
    assert refused.value.facts["line"] == 12
    for language in LANGUAGES:
        assert "12" in Words(language, GAME.folder).refusal(refused.value)


@pytest.mark.parametrize("text", ["", "\n".join(LINES[:17]), "\n".join(LINES[1:])])
def test_GR_3_too_few_objectives_are_refused_at_the_last_line(text: str) -> None:
    with pytest.raises(Refusal) as refused:
        read_objectives(text)
    assert refused.value.message == "objectives-too-few"
    assert refused.value.facts["line"] == max(1, len(text.splitlines()))


def test_a_file_becomes_the_value_of_the_option_and_is_embedded_whole(tmp_path: Path) -> None:
    mine = tmp_path / "mine.txt"
    mine.write_text(GOOD.replace("black 1-2 6", "black 1-2 9"), encoding="utf-8")
    options = GAME.read_options({"objectives": GAME.read_file_option("objectives", str(mine))})
    assert isinstance(options, Options)
    assert options.objectives[0] == Objective("black", (1, 2), 9)
    assert GAME.read_options(msgspec.json.decode(options.canonical())) == options
    assert "black 1-2 9" in GAME.open(3, options).variant.names


@pytest.mark.parametrize("path", ["nowhere.txt", "", "."])
def test_a_file_that_cannot_be_read_is_refused(path: str, tmp_path: Path) -> None:
    with pytest.raises(Refusal) as refused:
        GAME.read_file_option("objectives", str(tmp_path / path))
    assert refused.value.message == "objectives-unreadable"


def test_other_options_are_not_read_from_files() -> None:
    assert GAME.read_file_option("hands", "3") == "3"


def refusal_of(options: Options) -> tuple[str, str]:
    with pytest.raises(Refusal) as refused:
        GAME.open(3, options)
    return refused.value.rule, refused.value.message


def test_options_with_which_no_game_can_be_played_are_refused() -> None:
    assert refusal_of(Options(objectives=RECONSTRUCTION[:8])) == ("GR-5", "too-few-objectives")
    assert refusal_of(Options(objectives=(Objective("black", (1, 1), 6), *RECONSTRUCTION))) == (
        "GR-22",
        "not-two-graves",
    )
    assert refusal_of(Options(objectives=(Objective("black", (1, 2, 3), 6), *RECONSTRUCTION)))[1] == "not-two-graves"
    assert refusal_of(Options(box=Box(cards=(9,) * 8))) == ("GR-1", "wrong-box")
    assert refusal_of(Options(box=Box(cards=(1,) * 9, hand=4))) == ("GR-4", "too-few-cards")


@pytest.mark.parametrize("setting", [{"hands": "2"}, {"objectives": [{"side": "red", "graves": [], "points": 1}]}])
def test_wrong_values_of_options_are_refused(setting: dict[str, object]) -> None:
    with pytest.raises(Refusal) as refused:
        GAME.read_options(setting)
    assert refused.value.message == "wrong-options"
