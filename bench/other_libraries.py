"""Random play through the ordinary Python API of each library, side by side in one run.

    python bench/other_libraries.py            prints a table
    python bench/other_libraries.py --write    and puts it into docs/measured/performance.md

The games differ: what is compared is what a decision costs through each API, not the libraries. Rounds alternate over
all of them; time is processor time, on one core.
"""

from __future__ import annotations

import argparse
import importlib.metadata
import os
import platform
import random
import re
import statistics
import warnings
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import measure
from measure import Stopwatch, Work
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "measured" / "performance.md"
BEGIN, END = "<!-- written by make bench-peers -->", "<!-- end of make bench-peers -->"
LIBRARIES = ("open_spiel", "rlcard", "pettingzoo", "catanatron", "numpy")
NOTES = """
- The games differ, in rules, length and what a decision involves: this says what random play costs through each
  library's ordinary Python interface, not which library is better.
- Ours, driven from Python: list the moves, play one. OpenSpiel: `legal_actions` and `apply_action`, chance drawn by
  `random.choices` from `chance_outcomes`. RLCard: `env.step` with one of `legal_actions`. PettingZoo: `agent_iter`,
  `env.last`, an action sampled with the mask. Catanatron: `Game.play` with `RandomPlayer`s.
- RLCard and PettingZoo also encode an observation at every step, which is what they are for; others do so when asked.
"""


@dataclass
class Peer:
    library: str
    game: str
    players: int
    written_in: str
    work: Callable[[], Work]
    samples: list[float] = field(default_factory=list)
    length: float = 0.0


def ours(game: str, seats: int) -> Callable[[], Work]:
    return lambda: measure.from_python(measure.rules_of(game, seats))


def open_spiel(name: str, settings: dict[str, Any]) -> Callable[[], Work]:
    def made() -> Work:
        import peers
        import pyspiel

        game, rng = pyspiel.load_game(name, settings), random.Random(4)

        def work(times: int) -> int:
            decisions = 0
            for _ in range(times):
                state = game.new_initial_state()
                while not state.is_terminal():
                    if state.is_chance_node():
                        state.apply_action(peers.drawn(state, rng))
                    elif state.is_simultaneous_node():
                        chosen = [rng.choice(state.legal_actions(player)) for player in range(game.num_players())]
                        state.apply_actions(chosen)
                        decisions += len(chosen)
                    else:
                        state.apply_action(rng.choice(state.legal_actions()))
                        decisions += 1
            return decisions

        return work

    return made


def rlcard(name: str) -> Callable[[], Work]:
    def made() -> Work:
        import rlcard as library

        env, rng = library.make(name, config={"seed": 4}), random.Random(4)

        def work(times: int) -> int:
            decisions = 0
            for _ in range(times):
                state, _ = env.reset()
                while not env.is_over():
                    state, _ = env.step(rng.choice(list(state["legal_actions"])))
                    decisions += 1
            return decisions

        return work

    return made


def pettingzoo(name: str) -> Callable[[], Work]:
    def made() -> Work:
        env = importlib.import_module(f"pettingzoo.classic.{name}").env()
        seeds = iter(range(10**9))

        def work(times: int) -> int:
            decisions = 0
            for _ in range(times):
                env.reset(seed=next(seeds))
                for agent in env.agent_iter():
                    seen, _, terminated, truncated, _ = env.last()
                    if terminated or truncated:
                        env.step(None)
                    else:
                        env.step(env.action_space(agent).sample(seen["action_mask"]))
                        decisions += 1
            return decisions

        return work

    return made


def catanatron(players: int) -> Callable[[], Work]:
    def made() -> Work:
        from catanatron import Color, Game, RandomPlayer

        def work(times: int) -> int:
            decisions = 0
            for _ in range(times):
                game = Game([RandomPlayer(color) for color in list(Color)[:players]])
                game.play()
                decisions += len(game.state.actions)
            return decisions

        return work

    return made


