"""Settles a grave, or the scores of a hand, at a real table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from librt.vecs import vec
from msgspec import Struct
from mypy_extensions import i64

from sexton.games.graverobbers.objective_cards import Objective, are_graves
from sexton.games.graverobbers.rules import events
from sexton.games.graverobbers.rules.box import BOBBY, CARDS, COLUMN, COUNTS, DEALT, DETECTIVE, GRAVES, SIDES
from sexton.games.graverobbers.rules.scoring import (
    accused_gain,
    accuser_gain,
    achieved,
    bobbies_held,
    bobbies_worth,
    cemetery_ransacked,
    counted_bobbies,
    defence_of,
    fate_of,
    hand_worth,
    ranks_of,
    robbery_of,
    value_held,
)
from sexton.games.graverobbers.rules.state import RANSACKED, UNDISTURBED
from sexton.games.graverobbers.rules.variant import WHOLE_CEMETERY
from sexton.kernel.game import Referee
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
    defence, robbery = int(defence_of(column, 0, len(cards))), int(robbery_of(column, 0, len(cards)))
    bobbies = tuple(CountedBobby(int(place) + 1, cards[place]) for place in counted_bobbies(column, 0, len(cards)))
    ransacked = fate_of(robbery, defence) == RANSACKED
    told: list[Event] = [events.ColumnShown(1, cards, defence, robbery, len(bobbies))] if cards else []
    told += [] if cards else [events.ColumnEmpty(1)]
    told.append(events.Ransacked(1) if ransacked else events.Undisturbed(1))
    return JudgedGrave(defence, robbery, ransacked, bobbies), told


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
    ransacked, count = cemetery_ransacked(graves), sum(score.ransacked)
    told: list[Event] = [events.CemeteryRansacked(count) if ransacked else events.CemeteryUndisturbed(count)]
    parts: list[list[Part]] = []
    for seat, player in enumerate(score.players):
        parts.append(held_parts(seat, player, ransacked, told))
        parts[-1] += [objective_part(seat, one, graves, told) for one in player.objectives]
    for seat, player in enumerate(score.players):
        if player.accuses is not None:
            settle_accusation(seat, player.accuses, score.players, graves, parts, told)
    scores = [sum(part.points for part in own) for own in parts]
    fewest = [-len(player.hand) for player in score.players]
    ranking = ranking_of(ranks_of(vec[i64](scores), vec[i64](fewest), score.full_tie == "next_ranked"))
    told += [events.HandEnds(1, 1, tuple(scores), tuple(scores)), events.Wins(ranking[0])]
    return Scored(tuple(scores), tuple(map(tuple, parts)), ranking), told


def held_parts(seat: int, player: Player, ransacked: bool, told: list[Event]) -> list[Part]:
    """GR-20, GR-21"""
    counts = vec[i64]([player.hand.count(card) for card in CARDS])
    robbers, detectives = int(value_held(counts, 0, 0, DETECTIVE)), int(value_held(counts, 0, DETECTIVE, BOBBY))
    worth, bobbies = int(hand_worth(counts, 0, ransacked)), int(bobbies_held(counts, 0))
    told += [
        events.HandShown(seat, tuple(sorted(player.hand, key=CARDS.index)), len(player.hand)),
        events.HandScored(seat, robbers, detectives, worth),
        events.BobbiesScored(seat, bobbies, int(bobbies_worth(bobbies))),
    ]
    return [Part("GR-20", "hand", worth), Part("GR-21", f"bobbies {bobbies}", int(bobbies_worth(bobbies)))]


def objective_part(seat: int, one: Objective, graves: vec[i64], told: list[Event]) -> Part:
    """GR-22"""
    points = one.points if is_achieved(one, graves) else 0
    told.append(events.ObjectiveScored(seat, one.side, one.where, one.points, points))
    return Part("GR-22", one.name, points)


def is_achieved(one: Objective, graves: vec[i64]) -> bool:
    first, second = [grave - 1 for grave in one.graves] or [WHOLE_CEMETERY, WHOLE_CEMETERY]
    return achieved(SIDES.index(one.side), first, second, graves)


def settle_accusation(
    seat: int, suspect: int, players: Sequence[Player], graves: vec[i64], parts: list[list[Part]], told: list[Event]
) -> None:
    """GR-23"""
    true = any(one.side == "black" and is_achieved(one, graves) for one in players[suspect].objectives)
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
    if len(player.objectives) > 2:
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
