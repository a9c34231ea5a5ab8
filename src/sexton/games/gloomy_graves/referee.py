"""Settles placements and scores at a real table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Literal

from msgspec import Meta, Struct

from sexton.games.gloomy_graves.rules import events
from sexton.games.gloomy_graves.rules.box import HALVES, NUMBERS, TYPES
from sexton.games.gloomy_graves.rules.scoring import points_of
from sexton.games.gloomy_graves.rules.verdict import DIGGER, Spot, forbidden, neighbours
from sexton.kernel.game import Referee
from sexton.kernel.interface import Event, Refusal

Coordinate = Annotated[int, Meta(ge=-999, le=999)]
Cell = tuple[Coordinate, Coordinate]


class LaidCard(Struct, frozen=True, forbid_unknown_fields=True):
    halves: tuple[str, str]
    at: tuple[Cell, Cell]  # of the first half, of the second


class Place(Struct, frozen=True, forbid_unknown_fields=True):
    """The cards that lie there, bottom first, and the one to be laid."""

    area: Literal["crypt", "communal"]
    cards: tuple[LaidCard, ...]
    new: LaidCard


class Placed(Struct, frozen=True):
    legal: bool
    rule: str | None  # the one that forbids it


class Score(Struct, frozen=True, forbid_unknown_fields=True):
    """The cards of both places, bottom first, the type to be scored, and its score cards still there."""

    communal: tuple[LaidCard, ...]
    crypt: tuple[LaidCard, ...]
    type: str
    left: tuple[int, ...]
    harvest: Literal["anywhere", "new_card"] = "anywhere"  # new_card: the last communal card is the one just laid


class Counted(Struct, frozen=True):
    communal: int
    crypt: int
    total: int
    claim: int | None  # the number of the score card earned


def settle_place(place: Place) -> tuple[Placed, list[Event]]:
    ground = tops(place.cards)
    check_halves(place.new.halves)
    refusal = forbidden(place.area, ground, place.new.halves, place.new.at)
    if refusal is None:
        return Placed(True, None), [events.MayLie(place.area)]
    return Placed(False, refusal.rule), [events.MayNotLie(place.area, refusal.rule)]


def settle_score(score: Score) -> tuple[Counted, list[Event]]:
    if score.type not in TYPES:
        raise Refusal("GG-16", "unknown-type", text=score.type)
    for number in score.left:
        if number not in NUMBERS or score.left.count(number) > 1:
            raise Refusal("GG-1", "no-such-score-card", number=number)
    communal_ground, crypt_ground = tops(score.communal), tops(score.crypt)
    within = {*score.communal[-1].at} if score.harvest == "new_card" and score.communal else set(communal_ground)
    communal = largest(communal_ground, score.type, within)
    crypt = largest(crypt_ground, score.type, set(crypt_ground))
    total = communal + crypt
    earned = max((number for number in score.left if number <= total), default=None)
    told: list[Event] = [events.GroupsCounted(score.type, communal, crypt, total)]
    told.append(events.EarnsNothing(total) if earned is None else events.EarnsCard(earned, points_of(earned)))
    return Counted(communal, crypt, total, earned), told


def tops(cards: Sequence[LaidCard]) -> dict[Spot, str]:
    """GG-11 What is visible; each card must be one, and lie on two neighbouring cells."""
    ground: dict[Spot, str] = {}
    for number, card in enumerate(cards, start=1):
        check_halves(card.halves)
        if card.at[1] not in neighbours(card.at[0]):
            raise Refusal("GG-8", "card-in-pieces", number=number)
        ground.update(zip(card.at, card.halves, strict=True))
    return ground


def check_halves(halves: Sequence[str]) -> None:
    for half in halves:
        if half not in HALVES:
            raise Refusal("GG-1", "unknown-half", text=half)
    if list(halves) == [DIGGER, DIGGER]:
        raise Refusal("GG-10", "no-such-card", text="/".join(halves))


def largest(ground: dict[Spot, str], grave: str, within: set[Spot]) -> int:
    """GG-17 Counted cell by cell, however large the ground is."""
    members = {spot for spot, half in ground.items() if half in (grave, DIGGER)}
    sizes = [0]
    for start in sorted(members & within):
        group, waiting = {start}, [start]
        while waiting:
            fresh = [spot for spot in neighbours(waiting.pop()) if spot in members and spot not in group]
            group.update(fresh)
            waiting += fresh
        sizes.append(len(group))
    return max(sizes)


PLACE_INPUT = (
    '{"area": "crypt", "cards": [{"halves": ["dragon", "pixie"], "at": [[0,0],[1,0]]}],'
    ' "new": {"halves": ["unicorn", "cyclops"], "at": [[0,1],[1,1]]}}'
)
SCORE_INPUT = (
    '{"communal": [{"halves": ["dragon", "gravedigger"], "at": [[0,0],[0,1]]}],'
    ' "crypt": [{"halves": ["dragon", "pixie"], "at": [[0,0],[1,0]]}], "type": "dragon", "left": [8,10,12,15]}'
)
REFEREES = {
    "place": Referee(
        Input=Place,
        settle=settle_place,
        examples=(
            f"echo '{PLACE_INPUT}' | sexton referee gloomy_graves place",
            f"echo '{PLACE_INPUT}' | sexton referee gloomy_graves place --json",
        ),
    ),
    "score": Referee(
        Input=Score,
        settle=settle_score,
        examples=(
            f"echo '{SCORE_INPUT}' | sexton referee gloomy_graves score",
            f"echo '{SCORE_INPUT}' | sexton referee gloomy_graves score --json",
        ),
    ),
}
