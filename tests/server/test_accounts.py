"""Accounts of processor time: who may draw on them, what work costs, who waits for whom."""

from __future__ import annotations

import asyncio
import time

import pytest

from sexton.server.http import admission
from sexton.server.http.admission import Admission
from sexton.server.http.headers import network_of
from sexton.server.metrics import Metrics
from sexton.server.settings import Settings
from sexton.server.wire.budgets import GUEST_PART, PLAYING_SECONDS, Account, Budgets, Payer
from sexton.server.wire.limits import TooFast
from sexton.server.wire.meter import Metered
from tests.server.kit import PATIENCE

HOUSE, STRANGERS = "10.0.0.1", "10.0.0.66"
HARDLY = 1e-6  # seconds of processor time a second: what is spent does not come back within a test
SOCKETS, FLOOD = 8, 40


# Accounts


def an_account() -> Account:
    return Account(share=0.1, burst=1.0, credit=1.0, at=0.0)


def test_strangers_leave_the_reserve_alone_and_owe_what_they_cost_beyond() -> None:
    account = an_account()
    account.charge(0.8, playing=False)
    assert account.credit == 0.5 and account.owed == pytest.approx(0.3)
    assert account.wait(playing=True) == 0
    assert account.wait(playing=False) == pytest.approx(3.0)
    account.refill(2.9)
    assert account.wait(playing=False) > 0
    account.refill(3.1)
    assert account.wait(playing=False) == 0


def test_people_who_play_may_have_all_of_it_and_the_reserve_is_filled_first() -> None:
    account = an_account()
    account.charge(0.9, playing=True)
    account.charge(0.2, playing=False)
    assert account.credit == pytest.approx(0.1) and account.owed == pytest.approx(0.2)
    assert account.wait(playing=True) == 0
    account.refill(4.0)
    assert account.credit == pytest.approx(0.5) and account.owed == pytest.approx(0.2)
    account.refill(7.0)
    assert account.credit == pytest.approx(0.6) and account.owed == 0


def test_nobody_owes_more_than_a_full_account() -> None:
    account = an_account()
    account.charge(100.0, playing=False)
    account.charge(100.0, playing=True)
    assert account.owed == 1.0 and account.credit == -1.0


def test_one_guest_cannot_take_all_that_its_address_may() -> None:
    budgets = Budgets(Settings(processor_share=0.1, processor_burst=1.0), lambda: 0.0)
    ada, bruno = Payer(budgets, HOUSE, "ada"), Payer(budgets, HOUSE, "bruno")
    ada.charge(0.5 * GUEST_PART)
    assert ada.wait() > 0 and bruno.wait() == 0
    bruno.charge(0.5 * GUEST_PART)
    assert Payer(budgets, HOUSE, "").wait() > 0, "the address is used up"
    assert Payer(budgets, STRANGERS, "").wait() == 0


def test_whoever_was_seen_in_a_running_game_plays_for_a_while() -> None:
    now = [0.0]
    budgets = Budgets(Settings(), lambda: now[0])
    budgets.note_player("ada")
    assert Payer(budgets, HOUSE, "ada").playing and not Payer(budgets, HOUSE, "bruno").playing
    now[0] = PLAYING_SECONDS
    assert not Payer(budgets, HOUSE, "ada").playing


@pytest.mark.parametrize(
    ("host", "network"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("no address", "unknown"),
    ],
)
def test_an_address_is_counted_by_what_somebody_is_given_whole(host: str, network: str) -> None:
    assert network_of(host) == network


# Measuring


def busy(seconds: float) -> None:
    until = time.thread_time() + seconds
    while time.thread_time() < until:
        pass


async def test_work_is_measured_by_its_own_steps_alone() -> None:
    async def work() -> str:
        busy(0.01)
        await asyncio.sleep(0.01)
        busy(0.01)
        return "done"

    async def others() -> None:
        for _ in range(20):
            busy(0.01)
            await asyncio.sleep(0)

    meter, beside = Metered(work()), asyncio.create_task(others())
    assert await meter == "done"
    await beside
    assert 0.02 <= meter.spent < 0.1


async def test_measured_work_fails_and_is_cancelled_as_ever() -> None:
    async def fails() -> None:
        await asyncio.sleep(0)
        raise LookupError

    with pytest.raises(LookupError):
        await Metered(fails())
    ended: list[str] = []

    async def waits() -> None:
        try:
            await asyncio.sleep(PATIENCE)
        finally:
            ended.append("told")

    async def in_time() -> None:
        async with asyncio.timeout(0.01):
            await Metered(waits())

    with pytest.raises(TimeoutError):
        await in_time()
    assert ended == ["told"]


# Admission


async def test_of_one_address_only_a_few_pieces_of_work_are_done_at_once_and_players_do_not_wait_for_them() -> None:
    budgets = Budgets(Settings(processor_share=1000.0, processor_burst=1000.0))
    house, crowd = Admission(Metrics()), [Payer(budgets, HOUSE, "") for _ in range(5)]
    held = [await house.turn(payer) for payer in crowd[: admission.AT_ONCE]]
    waiting = [asyncio.create_task(house.turn(payer)) for payer in crowd[admission.AT_ONCE :]]
    budgets.note_player("ada")
    (await house.turn(Payer(budgets, HOUSE, "ada"))).give_back()
    (await house.turn(Payer(budgets, STRANGERS, ""))).give_back()
    await asyncio.sleep(0)
    assert not any(task.done() for task in waiting)
    waiting[0].cancel()
    held[0].give_back()
    held[0].give_back()
    (await waiting[1]).give_back()
    held[1].give_back()
    (await waiting[2]).give_back()
    assert not house._lanes


async def test_whoever_has_no_credit_is_held_until_there_is_some(monkeypatch: pytest.MonkeyPatch) -> None:
    budgets, house = Budgets(Settings(processor_share=10.0, processor_burst=1.0)), Admission(Metrics())
    payer = Payer(budgets, HOUSE, "")
    payer.charge(1.0)
    coming = asyncio.create_task(house.credit(payer))
    await asyncio.sleep(0)
    assert house.held == 1 and not coming.done()
    await coming
    assert house.held == 0
    monkeypatch.setattr(admission, "HELD_SECONDS", 0.01)
    budgets.account("address", HOUSE).share = HARDLY
    payer.charge(1.0)
    with pytest.raises(TooFast) as refused:
        await house.credit(payer)
    assert refused.value.wait >= 1
