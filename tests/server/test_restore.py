"""`sexton backup` and `sexton restore` while a server runs and people sit at its tables, on both databases."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest
import websockets

from sexton.kernel.records import replay
from tests.server.kit import Player, Process, quick, seat_everyone
from tests.server.test_play import at_sealed_question


async def sexton(*arguments: str) -> str:
    command = [sys.executable, "-c", "from sexton.commands import main; main()", *arguments, "--lang", "en"]
    done = await asyncio.to_thread(subprocess.run, command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


async def test_tables_are_as_they_were_and_go_on(database: str, tmp_path: Path) -> None:
    server = await asyncio.to_thread(Process, quick(database))
    async with Player(server.url, "Ada") as ada, Player(server.url, "Bruno") as bruno:
        table = await seat_everyone([ada, bruno], [])
        await at_sealed_question([ada, bruno])
        await ada.send(ask=ada.now["ask"], move="fist 1")
        await ada.until("accepted")
        before, ask = bruno.now, ada.now["ask"]
        said = await sexton("backup", str(tmp_path / "copy"), "--database", database)
        assert said.startswith("1 ")
        await bruno.send(ask=bruno.now["ask"], move="fist 0")
        await bruno.until("now", lambda now: now["ask"] > ask)
        later = (await ada.http.post("/api/tables", json={"setup": {"game": "gravediggers", "seats": ["own", "open"]}})
                 ).json()["id"]  # fmt: skip
        await sexton("restore", str(tmp_path / "copy"), "--database", database)
        for player in (ada, bruno):  # nobody does anything: the server notices by itself
            with pytest.raises(websockets.ConnectionClosed) as closed:
                await player.until("nothing")
            assert closed.value.rcvd is not None and closed.value.rcvd.code == 1012
            player.heard = []
            await player.join(table)
            await player.until("now")
        assert (bruno.now["ask"], bruno.now["view"], bruno.now["ready"]) == (before["ask"], before["view"], [0])
        assert ada.now["mine"] == "fist 1" and bruno.now["mine"] is None
        assert (await ada.http.get(f"/api/tables/{later}")).status_code == 404
        await asyncio.gather(ada.play_on(), bruno.play_on())
        replay.verify((await ada.http.get(f"/api/tables/{table}/record")).text)
    assert await asyncio.to_thread(server.stop) == 0


async def test_what_is_no_backup_is_refused_and_changes_nothing(database: str, tmp_path: Path) -> None:
    (tmp_path / "nonsense").write_text("no backup")
    command = [sys.executable, "-c", "from sexton.commands import main; main()", "restore", str(tmp_path / "nonsense")]
    done = await asyncio.to_thread(
        subprocess.run, [*command, "--database", database, "--lang", "en"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 2 and "is not a backup" in done.stderr and "Traceback" not in done.stderr
