"""The page: the built bundle or, where it was not built, a small page without scripts that says so."""

from __future__ import annotations

from html import escape
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route

from sexton.server.http import compressed
from sexton.server.http.requests import base_url, language_of
from sexton.server.http.routes import train
from sexton.server.words import words_for

BUILT = Path(__file__).parents[2] / "static"  # of the server
FOR_A_DAY = "public, max-age=86400"
KINDS = {
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".woff2": "font/woff2",
    ".webmanifest": "application/manifest+json",
}
WORKER = "sw.js"
TOP_FILES = (WORKER, "manifest.webmanifest", "icon.svg", "icon-192.png", "icon-512.png", "icon-maskable.png")
STYLE = """body { font: 1.1rem/1.5 system-ui, sans-serif; max-width: 40rem; margin: 3rem auto; padding: 0 1rem;
  color: #222; background: #faf8f4 }
pre { padding: .8rem 1rem; background: #eee9df; overflow-x: auto }
@media (prefers-color-scheme: dark) {
  body { color: #ddd; background: #191a1c } pre { background: #26282b } a { color: #9bd }
}
"""


def built_page(request: Request, status: int = 200) -> Response | None:
    index = BUILT / "index.html"
    return compressed.file(request, index, "text/html", "no-cache", status) if index.is_file() else None


def nothing_here(request: Request) -> Response | None:
    """For a person with a browser: the page, which says that nobody is buried here. Programs get their refusal."""
    person = request.method == "GET" and "text/html" in request.headers.get("accept", "")
    if not person or request.url.path.startswith(("/api/", "/assets/")):
        return None
    if (built := built_page(request, 404)) is not None:
        return built
    said = words_for(language_of(request)).say("refused-no-such-page")
    return page(request, [said[:1].upper() + said[1:] + "."], base_url(request), 404)


def built_file(name: str) -> tuple[Path, str]:
    """One file of the bundle, and its kind; a name has no slashes, so it cannot point outside the folder."""
    folder, _, single = name.rpartition("/")
    path = BUILT / folder / single
    if "/" in single or single.startswith(".") or path.suffix not in KINDS or not path.is_file():
        raise HTTPException(404)
    return path, KINDS[path.suffix]


async def asset(request: Request) -> Response:
    """These files carry a digest in their name."""
    return compressed.file_for_good(request, *built_file(f"assets/{request.path_params['name']}"))


async def top_file(request: Request) -> Response:
    name = request.url.path.lstrip("/")
    return compressed.file(request, *built_file(name), "no-cache" if name == WORKER else FOR_A_DAY)


async def home(request: Request) -> Response:
    if request.url.query.startswith("/") and (alone := train.alone_page()) is not None:
        return alone  # an address within the page whose tables are in the browser
    if (built := built_page(request)) is not None:
        return built
    words = words_for(language_of(request))
    return page(request, [words.say("page-not-yet")], base_url(request))


async def table(request: Request) -> Response:
    if (built := built_page(request)) is not None:
        return built
    words, name = words_for(language_of(request)), str(request.path_params["table"])[:32]
    lines = [words.say("page-table-join", table=name), words.say("page-private")]
    return page(request, lines, f"{base_url(request)}/t/{name}")


def page(request: Request, lines: list[str], url: str, status: int = 200) -> Response:
    language = language_of(request)
    words = words_for(language)
    title = escape(words.say("page-title"))
    text = "".join(f"<p>{escape(line)}</p>" for line in lines)
    return HTMLResponse(
        f'<!doctype html><html lang="{language}"><head><meta charset="utf-8"><title>{title}</title>'
        '<meta name="viewport" content="width=device-width"><link rel="stylesheet" href="/style.css"></head>'
        f"<body><main><h1>{title}</h1><p>{escape(words.say('page-what'))}</p>{text}"
        f"<pre>{escape(words.say('page-join', url=url))}</pre>"
        f'<p>{escape(words.say("page-lists"))} <a href="/api/tables">/api/tables</a></p></main></body></html>',
        status,
    )


async def style(request: Request) -> Response:
    return Response(STYLE, media_type="text/css", headers={"cache-control": "max-age=3600"})


ROUTES = [
    Route("/", home, methods=["GET"]),
    Route("/t/{table}", table, methods=["GET"]),
    Route("/replay/{table}", table, methods=["GET"]),
    Route("/review/{table}", table, methods=["GET"]),
    *[
        Route(path, home, methods=["GET"])
        for path in (
            "/new",
            "/device",
            "/club",
            "/club/games",
            "/club/statistics",
            "/club/friends",
            "/club/ladder",
            "/club/house",
            "/check",
            "/referee",
            "/referee/{game}/{question}",
            "/puzzles",
        )
    ],
    Route("/puzzles/{game}/{number}", home, methods=["GET"]),
    Route("/rules/{game}", home, methods=["GET"]),
    Route("/assets/{name}", asset, methods=["GET"]),
    *[Route(f"/{name}", top_file, methods=["GET"]) for name in TOP_FILES],
    Route("/style.css", style, methods=["GET"]),
]
