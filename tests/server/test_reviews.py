"""Reviews on the server: of finished games only, a little at a time, at somebody's expense, and kept."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path
from typing import Any

import msgspec
import pytest

from sexton.kernel import catalogue
from sexton.kernel.game import Rules
from sexton.kernel.records import record
from sexton.kernel.records.notes import TookBack
from sexton.kernel.records.replay import verify
from sexton.review.review import review
from sexton.server.http.finished.reviews import MOST, MOST_OF_ADDRESS, MOST_OF_ONE, Reviews
from sexton.server.thinking import review_worker
from sexton.server.thinking.workers import BotWorkers
from tests.review.played import finished, little
from tests.server.kit import SMALL, Player, Running, play_to_the_end, quick, running, seat_everyone, sessions

PATIENCE = 60.0  # seconds for reviews that take one or two


@pytest.fixture(autouse=True)
def thinks_little(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(review_worker, "Imagined", lambda rules, effort: little(rules))


async def reviewed(player: Player, table: str, seat: int) -> list[dict[str, Any]]:
    """All that the page is shown until the review is done."""
    path, told = f"/api/tables/{table}/reviews", list[dict[str, Any]]()
    answer = await player.http.post(path, json={"seat": seat})
    while answer.status_code == 200 and answer.json()["state"] == "making":
        told.append(answer.json())
        await asyncio.sleep(0.05)
        answer = await player.http.get(f"{path}/{seat}?names=Ada&names=Bruno")
    assert answer.status_code == 200, answer.text
    return [*told, answer.json()]


async def test_a_review_comes_bit_by_bit_and_is_kept_over_a_restart(tmp_path: Path) -> None:
    settings = quick(tmp_path / "db")
    async with sessions(settings, "Ada", "Bruno") as (_, ada, bruno):
        table = await seat_everyone([ada, bruno], [], options={})
        running_still = await ada.http.post(f"/api/tables/{table}/reviews", json={"seat": 0})
        assert (running_still.status_code, running_still.json()["message"]) == (409, "game-not-over")
        await play_to_the_end(ada, bruno)
        assert (await ada.http.get(f"/api/tables/{table}/reviews/0")).json()["state"] == "none"
        *parts, last = await reviewed(ada, table, 0)
        assert last["state"] == "done" and parts and all(part["of"] == last["of"] for part in parts)
        assert [part["done"] for part in parts] == sorted(part["done"] for part in parts)
        played = record.read((await ada.http.get(f"/api/tables/{table}/record")).text)
        assert told_of(last) == told_of_review(review(played, 0, little))
        assert last["summary"] and last["account"][-1]["label"] == "the result"
        for one in last["decisions"]:
            assert one["verdict"] == "only" or one["played"] in [tried["move"] for tried in one["tried"]]
        *_, other = await reviewed(bruno, table, 0)
        assert other["decisions"] == last["decisions"]  # worked out once
        await must_be_asked_so(ada, table, last["decisions"][0])
    async with running(settings) as server, Player(server.url, "Zoe") as zoe:
        kept = await zoe.http.get(f"/api/tables/{table}/reviews/0?names=Ada&names=Bruno&lang=it")
        assert kept.json()["account"][-1]["label"] == "il risultato"
        assert kept.json()["chances"] == last["chances"]


def told_of(shown: dict[str, Any]) -> list[Any]:
    return [
        [(one["line"], one["verdict"]) for one in shown["decisions"]],
        [one["line"] for one in shown["chances"]],
        shown["costliest"],
    ]


def told_of_review(found: Any) -> list[Any]:
    return [
        [(one.line, one.verdict) for one in found.decisions],
        [one.line for one in found.chances],
        [one.line for one in found.costliest],
    ]


async def must_be_asked_so(player: Player, table: str, decision: dict[str, Any]) -> None:
    """The question as the seat had it, and nothing where it had none."""
    path = f"/api/tables/{table}/asked?as=0&at="
    asked = (await player.http.get(f"{path}{decision['line']}")).json()
    assert asked["view"]["seat"] == 0 and asked["choices"]["pattern"]
    for line in (0, 1, 10**6):
        refused = await player.http.get(f"{path}{line}")
        assert (refused.status_code, refused.json()["message"]) == (404, "not-asked-there")


async def test_who_may_not_see_the_game_gets_no_review_of_it(tmp_path: Path) -> None:
    async with sessions(quick(tmp_path / "db"), "Ada", "Bruno", "Zoe") as (_, ada, bruno, zoe):
        table = await seat_everyone([ada, bruno], [], watching="nobody")
        await play_to_the_end(ada, bruno)
        await reviewed(ada, table, 1)
        path = f"/api/tables/{table}/"
        for answer in (
            await zoe.http.post(path + "reviews", json={"seat": 1}),
            await zoe.http.get(path + "reviews/1"),
            await zoe.http.get(path + "asked?as=1&at=9"),
        ):
            assert answer.status_code == 403
        missing = await ada.http.post(path + "reviews", json={"seat": 2})
        assert (missing.status_code, missing.json()["message"]) == (400, "no-such-seat")


class Account:
    """Of somebody who asks for reviews."""

    def __init__(self, guest: str) -> None:
        self.guest = self.address = guest
        self.waits, self.spent = 0.0, 0.0

    def wait(self) -> float:
        return self.waits

    def charge(self, seconds: float) -> None:
        self.spent += seconds


class Shelf:
    """A store of reviews."""

    def __init__(self) -> None:
        self.bodies: dict[Any, bytes] = {}

    async def review(self, table: str, seat: int) -> bytes | None:
        return self.bodies.get((table, seat))

    async def save_review(self, table: str, seat: int, body: bytes) -> None:
        self.bodies[table, seat] = body


class Desk(review_worker.ReviewWorker):
    """Notes who had a turn, and can lose all that it has begun."""

    def __init__(self) -> None:
        super().__init__(0)
        self.turns: list[str] = []
        self.forgetful = False

    async def look_on(self, name: str, text: str, seat: int, seconds: float) -> review_worker.Slice:
        self.turns.append(name)
        if self.forgetful and len(self.turns) % 3 == 0:
            review_worker.BEGUN.clear()
        return await super().look_on(name, text, seat, 0.05)


def named(name: str) -> Any:
    played = finished("graverobbers", 3, "random")
    terms = msgspec.structs.replace(played.header.terms, table=name)
    return msgspec.structs.replace(played, header=msgspec.structs.replace(played.header, terms=terms))


async def test_reviews_are_made_in_a_process_of_the_lowest_priority() -> None:
    worker, bots = review_worker.ReviewWorker(1), BotWorkers(1, 0.0, PATIENCE)
    process = await worker._pool.asked(os.getpid)
    assert process != os.getpid() and os.getpriority(os.PRIO_PROCESS, process) == 19
    thinking = [await pool.asked(os.getpid) for pool in (bots.searching, bots.quick)]
    assert process not in thinking, "no bot waits for a review"
    worker.close()
    bots.close()


async def all_done(reviews: Reviews) -> None:
    async with asyncio.timeout(PATIENCE):
        while reviews._jobs:
            await asyncio.sleep(0.01)


async def test_reviews_take_turns_and_are_paid_for() -> None:
    shelf, desk, ada, zoe = Shelf(), Desk(), Account("ada"), Account("zoe")
    reviews = Reviews(shelf, desk)  # type: ignore[arg-type]
    ada.waits = zoe.waits = 1.0
    await reviews.begin(named("first"), 0, ada)  # type: ignore[arg-type]
    await reviews.begin(named("second"), 0, ada)  # type: ignore[arg-type]
    await reviews.begin(named("third"), 0, zoe)  # type: ignore[arg-type]
    ada.waits = 0.0
    async with asyncio.timeout(PATIENCE):
        while ("second", 0) not in shelf.bodies or ("first", 0) not in shelf.bodies:
            await asyncio.sleep(0.01)
    assert desk.turns[:4] == ["first", "second", "first", "second"] and "third" not in desk.turns
    assert ada.spent > 0 and not zoe.spent
    zoe.waits = 0.0
    await all_done(reviews)
    assert await reviews.found("third", 0) == review(named("third"), 0, little)
    reviews.close()


async def test_nobody_has_many_made_at_once_and_a_broken_process_begins_anew() -> None:
    shelf, desk, ada = Shelf(), Desk(), Account("ada")
    reviews = Reviews(shelf, desk)  # type: ignore[arg-type]
    desk.forgetful, ada.waits = True, 1.0
    for number in range(MOST_OF_ONE):
        await reviews.begin(named(f"t{number}"), 0, ada)  # type: ignore[arg-type]
    with pytest.raises(Exception, match="reviews-busy"):
        await reviews.begin(named("more"), 0, ada)  # type: ignore[arg-type]
    ada.waits = 0.0
    await asyncio.sleep(0.3)
    desk.forgetful = False
    await all_done(reviews)
    assert await reviews.found("t1", 0) == review(named("t1"), 0, little)
    shelf.bodies["t1", 0] = b"of another version"
    assert await reviews.found("t1", 0) is None
    reviews.close()


async def test_many_guests_of_one_address_leave_room_for_others() -> None:
    reviews, zoe = Reviews(Shelf(), Desk()), Account("zoe")  # type: ignore[arg-type]
    guests = [Account(f"guest {number}") for number in range(MOST_OF_ADDRESS + 1)]
    for number, guest in enumerate(guests):
        guest.address, guest.waits = "192.0.2.1", 1.0
        if number < MOST_OF_ADDRESS:
            await reviews.begin(named(f"t{number}"), 0, guest)  # type: ignore[arg-type]
    with pytest.raises(Exception, match="reviews-busy"):
        await reviews.begin(named("more"), 0, guests[-1])  # type: ignore[arg-type]
    await reviews.begin(named("other"), 0, zoe)  # type: ignore[arg-type]
    reviews.close()


async def test_what_nobody_pays_for_makes_room_in_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    reviews, zoe = Reviews(Shelf(), Desk()), Account("zoe")  # type: ignore[arg-type]
    zoe.waits = 1.0
    for number in range(MOST):
        owing = Account(f"guest {number}")
        owing.waits = 1.0
        await reviews.begin(named(f"t{number}"), 0, owing)  # type: ignore[arg-type]
    with pytest.raises(Exception, match="reviews-busy"):
        await reviews.begin(named("more"), 0, zoe)  # type: ignore[arg-type]
    monkeypatch.setattr("sexton.server.http.finished.reviews.PATIENCE", -1.0)
    await reviews.begin(named("more"), 0, zoe)  # type: ignore[arg-type]
    assert list(reviews._jobs) == [("more", 0)]
    reviews.close()


async def test_a_game_of_rules_that_are_not_here_is_refused_in_words(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with sessions(quick(tmp_path / "db"), "Ada", "Bruno") as (_, ada, bruno):
        table = await seat_everyone([ada, bruno], [])
        await play_to_the_end(ada, bruno)
        monkeypatch.setattr(type(catalogue.find("gravediggers")), "edition", 99)
        for path, body in (("reviews", {"seat": 0}), ("play-on", {"seat": 0, "at": 1})):
            answer = await ada.http.post(f"/api/tables/{table}/{path}", json=body)
            assert (answer.status_code, answer.json()["message"]) == (409, "other-edition"), answer.text


async def test_wrong_numbers_and_others_tables_get_refusals_and_no_faults(tmp_path: Path) -> None:
    async with sessions(quick(tmp_path / "db"), "Ada", "Bruno", "Zoe") as (server, ada, bruno, zoe):
        table, path = await seat_everyone([ada, bruno], [], options=SMALL), "/api/tables/"
        while_it_runs = [
            await zoe.http.get(f"{path}{table}/asked?as=0&at=1"),
            await zoe.http.get(f"{path}{table}/reviews/0"),
            await zoe.http.post(f"{path}{table}/reviews", json={"seat": 0}),
            await zoe.http.post(f"{path}{table}/play-on", json={"seat": 0, "at": 1}),
        ]
        assert {answer.json()["message"] for answer in while_it_runs} == {"game-not-over"}
        await play_to_the_end(ada, bruno)
        wrong: list[Any] = [-1, 2, 16, 17, 2**63, 10**30, 1.5, "0", None, True, [], {}, "x" * 5000]
        for value in wrong:
            for where, body in (("reviews", {"seat": value}), ("play-on", {"seat": value, "at": 1})):
                answer = await zoe.http.post(f"{path}{table}/{where}", json=body)
                assert 400 <= answer.status_code < 500, (where, value, answer.text)
        for body in (
            {"at": 0},
            {"at": 10**30},
            {"cards": "all"},
            {"bots": "../x"},
            {"bots": "none"},
            {"name": "x" * 999},
        ):
            answer = await zoe.http.post(f"{path}{table}/play-on", json={"seat": 0, "at": 1} | body)
            assert 400 <= answer.status_code < 500, (body, answer.text)
        for query in (
            "asked?as=-1",
            "asked?as=x&at=y",
            f"asked?as=0&at={'9' * 5000}",
            "reviews/99",
            f"reviews/{'9' * 99}",
        ):
            answer = await zoe.http.get(f"{path}{table}/{query}")
            assert 400 <= answer.status_code < 500, (query, answer.text)
        for name in ("0" * 8, "..%2f..%2fetc", "%00", "x" * 4000):
            assert 400 <= (await zoe.http.get(f"{path}{name}/reviews/0")).status_code < 500, name
        assert server.site.shared.metrics.counts["faults"] == 0


async def test_what_has_no_result_is_refused_with_a_reason(tmp_path: Path) -> None:
    """A game that was broken off, and a deal that came to nothing."""
    async with sessions(quick(tmp_path / "db"), "Ada", "Bruno") as (server, ada, bruno):
        broken_off = await seat_everyone([ada, bruno], [])
        await abandoned(server, broken_off)
        void = (await ada.create(["own", "open"]))["id"]
        await made_void(server, void)
        for table in (broken_off, void):
            for language, told in (("en", "has no result"), ("it", "non ha un risultato")):
                answer = await ada.http.post(f"/api/tables/{table}/reviews?lang={language}", json={"seat": 0})
                assert (answer.status_code, answer.json()["message"]) == (409, "no-result")
                assert told in answer.json()["text"]
            assert (await ada.http.get(f"/api/tables/{table}/reviews/0")).json()["state"] == "none"


async def test_a_game_of_an_earlier_edition_is_refused_with_a_reason(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with sessions(quick(tmp_path / "db"), "Ada", "Bruno") as (_, ada, bruno):
        table = await seat_everyone([ada, bruno], [], options=SMALL)
        await play_to_the_end(ada, bruno)
        monkeypatch.setattr("sexton.review.review.PastRules", Rules)
        for language, told in (("en", "edition 1 of its rules"), ("it", "edizione 1 delle regole")):
            answer = await ada.http.post(f"/api/tables/{table}/reviews?lang={language}", json={"seat": 0})
            assert (answer.status_code, answer.json()["message"]) == (409, "past-edition")
            assert told in answer.json()["text"]


async def abandoned(server: Running, table: str) -> None:
    from sexton.server.table import answers

    live = server.site.tables.live[table]
    await server.within(live.alone(lambda: answers.abandon(live, "it got late")))


async def made_void(server: Running, table: str) -> None:
    from sexton.server.table import deal

    await server.within(deal.make_void(server.site.tables.live[table]))


@pytest.mark.parametrize("cards", ["known", "dealt"])
async def test_one_plays_on_from_a_decision_over_a_restart_and_the_record_says_so(tmp_path: Path, cards: str) -> None:
    settings = quick(tmp_path / "db")
    async with sessions(settings, "Ada", "Bruno") as (_, ada, bruno):
        table = await seat_everyone([ada, bruno], [], options=SMALL)
        early = await ada.http.post(f"/api/tables/{table}/play-on", json={"seat": 1, "at": 1})
        assert (early.status_code, early.json()["message"]) == (409, "game-not-over")
        await play_to_the_end(ada, bruno)
        await ada.leave()
        body = {"seat": 1, "at": 1, "cards": cards, "bots": "greedy"}
        created = (await ada.http.post(f"/api/tables/{table}/play-on", json=body)).json()
        assert created["seats"] == [1]
        for wrong, message in (({"seat": 2}, "no-such-seat"), ({"at": 10**6}, "no-decision-there")):
            refused = await ada.http.post(f"/api/tables/{table}/play-on", json=body | wrong)
            assert refused.json()["message"] == message
        await begin_at(ada, created["id"])
        cookies = dict(ada.http.cookies)
    async with running(settings) as server, Player(server.url, "Ada") as again:
        again.http.cookies.clear()
        again.http.cookies.update(cookies)
        await begin_at(again, created["id"])
        assert again.now["seat"] == 1
        await play_to_the_end(again)
        told = (await again.http.get(f"/api/tables/{created['id']}/record")).text
        origin = (await again.http.get(f"/api/tables/{table}/record")).text
    begins = verify(told).header.begins
    assert begins is not None and (begins.seat, begins.cards) == (1, cards)
    assert begins.record == origin.rstrip("\n").rpartition("~")[2]


@pytest.mark.parametrize("cards", ["known", "dealt"])
async def test_friends_play_on_where_everybody_is_told_that_the_cards_are_known(tmp_path: Path, cards: str) -> None:
    settings = quick(tmp_path / "db")
    async with sessions(settings, "Ada", "Bruno", "Zoe") as (_, ada, bruno, zoe):
        table = await seat_everyone([ada, bruno], [], options=SMALL)
        await play_to_the_end(ada, bruno)
        await ada.leave()
        await bruno.leave()
        body = {"seat": 1, "at": 20, "cards": cards, "others": "friends"}
        created = (await ada.http.post(f"/api/tables/{table}/play-on", json=body)).json()
        assert created["seats"] == [1]
        for player in (ada, zoe):
            player.now, player.deal, player.about, player.heard = {}, {}, {}, []
        await zoe.join(created["id"])  # who only looks in is told as well, before anybody sits down
        while not zoe.about:
            await zoe.receive()
        step = zoe.about["origin"]["step"]
        assert zoe.about["origin"] == {"step": step, "seat": 1, "cards": cards} and step >= 20
        assert zoe.about["seed"] is None and zoe.about["hints"] == "on"
        await zoe.leave()
        taken = await zoe.http.post(f"/api/tables/{created['id']}/seats/0", json={"name": "Zoe"})
        assert taken.status_code == 200, taken.text
        zoe.now, zoe.deal, zoe.about, zoe.heard = {}, {}, {}, []
        await asyncio.gather(ada.join(created["id"]), zoe.join(created["id"]))
        await asyncio.gather(ada.begin(), zoe.begin())
        assert ada.about["origin"] == zoe.about["origin"] and (ada.now["seat"], zoe.now["seat"]) == (1, 0)
        refused = await ada.http.post(f"/api/tables/{created['id']}/take-back", json={"luck": "same"})
        assert refused.json()["message"] == "take-back-in-practice-only"
        await play_to_the_end(ada, zoe)
        told = (await ada.http.get(f"/api/tables/{created['id']}/record")).text
    again = verify(told)
    assert again.header.dice == "audited" and set(again.header.salts) == {0, 1}, "nobody knew what would be drawn"
    begins = again.header.begins
    assert begins is not None and (begins.seat, begins.after + 1, begins.cards) == (1, step, cards)


async def begin_at(player: Player, table: str) -> None:
    player.now, player.deal, player.about, player.heard = {}, {}, {}, []
    await player.join(table)
    await player.begin()


async def test_in_practice_a_decision_is_taken_back_and_the_record_says_so(tmp_path: Path) -> None:
    async with sessions(quick(tmp_path / "db"), "Ada", "Zoe") as (_, ada, zoe):
        table = await seat_everyone([ada], ["bot random"], game="gravediggers", hints="on")
        for luck in ("same", "new", "new"):
            asks = ada.now["ask"]
            await ada.play_on(lambda asks=asks: ada.my_go and ada.now["ask"] >= asks + 3)  # type: ignore[misc]
            before = ada.now["view"]
            taken = await ada.http.post(f"/api/tables/{table}/take-back", json={"luck": luck})
            assert taken.status_code == 200 and taken.json()["step"] > 0, taken.text
            await ada.leave()
            await begin_at(ada, table)
            assert ada.my_go and ada.now["view"] != before
        stranger = await zoe.http.post(f"/api/tables/{table}/take-back", json={})
        assert stranger.json()["message"] == "no-seat-of-yours"
        await play_to_the_end(ada)
        over = await ada.http.post(f"/api/tables/{table}/take-back", json={})
        assert over.json()["message"] == "game-over"
        played = verify((await ada.http.get(f"/api/tables/{table}/record")).text)
        assert [noted.note.luck for noted in played.notes if isinstance(noted.note, TookBack)] == ["same", "new", "new"]


async def test_nothing_is_taken_back_where_others_play_or_hints_are_off(tmp_path: Path) -> None:
    async with sessions(quick(tmp_path / "db"), "Ada", "Bruno") as (_, ada, bruno):
        for players, bots, hints in (([ada, bruno], [], "on"), ([ada], ["bot greedy"], "off")):
            table = await seat_everyone(players, bots, hints=hints)
            refused = await ada.http.post(f"/api/tables/{table}/take-back", json={"luck": "new"})
            assert (refused.status_code, refused.json()["message"]) == (409, "take-back-in-practice-only")
            for player in players:
                await player.leave()
