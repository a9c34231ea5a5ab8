"""Puzzles over HTTP: what the seat knows goes out, the answer only to whom has found it or gives up."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from sexton.puzzles import collection
from tests.server.kit import quick, sessions


async def asked(tmp_path: Path, *paths: str) -> list[Any]:
    async with sessions(quick(tmp_path / "tables.db"), "Ada") as (_, ada):
        return [await ada.http.get(path) for path in paths]


async def test_all_are_listed_with_the_one_of_the_day(tmp_path: Path) -> None:
    before = collection.of_the_day(datetime.now(UTC).date())
    (answer,) = await asked(tmp_path, "/api/puzzles")
    found, after = answer.json(), collection.of_the_day(datetime.now(UTC).date())
    assert (found["game"], found["number"]) in {(one.game, one.number) for one in (before, after)}
    assert {one["game"]: len(one["puzzles"]) for one in found["games"]} == {
        game: len(collection.shipped(game)) for game in collection.games()
    }


@pytest.mark.parametrize("game", collection.games())
async def test_neither_the_answer_nor_what_moves_are_worth_goes_out(tmp_path: Path, game: str) -> None:
    (answer,) = await asked(tmp_path, f"/api/puzzles/{game}/1")
    puzzle, shown = collection.puzzle(game, 1), answer.json()
    assert shown["view"] == puzzle.view and shown["seat"] == puzzle.seat and shown["of"] >= 1
    assert not {"answer", "tempting", "worths", "better", "reason"} & shown.keys()
    assert [event["told"] for event in shown["heard"]] == [event["told"] for event in puzzle.heard]
    assert shown["choices"]["pattern"]


async def test_an_answer_is_judged_in_the_language_of_the_reader(tmp_path: Path) -> None:
    puzzle = collection.puzzle("graverobbers", 1)
    address = "/api/puzzles/graverobbers/1"
    async with sessions(quick(tmp_path / "tables.db"), "Ada") as (_, ada):

        async def post(move: str | None, lang: str = "en") -> Any:
            return await ada.http.post(f"{address}?lang={lang}", json={"move": move})

        wrong = (await post(puzzle.tempting)).json()
        assert not wrong["right"] and wrong["answer"] is wrong["tempting"] is None
        assert wrong["reason"].startswith("As for your answer: "), "what comes of it, and not why another is better"
        assert wrong["share"] < wrong["best"] and f"{wrong['best']}\u00a0%" in wrong["text"]
        right = (await post(puzzle.answer, "it")).json()
        assert right["right"] and right["answer"] == puzzle.answer and right["reason"].startswith("Il motivo: ")
        given_up = (await post(None)).json()
        assert not given_up["right"] and given_up["answer"] == puzzle.answer
        assert (await post("place 3 at 1")).status_code == 400
        assert (await post("x" * 500)).json()["message"] == "too-long"


async def test_what_is_not_there_is_not_found(tmp_path: Path) -> None:
    paths = ("graverobbers/0", "graverobbers/99999", "graverobbers/x", "graverobbers/1234567", "chess/1")
    for answer in await asked(tmp_path, *(f"/api/puzzles/{path}" for path in paths)):
        assert answer.status_code == 404, answer.text
