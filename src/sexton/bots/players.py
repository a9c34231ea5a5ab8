"""Seats bots at a table and lets them answer. A bot that fails never stops the table."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable, Mapping
from functools import partial
from queue import Empty, SimpleQueue
from typing import Any

from sexton.bots.levels import (
    LEVELS,
    MAKERS,
    SOLVED,
    Maker,
    character_named,
    maker_named,
    needs_a_net,
    parted,
    weights_in,
)
from sexton.bots.net import check_weights
from sexton.bots.past import PastBot
from sexton.kernel.chance.dice import Dice
from sexton.kernel.game import Game, Rules
from sexton.kernel.interface import Ask, Move, Refusal, Seat
from sexton.kernel.learn.nets import shipped
from sexton.kernel.records.editions import PastRules
from sexton.kernel.search.heuristics import Bot
from sexton.kernel.table import Table

__all__ = ["LEVELS", "SOLVED", "IllegalMove", "bot_named", "check_box", "check_name", "let_bots_answer"]

LOG = logging.getLogger("sexton.bots")


class IllegalMove(Exception):
    """A bot gave an answer that is not among the moves."""


def bot_named(name: str, rules: Rules[Any, Any], milliseconds: int | None = None) -> Bot[Any]:
    """A bot for this game. Of the rules it gets only the heuristics, the worlds of a view, and how to play on in them.

    Where people wait, `milliseconds` ends a long search; without it a move follows from what is known and a seed.
    """
    maker = maker_of(name)
    if isinstance(rules, PastRules):
        return PastBot(rules, name, lambda newest: maker(newest, milliseconds))
    return maker(rules, milliseconds)


def check_box(name: str, rules: Rules[Any, Any]) -> None:
    """A Refusal if this bot plays by a net that learned with another box, before any game begins."""
    if needs_a_net(name) or weights_in(name):
        bot_named(name, rules)


def check_name(name: str, game: Game) -> None:
    """A Refusal if there is no such bot, or this game has no such character."""
    maker_of(name)
    if needs_a_net(name) and shipped(game) is None:
        raise Refusal("bots", "no-net", game=game.title)
    if path := weights_in(name):
        check_weights(game, path)
    character = parted(name)[1]
    if character:
        character_named(game, character)


def maker_of(name: str) -> Maker:
    maker = maker_named(name)
    if maker is None:
        raise Refusal("bots", "unknown-bot", bot=name, known=", ".join(MAKERS))
    return maker


def let_bots_answer(
    table: Table, bots: Mapping[Seat, Bot[Any]], dice: Mapping[Seat, Dice], seconds: float | None = None
) -> None:
    """Let every bot answer that is asked now and has not answered yet; `seconds` limits each where people wait."""
    pending = table.pending
    if not isinstance(pending, Ask):
        return
    asked = {seat: table.ask_for(seat) for seat in table.asked if seat in bots and seat not in table.ready}
    for seat, ask in asked.items():
        try:
            move = choice_of(table, seat, bots[seat], dice[seat], seconds)
        except (Exception, SystemExit) as fault:
            # Neither the view nor the move nor the text of the exception: any of them may contain a secret.
            LOG.warning(
                "bot %s at seat %d failed at %s (%s); the table answers for it",
                name_of(bots[seat]), seat, pending.rule, type(fault).__name__,
            )  # fmt: skip
            table.answer(seat, table.rules.default(table.view(seat)), ask, by_table=True)
        else:
            table.answer(seat, move, ask)


def choice_of(table: Table, seat: Seat, bot: Bot[Any], dice: Dice, seconds: float | None) -> Move:
    moves = table.moves(seat)
    choose = partial(bot.choose, table.view(seat), table.recalled(seat), tuple(moves), dice)
    move = choose() if seconds is None else in_time(choose, seconds)
    if type(move) is not int or move not in moves:
        raise IllegalMove
    return move


def in_time(choose: Callable[[], Move], seconds: float) -> Move:
    """The bot's answer, if it comes in time. A bot that never ends is left running in its thread and ignored."""
    answered: SimpleQueue[Move | BaseException] = SimpleQueue()

    def think() -> None:
        try:
            answered.put(choose())
        except BaseException as fault:
            answered.put(fault)

    threading.Thread(target=think, daemon=True).start()
    try:
        answer = answered.get(timeout=seconds)
    except Empty:
        raise TimeoutError from None
    if isinstance(answer, BaseException):
        raise answer
    return answer


def name_of(bot: Bot[Any]) -> str:
    return str(getattr(bot, "name", type(bot).__name__))
