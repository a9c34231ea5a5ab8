"""The page and its files: what is alike for everybody is sent compressed, what depends on a guest or a seat is not."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest

from sexton.server.http.routes import page
from tests.server.kit import quick, sessions

SAME_FOR_ALL = ["/api/games", "/api/games/gravediggers/words", "/api/games/gravediggers/rulebook"]


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A page as the build leaves it, small."""
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    for name, content in (("app.js", b"plain"), ("app.js.gz", gzip.compress(b"plain")), ("app.js.br", b"brotli")):
        (folder / "assets" / name).write_bytes(content)
    monkeypatch.setattr(page, "BUILT", folder)
    return folder


@pytest.mark.parametrize(
    ("takes", "gets"),
    [
        ("gzip, deflate, br", "br"),
        ("gzip", "gzip"),
        ("br;q=0, gzip", "gzip"),
        ("*", "br"),
        ("identity", None),
        ("gzip;q=0, br; q=0.000", None),
        ("", None),
    ],
)
async def test_a_file_goes_out_in_the_form_the_browser_takes(
    tmp_path: Path, built: Path, takes: str, gets: str | None
) -> None:
    async with (
        sessions(quick(tmp_path / "db"), "Ada") as (_, ada),
        ada.http.stream("GET", "/assets/app.js", headers={"accept-encoding": takes}) as answer,
    ):
        raw = b"".join([part async for part in answer.aiter_raw()])
    assert answer.headers.get("content-encoding") == gets
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["vary"] == "accept-encoding"
    assert raw == {"br": b"brotli", "gzip": (built / "assets/app.js.gz").read_bytes(), None: b"plain"}[gets]


async def test_packed_forms_are_no_files_of_their_own(tmp_path: Path, built: Path) -> None:
    async with sessions(quick(tmp_path / "db"), "Ada") as (_, ada):
        assert (await ada.http.get("/assets/app.js.gz")).status_code == 404


@pytest.mark.parametrize("path", SAME_FOR_ALL)
async def test_words_and_rulebooks_are_packed(tmp_path: Path, path: str) -> None:
    async with sessions(quick(tmp_path / "db"), "Ada") as (_, ada):
        plain = await ada.http.get(path, headers={"accept-encoding": "identity"})
        packed = await ada.http.get(path, headers={"accept-encoding": "gzip"})
    assert "content-encoding" not in plain.headers
    assert packed.headers["content-encoding"] == "gzip"
    assert int(packed.headers["content-length"]) < len(plain.content) / 2
    assert packed.content == plain.content


async def test_what_depends_on_a_guest_is_never_packed(tmp_path: Path) -> None:
    """The length of what is packed tells something of what is in it."""
    async with sessions(quick(tmp_path / "db"), "Ada") as (_, ada):
        table = (await ada.create(["own", "open"]))["id"]
        for path in ("/api/mine", "/api/tables", f"/api/tables/{table}"):
            answer = await ada.http.get(path, headers={"accept-encoding": "gzip, br"})
            assert answer.status_code == 200, path
            assert "content-encoding" not in answer.headers, path


@pytest.mark.parametrize(
    ("path", "accept", "kind"),
    [
        ("/nowhere", "text/html,*/*;q=0.8", "text/html"),
        ("/nowhere", "application/json", "application/json"),
        ("/api/nowhere", "text/html", "application/json"),
    ],
)
async def test_a_person_finds_a_page_where_nothing_is_and_a_program_a_refusal(
    tmp_path: Path, built: Path, path: str, accept: str, kind: str
) -> None:
    (built / "index.html").write_text("<!doctype html>")
    async with sessions(quick(tmp_path / "db"), "Ada") as (_, ada):
        answer = await ada.http.get(path, headers={"accept": accept})
        (built / "index.html").unlink()
        unbuilt = await ada.http.get(path, headers={"accept": accept})
    for one in (answer, unbuilt):
        assert one.status_code == 404
        assert one.headers["content-type"].startswith(kind)
    assert kind != "text/html" or "There is no such page." in unbuilt.text
