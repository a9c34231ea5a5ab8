"""Puzzles in files: one packed file per game, those that come with Sexton and those that are being looked for."""

from __future__ import annotations

import gzip
from collections.abc import Sequence
from datetime import date
from functools import cache
from pathlib import Path

import msgspec
from msgspec import Struct

from sexton.kernel.interface import Refusal
from sexton.puzzles.puzzle import Puzzle

FOLDER = Path(__file__).parent / "shipped"
FIRST_DAY = date(2026, 1, 1)
STRIDE = 61  # a day's puzzle is this far from the last one of its game: prime, so that all have their day


class Era(Struct, frozen=True):
    """From a day on, the first puzzles of each game take turns, up to a number.

    New puzzles are added behind the others, and an era that begins on a day to come: no other day changes its puzzle.
    """

    first: date
    puzzles: dict[str, int]


ERAS = (Era(FIRST_DAY, {"gloomy_graves": 102, "gravediggers": 102, "graverobbers": 103, "vampire": 104}),)


class Collection(Struct, frozen=True):
    """The puzzles of one game, and how many games were played to find them."""

    game: str
    played: int = 0
    puzzles: tuple[Puzzle, ...] = ()


class Number(Struct, frozen=True):
    """Which puzzle of which game; numbers begin with 1."""

    game: str
    number: int


def read(path: Path) -> Collection:
    try:
        return msgspec.json.decode(gzip.decompress(path.read_bytes()), type=Collection)
    except OSError as error:
        raise Refusal("puzzles", "no-puzzle-file", path=str(path), problem=error.strerror or str(error)) from None
    except (EOFError, ValueError, msgspec.DecodeError) as error:
        raise Refusal("puzzles", "no-puzzle-file", path=str(path), problem=str(error)) from None


def write(path: Path, collection: Collection) -> None:
    """All of it or nothing. Packed without a date: the same puzzles are the same file."""
    part = path.with_name(path.name + ".part")
    part.write_bytes(gzip.compress(msgspec.json.encode(collection), 9, mtime=0))
    part.replace(path)


@cache
def shipped(game: str) -> tuple[Puzzle, ...]:
    """The puzzles of this game that come with Sexton; none if there are none."""
    path = FOLDER / f"{game}.json.gz"
    return read(path).puzzles if path.is_file() else ()


@cache
def games() -> tuple[str, ...]:
    """The games that have puzzles."""
    return tuple(sorted(path.name.removesuffix(".json.gz") for path in FOLDER.glob("*.json.gz")))


def puzzle(game: str, number: int) -> Puzzle:
    found = shipped(game)
    if not found:
        raise Refusal("puzzles", "no-puzzles", game=game)
    if not 1 <= number <= len(found):
        raise Refusal("puzzles", "no-such-puzzle", number=number, last=len(found))
    return found[number - 1]


def of_the_day(day: date, among: Sequence[str] = ()) -> Number:
    """The puzzle of a day, the same for everybody: the games take turns, and each goes through all its puzzles."""
    puzzles = next((era.puzzles for era in reversed(ERAS) if era.first <= day), ERAS[0].puzzles)
    turns = among or sorted(puzzles)
    nth, turn = divmod((day - FIRST_DAY).days, len(turns))
    return Number(turns[turn], nth * STRIDE % puzzles[turns[turn]] + 1)
