"""Compile the engine with mypyc, in place: the extension modules land beside their sources under src/.

    python scripts/compile_engine.py            compile what is stale; do nothing when fresh
    python scripts/compile_engine.py --check    exit 1 if this Python would load compiled modules that do not match
                                                their sources
    python scripts/compile_engine.py --clean    remove everything that was compiled
    python scripts/compile_engine.py --ready    put into place what was compiled beside a game, remove what is stale;
                                                at once, and nothing is compiled
    python scripts/compile_engine.py --beside PID    compile what is stale, for the next --ready; given up when that
                                                process has ended

Without a C compiler Sexton runs uncompiled: stale modules are removed, one line says so, and the exit code is 0.
hatch_build.py uses the same code to put the compiled engine into a wheel.
"""

from __future__ import annotations

import argparse
import ast
import hashlib
import importlib.metadata
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Iterator
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Any

from beside import GivenUp, began, ended_with_us, is_running, wait_for

ROOT = Path(__file__).resolve().parent.parent
MARK = "# engine: compiled"  # in one of a file's first lines: this file is compiled
SHARED = "sexton_engine"  # mypyc keeps the code of all modules in one library, sexton_engine__mypyc
FLAGS = "-fvisibility=hidden"  # a fifth faster: calls within the library need no detour
LEAKING = "2.4.1"  # this mypyc keeps every vec that Python code hands to compiled code, for ever (docs/decisions/0010)
HANDED_OVER = re.compile(  # as an argument, or to an attribute
    r"((arg_\w+|tmp) = Vec(\w+)Api\.unbox\([^;\n]*\);\n\s*if \(VEC_IS_ERROR\(\2\)\) \{\n[^\n]*\n\s*\}\n)"
)


class BuildFailed(Exception):
    """mypyc or the C compiler refused; the text is their output."""


def engine_modules(root: Path) -> list[Path]:
    """The files to compile, in a fixed order."""
    return sorted(path for path in (root / "src" / "sexton").rglob("*.py") if _is_marked(path))


def _is_marked(path: Path) -> bool:
    with path.open(encoding="utf-8") as lines:
        return any(line.strip() == MARK for line, _ in zip(lines, range(5), strict=False))


def sources_read(root: Path, modules: list[Path]) -> list[Path]:
    """The modules and all of ours that they import: mypyc copies constants and types from those too."""
    seen: set[Path] = set()
    waiting = list(modules)
    while waiting:
        path = waiting.pop()
        if path not in seen:
            seen.add(path)
            waiting.extend(_imported_files(root / "src", path))
    return sorted(seen)


def _imported_files(src: Path, path: Path) -> Iterator[Path]:
    package = path.parent.relative_to(src).parts
    for node in ast.walk(ast.parse(path.read_bytes(), filename=str(path))):
        if isinstance(node, ast.Import):
            names = [tuple(alias.name.split(".")) for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            above = package[: len(package) - node.level + 1] if node.level else ()
            base = (*above, *(node.module.split(".") if node.module else ()))
            names = [base, *((*base, alias.name) for alias in node.names)]
        else:
            continue
        for name in names:
            for file in (src.joinpath(*name).with_suffix(".py"), src.joinpath(*name, "__init__.py")):
                if name and name[0] == "sexton" and file.is_file():
                    yield file


def stamp_of(root: Path, modules: list[Path]) -> dict[str, str]:
    """What a build depends on; two builds with equal stamps are the same."""
    digest = hashlib.sha256(Path(__file__).read_bytes())
    for path in sources_read(root, modules):
        digest.update(f"\0{path.relative_to(root).as_posix()}\0".encode())
        digest.update(path.read_bytes())
    return {
        "sources": digest.hexdigest(),
        "python": f"{sys.version.split()[0]} {sysconfig.get_config_var('EXT_SUFFIX')}",
        "mypyc": importlib.metadata.version("mypy"),
    }


def stamp_file(root: Path) -> Path:
    return root / "src" / "sexton" / "engine.json"


def built_files(root: Path) -> list[Path]:
    """Every compiled file under src/, of whatever Python and platform."""
    src = root / "src"
    places = [*src.glob("*__mypyc.*"), *(src / "sexton").rglob("*")]
    return sorted(path for path in places if path.suffix in (".so", ".pyd"))


def is_loaded_here(path: Path) -> bool:
    """Whether this Python would import that file: another version of Python passes it by and reads the source."""
    return path.name[path.name.index(".") :] in EXTENSION_SUFFIXES


def read_stamp(path: Path) -> Any:
    try:
        return json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return None


def is_fresh(root: Path, modules: list[Path]) -> bool:
    files = [path.relative_to(root).as_posix() for path in built_files(root)]
    return bool(read_stamp(stamp_file(root)) == {**stamp_of(root, modules), "files": files})


def clean(root: Path) -> None:
    stamp_file(root).unlink(missing_ok=True)
    for path in built_files(root):
        path.unlink()


def find_compiler() -> list[str] | None:
    """The command of a C compiler that can compile against this Python's headers, or None."""
    if sys.platform == "darwin" and subprocess.run(["xcode-select", "-p"], capture_output=True).returncode != 0:
        return None  # /usr/bin/cc is there all the same, and opens a window
    for words in (os.environ.get("CC"), sysconfig.get_config_var("CC"), "cc", "gcc", "clang"):
        command = shlex.split(words or "")
        if command and shutil.which(command[0]) and _compiles(command):
            return command
    return None


def _compiles(command: list[str]) -> bool:
    include = sysconfig.get_path("include")
    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder) / "probe.c"
        probe.write_text("#include <Python.h>\nint main(void) { return 0; }\n")
        words = [*command, f"-I{include}", "-c", str(probe), "-o", str(probe.with_suffix(".o"))]
        return subprocess.run(words, capture_output=True).returncode == 0


