"""Mutation testing: plant one small fault at a time in a game's rules, and see whether a test finds it.

    python scripts/mutate.py                        every game that has tests
    python scripts/mutate.py --game gravediggers    one game; --only TEXT takes some of its mutants
    python scripts/mutate.py --write                and bring docs/explanation/mutation.md up to date

The faults are planted in a copy of the sources and tests that has nothing compiled and no other game. A mutant that no
test finds has survived. Every survivor must be explained in tests/games/GAME/survivors.toml, and at least 90 % must be
found; else the exit code is 1. Results are kept in build/mutate, for as long as sources and tests stay as they are.
"""

from __future__ import annotations

import argparse
import dataclasses
import hashlib
import importlib.util
import json
import os
import resource
import shutil
import signal
import sys
import tempfile
import time
import tomllib
from collections import Counter
from collections.abc import Iterator, Sequence
from importlib.machinery import ModuleSpec, SourceFileLoader
from pathlib import Path
from types import CodeType, ModuleType
from typing import Any

import pytest
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table

from mutants import Mutant, mutants_of, signatures_in

for name in ("fluent.runtime", "hypothesis", "msgspec", "rich.text"):  # once here, instead of once a mutant
    importlib.import_module(name)

ROOT = Path(__file__).resolve().parent.parent
FILES = (
    "steps.py",
    "flow.py",
    "legality.py",
    "scoring.py",
    "placement.py",
    "paths.py",
)  # of a game's rules, where it has them
CONFORMANCE = ("tests/conformance/test_promises.py", "tests/conformance/test_files.py")
GOLDEN = "test_files.py"  # the stored playthroughs find nearly anything, and say least about it: they come last
ENOUGH = 90  # percent
MEMORY = 4 << 30
QUICK = 0.5  # seconds that the tests of a quick file take
UNKNOWN = 6.0  # seconds that a test may take of which nothing is known
INI = """[pytest]
pythonpath = .
addopts = --import-mode=importlib --assert=plain -p no:cacheprovider -x -qq --no-header --tb=no
"""
FAILED = (pytest.ExitCode.TESTS_FAILED, pytest.ExitCode.INTERRUPTED, pytest.ExitCode.INTERNAL_ERROR)


# The copy in which the faults are planted


def copy_of(game: str, into: Path) -> None:
    """Sources and tests of the kernel and one game; nothing compiled, nothing of the other games."""
    others = {path.name for path in (ROOT / "src/sexton/games").iterdir() if path.is_dir()} - {game}

    def unwanted(folder: str, names: list[str]) -> set[str]:
        strangers = others & set(names) if Path(folder).name == "games" else set()
        return strangers | {name for name in names if name.endswith((".so", ".pyd", ".pyc", "__pycache__"))}

    shutil.copytree(ROOT / "src/sexton", into / "src/sexton", ignore=unwanted)
    (into / "src/sexton/engine.json").unlink(missing_ok=True)
    shutil.copytree(ROOT / "tests/conformance", into / "tests/conformance", ignore=unwanted)
    shutil.copytree(ROOT / "tests/games", into / "tests/games", ignore=unwanted)
    for path in (ROOT / "tests").glob("*.py"):
        shutil.copy(path, into / "tests")
    (into / "pytest.ini").write_text(INI)
    (into / "scripts").mkdir()
    (into / "scripts/compile_engine.py").write_text("")  # the tests ask it whether what is compiled is fresh


def digest_of(folder: Path) -> str:
    digest = hashlib.sha256()
    for path in sorted(folder.rglob("*")):
        if path.is_file():
            digest.update(f"\0{path.relative_to(folder)}\0".encode() + path.read_bytes())
    return digest.hexdigest()


def mutants_in(folder: Path, game: str) -> list[Mutant]:
    rules, signatures = folder / "src/sexton/games" / game / "rules", dict[str, list[str]]()
    for path in [*(folder / "src/sexton/kernel").rglob("*.py"), *rules.glob("*.py")]:
        signatures.update(signatures_in(path.read_text(encoding="utf-8")))
    paths = [rules / file for file in FILES if (rules / file).exists()]
    return [one for path in paths for one in mutants_of(path.name, path.read_text(encoding="utf-8"), signatures)]


# One run of the tests, in a process of its own


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
    usual: dict[str, float] = dataclasses.field(default_factory=dict)  # seconds a test, without a fault
    key: str = ""  # of all sources and tests

    def run(self, mutant: Mutant | None, first: Sequence[str]) -> dict[str, Any]:
        """Run the tests until one fails. Called in a fresh process, which must end afterwards."""
        os.chdir(self.folder)
        os.environ.update(SEXTON_GAMES=str(self.games), PYTEST_DISABLE_PLUGIN_AUTOLOAD="1")
        sys.path[:0] = [str(self.folder / "src"), str(self.folder)]
        sys.dont_write_bytecode = False  # what is the same for all mutants is compiled once
        if mutant:
            path = self.folder / "src/sexton/games" / self.game / "rules" / mutant.file
            sys.meta_path.insert(0, Planted(f"sexton.games.{self.game}.rules.{path.stem}", path, mutant.source))
        watch = Watch(self.usual)
        for batch in [first, *self.batches] if first else self.batches:
            if pytest.main(["-k", "not compiled_and_uncompiled", *batch], plugins=[watch]) in FAILED:
                return {"verdict": "killed", "killer": watch.failed or "import"}
        return {"verdict": "survived", "killer": "", "took": watch.took}


