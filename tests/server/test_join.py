"""`sexton join`: whole games from the terminal, over the documented protocol."""

from __future__ import annotations

import asyncio
import os
import resource
import subprocess
import sys
import urllib.request
from pathlib import Path

import msgspec
import pytest

from sexton.kernel import replay
from sexton.kernel.interface import Refusal
from sexton.server.client import Address
from tests.server.kit import PATIENCE, quick, running, sessions

ASKS = ">"
ALONE = ("--name", "Ada", "--new", "gravediggers", "--seats", "own,bot:random", "--lang", "en")


async def typing(
    home: Path, *arguments: str, rematches: int = 0, more: dict[str, str] | None = None, room: int = 0
) -> tuple[int, str]:
    """A person who always takes the first answer, and plays again so often; what was said."""
    command = [sys.executable, "-c", "from sexton.commands import main; main()", "join", *arguments]
    person = await asyncio.create_subprocess_exec(
        *command,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        preexec_fn=(lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (room, room))) if room else None,
        env=os.environ | {"XDG_DATA_HOME": str(home), "PYTHONUNBUFFERED": "1"} | (more or {}),
    )
    assert person.stdin is not None and person.stdout is not None
    said = []
    for _ in range(20_000):
        try:
            line = (await asyncio.wait_for(person.stdout.readline(), PATIENCE)).decode()
        except TimeoutError:
            person.kill()
            await person.wait()
            return -1, "".join(said)
        if not line:
            break
        said.append(line)
        if line.strip() == ASKS:
            again = "rematch" in said[-2] and rematches > 0
            rematches -= again
            person.stdin.write(b"rematch\n" if again else b"1\n")
            await person.stdin.drain()
    return await person.wait(), "".join(said)


async def test_a_game_against_a_bot_from_the_terminal(tmp_path: Path) -> None:
    async with running(quick(tmp_path / "db")) as server:
        code, said = await typing(
            tmp_path, server.url, "--name", "Ada", "--new", "gravediggers", "--seats", "own,bot:random", "--lang", "en"
        )
        assert code == 0, said
        assert "wins" in said or "win together" in said, said[-2000:]
        (path,) = (tmp_path / "sexton" / "records").glob("*.sexton")
        replay.verify(path.read_text())
        (seen,) = (tmp_path / "sexton" / "records").glob("*.seen.json")
        replay.compare_with_seen(path.read_text(), msgspec.json.decode(seen.read_bytes(), type=replay.Seen))


async def test_two_terminals_and_a_watcher_in_italian(tmp_path: Path) -> None:
    async with sessions(quick(tmp_path / "db"), "Ada") as (_, ada):
        created = await ada.create(["open", "invited"], listing="listed")
        ada_home, bruno_home, watcher_home = (tmp_path / name for name in ("a", "b", "w"))
        invited = created["invitations"][0]["url"]
        games = await asyncio.gather(
            typing(ada_home, created["url"], "--name", "Anna", "--lang", "it"),
            typing(bruno_home, invited, "--name", "Bruno", "--lang", "en"),
            typing(watcher_home, created["url"], "--name", "Zoe", "--lang", "en", "--watch"),
        )
        for code, said in games:
            assert code == 0, said[-2000:]
        assert "Hai il posto 0" in games[0][1]
        assert "vince" in games[0][1].lower() or "vincono" in games[0][1].lower()
        assert "You have seat 1" in games[1][1]
        assert "win" in games[2][1]


async def test_the_terminal_says_what_is_proposed_and_what_happens_at_the_seats(tmp_path: Path) -> None:
    async with sessions(quick(tmp_path / "db"), "Bruno") as (_, bruno):
        created = await bruno.create(["own", "open"])
        await bruno.join(created["id"])

        async def change_my_mind() -> None:
            await bruno.begin()
            await bruno.send(do="propose", what="pause")
            await bruno.until("table", lambda about: about["agreed"])
            await bruno.send(do="withdraw", what="pause")
            await bruno.send(do="resign")

        (code, said), _ = await asyncio.gather(
            typing(tmp_path, created["url"], "--name", "Anna", "--lang", "en"), change_my_mind()
        )
        assert code == 0, said[-2000:]
        told = [said.index(line) for line in ("Bruno proposed: pause.", "Bruno resigned.", "default moves for Bruno.")]
        assert told == sorted(told)
        (path,) = (tmp_path / "sexton" / "records").glob("*.sexton")
        assert [type(one.note).__name__ for one in replay.verify(path.read_text()).notes] == ["Resigned", "StandsIn"]


async def test_a_rematch_from_the_terminal_keeps_the_people(tmp_path: Path) -> None:
    async with sessions(quick(tmp_path / "db"), "Ada") as (_, ada):
        created = await ada.create(["open", "open", "bot random"])
        games = await asyncio.gather(
            *(
                typing(tmp_path / name, created["url"], "--name", name, "--lang", "en", rematches=1)
                for name in ("Anna", "Bruno")
            )
        )
        for (code, said), name in zip(games, ("Anna", "Bruno"), strict=True):
            assert code == 0, said[-2000:]
            assert said.count("You have seat") == 2 and said.count("The record:") == 2
            for path in (tmp_path / name / "sexton" / "records").glob("*.sexton"):
                replay.verify(path.read_text())
            assert len(list((tmp_path / name / "sexton" / "records").glob("*.seen.json"))) == 2


async def test_a_record_without_its_folder_is_saved_elsewhere(tmp_path: Path) -> None:
    (tmp_path / "home" / "sexton").mkdir(parents=True)
    (tmp_path / "home" / "sexton" / "records").write_text("a file where the folder should be")
    spare = tmp_path / "spare"
    spare.mkdir()
    async with running(quick(tmp_path / "db")) as server:
        code, said = await typing(tmp_path / "home", server.url, *ALONE, more={"TMPDIR": str(spare)})
        assert code == 0 and "could not be saved" in said and "Traceback" not in said, said[-2000:]
        (path,) = spare.glob("gravediggers-*.sexton")
        replay.verify(path.read_text())
        assert str(path) in said and len(list(spare.glob("*.seen.json"))) == 1


async def test_on_a_full_disk_the_player_is_told_where_the_record_still_is(tmp_path: Path) -> None:
    """The system itself lets no file grow beyond a few bytes: no half record may stay behind."""
    async with running(quick(tmp_path / "db")) as server:
        code, said = await typing(tmp_path / "home", server.url, *ALONE, more={"TMPDIR": str(tmp_path)}, room=600)
        assert code == 0 and said.count("could not be saved") == 2 and "Traceback" not in said, said[-2000:]
        assert not [*tmp_path.rglob("*.sexton"), *tmp_path.rglob("*.part"), *tmp_path.rglob("*.seen.json")]
        table = said.partition("/api/tables/")[2].partition("/record")[0]
        text = await asyncio.to_thread(fetched, f"{server.url}/api/tables/{table}/record")
        (seen,) = (line for line in said.splitlines() if line.startswith("{"))
        replay.compare_with_seen(text, msgspec.json.decode(seen, type=replay.Seen))


def fetched(url: str) -> str:
    with urllib.request.urlopen(url) as answer:
        return str(answer.read().decode())


def test_addresses_are_read_and_nonsense_is_refused() -> None:
    address = Address("http://127.0.0.1:8020/t/ab12cd34#seat=secret12")
    assert (address.base, address.table, address.token) == ("http://127.0.0.1:8020", "ab12cd34", "secret12")
    assert Address("127.0.0.1:8020").base == "http://127.0.0.1:8020"
    for wrong in ("ftp://x/", "http://", "://"):
        with pytest.raises(Refusal):
            Address(wrong)
