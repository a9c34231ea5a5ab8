"""Builds build/static: the whole page with its tables in the reader's own browser, for any web space.

    python scripts/build_static.py           build, unless nothing has changed since the last time
    python scripts/build_static.py --force   build anyway

The page is the one that a server shows (scripts/build_page.py). Beside it lies `python-…`: Pyodide, the standard
library without what nobody asks for, and Sexton with the few libraries it needs, compiled for that Python and packed.
The worker unpacks them itself, so that a file server which packs nothing sends no more than one that does.
"""

from __future__ import annotations

import gzip
import hashlib
import io
import json
import lzma
import re
import shutil
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Iterator
from pathlib import Path

import build_page
from build_page import ROOT, WEB, CannotBuild, Node

INTO = ROOT / "build" / "static"
PYODIDE = WEB / "node_modules" / "pyodide"
LOCK = ROOT / "requirements" / "browser.txt"
WHEELS = ROOT / "build" / "browser-wheels"
SOURCES = ROOT / "src" / "sexton"
STAMP = "built-from"
PLATFORM, VERSION = "pyemscripten_2026_0_wasm32", "3.14"
DATE = (1980, 1, 1, 0, 0, 0)
MOST_BYTES = 8_000_000  # of all that a first visit takes

# Of Sexton: whatever a table, its rules, bots, reviews and puzzles do not need.
NOT_OURS = re.compile(
    r"^(__main__\.py|(commands|envs|lab|learn|remote|terminal|library)/|engine\.json|py\.typed"
    r"|server/(static|doctor|club|http/club|wire/club\.py|nodes/rebuild\.py|store/(postgres|migrations)|(app|run|connections|garbage|files|logs)\.py))"
    r"|\.(so|pyc)$|/__pycache__/|\.postgres\.sql$"
)
# What not every visit needs comes when it is first read.
LATER = re.compile(r"(/learn/net\.bin|^sexton/puzzles/shipped/.*\.json\.gz)$")
# Of the libraries: data of other languages and time zones, tests, command lines.
NOT_THEIRS = re.compile(
    r"^babel/(locale-data/(?!(root|en|it)\.dat)|messages/|locale-data/\w+_)|^pytz/zoneinfo/|^(anyio|idna|pygments|markdown_it|mdurl)/|^rich/(_spinners|_win|diagnose|json|layout|live|logging|markdown|progress|prompt|spinner|status|syntax|traceback|tree|jupyter_)"
    r"|^attr/.*\.pyi$|/tests?/|\.pyi$|\.typed$|^segno/(cli|writers_|helpers)|^starlette/(testclient|templating|staticfiles|middleware/(authentication|base|cors|gzip|httpsredirect|sessions|trustedhost|wsgi))|^rich/_unicode_data/unicode(?!17)"
)
# Of the standard library: what nobody asks for here.
NOT_STANDARD = re.compile(
    r"^(__hello__|__phello__|_aix_support|_android_support|_apple_support|_ios_support|_osx_support|_markupbase|_py_abc"
    r"|_pydatetime|_pydecimal|_pyio|_pylong|_pyrepl|_sitebuiltins_|_strptime_|annotationlib_|antigravity|argparse|bdb"
    r"|cProfile|cmd|compileall|configparser|ctypes|curses|dbm|difflib|doctest|ensurepip|filecmp|fileinput"
    r"|ftplib|getopt_|getpass|graphlib|idlelib|imaplib|lib2to3|mailbox|modulefinder|multiprocessing|netrc|nntplib"
    r"|optparse|pdb|pickletools|plistlib|poplib|profile|pstats|pty|py_compile|pyclbr|pydoc|pydoc_data|rlcompleter"
    r"|runpy|sched|shelve|smtplib|statistics|symtable|tabnanny|tarfile|telnetlib|test|timeit|tkinter|trace|tracemalloc"
    r"|tty|turtle|unittest|venv|wave|webbrowser|wsgiref|xml|xmlrpc|zipapp|asyncio/(windows_events|windows_utils|proactor_events|tools|__main__)|logging/(handlers|config)|pyodide/console"
    r"|http/(server|cookiejar)|email/(mime|contentmanager|headerregistry|_header_value_parser)|importlib/resources"
    r"|concurrent/futures/(process|interpreter)|concurrent/interpreters|compression/zstd|urllib/(request|robotparser))\b.*"
)
# What Pyodide needs to come up, and to unpack the rest.
FIRST = re.compile(
    r"^((_pyodide|asyncio|collections|compression|concurrent|encodings|importlib|json|logging|pathlib|pyodide|re"
    r"|string|zipfile)/"
    r"|(__future__|_colorize|_collections_abc|_compression|_opcode_metadata|_py_warnings|_sitebuiltins|_weakrefset|abc"
    r"|annotationlib|ast|base64|bisect|bz2|codecs|codeop|contextlib|contextvars|copy|copyreg|dataclasses|dis|enum"
    r"|fnmatch|functools|genericpath|glob|heapq|inspect|io|keyword|linecache|locale|lzma|ntpath|opcode|operator|os"
    r"|posixpath|random|reprlib|selectors|shutil|signal|site|socket|ssl|stat|struct|subprocess|tempfile|textwrap"
    r"|threading|token|tokenize|traceback|types|typing|warnings|weakref|zipimport)\.py$)"
)
CODECS = re.compile(
    r"^encodings/(?!(__init__|aliases|ascii|latin_1|utf_8|utf_8_sig|utf_16|utf_16_le|utf_32|idna|cp437|punycode"
    r"|raw_unicode_escape|unicode_escape)\.py$)"
)