class Child:
    """A forked process that runs the tests once and writes down what it found."""

    def __init__(self, plan: Plan, mutant: Mutant | None, first: Sequence[str] = ()) -> None:
        self.mutant, self.started = mutant, time.monotonic()
        self.patience = 60 + 20 * sum(plan.usual.values())
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


def plan_for(game: str, folder: Path, games: int) -> Plan:
    """Try the tests without any fault; then order them by the time they took, golden files last."""
    own = sorted(str(path.relative_to(folder)) for path in (folder / "tests/games" / game).glob("test_*.py"))
    plan = Plan(folder, game, games, [[*own, *CONFORMANCE]])
    tried = Child(plan, None).wait()
    if tried["verdict"] != "survived":
        raise SystemExit(f"{game}: the tests fail without any fault planted: {tried['killer']}")
    took: Counter[str] = Counter()
    for test, seconds in tried["took"].items():
        took[test.partition("::")[0]] += seconds
    ordered = sorted([*own, *CONFORMANCE], key=lambda file: (file.endswith(GOLDEN), took[file]))
    quick = [file for file in ordered if took[file] < QUICK and not file.endswith(GOLDEN)]
    rest = [file for file in ordered if file not in quick]
    key = hashlib.sha256(f"{digest_of(folder / 'src')}{digest_of(folder / 'tests')}{games}".encode()).hexdigest()
    return Plan(folder, game, games, [quick, rest], tried["took"], key)


# All mutants of a game


def hunt(plan: Plan, mutants: list[Mutant], workers: int, console: Console) -> dict[str, dict[str, Any]]:
    """The verdict on every mutant, by its name."""
    path = ROOT / "build" / "mutate" / f"{plan.game}.json"
    known: dict[str, dict[str, Any]] = json.loads(path.read_text()) if path.exists() else {}
    waiting = [one for one in reversed(mutants) if known.get(one.name, {}).get("key") != key_of(plan, one)]
    columns = (TextColumn(plan.game), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn())
    path.parent.mkdir(parents=True, exist_ok=True)
    running: list[Child] = []
    # No thread may draw the bar: forking while it held a lock would leave the child waiting for it.
    with Progress(*columns, console=console, auto_refresh=False) as progress:
        task = progress.add_task(plan.game, total=len(mutants), completed=len(mutants) - len(waiting))
        while waiting or running:
            while waiting and len(running) < workers:
                mutant = waiting.pop()
                running.append(Child(plan, mutant, likely(known, mutant)))
            for child in running[:]:
                if (found := child.result()) and child.mutant:
                    running.remove(child)
                    known[child.mutant.name] = {
                        "key": key_of(plan, child.mutant),
                        "verdict": found["verdict"],
                        "killer": found["killer"],
                    }
                    progress.advance(task)
                    path.write_text(json.dumps(known, indent=1))
            progress.refresh()
            time.sleep(0.02)
    return {one.name: known[one.name] for one in mutants}


def key_of(plan: Plan, mutant: Mutant) -> str:
    return hashlib.sha256(f"{plan.key}{mutant.source}".encode()).hexdigest()


def likely(known: dict[str, dict[str, Any]], mutant: Mutant) -> list[str]:
    """Tests to try first: the one that found this mutant last time, and those that found most in the same function."""
    before = known.get(mutant.name, {}).get("killer", "")
    beside = f"{mutant.file} {mutant.where}: "
    near = Counter(one["killer"] for name, one in known.items() if name.startswith(beside))
    tests = dict.fromkeys([before, *(name for name, _ in near.most_common(3))])
    return [test for test in tests if "::" in test and GOLDEN not in test]


# What is said about it


def explained(game: str) -> dict[str, str]:
    """Why a mutant survives, by its name."""
    path = ROOT / "tests" / "games" / game / "survivors.toml"
    read = tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    return {
        f"{one['file']} {one['where']}: {change}": " ".join(one["why"].split())
        for one in read.get("survivor", [])
        for change in one["changes"]
    }


