"""The measurement against OpenSpiel's tree search: whole games, all seats, goes on where it stopped."""

from __future__ import annotations

import importlib.util
import time
from collections import Counter
from math import inf
from pathlib import Path
from typing import Any

import pytest

BENCH = Path(__file__).parent.parent.parent / "bench" / "ismcts.py"


@pytest.fixture
def bench(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    spec = importlib.util.spec_from_file_location("ismcts_bench", BENCH)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    monkeypatch.setattr(module, "FOLDER", tmp_path)
    return module


def test_every_split_and_turn_of_the_seats_comes_up_as_often(bench: Any) -> None:
    seated = Counter(bench.seated("ours", 3, number) for number in range(12))
    assert len(seated) == 6
    assert set(seated.values()) == {2}
    assert {bots.count("ours") for bots in seated} == {1, 2}


def test_games_are_played_to_the_end_and_kept(bench: Any, tmp_path: Path) -> None:
    """Two simulations a move: what is played is a game all the same, and the second call plays only what is missing."""
    standing, played, simulations = bench.play_on("gravediggers", "random", 0.0, 1, inf)
    assert (standing.games, played, simulations) == (1, 1, 2.0)
    (kept,) = tmp_path.iterdir()
    first = kept.read_bytes()
    standing, played, _ = bench.play_on("gravediggers", "random", 0.0, 2, inf)
    assert (standing.games, played) == (2, 1)
    assert kept.read_bytes().startswith(first)
    assert bench.play_on("gravediggers", "random", 0.0, 9, time.monotonic() - 1)[1] == 0  # time is up


def test_the_search_thinks_as_long_as_the_processor_works_for_it(bench: Any) -> None:
    match = bench.Match("graverobbers", ("ismcts", "random", "random"), 0.02, 1)
    began = time.process_time()
    match.play(1)
    assert match.theirs.simulations > match.theirs.decisions > 0
    assert time.process_time() - began >= 0.02 * match.theirs.decisions
