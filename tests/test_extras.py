"""Without the extras everything imports, or names the extra that it needs."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from importlib.metadata import packages_distributions
from pathlib import Path

ROOT = Path(__file__).parent.parent
IMPORT_ALL = """
import importlib, pkgutil, sys
for name in sys.argv[1:]:
    sys.modules[name] = None
import sexton
for module in pkgutil.walk_packages(sexton.__path__, "sexton."):
    if module.name in ("sexton.__main__", "sexton.browser.from_js") or ".store.migrations." in module.name:
        continue  # run, used by a browser's Python alone, run by Alembic
    try:
        importlib.import_module(module.name)
    except ImportError as error:
        print(module.name, error)
"""


def plain(name: str) -> str:
    return re.sub(r"[-_.]+", "_", name).lower()


def test_what_is_missing_is_named_with_the_extra_that_brings_it() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    wanted = {
        plain(re.split(r"[>\[]", line)[0]) for lines in project["optional-dependencies"].values() for line in lines
    }
    missing = sorted(top for top, made in packages_distributions().items() if {plain(name) for name in made} & wanted)
    assert {"numpy", "pyarrow", "pyspiel", "asyncpg"} <= set(missing)
    done = subprocess.run([sys.executable, "-c", IMPORT_ALL, *missing], capture_output=True, text=True, check=True)
    refused = {line.partition(" ")[0]: line for line in done.stdout.splitlines()}
    assert {"sexton.envs.pettingzoo", "sexton.envs.gymnasium", "sexton.envs.openspiel"} <= set(refused)
    for line in refused.values():
        assert re.search(r" \w+ is not installed: pip install 'sexton\[(\w+)\]'$", line), line
    assert "sexton[openspiel]" in refused["sexton.envs.openspiel"]
    assert "sexton[postgres]" in refused["sexton.server.store.postgres.store"]


def test_sexton_runs_as_a_module() -> None:
    done = subprocess.run([sys.executable, "-m", "sexton", "--version"], capture_output=True, text=True, check=True)
    assert done.stdout.startswith("sexton ")
