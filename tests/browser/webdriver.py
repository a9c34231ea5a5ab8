"""Firefox and WebKit, as far as a game needs them: go somewhere, run a script, press a key, click a point.

Firefox is spoken to over WebDriver BiDi, on the port it opens itself; WebKit's MiniBrowser through WebKitWebDriver,
which needs a screen (Xvfb gives it one).
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import tempfile
import time
from pathlib import Path
from typing import Any, Protocol, Self

import httpx
from websockets.sync.client import ClientConnection, connect

from tests.browser.visitor import GAMES
from tests.server.database import free_port

PATIENCE = 300.0  # longer than tests/browser/driven.js waits for the end of a game
PASSING = 2.0  # seconds that something may lie over the button
SIZE = {"width": 390, "height": 760}
MINI_BROWSERS = "/usr/lib/*/webkit2gtk-4.*/MiniBrowser"


class OtherBrowser(Protocol):
    name: str

    def go(self, url: str) -> None: ...
    def run(self, script: str) -> Any:
        """The value of an expression, through JSON."""
        ...

    def press(self, key: str) -> None: ...
    def click(self, x: float, y: float) -> None: ...
    def close(self) -> None: ...


def keys(key: str) -> list[dict[str, Any]]:
    pressed = [{"type": "keyDown", "value": key}, {"type": "keyUp", "value": key}]
    return [{"type": "key", "id": "keys", "actions": pressed}]


def pointer(x: float, y: float) -> list[dict[str, Any]]:
    steps = [
        {"type": "pointerMove", "x": round(x), "y": round(y), "duration": 0},
        {"type": "pointerDown", "button": 0},
        {"type": "pointerUp", "button": 0},
    ]
    return [{"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": steps}]


def within(patience: float, attempt: Any) -> Any:
    """What the attempt gives, once it gives anything."""
    end = time.monotonic() + patience
    while True:
        try:
            return attempt()
        except (OSError, httpx.HTTPError):
            if time.monotonic() > end:
                raise
            time.sleep(0.2)


class Firefox:
    name = "Firefox"

    def __init__(self) -> None:
        self._folder = tempfile.TemporaryDirectory()
        port = free_port()
        program = shutil.which("firefox-esr") or shutil.which("firefox")
        assert program, "Firefox is not installed (Debian: firefox-esr)"
        size = (f"--width={SIZE['width']}", f"--height={SIZE['height']}")
        where = ("--profile", self._folder.name, f"--remote-debugging-port={port}")
        self._process = subprocess.Popen(
            [program, "--headless", "--no-remote", *size, *where, "about:blank"],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        address = f"ws://127.0.0.1:{port}/session"
        self._socket: ClientConnection = within(PATIENCE, lambda: connect(address, max_size=None))
        self._number = 0
        self._ask("session.new", capabilities={})
        contexts = self._ask("browsingContext.getTree")["contexts"]
        self._context = str(contexts[0]["context"])
        self._ask("browsingContext.setViewport", context=self._context, viewport=SIZE)

    def _ask(self, method: str, **given: Any) -> Any:
        self._number += 1
        self._socket.send(json.dumps({"id": self._number, "method": method, "params": given}))
        while True:
            answer = json.loads(self._socket.recv(PATIENCE))
            if answer.get("id") == self._number:
                assert answer["type"] == "success", answer
                return answer["result"]

    def go(self, url: str) -> None:
        self._ask("browsingContext.navigate", context=self._context, url=url, wait="complete")

    def run(self, script: str) -> Any:
        code = f"Promise.resolve({script}).then((value) => JSON.stringify(value ?? null))"
        found = self._ask("script.evaluate", expression=code, target={"context": self._context}, awaitPromise=True)
        assert found["type"] == "success", found
        return json.loads(found["result"]["value"])

    def press(self, key: str) -> None:
        self._ask("input.performActions", context=self._context, actions=keys(key))

    def click(self, x: float, y: float) -> None:
        self._ask("input.performActions", context=self._context, actions=pointer(x, y))

    def close(self) -> None:
        self._socket.close()
        self._process.terminate()
        self._process.wait(PATIENCE)
        self._folder.cleanup()


class Screen:
    """A screen that nobody sees."""

    def __init__(self) -> None:
        program = shutil.which("Xvfb")
        assert program, "Xvfb is not installed (Debian: xvfb)"
        reading, writing = os.pipe()
        self._process = subprocess.Popen(
            [program, "-displayfd", str(writing), "-screen", "0", "1400x1000x24", "-nolisten", "tcp"],
            pass_fds=[writing],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        os.close(writing)
        with os.fdopen(reading) as said:
            self.display = f":{said.readline().strip()}"

    def close(self) -> None:
        self._process.terminate()
        self._process.wait(PATIENCE)


class WebKit:
    name = "WebKit"

    def __init__(self) -> None:
        self._screen = Screen()
        program = shutil.which("WebKitWebDriver")
        found = sorted(Path("/").glob(MINI_BROWSERS.lstrip("/")))
        assert program and found, "WebKit is not installed (Debian: webkit2gtk-driver)"
        port = free_port()
        self._process = subprocess.Popen(
            [program, f"--port={port}", "--host=127.0.0.1"],
            env=os.environ | {"DISPLAY": self._screen.display, "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1"},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        self._http = httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE)
        options = {"binary": str(found[-1]), "args": ["--automation"]}
        wanted = {"capabilities": {"alwaysMatch": {"webkitgtk:browserOptions": options}}}
        session = within(PATIENCE, lambda: self._send("POST", "/session", wanted))
        self._session = f"/session/{session['sessionId']}"
        self._send("POST", f"{self._session}/window/rect", SIZE)

    def _send(self, method: str, path: str, body: dict[str, Any] | None = None) -> Any:
        answer = self._http.request(method, path, json=body)
        value = answer.json()["value"]
        assert answer.status_code == 200, value
        return value

    def go(self, url: str) -> None:
        self._send("POST", f"{self._session}/url", {"url": url})

    def run(self, script: str) -> Any:
        code = (
            f"const done = arguments[0]; Promise.resolve({script}).then((value) => done(JSON.stringify(value ?? null)))"
        )
        return json.loads(self._send("POST", f"{self._session}/execute/async", {"script": code, "args": []}))

    def press(self, key: str) -> None:
        self._send("POST", f"{self._session}/actions", {"actions": keys(key)})

    def click(self, x: float, y: float) -> None:
        self._send("POST", f"{self._session}/actions", {"actions": pointer(x, y)})

    def close(self) -> None:
        self._send("DELETE", self._session)
        self._http.close()
        self._process.terminate()
        self._process.wait(PATIENCE)
        self._screen.close()


class Player:
    """Somebody with one of these browsers, who plays as the hints advise."""

    def __init__(self, browser: OtherBrowser, url: str) -> None:
        self.browser = browser
        self.url = url

    def __enter__(self) -> Self:
        kept = json.dumps(
            json.dumps(
                {
                    "name": "Ada",
                    "speed": "instant",
                    "language": "en",
                    "theme": "night",
                    "confirmed": 99,
                    "aims": GAMES,
                }
            )
        )
        self.browser.go(self.url)
        self.browser.run(f"localStorage.setItem('sexton.settings', {kept})")
        return self

    def __exit__(self, *_: object) -> None:
        self.browser.close()

    def sit_down(self, game: str, seats: list[str]) -> None:
        body = {"setup": {"game": game, "seats": seats, "options": {}, "hints": "on"}, "name": "Ada"}
        sent = (
            f"{{method: 'POST', headers: {{'content-type': 'application/json'}}, body: {json.dumps(json.dumps(body))}}}"
        )
        made = self.browser.run(f"fetch('/api/tables', {sent}).then((answer) => answer.json())")
        self.browser.go(f"{self.url}/t/{made['id']}")
        self.browser.run("void (window.faults = [], onerror = (text) => void faults.push(String(text)))")

    def play(self, seconds: float) -> int:
        """The whole game; how many questions were answered."""
        end, answered, free = time.monotonic() + seconds, 0, time.monotonic()
        while time.monotonic() < end:
            found = self.browser.run(LOOK)
            if found == "over":
                assert self.browser.run("faults") == []
                return answered
            if found == "asked":
                self.browser.press("h")
                time.sleep(0.05)
            elif found is not None and found["hidden"]:  # something may just fly past
                assert time.monotonic() < free + PASSING, found
                time.sleep(0.1)
                continue
            elif found is not None:
                self.browser.click(found["x"], found["y"])
                answered += 1
            free = time.monotonic()
            time.sleep(0.03)
        raise AssertionError(f"the game did not come to its end: {self.browser.run('document.body.innerText')}")


# Over, asked, or where the button is that confirms what was advised, and whether something lies over it.
LOOK = """(() => {
  if (document.querySelector(".result")) return "over";
  const confirm = document.querySelector("[data-confirm]:enabled");
  if (!confirm) return document.querySelector(".decision.mine") ? "asked" : null;
  const box = confirm.getBoundingClientRect();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const over = document.elementFromPoint(x, y);
  const wider = document.documentElement.scrollWidth > innerWidth && "a page wider than the screen";
  return { x, y, hidden: wider || (!confirm.contains(over) && (over?.outerHTML.slice(0, 200) ?? "the screen's edge")) };
})()"""
