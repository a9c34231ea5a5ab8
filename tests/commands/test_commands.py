"""All commands: help with examples that run, exit codes, and the small ones."""

from __future__ import annotations

import ast
import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pyarrow.parquet as pq
import pytest

import sexton.bots
import sexton.commands
import sexton.lab
from sexton.commands import COMMANDS
from sexton.commands.common import words_for
from sexton.commands.games import players_in
from sexton.commands.server.club import club
from sexton.kernel import catalogue
from sexton.kernel.records import replay
from sexton.kernel.words import LANGUAGES
from tests.commands.command_line import refused, run
from tests.commands.test_verify import fair_game

RUN_HERE = ("games", "rules", "simulate", "verify", "referee")  # the others' examples are tested with them
SOURCE = Path(sexton.commands.__file__).parent.parent.parent


def shell(line: str, folder: Path) -> subprocess.CompletedProcess[str]:
    """A line as a person types it."""
    program = f'sexton() {{ "{sys.executable}" -c "from sexton.commands import main; main()" "$@"; }}'
    environment = {**os.environ, "PYTHONPATH": str(SOURCE), "LC_ALL": "C.UTF-8"}
    return subprocess.run(
        ["sh", "-c", f"{program}\n{line}"], cwd=folder, env=environment, capture_output=True, text=True, check=False
    )


def helps() -> dict[str, list[str]]:
    """The words that lead to each help text."""
    asked = {name: [name] for name in COMMANDS}
    for game in catalogue.games().values():
        for question in game.referees:
            asked[f"referee {game.id} {question}"] = ["referee", game.id, question]
    return asked | {f"club {name}": ["club", name] for name in club.commands}


def examples_in(text: str) -> list[str]:
    return [line.strip() for line in text.splitlines() if re.match(r"  +(sexton|echo) ", line)]


@pytest.mark.parametrize("name", helps())
def test_every_help_has_an_example(name: str) -> None:
    done = run(*helps()[name], "--help")
    assert done.exit_code == 0
    assert "\n  Examples:\n" in done.stdout
    assert any(f"sexton {name.split(' ', maxsplit=1)[0]}" in example for example in examples_in(done.stdout))


@pytest.mark.parametrize("name", [name for name in helps() if name.split()[0] in RUN_HERE])
def test_every_example_runs(name: str, tmp_path: Path) -> None:
    text, seen = fair_game()
    (tmp_path / "game.sexton").write_text(text)
    (tmp_path / "seen.json").write_bytes(msgspec.json.encode(seen))
    (tmp_path / "results" / "records").mkdir(parents=True)
    (tmp_path / "results" / "records" / "000000.sexton").write_text(text)
    examples = examples_in(run(*helps()[name], "--help").stdout)
    for example in examples:
        done = shell(example, tmp_path)
        assert done.returncode == 0, f"{example}\n{done.stderr}"
        assert done.stdout


def test_help_lists_all_commands_without_loading_them(tmp_path: Path) -> None:
    done = run("--help")
    assert all(name in done.stdout for name in COMMANDS) and "Examples:" in done.stdout
    heavy = ["textual", "rich", "sexton.kernel.table", "sexton.games", "sexton.lab"]
    check = f"import sys; import sexton.commands; print([name for name in {heavy} if name in sys.modules])"
    loaded = subprocess.run(
        [sys.executable, "-c", check], env={**os.environ, "PYTHONPATH": str(SOURCE)}, capture_output=True, text=True,
        check=True,
    )  # fmt: skip
    assert loaded.stdout.strip() == "[]"


def test_the_version_says_whether_the_engine_is_compiled() -> None:
    assert re.fullmatch(r"sexton [\d.]+ \(engine (not )?compiled, Python [\d.]+\)\n", run("--version").stdout)


def test_an_unknown_command_is_a_usage_error() -> None:
    assert run("dance").exit_code == 2


NEEDS_A_FILE = [
    ["verify", "MISSING"],
    ["verify", "GAME", "--seen", "MISSING"],
    ["replay", "MISSING", "--plain"],
    ["replay", "MISSING", "--json"],
    ["hint", "MISSING", "--at", "1", "--as", "0"],
    ["report", "MISSING"],
    ["compare", "MISSING", "MISSING"],
    ["board", "check", "MISSING"],
    ["board", "draw", "MISSING"],
    ["restore", "MISSING"],
    ["serve", "--config", "MISSING"],
    ["backup", "copy", "--config", "MISSING"],
    ["club", "rebuild", "--config", "MISSING"],
    ["club", "rebuild", "--database", "MISSING"],
    ["club", "settings", "--config", "MISSING"],
    ["club", "members", "--database", "MISSING"],
    ["solve", "vampire", "--board", "MISSING"],
    ["simulate", "gloomy_graves", "--deck", "MISSING"],
    ["simulate", "graverobbers", "--objectives", "MISSING"],
    ["play", "vampire", "--plain", "--board", "MISSING"],
]


