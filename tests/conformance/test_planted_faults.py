"""The tests of the tests: an honest toy passes every check, and each planted fault is caught by the check for it."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

import pytest

from sexton.kernel.chance.dice import FastDice
from tests.conformance import promises, toy
from tests.conformance.promises import Broken, Twins
from tests.conformance.toy import Rules, faulty

Check = Callable[[Rules], None]


def worlds(rules: Rules) -> None:
    for seed in range(5):
        for state in promises.states(rules, seed):
            promises.check_worlds(rules, state, FastDice(seed), worlds=3)


def twins(rules: Rules) -> None:
    for seed in range(10):
        for seat in (0, 1, None):
            Twins(rules, seat, seed).play()


def moves(rules: Rules) -> None:
    for state in promises.states(rules, 1):
        promises.check_moves(rules, state)
        promises.check_any_move(rules, state, samples=40)


def box(rules: Rules) -> None:
    for seed in range(10):
        promises.check_box(rules, seed)


def clones(rules: Rules) -> None:
    for state in promises.states(rules, 2):
        promises.check_clone(rules, state, random.Random(3))
        promises.check_positions(rules, state)


def determinism(rules: Rules) -> None:
    promises.check_deterministic(rules, 4)


CHECKS: list[Check] = [worlds, twins, moves, box, clones, determinism]


@pytest.mark.parametrize("check", CHECKS)
def test_an_honest_game_passes(check: Check) -> None:
    check(faulty(toy.Rules))


def test_honest_twins_really_differ() -> None:
    pair = Twins(faulty(toy.Rules), 0, 1)
    pair.play()
    assert pair.differed


@pytest.mark.parametrize(
    ("fault", "check"),
    [
        (toy.LeaksAHand, twins),
        (toy.ShowsAHandPlainly, worlds),
        (toy.ContradictsItsView, worlds),
        (toy.CallsHandsPublic, worlds),
        (toy.LosesACard, box),
        (toy.ReadsTheClock, determinism),
        (toy.SamplesUnfairly, moves),
        (toy.SharesItsClones, clones),
    ],
)
def test_a_planted_fault_is_caught(fault: type[Rules], check: Check) -> None:
    with pytest.raises(Broken):
        check(faulty(fault))


def test_a_kept_leak_fools_the_worlds_and_only_twins_find_it() -> None:
    """Why there are two leak tests."""
    worlds(faulty(toy.LeaksAHand))


def test_what_is_told_to_everybody_leaves_nothing_hidden() -> None:
    """Twins of a game that announces every card never differ, and the conformance suite says so."""
    pair = Twins(faulty(toy.TellsTheWrongOne), 0, 1)
    pair.play()
    honest = Twins(faulty(toy.Rules), 0, 1)
    honest.play()
    assert pair.differed < honest.differed


IMPURE = {
    "a clock": "import time\n",
    "dice of its own": "import random\n",
    "a file": "def f() -> str:\n    return open('x').read()\n",
    "a float": "HALF = 0.5\n",
    "a division": "def f(a: int) -> int:\n    return int(a / 2)\n",
    "a set": "def f() -> list[int]:\n    return [card for card in {3, 1, 2}]\n",
    "the terminal": "from sexton.terminal.fullscreen import app\n",
}


@pytest.mark.parametrize("source", IMPURE.values(), ids=IMPURE.keys())
def test_impure_rules_are_found_by_reading_them(source: str, tmp_path: Path) -> None:
    (tmp_path / "rules.py").write_text(source, encoding="utf-8")
    game = toy.HighCard()
    game.folder = tmp_path
    with pytest.raises(Broken):
        promises.check_source_is_pure(game)


def test_pure_rules_pass(tmp_path: Path) -> None:
    source = "from sexton.kernel.steps import Draw\nfrom mypy_extensions import i64\nTWO = 4 // 2\n"
    (tmp_path / "rules.py").write_text(source, encoding="utf-8")
    game = toy.HighCard()
    game.folder = tmp_path
    promises.check_source_is_pure(game)
