"""`sexton join`: whole games from the terminal, over the documented protocol."""

from __future__ import annotations

import asyncio
import os
import resource
import subprocess
import sys
import urllib.request
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest

from sexton.commands.server.join import seated
from sexton.commands.server.words import server_words
from sexton.kernel import catalogue
from sexton.kernel.interface import Choices, Refusal
from sexton.kernel.records import replay
from sexton.kernel.table import seeded_table
from sexton.remote.connection import Address, Session
from sexton.remote.game import Seated
from sexton.remote.typed_lines import Typed
from tests.server.kit import PATIENCE, quick, running, sessions

ASKS = ">"
ALONE = ("--name", "Ada", "--new", "gravediggers", "--seats", "own,bot:random", "--lang", "en")


async def typing(
    home: Path,
    *arguments: str,
    rematches: int = 0,
    more: dict[str, str] | None = None,
    room: int = 0,
    said: list[str] | None = None,
) -> tuple[int, str]:
    """A person who always takes the first answer, and plays again so often; what was said. Cancelled: killed."""
    said = [] if said is None else said
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
    for _ in range(20_000):
        try:
            line = (await asyncio.wait_for(person.stdout.readline(), PATIENCE)).decode()
        except (TimeoutError, asyncio.CancelledError):
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


async def piped(home: Path, lines: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    """All lines at once, and then the end of the input."""
    command = [sys.executable, "-m", "sexton", "join", *arguments, "--lang", "en"]
    environment = os.environ | {"XDG_DATA_HOME": str(home)}
    return await asyncio.to_thread(
        subprocess.run, command, input=lines, capture_output=True, text=True, timeout=120, env=environment
    )


async def test_what_was_typed_ahead_answers_the_questions_to_come(tmp_path: Path) -> None:
    async with running(quick(tmp_path / "db")) as server:
        alone = (server.url, "--name", "Ada", "--new", "gravediggers", "--seats", "own,bot:random")
        whole, short, empty, wrong = await asyncio.gather(
            piped(tmp_path / "whole", "say hello\n" + "1\n" * 500, *alone),
            piped(tmp_path / "short", "1\n" * 5, *alone),
            piped(tmp_path / "empty", "\n" * 500, *alone),
            piped(tmp_path / "wrong", "77\n" * 500, *alone),
        )
        assert whole.returncode == 0, whole.stderr
        assert "Ada says: hello" in whole.stdout
        assert "wins." in whole.stdout or "win together." in whole.stdout
        assert short.returncode == empty.returncode == wrong.returncode == 1
        assert short.stdout.splitlines().count(ASKS) == 6  # each line answered one question, the last got none
        assert "The input ended before the game did" in short.stderr
        assert (
            empty.stderr
            == wrong.stderr
            == "Too many lines in a row answer no question: you leave the table, and the seat stays yours.\n"
        )
        table = whole.stdout.partition("at table ")[2].partition(".")[0]
        watching = await piped(tmp_path / "watch", "", f"{server.url}/t/{table}", "--watch")
        assert watching.returncode == 0


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
        assert code == 0 and said.count("The record could not be saved") == 2 and "Traceback" not in said, said[-2000:]
        assert said.index("could not be saved in a file") < said.index("Fingerprint"), "before the salt is open"
        assert not [*tmp_path.rglob("*.sexton"), *tmp_path.rglob("*.part"), *tmp_path.rglob("*.seen.json")]
        table = said.partition("/api/tables/")[2].partition("/record")[0]
        text = await asyncio.to_thread(fetched, f"{server.url}/api/tables/{table}/record")
        seen = [line for line in said.splitlines() if line.startswith("{")][-1]
        replay.compare_with_seen(text, msgspec.json.decode(seen, type=replay.Seen))


async def test_a_terminal_goes_through_a_deal_called_off_and_a_restart_with_what_it_kept(tmp_path: Path) -> None:
    async with sessions(quick(tmp_path / "db"), "Ada", "Bruno") as (server, ada, bruno):
        table = (await ada.create(["open", "open"], start="host"))["id"]
        await ada.join(table)
        arguments = (f"{server.url}/t/{table}", "--name", "Anna", "--lang", "en")
        said: list[str] = []
        first = asyncio.create_task(typing(tmp_path, *arguments, said=said))
        await ada.until("deal", lambda deal: deal["committed"] == [0])
        await bruno.take(table, 1)
        await bruno.join(table)
        await bruno.until("deal")
        await bruno.shuffle()
        await ada.until("deal", lambda deal: deal["committed"] == [0, 1])
        await bruno.http.delete(f"/api/tables/{table}/seats/1")  # the deal begins anew
        await ada.until("deal", lambda deal: deal["attempt"] == 2 and deal["committed"] == [0])
        await bruno.take(table, 1)
        await bruno.until("table", lambda about: about["you"] == [1])
        await bruno.until("deal")
        await bruno.shuffle()
        await ada.until("deal", lambda deal: deal["committed"] == [0, 1])
        await ada.send(do="start")
        await ada.until("deal", lambda deal: deal["opened"] == [0])
        first.cancel()
        await first
        assert "called off" in "".join(said) and "seat 1 did not commit" in "".join(said), said
        seen = tmp_path / "sexton" / "records" / f"gravediggers-{table}.seat-0.seen.json"
        before = msgspec.json.decode(seen.read_bytes(), type=replay.Seen)
        assert before.digest == "" and [deal.phase for deal in before.shown] == ["commit", "commit", "open"]
        bruno.now = {}
        await bruno.shuffle()
        game = asyncio.create_task(typing(tmp_path, *arguments))
        await bruno.begin()
        await bruno.play_on()
        code, told = await game
        assert code == 0 and "Fingerprint of the shuffle" in told, told[-2000:]
        after = msgspec.json.decode(seen.read_bytes(), type=replay.Seen)
        assert after.salt == before.salt and after.attempt == 2 and after.alarm is None
        text = seen.with_name(f"gravediggers-{table}.sexton").read_text()
        assert after.digest == text.rstrip("\n").rpartition("~")[2]
        replay.compare_with_seen(text, after)


def fetched(url: str) -> str:
    with urllib.request.urlopen(url) as answer:
        return str(answer.read().decode())


class Quicker:
    """A session at a table where somebody else has just taken the first free seat."""

    async def get(self, path: str) -> dict[str, Any]:
        return {"you": [], "free": [0, 1]}

    async def post(self, path: str, **body: Any) -> dict[str, Any]:
        if path.endswith("/0"):
            raise Refusal("server", "seat-taken", number=0)
        return {"seat": 1}


async def test_when_somebody_was_quicker_the_next_free_seat_is_taken(capsys: pytest.CaptureFixture[str]) -> None:
    await seated(cast(Any, Quicker()), server_words("en"), "ab12cd34")
    assert "You have seat 1 at table ab12cd34" in capsys.readouterr().out


def test_addresses_are_read_and_nonsense_is_refused() -> None:
    address = Address("http://127.0.0.1:8020/t/ab12cd34#seat=secret12")
    assert (address.base, address.table, address.token) == ("http://127.0.0.1:8020", "ab12cd34", "secret12")
    assert Address("127.0.0.1:8020").base == "http://127.0.0.1:8020"
    for wrong in ("ftp://x/", "http://", "://"):
        with pytest.raises(Refusal):
            Address(wrong)


async def asked_in_join(game_id: str, step: str, choices: Choices) -> tuple[list[dict[str, Any]], list[str]]:
    """What the terminal sends, and says, when it hears this question."""
    game = catalogue.find(game_id)
    table = seeded_table(game.open(2), 3, "ab12cd34", ["human", "bot random"])
    said: list[str] = []
    with Path(os.devnull).open(encoding="utf-8") as nothing:
        seated = Seated(Session("http://127.0.0.1"), "ab12cd34", "en", Typed(nothing), said.append)
    sent: list[dict[str, Any]] = []

    async def send(**message: Any) -> None:
        sent.append(message)

    seated.connection.send = send  # type: ignore[method-assign]
    chair = {"kind": "guest", "name": "Ada", "bot": ""}
    about = {
        "id": "ab12cd34",
        "game": game_id,
        "edition": game.edition,
        "options": {},
        "chairs": [chair] * 2,
        "status": "playing",
    }
    await seated.hear_about({**about, "rematch": "", "you": [0], "agreed": {}})
    now = {"seat": 0, "ask": 9, "asked": [0], "rule": "X-1", "step": step, "heard_from": 0, "heard": [], "over": None}
    shown = {"view": msgspec.to_builtins(table.view(0)), "choices": msgspec.to_builtins(choices), "mine": None}
    await seated.hear_now({**now, **shown, "take_back": False, "clock": None})
    return sent, said


async def test_one_answer_only_is_given_at_once_where_everybody_knows_that_there_is_no_other() -> None:
    sent, said = await asked_in_join("vampire", "return", Choices("return {tools}", ({"tools": "pick"},)))
    assert sent == [{"ask": 9, "move": "return pick"}]
    assert said == ["The fight is lost: which tool goes back? (only one answer: pick)"]
    sent, said = await asked_in_join("gravediggers", "fists", Choices("fist {coins}", span=(0, 0)))
    assert sent == []  # at once, it would tell that this hand is empty
    assert said[-1] == ASKS
