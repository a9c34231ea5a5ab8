"""One batch of games: played, counted, and written as the bytes of its files, which are the same on every machine."""

from __future__ import annotations

from enum import IntEnum
from functools import lru_cache
from threading import Lock

from msgspec import Struct

from sexton.lab.simulation.plan import Plan
from sexton.lab.simulation.tally import Tally, tally_of
from sexton.lab.simulation.through_views import Played, Player, Row

ONE_AT_A_TIME = Lock()  # a player is not meant for several threads, and a cluster's worker may have some


class Keep(IntEnum):
    """What is kept of games beyond their counts."""

    NOTHING = 0
    ROWS = 1
    RECORDS = 2


class Batch(Struct, frozen=True):
    number: int
    games: range
    tally: Tally
    files: dict[str, bytes]  # by the name of their folder
    records: list[str]


@lru_cache(maxsize=8)
def player_of(plan: Plan) -> Player:
    return Player(plan)


def play_batch(plan: Plan, keep: Keep, number: int) -> Batch:
    """Play the batch with this number and return everything that is kept of it; runs in a worker."""
    games = plan.batches()[number]
    with ONE_AT_A_TIME:
        played = player_of(plan).play(games, keep == Keep.RECORDS)
    tally = counted(plan, played)
    files: dict[str, bytes] = {}
    if keep != Keep.NOTHING:
        from sexton.lab.reports.parquet import games_file, seats_file

        files = {"games": games_file(plan, played, tally, number), "seats": seats_file(plan, played)}
    return Batch(number, games, tally, files, played.records)


def counted(plan: Plan, played: Played) -> Tally:
    tally = tally_of(plan, played.numbers.start, played.columns, played.steps)
    tally.watched = played.watched
    tally.told = played.told
    return tally


def play_rows(plan: Plan, numbers: range) -> list[Row]:
    """Play single games, for callers that count in their own way."""
    return player_of(plan).play(numbers).rows(plan)
