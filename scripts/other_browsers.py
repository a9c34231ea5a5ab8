"""Plays a whole game of each kind in Firefox and in WebKit, on a phone's size, against bots. Part of `make soak`.

    python scripts/other_browsers.py                   both browsers, every game
    python scripts/other_browsers.py --only Firefox

Debian's packages are used: firefox-esr, webkit2gtk-driver, xvfb. What the hints advise is confirmed by a click on the
button, which must be in sight with nothing over it.
"""

from __future__ import annotations

import argparse
import importlib
import sys
import tempfile
from pathlib import Path

from rich.console import Console

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
SEATS = {"gravediggers": 3, "graverobbers": 3, "vampire": 2, "gloomy_graves": 2}
SECONDS = 600.0


def main() -> int:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--only", choices=["Firefox", "WebKit"])
    only = asked.parse_args().only
    kit, driver = (importlib.import_module(f"tests.{name}") for name in ("server.kit", "browser.webdriver"))
    out, failed = Console(), 0
    with tempfile.TemporaryDirectory() as folder:
        server = kit.Running(kit.quick(Path(folder) / "tables.db"))
        url = f"http://127.0.0.1:{server.port}"
        for browser in (driver.Firefox, driver.WebKit):
            if only not in (None, browser.name):
                continue
            with driver.Player(browser(), url) as player:
                for game, seats in SEATS.items():
                    player.sit_down(game, ["own", *["bot greedy"] * (seats - 1)])
                    try:
                        answered = player.play(SECONDS)
                        out.print(f"{browser.name}: {game} to its end, {answered} answers")
                    except AssertionError as why:
                        out.print(f"[red]{browser.name}: {game}: {why}[/red]")
                        failed += 1
        server.stop()
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
