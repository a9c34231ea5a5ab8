"""Settles a grave, or the scores of a hand, at a real table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from librt.vecs import vec
from msgspec import Struct
from mypy_extensions import i64

from sexton.games.graverobbers.objective_cards import Objective, are_graves
from sexton.games.graverobbers.rules import announcements, events
from sexton.games.graverobbers.rules.box import CARDS, COLUMN, COUNTS, DEALT, GRAVES, KEPT
from sexton.games.graverobbers.rules.scoring import (
    accused_gain,
    accuser_gain,
    achieved,
    cemetery_ransacked,
    fate_of,
    ranks_of,
    strengths,
)
from sexton.games.graverobbers.rules.state import RANSACKED, UNDISTURBED
from sexton.kernel.extras import Referee
from sexton.kernel.interface import Event, Refusal
from sexton.kernel.steps import ranking_of


class Grave(Struct, frozen=True, forbid_unknown_fields=True):
    """The cards of one column, nearest the grave first."""

    column: tuple[str, ...]


class CountedBobby(Struct, frozen=True):
    place: int  # in the column, from 1
    card: str


class JudgedGrave(Struct, frozen=True):
    defense: int
    robbers: int
    ransacked: bool
    bobbies: tuple[CountedBobby, ...]  # those that counted


def settle_grave(grave: Grave) -> tuple[JudgedGrave, list[Event]]:
    cards = grave.column
    if len(cards) > COLUMN:
        raise Refusal("GR-11", "column-too-long", cards=len(cards), most=COLUMN)
    check_cards(cards)
    column = vec[i64]([CARDS.index(card) for card in cards])
    robbery, defence, counted = strengths(column, 0, len(cards))
    bobbies = tuple(CountedBobby(place + 1, card) for place, card in enumerate(cards) if counted >> place & 1)
    ransacked = fate_of(robbery, defence) == RANSACKED
    told = announcements.grave_judged(column, 0, len(cards), 1)
    return JudgedGrave(int(defence), int(robbery), ransacked, bobbies), list(told)


def check_cards(cards: Sequence[str]) -> None:
    """GR-1 Nothing that is not in the box, and not more of it."""
    for card in cards:
        if card not in CARDS:
            raise Refusal("GR-1", "unknown-card", text=card)
    for card, held in zip(CARDS, COUNTS, strict=True):
        if cards.count(card) > held:
            raise Refusal("GR-1", "too-many-of-a-card", count=cards.count(card), card=card, held=held)


# Scores


class Player(Struct, frozen=True, forbid_unknown_fields=True):
    hand: tuple[str, ...]
    objectives: tuple[Objective, ...] = ()
    accuses: int | None = None  # which player, from 0


class Score(Struct, frozen=True, forbid_unknown_fields=True):
    """A hand that is over: which graves are ransacked, and what each player holds, in the order of seats."""

    ransacked: tuple[bool, ...]
    players: tuple[Player, ...]
    full_tie: Literal["shared", "next_ranked"] = "shared"


class Part(Struct, frozen=True):
    rule: str
    what: str
    points: int


class Scored(Struct, frozen=True):
    scores: tuple[int, ...]
    parts: tuple[tuple[Part, ...], ...]  # of each player
    ranking: tuple[tuple[int, ...], ...]


def settle_score(score: Score) -> tuple[Scored, list[Event]]:
    check_score(score)
    graves = vec[i64]([RANSACKED if ransacked else UNDISTURBED for ransacked in score.ransacked])
    hands = vec[i64]([player.hand.count(card) for player in score.players for card in CARDS])
    told = [announcements.cemetery_judged(graves)]
    parts: list[list[Part]] = []
    for seat, player in enumerate(score.players):
        parts.append(held_parts(hands, seat, cemetery_ransacked(graves), told))
        parts[-1] += [objective_part(seat, one, graves, told) for one in player.objectives]
    for seat, player in enumerate(score.players):
        if player.accuses is not None:
            settle_accusation(seat, player.accuses, score.players, graves, parts, told)
    scores = [sum(part.points for part in own) for own in parts]
    fewest = [-len(player.hand) for player in score.players]
    ranking = ranking_of(ranks_of(vec[i64](scores), vec[i64](fewest), score.full_tie == "next_ranked"))
    told += [events.HandEnds(1, 1, tuple(scores), tuple(scores)), events.Wins(ranking[0])]
    return Scored(tuple(scores), tuple(map(tuple, parts)), ranking), told


def held_parts(hands: vec[i64], seat: int, ransacked: bool, told: list[Event]) -> list[Part]:
    """GR-20, GR-21"""
    shown, held, bobbies = announcements.hand_scored(hands, seat, ransacked)
    told += [shown, held, bobbies]
    return [Part("GR-20", "hand", held.points), Part("GR-21", f"bobbies {bobbies.bobbies}", bobbies.points)]


def objective_part(seat: int, one: Objective, graves: vec[i64], told: list[Event]) -> Part:
    """GR-22"""
    points = one.points if achieved(*one.numbers, graves) else 0
    told.append(events.ObjectiveScored(seat, one.side, one.where, one.points, points))
    return Part("GR-22", one.name, points)


def settle_accusation(
    seat: int, suspect: int, players: Sequence[Player], graves: vec[i64], parts: list[list[Part]], told: list[Event]
) -> None:
    """GR-23"""
    true = any(one.side == "black" and achieved(*one.numbers, graves) for one in players[suspect].objectives)
    parts[seat].append(Part("GR-23", f"accuses {suspect}", int(accuser_gain(true))))
    parts[suspect].append(Part("GR-23", f"accused by {seat}", int(accused_gain(true))))
    told.append((events.AccusationTrue if true else events.AccusationFalse)(seat, suspect))


def check_score(score: Score) -> None:
    """What cannot be at a real table."""
    seats = len(score.players)
    if seats not in DEALT:
        raise Refusal("GR-1", "wrong-seats", seats=seats, low=min(DEALT), high=max(DEALT))
    if len(score.ransacked) != GRAVES:
        raise Refusal("GR-2", "wrong-graves", count=len(score.ransacked), graves=GRAVES)
    check_cards([card for player in score.players for card in player.hand])
    for number, player in enumerate(score.players):
        check_player(number, player, seats)
    if not any(score.ransacked) and any(player.accuses is not None for player in score.players):
        raise Refusal("GR-14", "no-accusations")


def check_player(number: int, player: Player, seats: int) -> None:
    if len(player.hand) >= DEALT[seats]:
        raise Refusal("GR-4", "hand-too-large", number=number, cards=len(player.hand), most=DEALT[seats] - 1)
    if len(player.objectives) > KEPT:
        raise Refusal("GR-5", "too-many-objectives", number=number, count=len(player.objectives))
    for one in player.objectives:
        if one.graves and not are_graves(one.graves):
            raise Refusal("GR-22", "objective-graves", number=number, graves=GRAVES)
    if player.accuses == number:
        raise Refusal("GR-R3", "accuses-oneself", number=number)
    if player.accuses is not None and not 0 <= player.accuses < seats:
        raise Refusal("GR-1", "no-such-player", number=player.accuses, last=seats - 1)


GRAVE_EXAMPLE = """{"column": ["D1","B1","B1","D1","R2","R3","B2"]}"""
SCORE_EXAMPLE = (
    """{"ransacked": [true,true,true,false,false,false,true], "players": [{"hand": ["B1","R3","D2","R3","B1","B2"], """
    """"objectives": [{"side":"white","graves":[2,5],"points":5}, {"side":"black","graves":[1,2],"points":6}]}, """
    """{"hand": ["R1"], "accuses": 0}, {"hand": ["D2","B0"]}]}"""
)

REFEREES = {
    "grave": Referee(
        Input=Grave,
        settle=settle_grave,
        examples=(
            "sexton referee graverobbers grave --column D1,B1,B1,D1,R2,R3,B2",
            f"echo '{GRAVE_EXAMPLE}' | sexton referee graverobbers grave --json",
        ),
    ),
    "score": Referee(
        Input=Score,
        settle=settle_score,
        examples=(f"echo '{SCORE_EXAMPLE}' | sexton referee graverobbers score --json",),
    ),
}
