"""The server's crew: bots think in a few processes of their own, or in threads of this one."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
import time
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor


class Processes:
    def start(self, workers: int, threads: int, niceness: int) -> Executor:
        if not workers:
            return ThreadPoolExecutor(threads, thread_name_prefix="sexton-bot")
        spawn = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(workers, mp_context=spawn, initializer=undisturbed, initargs=(os.getpid(), niceness))

    def give_up(self, executor: Executor) -> None:
        """They are killed. Those waiting for them learn that they broke, and ask again."""
        for process in list((getattr(executor, "_processes", None) or {}).values()):
            process.kill()
        executor.shutdown(wait=False)


def undisturbed(server: int, niceness: int) -> None:
    """Ctrl-C is for the server, which ends its bots itself. If it is killed they must not be left behind."""
    if hasattr(os, "nice"):
        os.nice(niceness)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=die_with, args=(server,), daemon=True).start()


def die_with(parent: int) -> None:
    while os.getppid() == parent:
        time.sleep(1)
    os._exit(0)
