"""Runs the tests of the learner with PyTorch, which nothing else needs.

    python scripts/learn_with_torch.py

`make soak` runs it. PyTorch, as the extra `learn` names it, goes into build/torch unless it is there already, so that
no environment that plays, tests or writes the documentation ever holds it. The exit code is 1 if a test failed.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PLACE = ROOT / "build" / "torch"
TESTS = "tests/learn/with_torch.py"


def wanted() -> str:
    """As the extra has it: NumPy is in the environment."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extra: list[str] = project["optional-dependencies"]["learn"]
    return next(one for one in extra if one.startswith("torch"))


def main() -> int:
    if not (PLACE / "torch").exists():
        print(f"Installing {wanted()} into {PLACE.relative_to(ROOT)} ...", flush=True)
        partly = PLACE.with_name("torch.part")
        shutil.rmtree(partly, ignore_errors=True)
        install = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        subprocess.run([*install, "--target", partly, wanted()], check=True)
        partly.rename(PLACE)
    # The locked environment comes first: of what both have, it has the version that is tested.
    locked = next(path for path in sys.path if path.endswith("site-packages"))
    path = os.pathsep.join([locked, str(PLACE)])
    command = [sys.executable, "-m", "pytest", "-q", "-n", "0", TESTS]
    return subprocess.run(command, cwd=ROOT, env={**os.environ, "PYTHONPATH": path}, check=False).returncode


if __name__ == "__main__":
    raise SystemExit(main())