@dataclasses.dataclass
class Report:
    game: str
    mutants: list[Mutant]
    verdicts: dict[str, dict[str, Any]]
    whys: dict[str, str]

    def survivors(self, file: str | None = None) -> list[Mutant]:
        named = [one for one in self.mutants if file in (None, one.file)]
        return [one for one in named if self.verdicts[one.name]["verdict"] == "survived"]

    def unexplained(self) -> list[Mutant]:
        return [one for one in self.survivors() if one.name not in self.whys]

    def needless(self) -> list[str]:
        survived = {one.name for one in self.survivors()}
        return [name for name in self.whys if name not in survived]

    def score(self, file: str | None = None) -> float:
        count = sum(file in (None, one.file) for one in self.mutants)
        return 100 * (1 - len(self.survivors(file)) / count) if count else 100.0

    def rows(self) -> list[tuple[str, int, int, int, float]]:
        files = list(dict.fromkeys(one.file for one in self.mutants))
        counts = Counter(one.file for one in self.mutants)
        rows = [(file, counts[file], len(self.survivors(file)), self.score(file)) for file in files]
        rows.append(("all", len(self.mutants), len(self.survivors()), self.score()))
        return [(file, count, count - left, left, score) for file, count, left, score in rows]

    def killers(self) -> Counter[str]:
        names = [verdict["killer"] for verdict in self.verdicts.values() if verdict["killer"]]
        return Counter(name.partition("::")[0].removeprefix("tests/") for name in names)


def show(report: Report, console: Console) -> None:
    table = Table("file", "mutants", "killed", "survived", "score", title=f"Mutants of {report.game}")
    for file, count, killed, left, score in report.rows():
        table.add_row(file, str(count), str(killed), str(left), f"{score:.1f} %")
    console.print(table)
    console.print("found by: " + ", ".join(f"{name} {count}" for name, count in report.killers().most_common()))
    for one in report.survivors():
        why = report.whys.get(one.name)
        console.print(
            f"  {one.file}:{one.line} {one.where}: {one.change}", markup=False, highlight=False, soft_wrap=True
        )
        console.print(f"      {why or 'NOT EXPLAINED'}", markup=False, style="dim" if why else "red")
    for name in report.needless():
        console.print(f"explained, but not a survivor (any more): {name}", markup=False, style="yellow")


def written(report: Report) -> str:
    """The game's part of docs/explanation/mutation.md."""
    lines = [f"## {report.game}", "", "| file | mutants | killed | survived | score |", "|---|---:|---:|---:|---:|"]
    lines += [f"| {f} | {n} | {k} | {left} | {score:.1f} % |" for f, n, k, left, score in report.rows()]
    lines += ["", "Found by: " + ", ".join(f"`{name}` {count}" for name, count in report.killers().most_common()) + "."]
    reasons: dict[str, list[Mutant]] = {}
    for one in report.survivors():
        reasons.setdefault(report.whys.get(one.name, "Not explained."), []).append(one)
    for why, ones in reasons.items():
        lines += ["", why, "", *(f"- `{one.file}` `{one.where}`: `{one.change}`" for one in ones)]
    return "\n".join(lines)


def write(report: Report) -> None:
    path = ROOT / "docs" / "explanation" / "mutation.md"
    begin, end = f"<!-- {report.game}: written by scripts/mutate.py -->", f"<!-- end of {report.game} -->"
    text = path.read_text(encoding="utf-8")
    if begin not in text:
        text = f"{text.rstrip()}\n\n{begin}\n{end}\n"
    head, _, rest = text.partition(begin)
    path.write_text(f"{head}{begin}\n{written(report)}\n{end}{rest.partition(end)[2]}", encoding="utf-8")


def mutate(game: str, chosen: argparse.Namespace, console: Console) -> bool:
    """Whether enough mutants of this game were found, and all others are explained."""
    known = explained(game)
    with tempfile.TemporaryDirectory(prefix="sexton-mutate-") as folder:
        copy = Path(folder) / "copy"
        copy_of(game, copy)
        plan = plan_for(game, copy, chosen.games)
        mutants = [one for one in mutants_in(copy, game) if chosen.only in one.name]
        verdicts = hunt(plan, mutants, chosen.workers, console)
    whole = not chosen.only
    report = Report(game, mutants, verdicts, {k: v for k, v in known.items() if whole or chosen.only in k})
    show(report, console)
    if chosen.write and whole:
        write(report)
    return not report.unexplained() and (report.score() >= ENOUGH or not whole)


def games_with_tests() -> list[str]:
    folders = sorted((ROOT / "src/sexton/games").glob("*/rules"))
    return [path.parent.name for path in folders if list((ROOT / "tests/games" / path.parent.name).glob("test_*.py"))]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", action="append", help="only this game (may be given more than once)")
    parser.add_argument("--only", default="", help="only mutants with this text in their name, as in the list")
    parser.add_argument("--games", type=int, default=20, help="how many games the tests play (default: 20)")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 2, help="processes (default: one a core)")
    parser.add_argument("--write", action="store_true", help="bring docs/explanation/mutation.md up to date")
    chosen = parser.parse_args()
    console = Console()
    passed = [mutate(game, chosen, console) for game in chosen.game or games_with_tests()]
    return 0 if all(passed) else 1


if __name__ == "__main__":
    sys.exit(main())
