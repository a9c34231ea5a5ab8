"""Every game of the catalogue, over the wire: two people and a bot, then the same views from the record."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest

from sexton.kernel import catalogue
from sexton.kernel.records import replay
from tests.server.kit import quick, seat_everyone, sessions


@pytest.mark.parametrize("game", catalogue.ids())
async def test_two_people_and_a_bot_play(game: str, tmp_path: Path) -> None:
    async with sessions(quick(tmp_path / "db"), "Ada", "Bruno") as (_, ada, bruno):
        seats = catalogue.find(game).seats
        bots = ["bot normal"] * max(0, seats[0] - 2) if 3 not in seats else ["bot normal"]
        table = await seat_everyone([ada, bruno], bots, game=game)
        await asyncio.gather(ada.play_on(), bruno.play_on())
        assert ada.now["over"]["kind"] == "over"
        text = (await ada.http.get(f"/api/tables/{table}/record")).text
        replay.verify(text)
        last = (await ada.http.get(f"/api/tables/{table}/telling?as=0")).json()
        assert last["view"] == ada.now["view"]
        assert last["heard"] == ada.heard


async def test_screens_hear_what_is_in_every_box(tmp_path: Path) -> None:
    async with sessions(quick(tmp_path / "db"), "Ada") as (_, ada):
        told = {facts["id"]: facts["box"] for facts in (await ada.http.get("/api/games")).json()}
    for game in catalogue.games().values():
        assert told[game.id] == msgspec.json.decode(msgspec.json.encode(game.box())) != {}
