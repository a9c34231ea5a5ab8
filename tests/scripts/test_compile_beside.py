"""The engine compiled beside a game: it waits for the next start, and nothing is left half done."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from scripts import compile_engine

import beside

SUFFIX = compile_engine.EXTENSION_SUFFIXES[0]
MADE = (Path(f"engine__mypyc{SUFFIX}"), Path("sexton") / f"dice{SUFFIX}")
NOBODY = 2**22 + 1  # no process has this number


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A project of one module, and a compiler that takes no time."""
    (tmp_path / "src" / "sexton").mkdir(parents=True)
    (tmp_path / "src" / "sexton" / "dice.py").write_text(f"{compile_engine.MARK}\nSIDES = 6\n")

    def build(root: Path, modules: list[Path], compiler: list[str], into: Path, beside: int = 0) -> None:
        for path in MADE:
            (into / "lib" / path).parent.mkdir(parents=True, exist_ok=True)
            (into / "lib" / path).write_text("compiled")

    monkeypatch.setattr(compile_engine, "build", build)
    monkeypatch.setattr(compile_engine, "find_compiler", lambda: ["cc"])
    return tmp_path


@pytest.fixture
def player() -> Iterator[subprocess.Popen[bytes]]:
    process = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(60)"])
    yield process
    process.kill()
    process.wait()


def in_place(root: Path) -> int:
    return len(compile_engine.built_files(root))


def test_what_was_compiled_beside_a_game_waits_until_it_has_ended(
    root: Path, player: subprocess.Popen[bytes], capsys: pytest.CaptureFixture[str]
) -> None:
    modules = compile_engine.engine_modules(root)
    assert compile_engine.compile_engine(root, modules, beside=player.pid) == 0
    assert "from the next start on" in capsys.readouterr().out
    assert in_place(root) == 0
    assert not compile_engine.make_ready(root, modules), "the game still runs uncompiled"
    assert compile_engine.compile_engine(root, modules, beside=player.pid) == 0
    assert capsys.readouterr().out == "", "it waits already"
    player.kill()
    player.wait()
    assert compile_engine.make_ready(root, modules)
    assert in_place(root) == len(MADE)
    assert compile_engine.check(root, modules) == 0
    assert not compile_engine.waiting_folder(root).exists()


def test_another_process_with_the_same_number_does_not_count(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    modules = compile_engine.engine_modules(root)
    compile_engine.compile_engine(root, modules, beside=os.getpid())
    assert not compile_engine.make_ready(root, modules)
    monkeypatch.setattr(compile_engine, "began", lambda process: "a year later")
    assert compile_engine.make_ready(root, modules)


def test_what_no_longer_fits_its_sources_is_neither_placed_nor_left(root: Path) -> None:
    modules = compile_engine.engine_modules(root)
    compile_engine.compile_engine(root, modules, beside=NOBODY)
    modules[0].write_text(f"{compile_engine.MARK}\nSIDES = 8\n")
    assert not compile_engine.make_ready(root, modules)
    assert compile_engine.compile_engine(root, modules) == 0
    modules[0].write_text(f"{compile_engine.MARK}\nSIDES = 10\n")
    assert not compile_engine.make_ready(root, modules)
    assert in_place(root) == 0


def test_sources_edited_meanwhile_make_it_worthless(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    modules = compile_engine.engine_modules(root)
    build = compile_engine.build

    def edited(*arguments: object, **others: object) -> None:
        build(*arguments, **others)
        modules[0].write_text(f"{compile_engine.MARK}\nSIDES = 20\n")

    monkeypatch.setattr(compile_engine, "build", edited)
    assert compile_engine.compile_engine(root, modules, beside=os.getpid()) == 0
    assert not compile_engine.waiting_folder(root).exists()


def test_a_whole_build_takes_what_waits(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    modules = compile_engine.engine_modules(root)
    compile_engine.compile_engine(root, modules, beside=NOBODY)
    capsys.readouterr()
    assert compile_engine.compile_engine(root, modules) == 0
    assert capsys.readouterr().out == ""
    assert in_place(root) == len(MADE)


def test_an_interrupted_move_leaves_nothing(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    modules = compile_engine.engine_modules(root)
    compile_engine.compile_engine(root, modules, beside=NOBODY)

    def interrupted(*_: object, **__: object) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr(compile_engine.json, "dumps", interrupted)
    with pytest.raises(KeyboardInterrupt):
        compile_engine.make_ready(root, modules)
    assert in_place(root) == 0
    assert compile_engine.check(root, modules) == 0


def test_long_work_is_given_up_with_all_it_has_started(player: subprocess.Popen[bytes], tmp_path: Path) -> None:
    """The shell stands for mypyc, the process it starts for the C compiler."""
    number = tmp_path / "number"
    words = ["sh", "-c", f"sleep 60 & echo $! > {number}; wait"]
    work = subprocess.Popen(words, start_new_session=True)
    wait_until(lambda: number.exists() and number.read_text().strip() != "")
    player.kill()
    player.wait()
    with pytest.raises(beside.GivenUp), beside.ended_with_us(work):
        beside.wait_for(work, player.pid)
    assert work.poll() is not None
    wait_until(lambda: not beside.is_running(int(number.read_text())))


def test_make_compiles_beside_the_very_process_that_plays() -> None:
    """The shell that starts the compiler becomes the game: `$$` is the number of both."""
    root = Path(__file__).parents[2]
    for target, command in (("play", "sexton serve"), ("terminal", "sexton play")):
        planned = subprocess.run(["make", "-n", target], cwd=root, capture_output=True, text=True, check=True).stdout
        (line,) = [one for one in planned.splitlines() if "--beside" in one]
        assert re.search(rf"--beside \$\$ .*& exec \S*{command}", line), line


def wait_until(true: object, seconds: float = 10.0) -> None:
    assert callable(true)
    until = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < until
        time.sleep(0.02)