def how_to_compile() -> str:
    """The one line for those who have no compiler."""
    if sys.platform == "darwin":
        remedy = "xcode-select --install"
    elif shutil.which("apt-get"):
        remedy = "sudo apt-get install gcc libc6-dev python3-dev"
    else:
        remedy = "install gcc or clang and the headers of Python"
    return f"Sexton runs uncompiled (slower): no C compiler with Python's headers was found; to get one: {remedy}"


def build(root: Path, modules: list[Path], compiler: list[str], into: Path, beside: int = 0) -> list[Path]:
    """Compile into a folder laid out like src/; returns the files made, relative to it."""
    environment = os.environ | {"CC": shlex.join(compiler), "MYPYC_OPT_LEVEL": "3"}
    environment["CFLAGS"] = f"{environment.get('CFLAGS', '')} {FLAGS}".strip()
    # A process of its own: mypyc wants the project's folder as its own, prints a lot, and exits when it fails.
    words = [sys.executable, __file__, "--into", str(into), *(str(path.relative_to(root)) for path in modules)]
    with (into / "said").open("w+", encoding="utf-8") as said:
        process = subprocess.Popen(words, cwd=root, env=environment, stdout=said, stderr=said, start_new_session=True)
        with ended_with_us(process):
            wait_for(process, beside)
        if process.returncode != 0:
            said.seek(0)
            raise BuildFailed(said.read())
    return made_in(into / "lib")


def made_in(folder: Path) -> list[Path]:
    made = [path.relative_to(folder) for path in folder.rglob("*") if path.suffix in (".so", ".pyd")]
    return sorted(made, key=lambda path: (len(path.parts), path))  # the shared library, which the others load, first


def _build_here(into: Path, files: list[str]) -> None:
    from mypyc.build import mypycify
    from setuptools import Distribution

    # Only the engine's own errors stop the engine; `make check` reports the others.
    options = ["--config-file=pyproject.toml", "--strict", "--follow-imports=silent", "--no-warn-unused-configs"]
    options.append("--cache-dir=build/mypyc")
    extensions = mypycify(
        [*options, *files], opt_level="3", debug_level="0", group_name=SHARED, target_dir=str(into / "c")
    )
    for path in (into / "c").rglob("*.c"):
        path.write_text(mended(path.read_text(encoding="utf-8")), encoding="utf-8")
    distribution = Distribution({"name": "sexton", "ext_modules": extensions, "packages": []})
    command = distribution.get_command_obj("build_ext")
    command.build_lib = str(into / "lib")
    command.build_temp = str(into / "temp")
    command.ensure_finalized()
    command.run()


def mended(code: str) -> str:
    """The C code, in which a vec that was handed over is only borrowed: who calls holds it until the call is over."""
    if importlib.metadata.version("mypy") != LEAKING:
        return code
    return HANDED_OVER.sub(lambda found: f"{found[1]}VEC_{found[3].upper()}_DECREF({found[2]});\n", code)


def temporary_folder(root: Path) -> tempfile.TemporaryDirectory[str]:
    (root / "build").mkdir(exist_ok=True)
    return tempfile.TemporaryDirectory(prefix="engine-", dir=root / "build")


def compile_in_place(root: Path, modules: list[Path], compiler: list[str]) -> None:
    """Build aside, then move into place: what can fail has failed before the first file moves."""
    stamp = stamp_of(root, modules)
    with temporary_folder(root) as folder:
        build(root, modules, compiler, Path(folder))
        put_into_place(root, Path(folder) / "lib", stamp)


