"""Builds src/sexton/server/train: the Python that a browser runs where there is no server, with Sexton in it.

    python scripts/browser_python.py           build, unless nothing has changed since the last time
    python scripts/browser_python.py --ready   remove what was built from something else than what is here now

Pyodide, the standard library without what nobody asks for, and Sexton with the few libraries it needs, compiled for
that Python and packed. The worker unpacks them itself, so that a file server which packs nothing sends no more than one
that does. build/static gets a copy, and `sexton serve` offers them to whoever keeps them for the train.
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
from collections.abc import Iterator, Mapping
from pathlib import Path

import build_page
from build_page import ROOT, WEB, CannotBuild, Node

INTO = ROOT / "src" / "sexton" / "server" / "train"
NPM = WEB / "python"  # what is installed for this alone
PYODIDE = NPM / "node_modules" / "pyodide"
LOCK = ROOT / "requirements" / "browser.txt"
WHEELS = ROOT / "build" / "browser-wheels"
SOURCES = ROOT / "src" / "sexton"
STAMP = "built-from"
PLATFORM, VERSION = "pyemscripten_2026_0_wasm32", "3.14"
DATE = (1980, 1, 1, 0, 0, 0)
# Whoever unpacks it has to set so much memory aside; four times as much would make it 15 kB smaller.
FILTER = {"id": lzma.FILTER_LZMA2, "preset": 9 | lzma.PRESET_EXTREME, "dict_size": 2 << 20}

# Of Sexton: whatever a table, its rules, bots, reviews and puzzles do not need.
NOT_OURS = re.compile(
    r"^(__main__\.py|(commands|envs|lab|learn|remote|terminal|library)/|engine\.json|py\.typed"
    r"|server/(static|train|doctor|club|(http|wire)/club|nodes/rebuild\.py|store/(postgres|migrations)"
    r"|(app|run|connections|garbage|files|logs)\.py))"
    r"|\.(so|pyc)$|/__pycache__/|/schema/postgres/"
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


def ours(sources: Path = SOURCES) -> Iterator[tuple[str, bytes]]:
    for path in sorted(one for one in sources.rglob("*") if one.is_file()):
        name = path.relative_to(sources).as_posix()
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


def in_one(folder: Path) -> bytes:
    """A line with names and sizes, then the files, so that they can be unpacked one after the other."""
    return joined({path.relative_to(folder).as_posix(): path.read_bytes() for path in in_order(folder)})


def joined(files: Mapping[str, bytes]) -> bytes:
    sizes = json.dumps({name: len(content) for name, content in files.items()})
    return sizes.encode() + b"\n" + b"".join(files.values())


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
        "sexton.xz": lzma.compress(in_one(site), filters=[FILTER]),
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


def digest() -> str:
    """Of everything these parts are made from."""
    found = hashlib.sha256(LOCK.read_bytes() + (NPM / "package-lock.json").read_bytes())
    for script in (Path(__file__), *sorted((ROOT / "scripts").glob("*.mjs"))):
        found.update(script.read_bytes())
    for name, content in ours():
        found.update(name.encode() + b"\0" + hashlib.sha256(content).digest())
    return found.hexdigest()


def fresh(made_from: str) -> bool:
    stamp = INTO / STAMP
    return stamp.is_file() and stamp.read_text() == made_from


def install(node: Node) -> None:
    """Exactly what is locked, once per lock."""
    locked = hashlib.sha256((NPM / "package-lock.json").read_bytes()).hexdigest()
    stamp = NPM / "node_modules" / ".locked"
    if not stamp.is_file() or stamp.read_text() != locked:
        print("Installing the Python of a browser ...")
        node.run_npm("ci", "--prefix", str(NPM), "--no-audit", "--no-fund")
        stamp.write_text(locked)


def write(parts: dict[str, bytes]) -> None:
    shutil.rmtree(INTO, ignore_errors=True)
    folder = INTO / ("python-" + hashlib.sha256(b"".join(parts.values())).hexdigest()[:12])
    folder.mkdir(parents=True)
    for part, content in parts.items():
        (folder / part).write_bytes(content)


def build(force: bool = False) -> Path:
    """The folder of the parts. Its name says what is in it."""
    made_from = digest()
    if force or not fresh(made_from):
        node = build_page.find_node()
        build_page.install(node)  # which shortens a script
        install(node)
        print("Packing Python for a browser ...")
        with tempfile.TemporaryDirectory(prefix="sexton-python-") as work:
            write(python_parts(node, Path(work)))
        (INTO / STAMP).write_text(made_from)
    return next(INTO.glob("python-*"))


def main() -> None:
    try:
        if "--ready" not in sys.argv:
            build("--force" in sys.argv)
        elif INTO.is_dir() and not fresh(digest()):
            shutil.rmtree(INTO)
    except CannotBuild as why:
        print(why, file=sys.stderr)
        sys.exit(1)


if __name__ == "__main__":
    main()
