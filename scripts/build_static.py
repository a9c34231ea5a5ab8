"""Builds build/static: the whole page with its tables in the reader's own browser, for any web space.

    python scripts/build_static.py           build, unless nothing has changed since the last time
    python scripts/build_static.py --force   build anyway

The page is the one that a server shows (scripts/build_page.py). Beside it lies the Python that a browser runs
(scripts/browser_python.py).
"""

from __future__ import annotations

import hashlib
import json
import re
import shutil
import sys
from pathlib import Path

import browser_python
import build_page
from build_page import ROOT, CannotBuild

INTO = ROOT / "build" / "static"
STAMP = "built-from"
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'"
)


def index(page: str, python: Path) -> str:
    """The page for any folder: addresses are relative, its tables live in the browser, and the policy is in a tag."""
    head = (
        f'<meta http-equiv="Content-Security-Policy" content="{POLICY}" />\n    '
        f'<meta name="sexton-python" content="{python.name}/" data-bytes="{packed_bytes(python)}" />\n    '
    )
    page = re.sub(r'(src|href)="/', r'\1="./', page)
    page = page.replace('<html lang="en"', '<html lang="en" data-home="browser"')
    return page.replace("<title>", head + "<title>", 1)


def packed_bytes(python: Path) -> int:
    """Of what the worker unpacks before it is up: the page shows how far that has come."""
    return sum(one.stat().st_size for one in python.iterdir() if one.suffix in (".gz", ".xz"))


def manifest(text: str) -> str:
    told = json.loads(text)
    told["start_url"] = told["scope"] = "./"
    for icon in told["icons"]:
        icon["src"] = icon["src"].lstrip("/")
    return json.dumps(told, indent=2) + "\n"


def digest(python: Path) -> str:
    return hashlib.sha256(f"{build_page.digest()} {python.name}".encode() + Path(__file__).read_bytes()).hexdigest()


def fresh(made_from: str) -> bool:
    stamp = INTO / STAMP
    return stamp.is_file() and stamp.read_text() == made_from


def write(page: Path, python: Path) -> None:
    shutil.rmtree(INTO, ignore_errors=True)
    skipped = shutil.ignore_patterns("*.br", "*.gz", "index.html", "manifest.webmanifest", "files.json", STAMP)
    shutil.copytree(page, INTO, ignore=skipped)
    shutil.copytree(python, INTO / python.name)
    (INTO / "index.html").write_text(index((page / "index.html").read_text(), python))
    (INTO / "manifest.webmanifest").write_text(manifest((page / "manifest.webmanifest").read_text()))
    (INTO / "kept.json").write_text(json.dumps(all_kept()))


def all_kept() -> list[dict[str, str | int]]:
    """All that play without a line needs, the page itself last: "keep for the train" fetches it."""
    files = (one for one in sorted(INTO.rglob("*")) if one.is_file() and one.parent != INTO)
    kept: list[dict[str, str | int]] = [
        {"name": one.relative_to(INTO).as_posix(), "bytes": one.stat().st_size} for one in files
    ]
    page = (INTO / "index.html").read_bytes()
    name = f"index.html?kept={hashlib.sha256(page).hexdigest()[:12]}"
    return [*kept, {"name": name, "bytes": len(page)}]


def build(force: bool = False) -> Path:
    page, python = build_page.build(), browser_python.build(force)
    made_from = digest(python)
    if force or not fresh(made_from):
        write(page, python)
        (INTO / STAMP).write_text(made_from)
    return INTO


def main() -> None:
    try:
        folder = build("--force" in sys.argv)
    except CannotBuild as why:
        print(why, file=sys.stderr)
        sys.exit(1)
    print(
        f"{folder.relative_to(ROOT)} is ready: any web space can serve it. To try it: python -m http.server -d {folder}"
    )


if __name__ == "__main__":
    main()
