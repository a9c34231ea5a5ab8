"""Responses alike for everybody, compressed. What depends on a guest or a seat is not: its length would tell."""

from __future__ import annotations

import gzip
from functools import lru_cache
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, Response

SUFFIXES = {"br": ".br", "gzip": ".gz"}  # the smaller first; web/vite.config.ts packs the files when it builds them
SMALLEST = 1000  # bytes: packing less saves nothing
TEXTS = 128  # words and rulebooks that are kept packed: games, editions and languages
FILES = 256  # of the page that are kept in memory: 2 MB in all
VARIES = {"vary": "accept-encoding"}
FOR_GOOD = "public, max-age=31536000, immutable"


def taken_by(request: Request) -> list[str]:
    """The packings that the reader takes; one with a weight of nought is refused."""
    offered = {}
    for item in request.headers.get("accept-encoding", "").lower().split(","):
        name, _, weight = item.partition(";")
        offered[name.strip()] = weight.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return [name for name in SUFFIXES if offered.get(name, offered.get("*", False))]


def file(request: Request, path: Path, kind: str, keep: str, status: int = 200) -> Response:
    """A file of the page, in the smallest form there is of it."""
    found, headers = smallest(request, path)
    return FileResponse(found, status, headers | {"cache-control": keep}, kind)


def file_for_good(request: Request, path: Path, kind: str) -> Response:
    """The same, of one whose name will never stand for anything else: nobody asks whether it has changed."""
    found, headers = smallest(request, path)
    return Response(content_of(found), 200, headers | {"cache-control": FOR_GOOD}, kind)


def smallest(request: Request, path: Path) -> tuple[Path, dict[str, str]]:
    for name in taken_by(request):
        packed = path.with_name(path.name + SUFFIXES[name])
        if packed.is_file():
            return packed, VARIES | {"content-encoding": name}
    return path, dict(VARIES)


@lru_cache(FILES)
def content_of(path: Path) -> bytes:
    return path.read_bytes()


def text(request: Request, content: bytes, kind: str, keep: str) -> Response:
    headers = {"cache-control": keep, **VARIES}
    if len(content) >= SMALLEST and "gzip" in taken_by(request):
        content, headers["content-encoding"] = zipped(content), "gzip"
    return Response(content, media_type=kind, headers=headers)


@lru_cache(TEXTS)
def zipped(content: bytes) -> bytes:
    return gzip.compress(content, 9, mtime=0)
