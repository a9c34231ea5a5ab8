"""A real Chromium at a real server on the loopback; without a browser or a built page these tests are skipped."""

from __future__ import annotations

import os
import random
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from sexton.server.http.routes import page
from sexton.server.sources import Sources
from sexton.server.thinking import workers
from tests.browser.visitor import PATIENCE, Visitor
from tests.counts import GAMES, SOAK
from tests.server.kit import Running, quick

QUICK_ADVICE = 200  # imagined games
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
expect.set_options(timeout=PATIENCE)  # a busy machine is no reason to fail
HOW = "the browser tests need Chromium or Chrome (Debian: apt-get install chromium), or SEXTON_CHROMIUM=/path/to/it"


class Repeatable(Sources):
    """The same cards in every run of a test, so that what failed once fails again; SEXTON_SEED deals other ones."""

    def begin(self, test: str) -> str:
        seed = f"{os.environ.get('SEXTON_SEED', '0')} {test}"
        self._random = random.Random(seed)
        return seed

    def bytes(self, count: int) -> bytes:
        return self._random.randbytes(count)


def chromium() -> str:
    found = os.environ.get("SEXTON_CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)
    if found is None:
        pytest.skip(HOW)
    return found


# Until Playwright is stopped its loop counts as running, and no other test of that process can run one: so it is
# stopped when the last test of this folder is done.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    path = chromium()
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield opened
        opened.close()


@pytest.fixture(scope="package", autouse=True)
def quick_hints() -> Iterator[None]:
    """Up to a second of the processor goes into a hint, and hundreds are asked for here: how good they are is for other
    tests to say. `make soak` asks for the real ones.
    """
    with pytest.MonkeyPatch.context() as patched:
        if GAMES < SOAK:
            patched.setattr(workers, "ADVICE", QUICK_ADVICE)
        yield


@pytest.fixture(scope="session")
def sources() -> Repeatable:
    source = Repeatable()
    source.begin("the server")
    return source


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory, sources: Repeatable) -> Iterator[Running]:
    if not (page.BUILT / "index.html").is_file():
        pytest.skip("the page is not built: make page")
    settings = quick(tmp_path_factory.mktemp("browser") / "tables.db", chat_rate=1000.0)
    running = Running(settings, sources=sources)
    yield running
    running.stop()


@pytest.fixture
def visit(request: pytest.FixtureRequest, browser: Browser, server: Running, sources: Repeatable) -> Iterator[Any]:
    """visit("Ada") is a person with a browser of their own; whatever their console complains about fails the test."""
    seed = sources.begin(request.node.nodeid)
    visitors: list[Visitor] = []

    def arrive(name: str, kind: type[Visitor] = Visitor, **wishes: Any) -> Visitor:
        visitor = kind(browser, server.url, name, seed, **wishes)
        visitors.append(visitor)
        return visitor

    yield arrive
    complaints = [complaint for visitor in visitors for complaint in visitor.complaints]
    for visitor in visitors:
        visitor.close()
    assert not complaints


@pytest.fixture(scope="session")
def axe() -> str:
    path = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
    if not path.is_file():
        pytest.skip("axe-core is not installed: make page")
    return path.read_text(encoding="utf-8")
