"""What decided a game: the chapter in which the winner drew furthest ahead of somebody."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from msgspec import Struct

from sexton.kernel.game import Rules
from sexton.kernel.interface import Event, Seat
from sexton.kernel.words import Words


class TurningPoint(Struct, frozen=True):
    seq: int  # the line of the record with which the chapter begins
    begins: Event
    gains: tuple[int, ...]  # by seat


def turning_point(
    rules: Rules[Any, Any], words: Words, told: Iterable[tuple[int, Event]], rivals: tuple[Seat, Seat]
) -> TurningPoint | None:
    """Of what was told with its lines, for a winner and one of the others; None if nothing set them apart."""
    winner, other = rivals
    best: TurningPoint | None = None
    for chapter in chapters_in(words, told):
        gains = [0] * rules.seats
        for seat, points in (gain for _, event in chapter for gain in rules.gains_in(event)):
            gains[seat] += points
        lead = gains[winner] - gains[other]
        if lead > 0 and (best is None or lead > best.gains[winner] - best.gains[other]):
            best = TurningPoint(*chapter[0], tuple(gains))
    return best


def chapters_in(words: Words, told: Iterable[tuple[int, Event]]) -> list[list[tuple[int, Event]]]:
    """What comes before the first chapter belongs to none."""
    chapters: list[list[tuple[int, Event]]] = []
    for seq, event in told:
        if words.begins_chapter(event):
            chapters.append([])
        if chapters:
            chapters[-1].append((seq, event))
    return chapters


def rivals_for(ranking: Sequence[Sequence[Seat]], seat: Seat | None) -> tuple[Seat, Seat] | None:
    """The winner and the reader; for a winner, and for whoever looks on, the winner and the next."""
    if len(ranking) < 2:
        return None
    winners, runner_up = ranking[0], ranking[1][0]
    if seat is None:
        return winners[0], runner_up
    return (seat, runner_up) if seat in winners else (winners[0], seat)
