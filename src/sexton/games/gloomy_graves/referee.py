"""Settles placements and scores at a real table."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Annotated, Literal

from librt.vecs import vec
from msgspec import Meta, Struct
from mypy_extensions import i64

from sexton.games.gloomy_graves.rules import events
from sexton.games.gloomy_graves.rules.box import BIT, HALVES, NUMBERS, TYPES
from sexton.games.gloomy_graves.rules.legality import DIGGER, Spot, forbidden, neighbours
from sexton.games.gloomy_graves.rules.scoring import largest_group, points_of
from sexton.kernel.extras import Referee
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
    within = score.communal[-1].at if score.harvest == "new_card" and score.communal else communal_ground
    communal = largest(communal_ground, score.type, within)
    crypt = largest(crypt_ground, score.type, crypt_ground)
    total = communal + crypt
    earned = max((number for number in score.left if number <= total), default=None)
    told: list[Event] = [events.GroupsCounted(score.type, communal, crypt, total)]
    told.append(events.EarnsNothing(total) if earned is None else events.EarnsCard(earned, int(points_of(earned))))
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


def largest(ground: dict[Spot, str], grave: str, within: Collection[Spot]) -> int:
    """GG-17 As the rules count it; the cells of the type and the gravediggers get numbers."""
    numbers = {spot: nth for nth, spot in enumerate(spot for spot, half in ground.items() if half in (grave, DIGGER))}
    if len(numbers) > len(BIT):
        raise Refusal("GG-1", "too-many-graves", count=len(numbers), most=len(BIT))
    near = vec[i64]([set_of(numbers, neighbours(spot)) for spot in numbers])
    return int(largest_group(set_of(numbers, numbers), near, set_of(numbers, within)))


def set_of(numbers: dict[Spot, int], spots: Iterable[Spot]) -> int:
    return sum(1 << numbers[spot] for spot in spots if spot in numbers)


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
