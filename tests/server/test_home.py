"""A browser's home for tables: the same application, store and crew as a server's, and the same records."""

from __future__ import annotations

import asyncio
import random
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from build_static import NOT_OURS
from sexton.browser.crew import carried_out
from sexton.browser.home import SETTINGS, Home
from sexton.browser.store import PagedStore, ShelfLost
from sexton.browser.wire import Address, Wire
from sexton.server.http.application import application
from sexton.server.http.site import Site
from sexton.server.sources import Sources
from sexton.server.store.interface import Guest
from sexton.server.store.sqlite.store import SqliteStore
from tests.server.shelf import MemoryShelf

HERE = Address("http", "localhost")
SETUP = {"game": "gravediggers", "seats": ["own", "bot greedy", "bot random"], "seed": 7}


class Seeded(Sources):
    def __init__(self) -> None:
        self._random = random.Random("the same in both homes")

    def bytes(self, count: int) -> bytes:
        return self._random.randbytes(count)


class AtOnce:
    """A second worker that is none: it answers within the loop, by pickles as a real one."""

    def ask(self, work: bytes, answered: Callable[[bytes | None], None]) -> None:
        asyncio.get_running_loop().call_soon(lambda: answered(carried_out(work)))

    def end(self) -> None:
        raise AssertionError("a bot did not end")


async def played(wire: Wire) -> bytes:
    """A whole game with the first answer there is each time; its record."""
    made = await wire.request(
        "POST", "/api/tables", msgspec.json.encode({"setup": SETUP, "name": "Ada"}), "application/json"
    )
    table, heard = msgspec.json.decode(made.body)["id"], asyncio.Queue[str]()
    line = wire.line(f"/ws/{table}?lang=en", heard.put_nowait, lambda code: None)
    said = set[int]()
    while True:
        told = msgspec.json.decode(await asyncio.wait_for(heard.get(), 30))
        assert told["type"] != "refused", told
        if told["type"] != "now":
            continue
        if told["over"]:
            break
        if told["choices"] and told["ask"] not in said:
            said.add(told["ask"])
            line.say(msgspec.json.encode({"ask": told["ask"], "move": first(told["choices"])}).decode())
    line.close()
    answer = await wire.request("GET", f"/api/tables/{table}/record")
    assert answer.status == 200
    return answer.body


def first(choices: dict[str, object]) -> str:
    pattern, targets, span = str(choices["pattern"]), list(choices["targets"]), choices["span"]  # type: ignore[call-overload]
    if span:
        return pattern.split("{")[0] + str(span[0])  # type: ignore[index]
    for name, value in (targets or [{}])[0].items():
        pattern = pattern.replace(f"{{{name}}}", str(value))
    return pattern if "{" not in pattern else str(choices["others"][0])  # type: ignore[index]


async def test_the_same_chance_and_answers_give_the_same_record_as_on_a_server(tmp_path: Path) -> None:
    home = Home(MemoryShelf(), AtOnce(), Seeded(), tmp_path / "home.db")
    in_browser = await played(await home.open(HERE))
    await home.close()
    site = Site(SETTINGS, SqliteStore(tmp_path / "server.db"), Seeded())
    await site.open()
    kept = list[str]()

    async def keep(cookie: str) -> None:
        kept.append(cookie)

    on_server = await played(Wire(application(site), HERE, "", keep))
    await site.close()
    assert in_browser == on_server
    assert in_browser.count(b"\n") > 20
    assert kept


async def test_what_was_kept_is_there_again(tmp_path: Path) -> None:
    shelf = MemoryShelf()
    home = Home(shelf, AtOnce(), path=tmp_path / "first.db")
    await played(await home.open(HERE))
    await home.close()
    again = Home(shelf, AtOnce(), path=tmp_path / "second.db")
    mine = await (await again.open(HERE)).request("GET", "/api/mine")
    assert [table["status"] for table in msgspec.json.decode(mine.body)] == ["over"]
    await again.close()


async def test_a_full_shelf_stops_nobody_and_gets_all_later(tmp_path: Path) -> None:
    shelf = MemoryShelf()
    store = PagedStore(tmp_path / "one.db", shelf)
    await store.open()
    shelf.full = True
    await store.save_guest(Guest("g1", "Ada", 0.0, 0.0))
    assert store.pages.full
    assert await store.guest("g1") is not None
    shelf.full = False
    await store.save_guest(Guest("g2", "Ben", 0.0, 0.0))
    assert not store.pages.full
    await store.close()
    again = PagedStore(tmp_path / "two.db", shelf)
    await again.open()
    assert await again.guest("g1") is not None and await again.guest("g2") is not None
    await again.close()


async def test_who_has_lost_the_shelf_is_told(tmp_path: Path) -> None:
    shelf = MemoryShelf()
    store = PagedStore(tmp_path / "one.db", shelf)
    await store.open()
    await store.save_guest(Guest("g1", "Ada", 0.0, 0.0))
    shelf.lost = True
    with pytest.raises(ShelfLost):
        await store.save_guest(Guest("g2", "Ben", 0.0, 0.0))
    shelf.lost = False
    await store.close()


async def test_a_sign_of_life_alone_writes_nothing(tmp_path: Path) -> None:
    shelf = MemoryShelf()
    store = PagedStore(tmp_path / "one.db", shelf)
    await store.open()
    await store.save_guest(Guest("g1", "Ada", 0.0, 0.0))
    before = shelf.writes
    await store.beat("browser", 5.0)
    assert shelf.writes == before
    await store.close()


def test_a_home_without_a_server_needs_nothing_of_the_club() -> None:
    """What the page for a web space leaves out (scripts/build_static.py) is imported by nothing that runs there."""
    out = ["sexton.server.club", "sexton.server.http.club", "sexton.server.wire.club", "sexton.server.nodes.rebuild"]
    code = "import sys; sys.modules.update(dict.fromkeys(sys.argv[1:])); import sexton.browser.home"
    done = subprocess.run([sys.executable, "-c", code, *out, "webauthn"], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    paths = [name.removeprefix("sexton.").replace(".", "/") for name in out]
    assert all(NOT_OURS.search(f"{path}.py") or NOT_OURS.search(f"{path}/module.py") for path in paths)