GOOFSPIEL = {"players": 3, "imp_info": True, "num_cards": 13, "points_order": "random"}
PEERS = [
    Peer("Sexton", "Gravediggers", 3, "typed Python, compiled", ours("gravediggers", 3)),
    Peer("Sexton", "Graverobbers", 3, "typed Python, compiled", ours("graverobbers", 3)),
    Peer("Sexton", "Grave Digger", 3, "typed Python, compiled", ours("vampire", 3)),
    Peer("Sexton", "Gloomy Graves", 3, "typed Python, compiled", ours("gloomy_graves", 3)),
    Peer("OpenSpiel", "goofspiel, 13 cards", 3, "C++", open_spiel("goofspiel", GOOFSPIEL)),
    Peer("OpenSpiel", "gin_rummy", 2, "C++", open_spiel("gin_rummy", {})),
    Peer("OpenSpiel", "hearts", 4, "C++", open_spiel("hearts", {})),
    Peer("OpenSpiel", "python_liars_poker", 3, "Python", open_spiel("python_liars_poker", {"players": 3})),
    Peer("RLCard", "gin-rummy", 2, "Python", rlcard("gin-rummy")),
    Peer("RLCard", "uno", 2, "Python", rlcard("uno")),
    Peer("RLCard", "leduc-holdem", 2, "Python", rlcard("leduc-holdem")),
    Peer("PettingZoo classic", "leduc_holdem_v4", 2, "Python", pettingzoo("leduc_holdem_v4")),
    Peer("PettingZoo classic", "texas_holdem_v4", 2, "Python", pettingzoo("texas_holdem_v4")),
    Peer("PettingZoo classic", "connect_four_v3", 2, "Python", pettingzoo("connect_four_v3")),
    Peer("Catanatron", "Catan", 4, "Python", catanatron(4)),
]


def measured(rounds: int, console: Console) -> None:
    watches: list[tuple[Peer, Stopwatch]] = []
    with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task("getting ready", total=len(PEERS) * (rounds + 1))
        for peer in PEERS:
            work = peer.work()
            peer.length = work(3) / 3
            watches.append((peer, Stopwatch(work)))
            progress.advance(task)
        for _ in range(rounds):
            for peer, watch in watches:
                peer.samples.append(watch.rate())
                progress.advance(task)


def lines() -> list[list[str]]:
    ours = statistics.median(PEERS[0].samples)
    found = []
    for peer in PEERS:
        rate = statistics.median(peer.samples)
        spread = f"{figure(min(peer.samples))}–{figure(max(peer.samples))}"
        about = [peer.library, peer.game, str(peer.players), peer.written_in]
        found.append([*about, figure(rate), spread, f"{peer.length:.0f}", f"{ours / rate:.3g}"])
    return found


def figure(rate: float) -> str:
    return f"{rate / 1e6:.2f} M" if rate >= 1e6 else f"{rate / 1e3:.3g} k"


HEADS = (
    "library",
    "game",
    "players",
    "written in",
    "decisions/s",
    "range",
    "decisions a game",
    "Gravediggers is × as fast",
)


def circumstances(rounds: int) -> str:
    about = Path("/proc/cpuinfo")
    found = re.search(r"^model name\s*: (.*)$", about.read_text(), re.MULTILINE) if about.exists() else None
    processor = found[1] if found else platform.machine()
    versions = ", ".join(f"{name} {importlib.metadata.version(name)}" for name in LIBRARIES)
    load = f"load {os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else ""
    return (
        f"{datetime.now(UTC):%Y-%m-%d}, {processor}, {os.cpu_count()} cores ({load}), {platform.system()} "
        f"{platform.machine()}; Python {platform.python_version()}, {versions}; medians of {rounds} interleaved rounds."
    )


def write(rounds: int) -> None:
    table = [HEADS, ["---", "---", "---:", "---", "---:", "---:", "---:", "---:"], *lines()]
    rows = "\n".join(f"| {' | '.join(cells)} |" for cells in table)
    section = f"{BEGIN}\n\n## Beside other libraries\n\n{circumstances(rounds)}\n\n{rows}\n{NOTES}"
    page = PAGE.read_text(encoding="utf-8")
    head, found, rest = page.partition(BEGIN)
    after = rest.partition(END)[2] if found else "\n"
    PAGE.write_text(f"{head if found else page.rstrip() + chr(10) * 2}{section}\n{END}{after}", encoding="utf-8")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=12)
    parser.add_argument("--write", action="store_true", help="bring docs/measured/performance.md up to date")
    chosen = parser.parse_args()
    warnings.simplefilter("ignore")  # of other people's making
    console = Console()
    if not console.is_terminal:
        console.width = 140
    measured(chosen.rounds, console)
    shown = Table(*HEADS, title=circumstances(chosen.rounds))
    for cells in lines():
        shown.add_row(*cells)
    console.print(shown)
    console.print(NOTES, markup=False)
    if chosen.write:
        write(chosen.rounds)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
