"""The page: the built bundle; where it was not built, a small honest page in the reader's language, without scripts."""

from __future__ import annotations

from html import escape
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import Route

from sexton.server.http.requests import base_url, language_of
from sexton.server.words import words_for

BUILT = Path(__file__).parent.parent / "static"
FOR_GOOD = "public, max-age=31536000, immutable"  # these files carry a digest in their name
KINDS = {
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".woff2": "font/woff2",
    ".webmanifest": "application/manifest+json",
}
TOP_FILES = ("sw.js", "manifest.webmanifest", "icon.svg", "icon-192.png", "icon-512.png", "icon-maskable.png")
STYLE = """body { font: 1.1rem/1.5 system-ui, sans-serif; max-width: 40rem; margin: 3rem auto; padding: 0 1rem;
  color: #222; background: #faf8f4 }
pre { padding: .8rem 1rem; background: #eee9df; overflow-x: auto }
@media (prefers-color-scheme: dark) {
  body { color: #ddd; background: #191a1c } pre { background: #26282b } a { color: #9bd }
}
"""


def built_page() -> Response | None:
    index = BUILT / "index.html"
    if not index.is_file():
        return None
    return FileResponse(index, media_type="text/html", headers={"cache-control": "no-cache"})


def built_file(name: str, keep: str) -> Response:
    """One file of the bundle; names are single, so nothing outside its folder can be meant."""
    folder, _, single = name.rpartition("/")
    path = BUILT / folder / single
    if "/" in single or single.startswith(".") or path.suffix not in KINDS or not path.is_file():
        raise HTTPException(404)
    return FileResponse(path, media_type=KINDS[path.suffix], headers={"cache-control": keep})


async def asset(request: Request) -> Response:
    return built_file(f"assets/{request.path_params['name']}", FOR_GOOD)


async def top_file(request: Request) -> Response:
    return built_file(request.url.path.lstrip("/"), "no-cache")


async def home(request: Request) -> Response:
    if (built := built_page()) is not None:
        return built
    words = words_for(language_of(request))
    return page(request, [words.say("page-not-yet")], base_url(request))


async def table(request: Request) -> Response:
    if (built := built_page()) is not None:
        return built
    words, name = words_for(language_of(request)), str(request.path_params["table"])[:32]
    lines = [words.say("page-table-join", table=name), words.say("page-private")]
    return page(request, lines, f"{base_url(request)}/t/{name}")


def page(request: Request, lines: list[str], url: str) -> Response:
    language = language_of(request)
    words = words_for(language)
    title = escape(words.say("page-title"))
    text = "".join(f"<p>{escape(line)}</p>" for line in lines)
    return HTMLResponse(
        f'<!doctype html><html lang="{language}"><head><meta charset="utf-8"><title>{title}</title>'
        '<meta name="viewport" content="width=device-width"><link rel="stylesheet" href="/style.css"></head>'
        f"<body><main><h1>{title}</h1><p>{escape(words.say('page-what'))}</p>{text}"
        f"<pre>{escape(words.say('page-join', url=url))}</pre>"
        f'<p>{escape(words.say("page-lists"))} <a href="/api/tables">/api/tables</a></p></main></body></html>'
    )


async def style(request: Request) -> Response:
    return Response(STYLE, media_type="text/css", headers={"cache-control": "max-age=3600"})


ROUTES = [
    Route("/", home, methods=["GET"]),
    Route("/t/{table}", table, methods=["GET"]),
    Route("/replay/{table}", table, methods=["GET"]),
    *[Route(path, home, methods=["GET"]) for path in ("/new", "/check", "/referee", "/referee/{game}/{question}")],
    Route("/rules/{game}", home, methods=["GET"]),
    Route("/assets/{name}", asset, methods=["GET"]),
    *[Route(f"/{name}", top_file, methods=["GET"]) for name in TOP_FILES],
    Route("/style.css", style, methods=["GET"]),
]
