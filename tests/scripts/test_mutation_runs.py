"""A fault that is planted in a process in which everything is imported already."""

from __future__ import annotations

import sys
import types

import pytest
from scripts import mutants

sys.modules.setdefault("mutants", mutants)  # as it is called where the scripts are run

from scripts.mutation_runs import is_opening, plant  # noqa: E402

SOURCE = """
LIMIT = 3

class Step:
    def __init__(self):
        self.most = 2

    def allowed(self, number, least=0):
        return number < LIMIT and number >= least

def twice(number):
    return [each + number for each in (number,)][0]
"""
MODULE = "sexton.games.toy.rules.steps"


@pytest.fixture
def rules(monkeypatch: pytest.MonkeyPatch) -> types.ModuleType:
    module = types.ModuleType(MODULE)
    module.__file__ = "steps.py"
    exec(SOURCE, vars(module))
    monkeypatch.setitem(sys.modules, MODULE, module)
    return module


def mutant(where: str, change: str) -> mutants.Mutant:
    return next(one for one in mutants.mutants_of("steps.py", SOURCE) if one.where == where and change in one.change)


def test_whoever_imported_a_function_runs_the_fault(rules: types.ModuleType) -> None:
    twice, step = rules.twice, rules.Step()
    assert plant("toy", mutant("twice", "each - number"))
    assert twice(4) == 0
    assert not step.allowed(3)
    assert plant("toy", mutant("Step.allowed", "number <= LIMIT"))
    assert step.allowed(3)


def test_what_is_not_in_the_code_of_a_function_is_left_to_a_fresh_process(rules: types.ModuleType) -> None:
    assert is_opening(mutant("module", "LIMIT"))
    assert is_opening(mutant("Step.__init__", "most"))
    default = mutant("Step.allowed", "least=1")
    assert not is_opening(default)
    assert not plant("toy", default)
