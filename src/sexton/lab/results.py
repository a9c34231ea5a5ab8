"""A folder with what a simulation gave; docs/simulate.md describes its files."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path

import msgspec

from sexton.kernel.interface import Refusal
from sexton.lab.plan import Plan
from sexton.lab.play import Played, Row
from sexton.lab.tally import Summary

ROWS, SUMMARY, RECORDS = "results.csv", "summary.json", "records"


class Results:
    """Grows batch by batch: records, then rows, then the summary. What the summary counts is complete."""

    def __init__(self, folder: Path, plan: Plan) -> None:
        if (folder / ROWS).exists():
            raise Refusal("simulate", "results-there", folder=str(folder))
        try:
            folder.mkdir(parents=True, exist_ok=True)
            (folder / ROWS).write_text(",".join(columns(plan.seats)) + "\n", encoding="utf-8")
        except OSError as error:
            raise Refusal("simulate", "cannot-write", folder=str(folder), problem=str(error.strerror)) from None
        self.folder = folder

    def add(self, batch: Sequence[Played], summary: Summary) -> None:
        for played in batch:
            if played.record:
                (self.folder / RECORDS).mkdir(exist_ok=True)
                replace(self.folder / RECORDS / f"{played.row.game:06}.sexton", played.record)
        append(self.folder / ROWS, "".join(",".join(cells(played.row)) + "\n" for played in batch))
        replace(self.folder / SUMMARY, msgspec.json.format(msgspec.json.encode(summary)).decode() + "\n")


def columns(seats: int) -> list[str]:
    by_seat = [f"{name}_{seat}" for name in ("bot", "score") for seat in range(seats)]
    return ["game", "seed", "winners", "decisions", "faults", *by_seat]


def cells(row: Row) -> list[str]:
    winners = " ".join(str(seat) for seat in row.winners)
    numbers = [str(row.game), str(row.seed), winners, str(row.decisions), str(row.faults)]
    return [*numbers, *row.bots, *(str(score) for score in row.scores)]


def replace(path: Path, text: str) -> None:
    """The whole text or the old one, never a part."""
    draft = path.with_name(path.name + ".part")
    draft.write_text(text, encoding="utf-8", newline="")
    draft.replace(path)


def append(path: Path, text: str) -> None:
    """All lines or none: a write that breaks off is undone."""
    with path.open("ab", buffering=0) as file:
        end = file.tell()
        try:
            rest = memoryview(text.encode())
            while rest:
                rest = rest[file.write(rest) :]
        except BaseException:
            os.ftruncate(file.fileno(), end)
            raise
