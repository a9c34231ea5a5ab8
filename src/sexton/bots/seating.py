"""Seats bots at a table and lets them answer. A bot that fails never stops the table."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from typing import Any

from sexton.bots.exact import exact_bot
from sexton.bots.greedy import Greedy
from sexton.bots.random import Random
from sexton.kernel.dice import Dice
from sexton.kernel.game import Bot, Rules
from sexton.kernel.interface import Ask, Move, Refusal, Seat
from sexton.kernel.table import Table

LOG = logging.getLogger("sexton.bots")

MAKERS: Mapping[str, Callable[[Rules[Any, Any]], Bot[Any]]] = {
    "random": lambda rules: Random(),
    "greedy": lambda rules: Greedy(rules.game.heuristics(rules)),
    "exact": exact_bot,
}
SOLVED = "exact"  # only where a game is solved; the other levels play every game
LEVELS: tuple[str, ...] = tuple(level for level in MAKERS if level != SOLVED)


class IllegalMove(Exception):
    """A bot answered what nobody may answer."""


def bot_named(name: str, rules: Rules[Any, Any]) -> Bot[Any]:
    """A bot of this level for this game; it gets nothing of the rules but their heuristics."""
    check_name(name)
    return MAKERS[name](rules)


def check_name(name: str) -> None:
    if name not in MAKERS:
        raise Refusal("bots", "unknown-bot", bot=name, known=", ".join(MAKERS))


def let_bots_answer(table: Table, bots: Mapping[Seat, Bot[Any]], dice: Mapping[Seat, Dice]) -> None:
    """Every bot that is asked right now and has not answered yet answers."""
    ask, pending = table.ask_number, table.pending
    if not isinstance(pending, Ask):
        return
    for seat in [seat for seat in table.asked if seat in bots and seat not in table.ready]:
        try:
            move = choice_of(table, seat, bots[seat], dice[seat])
        except (Exception, SystemExit) as fault:
            # Neither the view nor the move nor the fault's own words: any of them may hold a secret.
            LOG.warning(
                "bot %s at seat %d failed at %s (%s); the table answers for it",
                name_of(bots[seat]), seat, pending.rule, type(fault).__name__,
            )  # fmt: skip
            table.answer(seat, table.rules.default(table.view(seat)), ask, by_table=True)
        else:
            table.answer(seat, move, ask)


def choice_of(table: Table, seat: Seat, bot: Bot[Any], dice: Dice) -> Move:
    moves = table.moves(seat)
    move = bot.choose(table.view(seat), table.heard(seat), tuple(moves), dice)
    if type(move) is not int or move not in moves:
        raise IllegalMove
    return move


def name_of(bot: Bot[Any]) -> str:
    return str(getattr(bot, "name", type(bot).__name__))
