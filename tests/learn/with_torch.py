"""The learner with PyTorch, which `make test` has not: `make soak` runs this with one (scripts/learn_with_torch.py).

What it learns must be what NumPy's learner learns, and whoever plays by it needs neither.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import msgspec
import numpy as np
import pytest
import torch
from click.testing import CliRunner

from sexton.commands.lab.learn import learn
from sexton.kernel import catalogue
from sexton.kernel.learn import weights
from sexton.kernel.learn.layout import Layout
from sexton.learn.numpy_network import LEARNED, Pass
from sexton.learn.run import read_stand, train
from sexton.learn.torch_network import Layers
from sexton.learn.trainer import Report
from tests.learn.test_nets import as_learned, questions, random_net
from tests.learn.test_trainer import BOX, GAME, SMALL, learned

USUAL = GAME.read_options(BOX)


def test_a_small_box_is_learned_from_nothing(tmp_path: Path) -> None:
    """As with NumPy: fourteen rounds, and the net beats who plays at random. NumPy goes on from there, and PyTorch."""
    out, reports = tmp_path / "small.net", list[Report]()
    train(GAME, USUAL, out, SMALL, reports.append, torch=True, commit="abc")
    games = sum(report.games["random"] for report in reports[8:])
    won = sum(report.games["random"] * float(np.mean(report.shares["random"])) for report in reports[8:])
    assert won / games > 1.25
    few = msgspec.structs.replace(SMALL, rounds=1)
    again = learned(out, few)[0]
    assert again.learned["explained"] > reports[0].learned["explained"] + 0.03
    train(GAME, USUAL, out, few, reports.append, torch=True)
    assert read_stand(out).decisions == 16 * 6144
    assert reports[-1].learned["explained"] > reports[0].learned["explained"] + 0.03
    assert weights.read(out).about.commit == "abc"


@pytest.mark.parametrize("name", ["gravediggers", "gloomy_graves"])
def test_both_say_the_same_of_a_row(name: str) -> None:
    layout = Layout(catalogue.find(name))
    floats, inputs = random_net(layout)
    layers, numbers = Layers(floats, inputs), {field: getattr(floats, field) for field in LEARNED}
    rules, dice = layout.rules[layout.seats[-1]], np.random.default_rng(1)
    for state, seat, moves in questions(rules, 12):
        row, asked = as_learned(layout, rules, state, seat, moves)
        asked.advice = dice.integers(0, 60, asked.advice.shape).astype(np.uint8)
        passed = Pass(numbers, inputs.of(row), asked)
        given = SimpleNamespace(**{field: torch.from_numpy(np.array(value)) for field, value in vars(asked).items()})
        with torch.no_grad():
            logits, value = layers(
                layers.reached(torch.from_numpy(row)), given.lines.long(), given.block.long(), given.advice
            )
        assert logits.numpy() == pytest.approx(passed.logits, abs=1e-4)
        assert value.numpy() == pytest.approx(passed.value, abs=1e-4)


@pytest.mark.parametrize("name", ["graverobbers", "gloomy_graves"])
def test_the_command_learns_with_it_in_processes_and_the_file_plays_without(name: str, tmp_path: Path) -> None:
    out = tmp_path / "some.net"
    words = [name, "--out", str(out), "--minutes", "0.01", "--workers", "2", "--slots", "8", "--width", "32"]
    done = CliRunner().invoke(learn, [*words, "--lang", "en"], catch_exceptions=False)
    assert "Learning with PyTorch and 2 processes" in done.output
    assert "against hard" in done.output and "against random" in done.output
    assert weights.read(out).about.decisions == 2 * 2 * 8 * len(catalogue.find(name).seats) * 128
    plain = {word: value for word, value in os.environ.items() if word != "PYTHONPATH"}
    command = [sys.executable, "-c", "from sexton.commands import main; main()", "league", name, "--json"]
    played = subprocess.run(
        [*command, "--bots", f"random,net:{out}", "--games", "40", "--workers", "1"],
        env=plain, capture_output=True, text=True, check=True,
    )  # fmt: skip
    standing = msgspec.json.decode(played.stdout)["standings"][0]
    assert standing["share"] > 1.1 * standing["fair"]
