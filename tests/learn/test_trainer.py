"""A small box is learned with NumPy alone, from nothing, in a few seconds; and what is learned plays."""

from __future__ import annotations

import multiprocessing
from pathlib import Path

import msgspec
import numpy as np
import pytest
from click.testing import CliRunner

from sexton import __version__
from sexton.bots.random import Random
from sexton.commands.lab.learn import learn
from sexton.kernel import catalogue
from sexton.kernel.interface import Refusal
from sexton.kernel.learn import weights
from sexton.kernel.learn.layout import Layout
from sexton.kernel.learn.nets import shipped
from sexton.lab.simulation.plan import Plan, checked
from sexton.lab.simulation.through_views import Player as Rows
from sexton.learn import against_hard
from sexton.learn.against_hard import AgainstHard
from sexton.learn.floats import Floats
from sexton.learn.inputs import Inputs
from sexton.learn.questions import GREEDY_LOOK, KINDS, PAST, RANDOM_LOOK, SPAR, kinds_of
from sexton.learn.run import Stand, read_stand, train
from sexton.learn.settings import Settings
from sexton.learn.trainer import Report
from tests.learn.shipped import with_nets

BOX = {"box": {"cards": [1, 1, 1, 2, 1, 1, 1, 1, 1, 1], "tiles": [4, 1, 1, 2], "cemeteries": 3, "hand": 1, "money": 5}}
SMALL = Settings(
    rounds=14, workers=0, slots=32, ticks=48, width=32, narrow=16, batch=1024, rate=5e-3, last_rate=5e-4, advice=False,
    looked=0.2, past=0.1, report=0.0, save=1e9, hard=0.0,
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


def test_what_learned_a_box_of_its_own_plays_that_box(tmp_path: Path) -> None:
    """And no other one, which is said before anybody has begun a game."""
    out = tmp_path / "small.net"
    learned(out, msgspec.structs.replace(SMALL, rounds=1))
    own, usual = GAME.read_options(BOX).canonical(), GAME.read_options({}).canonical()
    plan = checked(Plan(GAME.id, 2, (f"net:{out}", "random"), 2, 0, own))
    assert [row.faults for row in Rows(plan).play(range(2)).rows(plan)] == [0, 0]
    with pytest.raises(Refusal, match="other-box"):
        checked(msgspec.structs.replace(plan, options=usual))
    with pytest.raises(Refusal, match="no-net"):
        checked(msgspec.structs.replace(plan, bots=("net", "random")))


def test_it_is_told_how_the_net_stands_against_hard(tmp_path: Path) -> None:
    """At the end at least: in games with every number of players that the box allows."""
    reports = learned(tmp_path / "small.net", msgspec.structs.replace(SMALL, rounds=2, hard=1e-9))
    assert "hard" not in reports[0].shares
    assert reports[1].games["hard"] == len(reports[1].shares["hard"]) == len(reports[1].shares["random"])


def test_against_a_weak_hard_a_strong_net_gets_more_than_its_share(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if `hard` were played at random: a game with each number of players, all won by the net that comes along."""
    game = catalogue.find("gloomy_graves")
    path = shipped(game)
    assert path is not None
    monkeypatch.setattr(against_hard, "bot_named", lambda name, rules: Random())
    against = AgainstHard(Layout(game), 0.0)
    assert [against.look(weights.read(path)) for _ in range(2)] == [([2.0, 3.0, 4.0], 3)] * 2
    assert against.played == 2


def test_few_games_at_a_time_still_meet_everybody() -> None:
    kinds = kinds_of(16, {PAST: 0.15, SPAR: 0.0, GREEDY_LOOK: 0.03, RANDOM_LOOK: 0.03})
    assert [int((kinds == kind).sum()) for kind in range(len(KINDS))] == [12, 2, 0, 1, 1]


def test_weights_say_which_sexton_made_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    told = list[str]()

    def train(*_: object, commit: str, **__: object) -> Stand:
        told.append(commit)
        return Stand(game=GAME.id, options="", encoding=2, advice=True)

    monkeypatch.setattr("sexton.learn.run.train", train)
    for more in ([], ["--commit", "abc"]):
        done = CliRunner().invoke(learn, [GAME.id, "--out", str(tmp_path / "some.net"), *more])
        assert done.exception is None
    assert told[0].startswith(__version__)
    assert told[1] == "abc"


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
