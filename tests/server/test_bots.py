"""Bots at a server: in processes of their own, behind a queue with an end, at a pace that tells nothing."""

from __future__ import annotations

import asyncio
import logging
import os
import threading
from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from sexton.bots.search import Search
from sexton.browser.second_worker import BrowserCrew
from sexton.kernel import catalogue
from sexton.kernel.chance.dice import Dice
from sexton.kernel.interface import Ask, Event, Move
from sexton.kernel.records import replay
from sexton.server.table import bot_seats
from sexton.server.thinking import workers
from sexton.server.thinking.booking import LONGEST_QUEUE, SHORTEST, Asker, Booking, Lane
from sexton.server.thinking.thought import Thought
from sexton.server.thinking.workers import BotWorkers, beat_at
from tests.server import faulty
from tests.server.kit import quick, seat_everyone, sessions
from tests.server.second_worker import SecondWorker

SECONDS = 60.0


def a_thought(level: str = "normal", seed: int = 1) -> Thought:
    rules = catalogue.find("gravediggers").open(2)
    state = rules.setup()
    while not isinstance(rules.pending(state), Ask):
        rules.draw(state, next(nth for nth, weight in enumerate(rules.pending(state).weights) if weight))
    moves = rules.moves(state, rules.pending(state).seats[0])
    return Thought("gravediggers", 1, 2, "{}", level, rules.view(state, rules.pending(state).seats[0]), (), moves, seed)


# The queue


async def bookings(lane: Lane, *guests: str) -> list[Booking | None]:
    """Places asked for at the same time, in this order."""
    return list(await asyncio.gather(*(lane.place(Asker(guest)) for guest in guests)))


async def test_an_idle_server_gives_every_bot_its_full_time() -> None:
    one, two, three = await bookings(Lane(2, 0.05), "ada", "ada", "ada")
    assert one is not None and two is not None and three is not None
    assert [booking.seconds for booking in (one, two, three)] == [0.05] * 3
    assert not one.hurried and three.begins == one.due <= two.due


async def test_overload_shortens_budgets_down_to_a_least_and_then_the_queue_is_full() -> None:
    lane, began = Lane(1, 0.8), asyncio.get_running_loop().time()
    asked = [asyncio.create_task(lane.place(Asker("ada"))) for _ in range(2000)]
    await asyncio.sleep(0)
    seconds = [place.seconds for place in lane._queues["ada"]]
    assert all(later < 1.05 * earlier for earlier, later in pairwise(seconds)), "but for what time goes by meanwhile"
    assert seconds[0] == 0.8 and seconds[-1] == SHORTEST
    assert lane.waiting("ada", began) > LONGEST_QUEUE
    full = [task for task in asked if task.done() and task.result() is None]
    assert len(full) == len(asked) - 1 - len(seconds), "one has begun, the others wait"
    now = asyncio.get_running_loop().time()
    assert lane.waiting("bruno", now) <= 2 * 0.8, "nobody else has to wait for these"
    for task in asked:
        task.cancel()
    await asyncio.gather(*asked, return_exceptions=True)
    assert not lane._queues
    lane.close()


async def test_the_queues_of_guests_take_turns() -> None:
    """Bruno comes last: one of Ada's thinks already, one is next, and the others wait for Bruno's."""
    *adas, bruno = await bookings(Lane(1, 0.01), *["ada"] * 6, "bruno")
    assert all(booking is not None for booking in (*adas, bruno))
    begun = sorted([*adas, bruno], key=lambda booking: booking.begins if booking else 0.0)
    assert begun.index(bruno) == 2
    assert bruno is not None and bruno.seconds == bruno.full


async def test_a_booking_hangs_on_the_queue_alone() -> None:
    """What is thought about is not even asked for; nor does it matter when earlier thoughts really ended."""
    first, second, third = await bookings(Lane(1, 0.02), "ada", "bruno", "carla")
    assert first is not None and second is not None and third is not None
    assert (second.begins, third.begins) == (first.due, second.due)


@pytest.mark.parametrize("pause", [0.0, 100.0])
async def test_only_where_bots_answer_at_once_nobody_waits_for_what_was_booked(pause: float) -> None:
    """As in a browser, where nobody else could learn anything from it."""
    thinkers, began = BotWorkers(0, pause, SECONDS), list[Booking]()
    thinkers.searching.lane = Lane(1, 0.5 * SECONDS)
    asked = [asyncio.create_task(thinkers.choice(a_thought("hard"), Asker("ada"), began.append)) for _ in range(2)]
    done, _ = await asyncio.wait(asked, timeout=0.1 * SECONDS if pause == 0 else 0.5)
    assert (len(began), len(done)) == ((2, 2) if pause == 0 else (1, 0))
    for task in asked:
        task.cancel()
    await asyncio.gather(*asked, return_exceptions=True)
    thinkers.close()


