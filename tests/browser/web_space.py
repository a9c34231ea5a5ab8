"""A web space that serves what `make static` builds: files, a subfolder, and no server; and its next version."""

from __future__ import annotations

import http.server
import io
import json
import lzma
import re
import shutil
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, ClassVar

from browser_python import LATER, joined, ours
from tests.server.test_upgrade import upgraded

ROOT = Path(__file__).parents[2]
STATIC = ROOT / "build" / "static"
FOLDER = "/some/where"
# What the workers' answers carry, and what all others do, as the page about web spaces says it.
HEADERS = re.findall(r"```\n((?:[\w-]+: .*\n)+)```", (ROOT / "docs/howto/web-space.md").read_text())


class Plain(http.server.SimpleHTTPRequestHandler):
    """Files and nothing else, packed by nobody; how many bytes it has sent."""

    sent = 0
    down = False
    headed = False  # whether it sends the headers that docs/howto/web-space.md names
    folder = STATIC

    def translate_path(self, path: str) -> str:
        self.directory = str(Plain.folder)
        return super().translate_path(path.removeprefix(FOLDER) if path.startswith(FOLDER) else "/nothing/here")

    def end_headers(self) -> None:
        if Plain.headed:
            worker = re.search(r"/assets/(worker|thinker)-[^/]*\.js$", self.path.split("?")[0])
            for line in HEADERS[0 if worker else 1].splitlines():
                self.send_header(*line.split(": ", 1))
        super().end_headers()

    def send_head(self) -> Any:
        """What every request asks for first."""
        if Plain.down:
            self.close_connection = True
            return None
        return super().send_head()

    def copyfile(self, source: Any, outputfile: Any) -> None:
        content = source.read()
        Plain.sent += len(content)
        outputfile.write(content)

    def log_message(self, *told: Any) -> None:
        pass


class Elsewhere(http.server.BaseHTTPRequestHandler):
    """A proxy that a browser asks for whatever is not on this machine: it lists that, and has none of it."""

    asked: ClassVar[list[str]] = []

    def log_request(self, *told: Any) -> None:
        Elsewhere.asked.append(self.path)

    def log_error(self, *told: Any) -> None:
        pass


@contextmanager
def serving(answers: type[http.server.BaseHTTPRequestHandler]) -> Iterator[str]:
    """Its address, while it answers."""
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), answers)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    yield f"http://127.0.0.1:{server.server_address[1]}"
    server.shutdown()
    thread.join()
    server.server_close()


@dataclass
class Version:
    folder: Path  # what a web space serves
    sources: Path  # that it was made from


def next_version(space: Path) -> Version:
    """The next version of the folder: a raised edition of Gravediggers, other names, another service worker."""
    folder, sources = space / "newer", upgraded(space / "next")
    shutil.copytree(STATIC, folder)
    python = next(folder.glob("python-*"))
    packed = python / "sexton.xz"
    packed.write_bytes(with_game_of(packed.read_bytes(), sources, "sexton/games/gravediggers/"))
    python.rename(folder / "python-newer")
    for name in ("index.html", "kept.json"):
        (folder / name).write_text((folder / name).read_text().replace(python.name, "python-newer"))
    (folder / "sw.js").write_text((folder / "sw.js").read_text() + "// newer\n")
    return Version(folder, sources)


def with_game_of(packed: bytes, sources: Path, game: str) -> bytes:
    """The archive with one game as these sources have it. They need not be compiled: the browser's Python does that."""
    content = io.BytesIO(lzma.decompress(packed))
    files = {name: content.read(size) for name, size in json.loads(content.readline()).items()}
    kept = {name: found for name, found in files.items() if not name.startswith(game)}
    new = {name: found for name, found in ours(sources / "sexton") if name.startswith(game) and not LATER.search(name)}
    return lzma.compress(joined(kept | new), preset=0)
