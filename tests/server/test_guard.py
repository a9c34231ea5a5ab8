"""A second look at every message: what says too much is never sent, and its table is put aside."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
import websockets

from sexton.kernel.interface import Seat
from sexton.server.table import shuffle
from sexton.server.table.hearers import audience, guard, outgoing
from sexton.server.table.live_game import LiveGame
from sexton.server.wire.messages import Pong, encoded
from sexton.server.wire.refusals import TURNED_AWAY
from tests.server.kit import Player, Running, quick, seat_everyone, sessions

Planting = Callable[[pytest.MonkeyPatch], None]


def with_change(planted: pytest.MonkeyPatch, change: Callable[[LiveGame, Seat | None, Any], Any]) -> None:
    """Every `now` is changed before it is sent."""
    honest = outgoing.moment

    def moment(game: LiveGame, seat: Seat | None, clock: Any) -> outgoing.Moment:
        at = honest(game, seat, clock)
        return msgspec.structs.replace(at, now=change(game, seat, at.now))

    planted.setattr(audience, "moment", moment)


def a_field_more(planted: pytest.MonkeyPatch) -> None:
    def change(game: LiveGame, seat: Seat | None, now: Any) -> Any:
        truth = msgspec.to_builtins(game.table.rules.truth(game.table._state))
        view = msgspec.json.decode(bytes(now.view)) | {"truth": truth}
        return msgspec.structs.replace(now, view=msgspec.Raw(msgspec.json.encode(view)))

    with_change(planted, change)


def an_aid_that_knows(planted: pytest.MonkeyPatch) -> None:
    def change(game: LiveGame, seat: Seat | None, now: Any) -> Any:
        aids = msgspec.json.decode(bytes(now.aids)) | {"mood": 1}
        return msgspec.structs.replace(now, aids=msgspec.Raw(msgspec.json.encode(aids)))

    with_change(planted, change)


def the_neighbours_view(planted: pytest.MonkeyPatch) -> None:
    honest = outgoing.moment
    planted.setattr(audience, "moment", lambda game, seat, clock: honest(game, 1, clock))


def the_neighbours_view_as_ones_own(planted: pytest.MonkeyPatch) -> None:
    def change(game: LiveGame, seat: Seat | None, now: Any) -> Any:
        view = msgspec.structs.replace(game.table.view(1), seat=seat)
        return msgspec.structs.replace(now, view=msgspec.Raw(msgspec.json.encode(view)))

    with_change(planted, change)


def what_others_heard(planted: pytest.MonkeyPatch) -> None:
    honest = outgoing.now_after

    def now_after(at: Any, game: LiveGame, told: int) -> Any:
        heard = [*game.in_words(game.table.heard(0)), *game.in_words(game.table.heard(1))]
        return msgspec.structs.replace(honest(at, game, told), heard_from=0, heard=tuple(heard))

    planted.setattr(audience, "now_after", now_after)


def a_sealed_answer(planted: pytest.MonkeyPatch) -> None:
    with_change(planted, lambda game, seat, now: msgspec.structs.replace(now, mine="fist 1"))


def the_secret(planted: pytest.MonkeyPatch) -> None:
    honest = shuffle.shown
    planted.setattr(
        shuffle,
        "shown",
        lambda sheet, desk, wait: msgspec.structs.replace(honest(sheet, desk, wait), commitment=desk.secret),
    )


def a_session(planted: pytest.MonkeyPatch) -> None:
    honest = outgoing.about
    planted.setattr(
        audience,
        "about",
        lambda sheet, listener, around: msgspec.structs.replace(honest(sheet, listener, around), title=sheet.owner),
    )


LEAKS: tuple[tuple[Planting, str], ...] = (
    (a_field_more, "now"),
    (an_aid_that_knows, "now"),
    (the_neighbours_view, "now"),
    (the_neighbours_view_as_ones_own, "now"),
    (what_others_heard, "now"),
    (a_sealed_answer, "now"),
    (the_secret, "deal"),
    (a_session, "table"),
)


async def counted(player: Player, name: str) -> int:
    lines = (await player.http.get("/metrics")).text.splitlines()
    return next((int(line.split()[1]) for line in lines if line.startswith(f"sexton_{name}_total ")), 0)


@pytest.mark.parametrize(("plant", "kind"), LEAKS, ids=[plant.__name__ for plant, _ in LEAKS])
async def test_a_message_that_says_too_much_is_not_sent(
    plant: Planting, kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = tmp_path / "sexton.db"
    async with sessions(quick(database), "Ada", "Bruno") as (server, ada, bruno):
        table = await seat_everyone([ada, bruno], [])
        while ada.now["view"]["hand"] == bruno.now["view"]["hand"]:  # one would learn nothing from the other
            table = await seat_everyone([ada, bruno], [])
        ask = ada.now["ask"]
        await ada.send(do="ping")
        await ada.until("pong")  # nothing is on its way
        with monkeypatch.context() as planted:
            plant(planted)
            heard = len(ada.received)
            await ada.send(do="again", heard=0)
            with pytest.raises(websockets.ConnectionClosed) as closed:
                await ada.until("nothing")
            assert closed.value.rcvd is not None and closed.value.rcvd.code == TURNED_AWAY
            assert f'"type":"{kind}"' not in "".join(ada.received[heard:])
            assert await counted(ada, "guard_violations") == 1
        assert (await ada.http.get(f"/api/tables/{table}")).json()["status"] == "shelved"
        await ada.join(table)
        assert (await ada.until("refused"))["message"] == "put-aside"
    assert isinstance(server, Running)
    async with sessions(quick(database, resume_put_aside=True)) as (again,):
        for player in (ada, bruno):
            await player.move_to(again.url)
            await player.join(table)
            await player.until("now")
        assert ada.now["ask"] == ask, "nothing is lost"
        await ada.close()
        await bruno.close()


async def test_after_one_message_too_many_nothing_leaves_the_table_even_in_the_same_moment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Before the table is stored as put aside, others may be about to be told of the same event."""

    def leak(*_: Any) -> None:
        raise guard.Leak("planted")

    async with sessions(quick(tmp_path / "sexton.db"), "Ada", "Bruno") as (server, ada, bruno):
        table = server.site.tables.live[await seat_everyone([ada, bruno], [])]

        async def at_once() -> list[bool]:
            pong = encoded(Pong())
            first, second = table.listeners.values()
            before = guard.lets_out(table, second, pong)
            with monkeypatch.context() as planted:
                planted.setattr(guard, "look_at", leak)
                leaked = guard.lets_out(table, first, pong)
            return [before, leaked, guard.lets_out(table, second, pong)]

        assert await server.within(at_once()) == [True, False, False]


async def test_only_the_share_that_is_set_is_looked_at(tmp_path: Path) -> None:
    async with sessions(quick(tmp_path / "sexton.db", guard_share=0.0), "Ada", "Bruno") as (_, ada, bruno):
        await seat_everyone([ada, bruno], [])
        assert await counted(ada, "guard_checked") == 0
    async with sessions(quick(tmp_path / "other.db"), "Ada", "Bruno") as (_, ada, bruno):
        await seat_everyone([ada, bruno], [])
        assert await counted(ada, "guard_checked") > 10
        assert await counted(ada, "guard_faults") == await counted(ada, "guard_violations") == 0
