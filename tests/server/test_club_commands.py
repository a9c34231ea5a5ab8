"""`sexton club …` beside a running server: what it changes holds there within seconds."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import click
import pytest
from click.testing import CliRunner

from sexton.commands import sexton
from sexton.server.app import store_for
from sexton.server.settings import Settings
from tests.server.kit import Player, guest_of, quick, running, seat_everyone, sessions
from tests.server.test_doors import made, said, steward
from tests.server.test_members import new_code_of
from tests.server.test_stewards import log_of

pytestmark = pytest.mark.usefixtures("brisk_rounds")


async def club(database: str, *words: str) -> Any:
    """What the command says in JSON, with the server open beside it."""
    done = await asyncio.to_thread(CliRunner().invoke, sexton, ["club", *words, "--database", database, "--json"])
    assert done.exit_code == 0, done.output
    return json.loads(done.stdout)


async def refused(database: str, *words: str) -> str:
    done = await asyncio.to_thread(CliRunner().invoke, sexton, ["club", *words, "--database", database, "--lang", "en"])
    assert done.exit_code == 2 and "Traceback" not in done.output and len(done.stderr.splitlines()) == 1, done.output
    return done.stderr


async def door_is(player: Player, doors: str) -> None:
    """Within seconds."""
    for _ in range(100):
        if (await player.http.get("/api/club/door")).json()["settings"]["doors"] == doors:
            return
        await asyncio.sleep(0.1)
    raise AssertionError(f"the doors were never {doors}")


async def test_doors_and_links_from_the_command_line(database: str) -> None:
    async with sessions(quick(database), "Ada", "Bruno") as (_, ada, bruno):
        assert (await club(database, "settings"))["doors"] == "open"
        changed = await club(
            database, "settings", *["--doors", "invitation", "--front", "puzzle,watch", "--name", "Owls"]
        )
        assert changed["front"] == ["puzzle", "watch"] and changed["name"] == "Owls"
        await door_is(bruno, "invitation")
        assert await made(bruno, ["own", "open"]) == (403, "door-invitation")
        url = (await club(database, "invite", "--uses", "2", "--label", "Owls"))["url"]
        token = {"token": url.partition("#invitation=")[2]}
        assert said(await bruno.http.post("/api/club/invitation", json=token)) == (200, "")
        assert await made(bruno, ["own", "open"]) == (201, "")
        (one,) = await club(database, "invitations")
        assert (one["uses"], one["label"]) == (1, "Owls")
        assert await club(database, "revoke", one["id"]) == {"done": True}
        assert "no such invitation" in await refused(database, "revoke", one["id"])
        token = {"token": (await club(database, "steward-link"))["url"].partition("#steward=")[2]}
        assert said(await ada.http.post("/api/club/steward", json=token)) == (200, "")
        found = {one["name"]: one for one in await club(database, "members")}
        assert found["Ada"]["steward"] and found["Bruno"]["joined"] is None
        person = found["Bruno"]["person"]
        await club(database, "steward", person)
        assert [one["name"] for one in await club(database, "members", "--stewards")] == ["Bruno", "Ada"]
        await club(database, "steward", person, "--end")
        acts = [(one["act"], one["by"]) for one in await club(database, "log")]
        assert acts[0] == ("no-steward", "console") and ("settings", "console") in acts
        assert "nobody by that id" in await refused(database, "steward", "nobody")
        assert "settings are not valid" in await refused(database, "settings", "--front", "ladders")


async def test_orders_are_carried_out_by_the_running_server(database: str) -> None:
    async with sessions(quick(database), "Bruno", "Carla") as (_, bruno, carla):
        table = await seat_everyone([bruno, carla], [])
        await bruno.send(do="say", text="a foul word")
        number = (await carla.until("said"))["number"]
        await club(database, "hide", table, str(number), "--reason", "foul")
        await carla.until("said", lambda one: not one["text"])
        await club(database, "remove", "--table", table, "--seat", "1")
        await carla.until("table", lambda about: about["chairs"][0]["resigned"])
        assert (await bruno.until("refused"))["message"] == "removed-from-club"
        await club(database, "close", table)
        await carla.until("table", lambda about: about["status"] == "abandoned")
        (person,) = await club(database, "members")
        assert person["name"] == "Bruno" and person["removed"]
        await club(database, "readmit", person["person"])
        assert await made(bruno, ["own", "open"]) == (201, "")
        assert [one["act"] for one in await log_of(bruno)] == ["readmit", "close", "remove", "hide"]
        assert all(one["console"] for one in await log_of(bruno))
        assert "no such table" in await refused(database, "close", "nothing0")
        assert "no such message" in await refused(database, "hide", table, str(number + 1))


@pytest.mark.parametrize("words", [(), ("0f3a", "--table", "ab12cd34")])
def test_whom_to_remove_is_said_in_one_way(words: tuple[str, ...]) -> None:
    done = CliRunner().invoke(sexton, ["club", "remove", *words])
    assert done.exit_code == 2 and "name a PERSON, or a table by --table" in done.stderr


async def test_an_order_waits_for_the_next_server(tmp_path: Path) -> None:
    database = str(tmp_path / "db")
    async with sessions(quick(database), "Ada", "Bruno") as (server, ada, bruno):
        await steward(server, ada)
        await new_code_of(bruno)
        guest = await guest_of(server, bruno)
    person = next(one["person"] for one in await club(database, "members") if one["name"] == "Bruno")
    await club(database, "remove", person)
    async with running(quick(database)) as server:
        for _ in range(100):
            if (await server.within(server.site.gate.book.standing(guest))).removed:
                return
            await asyncio.sleep(0.05)
    raise AssertionError("nobody was removed")


async def test_words_for_people_and_a_database_of_another_version(tmp_path: Path) -> None:
    database = tmp_path / "db"
    async with running(quick(database)):
        pass
    for language, nobody in (("en", "Nobody."), ("it", "Nessuno.")):
        done = await asyncio.to_thread(
            CliRunner().invoke, sexton, ["club", "members", "--database", str(database), "--lang", language]
        )
        assert done.stdout == f"{nobody}\n"
    for words in (["invite", "--lang", "it"], ["invitations"], ["steward-link"], ["settings"], ["log"]):
        done = await asyncio.to_thread(CliRunner().invoke, sexton, ["club", *words, "--database", str(database)])
        assert done.exit_code == 0 and done.stdout.strip(), done.output
    store = store_for(Settings(database=str(database)))
    await store.open()
    await store.change(("PRAGMA user_version = 3", ()))
    await store.close()
    assert "schema 3" in await refused(str(database), "members")


def test_every_command_has_examples() -> None:
    group = sexton.get_command(click.Context(sexton), "club")
    assert isinstance(group, click.Group) and group.commands
    for name in group.commands:
        done = CliRunner().invoke(sexton, ["club", name, "--help"])
        assert done.exit_code == 0 and f"sexton club {name}" in done.stdout
