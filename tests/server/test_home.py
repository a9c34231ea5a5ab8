"""A browser's home for tables: the same application, store and crew as a server's, and the same records."""

from __future__ import annotations

import asyncio
import pickle
import py_compile
import random
import re
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest
from fluent.runtime import FluentResource

from browser_python import NOT_OURS, SOURCES
from sexton.browser.home import SETTINGS, Home
from sexton.browser.store import PagedStore, ShelfLost
from sexton.browser.thinker import carried_out
from sexton.browser.wire import Address, Wire
from sexton.kernel import catalogue, words
from sexton.review import judge
from sexton.server.http import routes
from sexton.server.http.application import application
from sexton.server.http.site import Site
from sexton.server.sources import Sources
from sexton.server.store.guests import Guest
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


async def played(wire: Wire, setup: dict[str, Any] = SETUP) -> bytes:
    """A whole game with the first answer there is each time; its record."""
    made = await wire.request(
        "POST", "/api/tables", msgspec.json.encode({"setup": setup, "name": "Ada"}), "application/json"
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


@pytest.mark.parametrize("game", catalogue.ids())
async def test_the_same_chance_and_answers_give_the_same_record_as_on_a_server(game: str, tmp_path: Path) -> None:
    setup = SETUP | {"game": game}
    home = Home(MemoryShelf(), AtOnce(), Seeded(), tmp_path / "home.db")
    in_browser = await played(await home.open(HERE), setup)
    await home.close()
    site = Site(SETTINGS, SqliteStore(tmp_path / "server.db"), Seeded())
    await site.open()
    kept = list[str]()

    async def keep(cookie: str) -> None:
        kept.append(cookie)

    on_server = await played(Wire(application(site), HERE, "", keep), setup)
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


async def test_an_error_is_told_by_place_and_kind_and_answered_in_words(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its own words may hold what is hidden."""

    async def broken(*given: object) -> None:
        raise KeyError("the widow is in grave three")

    home = Home(MemoryShelf(), AtOnce(), path=tmp_path / "home.db")
    wire = await home.open(HERE)
    monkeypatch.setattr(home.store, "tables", broken)
    answer = await wire.request("GET", "/api/tables?free=1")
    assert (answer.status, msgspec.json.decode(answer.body)["message"]) == (503, "try-again")
    told = "\n".join(record.getMessage() for record in caplog.records)
    assert re.search(r"list_tables failed \(KeyError in broken, test_home.py:\d+, in list_tables, tables.py:\d+", told)
    assert "widow" not in told
    await home.close()


async def test_an_error_of_a_bot_is_told_where_it_thinks(caplog: pytest.LogCaptureFixture) -> None:
    fault, result = pickle.loads(carried_out(pickle.dumps(partial(int, "the widow"))))
    assert (str(fault), result) == ("ValueError", None)
    assert "a thought failed (ValueError in carried_out, thinker.py:" in caplog.text
    assert "widow" not in caplog.text


ONCE = """
import sys
from sexton.browser import read_once
before = set(sys.modules)
sys.path.insert(0, sys.argv[1])
read_once.install()
import garden.spade, lantern
assert lantern is sys.modules["lantern"] and garden.spade.HANDLE == "ash" and lantern.SEEN is garden.spade
try:
    import broken
except ImportError as error:
    assert error.name == "nothing_of_the_kind", error
"""


def test_the_file_of_an_imported_module_does_not_stay_in_a_browsers_memory(tmp_path: Path) -> None:
    sources = {"garden/__init__": "", "garden/spade": "HANDLE = 'ash'", "garden/rake": ""}
    sources |= {"lantern": "import garden.spade as SEEN", "broken": "import nothing_of_the_kind"}
    for name, text in sources.items():
        (source := tmp_path / f"{name}.py").parent.mkdir(exist_ok=True)
        source.write_text(text)
        py_compile.compile(str(source), str(source.with_suffix(".pyc")))
        source.unlink()
    subprocess.run([sys.executable, "-c", ONCE, str(tmp_path)], check=True)
    assert [path.relative_to(tmp_path).as_posix() for path in tmp_path.rglob("*.pyc")] == ["garden/rake.pyc"]


async def test_the_first_page_reads_of_each_games_words_only_those_it_needs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All sentences of four games in two languages took 5 MB and half of the time until the page was there."""
    read = list[int]()

    def resource(text: str) -> Any:
        read.append(len(text))
        return FluentResource(text)

    words.bundle_of.cache_clear()
    routes.games.game_facts.cache_clear()
    monkeypatch.setattr(words, "FluentResource", resource)
    home = Home(MemoryShelf(), AtOnce(), path=tmp_path / "home.db")
    answer = await (await home.open(HERE)).request("GET", "/api/games")
    told = msgspec.json.decode(answer.body)
    assert all(one["name"]["it"] and one["does"]["it"] for game in told for one in game["characters"])
    assert 1_000 < sum(read) < 8_000
    await home.close()


async def imported(wire: Wire, text: bytes) -> tuple[int, dict[str, str]]:
    answer = await wire.request("POST", "/api/records?name=Ada", text, "text/plain")
    return answer.status, msgspec.json.decode(answer.body)


async def test_a_record_from_elsewhere_is_verified_and_replayed_as_ones_own(tmp_path: Path) -> None:
    first = Home(MemoryShelf(), AtOnce(), path=tmp_path / "first.db")
    text = await played(await first.open(HERE))
    await first.close()
    other = Home(MemoryShelf(), AtOnce(), path=tmp_path / "other.db")
    wire = await other.open(HERE)
    status, told = await imported(wire, text)
    assert status == 201, told
    assert (await wire.request("GET", f"/api/tables/{told['id']}/record")).body == text
    assert (await imported(wire, text))[0] == 201  # once more: it is there
    replayed = msgspec.json.decode((await wire.request("GET", f"/api/tables/{told['id']}/replay?as=open")).body)
    assert replayed["steps"] > 20 and "truth" in replayed["shown"][0]
    mine = msgspec.json.decode((await wire.request("GET", "/api/mine")).body)
    assert [(table["id"], table["status"]) for table in mine] == [(told["id"], "over")]
    await other.close()


async def test_a_record_that_is_wrong_is_refused_with_its_line(tmp_path: Path) -> None:
    home = Home(MemoryShelf(), AtOnce(), path=tmp_path / "home.db")
    wire = await home.open(HERE)
    text = await played(wire)
    status, told = await imported(wire, text.replace(b"seats 3", b"seats 4", 1))
    assert status == 400 and told["message"] == "record-wrong" and "line 4" in told["text"]
    status, told = await imported(wire, b"\xff\xfe")
    assert status == 400 and told["message"] == "record-wrong"
    golden = Path(__file__).parents[1] / "games/gravediggers/golden"
    status, told = await imported(wire, next(golden.glob("*.sexton")).read_bytes())
    assert (status, told["message"]) == (400, "record-not-of-table")  # its name cannot be that of a table
    await home.close()


async def test_a_review_where_nothing_is_compiled_imagines_few_games(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(judge, "compiled", lambda: False)
    asked = list[judge.Effort]()
    prepare = judge.Imagined.prepare
    monkeypatch.setattr(
        judge.Imagined, "prepare", lambda self, inputs: (prepare(self, inputs), asked.append(self.effort))[0]
    )
    home = Home(MemoryShelf(), AtOnce(), path=tmp_path / "home.db")
    wire = await home.open(HERE)
    table = re.search(rb"^table (\w+) ", await played(wire), re.MULTILINE)
    assert table is not None
    path = f"/api/tables/{table[1].decode()}/reviews"
    assert (await wire.request("POST", path, b'{"seat": 0}', "application/json")).status == 200
    while (found := msgspec.json.decode((await wire.request("GET", f"{path}/0")).body))["state"] == "making":
        await asyncio.sleep(0.05)
    assert found["state"] == "done" and found["decisions"] and found["summary"]
    assert [effort.most for effort in asked] == [judge.UNCOMPILED.most]
    assert judge.UNCOMPILED.most < judge.Effort().least
    await home.close()


def test_a_home_without_a_server_needs_nothing_of_the_club() -> None:
    """What the page for a web space leaves out (scripts/browser_python.py) is imported by nothing that runs there."""
    out = ["sexton.server.club", "sexton.server.http.club", "sexton.server.nodes.rebuild"]
    out += ["sexton.server.wire.club", "sexton.server.wire.club.passkeys"]
    code = "import sys; sys.modules.update(dict.fromkeys(sys.argv[1:])); import sexton.browser.home"
    done = subprocess.run([sys.executable, "-c", code, *out, "webauthn"], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    paths = [name.removeprefix("sexton.").replace(".", "/") for name in out]
    files = [f"{path}/module.py" if (SOURCES / path).is_dir() else f"{path}.py" for path in paths]
    assert all(NOT_OURS.search(file) for file in files), files
