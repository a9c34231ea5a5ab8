"""Why one move was better than the one that was played: what holds of both of them is no reason."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import structs

from sexton.bots.explain import OTHERWISE, TRIED, Advice
from sexton.kernel.chance.dice import Dice
from sexton.kernel.game import Rules
from sexton.kernel.interface import Event, Move
from sexton.kernel.search.heuristics import Reason
from sexton.kernel.words import Words
from sexton.review.judge import Ends, Judge

AMOUNTS = ("coins", "points", "size")  # facts that say how good a move is; what is given up is below 0
ANNOUNCED = ("once-", "end-")  # messages that tell of both moves
PLAYED, ENDS, UNTOLD = "why-played", "why-ends", Reason("review-tried")


def told_apart(
    rules: Rules[Any, Any],
    judge: Judge,
    seen: Any,
    heard: Sequence[Event],
    advices: Sequence[Advice],
    played: Move,
    dice: Dice,
) -> list[Advice]:
    """The same advice, the best with a reason that does not hold as much of the move that was played."""
    best, had = advices[0], next(one for one in advices if one.move == rules.write(played))
    better = rules.read(best.move)
    told = Reasons(rules, judge, seen, heard, better, played)
    reason = in_goes(rules, seen, better, played)
    if reason is None and is_flat(best.reason):
        reason = told.by_announcements(dice)
    if reason is None and holds_as_much(best.reason, had.reason):
        reason = told.by_announcements(dice) or told.by_the_end(dice) or UNTOLD
    if reason is None:
        return list(advices)
    left = None if had.reason == TRIED or reason.message.startswith(ANNOUNCED) else had.reason
    said = {best.move: reason, had.move: left}
    return [structs.replace(one, reason=said.get(one.move, one.reason)) for one in advices]


def in_goes(rules: Rules[Any, Any], seen: Any, better: Move, played: Move) -> Reason | None:
    """In a solved game, if by exact values the better move is nearer to its goal."""
    found = rules.contrast(seen, better, played)
    if found is None or to_a_tenth(found, "mine") >= to_a_tenth(found, "other"):
        return None
    return structs.replace(found, message=PLAYED)


def holds_as_much(best: Reason | None, had: Reason | None) -> bool:
    """Nothing speaks for the better move, or the same speaks for the other one, and no less of it."""
    if best is None or best == TRIED:
        return True
    if had is None:
        return False
    alike = best.message.removesuffix(OTHERWISE) == had.message.removesuffix(OTHERWISE)
    same = {name for name in AMOUNTS if name in best.facts and name in had.facts}
    if alike and "percent" in best.facts:
        same.add("percent")
    if not same:
        return best.message == had.message
    return any(to_a_tenth(had, name) >= to_a_tenth(best, name) for name in same)


class Reasons:
    """What imagined games say of two moves, as far as the game has words for it."""

    def __init__(
        self, rules: Rules[Any, Any], judge: Judge, seen: Any, heard: Sequence[Event], better: Move, other: Move
    ) -> None:
        self.judge, self.about = judge, (seen, heard, other, better)
        self.words = Words("en", *rules.game.words)

    def by_announcements(self, dice: Dice) -> Reason | None:
        """What comes of them at once, or by the end: that for which the better one is most ahead."""
        if not self.words.knows(ENDS):
            return None
        found = [one for one in self.judge.outcomes(*self.about, dice) if self.words.knows(one.kind.message)]
        best = next((one for one in found if one.kind.when == "once"), found[0] if found else None)
        return None if best is None else Reason(best.kind.message, {**best.facts, "beside": "played"})

    def by_the_end(self, dice: Dice) -> Reason | None:
        """What the seat, and the best of the others, surely have more by the end."""
        ends = self.judge.ends(*self.about, dice) if self.words.knows(ENDS) else None
        return None if ends is None else in_scores(ends)


def is_flat(reason: Reason | None) -> bool:
    """Whether it says how much a move brings, and nothing of what it does."""
    return reason is not None and bool(reason.facts) and set(reason.facts) <= set(AMOUNTS)


def in_scores(ends: Ends) -> Reason | None:
    """What both are by the end of imagined games; too little to be told in a tenth is nothing."""
    own, best = (round(one, 1) for one in (ends.own, ends.best))
    if own <= 0 and best >= 0:
        return None
    directions = ["more" if one > 0 else "less" if one < 0 else "same" for one in (own, best)]
    return Reason(ENDS, {"how": "-".join(directions), "own": own, "best": best, "beside": "played"})


def to_a_tenth(reason: Reason, fact: str) -> float:
    """As it is told."""
    return round(float(reason.facts[fact]), 1)
