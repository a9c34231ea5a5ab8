"""What is kept of a simulation, and that nothing finished is ever lost."""

from __future__ import annotations

import json
import os
import resource
import signal
import struct
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Any

import pyarrow.parquet as pq
import pytest

from sexton import __version__
from sexton.games.gravediggers import GAME
from sexton.games.gravediggers.options import Options
from sexton.kernel.interface import Refusal
from sexton.kernel.records import replay
from sexton.lab.reports.parquet import GAMES, SEATS, about
from sexton.lab.reports.results import Results, read_results
from sexton.lab.simulation import plan as plans
from sexton.lab.simulation import run as simulating
from sexton.lab.simulation.batch import Batch, Keep, play_batch
from sexton.lab.simulation.plan import Plan, checked
from sexton.lab.simulation.run import simulate
from sexton.lab.simulation.through_views import Player
from tests.commands.command_line import refused, run

OPTIONS = Options().canonical()
THREE = checked(Plan("gravediggers", 3, ("greedy", "random", "random"), 100, 4, OPTIONS))  # three batches


def contents(folder: Path) -> dict[str, bytes]:
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def kept(folder: Path, planned: Plan, workers: int = 1, keep: Keep = Keep.ROWS) -> Results:
    results = Results(folder, planned, resume=True)
    for batch in simulate(planned, workers, keep, frozenset(results.done)):
        results.add(batch)
    results.sum_up()
    return results


def test_a_row_a_game_and_a_row_a_seat_as_documented(tmp_path: Path) -> None:
    kept(tmp_path, THREE)
    games, seats = (pq.read_table(tmp_path / part).to_pylist() for part in ("games", "seats"))
    rows = Player(THREE).play(range(100)).rows(THREE)
    assert [game["game"] for game in games] == list(range(100)) and len(seats) == 300
    for row, game in zip(rows, games, strict=True):
        own = seats[3 * row.game : 3 * row.game + 3]
        assert [game[name] for name in ("seed", "first", "decisions", "faults")] == [
            row.seed, row.first, row.decisions, row.faults,
        ]  # fmt: skip
        assert game["winners"] == len(row.winners)
        assert game["winner"] == (row.winners[0] if len(row.winners) == 1 else None)
        assert [(seat["game"], seat["seat"], seat["bot"], seat["score"]) for seat in own] == [
            (row.game, nth, row.bots[nth], row.scores[nth]) for nth in range(3)
        ]
        assert [seat["share"] for seat in own] == [row.share(nth) for nth in range(3)]
        assert {nth for nth in range(3) if own[nth]["rank"] == 1} == set(row.winners)
    described = (Path(__file__).parents[2] / "docs" / "howto" / "simulate.md").read_text()
    assert all(f"| `{name}` |" in described for name in GAMES.names + SEATS.names)


def test_workers_change_no_byte(tmp_path: Path) -> None:
    for workers in (1, 2):
        kept(tmp_path / str(workers), THREE, workers)
    assert contents(tmp_path / "1") == contents(tmp_path / "2")
    assert len(contents(tmp_path / "1")) == 7


def test_what_was_broken_off_is_taken_up(tmp_path: Path) -> None:
    kept(tmp_path / "whole", THREE, keep=Keep.RECORDS)
    begun = Results(tmp_path / "begun", THREE, resume=False)
    begun.add(play_batch(THREE, Keep.RECORDS, 1))
    (tmp_path / "begun" / "games" / ".part-000000.parquet.part").write_bytes(b"PAR1")
    taken_up = Results(tmp_path / "begun", THREE, resume=True)
    assert taken_up.done == {1} and taken_up.tally.games == 40
    kept(tmp_path / "begun", THREE, keep=Keep.RECORDS)
    assert contents(tmp_path / "begun") == contents(tmp_path / "whole")
    replay.verify((tmp_path / "begun" / "records" / "000099.sexton").read_text())
    plan, tally = read_results(tmp_path / "begun")
    assert (plan, tally.games) == (THREE, 100)
    with pytest.raises(Refusal, match="results-there"):
        Results(tmp_path / "begun", THREE, resume=False)


def test_another_simulation_is_not_gone_on_with(tmp_path: Path) -> None:
    words = ["simulate", "gravediggers", "--games", "5", "--workers", "1", "--out", str(tmp_path / "out")]
    run(*words)
    assert "--resume" in refused(*words)
    assert "seed" in refused(*words, "--seed", "9", "--resume")
    again = json.loads(run(*words, "--resume", "--json").stdout)
    assert again["games"] == 5
    (tmp_path / "out" / "games" / "part-000000.parquet").write_bytes(b"PAR1 and then nothing")
    assert "part-000000.parquet" in refused(*words, "--resume")


