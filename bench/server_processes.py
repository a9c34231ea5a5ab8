"""Servers in processes of their own, and what the system says they used."""

from __future__ import annotations

import asyncio
import os
import resource
import socket
import subprocess
import sys
import time
from pathlib import Path

from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket

from sexton.server.files import FileRoom
from sexton.server.http.sockets import STRANGERS

TICKS = os.sysconf("SC_CLK_TCK")
FILES = 40_000
GENEROUS = {
    "processor_share": "1000000", "processor_burst": "1000000", "table_rate": "1000000",
    "max_tables_of_guest": "100000",
    "max_sockets": "20000", "max_sockets_of_address": "20000", "bot_workers": "0", "log": "error",
}  # fmt: skip


def raise_files() -> None:
    """Ten thousand sockets need as many open files, here and in the server, which inherits it."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft < FILES:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (FILES, max(hard, FILES)))
        except (ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def watchers_at_most() -> int:
    """As many as a server lets in that may open as many files as we: some room is for requests and for who plays."""
    room = FileRoom(resource.getrlimit(resource.RLIMIT_NOFILE)[0])
    return int(STRANGERS * min(room.sockets, int(GENEROUS["max_sockets"])))


class Measured:
    """A process that listens on a port; the time it computed and the memory it holds, from /proc."""

    def __init__(self, command: list[str], port: int, environment: dict[str, str]) -> None:
        self.port = port
        self.process = subprocess.Popen(command, env=os.environ | environment, stdout=subprocess.DEVNULL)
        until = time.monotonic() + 120
        while time.monotonic() < until:
            if self.process.poll() is not None:
                raise RuntimeError("the server did not start")
            try:
                socket.create_connection(("127.0.0.1", port), 1).close()
                return
            except OSError:
                time.sleep(0.02)
        raise RuntimeError("the server did not start in time")

    def cpu(self) -> float:
        """Seconds of processor time so far, all threads."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    def memory(self) -> float:
        """Resident megabytes."""
        for line in Path(f"/proc/{self.process.pid}/status").read_text().splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1]) * 1024 / 1e6
        raise RuntimeError("the server is gone")

    def stop(self) -> None:
        self.process.terminate()
        try:
            self.process.wait(30)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def tables(folder: Path, source: Path | None = None) -> Measured:
    """`sexton serve` as anybody starts it, or another source folder's, with limits that a benchmark does not meet."""
    port = free_port()
    command = [sys.executable, "-c", "from sexton.commands import main; main()", "serve", "--port", str(port)]
    settings = {f"SEXTON_{name.upper()}": value for name, value in GENEROUS.items()}
    other = {} if source is None else {"PYTHONPATH": str(source)}
    return Measured(command, port, settings | {"SEXTON_DATABASE": str(folder / "sexton.db")} | other)


def echo() -> Measured:
    port = free_port()
    return Measured([sys.executable, __file__, str(port)], port, {})


# The plain echo: the same Starlette, uvicorn, loop and settings of both, and nothing of ours


async def say_it_back(websocket: WebSocket) -> None:
    await websocket.accept()
    while (incoming := await websocket.receive())["type"] == "websocket.receive":
        await websocket.send({"type": "websocket.send", "text": incoming["text"]})


def serve_echo(port: int) -> None:
    import uvicorn

    from sexton.commands.server.serve import loop_factory
    from sexton.server.run import server_for
    from sexton.server.settings import Settings

    config = server_for(Starlette(routes=[WebSocketRoute("/ws/{table}", say_it_back)]), Settings(port=port)).config
    config.ws_max_size = 2**24
    with asyncio.Runner(loop_factory=loop_factory()) as runner:
        runner.run(uvicorn.Server(config).serve())


if __name__ == "__main__":
    serve_echo(int(sys.argv[1]))
