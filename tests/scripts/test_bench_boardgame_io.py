"""boardgame.io beside our server: what its messages mean, what is told of it, and the lock it is installed from."""

from __future__ import annotations

import importlib
import json
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def bench(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(str(ROOT / "bench"))
    return importlib.import_module("server_boardgame_io")


def test_an_event_is_read_as_it_is_written(bench: Any) -> None:
    assert bench.event("sync", "m1", "0") == b'42/burial,["sync", "m1", "0"]'
    assert bench.event_in(b'42/burial,["update","m1",{"_stateID":3},[]]') == ("update", ["m1", {"_stateID": 3}, []])


@pytest.mark.parametrize(
    "message", [b"2", b'0{"sid":"x"}', b'40/burial,{"sid":"x"}', b'42/other,["update"]', b"42/burial"]
)
def test_all_else_is_no_event(bench: Any, message: bytes) -> None:
    assert bench.event_in(message) is None


def test_the_ratio_is_ours_by_theirs(bench: Any) -> None:
    hurry = importlib.import_module("server_hurry").Hurry(
        moves=1000, messages=4000, octets=4_000_000, took=2.0, total=0.6, resting=0.05
    )
    said = bench.told("gravediggers", 50, 0.25, hurry)
    assert "500 moves/s, 0.50 ms of processor time a move" in said and said.endswith("0.25 ms. Ratio: 0.50.")


def test_the_lock_pins_every_package_and_names_no_registry() -> None:
    lock = json.loads((ROOT / "bench/boardgame_io/package-lock.json").read_text())
    packages = [package for path, package in lock["packages"].items() if path]
    assert packages and all(package["integrity"].startswith("sha512-") for package in packages)
    assert not any("resolved" in package for package in packages)
