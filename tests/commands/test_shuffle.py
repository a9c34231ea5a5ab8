"""The terminal's part in the shuffle, without a server: what it sends, says and writes."""

from __future__ import annotations

from pathlib import Path
from typing import Any, cast

import pytest

from sexton.commands.server.words import server_words
from sexton.kernel.interface import Refusal
from sexton.remote.shuffle import Shuffling
from tests.kernel.test_fair import FINGERPRINTS


class Wire:
    def __init__(self) -> None:
        self.sent: list[dict[str, Any]] = []

    async def send(self, **message: Any) -> None:
        self.sent.append(message)


class Terminal:
    def __init__(self, table: str, you: tuple[int, ...] = ()) -> None:
        self.wire, self.said = Wire(), list[str]()
        self.shuffling = Shuffling(cast(Any, self.wire), server_words("en"), self.said.append)
        chairs = [{"name": "Anna"}, {"name": "Bruno"}, {"name": ""}]
        self.shuffling.about = {"id": table, "game": "gravediggers", "you": you, "chairs": chairs, "missing": []}


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return tmp_path / "sexton" / "records"


def deal(phase: str, **changes: Any) -> dict[str, Any]:
    vector = {name: value for name, value in FINGERPRINTS[0].items() if name != "words"}
    message = {"type": "deal", "phase": phase, "committed": [], "opened": [], "wait": None, **vector, **changes}
    return message if phase == "begun" else message | {"salts": {}}


async def test_the_fingerprint_is_told_when_the_game_begins_and_whenever_it_is_asked_for() -> None:
    terminal = Terminal("3m6c5x2h")
    terminal.shuffling.tell_fingerprint()
    assert "no fingerprint of the shuffle yet" in terminal.said[-1]
    for _ in range(2):
        await terminal.shuffling.hear(deal("begun"))
    assert len(terminal.said) == 2 and FINGERPRINTS[0]["words"] in terminal.said[-1]
    assert "Read it to one another" in terminal.said[-1]
    terminal.shuffling.tell_fingerprint()
    assert terminal.said[-1] == terminal.said[-2]


async def test_who_holds_several_seats_takes_part_with_each_of_them(home: Path) -> None:
    terminal = Terminal("3m6c5x2h", (0, 1))
    await terminal.shuffling.hear(deal("commit", salted={}, attempt=2, called_off=[1, 2]))
    assert "Bruno and seat 2 did not commit in time" in terminal.said[-1]
    assert [message["do"] for message in terminal.wire.sent] == ["sit", "commit"] * 2
    salted = {str(seat): terminal.wire.sent[2 * seat + 1]["salted"] for seat in (0, 1)}
    await terminal.shuffling.hear(deal("open", salted=salted, attempt=2))
    assert [message["do"] for message in terminal.wire.sent[4:]] == ["sit", "open"] * 2
    assert {path.name for path in home.iterdir()} == {
        "gravediggers-3m6c5x2h.seat-0.seen.json",
        "gravediggers-3m6c5x2h.seat-1.seen.json",
    }


async def test_what_is_kept_is_written_before_the_salt_is_sent(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = Terminal("3m6c5x2h", (0,))
    await terminal.shuffling.hear(deal("commit", salted={}))
    files: list[int] = []

    async def send(**message: Any) -> None:
        files.append(len(list(home.iterdir())))

    monkeypatch.setattr(terminal.wire, "send", send)
    await terminal.shuffling.hear(deal("open", salted={"0": terminal.wire.sent[0]["salted"]}))
    assert files == [1]


async def test_a_server_cannot_choose_where_a_file_is_written_and_nonsense_is_refused() -> None:
    for name in ("../../elsewhere", "a/b", ""):
        with pytest.raises(Refusal):
            await Terminal(name, (0,)).shuffling.hear(deal("commit", salted={}))
    for wrong in ({"phase": "again"}, {"salted": {"zero": "00"}}, {"commitment": 7}):
        with pytest.raises(Refusal, match="wrong-input"):
            await Terminal("3m6c5x2h").shuffling.hear({**deal("open"), **wrong})
