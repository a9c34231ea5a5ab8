"""For offline play ("for the train"): the page with tables in the reader's own browser, and all that it needs.

scripts/browser_python.py builds the Python that runs there; where it was not built nothing is offered.
"""

from __future__ import annotations

import hashlib
from functools import lru_cache
from pathlib import Path

import msgspec
from msgspec import Struct
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route

from sexton.server.http import compressed

TRAIN = Path(__file__).parents[2] / "train"  # of the server
BUILT = Path(__file__).parents[2] / "static"
PACKED = (".br", ".gz")  # forms of a file of the page
KINDS = {".mjs": "text/javascript"}
BYTES = "application/octet-stream"  # as they are: the worker unpacks them


class Kept(Struct, frozen=True):
    name: str
    bytes: int


@lru_cache(1)
def python(folder: Path) -> Path | None:
    return next(folder.glob("python-*"), None)


@lru_cache(1)
def alone_text(built: Path, folder: Path) -> str:
    """The page, told that its tables are in the browser and that a server is where it comes from; or nothing."""
    parts, index = python(folder), built / "index.html"
    if parts is None or not index.is_file():
        return ""
    text = index.read_text(encoding="utf-8")
    text = text.replace("<html ", '<html data-home="browser" data-server ', 1)
    return text.replace("<title>", f'<meta name="sexton-python" content="{parts.name}/" />\n    <title>', 1)


@lru_cache(1)
def all_kept(built: Path, folder: Path) -> tuple[Kept, ...]:
    """The page comes last: once it is there, all is."""
    parts, page = python(folder), alone_text(built, folder)
    if parts is None or not page:
        return ()
    assets = [one for one in sorted((built / "assets").iterdir()) if one.suffix not in PACKED]
    files = [Kept(f"{one.parent.name}/{one.name}", one.stat().st_size) for one in (*assets, *sorted(parts.iterdir()))]
    name = f"alone?kept={hashlib.sha256(page.encode()).hexdigest()[:12]}"
    return (*files, Kept(name, len(page.encode())))


def alone_page() -> Response | None:
    text = alone_text(BUILT, TRAIN)
    return HTMLResponse(text, headers={"cache-control": "no-cache"}) if text else None


async def alone(request: Request) -> Response:
    if (found := alone_page()) is None:
        raise HTTPException(404)
    return found


async def kept(request: Request) -> Response:
    """Empty where the Python was not built."""
    found = msgspec.json.encode(all_kept(BUILT, TRAIN))
    return compressed.text(request, found, "application/json", "no-cache")


async def part(request: Request) -> Response:
    """These carry a digest in the name of their folder."""
    folder, name = python(TRAIN), str(request.path_params["name"])
    path = TRAIN / f"python-{request.path_params['digest']}" / name
    if folder is None or path.parent.name != folder.name or name.startswith(".") or not path.is_file():
        raise HTTPException(404)
    return compressed.file(request, path, KINDS.get(path.suffix, BYTES), compressed.FOR_GOOD)


ROUTES = [
    Route("/alone", alone, methods=["GET"]),
    Route("/kept.json", kept, methods=["GET"]),
    Route("/python-{digest}/{name}", part, methods=["GET"]),
]
