"""Bots that members bring along: with a token, at tables that allow it, and with no more rights than their seat."""

from __future__ import annotations

import asyncio
import json
import os
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from click.testing import CliRunner

from sexton.commands import sexton
from sexton.remote import connection as remote
from sexton.remote.connection import Connection
from tests.scripts.test_page import script
from tests.server.conftest import in_one_store
from tests.server.kit import PATIENCE, Player, Running, free_port, quick, running, sessions
from tests.server.test_doors import set_doors, steward
from tests.server.test_members import new_code_of, said
from tests.server.test_stewards import do

ROOT = Path(__file__).parents[2]
FIRST = "class First:\n    def choose(self, view, heard, moves, dice):\n        return {0}\n"
TO_BOTS = {"brought": "on"}


async def token_of(player: Player, name: str = "Miser") -> tuple[str, str]:
    await new_code_of(player)
    made = await player.http.post("/api/bots", json={"name": name})
    assert made.status_code == 201, made.text
    return made.json()["token"], made.json()["bot"]["id"]


@asynccontextmanager
async def entered(url: str, token: str) -> AsyncIterator[Player]:
    bot = Player(url, "a bot")
    answer = await bot.http.post("/api/bots/enter", json={"token": token})
    assert answer.status_code == 201, answer.text
    yield bot
    await bot.close()


class Program:
    """`sexton bot`, or a program in another language."""

    def __init__(self, *command: str, token: str = "", folder: Path) -> None:
        self.command = command
        self.environment = os.environ | {"SEXTON_BOT_TOKEN": token, "XDG_DATA_HOME": str(folder), "LC_ALL": "C"}

    async def begin(self) -> asyncio.subprocess.Process:
        pipe = asyncio.subprocess.PIPE
        return await asyncio.create_subprocess_exec(
            *self.command, stdout=pipe, stderr=pipe, env=self.environment, start_new_session=True
        )

    async def run(self) -> tuple[int, str, str]:
        return await ended(await self.begin())


async def ended(process: asyncio.subprocess.Process) -> tuple[int, str, str]:
    out, err = await asyncio.wait_for(process.communicate(), 3 * PATIENCE)
    assert process.returncode is not None
    return process.returncode, out.decode(), err.decode()


def sexton_bot(path: Path, url: str, token: str) -> Program:
    code = "from sexton.commands import main; main()"
    return Program(sys.executable, "-c", code, "bot", str(path), "--url", url, token=token, folder=path.parent)


async def said_by_bot(path: Path, url: str, token: str) -> tuple[int, str, str]:
    """`sexton bot` in this process, which need not start for it."""
    kept = {"SEXTON_BOT_TOKEN": token, "XDG_DATA_HOME": str(path.parent), "LC_ALL": "C"}
    done = await asyncio.to_thread(CliRunner().invoke, sexton, ["bot", str(path), "--url", url], env=kept)
    return done.exit_code, done.stdout, done.stderr


async def plays_against(program: Program, ada: Player, table: str) -> tuple[int, str, str]:
    """Ada sits at seat 0 and plays to the end against whatever comes."""
    running_ = await program.begin()
    await ada.join(table)
    await ada.begin()
    assert ada.about["chairs"][1]["program"] is True and ada.about["brought"] == "on"
    assert "program" not in ada.about["chairs"][0]
    await ada.play_on()
    assert ada.now["over"]["kind"] == "over"
    return await ended(running_)


@in_one_store
async def test_a_python_bot_sits_down_is_marked_and_plays_to_the_end(database: str, tmp_path: Path) -> None:
    path = ROOT / "examples" / "write_a_bot.py"
    async with sessions(quick(database), "Ada") as (server, ada):
        token, _ = await token_of(ada)
        table = (await ada.create(["own", "open"], **TO_BOTS))["id"]
        program = sexton_bot(path, f"{server.url}/t/{table}", token)
        program.environment["XDG_DATA_HOME"] = str(tmp_path)
        code, out, err = await plays_against(program, ada, table)
        assert (code, err) == (0, ""), (out, err)
        assert out.startswith(f"Miser has seat 1 at table {table}.\n") and "The game is over" in out
        (bot,) = (await ada.http.get("/api/bots")).json()
        assert bot["used"] > 0 and token not in str(bot)


async def test_a_bot_in_another_language_plays_by_the_documented_protocol(tmp_path: Path) -> None:
    node = str(script("build_page").find_node().node)
    async with sessions(quick(tmp_path / "db"), "Ada") as (server, ada):
        token, _ = await token_of(ada)
        table = (await ada.create(["own", "open"], **TO_BOTS))["id"]
        example = str(ROOT / "examples" / "bot.mjs")
        program = Program(node, example, f"{server.url}/t/{table}", token=token, folder=tmp_path)
        code, out, err = await plays_against(program, ada, table)
        assert code == 0 and "The game is over" in out, err
        code, _, err = await Program(
            node, example, f"{server.url}/t/{table}", token="wrong-token", folder=tmp_path
        ).run()
        assert code == 2 and "there is no bot with this token" in err


