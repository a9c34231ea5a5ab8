"""Bots at a server: in processes of their own, behind a queue with an end, at a pace that tells nothing."""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

from sexton.bots.search import Search
from sexton.kernel import catalogue
from sexton.kernel.chance.dice import Dice
from sexton.kernel.interface import Ask, Event, Move
from sexton.kernel.records import replay
from sexton.server.thinking import workers
from sexton.server.thinking.booking import LONGEST_QUEUE, SHORTEST, BookedTime, Booking
from sexton.server.thinking.thought import Thought
from sexton.server.thinking.workers import BotWorkers, beat_at
from tests.server import faulty
from tests.server.kit import quick, seat_everyone, sessions

SECONDS = 60.0


def a_thought(level: str = "normal", seed: int = 1) -> Thought:
    rules = catalogue.find("gravediggers").open(2)
    state = rules.setup()
    while not isinstance(rules.pending(state), Ask):
        rules.draw(state, next(nth for nth, weight in enumerate(rules.pending(state).weights) if weight))
    moves = rules.moves(state, rules.pending(state).seats[0])
    return Thought("gravediggers", 1, 2, "{}", level, rules.view(state, rules.pending(state).seats[0]), (), moves, seed)


# The queue


def test_an_idle_server_gives_every_bot_its_full_time() -> None:
    booked = BookedTime(2, 0.8)
    assert booked.book(100.0, True) == Booking(100.0, 0.8, 0.8)
    assert booked.book(100.0, True) == Booking(100.0, 0.8, 0.8)
    assert booked.book(100.0, True) == Booking(100.8, 0.8, 0.8)


def test_overload_shortens_budgets_down_to_a_least_and_then_the_queue_is_full() -> None:
    times, booked = BookedTime(1, 0.8), []
    while (booking := times.book(0.0, True)) is not None:
        booked.append(booking)
    seconds = [booking.seconds for booking in booked]
    assert seconds == sorted(seconds, reverse=True)
    assert seconds[0] == 0.8 and seconds[-1] == SHORTEST
    assert booked[-1].hurried and not booked[0].hurried
    assert booked[-1].begins <= LONGEST_QUEUE < booked[-1].due + SHORTEST
    assert times.book(LONGEST_QUEUE, True) is not None


def test_a_booking_hangs_on_the_queue_and_the_level_alone() -> None:
    """What is thought about is not even asked for; nor does it matter when earlier thoughts really ended."""
    booked = [BookedTime(1, 0.8) for _ in range(2)]
    assert booked[0].book(5.0, False) == booked[1].book(5.0, False)
    assert booked[0].book(5.5, True) == booked[1].book(5.5, True)
    quick_one, slow = booked[0].book(5.6, False), booked[1].book(5.6, True)
    assert quick_one is not None and slow is not None and quick_one.begins == slow.begins


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
    looks: list[bool] = []
    book = thinkers.booked.book

    def full_at_first(now: float, looks_ahead: bool) -> Booking | None:
        looks.append(looks_ahead)
        return None if len(looks) < 3 else book(now, looks_ahead)

    monkeypatch.setattr(thinkers.booked, "book", full_at_first)
    thought = a_thought("hard")
    assert await thinkers.choice(thought) in thought.moves
    assert looks == [True] * 3 and thinkers.at_work == 0
    thinkers.close()


async def test_a_queue_that_stays_full_is_not_waited_for_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    thinkers = BotWorkers(0, 0.0, 0.2)
    monkeypatch.setattr(thinkers.booked, "book", lambda now, looks_ahead: None)
    with pytest.raises(TimeoutError):
        await thinkers.choice(a_thought())


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


async def test_bots_think_in_another_process(monkeypatch: pytest.MonkeyPatch) -> None:
    thinkers = BotWorkers(1, 0.0, SECONDS)
    monkeypatch.setattr(workers, "choose", faulty.says_where)
    assert await thinkers.choice(a_thought()) != os.getpid()
    thinkers.close()


async def test_a_bot_that_never_ends_is_ended_and_others_are_asked_again(monkeypatch: pytest.MonkeyPatch) -> None:
    thinkers = BotWorkers(1, 0.0, SECONDS)
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


async def test_a_bot_that_takes_its_process_along_fails_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    thinkers = BotWorkers(1, 0.0, SECONDS)
    with monkeypatch.context() as patch:
        patch.setattr(workers, "choose", faulty.takes_its_process_along)
        with pytest.raises(workers.BrokenProcessPool):
            await thinkers.choice(a_thought())
    thought = a_thought()
    assert await thinkers.choice(thought) in thought.moves
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
    import threading

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


async def test_a_table_hears_when_its_bots_are_hurried_and_when_no_more(tmp_path: Path) -> None:
    async with sessions(quick(tmp_path / "db"), "Ada") as (server, ada):
        booked: BookedTime = server.site.bots.booked
        booked.seconds_for = lambda waiting: SHORTEST  # type: ignore[method-assign]
        await seat_everyone([ada], ["bot hard"])
        await ada.play_on(lambda: ada.about["hurried"])
        assert ada.about["hurried"]
        text = (await ada.http.get("/metrics")).text
        assert "sexton_bots_shortened_total" in text and "sexton_bots_waiting_seconds" in text
        booked.seconds_for = lambda waiting: booked.full  # type: ignore[method-assign]
        await ada.play_on(lambda: not ada.about["hurried"])
        assert not ada.about["hurried"]
