"""Advice for a seat, from what it knows: the best moves, how often they win, how sure that is, and the main reason."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from sexton.bots.search import Budget, Search, Thought
from sexton.kernel.chance.dice import Dice
from sexton.kernel.game import Rules
from sexton.kernel.interface import Choices, Event, Move
from sexton.kernel.learn.nets import has_net, mind_of
from sexton.kernel.records.editions import PastRules
from sexton.kernel.search.heuristics import Reason
from sexton.kernel.words import Words

FOLDER = Path(__file__).parent
BUDGET = Budget(iterations=6000, milliseconds=3000)
TOLD = 3  # moves
NET_TAKES = 8  # imagined games are judged by an estimate while a net judges one; it needs fewer, for it is less moody
BOTH_TAKE = 3  # the same where the net judges beside the estimate, and answers for nobody
SURE = 1.96  # standard errors on either side of the mean: 95 %
TYPED = "en"
TRIED = Reason("hint-tried")  # of a move that only imagined games speak for
OTHERWISE = "-other"  # the ending of a reason's words for another move than the one the heuristics value most


class Advice(Struct, frozen=True):
    """What a bot thinks of one move, and why."""

    move: str
    share: float  # of victory
    error: float  # half of the 95 % interval
    reason: Reason | None


def advise(
    rules: Rules[Any, Any],
    seen: Any,
    heard: Sequence[Event],
    moves: Sequence[Move],
    dice: Dice,
    budget: Budget = BUDGET,
) -> list[Advice]:
    """The best moves, the best first; at a table of an earlier edition, as the newest one sees it."""
    if isinstance(rules, PastRules):
        now = rules.situation(seen, heard, moves)
        return advise(now.rules, now.view, now.heard, tuple(now.moves), dice, budget)
    thoughts = thinker_for(rules, budget).think(seen, heard, moves, dice)[:TOLD]
    return with_reasons(rules, seen, heard, moves, thoughts, dice)


def thinker_for(rules: Rules[Any, Any], budget: Budget) -> Search:
    """Where a net comes with a game as it is played here, it judges: alone or beside the estimate, by what lies closer
    to who wins.

    In about the same time.
    """
    mind, alone = mind_of(rules) if has_net(rules) else None, not rules.game.hints_by_both
    if mind is not None and budget.iterations is not None:
        takes = NET_TAKES if alone else BOTH_TAKE
        budget = msgspec.structs.replace(budget, iterations=max(1, budget.iterations // takes))
    return Search(rules, budget, mind=mind, by_net_alone=alone)


def with_reasons(
    rules: Rules[Any, Any],
    seen: Any,
    heard: Sequence[Event],
    moves: Sequence[Move],
    thoughts: Sequence[Thought],
    dice: Dice,
) -> list[Advice]:
    """What was thought of some of the moves, the best first, each with its reason."""
    values = rules.heuristics().values(seen, moves, dice)
    favoured = {move for move, value in zip(moves, values, strict=True) if value == max(values)}
    advices = [advice_on(rules, seen, heard, thought, dice) for thought in thoughts]
    for nth, thought in enumerate(thoughts):
        reason = advices[nth].reason
        if reason is not None and thought.move not in favoured:
            advices[nth] = msgspec.structs.replace(advices[nth], reason=put_otherwise(rules, reason, nth))
    worth = dict(zip(moves, values, strict=True))
    return [
        msgspec.structs.replace(one, reason=TRIED) if outdone(nth, thoughts, advices, worth) else one
        for nth, one in enumerate(advices)
    ]


def outdone(nth: int, thoughts: Sequence[Thought], advices: Sequence[Advice], worth: Mapping[Move, float]) -> bool:
    """Whether the same can be said of a worse move, and more so: then that is not why this one is better."""
    reason, own = advices[nth].reason, worth[thoughts[nth].move]
    worse = zip(thoughts[nth + 1 :], advices[nth + 1 :], strict=True)
    same = (thought.move for thought, one in worse if one.reason and reason and one.reason.message == reason.message)
    return any(worth[move] > own for move in same)


def put_otherwise(rules: Rules[Any, Any], reason: Reason, nth: int) -> Reason:
    """A reason for a move that is not the one the heuristics value most.

    If the search still prefers it, that is because of what it saw in imagined games.
    """
    otherwise = reason.message + OTHERWISE
    if not Words("en", *rules.game.words).knows(otherwise):
        return reason
    return TRIED if nth == 0 else Reason(otherwise, reason.facts)


def advice_on(rules: Rules[Any, Any], seen: Any, heard: Sequence[Event], thought: Thought, dice: Dice) -> Advice:
    reason = rules.reason(seen, heard, thought.move, dice)
    return Advice(rules.write(thought.move), thought.share, SURE * thought.error, reason)


def explain(
    rules: Rules[Any, Any],
    seen: Any,
    heard: Sequence[Event],
    moves: Sequence[Move],
    words: Words,
    dice: Dice,
    budget: Budget = BUDGET,
) -> Iterator[str]:
    """The same in sentences."""
    own = words_for(rules, words.language)
    choices = rules.choices(seen)
    if len(moves) == 1:
        yield own.say("hint-only", move=named(own, choices, rules.write(moves[0])))
        return
    advices = advise(rules, seen, heard, moves, dice, budget)
    for nth, advice in enumerate(advices, start=1):
        yield sentence(own, nth, advice, choices)
    yield own.say("hint-close" if len(advices) > 1 and is_close(*advices[:2]) else "hint-clear")


def words_for(rules: Rules[Any, Any], language: str) -> Words:
    """The words of reasons: the bots' own, and those of the game."""
    return Words(language, FOLDER, *rules.game.words)


