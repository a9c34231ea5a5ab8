"""What comes of one move and of another in imagined games, by what is announced there: who is paid, what is lost."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Literal

from msgspec import Struct

from sexton.kernel.interface import Event, Over, Seat, kebab

AMOUNTS = ("coins", "points")  # fields of announcements that count in the end
ABOUT = ("grave", "graves", "side")  # fields that say what an announcement is about
SURELY, SURE = 3.0, 1.96  # standard errors: of how often it comes, and of what that is worth
OF_NOBODY = 0.5  # what happens to a grave counts half as much as what players gain by it
PLAINLY, MUCH = 0.05, 0.2  # part of the games; coins or points: smaller differences are not worth a sentence

When = Literal["once", "end"]
Whose = Literal["own", "others", "all"]


class Kind(Struct, frozen=True):
    """One kind of thing that may be announced: before anybody decides again, or by the end of the game."""

    when: When
    whose: Whose
    event: str
    about: tuple[tuple[str, str | int], ...] = ()

    @property
    def message(self) -> str:
        return f"{self.when}-{self.whose}-{self.event}"


class Story:
    """What is announced in one imagined game, and how far the seat is ahead of the best other at its end."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.told: list[Event] = []
        self.at_once: int | None = None
        self.lead = 0

    def tell(self, _: int, event: Event) -> None:
        self.told.append(event)

    def decided(self) -> None:
        """Everybody who was asked has answered, and chance after them."""
        if self.at_once is None:
            self.at_once = len(self.told)

    def ended(self, over: Over) -> None:
        own, others = scores_beside(over, self.seat)
        self.lead = own - others

    def sums(self) -> dict[Kind, float]:
        """How many coins or points of each kind; 1 for each announcement of a kind that has none."""
        found = defaultdict[Kind, float](float)
        at_once = self.told[: self.at_once]
        for nth, event in enumerate(self.told):
            for kind, amount in kinds_of(event, self.seat):
                if nth < len(at_once):
                    found[kind] += amount
                found[Kind("end", kind.whose, kind.event, kind.about)] += amount
        return found


class Outcome(Struct, frozen=True):
    """A kind of thing that surely comes otherwise after the better move, and what that is worth."""

    kind: Kind
    often: tuple[float, float]  # the part of the games in which it comes, after the better move and after the other one
    sums: tuple[float, float]  # coins or points a game
    worth: float  # coins or points by which the seat is farther ahead for it, as far as can be told

    @property
    def plain(self) -> bool:
        return self.how == "often" or abs(self.sums[0] - self.sums[1]) >= MUCH

    @property
    def how(self) -> str:
        """Whether it comes more often or less, or only brings another amount."""
        return "often" if abs(self.often[0] - self.often[1]) >= PLAINLY else "much"

    @property
    def facts(self) -> dict[str, str | int | float]:
        """What a sentence about it may name."""
        (mine, other), (gets, got) = self.often, self.sums
        about = {
            "card" if isinstance(value, str) and name == "grave" else name: value for name, value in self.kind.about
        }
        return {
            "how": self.how,
            "direction": "more" if gets > got else "less",
            "mine": round(100 * mine),
            "other": round(100 * other),
            "each": in_tenths(gets / mine if mine else 0.0),
            "other_each": in_tenths(got / other if other else 0.0),
            "sum": in_tenths(gets),
            "other_sum": in_tenths(got),
            "gain": in_tenths(abs(gets - got)),
            **about,
        }


def in_tenths(number: float) -> int | float:
    """As it is told: whole where it is."""
    tenths = round(10 * number)
    return tenths // 10 if tenths % 10 == 0 else tenths / 10


def kinds_of(event: Event, seat: Seat) -> Iterator[tuple[Kind, float]]:
    """Under what it counts, and with how much; what happens to several at once counts once for each of them."""
    amount = float(next((getattr(event, name) for name in AMOUNTS if hasattr(event, name)), 1))
    about = tuple((name, getattr(event, name)) for name in ABOUT if hasattr(event, name))
    seats = getattr(event, "seats", None) or [getattr(event, "seat", None)]
    name = kebab(type(event).__name__)
    for one in seats:
        if one is None:
            yield Kind("once", "all", name, about), amount
        elif one == seat:
            yield Kind("once", "own", name, about), amount
        else:
            yield Kind("once", "others", name), amount


def outcomes_of(pairs: Sequence[tuple[Story, Story]]) -> list[Outcome]:
    """What surely comes otherwise, and is good for the seat; what is worth most first."""
    sums = [(better.sums(), other.sums()) for better, other in pairs]
    leads = [better.lead - other.lead for better, other in pairs]
    kinds = dict.fromkeys(kind for pair in sums for one in pair for kind in one)
    found = (outcome_of(kind, [(a.get(kind, 0.0), b.get(kind, 0.0)) for a, b in sums], leads) for kind in kinds)
    good = [one for one in found if one is not None and one.worth > 0 and one.plain]
    return sorted(good, key=lambda one: -one.worth * (OF_NOBODY if one.kind.whose == "all" else 1.0))


def outcome_of(kind: Kind, sums: Sequence[tuple[float, float]], leads: Sequence[float]) -> Outcome | None:
    """None unless it surely comes otherwise, and surely means something to the seat."""
    mine, other = (list(some) for some in zip(*sums, strict=True))
    apart = [a - b for a, b in sums]
    difference = mean(apart)
    error = math.sqrt(mean((one - difference) ** 2 for one in apart) / len(apart))
    if abs(difference) <= SURELY * error or not difference:
        return None
    each, unsure = slope(apart, leads)
    if abs(each) <= SURE * unsure:
        return None
    often = (mean(bool(one) for one in mine), mean(bool(one) for one in other))
    return Outcome(kind, often, (mean(mine), mean(other)), each * difference)


def slope(apart: Sequence[float], leads: Sequence[float]) -> tuple[float, float]:
    """How much farther ahead the seat is for each coin or point of difference in the same world, and its error."""
    squares = sum(one * one for one in apart)
    each = sum(one * lead for one, lead in zip(apart, leads, strict=True)) / squares
    left = sum((one * (lead - each * one)) ** 2 for one, lead in zip(apart, leads, strict=True))
    return each, math.sqrt(left) / squares


def mean(numbers: Iterable[Any]) -> float:
    some = [float(one) for one in numbers]
    return sum(some) / len(some)


def scores_beside(over: Over, seat: Seat) -> tuple[int, int]:
    """The seat's own, and the highest of the others."""
    return over.scores[seat], max(score for other, score in enumerate(over.scores) if other != seat)
