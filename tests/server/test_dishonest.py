"""The real terminal client at servers that cheat at the shuffle: it notices, says so, and keeps what it was shown."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest

from sexton.kernel.chance.guard import Seen
from sexton.kernel.records import replay
from sexton.kernel.records.record import RecordError
from sexton.kernel.words import Words
from tests.server.dishonest import MODES, cheats
from tests.server.kit import quick, sessions
from tests.server.test_join import typing

ALARMS = {
    "swap": "commitment-changed",
    "again": "asked-again",
    "left-out": "own-salt-missing",
    "void": "void-though-open",
}


def kept(home: Path) -> Seen:
    (path,) = (home / "sexton" / "records").glob("*.seen.json")
    return msgspec.json.decode(path.read_bytes(), type=Seen)


@pytest.mark.parametrize("mode", sorted(ALARMS))
async def test_a_table_that_cheats_is_found_out_before_a_card_is_played(tmp_path: Path, mode: str) -> None:
    with cheats(mode):
        async with sessions(quick(tmp_path / "db"), "Ada") as (server, ada):
            table = (await ada.create(["open", "bot random"]))["id"]
            code, said = await typing(tmp_path, f"{server.url}/t/{table}", "--name", "Anna", "--lang", "en")
            desk = server.site.tables.live[table].desk
            record = await ada.http.get(f"/api/tables/{table}/record")
    told = Words("en").say(f"alarm-{ALARMS[mode]}")
    assert code == 1 and "!!! ALARM" in said and told in said and "Do not play on" in said, said
    seen = kept(tmp_path)
    assert str(tmp_path / "sexton" / "records") in said and seen.alarm == ALARMS[mode]
    first = seen.shown[0]
    assert first.phase == "commit" and first.commitment == seen.commitment, "the first that was shown is pinned"
    if mode == "left-out":
        assert not desk.salts, "nothing was opened"
    elif mode == "void":
        with pytest.raises(RecordError, match="void-though-open"):
            replay.verify(record.text)
    else:
        assert {deal.commitment for deal in seen.shown} > {seen.commitment}, "and so is what was shown instead"


async def test_different_lists_give_different_fingerprints_and_do_not_fit_the_record(tmp_path: Path) -> None:
    homes = [tmp_path / name for name in ("Anna", "Bruno")]
    with cheats("different-lists"):
        async with sessions(quick(tmp_path / "db"), "Ada") as (server, ada):
            table = (await ada.create(["open", "open"]))["id"]
            url = f"{server.url}/t/{table}"
            games = await asyncio.gather(*(typing(home, url, "--name", home.name, "--lang", "en") for home in homes))
    fingerprints = [said.partition("Fingerprint of the shuffle: ")[2].partition(".")[0] for _, said in games]
    assert all(len(words.split()) == 4 for words in fingerprints) and fingerprints[0] != fingerprints[1]
    results = {}
    for home, words in zip(homes, fingerprints, strict=True):
        (path,) = (home / "sexton" / "records").glob("*.sexton")
        text, seen = path.read_text(), kept(home)
        assert (replay.fingerprint_of(replay.verify(text)) == words) == (seen.seat == 0)
        try:
            replay.compare_with_seen(text, seen)
            results[seen.seat] = "all right"
        except RecordError as error:
            results[seen.seat] = error.message
    assert results == {0: "all right", 1: "seen"}


def test_every_way_of_cheating_is_tried() -> None:
    assert {*ALARMS, "different-lists"} == set(MODES)
