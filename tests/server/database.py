"""A PostgreSQL of our own: installed binaries, a temporary folder, a free port of the loopback."""

from __future__ import annotations

import os
import random
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from contextlib import suppress
from pathlib import Path

from sexton.server.store.postgres.store import migrated

MIGRATED = "migrated"
MISSING = "PostgreSQL is not installed: apt-get install postgresql (or your system's package), then run again"


def binaries() -> Path:
    """Where initdb and postgres are; Debian keeps them out of the path."""
    config = shutil.which("pg_config")
    found = (
        [Path(subprocess.run([config, "--bindir"], capture_output=True, text=True, check=True).stdout.strip())]
        if config
        else []
    )
    found += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    for folder in found:
        if (folder / "initdb").exists() and (folder / "postgres").exists():
            return folder
    raise RuntimeError(MISSING)


def free_port() -> int:
    """Below those that the system gives to outgoing connections: nobody takes it between two starts of a server."""
    for port in random.SystemRandom().sample(range(10_240, 32_000), 100):
        with socket.socket() as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port
    raise AssertionError("no port is free")


def children_of(parent: int) -> list[int]:
    listed = subprocess.run(["ps", "-A", "-o", "pid=,ppid="], capture_output=True, text=True, check=True).stdout
    pairs = (map(int, line.split()) for line in listed.splitlines())
    return [pid for pid, ppid in pairs if ppid == parent]


class Postgres:
    """PostgreSQL refuses to be root: as root it runs as the user `postgres`, which its package makes."""

    def __init__(self, *settings: str) -> None:
        self.settings = settings  # as "name=value"
        self.bin = binaries()
        self.folder = Path(tempfile.mkdtemp(prefix="sexton-postgres-"))
        self.user = "postgres" if os.getuid() == 0 else None
        if self.user:
            shutil.chown(self.folder, self.user)
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None
        self._migrated = False
        self._run("initdb", "-D", str(self.folder / "data"), "-U", "sexton", "-A", "trust", "-E", "UTF8", "--no-sync")
        self.start()

    def url(self, database: str = "postgres") -> str:
        return f"postgresql://sexton@127.0.0.1:{self.port}/{database}"

    def _run(self, program: str, *arguments: str) -> None:
        command = [str(self.bin / program), *arguments]
        done = subprocess.run(
            command, user=self.user, cwd="/", capture_output=True, text=True, check=False, timeout=120
        )
        assert done.returncode == 0, done.stderr

    def start(self) -> None:
        command = [
            str(self.bin / "postgres"), "-D", str(self.folder / "data"), "-p", str(self.port),
            "-c", "listen_addresses=127.0.0.1", "-c", f"unix_socket_directories={self.folder}",
            "-c", "max_connections=200",
        ]  # fmt: skip
        for setting in self.settings:
            command += ["-c", setting]
        self.process = self._spawn(command)
        for _ in range(1200):
            ready = subprocess.run(
                [str(self.bin / "pg_isready"), "-h", "127.0.0.1", "-p", str(self.port)],
                capture_output=True,
                check=False,
            )
            if ready.returncode == 0:
                return
            time.sleep(0.05)
            if self.process.poll() is not None:  # killed before, it may have to wait for the last of its children
                self.process = self._spawn(command)
        raise AssertionError((self.folder / "log").read_text())

    def _spawn(self, command: list[str]) -> subprocess.Popen[bytes]:
        with (self.folder / "log").open("ab") as log:
            return subprocess.Popen(command, user=self.user, cwd="/", stdout=log, stderr=log, start_new_session=True)

    def kill(self) -> None:
        """As a power cut would: the whole family, at once. Its children are in groups of their own."""
        assert self.process is not None
        self.process.send_signal(signal.SIGSTOP)  # so that it bears no more
        family = children_of(self.process.pid)
        self.process.kill()
        for child in family:
            with suppress(ProcessLookupError):
                os.kill(child, signal.SIGKILL)
        self.process.wait()

    def create(self, database: str, *more: str) -> str:
        self._run("createdb", "-h", "127.0.0.1", "-p", str(self.port), "-U", "sexton", *more, database)
        return self.url(database)

    def ready(self, database: str) -> str:
        """With today's tables, all empty: a copy of one brought up to date, in a third of the time."""
        if not self._migrated:
            migrated(self.create(MIGRATED), "head")
            self._migrated = True
        return self.create(database, "-T", MIGRATED)

    def stop(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.send_signal(signal.SIGQUIT)
            self.process.wait(20)
        shutil.rmtree(self.folder, ignore_errors=True)
