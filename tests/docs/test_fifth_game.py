"""A fifth game is one folder: the one of docs/howto/add-a-game.md, built elsewhere, is picked up by everything."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.docs import fifth

ROOT = Path(__file__).parent.parent.parent
SEXTON = [sys.executable, "-c", "from sexton.commands import main; main()"]
SUITES = [
    "tests/conformance/test_promises.py",
    "tests/server/test_every_game.py",
    "tests/envs/test_encodings.py",
    "tests/envs/test_pettingzoo.py",
    "tests/envs/test_gymnasium.py",
    "tests/envs/test_openspiel.py",
]

LEARN = """
import sys
from pathlib import Path
from sexton.kernel import catalogue
from sexton.learn.run import train
from sexton.learn.settings import Settings

settings = Settings(
    rounds=24, workers=0, slots=32, ticks=32, width=32, narrow=16, batch=1024, rate=5e-3, last_rate=5e-4,
    looked=0.2, report=0.0, save=1e9, hard=0.0,
)
game, reports = catalogue.find("wisps"), []
train(game, game.read_options({}), Path(sys.argv[1]), settings, reports.append, torch=False)
shares = [share for report in reports[12:] for share in report.shares["random"]]
print(sum(shares) / len(shares))
"""


@pytest.fixture(scope="module")
def environment(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    place = tmp_path_factory.mktemp("games")
    fifth.build(place)
    # What else lies there is no game, and is not run.
    (place / "conftest.py").write_text("raise SystemExit('run')\n", encoding="utf-8")
    (place / "helpers").mkdir()
    (place / "helpers" / "__init__.py").write_text('"""No GAME."""\nraise SystemExit("run")\n', encoding="utf-8")
    names = {"LANG": "C.UTF-8", "PYTHONIOENCODING": "utf-8", "XDG_DATA_HOME": str(place / "home")}
    return {**os.environ, **names, "SEXTON_GAMES_PATH": str(place), "SEXTON_GAMES": "30", "PYTEST_ADDOPTS": ""}


def run(command: list[str], environment: dict[str, str], lines: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        command, input=lines, capture_output=True, encoding="utf-8", env=environment, cwd=ROOT, timeout=600, check=False
    )


def pytest_on(environment: dict[str, str], *arguments: str) -> str:
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", *arguments]
    done = run(command, environment)
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-2000:]
    return done.stdout


def test_nothing_but_the_folder_was_added() -> None:
    assert {name.split("/")[0] for name in fifth.files()} == {"wisps"}
    mentions = [path for path in (ROOT / "src").rglob("*.py") if "wisps" in path.read_text(encoding="utf-8").lower()]
    assert not mentions


def test_the_conformance_suite_the_server_and_the_environments_pick_it_up(environment: dict[str, str]) -> None:
    """The hash of its encoding is not kept here: it is not a game of ours."""
    said = pytest_on(environment, *SUITES, "-k", "wisps and not never_changes")
    found = re.search(r"(\d+) passed", said)
    assert found is not None
    assert int(found[1]) > 40
    assert "skipped" not in said


def test_the_page_plays_it(environment: dict[str, str]) -> None:
    said = pytest_on(environment, "tests/browser/fifth_game.py")
    if "1 skipped" in said:
        pytest.skip("the browser tests cannot run here")
    assert "1 passed" in said


@pytest.mark.parametrize(
    ("language", "asked", "told"),
    [("en", "Which lantern do you lay?", "A wisp appears"), ("it", "Quale lanterna giochi?", "Appare un fuoco fatuo")],
)
def test_the_terminal_plays_it_in_both_languages(
    environment: dict[str, str], tmp_path: Path, language: str, asked: str, told: str
) -> None:
    record = str(tmp_path / "game.sexton")
    playing = ["play", "wisps", "--plain", "--bots", "random", "--lang", language, "--record", record]
    done = run([*SEXTON, *playing], environment, lines="1\n" * 9)
    assert done.returncode == 0, done.stderr
    assert asked in done.stdout
    assert told in done.stdout
    checked = run([*SEXTON, "verify", record], environment)
    assert checked.returncode == 0, checked.stdout + checked.stderr


def test_the_other_commands_know_it(environment: dict[str, str]) -> None:
    games = run([*SEXTON, "games"], environment)
    assert games.returncode == 0
    assert "Wisps" in games.stdout
    (line,) = games.stderr.splitlines()
    assert line.endswith("helpers is no game: its __init__.py has no GAME")
    assert "wisps" in run([*SEXTON, "play", "helpers"], environment).stderr
    assert "cancel one another out" in run([*SEXTON, "rules", "wisps", "WI-5"], environment).stdout
    bots = run([*SEXTON, "simulate", "wisps", "--bots", "greedy,random", "--games", "20"], environment)
    assert bots.returncode == 0, bots.stderr
    assert "greedy" in bots.stdout
    assert "#/$defs/told-Caught" in run([*SEXTON, "replay", "--schema", "wisps"], environment).stdout
    refused = run([*SEXTON, "simulate", "wisps", "--seats", "7"], environment)
    assert refused.returncode == 2


def test_a_net_learns_it_from_its_encoding_alone(environment: dict[str, str], tmp_path: Path) -> None:
    """Two seconds of games against itself, and it wins more against who plays at random; its file plays."""
    out = tmp_path / "wisps.net"
    done = run([sys.executable, "-c", LEARN, str(out)], environment)
    assert done.returncode == 0, done.stderr
    assert float(done.stdout) > 1.2
    league = ["league", "wisps", "--bots", f"random,net:{out}", "--games", "12", "--workers", "1"]
    played = run([*SEXTON, *league], environment)
    assert played.returncode == 0, played.stderr


def test_without_the_path_it_is_not_there() -> None:
    done = run(
        [*SEXTON, "rules", "wisps"], {name: value for name, value in os.environ.items() if name != "SEXTON_GAMES_PATH"}
    )
    assert done.returncode == 2