async def test_who_has_no_credit_has_bots_that_hardly_think() -> None:
    lane = Lane(1, 0.8)
    booking = await lane.place(Asker("ada", overdrawn=True))
    assert booking is not None and booking.seconds == SHORTEST and booking.hurried


@pytest.mark.parametrize("thought_for", [0.0, 0.1, 0.79])
def test_an_answer_comes_at_the_beat_that_was_booked_however_soon_it_was_found(thought_for: float) -> None:
    assert beat_at(10.0, max(10.0 + thought_for, 10.8), 1.0) == 11.0
    assert beat_at(10.0, max(10.0 + thought_for, 11.6), 1.0) == 12.0


def test_an_answer_that_is_late_waits_for_the_next_beat() -> None:
    assert beat_at(10.0, 11.01, 1.0) == 12.0


async def arrivals(pause: float, chosen: Callable[[Thought, int], Move], patch: pytest.MonkeyPatch) -> float:
    patch.setattr(workers, "choose", chosen)
    loop, thinkers = asyncio.get_running_loop(), BotWorkers(0, pause, SECONDS)
    started = loop.time()
    await thinkers.choice(a_thought())
    thinkers.close()
    return (loop.time() - started) / pause


async def test_no_answer_comes_before_its_beat(monkeypatch: pytest.MonkeyPatch) -> None:
    assert await arrivals(0.2, lambda thought, milliseconds: thought.moves[0], monkeypatch) >= 0.99


async def test_while_the_queue_is_full_a_table_waits_and_then_the_bot_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    thinkers = BotWorkers(0, 0.0, SECONDS)
    lane, asked = thinkers.searching.lane, list[Asker]()
    place = lane.place

    async def full_at_first(asker: Asker) -> Booking | None:
        asked.append(asker)
        return None if len(asked) < 3 else await place(asker)

    monkeypatch.setattr(lane, "place", full_at_first)
    thought = a_thought("hard")
    assert await thinkers.choice(thought) in thought.moves
    assert len(asked) == 3 and thinkers.at_work == 0
    thinkers.close()


async def test_a_queue_that_stays_full_is_not_waited_for_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    async def full(asker: Asker) -> None:
        return None

    thinkers = BotWorkers(0, 0.0, 0.2)
    monkeypatch.setattr(thinkers.searching.lane, "place", full)
    with pytest.raises(TimeoutError):
        await thinkers.choice(a_thought("hard"))


