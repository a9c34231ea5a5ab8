"""Runs of a game's tests, each in a process of its own, with one fault planted: what `mutate.py` waits for.

A fresh process imports the mutated module and everything anew, which takes longer than most tests. So the tests are
first collected once, in a process that is kept, and each fault is planted in a fork of it: the code of the mutated
function is exchanged, and whoever imported it runs the fault. What was worked out while tests were collected is not
worked out again there; so a mutant that survives such a run is tried in a fresh process too, and so is one that is not
in a function.
"""

from __future__ import annotations

import dataclasses
import gc
import importlib.util
import inspect
import json
import os
import resource
import signal
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from importlib.machinery import ModuleSpec, SourceFileLoader
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import Any

import pytest

from mutants import Mutant

for name in ("fluent.runtime", "hypothesis", "msgspec", "rich.text"):  # once here, instead of once per mutant
    importlib.import_module(name)

MEMORY = 4 << 30
SOON = 3.0  # seconds of the processor in which a warm run finds a fault, or leaves it to a fresh one
UNKNOWN = 6.0  # seconds that a test may take of which nothing is known
GOLDEN = "test_files.py"  # the stored playthroughs find nearly anything, and say least about it: they come last
OPTIONS = ("-k", "not compiled_and_uncompiled")
FAILED = (pytest.ExitCode.TESTS_FAILED, pytest.ExitCode.INTERRUPTED, pytest.ExitCode.INTERNAL_ERROR)


class Watch:
    """Notes how long each test took and which one failed; one that does not end is ended."""

    def __init__(self, usual: dict[str, float]) -> None:
        self.usual = usual  # seconds of the processor that each test takes without a fault
        self.took: dict[str, float] = {}
        self.failed = ""

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        started = time.process_time()
        signal.setitimer(signal.ITIMER_PROF, 1 + 10 * self.usual.get(item.nodeid, UNKNOWN))
        try:
            return (yield)
        finally:
            signal.setitimer(signal.ITIMER_PROF, 0)
            self.took[item.nodeid] = time.process_time() - started

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed and not self.failed:
            self.failed = report.nodeid


class Planted(SourceFileLoader):
    """Loads the mutated text instead of the file's."""

    def __init__(self, module: str, path: Path, source: str) -> None:
        super().__init__(module, str(path))
        self.source = source

    def get_code(self, fullname: str) -> CodeType:
        return compile(self.source, self.path, "exec")

    def find_spec(self, name: str, path: Any = None, target: ModuleType | None = None) -> ModuleSpec | None:
        return importlib.util.spec_from_file_location(name, self.path, loader=self) if name == self.name else None


@dataclasses.dataclass
class Plan:
    """How the copy's tests are run."""

    folder: Path
    game: str
    games: int  # SEXTON_GAMES
    batches: list[list[str]]  # test files, the quick ones first
    usual: dict[str, float] = dataclasses.field(default_factory=dict)  # seconds per test, without a fault
    key: str = ""  # of all tests

    def enter(self) -> None:
        """Let this process see the copy, and nothing else of ours."""
        os.chdir(self.folder)
        os.environ.update(SEXTON_GAMES=str(self.games), PYTEST_DISABLE_PLUGIN_AUTOLOAD="1")
        sys.path[:0] = [str(self.folder / "src"), str(self.folder)]
        sys.dont_write_bytecode = False  # what is the same for all mutants is compiled once

    def run(self, mutant: Mutant | None, first: Sequence[str]) -> dict[str, Any]:
        """Run the tests until one fails. Called in a fresh process, which must end afterwards."""
        self.enter()
        if mutant:
            path = self.folder / "src/sexton/games" / self.game / "rules" / mutant.file
            sys.meta_path.insert(0, Planted(f"sexton.games.{self.game}.rules.{path.stem}", path, mutant.source))
        watch = Watch(self.usual)
        for batch in [first, *self.batches] if first else self.batches:
            if pytest.main([*OPTIONS, *batch], plugins=[watch]) in FAILED:
                return {"verdict": "killed", "killer": watch.failed or "import"}
        return {"verdict": "survived", "killer": "", **({} if mutant else {"took": watch.took})}


