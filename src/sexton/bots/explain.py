"""Advice for a seat, from its view alone: the best moves, how often they win, how sure that is, and the main reason."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from msgspec import Struct

from sexton.bots.search import Budget, Search, Thought
from sexton.kernel.dice import Dice
from sexton.kernel.game import Reason, Rules
from sexton.kernel.interface import Move
from sexton.kernel.words import Words

FOLDER = Path(__file__).parent
BUDGET = Budget(iterations=6000, milliseconds=3000)
TOLD = 3  # moves
SURE = 1.96  # standard errors on either side hold 95 %


class Advice(Struct, frozen=True):
    """What a bot thinks of one move, and why."""

    move: str
    share: float  # of victory
    error: float  # half of the 95 % interval
    reason: Reason | None


def advise(
    rules: Rules[Any, Any], seen: Any, moves: Sequence[Move], dice: Dice, budget: Budget = BUDGET
) -> list[Advice]:
    """The best moves, the best first."""
    thoughts = Search(rules, budget).think(seen, moves, dice)[:TOLD]
    return [advice_on(rules, seen, thought, dice) for thought in thoughts]


def advice_on(rules: Rules[Any, Any], seen: Any, thought: Thought, dice: Dice) -> Advice:
    reason = rules.game.reason(rules, seen, thought.move, dice)
    return Advice(rules.write(thought.move), thought.share, SURE * thought.error, reason)


def explain(
    rules: Rules[Any, Any], seen: Any, moves: Sequence[Move], words: Words, dice: Dice, budget: Budget = BUDGET
) -> Iterator[str]:
    """The same in sentences."""
    own = Words(words.language, FOLDER, rules.game.folder)
    if len(moves) == 1:
        yield own.say("hint-only", move=rules.write(moves[0]))
        return
    advices = advise(rules, seen, moves, dice, budget)
    for nth, advice in enumerate(advices, start=1):
        yield sentence(own, nth, advice)
    yield own.say("hint-close" if is_close(*advices[:2]) else "hint-clear")


def is_close(first: Advice, second: Advice) -> bool:
    return first.share - second.share <= first.error + second.error


def sentence(words: Words, nth: int, advice: Advice) -> str:
    error = max(1, round(100 * advice.error))
    hint = words.say("hint-move", nth=nth, move=advice.move, share=round(100 * advice.share), error=error)
    if advice.reason is None:
        return hint
    facts = {name: said(words, name, fact) for name, fact in advice.reason.facts.items()}
    return words.say("hint-because", hint=hint, reason=words.say(advice.reason.message, **facts))


def said(words: Words, name: str, fact: str | int | float) -> str | int:
    if name == "card":
        return words.card(str(fact))
    if isinstance(fact, float):
        whole, tenth = divmod(round(abs(fact) * 10), 10)
        return words.say("hint-decimal", whole=whole, tenth=tenth)
    return fact
