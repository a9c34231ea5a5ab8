"""The deal at a table whose seats change hands."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sexton.kernel.chance.fair import commitment_to_salt
from sexton.kernel.records import replay
from tests.server.kit import Player, quick, sessions


async def link_to(player: Player, seat: int) -> str:
    made = await player.http.post(f"/api/tables/{player.table}/seats/{seat}/link")
    return str(made.json()["path"].partition("#seat=")[2])


async def told(player: Player, **wanted: Any) -> dict[str, Any]:
    """The next deal that says this."""
    return await player.until("deal", lambda deal: all(deal[name] == value for name, value in wanted.items()))


async def committed(players: list[Player], table: str) -> None:
    """All but the last commit; nothing is closed."""
    for seat, player in enumerate(players):
        if seat:
            await player.take(table, seat)
        await player.join(table)
        await player.until("deal")
    for player in players[:-1]:
        await player.shuffle()
    await told(players[0], committed=list(range(len(players) - 1)))


async def test_a_seat_that_changes_hands_before_the_list_is_closed_begins_the_deal_anew(tmp_path: Path) -> None:
    names = ("Ada", "Bruno", "Carla", "Phone")
    async with sessions(quick(tmp_path / "db"), *names) as (_, ada, bruno, carla, phone):
        table = (await ada.create(["own", "open", "open"]))["id"]
        await committed([ada, bruno, carla], table)
        first, stale = ada.deal["commitment"], commitment_to_salt(ada.salt, table, 0)
        assert (ada.deal["attempt"], ada.deal["called_off"]) == (1, [])

        await phone.http.post(f"/api/tables/{table}/claim", json={"token": await link_to(bruno, 1)})
        deal = await told(ada, attempt=2)
        assert deal["called_off"] == [1] and deal["committed"] == [] and deal["commitment"] != first
        await ada.send(do="commit", salted=stale, attempt=1)  # it was on its way when the deal was called off
        assert (await ada.until("deal"))["committed"] == []

        await ada.shuffle()
        await told(carla, committed=[0])
        await carla.http.delete(f"/api/tables/{table}/seats/2")  # who had not committed takes nothing along
        await ada.until("table", lambda about: about["chairs"][2]["kind"] == "open")
        assert ada.deal["attempt"] == 2 and ada.deal["committed"] == [0]
        await ada.http.delete(f"/api/tables/{table}/seats/0")
        assert (await told(carla, attempt=3))["called_off"] == [0]


async def test_a_seat_that_changes_hands_after_it_makes_the_deal_void(tmp_path: Path) -> None:
    names = ("Ada", "Bruno", "Carla", "Phone")
    async with sessions(quick(tmp_path / "db"), *names) as (_, ada, bruno, carla, phone):
        table = (await ada.create(["own", "open", "open"]))["id"]
        await committed([ada, bruno, carla], table)
        await carla.shuffle()
        for player in (ada, bruno):
            await told(player, phase="open")
        await ada.shuffle()
        await told(ada, opened=[0])

        token = await link_to(ada, 0)  # her salt is open: it needs nobody any more, and the deal goes on
        await phone.http.post(f"/api/tables/{table}/claim", json={"token": token})
        assert (await bruno.until("deal", lambda deal: deal["opened"] == [0]))["phase"] == "open"
        await phone.http.post(f"/api/tables/{table}/claim", json={"token": await link_to(bruno, 1)})
        await told(carla, phase="void")
        assert carla.about["status"] == "void" and carla.about["missing"] == [1, 2]
        played = replay.verify((await carla.http.get(f"/api/tables/{table}/record")).text)
        assert played.ending is not None and played.ending.text == "not opened: seat 1, 2; seat 1 changed hands"


async def test_a_practice_game_for_one_is_dealt_from_a_seed_and_its_record_says_so(tmp_path: Path) -> None:
    plan, settings = ["own", "bot random", "bot random"], quick(tmp_path / "db")
    async with sessions(settings, "Ada") as (server, ada):
        hands = []
        for _ in range(2):
            table = (await ada.create(plan, seed=5))["id"]
            ada.now, ada.deal = {}, {}
            await ada.join(table)
            await ada.until("now")
            assert (ada.deal["phase"], ada.deal["salted"], ada.about["seed"]) == ("begun", {}, 5)
            hands.append([event for event in ada.now["heard"] if event["told"] == "dealt"])
        assert hands[0] == hands[1] and hands[0]
        await ada.leave()
        server.stop()
        async with sessions(settings) as (again,):
            ada.url = ada.http.base_url = again.url  # what was dealt is dealt again after a restart
            ada.now = {}
            await ada.join(table)
            await ada.until("now")
            assert [event for event in ada.now["heard"] if event["told"] == "dealt"] == hands[0]
            await ada.play_on()
            played = replay.verify((await ada.http.get(f"/api/tables/{table}/record")).text)
            assert played.header.dice == "seeded 5"
            await ada.send(do="rematch")
            rematch = (await ada.until("table", lambda about: bool(about["rematch"])))["rematch"]
            await ada.join(rematch)
            assert (await ada.until("table"))["seed"] is None  # the cards of the next game are shuffled


async def test_nobody_is_dealt_cards_that_somebody_else_could_choose(tmp_path: Path) -> None:
    async with sessions(quick(tmp_path / "db"), "Ada") as (_, ada):
        for seats, more in ((["own", "open"], {}), (["own", "own"], {}), (["own", "bot random"], {"start": "host"})):
            setup = {"game": "gravediggers", "seats": seats, "seed": 5} | more
            refused = await ada.http.post("/api/tables", json={"setup": setup})
            assert (refused.status_code, refused.json()["message"]) == (400, "seed-for-one")