async def test_quick_bots_do_not_wait_for_those_that_look_ahead(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every thread for searching is held up until the quick bot has answered."""
    answered = threading.Event()

    def choose(thought: Thought, milliseconds: int) -> Move:
        if thought.level == "expert":
            assert answered.wait(SECONDS)
        return thought.moves[0]

    monkeypatch.setattr(workers, "choose", choose)
    thinkers = BotWorkers(0, 0.0, SECONDS)
    searching = [asyncio.create_task(thinkers.choice(a_thought("expert"), Asker("ada"))) for _ in range(8)]
    await asyncio.sleep(0.05)
    quick_one = a_thought("greedy")
    assert await asyncio.wait_for(thinkers.choice(quick_one, Asker("bruno")), SECONDS / 4) == quick_one.moves[0]
    assert not any(task.done() for task in searching)
    answered.set()
    await asyncio.gather(*searching)
    thinkers.close()


def test_a_booked_time_ends_a_search(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[Any] = []

    def choose(self: Search, view: Any, heard: Sequence[Event], moves: Sequence[Move], dice: Dice) -> Move:
        given.append(self.budget.milliseconds)
        return moves[0]

    monkeypatch.setattr(Search, "choose", choose)
    workers.choose(a_thought("expert"), 250)
    workers.choose(a_thought("expert"), 30)
    assert given == [250, 30]


# Processes


async def test_bots_think_in_another_process_which_gives_way_to_this_one(monkeypatch: pytest.MonkeyPatch) -> None:
    thinkers = BotWorkers(1, 0.0, SECONDS)
    monkeypatch.setattr(workers, "choose", faulty.says_where)
    process = await thinkers.choice(a_thought())
    assert process != os.getpid()
    assert os.getpriority(os.PRIO_PROCESS, process) == min(19, os.getpriority(os.PRIO_PROCESS, 0) + workers.NICENESS)
    thinkers.close()


@pytest.fixture(params=["server", "browser"])
def thinkers(request: pytest.FixtureRequest) -> Iterator[BotWorkers]:
    """In both homes: where a server has processes, a browser has a second worker."""
    worker = SecondWorker()
    yield BotWorkers(1, 0.0, SECONDS, None if request.param == "server" else BrowserCrew(worker))
    worker.end()


async def test_a_bot_that_never_ends_is_ended_and_others_are_asked_again(
    thinkers: BotWorkers, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(workers, "choose", faulty.never_ends)
    innocent = a_thought(seed=1)
    assert await thinkers.choice(innocent) == innocent.moves[0]  # the process is there
    thinkers.seconds = 2.0
    endless = asyncio.create_task(thinkers.choice(a_thought(seed=faulty.HANGS)))
    await asyncio.sleep(0.3)
    thinkers.seconds = SECONDS
    waiting = asyncio.create_task(thinkers.choice(innocent))
    with pytest.raises(TimeoutError):
        await endless
    assert await waiting == innocent.moves[0]
    thinkers.close()


async def test_a_bot_that_takes_its_process_along_fails_alone(
    thinkers: BotWorkers, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(workers, "choose", faulty.takes_its_process_along)
        with pytest.raises(workers.BrokenExecutor):
            await thinkers.choice(a_thought())
    thought = a_thought()
    assert await thinkers.choice(thought) in thought.moves
    thinkers.close()


async def test_what_a_bot_raises_comes_to_whoever_asked(thinkers: BotWorkers, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(workers, "choose", faulty.raises)
        with pytest.raises(RuntimeError):
            await thinkers.choice(a_thought())
    thought = a_thought()
    assert await thinkers.choice(thought) in thought.moves  # of the same process
    thinkers.close()


# At a table


class Raising:
    def choose(self, view: Any, heard: Sequence[Event], moves: Sequence[Move], dice: Dice) -> Move:
        raise RuntimeError(f"my secret hand is {view.hand}")


class Cheating:
    def choose(self, view: Any, heard: Sequence[Event], moves: Sequence[Move], dice: Dice) -> Move:
        return max(moves) + 1


class Slow:
    def __init__(self) -> None:
        self.asked = 0

    def choose(self, view: Any, heard: Sequence[Event], moves: Sequence[Move], dice: Dice) -> Move:
        self.asked += 1
        if self.asked == 2:
            threading_wait(3.0)
        return moves[0]


def threading_wait(seconds: float) -> None:
    threading.Event().wait(seconds)


@pytest.mark.parametrize("bot", [Raising(), Cheating(), Slow()], ids=lambda bot: type(bot).__name__)
async def test_a_faulty_bot_stops_no_table_and_tells_no_secret(
    bot: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG, "sexton")
    monkeypatch.setattr(workers, "seated", lambda *_: bot)
    settings = quick(tmp_path / "db", bot_seconds=1.0 if isinstance(bot, Slow) else SECONDS)
    async with sessions(settings, "Ada") as (_, ada):
        table = await seat_everyone([ada], ["bot normal"])
        await ada.play_on()
        assert ada.now["over"]["kind"] == "over"
        played = replay.verify((await ada.http.get(f"/api/tables/{table}/record")).text)
        by_table = [answer.by_table for line in played.lines for answer in line.answers if answer.seat == 1]
        assert any(by_table) and (all(by_table) or isinstance(bot, Slow))
        assert "sexton_bots_failed_total" in (await ada.http.get("/metrics")).text
    faults = [entry.getMessage() for entry in caplog.records if "failed at table" in entry.getMessage()]
    assert len(faults) == sum(by_table)
    assert "secret" not in caplog.text


async def test_a_bot_whose_question_has_gone_is_not_asked(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async with sessions(quick(tmp_path / "db"), "Ada") as (server, ada):
        live = server.site.tables.live[await seat_everyone([ada], ["bot normal"])]
        ask = live.game.table.ask_for(1)
        live.thinking[1] = ask
        live.game.abandon("between the question and the thought")
        await bot_seats.think(live, live.game, 1, ask)
        assert not live.thinking and not live.shared.metrics.counts["bots_failed"]
    assert "failed at table" not in caplog.text


async def test_a_table_hears_when_its_bots_are_hurried_and_when_no_more(tmp_path: Path) -> None:
    async with sessions(quick(tmp_path / "db"), "Ada") as (server, ada):
        lane: Lane = server.site.bots.searching.lane
        lane.seconds_for = lambda waiting: SHORTEST  # type: ignore[method-assign]
        await seat_everyone([ada], ["bot hard"])
        await ada.play_on(lambda: ada.about["hurried"])
        assert ada.about["hurried"]
        text = (await ada.http.get("/metrics")).text
        assert "sexton_bots_shortened_total" in text and "sexton_bots_waiting_seconds" in text
        lane.seconds_for = lambda waiting: lane.full  # type: ignore[method-assign]
        await ada.play_on(lambda: not ada.about["hurried"])
        assert not ada.about["hurried"]