def put_into_place(root: Path, lib: Path, stamp: dict[str, str]) -> None:
    """All of it, and the stamp last; or nothing."""
    clean(root)
    try:
        for path in made_in(lib):
            (lib / path).replace(root / "src" / path)
        files = [path.relative_to(root).as_posix() for path in built_files(root)]
        stamp_file(root).write_text(json.dumps({**stamp, "files": files}, indent=2) + "\n", encoding="utf-8")
    except BaseException:
        clean(root)
        raise


# A running Sexton must not find compiled modules beside those it has imported uncompiled: the two do not mix. So what
# is compiled beside a game waits in a folder of its own, and a start after the end of that game puts it into place.


def waiting_folder(root: Path) -> Path:
    return root / "build" / "engine"


def is_waiting(root: Path, stamp: dict[str, str]) -> bool:
    kept = read_stamp(waiting_folder(root) / "engine.json")
    return isinstance(kept, dict) and kept.get("stamp") == stamp


def may_be_placed(root: Path) -> bool:
    kept = read_stamp(waiting_folder(root) / "engine.json")
    return not is_running(kept["beside"]) or began(kept["beside"]) != kept["began"]


def compile_beside(root: Path, modules: list[Path], compiler: list[str], process: int) -> None:
    stamp = stamp_of(root, modules)
    with temporary_folder(root) as folder:
        lib = Path(folder) / "lib"
        build(root, modules, compiler, Path(folder), beside=process)
        if stamp_of(root, modules) != stamp:
            raise GivenUp  # somebody edits: what was compiled is neither the old nor the new
        kept = {"stamp": stamp, "beside": process, "began": began(process)}
        (lib / "engine.json").write_text(json.dumps(kept), encoding="utf-8")
        shutil.rmtree(waiting_folder(root), ignore_errors=True)
        lib.rename(waiting_folder(root))


def is_ready_beside(root: Path, modules: list[Path]) -> bool:
    return is_fresh(root, modules) or is_waiting(root, stamp_of(root, modules))


def make_ready(root: Path, modules: list[Path]) -> bool:
    """Whether the engine is compiled as it should be, without compiling; what is stale is removed."""
    if is_fresh(root, modules):
        return True
    stamp = stamp_of(root, modules)
    if not is_waiting(root, stamp) or not may_be_placed(root):
        clean(root)
        return False
    put_into_place(root, waiting_folder(root), stamp)
    shutil.rmtree(waiting_folder(root))
    return True


def check(root: Path, modules: list[Path]) -> int:
    if not any(map(is_loaded_here, built_files(root))):
        print("engine: not compiled")
        return 0
    fresh = is_fresh(root, modules)
    print("engine: compiled" if fresh else "engine: stale; compile it again or remove it with --clean")
    return 0 if fresh else 1


def compile_engine(root: Path, modules: list[Path], beside: int = 0) -> int:
    """In place; or, beside a process that plays meanwhile, for the next start."""
    if not modules or (is_ready_beside if beside else make_ready)(root, modules):
        return 0
    compiler = find_compiler()
    if compiler is None:
        print(how_to_compile())
        return 0
    try:
        if beside:
            print("Sexton plays uncompiled (slower) while the engine is compiled for the next start.", flush=True)
            compile_beside(root, modules, compiler, beside)
            print("The engine is compiled: from the next start on, bots think faster.")
        else:
            print(f"Compiling the engine ({len(modules)} modules) ...", flush=True)
            compile_in_place(root, modules, compiler)
    except GivenUp:
        return 0
    except BuildFailed as failure:
        print(failure, file=sys.stderr)
        print("The engine did not compile; Sexton runs uncompiled (slower).", file=sys.stderr)
        return 1
    return 0


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--check", action="store_true", help="exit 1 if compiled modules do not match their sources")
    what.add_argument("--clean", action="store_true", help="remove everything that was compiled")
    what.add_argument("--ready", action="store_true", help="put into place what was compiled beside a game")
    what.add_argument("--beside", type=int, metavar="PID", help="compile for the next start while this process runs")
    what.add_argument("--into", type=Path, help=argparse.SUPPRESS)
    parser.add_argument("--root", type=Path, default=ROOT, help="the project's folder (default: this one)")
    parser.add_argument("files", nargs="*", help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    root = chosen.root.resolve()
    if chosen.into:
        _build_here(chosen.into, chosen.files)
        return 0
    if chosen.clean:
        clean(root)
        return 0
    modules = engine_modules(root)
    if chosen.check:
        return check(root, modules)
    if chosen.ready:
        make_ready(root, modules)
        return 0
    return compile_engine(root, modules, chosen.beside or 0)


if __name__ == "__main__":
    sys.exit(main())
