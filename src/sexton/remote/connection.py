"""The client side of the protocol, for terminals: a session, requests, a socket that reconnects by itself."""

from __future__ import annotations

import asyncio
import http.client
import json
import os
import sys
import urllib.error
import urllib.request
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import msgspec
import websockets
from websockets.exceptions import WebSocketException

from sexton.kernel.interface import Refusal
from sexton.server.wire.bodies import COOKIE
from sexton.server.wire.listener import GOING_AWAY

TRIES = 60
PAUSE, LONGEST_PAUSE = 0.3, 5.0
SECONDS = 20
LARGEST = 2**24
USER_AGENT = "sexton-terminal"  # by which its owner knows the session in a list
REFUSED_CODES = (4403, 1008)


class Address:
    """http://host:8020/t/ab12cd34#seat=secret, in its parts."""

    def __init__(self, url: str) -> None:
        parts = urlsplit(url if "://" in url else f"http://{url}")
        if parts.scheme not in ("http", "https") or not parts.netloc:
            raise Refusal("join", "wrong-address", url=url)
        self.base = f"{parts.scheme}://{parts.netloc}"
        path = parts.path.strip("/").split("/")
        self.table = path[1] if len(path) == 2 and path[0] in ("t", "replay") else ""
        self.token = parts.fragment.removeprefix("seat=") if parts.fragment.startswith("seat=") else ""


class Session:
    """A cookie, kept between calls in the user's own folder, as a browser would."""

    def __init__(self, base: str, kept: Path | None = None) -> None:
        self.base = base
        self.kept = kept or kept_sessions()
        self.cookie = self._stored().get(base, "")

    def _stored(self) -> dict[str, str]:
        try:
            return msgspec.json.decode(self.kept.read_bytes(), type=dict[str, str])
        except (OSError, msgspec.DecodeError):
            return {}

    def keep(self, cookie: str) -> None:
        self.cookie = cookie
        self.kept.parent.mkdir(parents=True, exist_ok=True)
        with open(self.kept, "wb", opener=lambda path, flags: os.open(path, flags, 0o600)) as file:
            file.write(msgspec.json.encode(self._stored() | {self.base: cookie}))

    async def get(self, path: str) -> Any:
        return await asyncio.to_thread(self._ask, "GET", path, None)

    async def post(self, path: str, **body: Any) -> Any:
        return await asyncio.to_thread(self._ask, "POST", path, body)

    async def text(self, path: str) -> str:
        return (await asyncio.to_thread(self._fetch, "GET", path, None)).decode()

    def _ask(self, method: str, path: str, body: dict[str, Any] | None) -> Any:
        return json.loads(self._fetch(method, path, body))

    def _fetch(self, method: str, path: str, body: dict[str, Any] | None) -> bytes:
        cookie = f"{COOKIE}={self.cookie}" if self.cookie else ""
        headers = {"Content-Type": "application/json", "User-Agent": USER_AGENT, "Cookie": cookie}
        content = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.base + path, content, headers, method=method)
        try:
            with urllib.request.urlopen(request, timeout=SECONDS) as answer:
                for header in answer.headers.get_all("Set-Cookie") or ():
                    name, _, value = header.split(";")[0].partition("=")
                    if name == COOKIE:
                        self.keep(value)
                return bytes(answer.read())
        except urllib.error.HTTPError as error:
            raise refusal_in(error.read()) from None
        except (urllib.error.URLError, OSError, http.client.HTTPException) as error:
            problem = getattr(error, "reason", error)
            raise Refusal("join", "no-answer", url=self.base, problem=str(problem)) from None


def refusal_in(content: bytes) -> Refusal:
    try:
        said = json.loads(content)
        return Refusal(said["rule"], said["message"], **said["facts"])
    except (ValueError, KeyError, TypeError):
        return Refusal("server", "try-again")


def kept_sessions() -> Path:
    if home := os.environ.get("XDG_DATA_HOME"):
        return Path(home) / "sexton" / "sessions.json"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "sexton" / "sessions.json"
    return Path.home() / ".local" / "share" / "sexton" / "sessions.json"


class Connection:
    """One table over a socket. When the line breaks it reconnects, and says what it has already heard."""

    def __init__(self, session: Session, table: str, language: str) -> None:
        self.session, self.table, self.language = session, table, language
        self.heard = 0
        self._socket: Any = None

    async def messages(self) -> AsyncIterator[dict[str, Any]]:
        """Everything we are told; {"type": "lost"} when the line broke and we are reconnecting."""
        tries = 0
        while tries < TRIES:
            try:
                async with await self._connect() as self._socket:
                    async for text in self._socket:
                        tries = 0
                        yield json.loads(text)
                code = self._socket.close_code
            except (OSError, WebSocketException, TimeoutError):
                code = GOING_AWAY
            if code in REFUSED_CODES:
                return
            self._socket = None
            tries += 1
            if tries == 2:
                yield {"type": "lost"}
            await asyncio.sleep(min(LONGEST_PAUSE, PAUSE * tries))
        raise Refusal("join", "no-answer", url=self.session.base, problem="")

    def _connect(self) -> Any:
        base = "ws" + self.session.base.removeprefix("http")
        address = f"{base}/ws/{self.table}?lang={self.language}&heard={self.heard}"
        headers = {"Cookie": f"{COOKIE}={self.session.cookie}"} if self.session.cookie else {}
        return _awaited(
            websockets.connect(address, additional_headers=headers, compression=None, max_size=LARGEST, proxy=None)
        )

    async def send(self, **message: Any) -> None:
        """A message that cannot be sent now is dropped: the table will ask again."""
        if self._socket is not None:
            try:
                await self._socket.send(json.dumps(message))
            except WebSocketException:
                return


async def _awaited(connecting: Any) -> Any:
    return await connecting
