"""The examples run, in small counts, and do what they say."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

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
