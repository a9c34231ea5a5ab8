"""The folder of a simulation's results; docs/howto/simulate.md describes its files."""

from __future__ import annotations

import errno
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from sexton.kernel.interface import Refusal
from sexton.lab.simulation.batch import Batch
from sexton.lab.simulation.plan import Plan
from sexton.lab.simulation.tally import Summary, Tally, summary_of

if TYPE_CHECKING:
    from sexton.lab.reports.parquet import About

GAMES, SEATS, SUMMARY, RECORDS = "games", "seats", "summary.json", "records"
FULL = {errno.ENOSPC, errno.EDQUOT, errno.EFBIG}


class Results:
    """Grows batch by batch: records, seats, and last the file of games, which marks the batch as finished."""

    def __init__(self, folder: Path, plan: Plan, resume: bool) -> None:
        self.folder = folder
        self.plan = plan
        self.tally = Tally()
        self.done: set[int] = set()
        if (folder / SUMMARY).exists():
            if not resume:
                raise Refusal("simulate", "results-there", folder=str(folder))
            self._take_up()
            return
        try:
            for part in (GAMES, SEATS):
                (folder / part).mkdir(parents=True, exist_ok=True)
            self.sum_up()
        except OSError as error:
            raise Refusal("simulate", "cannot-write", folder=str(folder), problem=str(error.strerror)) from None

    def _take_up(self) -> None:
        """Find the finished batches and delete what an interrupted one left behind."""
        kept = read_summary(self.folder).plan
        if kept != self.plan:
            raise Refusal("simulate", "another-plan", folder=str(self.folder), differs=difference(kept, self.plan))
        for draft in self.folder.rglob(".*.part"):
            draft.unlink()
        for path in finished_in(self.folder):
            found = about_file(path)
            self.done.add(found.batch)
            self.tally.add(found.tally)

    def add(self, batch: Batch) -> None:
        try:
            for number, text in zip(batch.games, batch.records, strict=False):
                (self.folder / RECORDS).mkdir(exist_ok=True)
                replace(self.folder / RECORDS / f"{number:06}.sexton", text.encode())
            for part in (SEATS, GAMES):
                replace(self.folder / part / f"part-{batch.number:06}.parquet", batch.files[part])
        except OSError as error:
            folder, problem, games = str(self.folder), str(error.strerror), self.tally.games
            if error.errno in FULL:
                raise Refusal("simulate", "disk-full", folder=folder, problem=problem, games=games) from None
            raise Refusal("simulate", "cannot-go-on", folder=folder, problem=problem, games=games) from None
        self.done.add(batch.number)
        self.tally.add(batch.tally)

    def sum_up(self) -> None:
        """Write the summary of the folder."""
        summary = msgspec.json.encode(summary_of(self.plan, self.tally))
        replace(self.folder / SUMMARY, msgspec.json.format(summary) + b"\n")


def finished_in(folder: Path) -> list[Path]:
    return sorted((folder / GAMES).glob("part-*.parquet"))


def read_results(folder: Path) -> tuple[Plan, Tally]:
    """The counts of everything finished in a folder."""
    plan, tally = read_summary(folder).plan, Tally()
    for path in finished_in(folder):
        tally.add(about_file(path).tally)
    if not tally.games:
        raise Refusal("report", "no-games", folder=str(folder))
    return plan, tally


def read_summary(folder: Path) -> Summary:
    try:
        return msgspec.json.decode((folder / SUMMARY).read_bytes(), type=Summary)
    except (OSError, msgspec.DecodeError):
        raise Refusal("simulate", "no-results", folder=str(folder)) from None


def about_file(path: Path) -> About:
    from pyarrow import ArrowException

    from sexton.lab.reports.parquet import about

    try:
        return about(path)
    except (ArrowException, OSError, KeyError, TypeError, msgspec.DecodeError):
        raise Refusal("simulate", "broken-file", file=str(path)) from None


def difference(one: Plan, other: Plan) -> str:
    return ", ".join(name for name in one.__struct_fields__ if getattr(one, name) != getattr(other, name))


def need_parquet() -> None:
    """A Refusal that names what to install, before anything is played."""
    try:
        import pyarrow.parquet  # noqa: F401  only whether it can be imported matters
    except ModuleNotFoundError:
        raise Refusal("simulate", "no-pyarrow") from None


def replace(path: Path, content: bytes) -> None:
    """Replace the file atomically: it has the old content or the new, never a part."""
    draft = path.with_name(f".{path.name}.part")
    try:
        draft.write_bytes(content)
        draft.replace(path)
    except BaseException:
        draft.unlink(missing_ok=True)
        raise
