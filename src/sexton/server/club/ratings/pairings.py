"""With whom somebody's rated games were played, and how they went: this shows two accounts of one person."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence

from msgspec import Struct

from sexton.server.store.ratings import RatedSeat

FEW, ENOUGH = 2, 5  # people who make up most of somebody's games; games before that is said


class Pairing(Struct, frozen=True):
    """Games with one person, or with bots of one level."""

    person: str  # empty for bots
    bot: str
    games: int
    before: int  # how often they came behind
    behind: int
    equal: int
    gained: int  # in these games, in ticks


class Pairings(Struct, frozen=True):
    found: tuple[Pairing, ...]  # the most frequent first
    narrow: bool  # most of these games were with the same few people


def pairings(person: str, games: Sequence[Sequence[RatedSeat]]) -> Pairings:
    """`games`: the seats of each of them."""
    met: defaultdict[tuple[str, str], list[tuple[RatedSeat, RatedSeat]]] = defaultdict(list)
    for seats in games:
        mine = next(one for one in seats if one.person == person)
        for other in {(one.person, one.bot): one for one in seats if one is not mine}.values():
            met[other.person, other.bot].append((mine, other))
    found = [pairing(*who, some) for who, some in met.items()]
    found.sort(key=lambda one: (-one.games, one.person, one.bot))
    return Pairings(tuple(found), narrow(person, games, [one.person for one in found if one.person][:FEW]))


def pairing(person: str, bot: str, games: Sequence[tuple[RatedSeat, RatedSeat]]) -> Pairing:
    before = sum(mine.place < other.place for mine, other in games)
    behind = sum(mine.place > other.place for mine, other in games)
    gained = sum(mine.mu - mine.mu_before for mine, _ in games)
    return Pairing(person, bot, len(games), before, behind, len(games) - before - behind, gained)


def narrow(person: str, games: Sequence[Sequence[RatedSeat]], often: Sequence[str]) -> bool:
    """Whether most games had nobody in them but oneself, bots and these few."""
    circle = {person, *often, ""}
    closed = sum(
        any(one.person in often for one in seats) and all(one.person in circle for one in seats) for seats in games
    )
    return len(games) >= ENOUGH and 2 * closed > len(games)
