"""The wheel carries the built page: installed somewhere else, `sexton serve` shows it."""

from __future__ import annotations

import os
import subprocess
import sys
import time
import urllib.error
import urllib.request
import zipfile
from pathlib import Path

import pytest

from sexton.server.http.routes import page
from tests.server.kit import free_port

ROOT = Path(__file__).parents[2]
pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built without the compiled engine, which takes seconds: the page is the same in a compiled one."""
    folder = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    made = subprocess.run(
        command, cwd=ROOT, env=os.environ | {"SEXTON_PURE": "1"}, capture_output=True, text=True, check=False
    )
    assert made.returncode == 0, made.stdout + made.stderr
    return next(folder.glob("*.whl"))


def test_a_pure_wheel_is_for_every_platform(wheel: Path) -> None:
    assert wheel.name.endswith("-py3-none-any.whl")


def test_the_wheel_holds_every_file_of_the_page(wheel: Path) -> None:
    built = {path.relative_to(page.BUILT).as_posix() for path in page.BUILT.rglob("*") if path.is_file()}
    train = {path.relative_to(page.BUILT.parent).as_posix() for path in page.train.TRAIN.rglob("*") if path.is_file()}
    with zipfile.ZipFile(wheel) as opened:
        names = set(opened.namelist())
    assert {"index.html", "sw.js", "manifest.webmanifest"} <= built
    assert {f"sexton/server/static/{name}" for name in built} <= names
    assert {f"sexton/server/{name}" for name in train} <= names  # where it was built
    assert not [name for name in names if "node_modules" in name or name.startswith("tests/")]


def test_the_installed_wheel_serves_the_page(wheel: Path, tmp_path: Path) -> None:
    with zipfile.ZipFile(wheel) as opened:
        opened.extractall(tmp_path / "site")
    port = free_port()
    environment = os.environ | {"PYTHONPATH": str(tmp_path / "site"), "SEXTON_DATABASE": str(tmp_path / "tables.db")}
    code = f"import sexton.commands as c; assert c.__file__.startswith({str(tmp_path)!r}), c.__file__; c.main()"
    command = [sys.executable, "-c", code, "serve", "--port", str(port)]
    with subprocess.Popen(command, cwd=tmp_path, env=environment, stdout=subprocess.DEVNULL) as server:
        try:
            shown = fetched(f"http://127.0.0.1:{port}/", server)
        finally:
            server.terminate()
    assert '<div id="page">' in shown


def fetched(url: str, server: subprocess.Popen[bytes], seconds: float = 60) -> str:
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        assert server.poll() is None, "the server did not start"
        try:
            with urllib.request.urlopen(url, timeout=10) as answer:
                return str(answer.read().decode())
        except urllib.error.URLError:
            time.sleep(0.1)
    raise AssertionError("the server did not answer")
