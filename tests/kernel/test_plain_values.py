"""Views and announcements come back from JSON as they were, in every game."""

from __future__ import annotations

import msgspec
import pytest

from sexton.bots.players import bot_named, let_bots_answer
from sexton.kernel import catalogue
from sexton.kernel.chance.dice import FastDice
from sexton.kernel.records.plain_values import event_from, view_from
from sexton.kernel.table import seeded_table


@pytest.mark.parametrize("game", catalogue.games().values(), ids=lambda game: str(game.id))
def test_what_was_seen_and_heard_comes_back(game: catalogue.Game) -> None:
    rules = game.open(game.seats[0])
    table = seeded_table(rules, 3, "t", ["bot greedy"] * rules.seats)
    bots = {seat: bot_named("greedy", rules) for seat in range(rules.seats)}
    dice = {seat: FastDice(seat) for seat in range(rules.seats)}
    while not table.ended:
        for seat in range(rules.seats):
            seen = table.view(seat)
            assert view_from(rules, msgspec.json.decode(msgspec.json.encode(seen))) == seen
        let_bots_answer(table, bots, dice)
    heard = list(table.heard(0))
    assert [event_from(rules, plain) for plain in msgspec.json.decode(msgspec.json.encode(heard))] == heard
