"""A record that cannot be written where it should is said so, offered another place, and never lost."""

from __future__ import annotations

import errno
import os
import resource
import subprocess
import sys
import tempfile
from pathlib import Path

import msgspec
import pytest
from click.testing import CliRunner, Result

from sexton.commands import play as play_module
from sexton.commands import sexton
from sexton.kernel.records import record, replay
from sexton.terminal.record_files import Keeping, NotSaved, Saved
from tests.terminal.local_table import app_for, practice, until_shown, watched


@pytest.fixture
def full(monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    """Folders with no room left; at first none."""
    folders: list[Path] = []
    really_write = Path.write_bytes

    def write(path: Path, content: bytes) -> int:
        if any(path.is_relative_to(folder) for folder in folders):
            really_write(path, content[: len(content) // 2])
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        return really_write(path, content)

    monkeypatch.setattr(Path, "write_bytes", write)
    return folders


def play(*arguments: str, lines: str) -> Result:
    return CliRunner().invoke(sexton, ["play", "gravediggers", "--seed", "4", "--lang", "en", *arguments], input=lines)


def test_half_a_record_is_never_left_behind(tmp_path: Path, full: list[Path]) -> None:
    full.append(tmp_path)
    keeping = Keeping(practice(), tmp_path / "game.sexton")
    assert keeping.save() == NotSaved(tmp_path / "game.sexton", "No space left on device")
    assert list(tmp_path.iterdir()) == []
    full.clear()
    assert keeping.save() == Saved(tmp_path / "game.sexton", None)
    assert [path.name for path in tmp_path.iterdir()] == ["game.sexton"]


async def test_the_result_says_that_the_record_was_not_written(tmp_path: Path, full: list[Path]) -> None:
    full.append(tmp_path)
    app = app_for(watched(), tmp_path)
    async with app.run_test(size=(100, 60)):
        await until_shown(app, "The record could not be written to")
        await until_shown(app, "Nothing is lost yet")


def test_another_place_is_offered(tmp_path: Path, full: list[Path], monkeypatch: pytest.MonkeyPatch) -> None:
    bad, good = tmp_path / "bad", tmp_path / "good"
    bad.mkdir()
    full.append(bad)
    monkeypatch.setattr(play_module, "interactive", lambda: True)
    lines = f"quit\nyes\n{bad / 'again.sexton'}\n{good / 'game.sexton'}\n"
    done = play("--plain", "--record", str(bad / "game.sexton"), lines=lines)
    assert done.exit_code == 0, done.output
    assert done.output.count("No space left on device") == 2
    assert done.output.count("Another file for the record") == 2
    assert record.read((good / "game.sexton").read_text(encoding="utf-8")).ending is not None
    assert "Traceback" not in done.output


@pytest.mark.parametrize("lines", ["quit\nyes\n\n", "quit\nyes\n"])
def test_without_another_place_the_record_goes_to_the_temporary_folder(
    tmp_path: Path, full: list[Path], monkeypatch: pytest.MonkeyPatch, lines: str
) -> None:
    bad, spare = tmp_path / "bad", tmp_path / "spare"
    spare.mkdir()
    full.append(bad)
    monkeypatch.setattr(tempfile, "tempdir", str(spare))
    monkeypatch.setattr(play_module, "interactive", lambda: lines.endswith("\n\n"))
    done = play("--plain", "--record", str(bad / "game.sexton"), lines=lines)
    assert done.exit_code == 1
    assert "kept here instead" in done.output
    assert str(spare / "game.sexton") in done.output
    assert record.read((spare / "game.sexton").read_text(encoding="utf-8")).ending is not None


def test_as_a_last_resort_the_record_is_printed(tmp_path: Path) -> None:
    """No file of any size can be written by this process: a full disk, as far as it can tell."""
    command = [sys.executable, "-c", "from sexton.commands import main; main()", "play", "gravediggers", "--plain"]
    done = subprocess.run(
        [*command, "--lang", "en", "--record", str(tmp_path / "game.sexton")],
        input="quit\nyes\n",
        capture_output=True,
        encoding="utf-8",
        env={**os.environ, "PYTHONIOENCODING": "utf-8", "PYTHONDONTWRITEBYTECODE": "1"},
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0)),
        timeout=300,
        check=False,
    )
    assert done.returncode == 1
    assert "Traceback" not in done.stderr
    assert "This is the record" in done.stderr
    assert not (tmp_path / "game.sexton").exists()
    text = done.stdout[done.stdout.index("\nsexton ") + 1 :]
    whole, _, seen = text.rstrip("\n").rpartition("\n")
    assert replay.verify(whole + "\n").ending is not None
    replay.compare_with_seen(whole + "\n", msgspec.json.decode(seen, type=replay.Seen))


def test_a_folder_where_nothing_can_be_written_is_refused_before_the_game(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    done = play("--plain", "--record", str(tmp_path / "file" / "game.sexton"), lines="")
    assert done.exit_code == 2
    assert "cannot write to" in done.output
