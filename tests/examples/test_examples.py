"""The examples run, in small counts, and do what they say."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

FOLDER = Path(__file__).parent.parent.parent / "examples"


def example(name: str) -> Any:
    spec = importlib.util.spec_from_file_location(name, FOLDER / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_search_of_openspiel_plays_gravediggers() -> None:
    average = example("ismcts_plays_gravediggers").main(["--games", "2", "--simulations", "5"])
    assert -1 <= average <= 1


def test_cfr_converges_on_a_small_gravediggers(tmp_path: Path) -> None:
    curve = example("solve_small_gravediggers").main(["--iterations", "50", "--svg", str(tmp_path / "curve.svg")])
    values = [value for _, value in curve]
    assert values == sorted(values, reverse=True)
    assert values[-1] < 0.02 < 0.2 < values[0]
    assert "polyline" in {
        element.tag.rpartition("}")[2] for element in ElementTree.parse(tmp_path / "curve.svg").iter()
    }


def test_a_bot_is_written() -> None:
    assert example("write_a_bot").main(["--games", "30"]) > 0.75  # of games against random: nine of ten


def test_a_league_is_run() -> None:
    table = example("run_a_league").main(["--games", "2"])
    assert set(table) == {"random", "easy", "normal"}
    assert sum(table.values()) == pytest.approx(1.5)


def test_a_house_rule_is_studied() -> None:
    found = example("study_a_house_rule").main(["--game", "vampire", "--rule", "pawns=block", "--games", "2"])
    assert all(plain >= 0 <= ruled for plain, ruled in found.values())


def test_a_policy_is_trained() -> None:
    """Few games teach little: that it runs is all that is asked here."""
    before, after = example("train_a_policy").main(["--games", "30", "--tested", "10"])
    assert -1 <= before <= 1
    assert -1 <= after <= 1


def test_every_example_is_run_here() -> None:
    tested = "".join(path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_*.py"))
    assert all(f'"{path.stem}"' in tested for path in FOLDER.glob("*.py"))
