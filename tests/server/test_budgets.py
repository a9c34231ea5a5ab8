"""Work has a price: floods that used to starve the house, from real sockets, and people who play on beside them."""

from __future__ import annotations

import asyncio
import itertools
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
import websockets

from sexton.kernel.interface import Move
from sexton.server.http import admission
from sexton.server.thinking import workers
from sexton.server.thinking.thought import Thought
from sexton.server.wire import meter
from sexton.server.wire.budgets import THOUGHT_PRICE, Budgets
from tests.server.kit import Player, guest_of, play_to_the_end, quick, running, seat_everyone, sessions

HOUSE, STRANGERS = "10.0.0.1", "10.0.0.66"
HARDLY = 1e-6  # seconds of processor time a second: what is spent does not come back within a test
SOCKETS, FLOOD = 8, 40


# Floods


@asynccontextmanager
async def flooded(folder: Path, monkeypatch: pytest.MonkeyPatch, burst: float) -> AsyncIterator[tuple[Any, ...]]:
    """Two people in the middle of a game at an address that may do anything; all others have next to no credit."""
    monkeypatch.setattr(admission, "HELD_SECONDS", 0.2)
    async with running(quick(folder / "db", processor_share=HARDLY, processor_burst=burst)) as server:
        budgets = server.site.shared.budgets
        people = [Player(server.url, name, address=HOUSE) for name in ("Ada", "Bruno")]
        await server.within(make_rich(budgets, "address", HOUSE))
        for player in people:
            await player.__aenter__()
            guest = await guest_of(server, player)
            await server.within(make_rich(budgets, "guest", guest))
        try:
            yield server, await seat_everyone(people, []), *people
        finally:
            for player in people:
                await player.close()


async def make_rich(budgets: Budgets, kind: str, who: str) -> None:
    account = budgets.account(kind, who)
    account.burst = account.credit = 1000.0


async def test_asking_for_everything_again_and_again_is_soon_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with flooded(tmp_path, monkeypatch, burst=0.05) as (server, table, ada, bruno):
        crowd = [Player(server.url, str(number), address=STRANGERS) for number in range(SOCKETS)]
        for one in crowd:
            await one.join(table)
        answers = asyncio.gather(*(asked_again(one) for one in crowd))
        await play_to_the_end(ada, bruno)
        kinds = [kind for some in await answers for kind in some]
        assert kinds.count("deal") < SOCKETS * FLOOD / 2, "a flood was answered"
        assert kinds.count("too-fast") + kinds.count("sent away") >= SOCKETS
        text = (await ada.http.get("/metrics")).text
        assert "sexton_refused_for_budget_total" in text and STRANGERS not in text and HOUSE not in text
        for one in crowd:
            await one.close()


async def test_what_a_message_makes_the_server_do_is_paid_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with sessions(quick(tmp_path / "db", processor_share=HARDLY), "Ada") as (server, ada):
        await ada.join((await ada.create(["own", "open"]))["id"])
        account = server.site.shared.budgets.account("guest", await guest_of(server, ada))
        await ada.send(do="ping")
        await ada.until("pong")  # all that its coming cost is paid
        ticks, before = itertools.count(), account.credit
        monkeypatch.setattr(meter, "processor_time", lambda: next(ticks) * 0.01)  # each step takes as long
        await ada.send(do="again")
        for _ in range(200):
            if before - account.credit >= 0.01:
                return
            await asyncio.sleep(0.05)
        raise AssertionError("it was not paid for")


async def asked_again(player: Player) -> list[str]:
    """What comes of it; the deal is not told again by anything else."""
    await player.until("now")
    kinds: list[str] = []
    try:
        for _ in range(FLOOD):
            await player.send(do="again")
        while kinds.count("deal") + kinds.count("too-fast") < FLOOD:
            message = await player.receive()
            kinds.append(message.get("message", message["type"]))
    except websockets.ConnectionClosed as closed:  # who cannot even pay for what it is sent
        kinds.append("sent away" if closed.rcvd is not None and closed.rcvd.code == 1013 else "cut off")
    return kinds