EMPTIED = {"rich/_emoji_codes.py": b"EMOJI: dict[str, str] = {}\n"}  # names of pictures that nobody writes here


def wheels(folder: Path) -> Iterator[Path]:
    """Exactly those that the lock names, by their hashes."""
    locked = hashlib.sha256(LOCK.read_bytes()).hexdigest()
    stamp = folder / ".locked"
    if not stamp.is_file() or stamp.read_text() != locked:
        print("Fetching what a browser's Python needs ...")
        shutil.rmtree(folder, ignore_errors=True)
        platform = ["--platform", PLATFORM, "--python-version", VERSION, "--implementation", "cp"]
        command = [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--no-deps"]
        command += ["--require-hashes", "--only-binary", ":all:", *platform, "-r", str(LOCK), "-d", str(folder)]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode:
            print(done.stderr.strip(), file=sys.stderr)
            raise CannotBuild("the wheels of requirements/browser.txt could not be fetched")
        stamp.write_text(locked)
    yield from sorted(folder.glob("*.whl"))


def ours() -> Iterator[tuple[str, bytes]]:
    for path in sorted(one for one in SOURCES.rglob("*") if one.is_file()):
        name = path.relative_to(SOURCES).as_posix()
        if not NOT_OURS.search(name):
            yield f"sexton/{name}", path.read_bytes()


def theirs(found: Iterator[Path]) -> Iterator[tuple[str, bytes]]:
    for path in found:
        with zipfile.ZipFile(path) as wheel:
            for name in wheel.namelist():
                if ".dist-info/" not in name and not name.endswith("/") and not NOT_THEIRS.search(name):
                    yield name, EMPTIED.get(name) or wheel.read(name)


def standard() -> Iterator[tuple[str, bytes]]:
    with zipfile.ZipFile(PYODIDE / "python_stdlib.zip") as library:
        for name in library.namelist():
            if not name.endswith("/") and not NOT_STANDARD.search(name) and not CODECS.search(name):
                yield name, library.read(name)


def put(files: Iterator[tuple[str, bytes]], folder: Path) -> None:
    for name, content in files:
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)


def in_order(folder: Path) -> list[Path]:
    """What resembles each other stands together, and packs the better for it."""
    return sorted((one for one in folder.rglob("*") if one.is_file()), key=lambda one: (one.suffix, one))


def zipped(folder: Path) -> bytes:
    """Not packed file by file: the whole is packed once, which is smaller."""
    content = io.BytesIO()
    with zipfile.ZipFile(content, "w", zipfile.ZIP_STORED) as archive:
        for path in in_order(folder):
            archive.writestr(zipfile.ZipInfo(path.relative_to(folder).as_posix(), DATE), path.read_bytes())
    return content.getvalue()