@pytest.mark.parametrize("command", NEEDS_A_FILE, ids=" ".join)
def test_a_missing_file_is_named_and_leaves_with_2(command: list[str], tmp_path: Path) -> None:
    (tmp_path / "game.sexton").write_text(fair_game()[0])
    names = {"MISSING": str(tmp_path / "nowhere"), "GAME": str(tmp_path / "game.sexton")}
    done = run(*(names.get(word, word) for word in command))
    assert done.exit_code == 2, done.output
    assert done.stdout == "" and "Traceback" not in done.stderr
    assert "nowhere" in done.stderr


@pytest.mark.parametrize("command", [["rules", "chess"], ["simulate", "chess"], ["referee", "chess"]])
def test_an_unknown_game_is_answered_with_the_known_ones(command: list[str]) -> None:
    assert "gravediggers" in refused(*command)


@pytest.mark.parametrize("name", ["x" * 5000, "9" * 5000, "two\nlines", "", "../../etc", "\x1b[31m"])
def test_whatever_is_typed_is_refused_in_one_line(name: str) -> None:
    assert refused("rules", name)
    assert refused("rules", "gravediggers", name or "-")
    assert refused("referee", "gravediggers", "robbery", "--cards", name or "?", "--fists", "1,2")
    assert refused("referee", "gravediggers", "robbery", "--cards", "5", f"--fists=1,{name}")
    assert refused("simulate", "gravediggers", "--bots", name)
    assert refused("simulate", "gravediggers", "--seats", str(10**30))
    assert refused("simulate", "gravediggers", "--option", f"closed={name}")


def test_a_game_for_two_is_not_said_to_be_for_two_to_two(monkeypatch: pytest.MonkeyPatch) -> None:
    game = catalogue.find("gravediggers")
    monkeypatch.setattr(type(game), "seats", range(2, 3))
    assert players_in(game, words_for("en")) == "2 players"
    assert players_in(game, words_for("it")) == "2 giocatori"