async def test_connecting_all_the_time_is_soon_refused_but_for_people_who_play(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with flooded(tmp_path, monkeypatch, burst=0.1) as (server, table, ada, bruno):
        codes = [await connected(Player(server.url, "", address=STRANGERS), table) for _ in range(2 * FLOOD)]
        assert codes[0] == 101 and codes[-1] == 429
        await bruno.leave()
        bruno.headers = {"X-Forwarded-For": STRANGERS}  # where nobody is let in any more
        await bruno.join(table)
        await bruno.until("now")
        assert await connected(Player(server.url, "", address=STRANGERS), table) == 429
        await play_to_the_end(ada, bruno)


async def connected(player: Player, table: str) -> int:
    try:
        await player.join(table)
    except websockets.InvalidStatus as refused:
        return int(refused.response.status_code)
    await player.close()
    return 101


async def test_requests_without_credit_are_held_and_refused_with_seconds_files_of_the_page_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with flooded(tmp_path, monkeypatch, burst=0.05) as (server, _, ada, bruno):
        async with Player(server.url, "Zoe", address=STRANGERS) as zoe:
            for path in ("/api/games", "/icon.svg", "/style.css", "/api/tables/nothing"):
                for _ in range(10 * FLOOD):
                    answer = await zoe.http.get(path)
                    if answer.status_code == 429:
                        break
                assert answer.status_code == 429
                assert int(answer.headers["retry-after"]) == answer.json()["wait"] >= 1
                assert "content-security-policy" in answer.headers
            monkeypatch.setattr(admission, "MOST_HELD", 0)
            assert (await zoe.http.get("/api/games")).headers["connection"] == "close"
        await play_to_the_end(ada, bruno)


async def test_the_last_sockets_are_for_people_who_play(tmp_path: Path) -> None:
    async with sessions(quick(tmp_path / "db", max_sockets=8), "Ada", "Bruno") as (server, ada, bruno):
        table = await seat_everyone([ada, bruno], [])
        await bruno.leave()
        crowd = [Player(server.url, str(number), address=f"10.1.0.{number}") for number in range(6)]
        codes = []
        for one in crowd:
            with suppress(websockets.InvalidStatus):
                await one.join(table)
                codes.append(101)
        assert len(codes) == 5, "six sockets, and one of them is Ada's"
        await bruno.join(table)
        await bruno.until("now")
        for one in crowd:
            await one.close()


# Bots


async def test_a_bot_costs_what_was_booked_however_long_it_thought(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    prices: list[float] = []
    charge = Budgets.charge_thought

    def charged(self: Budgets, guest: str, booked: float) -> None:
        before = self.account("guest", guest).owed
        charge(self, guest, booked)
        prices.append(self.account("guest", guest).owed - before)

    def choose(thought: Thought, milliseconds: int) -> Move:
        time.sleep(0.005 * (len(prices) % 3))
        return thought.moves[0]

    monkeypatch.setattr(Budgets, "charge_thought", charged)
    monkeypatch.setattr(workers, "choose", choose)
    async with sessions(quick(tmp_path / "db", processor_share=HARDLY), "Ada") as (server, ada):
        guest = await guest_of(server, ada)
        budgets: Budgets = server.site.shared.budgets
        await seat_everyone([ada], ["bot expert"])
        await server.within(draw_down(budgets, guest))
        before = len(prices)
        await ada.play_on()
        assert ada.now["over"]["kind"] == "over", "bots without credit play on"
        assert ada.about["hurried"]
        shortest = workers.SHORTEST * THOUGHT_PRICE
        assert len(prices) > before and prices[before + 1 :] == pytest.approx([shortest] * len(prices[before + 1 :]))


async def draw_down(budgets: Budgets, guest: str) -> None:
    """To the reserve: what is left is for the guest's own moves."""
    account = budgets.account("guest", guest)
    account.credit = account.reserve
