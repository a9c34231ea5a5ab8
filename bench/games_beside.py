"""How fast the games are, old and new in turns: is anything slower than it was?

    python bench/games_beside.py OLD                all games with fewest and most players, 20 rounds
    python bench/games_beside.py OLD --game vampire --players 2 --rounds 40 --only choices

OLD is another checkout, compiled like ours and with a `.venv` of its own (there: `make engine .venv/.locked-dev`). For
each table two processes are started, one on its sources and one on ours; each round measures the same thing in both, in
an order that is turned round by round: what else the machine does comes to both alike. Told is processor time, in
medians, and how many times as fast as the old ones the new sources are: the median of the rounds' ratios, with the
quartiles.
"""

from __future__ import annotations

import argparse
import os
import statistics
import subprocess
import sys
from pathlib import Path

from games_measured import MEASURES

from sexton.kernel import catalogue

ROOT = Path(__file__).resolve().parent.parent
LEAST = 0.9  # times as fast as the old sources


class Side:
    """The games of one checkout in a process of their own."""

    def __init__(self, checkout: Path, game: str, players: int, seconds: float) -> None:
        own = checkout / ".venv" / "bin" / "python"
        self.process = subprocess.Popen(
            [
                own if own.exists() else sys.executable,
                ROOT / "bench" / "games_measured.py",
                game,
                str(players),
                str(seconds),
            ],
            env=os.environ | {"PYTHONPATH": str(checkout / "src"), "PYTHONHASHSEED": "0"},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def rate(self, what: str) -> float:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        print(what, file=self.process.stdin, flush=True)
        answer = self.process.stdout.readline().strip()
        try:
            return float(answer)
        except ValueError:
            raise LookupError(answer or "the process has ended") from None

    def close(self) -> None:
        self.process.communicate()


def compare(old: Path, game: str, players: int, chosen: list[str], rounds: int, seconds: float) -> dict[str, float]:
    """Prints a line for each measure; how many times as fast the new sources are."""
    sides = {"old": Side(old, game, players, seconds), "new": Side(ROOT, game, players, seconds)}
    found: dict[str, float] = {}
    for what in chosen:
        rates: dict[str, list[float]] = {name: [] for name in sides}
        try:
            for number in range(rounds):
                for name in sorted(sides, reverse=number % 2 == 0):
                    rates[name].append(sides[name].rate(what))
        except LookupError as error:
            print(f"| {game} | {players} | {what} | {error} | | |", flush=True)
            continue
        ratios = [new / before for before, new in zip(rates["old"], rates["new"], strict=True)]
        low, found[what], high = statistics.quantiles(ratios, n=4) if rounds > 1 else ratios * 3
        before, now = (1e6 / statistics.median(rates[name]) for name in ("old", "new"))
        told = f"{before:.4g} | {now:.4g} | {found[what]:.2f} ({low:.2f}–{high:.2f})"
        print(f"| {game} | {players} | {what} | {told} |", flush=True)
    for side in sides.values():
        side.close()
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("old", type=Path, help="the other checkout")
    parser.add_argument("--game", action="append", choices=list(catalogue.ids()), help="only this (may be given again)")
    parser.add_argument("--players", type=int, action="append", help="this many (may be given again)")
    parser.add_argument("--only", action="append", choices=list(MEASURES), help="only this (may be given again)")
    parser.add_argument("--rounds", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=0.05, help="of one measure in one round, about")
    asked = parser.parse_args()
    if not (asked.old / "src" / "sexton").is_dir():
        parser.error(f"{asked.old} has no folder src/sexton in it: give a checkout")
    print("| game | players | what | old, µs | new, µs | new, times as fast |\n|---|---:|---|---:|---:|---:|")
    slower = []
    for game in asked.game or catalogue.ids():
        found = catalogue.find(game)
        seats = [seats for seats in found.seats if seats not in found.seats_with()]
        for players in asked.players or sorted({seats[0], seats[-1]}):
            ratios = compare(
                asked.old.resolve(), game, players, asked.only or list(MEASURES), asked.rounds, asked.seconds
            )
            slower += [f"{game}, {players} players: {what}" for what, ratio in ratios.items() if ratio < LEAST]
    print(f"\nLess than {LEAST} times as fast: {'; '.join(slower) or 'nothing'}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
