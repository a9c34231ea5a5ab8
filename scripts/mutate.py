"""Mutation testing: plant one small fault at a time in a game's rules, and see whether a test finds it.

    python scripts/mutate.py                        every game that has tests
    python scripts/mutate.py --game gravediggers    one game; --only TEXT takes some of its mutants
    python scripts/mutate.py --write                and bring docs/explanation/mutation.md up to date

The faults are planted in a copy of the sources and tests that has nothing compiled and no other game. A mutant that no
test finds has survived. Every survivor must be explained in tests/games/GAME/survivors.toml, and at least 90 % must be
found; else the exit code is 1. Results are kept in build/mutate: a mutant stays killed for as long as the rules and the
file of the test that found it stay as they are, and survives until any test changes.
"""

from __future__ import annotations

import argparse
import dataclasses
import hashlib
import json
import os
import shutil
import sys
import tempfile
import time
import tomllib
from collections import Counter, defaultdict
from functools import cache
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table

from mutants import Mutant, mutants_of, signatures_in
from mutation_runs import GOLDEN, Child, Plan, Warm, in_collected, is_opening

ROOT = Path(__file__).resolve().parent.parent
FILES = (
    "steps.py",
    "flow.py",
    "legality.py",
    "scoring.py",
    "placement.py",
    "paths.py",
)  # of a game's rules, where it has them
CONFORMANCE = tuple(f"tests/conformance/test_{name}.py" for name in ("refusals", "promises", "files"))
ELSEWHERE = ("test_terminal.py", "test_models.py", "test_solve.py")  # about the terminal, bots and the solver
ENOUGH = 90  # percent
QUICK = 1.0  # seconds that the tests of a quick file take
INI = """[pytest]
pythonpath = .
addopts = --import-mode=importlib --assert=plain -p no:cacheprovider -x -qq --no-header --tb=no
"""


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


@cache
def digest_of(path: Path) -> str:
    """Of a file, or of a folder with all that is in it."""
    digest = hashlib.sha256()
    for file in sorted(path.rglob("*")) if path.is_dir() else [path]:
        if file.is_file() and file.suffix != ".pyc":
            digest.update(f"\0{file.name}\0".encode() + file.read_bytes())
    return digest.hexdigest()


def mutants_in(folder: Path, game: str) -> list[Mutant]:
    rules, signatures = folder / "src/sexton/games" / game / "rules", dict[str, list[str]]()
    for path in [*(folder / "src/sexton/kernel").rglob("*.py"), *rules.glob("*.py")]:
        signatures.update(signatures_in(path.read_text(encoding="utf-8")))
    paths = [rules / file for file in FILES if (rules / file).exists()]
    return [one for path in paths for one in mutants_of(path.name, path.read_text(encoding="utf-8"), signatures)]


def plan_for(game: str, folder: Path, games: int) -> Plan:
    """The tests ordered by the time they take, golden files last."""
    files = [path for path in (folder / "tests/games" / game).glob("test_*.py") if path.name not in ELSEWHERE]
    own = sorted(str(path.relative_to(folder)) for path in files)
    key = digest_of(folder / "tests")
    usual = times_of(Plan(folder, game, games, [[*own, *CONFORMANCE]], key=key))
    took: dict[str, float] = defaultdict(float)
    for test, seconds in usual.items():
        took[test.partition("::")[0]] += seconds
    ordered = sorted([*own, *CONFORMANCE], key=lambda file: (file.endswith(GOLDEN), took[file]))
    quick = [file for file in ordered if took[file] < QUICK and not file.endswith(GOLDEN)]
    rest = [file for file in ordered if file not in quick]
    return Plan(folder, game, games, [quick, rest], usual, key)


def times_of(plan: Plan) -> dict[str, float]:
    """How long each test takes without any fault planted: tried once for the same sources and tests."""
    path = kept(plan.game, "times.json")
    if path.exists() and (known := json.loads(path.read_text()))["key"] == plan.key:
        return dict(known["took"])
    tried = Child(plan, None).wait()
    if tried["verdict"] != "survived":
        raise SystemExit(f"{plan.game}: the tests fail without any fault planted: {tried['killer']}")
    path.write_text(json.dumps({"key": plan.key, "took": tried["took"]}))
    return dict(tried["took"])


def kept(game: str, what: str = "json") -> Path:
    folder = ROOT / "build" / "mutate"
    folder.mkdir(parents=True, exist_ok=True)
    return folder / f"{game}.{what}"


# All mutants of a game


def hunt(plan: Plan, mutants: list[Mutant], workers: int, console: Console) -> None:
    """Find out about every mutant of which nothing is known. A survivor of a warm run is left to a fresh one."""
    path = kept(plan.game)
    known = verdicts_on(plan)
    waiting = [one for one in reversed(mutants) if not is_known(plan, one, known.get(one.name, {}))]
    columns = (TextColumn(plan.game), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn())
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
                    final = found["verdict"] == "killed" or not isinstance(plan, Warm)
                    key = key_of(plan, child.mutant, found["killer"]) if final else ""
                    known[child.mutant.name] = {"key": key, "games": plan.games, **found}
                    progress.advance(task)
                    path.write_text(json.dumps(known, indent=1))
            progress.refresh()
            time.sleep(0.02)


def verdicts_on(plan: Plan) -> dict[str, dict[str, Any]]:
    """What is known, by the name of the mutant; of some of them perhaps from other sources or tests."""
    path = kept(plan.game)
    known: dict[str, dict[str, Any]] = json.loads(path.read_text()) if path.exists() else {}
    return known


def is_known(plan: Plan, mutant: Mutant, verdict: dict[str, Any]) -> bool:
    """A mutant that was killed stays so if more games are played."""
    same = verdict.get("key") == key_of(plan, mutant, verdict.get("killer", ""))
    return same and (verdict["verdict"] == "killed" or bool(verdict["games"] >= plan.games))


def key_of(plan: Plan, mutant: Mutant, killer: str) -> str:
    """A mutant stays killed while the rules, and the file of the test that found it, are what they were."""
    rules = digest_of(plan.folder / "src/sexton/games" / plan.game / "rules")
    tests = digest_of(plan.folder / killer.partition("::")[0]) if "::" in killer else plan.key
    return hashlib.sha256(f"{rules}{tests}{mutant.source}".encode()).hexdigest()


def likely(known: dict[str, dict[str, Any]], mutant: Mutant) -> list[str]:
    """Tests to try first: what found this mutant last time, and what found most in its function, and in all."""
    before = known.get(mutant.name, {}).get("killer", "")
    beside = f"{mutant.file} {mutant.where}: "
    near = Counter(one["killer"] for name, one in known.items() if name.startswith(beside))
    all_over = Counter(one["killer"] for one in known.values())
    tests = dict.fromkeys([before, *(name for found in (near, all_over) for name, _ in found.most_common(6))])
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
        warm = [one for one in mutants if not is_opening(one)]
        in_collected(plan, lambda collected: hunt(collected, warm, chosen.workers, console))
        hunt(plan, mutants, chosen.workers, console)
        known_now = verdicts_on(plan)
    whole = not chosen.only
    verdicts = {one.name: known_now[one.name] for one in mutants}
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