@pytest.mark.parametrize(
    ("text", "says"),
    [
        (FIRST.format("moves[0] / 0"), "the bot failed: ZeroDivisionError: division by zero, line 3 of mine.py"),
        (FIRST.format("-77"), "the bot answered -77, which is not among its moves"),
        ("class First\n", "the bot failed: SyntaxError: expected ':' (mine.py, line 1), line 1 of mine.py"),
        ("x = 1\n", "must hold one class with a method `choose`; it holds 0"),
        ("import sys; sys.exit(3)\n", "the bot failed: SystemExit: 3, line 1 of mine.py"),
    ],
    ids=["raises", "illegal", "syntax", "no bot", "exits"],
)
async def test_a_bot_that_fails_says_so_in_one_line(text: str, says: str, tmp_path: Path) -> None:
    path = tmp_path / "mine.py"
    path.write_text(text)
    async with sessions(quick(tmp_path / "db"), "Ada") as (server, ada):
        token, _ = await token_of(ada)
        table = (await ada.create(["own", "open"], **TO_BOTS))["id"]
        playing = asyncio.create_task(until_gone(ada, table))
        code, _, err = await said_by_bot(path, f"{server.url}/t/{table}", token)
        playing.cancel()
        assert code == 2 and says in err and err.count("\n") == 1, err


async def until_gone(ada: Player, table: str) -> None:
    await ada.join(table)
    await ada.begin()
    await ada.play_on()


async def test_a_wrong_token_and_a_table_that_does_not_allow_it_are_one_line_each(tmp_path: Path) -> None:
    path = tmp_path / "mine.py"
    path.write_text(FIRST.format("moves[0]"))
    async with sessions(quick(tmp_path / "db"), "Ada") as (server, ada):
        token, bot = await token_of(ada)
        table = (await ada.create(["own", "open"]))["id"]
        url = f"{server.url}/t/{table}"
        for found, says in (("wrong-token", "there is no bot with this token"), (token, "no bots may be brought")):
            code, out, err = await said_by_bot(path, url, found)
            assert code == 2 and says in err and (out, err.count("\n")) == ("", 1), err
        code, _, err = await said_by_bot(path, server.url, token)
        assert code == 2 and "there is no table with a free seat to which bots may be brought" in err
        assert (await ada.http.delete(f"/api/bots/{bot}")).json() == []
        code, _, err = await said_by_bot(path, url, token)
        assert code == 2 and "there is no bot with this token" in err


