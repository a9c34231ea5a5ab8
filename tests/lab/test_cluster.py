"""A real cluster on the loopback: a scheduler and two workers, one of which is killed in the middle."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from sexton.games.gravediggers.options import Options
from sexton.lab.simulation import cluster
from sexton.lab.simulation.batch import Keep
from sexton.lab.simulation.cluster import simulate_on
from sexton.lab.simulation.plan import Plan, checked
from sexton.lab.simulation.run import simulate
from tests.commands.command_line import refused, run

PLAN = checked(Plan("gravediggers", 3, ("greedy", "greedy", "random"), 600, 8, Options().canonical()))
PATIENCE = 120  # seconds: far more than it takes, on a machine that does much else


class Cluster:
    def __init__(self, folder: Path) -> None:
        self.file = folder / "scheduler.json"
        self.folder = folder
        self.processes = [self.start("scheduler", "--host", "127.0.0.1", "--port", "0", "--no-dashboard")]
        ends = time.monotonic() + PATIENCE
        while not self.file.exists() or not self.file.read_text():
            assert time.monotonic() < ends and self.processes[0].poll() is None
            time.sleep(0.05)
        self.address: str = json.loads(self.file.read_text())["address"]
        own = ("--nthreads", "1", "--no-nanny", "--no-dashboard", "--local-directory", str(folder))
        self.workers = [self.start("worker", *own) for _ in range(2)]
        self.processes += self.workers

    def start(self, part: str, *words: str) -> subprocess.Popen[bytes]:
        with (self.folder / f"{part}.log").open("ab") as log:
            command = [sys.executable, "-m", f"distributed.cli.dask_{part}", "--scheduler-file", str(self.file), *words]
            return subprocess.Popen(command, stdout=log, stderr=log, cwd=self.folder)

    def stop(self) -> None:
        for process in self.processes:
            process.kill()
        for process in self.processes:
            process.wait(PATIENCE)


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    started = Cluster(tmp_path_factory.mktemp("cluster"))
    yield started
    started.stop()


@pytest.mark.filterwarnings("ignore")  # of Dask's own making
def test_a_cluster_gives_the_same_bytes_though_a_worker_is_killed(running: Cluster, tmp_path: Path) -> None:
    lost: list[int] = []
    client = cluster.client_of(running.address)
    client.wait_for_workers(2, timeout=PATIENCE)
    client.close()
    far = simulate_on(running.address, PLAN, Keep.ROWS, frozenset(), lambda: lost.append(1))
    found = [next(far)]
    running.workers[0].send_signal(signal.SIGKILL)
    found += far
    assert running.workers[0].wait(PATIENCE) == -signal.SIGKILL
    assert len(lost) == 1
    near = sorted(simulate(PLAN, 1, Keep.ROWS), key=lambda batch: batch.number)
    assert sorted(found, key=lambda batch: batch.number) == near
    assert len(near) == 15

    words = ["simulate", "gravediggers", "--games", "20", "--bots", "greedy,random", "--json"]
    alone = run(*words, "--workers", "1", "--out", str(tmp_path / "near"))
    together = run(*words, "--on", running.address, "--out", str(tmp_path / "far"))
    assert together.stdout == alone.stdout
    for part in ("games", "seats"):
        one, other = ((tmp_path / where / part / "part-000000.parquet").read_bytes() for where in ("near", "far"))
        assert one == other


@pytest.mark.filterwarnings("ignore")
def test_a_cluster_that_is_not_there_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    import distributed

    words = ["simulate", "gravediggers", "--games", "2"]
    with monkeypatch.context() as patched:  # nobody waits for Dask where nobody listens
        patched.setattr(distributed, "Client", None)
        for address in ("tcp://127.0.0.1:9", "127.0.0.1:9", "tcp://[::1]:9"):
            assert address in refused(*words, "--on", address)
    monkeypatch.setattr(cluster, "PATIENCE", 1)
    assert "tcp://127.0.0.1:9" in refused(*words, "--on", "tcp://127.0.0.1:9")
    assert refused(*words, "--on", "nonsense")
    monkeypatch.setitem(sys.modules, "distributed", None)
    assert "sexton[cluster]" in refused(*words, "--on", "tcp://127.0.0.1:9")


def test_a_worker_with_another_sexton_does_not_play(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "__version__", "0.0.1")
    ours = {**cluster.here(), "sexton": "9"}
    with pytest.raises(cluster.AnotherSexton, match=r"sexton 0\.0\.1.*here is sexton 9"):
        cluster.play_far(ours, PLAN, Keep.ROWS, 0)
