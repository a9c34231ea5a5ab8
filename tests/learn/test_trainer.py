"""A small box is learned with NumPy alone, from nothing, in a few seconds; and what is learned plays."""

from __future__ import annotations

import multiprocessing
from pathlib import Path

import msgspec
import numpy as np
import pytest
from click.testing import CliRunner

from sexton.commands.lab.learn import learn
from sexton.kernel import catalogue
from sexton.kernel.interface import Refusal
from sexton.kernel.learn import weights
from sexton.kernel.learn.layout import Layout
from sexton.kernel.learn.nets import shipped
from sexton.learn.floats import Floats
from sexton.learn.inputs import Inputs
from sexton.learn.run import read_stand, train
from sexton.learn.settings import Settings
from sexton.learn.trainer import Report
from tests.learn.shipped import with_nets

BOX = {"box": {"cards": [1, 1, 1, 2, 1, 1, 1, 1, 1, 1], "tiles": [4, 1, 1, 2], "cemeteries": 3, "hand": 1, "money": 5}}
SMALL = Settings(
    rounds=14, workers=0, slots=32, ticks=48, width=32, narrow=16, batch=1024, rate=5e-3, last_rate=5e-4, advice=False,
    looked=0.2, past=0.1, report=0.0, save=1e9,
)  # fmt: skip
GAME = catalogue.find("gravediggers")


def learned(out: Path, settings: Settings = SMALL) -> list[Report]:
    reports: list[Report] = []
    train(GAME, GAME.read_options(BOX), out, settings, reports.append, torch=False, commit="abc")
    return reports


def test_a_small_box_is_learned_from_nothing(tmp_path: Path) -> None:
    """Fourteen rounds of games against itself, and the net beats who plays at random."""
    out = tmp_path / "small.net"
    reports = learned(out)
    assert [report.rounds for report in reports] == list(range(1, 15))
    about = weights.read(out).about
    assert (about.game, about.decisions, about.commit, about.advised) == ("gravediggers", 14 * 6144, "abc", False)
    assert msgspec.json.decode(about.options)["box"]["hand"] == 1
    against = {"games": 0.0, "won": 0.0}
    for report in reports[8:]:
        games = report.games["random"]
        against["games"] += games
        against["won"] += games * float(np.mean(report.shares["random"]))
    assert against["won"] / against["games"] > 1.25


def test_the_same_seed_learns_the_same(tmp_path: Path) -> None:
    few = msgspec.structs.replace(SMALL, rounds=2)
    learned(tmp_path / "one.net", few)
    learned(tmp_path / "two.net", few)
    assert (tmp_path / "one.net").read_bytes() == (tmp_path / "two.net").read_bytes()


def test_a_run_goes_on_where_the_last_one_stopped(tmp_path: Path) -> None:
    out, few = tmp_path / "small.net", msgspec.structs.replace(SMALL, rounds=1)
    learned(out, few)
    first = read_stand(out)
    learned(out, few)
    second = read_stand(out)
    assert (first.decisions, second.decisions) == (6144, 2 * 6144)
    assert second.seconds > first.seconds
    with pytest.raises(Refusal, match="other-run"):
        train(GAME, GAME.read_options({}), out, few, lambda report: None, torch=False)


def test_a_run_goes_on_from_weights_alone(tmp_path: Path) -> None:
    """A file that somebody sent, without what its own run kept beside it."""
    out, few = tmp_path / "small.net", msgspec.structs.replace(SMALL, rounds=1)
    learned(out, few)
    sent = tmp_path / "sent.net"
    sent.write_bytes(out.read_bytes())
    began = learned(sent, few)[0]
    assert read_stand(sent).decisions == 2 * 6144
    assert began.learned["explained"] > learned(tmp_path / "fresh.net", few)[0].learned["explained"]
    advised = msgspec.structs.replace(few, advice=True)
    (tmp_path / "other.net").write_bytes(out.read_bytes())
    with pytest.raises(Refusal, match="other-run"):
        learned(tmp_path / "other.net", advised)


@pytest.mark.parametrize("name", with_nets())
def test_whole_numbers_are_taken_apart_and_put_together_again(name: str) -> None:
    game = catalogue.find(name)
    path = shipped(game)
    assert path is not None
    kept = weights.read(path)
    layout = Layout(game, kept.about.encoding)
    inputs = Inputs(layout)
    about = {field: getattr(kept.about, field) for field in ("advised", "options", "decisions", "commit", "note")}
    again = Floats.of(kept, layout, inputs).whole(layout, inputs, **about)
    assert again.about == kept.about
    for field in weights.TYPES:
        assert list(getattr(again, field)) == list(getattr(kept, field)), field


def test_processes_play_for_it(tmp_path: Path) -> None:
    """Two of them play twice as much, and end with the run."""
    reports = learned(tmp_path / "small.net", msgspec.structs.replace(SMALL, rounds=1, workers=2))
    assert reports[-1].decisions == 2 * 6144
    assert multiprocessing.active_children() == []


def test_where_nothing_can_be_written_nothing_is_trained(tmp_path: Path) -> None:
    out = tmp_path / "missing" / "small.net"
    done = CliRunner().invoke(learn, ["gravediggers", "--out", str(out), "--numpy", "--workers", "0"])
    assert isinstance(done.exception, Refusal) and done.exception.message == "learn-not-written"
