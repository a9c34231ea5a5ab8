"""Long work beside another process: it ends with us, and we give it up when the other process has ended."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager

WATCHED = 0.5  # seconds between two looks at the other process
ENDINGS = tuple(signal.Signals[name] for name in ("SIGTERM", "SIGHUP") if name in signal.Signals.__members__)


class GivenUp(Exception):
    """The other process has ended, or the work is no longer wanted."""


@contextmanager
def ended_with_us(process: subprocess.Popen[bytes]) -> Iterator[None]:
    """Whatever ends us, Ctrl-C or a signal, ends mypyc and the C compiler too: they are a group of their own."""
    before = {number: signal.signal(number, leave) for number in ENDINGS}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
        if process.poll() is None:
            end_group(process)


def end_group(process: subprocess.Popen[bytes]) -> None:
    if sys.platform == "win32":
        process.kill()
    else:
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()


def leave(number: int, frame: object) -> None:
    sys.exit(128 + number)


def wait_for(process: subprocess.Popen[bytes], beside: int) -> None:
    while beside:
        try:
            process.wait(WATCHED)
            return
        except subprocess.TimeoutExpired:
            if not is_running(beside):
                raise GivenUp from None
    process.wait()


def is_running(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except PermissionError:  # it runs, and is somebody else's
        pass
    return True


def began(process: int) -> str:
    """When it was started: another process may have its number by now."""
    words = ["ps", "-o", "lstart=", "-p", str(process)]
    return subprocess.run(words, capture_output=True, text=True).stdout.strip() if shutil.which("ps") else ""