@pytest.mark.parametrize(("differs", "owner"), [("edition", type(GAME)), ("version", None)])
def test_other_rules_or_another_sexton_do_not_go_on(
    differs: str, owner: type | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    words = ["simulate", "gravediggers", "--games", "5", "--workers", "1", "--out", str(tmp_path / "out")]
    run(*words)
    if owner is None:
        monkeypatch.setattr(plans, "__version__", "99.1")
    else:
        monkeypatch.setattr(owner, "edition", 99)
    assert f"what differs: {differs}" in refused(*words, "--resume")
    words[-1] = str(tmp_path / "other")
    assert ("99.1" if owner is None else "edition 99") in run(*words).stdout
    page = tmp_path / "compare.html"
    assert run("compare", str(tmp_path / "out"), str(tmp_path / "other"), "--out", str(page)).exit_code == 0
    assert "Not the same program" in page.read_text()


def test_what_is_kept_names_edition_and_version(tmp_path: Path) -> None:
    kept(tmp_path, THREE)
    noted = {"edition": GAME.edition, "version": __version__}
    plan = json.loads((tmp_path / "summary.json").read_bytes())["plan"]
    inside = about(tmp_path / "games" / "part-000000.parquet").plan
    assert plan.items() >= noted.items()
    assert (inside.edition, inside.version) == (GAME.edition, __version__)
    for language, said in (("en", f"edition {GAME.edition} of"), ("it", f"edizione {GAME.edition} delle")):
        run("report", str(tmp_path), "--lang", language)
        assert f"Sexton {__version__}, {said}" in (tmp_path / "report.html").read_text()


def test_results_of_before_editions_were_noted_can_be_reported_but_not_gone_on_with(tmp_path: Path) -> None:
    kept(tmp_path, THREE)
    summary = json.loads((tmp_path / "summary.json").read_bytes())
    del summary["plan"]["edition"], summary["plan"]["version"]
    (tmp_path / "summary.json").write_text(json.dumps(summary))
    with pytest.raises(Refusal) as refusal:
        Results(tmp_path, THREE, resume=True)
    assert refusal.value.facts["differs"] == "edition, version"
    assert run("report", str(tmp_path)).exit_code == 0
    assert "Sexton ?, edition ?" in (tmp_path / "report.html").read_text()


def test_a_killed_worker_is_reported_and_loses_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pools: list[Any] = []

    class Caught(ProcessPoolExecutor):
        def __init__(self, *words: Any, **named: Any) -> None:
            super().__init__(*words, **named)
            pools.append(self)

    monkeypatch.setattr(simulating, "ProcessPoolExecutor", Caught)
    lost: list[int] = []
    batches = simulate(THREE, 2, Keep.ROWS, lost=lambda: lost.append(1))
    results = Results(tmp_path / "killed", THREE, resume=False)
    pools_at_first = next(batches)
    results.add(pools_at_first)
    before = contents(tmp_path / "killed")
    for number in list(pools[0]._processes):
        os.kill(number, signal.SIGKILL)
    for batch in batches:
        results.add(batch)
    assert len(lost) == 1 and len(pools) == 2
    results.sum_up()
    kept(tmp_path / "undisturbed", THREE)
    after = contents(tmp_path / "killed")
    assert after == contents(tmp_path / "undisturbed")
    assert all(after[name] == content for name, content in before.items() if name != "summary.json")


def killed_amid_its_answer(plan: Plan, keep: Keep, number: int) -> Batch:
    """The first time: half an answer in the pipe, and the lock of those who write held for ever."""
    try:
        Path(os.environ["SEXTON_TORN"]).touch(exist_ok=False)
    except FileExistsError:
        return play_batch(plan, keep, number)
    frame: FrameType | None = sys._getframe()
    while frame is not None and "result_queue" not in frame.f_locals:
        frame = frame.f_back
    assert frame is not None
    queue = frame.f_locals["result_queue"]
    queue._wlock.acquire()
    os.write(queue._writer.fileno(), struct.pack("!i", 1000) + b"half of it")
    os.kill(os.getpid(), signal.SIGKILL)
    raise AssertionError("still here")


def test_a_worker_killed_amid_its_answer_holds_nobody_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SEXTON_TORN", str(tmp_path / "torn"))
    monkeypatch.setattr(simulating, "play_batch", killed_amid_its_answer)
    monkeypatch.setattr(simulating, "way_to_start", lambda: "spawn")  # takes the variable along
    lost: list[int] = []
    numbers = sorted(batch.number for batch in simulate(THREE, 2, Keep.ROWS, lost=lambda: lost.append(1)))
    assert numbers == list(range(len(THREE.batches()))) and len(lost) == 1


@contextmanager
def files_up_to(size: int) -> Iterator[None]:
    """A disk on which no file can grow beyond this."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


def test_a_full_disk_is_reported_and_loses_nothing(tmp_path: Path) -> None:
    results = Results(tmp_path / "full", THREE, resume=False)
    results.add(play_batch(THREE, Keep.ROWS, 0))
    before = contents(tmp_path / "full")
    second = play_batch(THREE, Keep.ROWS, 1)
    with files_up_to(2000), pytest.raises(Refusal, match="disk-full") as full:
        results.add(second)
    assert full.value.facts["games"] == 40
    assert contents(tmp_path / "full") == before
    kept(tmp_path / "full", THREE)
    kept(tmp_path / "room", THREE)
    assert contents(tmp_path / "full") == contents(tmp_path / "room")


def test_a_full_disk_is_told_in_words_and_resumed(tmp_path: Path) -> None:
    words = ["simulate", "gravediggers", "--games", "5", "--workers", "1", "--out", str(tmp_path / "out")]
    with files_up_to(2000):
        told = refused(*words)
    assert "--resume" in told and "0 games are kept" in told
    assert run(*words, "--resume").exit_code == 0
    assert about(tmp_path / "out" / "games" / "part-000000.parquet").tally.games == 5


def test_without_pyarrow_the_extra_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import sys

    monkeypatch.setitem(sys.modules, "pyarrow.parquet", None)
    assert "sexton[lab]" in refused("simulate", "gravediggers", "--games", "2", "--out", str(tmp_path / "out"))
    assert run("simulate", "gravediggers", "--games", "2", "--workers", "1").exit_code == 0
