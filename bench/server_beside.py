"""What one answer costs a server, old and new in turns.

    python bench/server_beside.py OLD/src              Gravediggers and Grave Digger at 250 tables, three rounds
    python bench/server_beside.py OLD/src --tables 50 --rounds 5 --game gloomy_graves

OLD/src is another checkout's source folder, compiled like ours. Both servers are started afresh for each round, in an
order that is turned round by round: what else the machine does comes to both alike. Told is the processor time of all
threads.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import statistics
import tempfile
from pathlib import Path

import server_processes
from server_crowd import Crowd
from server_hurry import hurry

ROOT = Path(__file__).resolve().parent.parent
GAMES = ("gravediggers", "vampire")


async def cost(source: Path, game: str, tables: int, seconds: float) -> float:
    """Milliseconds of the server's processor time for one answer."""
    with tempfile.TemporaryDirectory(prefix="sexton-bench-") as folder:
        server = server_processes.tables(Path(folder), source)
        crowd = Crowd(server.port, game)
        try:
            await crowd.sit_down(tables)
            return (await hurry(server, crowd, seconds)).cpu_move
        finally:
            await crowd.go_home()
            server.stop()


async def compare(old: Path, game: str, tables: int, rounds: int, seconds: float) -> str:
    sources = {"old": old, "new": ROOT / "src"}
    found: dict[str, list[float]] = {name: [] for name in sources}
    for number in range(rounds):
        for name in sorted(sources, reverse=number % 2 == 0):
            found[name].append(await cost(sources[name], game, tables, seconds))
    before, now = (statistics.median(found[name]) for name in ("old", "new"))
    each = "; ".join(f"{name} {', '.join(f'{one:.3f}' for one in all_of)}" for name, all_of in found.items())
    return f"{game}, {tables} tables: old {before:.3f} ms, new {now:.3f} ms, {now / before - 1:+.1%} ({each})"


async def compare_all(chosen: argparse.Namespace) -> None:
    for game in chosen.game or GAMES:
        for tables in chosen.tables or [250]:
            print(await compare(chosen.old, game, tables, chosen.rounds, chosen.seconds), flush=True)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("old", type=Path, help="the other source folder")
    parser.add_argument("--game", action="append", help="this game (may be given again)")
    parser.add_argument("--tables", type=int, action="append", help="at this many tables (may be given again)")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=10.0, help="at most, for what is measured in one round")
    chosen = parser.parse_args()
    if not (chosen.old / "sexton").is_dir():
        parser.error(f"{chosen.old} has no folder sexton in it: give a source folder")
    server_processes.raise_files()
    gc.disable()  # a pause of the crowd would look like one of the server
    asyncio.run(compare_all(chosen))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
