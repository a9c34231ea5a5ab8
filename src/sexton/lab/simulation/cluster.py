"""The same batches played on an existing Dask cluster. docs/howto/cluster.md says how to start one."""

from __future__ import annotations

import hashlib
import platform
import socket
from collections import deque
from collections.abc import Container, Generator
from importlib import import_module
from importlib.metadata import version
from typing import Any
from urllib.parse import urlsplit

import msgspec

from sexton import __version__
from sexton.kernel.interface import Refusal
from sexton.lab.simulation.batch import Batch, Keep, play_batch
from sexton.lab.simulation.plan import Plan
from sexton.lab.simulation.run import AHEAD, Told

PATIENCE = 30  # seconds until the scheduler has answered, and until there is a first worker
KNOCKS = 5  # seconds until something must answer at the address at all
TRIES = 3  # attempts at a batch that failed; if its worker died, the scheduler gives it to another


class AnotherSexton(Exception):
    """A worker whose results could differ from ours by a byte."""


def here() -> dict[str, str]:
    """What the bytes of a batch depend on besides its plan."""
    python = ".".join(platform.python_version_tuple()[:2])
    return {"sexton": __version__, "python": python, "pyarrow": version("pyarrow")}


def play_far(ours: dict[str, str], plan: Plan, keep: Keep, number: int) -> Batch:
    """Runs on a worker of the cluster. The result is always the same, so a failed batch may be played again."""
    if here() != ours:
        raise AnotherSexton(f"{platform.node()} has {in_short(here())}; here is {in_short(ours)}")
    return play_batch(plan, keep, number)


def in_short(versions: dict[str, str]) -> str:
    return ", ".join(f"{name} {number}" for name, number in versions.items())


def simulate_on(address: str, plan: Plan, keep: Keep, done: Container[int], lost: Told) -> Generator[Batch]:
    """Yields batches as they are finished, in any order, without those in `done`."""
    client = client_of(address)
    todo = deque(number for number in range(len(plan.batches())) if number not in done)
    try:
        yield from give_out(client, plan, keep, todo, lost)
    finally:
        client.close()


def client_of(address: str) -> Any:
    try:
        distributed: Any = import_module("distributed")
    except ModuleNotFoundError:
        raise Refusal("simulate", "no-distributed") from None
    try:
        knock(address)
        client = distributed.Client(address, timeout=PATIENCE, set_as_default=False)
    except (OSError, TimeoutError, ValueError):
        raise Refusal("simulate", "no-cluster", address=address) from None
    try:
        client.wait_for_workers(1, timeout=PATIENCE)
    except TimeoutError:
        client.close()
        raise Refusal("simulate", "no-far-workers", address=address) from None
    return client


def knock(address: str) -> None:
    """Raises OSError if nothing listens there: Dask itself would retry until its timeout."""
    place = urlsplit(address if "://" in address else f"tcp://{address}")
    if place.hostname and place.port:
        socket.create_connection((place.hostname, place.port), timeout=KNOCKS).close()


def give_out(client: Any, plan: Plan, keep: Keep, todo: deque[int], lost: Told) -> Generator[Batch]:
    distributed: Any = import_module("distributed")
    run = hashlib.sha256(msgspec.json.encode((plan, keep))).hexdigest()[:16]
    workers, played = set(client.nthreads()), distributed.as_completed(loop=client.loop)
    outstanding: set[Any] = set()
    try:
        while todo or outstanding:
            while todo and len(outstanding) < AHEAD * max(1, len(workers)):
                number = todo.popleft()
                key = f"sexton-{run}-{number}"
                future = client.submit(play_far, here(), plan, keep, number, key=key, retries=TRIES, pure=True)
                outstanding.add(future)
                played.add(future)
            future = next(played)
            outstanding.discard(future)
            yield result_of(future)
            now = set(client.nthreads())
            for _ in workers - now:
                lost()
            workers = now
    finally:
        client.cancel(list(outstanding))


def result_of(future: Any) -> Batch:
    distributed: Any = import_module("distributed")
    try:
        batch = future.result()
    except AnotherSexton as other:
        raise Refusal("simulate", "another-sexton", problem=str(other)) from None
    except distributed.scheduler.KilledWorker:
        raise Refusal("simulate", "worker-died") from None
    except Exception as problem:  # anything a remote machine may lack
        raise Refusal("simulate", "cluster-cannot", problem=f"{type(problem).__name__}: {problem}") from None
    assert isinstance(batch, Batch)
    return batch