def python_parts(node: Node, work: Path) -> dict[str, bytes]:
    library, site = work / "library", work / "site"
    put((file for file in standard() if FIRST.search(file[0])), library)
    put((file for file in standard() if not FIRST.search(file[0])), site)
    put(theirs(wheels(WHEELS)), site)
    put(ours(), site)
    for folder in (library, site):
        node.run_script(ROOT / "scripts" / "compile_for_browser.mjs", str(folder), str(PYODIDE))
    later = set_aside(site)
    node.run_script(ROOT / "scripts" / "shorten.mjs", str(PYODIDE / "pyodide.asm.mjs"), str(work / "asm.mjs"))
    return {
        "pyodide.mjs": without_map((PYODIDE / "pyodide.mjs").read_text()).encode(),
        "pyodide.asm.mjs": (work / "asm.mjs").read_bytes(),
        "pyodide.asm.wasm.gz": packed((PYODIDE / "pyodide.asm.wasm").read_bytes()),
        "python_stdlib.zip.gz": packed(zipped(library)),
        "sexton.zip.xz": lzma.compress(zipped(site), preset=9 | lzma.PRESET_EXTREME),
        **later,
    }


def packed(content: bytes) -> bytes:
    return gzip.compress(content, 9, mtime=0)


def without_map(script: str) -> str:
    return re.sub(r"\n//# sourceMappingURL=.*", "", script)


def set_aside(site: Path) -> dict[str, bytes]:
    """What comes later, by the name it has beside the page; the archive says where each belongs."""
    found = {path.relative_to(site).as_posix(): path for path in in_order(site)}
    wanted = {name: path for name, path in found.items() if LATER.search(name)}
    names = {name: name.replace("/", "-").removesuffix(".gz") + ".bin" for name in wanted}
    later = {names[name]: path.read_bytes() for name, path in wanted.items()}
    for path in wanted.values():
        path.unlink()
    (site / "later.json").write_text(json.dumps(names))
    return later


POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'"
)


def index(page: str, python: str, size: int) -> str:
    """The page for any folder: addresses are relative, its tables live in the browser, and the policy is in a tag."""
    head = (
        f'<meta http-equiv="Content-Security-Policy" content="{POLICY}" />\n    '
        f'<meta name="sexton-python" content="{python}/" data-bytes="{size}" />\n    '
    )
    page = re.sub(r'(src|href)="/', r'\1="./', page)
    page = page.replace('<html lang="en"', '<html lang="en" data-home="browser"')
    return page.replace("<title>", head + "<title>", 1)


def manifest(text: str) -> str:
    told = json.loads(text)
    told["start_url"] = told["scope"] = "./"
    for icon in told["icons"]:
        icon["src"] = icon["src"].lstrip("/")
    return json.dumps(told, indent=2) + "\n"


def digest() -> str:
    found = hashlib.sha256(build_page.digest().encode() + LOCK.read_bytes())
    for script in (Path(__file__), *(ROOT / "scripts").glob("*.mjs")):
        found.update(script.read_bytes())
    for name, content in ours():
        found.update(name.encode() + b"\0" + hashlib.sha256(content).digest())
    return found.hexdigest()


def fresh(made_from: str) -> bool:
    stamp = INTO / STAMP
    return stamp.is_file() and stamp.read_text() == made_from


def write(parts: dict[str, bytes], page: Path) -> None:
    shutil.rmtree(INTO, ignore_errors=True)
    skipped = shutil.ignore_patterns("*.br", "*.gz", "index.html", "manifest.webmanifest", "files.json", STAMP)
    shutil.copytree(page, INTO, ignore=skipped)
    name = "python-" + hashlib.sha256(b"".join(parts.values())).hexdigest()[:12]
    (INTO / name).mkdir()
    for part, content in parts.items():
        (INTO / name / part).write_bytes(content)
    size = sum(len(content) for part, content in parts.items() if not part.endswith(".bin"))
    (INTO / "index.html").write_text(index((page / "index.html").read_text(), name, size))
    (INTO / "kept.json").write_text(json.dumps(all_kept()))
    (INTO / "manifest.webmanifest").write_text(manifest((page / "manifest.webmanifest").read_text()))


def all_kept() -> list[dict[str, str | int]]:
    """All that play without a line needs, but for the page itself: "keep for the train" fetches it."""
    files = (one for one in sorted(INTO.rglob("*")) if one.is_file() and one.parent != INTO)
    return [{"name": one.relative_to(INTO).as_posix(), "bytes": one.stat().st_size} for one in files]


def build(force: bool = False) -> Path:
    page, made_from = build_page.build(), digest()
    if force or not fresh(made_from):
        node = build_page.find_node()
        build_page.install(node)
        print("Building the page without a server ...")
        with tempfile.TemporaryDirectory(prefix="sexton-static-") as work:
            write(python_parts(node, Path(work)), page)
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
