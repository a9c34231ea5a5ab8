"""Runs the tests of the kernel, the rules, the records and the stores on every other Python that is found here.

    python scripts/other_pythons.py

`make test` runs it before the whole suite, which itself runs on one Python. Those that pyproject.toml names are looked
for in the path, among pyenv's and among uv's; each gets a small environment under build/pythons, and the sources run
uncompiled there. The exit code is 1 if a test failed, or was left out, on any of them.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LOCK = ROOT / "requirements" / "pythons.txt"
TESTS = [
    "tests/kernel",
    "tests/conformance/test_files.py",  # golden playthroughs, stored records, perft
    "tests/games/*/test_*rules.py",
    "tests/games/*/test_scoring.py",
    "tests/games/*/test_notation.py",
    "tests/games/*/test_robbery.py",
    "tests/games/*/test_burial.py",
    "tests/games/*/test_dig.py",
    "tests/server/test_stores.py",
]
GAMES = "10"  # SEXTON_GAMES: what a version of Python changes shows at once
VERSION = "import sys; print(sys.implementation.name, '%d.%d' % sys.version_info[:2])"


def named_versions() -> list[str]:
    """Those the project promises to run on."""
    text = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    return re.findall(r'"Programming Language :: Python :: (3\.\d+)"', text)


def candidates(versions: Iterable[str]) -> Iterator[Path]:
    """Every place where a Python may be; a name on the path need not be one that runs."""
    folders = [Path(folder) for folder in os.environ.get("PATH", "").split(os.pathsep) if folder]
    pyenv = Path(os.environ.get("PYENV_ROOT") or Path.home() / ".pyenv") / "versions"
    uv = Path(os.environ.get("UV_PYTHON_INSTALL_DIR") or Path.home() / ".local" / "share" / "uv" / "python")
    for version in versions:
        name = f"python{version}"
        yield from (folder / name for folder in folders)
        for place in (pyenv, uv):
            yield from sorted(place.glob(f"*/bin/{name}"))


def others(found: Iterable[Path], versions: Iterable[str]) -> dict[str, Path]:
    """The first that runs of each version, except the one running this."""
    wanted, chosen = set(versions) - {f"{sys.version_info.major}.{sys.version_info.minor}"}, dict[str, Path]()
    for path in found:
        version = version_of(path) if path.exists() else ""
        if version in wanted:
            chosen.setdefault(version, path)
    return chosen


def version_of(python: Path) -> str:
    try:
        said = subprocess.run([python, "-c", VERSION], capture_output=True, text=True, timeout=20, check=False).stdout
    except (OSError, subprocess.TimeoutExpired):
        return ""
    name, _, version = said.strip().partition(" ")
    return version if name == "cpython" else ""


def environment(version: str, python: Path) -> Path:
    """The Python of a small environment with what the tests need, as locked."""
    folder = ROOT / "build" / "pythons" / version
    inside = folder / "bin" / "python"
    uv = shutil.which("uv", path=os.fspath(Path(sys.executable).parent))
    if uv:
        run(uv, "venv", "--quiet", "--no-project", "--allow-existing", "--python", python, folder)
        run(uv, "pip", "sync", "--quiet", "--python", inside, "--require-hashes", LOCK)
    else:
        run(python, "-m", "venv", folder)
        run(inside, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--require-hashes", "-r", LOCK)
    return inside


def run(*words: str | Path) -> None:
    subprocess.run([*words], cwd=ROOT, check=True)


def passes(version: str, python: Path) -> bool:
    """Whether all tests passed; what pytest said is shown where they did not."""
    files = sorted(path for pattern in TESTS for path in ROOT.glob(pattern))
    settings = {"PYTHONPATH": "src", "SEXTON_GAMES": GAMES}
    workers = str(os.cpu_count() or 1)  # nothing here waits
    words: list[str | Path] = [python, "-m", "pytest", "-q", "-n", workers, "-p", "no:cacheprovider", *files]
    done = subprocess.run(words, cwd=ROOT, env=os.environ | settings, text=True, capture_output=True, check=False)
    closing = done.stdout.rstrip().rpartition("\n")[2]
    good = done.returncode == 0 and re.fullmatch(r"\d+ passed in .*", closing) is not None
    if not good:
        print(done.stdout, done.stderr, sep="\n")
    print(f"Python {version} ({python}): {closing}", flush=True)
    return good


def main() -> int:
    versions = named_versions()
    found = others(candidates(versions), versions)
    if not found:
        print("No other Python was found: the tests run on this one only.")
    passed = {version: passes(version, environment(version, python)) for version, python in found.items()}
    return 0 if all(passed.values()) else 1


if __name__ == "__main__":
    sys.exit(main())