def named(words: Words, choices: Choices, move: str) -> str:
    """The move in the words of the language, followed by the text to type, which is English."""
    if words.language == TYPED:
        return move
    said = called(words, choices, move)
    return move if said == move else words.say("hint-called", called=said, move=move)


def called(words: Words, choices: Choices, move: str, names: Sequence[str] = ()) -> str:
    """The move in words alone; what there are no words for is called by its text. Players have these names, if any."""
    if move in choices.others:
        return words.label("", move) or move
    fields = fields_of(choices, move).items()
    said = (called_field(words, field, value, choices.about(field, value), names) for field, value in fields)
    return ", ".join(said) or move


def fields_of(choices: Choices, move: str) -> dict[str, str]:
    if choices.span is not None:
        head, _, rest = choices.pattern.partition("{")
        return {rest.partition("}")[0]: move.removeprefix(head)}
    return next((target for target in choices.targets if choices.pattern.format(**target) == move), {})


def called_field(words: Words, field: str, value: str, facts: Mapping[str, str | int], names: Sequence[str]) -> str:
    called = words.label(field, value, names, facts)
    return f"{words.say(f'field-{field}')} {value}" if called == value and not value.isalpha() else called


def is_close(first: Advice, second: Advice) -> bool:
    return first.share - second.share <= first.error + second.error


def sentence(words: Words, nth: int, advice: Advice, choices: Choices) -> str:
    error, move = max(1, round(100 * advice.error)), named(words, choices, advice.move)
    hint = words.say("hint-move", nth=nth, move=move, share=round(100 * advice.share), error=error)
    if advice.reason is None:
        return hint
    return words.say("hint-because", hint=hint, reason=because(words, advice.reason))


def because(words: Words, reason: Reason) -> str:
    """The reason, as the game's words say it."""
    return words.say(reason.message, **{name: said(words, name, fact) for name, fact in reason.facts.items()})


def said(words: Words, name: str, fact: str | int | float) -> str | int:
    if name == "card":
        return words.card(str(fact))
    if isinstance(fact, float):
        whole, tenth = divmod(round(abs(fact) * 10), 10)
        return words.say("hint-decimal", whole=whole, tenth=tenth)
    return fact
