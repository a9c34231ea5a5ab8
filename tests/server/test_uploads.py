"""Boards, decks and objectives of people's own: uploaded, played with, embedded in a record that verifies."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from sexton.kernel import catalogue
from tests.games.vampire.cover import ALLEY
from tests.server.kit import Player, quick, seat_everyone, sessions

DECK = """# a small one
name evening
reduced
pixie/goblin 9 0 0
unicorn/cyclops 9 0 0
dragon/dragon 9 0 0
pixie/gravedigger 3 0 0
"""
OBJECTIVES = "\n".join(
    f"{side} {where} {points}"
    for side, points in (("black", 3), ("white", 7))
    for where in ("1-2", "2-3", "3-4", "4-5", "5-6", "6-7", "7-1", "cemetery", "cemetery")
)
OWN = {  # game, option, text, a sign of it in the record
    "board": ("vampire", ALLEY.replace("Alley", "My garden"), "My garden"),
    "deck": ("gloomy_graves", DECK, "evening"),
    "objectives": ("graverobbers", OBJECTIVES, '"points":7'),
}


async def uploaded(player: Player, game: str, option: str, text: str) -> Any:
    return await player.http.post(f"/api/games/{game}/options/{option}", json={"text": text})


@pytest.mark.parametrize("option", OWN)
async def test_ones_own_is_uploaded_played_with_and_stands_in_the_record(option: str, tmp_path: Path) -> None:
    game, text, sign = OWN[option]
    async with sessions(quick(tmp_path / "db"), "Ada", "Bruno") as (_, ada, bruno):
        answer = await uploaded(ada, game, option, text)
        assert answer.status_code == 200, answer.text
        options = {option: answer.json()["value"]}
        bots = ["bot random"] * (catalogue.find(game).seats[0] - 2)
        table = await seat_everyone([ada, bruno], bots, game=game, options=options)
        assert ada.about["options"][option] == options[option]
        await asyncio.gather(ada.play_on(), bruno.play_on())
        assert ada.now["over"]["kind"] == "over"
        path = tmp_path / "own.sexton"
        path.write_text((await ada.http.get(f"/api/tables/{table}/record")).text)
        assert sign in path.read_text()
    command = [sys.executable, "-c", "from sexton.commands import main; main()", "verify", str(path)]
    done = await asyncio.to_thread(subprocess.run, command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


WRONG = [
    ("vampire", "board", ALLEY.replace("o . S . .", "o . ? . ."), 3),
    ("vampire", "board", "nothing of the sort", 1),
    ("gloomy_graves", "deck", DECK.replace("dragon/dragon", "dragon/penguin"), 6),
    ("gloomy_graves", "deck", "name x\npixie/goblin 1 0 0\n", 2),
    ("graverobbers", "objectives", OBJECTIVES.replace("black 3-4", "black 3-9", 1), 3),
    ("graverobbers", "objectives", "black 1-2 6\nwhite", 2),
]


@pytest.mark.parametrize(("game", "option", "text", "line"), WRONG)
async def test_what_is_wrong_is_named_with_its_line_in_both_languages(
    game: str, option: str, text: str, line: int, tmp_path: Path
) -> None:
    async with sessions(quick(tmp_path / "db"), "Ada") as (_, ada):
        said = set()
        for language in ("en", "it"):
            answer = await ada.http.post(f"/api/games/{game}/options/{option}?lang={language}", json={"text": text})
            refused = answer.json()
            assert answer.status_code == 400 and refused["facts"]["line"] == line, refused
            assert str(line) in refused["text"] and refused["message"] not in refused["text"]
            said.add(refused["text"])
        assert len(said) == 2


async def test_uploads_have_limits_and_open_no_files(tmp_path: Path) -> None:
    async with sessions(quick(tmp_path / "db"), "Ada") as (_, ada):
        for game, option, text, message in (
            ("vampire", "board", "x" * 70_000, "wrong-message"),
            ("vampire", "pawns", "pass", "not-a-file-option"),
            ("vampire", "nothing", "x", "no-such-option"),
            ("nothing", "board", "x", "unknown-game"),
            ("gloomy_graves", "deck", "pairs", "deck-line"),  # the name of one of ours is no text of a deck
            ("gloomy_graves", "deck", "/etc/passwd", "deck-line"),
        ):
            answer = await uploaded(ada, game, option, text)
            assert answer.status_code in (400, 404), answer.text
            assert answer.json()["message"] == message
            assert str(tmp_path.root + "tmp") not in answer.text
        setup = {"game": "vampire", "seats": ["own", "open"], "options": {"board": ALLEY.replace("R", ".")}}
        answer = await ada.http.post("/api/tables", json={"setup": setup})
        assert answer.status_code == 400 and answer.json()["message"] not in answer.json()["text"]
        deep: Any = "x"
        for _ in range(40):
            deep = [deep]
        setup["options"] = {"board": deep}
        answer = await ada.http.post("/api/tables", json={"setup": setup})
        assert (answer.status_code, answer.json()["message"]) == (400, "too-deep")
