"""A server is killed; one with the next edition of the rules is started on its database. Real trees and processes."""

from __future__ import annotations

import asyncio
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from scripts.keep_edition import keep

from tests.server.kit import Player, Process, quick, seat_everyone
from tests.server.test_play import at_sealed_question

ROOT = Path(__file__).parents[2]
LOOKS = ("public", "0", "1", "open")


def upgraded(folder: Path) -> Path:
    """The sources as the next version would have them: edition 1 kept, and another rule in edition 2."""
    ignored = shutil.ignore_patterns("*.so", "__pycache__", "static", "train", "engine.json")
    shutil.copytree(ROOT / "src" / "sexton", folder / "src" / "sexton", ignore=ignored)
    keep(folder, "gravediggers")
    changed = 0
    for path in (folder / "src" / "sexton" / "games" / "gravediggers" / "rules").glob("*.py"):
        text = path.read_text()
        changed += text.count("GD-14")
        path.write_text(text.replace("GD-14", "GD-140"))  # no record of edition 1 can be replayed by these rules
    assert changed
    return folder / "src"


async def replays(player: Player, table: str) -> list[Any]:
    return [(await player.http.get(f"/api/tables/{table}/replay?as={look}&count=100")).json() for look in LOOKS]


async def test_after_a_kill_and_an_upgrade_every_old_game_goes_on_and_is_shown(database: str, tmp_path: Path) -> None:
    settings = quick(database, node="one")
    old = await asyncio.to_thread(Process, settings)
    async with Player(old.url, "Ada") as ada, Player(old.url, "Bruno") as bruno:
        finished = await seat_everyone([ada, bruno], [])
        await asyncio.gather(ada.play_on(), bruno.play_on())
        shown = await replays(ada, finished)
        await ada.leave()
        await bruno.leave()
        live = await seat_everyone([ada, bruno], ["bot random"])
        await at_sealed_question([ada, bruno])
        await ada.send(ask=ada.now["ask"], move="fist 1")
        await ada.until("accepted")
        before = ada.now
        old.kill()

        source = await asyncio.to_thread(upgraded, tmp_path / "next")
        new = await asyncio.to_thread(Process, settings, "", source)
        for player in (ada, bruno):
            await player.move_to(new.url)
            await player.join(live, heard=len(player.heard))
            await player.until("now")
        games = {game["id"]: game["edition"] for game in (await ada.http.get("/api/games")).json()}
        assert (games["gravediggers"], games["vampire"]) == (2, 1)
        assert (ada.about["edition"], ada.now["rule"]) == (1, "GD-14")
        for name in ("ask", "view", "choices", "rule"):
            assert ada.now[name] == before[name]
        assert ada.now["mine"] == "fist 1"
        await asyncio.gather(ada.play_on(), bruno.play_on())
        assert ada.now["over"]["kind"] == "over"
        assert await replays(ada, finished) == shown
        for table in (finished, live):
            assert (await ada.http.get(f"/api/tables/{table}/tally?as=public")).json()["tables"]
            text = (await ada.http.get(f"/api/tables/{table}/record")).text
            assert "\ngame gravediggers 1 " in text
            await asyncio.to_thread(verified, text, tmp_path / "record.sexton", source)
        await ada.send(do="rematch")
        again = (await ada.until("table", lambda about: about["rematch"]))["rematch"]
        for player in (ada, bruno):
            await player.leave()
            player.now, player.deal, player.heard = {}, {}, []
            await player.join(again)
        await asyncio.gather(ada.begin(), bruno.begin())
        assert ada.about["edition"] == 2  # what begins now begins with the newest
    assert await asyncio.to_thread(new.stop) == 0


def verified(text: str, path: Path, source: Path) -> None:
    """By the new version's own command."""
    path.write_text(text)
    command = [sys.executable, "-c", "from sexton.commands import main; main()", "verify", str(path)]
    done = subprocess.run(
        command, env=os.environ | {"PYTHONPATH": str(source)}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
