"""Plays a whole game of each kind in Firefox and in WebKit, on a phone's size, against bots. Part of `make soak`.

    python scripts/other_browsers.py                   both browsers, every game
    python scripts/other_browsers.py --only Firefox
    python scripts/other_browsers.py --alone           only the page without a server

Debian's packages are used: firefox-esr, webkit2gtk-driver, xvfb. What the hints advise is confirmed by a click on the
button, which must be in sight with nothing over it. In Firefox each game is then played once more on the page without a
server (build/static), by messages to the worker in which its tables live.
"""

from __future__ import annotations

import argparse
import importlib
import json
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

from rich.console import Console

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))
SEATS = {"gravediggers": 3, "graverobbers": 3, "vampire": 2, "gloomy_graves": 2}
SECONDS = 600.0


@contextmanager
def file_server() -> Iterator[str]:
    class Quiet(SimpleHTTPRequestHandler):
        def log_message(self, *told: Any) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(ROOT / "build" / "static")))
    Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_address[1]}"
    server.shutdown()
    server.server_close()


def begun(browser: Any) -> None:
    """Until the page has asked for its worker."""
    for _ in range(100):
        if browser.run("performance.getEntriesByType('resource').some((one) => one.name.includes('/worker-'))"):
            return
        time.sleep(0.2)
    raise AssertionError("the page did not begin its worker")


def play_alone(browser: Any, out: Console) -> int:
    """How many games did not come to their end without a server."""
    drive, failed = (ROOT / "tests" / "browser" / "driven.js").read_text(), 0
    with file_server() as url:
        for game in SEATS:
            browser.go(f"{url}/?/rules/{game}")
            begun(browser)
            (found,) = browser.run(f"({drive})({json.dumps([game])})")
            over = found["over"]["kind"] == "over"
            failed += not over
            out.print(f"{browser.name}, without a server: {game} {'to its end' if over else found['over']}")
    return failed


def play_at_a_server(player: Any, out: Console) -> int:
    """How many games did not come to their end at a server."""
    failed = 0
    for game, seats in SEATS.items():
        player.sit_down(game, ["own", *["bot greedy"] * (seats - 1)])
        try:
            out.print(f"{player.browser.name}: {game} to its end, {player.play(SECONDS)} answers")
        except AssertionError as why:
            out.print(f"[red]{player.browser.name}: {game}: {why}[/red]")
            failed += 1
    return failed


def main() -> int:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--only", choices=["Firefox", "WebKit"])
    asked.add_argument("--alone", action="store_true")
    wanted = asked.parse_args()
    kit, driver = (importlib.import_module(f"tests.{name}") for name in ("server.kit", "browser.webdriver"))
    out, failed = Console(), 0
    with tempfile.TemporaryDirectory() as folder:
        server = kit.Running(kit.quick(Path(folder) / "tables.db"))
        url = f"http://127.0.0.1:{server.port}"
        for browser in (driver.Firefox,) if wanted.alone else (driver.Firefox, driver.WebKit):
            if wanted.only not in (None, browser.name):
                continue
            with driver.Player(browser(), url) as player:
                if not wanted.alone:
                    failed += play_at_a_server(player, out)
                if browser is driver.Firefox:
                    failed += play_alone(player.browser, out)
        server.stop()
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
