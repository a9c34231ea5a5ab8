"""Numbers worth showing reach everybody who may see them: those who watch, and those who look at a replay."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from sexton.bots.players import bot_named
from sexton.kernel import catalogue
from sexton.kernel.chance.dice import FastDice
from sexton.kernel.game import Rules
from sexton.kernel.records import replay
from sexton.kernel.records.record import Record
from sexton.kernel.table import seeded_table
from sexton.server.http.routes.finished.records import steps_shown
from tests.server.kit import quick, seat_everyone, sessions

FEW = {"name": "few", "reduced": True, "cards": {"pixie/dragon": [9, 0, 0], "goblin/unicorn": [9, 0, 0]}}
SHORT: dict[str, dict[str, Any]] = {"gloomy_graves": {"deck": FEW}, "vampire": {"board": "lych_gate"}}


def played(game: str) -> Record:
    """A whole short game of bots."""
    found = catalogue.find(game)
    rules = found.open(max(2, found.seats[0]), found.read_options(SHORT.get(game, {})))
    table = seeded_table(rules, 7, "aids", ["bot"] * rules.seats)
    bot, dice = bot_named("greedy", rules), FastDice(7)
    while table.ending is None:
        for seat in table.asked:
            table.answer(seat, bot.choose(table.view(seat), table.heard(seat), table.moves(seat), dice))
    return table.record()


@pytest.mark.parametrize("game", catalogue.ids())
def test_a_replay_brings_the_aids_of_every_step_and_says_only_what_changed(game: str) -> None:
    record = played(game)
    rules = replay.opened(record.header)
    moments = list(replay.moments(record, rules))
    for seat in (None, 0):
        aids: dict[str, Any] = {}
        shown = steps_shown(moments, rules, False, seat)
        for moment, step in zip(moments, shown, strict=True):
            aids |= step["aids"]
            assert encoded(aids) == encoded(rules.aids(rules.view(moment.state, seat)))
        again = steps_shown(moments[4:5], rules, False, seat)[0]["aids"]
        assert again.keys() == aids.keys()  # whoever begins in the middle is told everything
    public = [step["aids"] for step in steps_shown(moments[:19], rules, False, None)]
    assert [step["aids"] for step in steps_shown(moments[:19], rules, True, None)] == public


def encoded(aids: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(aids))


@pytest.mark.parametrize("game", catalogue.ids())
async def test_who_watches_gets_the_aids_of_what_everybody_sees(game: str, tmp_path: Path) -> None:
    async with sessions(quick(tmp_path / "db"), "Ada", "Carla") as (_, ada, carla):
        seats = catalogue.find(game).seats
        table = await seat_everyone([ada], ["bot random"] * max(1, seats[0] - 1), game=game)
        await carla.join(table)
        watched = await carla.until("now")
        rules = opened(game, ada.about)
        assert watched["seat"] is None
        seen = msgspec.convert(watched["view"], rules.shown_types()[0])
        assert watched["aids"] == encoded(rules.aids(seen))


def opened(game: str, about: dict[str, Any]) -> Rules[Any, Any]:
    found = catalogue.find(game)
    return found.open(len(about["chairs"]), found.read_options(about["options"]))