def test_games() -> None:
    said = run("games").stdout
    assert "Gravediggers (gravediggers): 2 to 5 players\n" in said
    assert "Grave Digger (vampire): 2 to 4 players, up to 6 with seats_up_to=6\n" in said
    assert "option unpaid_fist = kept | forfeited" in run("games").stdout
    found = {game["id"]: game for game in json.loads(run("games", "--json").stdout)}
    assert found["gravediggers"]["seats"] == [2, 3, 4, 5]
    assert "robbery" in found["gravediggers"]["referees"]
    assert "closed" in json.dumps(found["gravediggers"]["options"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_printed_rules_keep_drawings_and_code_as_they_are(language: str, tmp_path: Path) -> None:
    """What is printed can be copied: the example of an own board is a board, the drawn one is the one we play on."""
    printed = run("rules", "vampire", "--lang", language).stdout
    own = tmp_path / "own.txt"
    own.write_text(printed[printed.index("board My Churchyard") :].partition("\n\n")[0] + "\n", encoding="utf-8")
    assert run("board", "check", str(own)).exit_code == 0
    shipped = (catalogue.find("vampire").folder / "boards" / "iron_gate.txt").read_text(encoding="utf-8")
    rows = [line.replace(" ", "") for line in shipped.splitlines() if set(line.replace(" ", "")) <= set("oPSKGR*.")]
    drawn = re.findall(r"^ \d   ((?:\S ){8}\S)", printed, re.MULTILINE)
    assert [line.replace(" ", "") for line in drawn] == [row for row in rows if row]
    assert "VH-5 " in printed and "**" not in printed
    assert "`name mine`" in run("rules", "gloomy_graves", "--lang", language).stdout
    shown = [run("rules", game, "--lang", language).stdout for game in catalogue.games()]
    assert not any(re.search(r"\*[A-Z][^*\n]*[.?]\*", text) for text in shown), "emphasis is plain text"


def test_rules_whole_one_and_none() -> None:
    whole = run("rules", "gravediggers", "--lang", "en").stdout
    assert whole.startswith("# Gravediggers") and "**" not in whole
    one = run("rules", "gravediggers", "gd-20").stdout
    assert one.startswith("GD-20 Equal fists") and one.count("GD-") == 1
    assert run("rules", "gravediggers", "GD-20", "--lang", "it").stdout != one
    assert "GD-99" in refused("rules", "gravediggers", "GD-99")
    assert next(iter(json.loads(run("rules", "gravediggers", "--json").stdout))) == "GD-1"


def test_simulate_prints_and_keeps_the_same(tmp_path: Path) -> None:
    words = ["simulate", "gravediggers", "--bots", "greedy,random", "--games", "6", "--seed", "5", "--workers", "1"]
    bare = json.loads(run(*words, "--json").stdout)
    kept = json.loads(run(*words, "--json", "--out", str(tmp_path / "a"), "--records").stdout)
    assert bare == kept == json.loads((tmp_path / "a" / "summary.json").read_text())
    run(*words, "--out", str(tmp_path / "b"))
    for part in ("games", "seats"):
        first, second = ((tmp_path / name / part / "part-000000.parquet").read_bytes() for name in "ab")
        assert first == second
    for path in (tmp_path / "a" / "records").iterdir():
        replay.verify(path.read_text())
    told = run(*words, "--lang", "en").stdout
    assert "6 games with 2 players, seed 5" in told and "greedy" in told and "seat 1" in told
    assert f"{bare['by_bot']['greedy']['share']:.1%}" in told


@pytest.mark.parametrize(
    ("words", "part"),
    [
        (["--bots", "psychic"], "random, greedy"),
        (["--bots", "random,random", "--seats", "3"], "2 bots were named for 3 seats"),
        (["--seats", "6"], "2 to 5"),
        (["--records"], "--out"),
        (["--option", "closed"], "NAME=VALUE"),
        (["--option", "closed=ajar"], "closed"),
        (["--option", "box={"], "not valid"),
        (["--option", "luck=1"], "luck"),
    ],
)
def test_simulations_that_cannot_be_are_refused(words: list[str], part: str) -> None:
    assert part in refused("simulate", "gravediggers", *words)


@pytest.mark.parametrize("words", [["--games", "0"], ["--games", "x"], ["--workers", "0"], ["--seed", "-1"]])
def test_numbers_that_cannot_be_are_usage_errors(words: list[str]) -> None:
    assert run("simulate", "gravediggers", *words).exit_code == 2


def test_an_interrupt_keeps_what_is_finished(tmp_path: Path) -> None:
    program = "from sexton.commands import main; main()"
    words = ["simulate", "gravediggers", "--bots", "greedy", "--seats", "4", "--games", "5000", "--workers", "2"]
    running = subprocess.Popen(
        [sys.executable, "-c", program, *words, "--out", "out", "--records"],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(SOURCE)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    deadline = time.monotonic() + 60
    while not list(tmp_path.glob("out/games/part-*.parquet")) and time.monotonic() < deadline:
        time.sleep(0.05)
    os.killpg(running.pid, signal.SIGINT)  # as a terminal does: the workers get it too
    out, err = running.communicate(timeout=60)
    assert running.returncode == 130
    assert "Traceback" not in err and "5,000" in err and "--resume" in err
    rows = pq.read_table(tmp_path / "out" / "games").num_rows
    finished = json.loads((tmp_path / "out" / "summary.json").read_text())["games"]
    assert 0 < finished == rows <= len(list((tmp_path / "out" / "records").iterdir()))
    assert out


def test_a_broken_pipe_is_silent(tmp_path: Path) -> None:
    done = shell("sexton rules gravediggers | head -n 1; sexton games --json | head -n 1", tmp_path)
    assert done.stderr == ""
    assert done.stdout.splitlines()[0] == "# Gravediggers"


def refusals(folder: Path) -> Iterator[tuple[str, set[str]]]:
    """Every refusal written in the code: its message and the facts it names."""
    for path in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refusal":
                assert isinstance(node.args[1], ast.Constant)
                yield str(node.args[1].value), {word.arg for word in node.keywords if word.arg}


@pytest.mark.parametrize("package", [sexton.commands, sexton.lab, sexton.bots], ids=lambda package: package.__name__)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_can_be_said(package: object, language: str) -> None:
    words, found = words_for(language), list(refusals(Path(str(package.__file__)).parent))  # type: ignore[attr-defined]
    assert found
    for message, facts in found:
        assert words.say(f"refused-{message}", **dict.fromkeys(facts, "1"))


def test_a_server_is_announced_once_its_database_is_reached(tmp_path: Path) -> None:
    away = shell("sexton serve --port 0 --database postgresql://x@127.0.0.1:1/x", tmp_path)
    assert (away.returncode, away.stdout) == (2, "")
    assert "the database cannot be reached" in away.stderr
    program = "from sexton.commands import main; main()"
    words = [sys.executable, "-c", program, "serve", "--port", "0", "--database", "kept.db", "--lang", "en"]
    with subprocess.Popen(words, cwd=tmp_path, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as server:
        assert server.stdout is not None
        said = [server.stdout.readline() for _ in range(5)]
        assert (tmp_path / "kept.db").exists()
        server.terminate()
    assert said[0].startswith("Sexton is at http://127.0.0.1:") and said[4].endswith("every game is kept in kept.db.\n")
    assert said[2].startswith("Nobody looks after this club yet.")
    assert re.fullmatch(r" *http://127\.0\.0\.1:\d+/club#steward=[a-z2-9]{32}\n", said[3])
    assert server.returncode == 0
