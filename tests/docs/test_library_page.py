"""`import sexton`: what docs/reference/library.md tells of, beyond its own examples."""

from __future__ import annotations

import doctest
import os
import subprocess
import sys
from pathlib import Path

import pytest

import sexton
from sexton.kernel.interface import Refusal
from sexton.kernel.records.record import RecordError
from sexton.library import play


@pytest.mark.parametrize("module", [sexton, play])
def test_the_examples_in_the_code_are_true(module: object) -> None:
    assert doctest.testmod(module).failed == 0  # type: ignore[arg-type]


@pytest.mark.parametrize("game_id", sexton.catalogue())
def test_every_game_plays_is_drawn_and_keeps_a_record(game_id: str, tmp_path: Path) -> None:
    play = sexton.load(game_id, seed=2)
    beginning = play.clone()
    while not play.over:
        play.play(*[play.moves(seat)[0] for seat in play.asked])
        if len(play._lines) > 150:
            break
    assert play.view(0) == list(sexton.replay(sexton.kernel.records.record.read(play.record())))[-1].view(0)
    for view in (play.view(0), play.view(), beginning.view(1)):
        assert view._repr_svg_().startswith("<svg")
        assert len(str(view).splitlines()) > 3
        assert dir(view)
    finished = beginning.play_on("greedy", seed=1)
    assert finished.winners
    assert sexton.read_record(finished.save(tmp_path / "game.sexton")) == sexton.read_record(finished.record())
    assert list(sexton.replay(sexton.read_record(finished.record())))[-1].heard(0) == finished.heard(0)


def test_a_clone_draws_the_same_chance_and_an_imagined_game_has_no_record() -> None:
    play = sexton.load("gravediggers", seats=2, seed=5)
    twin = play.clone()
    assert play.play_on("random", seed=4).record() == twin.play_on("random", seed=4).record()
    imagined = sexton.load("gravediggers", seed=5).imagine(0)
    assert imagined.play_on("random").over
    with pytest.raises(ValueError, match="no record"):
        imagined.record()


def test_what_cannot_be_is_refused() -> None:
    play = sexton.load("gravediggers", seats=2, seed=5)
    with pytest.raises(ValueError, match="not over"):
        play.winners  # noqa: B018  to look it up is the test
    with pytest.raises(ValueError, match="answers are due"):
        play.play()
    with pytest.raises(Refusal):
        play.play("fist 99")
    with pytest.raises(ValueError, match="not asked"):
        play.moves(1 - play.asked[0])
    with pytest.raises(Refusal):
        sexton.load("gravediggers", payout="never")
    with pytest.raises(RecordError):
        sexton.read_record(play.record().replace("draw", "drew", 1))
    with pytest.raises(AttributeError):
        sexton.nothing_of_the_kind  # noqa: B018  as above
    assert {"load", "catalogue"} <= set(dir(sexton))


def test_importing_sexton_loads_next_to_nothing() -> None:
    code = "import sexton, sys; print(len([name for name in sys.modules if name.startswith('sexton.')]))"
    said = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, env=os.environ.copy()
    )
    assert int(said.stdout) < 5
