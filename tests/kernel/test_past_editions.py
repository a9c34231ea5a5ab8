"""An earlier edition: a law that was kept, served by the newest edition as far as that makes sense of it."""

from __future__ import annotations

import copy
import logging
from collections.abc import Mapping
from typing import Any, Literal

import pytest

from sexton.bots.explain import advise, explain
from sexton.bots.players import bot_named
from sexton.bots.search import Budget
from sexton.games.gravediggers import GAME
from sexton.games.gravediggers.law import Law
from sexton.games.gravediggers.options import Options
from sexton.kernel.chance.dice import FastDice
from sexton.kernel.game import Game
from sexton.kernel.interface import Refusal
from sexton.kernel.records.editions import PastGame, PastRules, options_in
from sexton.kernel.table import Table, seeded_table
from sexton.kernel.words import LANGUAGES, Words

LITTLE = Budget(iterations=20)


class Fewer(Options, frozen=True, forbid_unknown_fields=True):
    """A value of one option is gone, and there is another option."""

    payout: Literal["stop"] = "stop"  # type: ignore[assignment]
    innocence: Literal["paid", "unpaid"] = "unpaid"


def newer(**changes: Any) -> Game:
    game = copy.copy(GAME)
    game.rules_type = type("Rules", (GAME.rules_type,), changes)
    return game


def past(newest: Game = GAME, seats: int = 3, **options: Any) -> PastRules:
    rules = PastGame(newest, 1, Law, GAME.folder).open(seats, Options(**options))
    assert isinstance(rules, PastRules)
    return rules


def begun(rules: PastRules) -> Table:
    return seeded_table(rules, 5, "past", ["a", "b", "c"][: rules.seats])


def test_options_that_are_gone_become_the_newest_defaults() -> None:
    found = options_in(newer(options_type=Fewer), Options(payout="skip", closed="reopen"))
    assert found == Fewer(closed="reopen")


def test_the_newest_sees_the_same_moment() -> None:
    rules = past(money="open")
    table = begun(rules)
    seat = table.asked[0]
    now = rules.situation(table.view(seat), table.heard(seat), table.moves(seat))
    assert type(now.view) is type(GAME.open(3).view(GAME.open(3).setup(), 0))
    assert (now.view, list(now.heard)) == (table.view(seat), list(table.heard(seat)))
    assert now.moves == {move: move for move in table.moves(seat)}
    assert rules.newest.options == rules.options


def test_hints_are_those_of_the_newest() -> None:
    table, today = begun(past()), seeded_table(GAME.open(3), 5, "past", ["a", "b", "c"])
    seat = table.asked[0]
    seen, heard, moves = table.view(seat), table.heard(seat), table.moves(seat)
    assert advise(table.rules, seen, heard, moves, FastDice(2), LITTLE) == advise(
        today.rules, seen, heard, moves, FastDice(2), LITTLE
    )
    assert list(explain(table.rules, seen, heard, moves, Words("en"), FastDice(2), LITTLE))


UNFIT: Mapping[str, Mapping[str, Any]] = {
    "seats": {"players": range(2, 3)},
    "steps": {"steps": property(lambda self: {}, lambda self, steps: None)},
    "moves": {"own_moves": lambda self, view: []},
}


@pytest.mark.parametrize("lacking", UNFIT)
def test_where_the_newest_does_not_fit_a_bot_plays_any_move(lacking: str, caplog: pytest.LogCaptureFixture) -> None:
    rules = past(newer(**UNFIT[lacking]))
    rules.game.title = f"without {lacking}"  # a complaint is logged once
    table = begun(rules)
    seat = table.asked[0]
    bot, moves = bot_named("normal", rules), table.moves(seat)
    with caplog.at_level(logging.WARNING):
        found = {bot.choose(table.view(seat), table.heard(seat), moves, FastDice(seed)) for seed in range(50)}
    assert found == set(moves)
    assert [one.exc_info for one in caplog.records] == [None]
    assert f"edition 1 of without {lacking}: the normal bot plays any move at" in caplog.text
    with pytest.raises(Refusal, match="newest-does-not-fit") as refused:
        advise(rules, table.view(seat), table.heard(seat), moves, FastDice(2), LITTLE)
    assert all(Words(language).refusal(refused.value) for language in LANGUAGES)


def test_learners_play_the_newest_edition_only() -> None:
    with pytest.raises(Refusal) as refused:
        past().encoding()
    said = Words("en").refusal(refused.value)
    assert said == "encoding: edition 1 of gravediggers has no encodings: learners play the newest edition"
    assert Words("it").refusal(refused.value)