class Child:
    """A forked process that runs the tests once and writes down what it found."""

    def __init__(self, plan: Plan, mutant: Mutant | None, first: Sequence[str] = ()) -> None:
        self.mutant, self.started = mutant, time.monotonic()
        self.patience = 60 + 60 * sum(plan.usual.values()) if plan.usual else 3600  # the machine may be busy
        descriptor, name = tempfile.mkstemp(dir=plan.folder.parent)
        os.close(descriptor)
        self.answer = Path(name)
        self.pid = os.fork()
        if self.pid == 0:
            try:
                signal.signal(signal.SIGPROF, signal.SIG_DFL)
                resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
                silence = os.open(os.devnull, os.O_RDWR)
                for stream in (0, 1, 2):
                    os.dup2(silence, stream)
                self.answer.write_text(json.dumps(plan.run(mutant, first)))
            finally:
                os._exit(0)

    def result(self) -> dict[str, Any] | None:
        """What it found, or None while it runs."""
        pid, status = os.waitpid(self.pid, os.WNOHANG)
        if not pid:
            if time.monotonic() - self.started > self.patience:
                os.kill(self.pid, signal.SIGKILL)
            return None
        text = self.answer.read_text()
        self.answer.unlink()
        if text:
            found: dict[str, Any] = json.loads(text)
            return found
        return {"verdict": "killed", "killer": "time" if os.WIFSIGNALED(status) else "crash"}

    def wait(self) -> dict[str, Any]:
        while (found := self.result()) is None:
            time.sleep(0.02)
        return found


# Many runs, from tests that are collected once


class Collected:
    """A plugin of pytest: when all tests are collected, it begins the hunt instead of running them."""

    def __init__(self, plan: Plan, begin: Callable[[Plan], None]) -> None:
        self.plan, self.begin, self.watch = plan, begin, Watch(plan.usual)

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        gc.collect()
        gc.freeze()  # forks share what is there now
        self.begin(Warm(**vars(self.plan), tests={item.nodeid: item for item in session.items}, watch=self.watch))
        return True


@dataclasses.dataclass
class Warm(Plan):
    """How the tests are run in a fork of the process that has collected them."""

    tests: dict[str, pytest.Item] = dataclasses.field(default_factory=dict)
    watch: Watch = dataclasses.field(default_factory=lambda: Watch({}))

    def run(self, mutant: Mutant | None, first: Sequence[str]) -> dict[str, Any]:
        assert mutant is not None
        if not plant(self.game, mutant):
            return {"verdict": "survived", "killer": ""}
        slow = {file for batch in self.batches[1:] for file in batch}
        files = {test: test.partition("::")[0] for test in self.tests}
        rest = sorted(files, key=lambda test: (GOLDEN in test, files[test] in slow, self.usual.get(test, 0.0)))
        for test in dict.fromkeys([*(test for test in first if test in self.tests), *rest]):
            item = self.tests[test]
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=None)
            if self.watch.failed:
                return {"verdict": "killed", "killer": self.watch.failed}
            if sum(self.watch.took.values()) > SOON:
                break
        return {"verdict": "survived", "killer": ""}


def in_collected(plan: Plan, begin: Callable[[Plan], None]) -> None:
    """Collect the tests in a process of its own, and begin there."""
    pid = os.fork()
    if pid == 0:
        try:
            plan.enter()
            collected = Collected(plan, begin)
            files = [file for batch in plan.batches for file in batch]
            pytest.main(["--capture=no", *OPTIONS, *files], plugins=[collected, collected.watch])
        finally:
            os._exit(0)
    os.waitpid(pid, 0)


def is_opening(mutant: Mutant) -> bool:
    """Whether the fault is in what is carried out before any test: when a module is imported, or a game opened."""
    return mutant.where.split(".")[-1] in ("module", "engine", "__init__")


def plant(game: str, mutant: Mutant) -> bool:
    """Exchange the code of a function that is imported already; False if the fault is not in the code of one."""
    module = sys.modules[f"sexton.games.{game}.rules.{Path(mutant.file).stem}"]
    found: Any = module
    for part in mutant.where.split("."):
        if isinstance(found, ModuleType | type):
            found = inspect.unwrap(vars(found)[part])
    code = code_in(compile(mutant.source, str(module.__file__), "exec"), mutant.where)
    if not isinstance(found, FunctionType) or code is None or is_like(found.__code__, code):
        return False
    if code.co_freevars != found.__code__.co_freevars:
        return False  # `super()` came or went: Python does not exchange such code
    found.__code__ = code
    return True


def is_like(one: CodeType, other: CodeType) -> bool:
    """Whether two codes do the same, wherever their lines stand."""
    inner = [[const for const in code.co_consts if not isinstance(const, CodeType)] for code in (one, other)]
    codes = [[const for const in code.co_consts if isinstance(const, CodeType)] for code in (one, other)]
    same = (one.co_code, one.co_names, one.co_varnames, inner[0]) == (
        other.co_code,
        other.co_names,
        other.co_varnames,
        inner[1],
    )
    return same and len(codes[0]) == len(codes[1]) and all(map(is_like, *codes))


def code_in(code: CodeType, where: str) -> CodeType | None:
    """Of the function of this name; of a function within a function, of the outer one."""
    for part in where.split("."):
        inner = [one for one in code.co_consts if isinstance(one, CodeType) and one.co_name == part]
        if not inner:
            return None
        code = inner[0]
        if code.co_flags & inspect.CO_OPTIMIZED:  # a function; a class has no fast locals
            return code
    return None
