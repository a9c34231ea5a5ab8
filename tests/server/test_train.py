"""What a server offers for the train: all that play in the browser needs, and no word where it was not built."""

from __future__ import annotations

from pathlib import Path

import pytest

from sexton.server.http.routes import train
from tests.server.kit import quick, sessions

PYTHON = "python-0123456789ab"


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A page and the Python beside it as the builds leave them, small."""
    static, parts = tmp_path / "static", tmp_path / "train" / PYTHON
    (static / "assets").mkdir(parents=True)
    parts.mkdir(parents=True)
    (static / "index.html").write_text('<html lang="en"><head><title>Sexton</title></head></html>')
    for name in ("app-1.js", "app-1.js.br", "worker-2.js", "thinker-3.js"):
        (static / "assets" / name).write_text("plain")
    for name in ("pyodide.mjs", "sexton.xz"):
        (parts / name).write_bytes(b"packed")
    (tmp_path / "train" / "secret").write_text("no part")
    monkeypatch.setattr(train, "BUILT", static)
    monkeypatch.setattr(train, "TRAIN", tmp_path / "train")
    monkeypatch.setattr("sexton.server.http.routes.page.BUILT", static)
    return static


async def test_all_that_is_kept_is_there_with_its_size_and_the_page_comes_last(tmp_path: Path, built: Path) -> None:
    async with sessions(quick(tmp_path / "db"), "Ada") as (_, ada):
        kept = (await ada.http.get("/kept.json")).json()
        names = [one["name"] for one in kept]
        assert names[:-1] == [
            *("assets/app-1.js", "assets/thinker-3.js", "assets/worker-2.js"),
            *(f"{PYTHON}/pyodide.mjs", f"{PYTHON}/sexton.xz"),
        ]
        for one in kept:
            found = await ada.http.get(f"/{one['name']}")
            assert (found.status_code, len(found.content)) == (200, one["bytes"]), one
        page = (await ada.http.get(f"/{names[-1]}")).text
        assert 'data-home="browser" data-server' in page
        assert f'<meta name="sexton-python" content="{PYTHON}/" />' in page
        assert (await ada.http.get("/?/t/abc")).text == page  # an address in the browser
        assert "data-home" not in (await ada.http.get("/")).text


async def test_another_page_has_another_name_among_what_is_kept(tmp_path: Path, built: Path) -> None:
    before = train.all_kept(built, train.TRAIN)[-1].name
    other = tmp_path / "other"
    built.rename(other)
    (other / "index.html").write_text('<html lang="en"><head><title>Sexton, again</title></head></html>')
    assert train.all_kept(other, train.TRAIN)[-1].name != before


async def test_only_the_two_workers_may_compile_webassembly(tmp_path: Path, built: Path) -> None:
    async with sessions(quick(tmp_path / "db"), "Ada") as (_, ada):
        kept = [one.name for one in train.all_kept(built, train.TRAIN)]
        policies = {
            name: (await ada.http.get(f"/{name}")).headers.get("content-security-policy", "") for name in (*kept, "")
        }
    allowed = {name for name, policy in policies.items() if "wasm-unsafe-eval" in policy}
    assert allowed == {"assets/worker-2.js", "assets/thinker-3.js"}
    assert all("unsafe-eval" not in policy.replace("wasm-unsafe-eval", "") for policy in policies.values())
    assert all("script-src 'self'" in policies[name] for name in ("", *allowed))


@pytest.mark.parametrize(
    "path", [f"/{PYTHON}/..%2Fsecret", f"/{PYTHON}/nothing", "/python-x/pyodide.mjs", "/python-../secret"]
)
async def test_nothing_else_is_served(tmp_path: Path, built: Path, path: str) -> None:
    async with sessions(quick(tmp_path / "db"), "Ada") as (_, ada):
        assert (await ada.http.get(path)).status_code == 404


async def test_where_it_was_not_built_nothing_is_offered(
    tmp_path: Path, built: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(train, "TRAIN", tmp_path / "nowhere")
    async with sessions(quick(tmp_path / "db"), "Ada") as (_, ada):
        assert (await ada.http.get("/kept.json")).json() == []
        assert (await ada.http.get("/alone")).status_code == 404
        assert "data-home" not in (await ada.http.get("/?/t/abc")).text