async def test_a_bot_comes_back_after_its_line_was_lost(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path, port = tmp_path / "mine.py", free_port()
    tried: list[Connection] = []
    connect = Connection._connect

    def counted(line: Connection) -> Any:
        tried.append(line)
        return connect(line)

    monkeypatch.setattr(Connection, "_connect", counted)
    monkeypatch.setattr(remote, "PAUSE", 0.05)
    path.write_text("import time\n" + FIRST.format("(time.sleep(0.02), moves[0])[1]"))
    settings = quick(tmp_path / "db", port=port)
    async with running(settings) as server:
        ada = await Player(server.url, "Ada").__aenter__()
        token, _ = await token_of(ada)
        table = (await ada.create(["own", "open"], **TO_BOTS))["id"]
        playing = asyncio.create_task(said_by_bot(path, f"{server.url}/t/{table}", token))
        await ada.join(table)
        await ada.begin()
        await ada.play_on(lambda: ada.now["ask"] > 1 and ada.my_go)
    gone = len(tried)
    while len(tried) < gone + 2:  # the first of them was in vain
        await asyncio.sleep(0.01)
    async with running(settings) as server:
        await ada.move_to(server.url)
        await ada.join(table, heard=len(ada.heard))
        await ada.until("now")
        await ada.play_on()
        assert ada.now["over"]["kind"] == "over"
        code, out, err = await asyncio.wait_for(playing, PATIENCE)
        assert code == 0 and "Connection lost; trying again" in out, err
        await ada.close()


# What a bot may not


@in_one_store
async def test_a_bot_may_look_and_sit_and_nothing_else(database: str) -> None:
    async with sessions(quick(database), "Ada") as (server, ada):
        token, name = await token_of(ada)
        closed = (await ada.create(["own", "open"]))["id"]
        table = (await ada.create(["own", "open", "invited"], **TO_BOTS))["id"]
        link = (await ada.http.post(f"/api/tables/{table}/seats/0/link", json={})).json()["path"].partition("=")[2]
        async with entered(server.url, token) as bot:
            assert (await bot.http.get("/api/guest")).json()["name"] == "Miser"
            assert (await bot.http.get("/api/mine")).json() == []
            assert said(await bot.take(closed, 1)) == (403, "no-bots-brought")
            with pytest.raises(AssertionError, match="not-for-bots"):
                await refusal_on_arrival(bot, table)
            refused = [
                await bot.http.post("/api/tables", json={"setup": {"game": "vampire", "seats": ["own"]}}),
                await bot.http.post(f"/api/tables/{table}/claim", json={"token": link}),
                await bot.http.post("/api/guest", json={"name": "Ada"}),
                await bot.http.post("/api/bots", json={"name": "Second"}),
                await bot.http.post("/api/club/code", json={}),
                await bot.http.post("/api/sessions/link", json={}),
                await bot.http.get("/api/sessions"),
                await bot.http.get("/api/club/export"),
                await bot.http.get("/api/guest/mail"),
                await bot.http.delete("/api/guest"),
                await bot.http.get("/api/notices"),
            ]
            assert {said(answer) for answer in refused} == {(403, "not-for-bots")}
            assert (await bot.take(table, 1)).status_code == 200
            await bot.join(table)
            for message in ({"do": "say", "text": "hello"}, {"do": "rematch"}, {"do": "start"}):
                await bot.send(**message)
                assert (await bot.until("refused"))["message"] == "not-for-bots"
            assert bot.about["you"] == [1] and bot.about["your_table"] is False
            assert (await ada.http.delete(f"/api/bots/{name}")).status_code == 200
            await bot.until("refused", lambda told: told["message"] == "session-ended")  # at once
            assert (await bot.http.get("/api/guest")).json()["name"] == ""


async def test_doors_hold_for_a_bot_as_for_its_owner_and_it_goes_with_its_owner(database: str) -> None:
    async with sessions(quick(database), "Ada", "Bruno") as (server, ada, bruno):
        token, _ = await token_of(bruno)
        await set_doors(await steward(server, ada), doors="members")
        table = (await ada.create(["own", "open", "open"], **TO_BOTS))["id"]
        async with entered(server.url, token) as bot:
            assert (await bruno.take(table, 1)).status_code == (await bot.take(table, 2)).status_code == 200
            assert await do(ada, "remove", table, seat=1) == (200, "")
            assert (await ada.http.get(f"/api/tables/{table}")).json()["free"] == [1, 2]
            assert (await bot.http.get("/api/guest")).json()["name"] == ""
            assert said(await bot.http.post("/api/bots/enter", json={"token": token})) == (403, "no-such-bot")


async def refusal_on_arrival(bot: Player, table: str) -> None:
    await bot.join(table)
    told = await bot.receive()
    raise AssertionError(told.get("message"))


@in_one_store
async def test_tokens_are_for_members_few_and_told_once(database: str) -> None:
    async with sessions(quick(database), "Ada", "Eve") as (server, ada, eve):
        assert said(await eve.http.post("/api/bots", json={"name": "x"})) == (403, "members-only")
        token, name = await token_of(ada)
        assert said(await ada.http.post("/api/bots", json={"name": " "})) == (400, "name-needed")
        for _ in range(9):
            assert (await ada.http.post("/api/bots", json={"name": "One more"})).status_code == 201
        assert said(await ada.http.post("/api/bots", json={"name": "Too many"})) == (409, "too-many-bots")
        assert said(await eve.http.delete(f"/api/bots/{name}")) == (403, "no-such-bot")
        shown = json.dumps((await ada.http.get("/api/bots")).json()) + (await ada.http.get("/api/club/export")).text
        assert token not in shown and "One more" in shown
        kept = await server.within(server.site.store.bot(name))
        assert kept.mark != token and len(kept.mark) == 64
        async with entered(server.url, token) as bot:
            assert (await ada.http.delete("/api/guest")).status_code == 200
            assert (await bot.http.get("/api/guest")).json()["name"] == ""
            assert said(await bot.http.post("/api/bots/enter", json={"token": token})) == (403, "no-such-bot")


async def test_a_bot_is_paid_for_by_its_owner_and_guesses_are_limited(tmp_path: Path) -> None:
    async with sessions(quick(tmp_path / "db", processor_share=1e-9), "Ada") as (server, ada):
        token, _ = await token_of(ada)
        budgets = server.site.shared.budgets
        async with entered(server.url, token) as bot:
            mark = server.site.signer.mark_in(bot.http.cookies["sexton"])
            guest, account = await server.within(server.site.known.guest_and_account(mark))
            assert guest.startswith("bot-") and account == (await owner_id(server, ada))
            before = budgets.account("guest", account).credit
            for _ in range(20):
                assert (await bot.http.get("/api/mine")).status_code == 200
            assert budgets.account("guest", account).credit < before
            assert ("guest", guest) not in budgets._accounts
    async with sessions(quick(tmp_path / "slow", claim_rate=0.01), "Ada") as (_, ada):
        found = [(await guess(ada)).status_code for _ in range(12)]
        assert found == [403] * 10 + [429] * 2


async def owner_id(server: Running, player: Player) -> str:
    mark = server.site.signer.mark_in(player.http.cookies["sexton"])
    found: Any = await server.within(server.site.store.session(mark))
    return str(found[1].id)


async def guess(player: Player) -> httpx.Response:
    return await player.http.post("/api/bots/enter", json={"token": "a-guess-of-some-length"})
