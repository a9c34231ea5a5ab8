"""A bot against OpenSpiel's information-set tree search in Python, with the same processor time a move.

python bench/ismcts.py                               `expert`, a second a move, 100 games each of two kinds
python bench/ismcts.py --seconds 0.2 --games 20 --only gravediggers
python bench/ismcts.py --bot mind:400 --minutes 30   stops after half an hour; the same again goes on
python bench/ismcts.py --jobs 8                      on eight cores

Games are kept in build/ismcts. What is shown is the bot's share of victory over the fair share of its seats: all splits
of the seats and turns around the table, even play gives 1. The clock is the processor's, for machines are shared. The
search of OpenSpiel imagines worlds by `resample_from_infostate`, plays them out at random, and uses all of its time;
ours ends early where a move is surely the best.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import sexton.bots.search as searches
import sexton.envs.openspiel  # noqa: F401  makes the games known
from sexton.bots.players import bot_named
from sexton.kernel import catalogue
from sexton.kernel.chance.dice import FastDice
from sexton.kernel.engine import SEATS
from sexton.kernel.interface import Event, Seat
from sexton.kernel.steps import DRAWS, ENDS, State
from sexton.lab.league.league import Pair, Standing
from sexton.lab.simulation.through_views import Row

FOLDER = Path(__file__).parent.parent / "build" / "ismcts"
KINDS = {"gravediggers": 2, "graverobbers": 3}  # players
THEIRS = "ismcts"
Played = tuple[Row | None, int, int]  # a game with their simulations and decisions; none once time was up
UCT = 1.0  # rewards lie between -1 and the number of the others


class Timed(ismcts.ISMCTSBot):  # type: ignore[misc]  # OpenSpiel has no types
    """OpenSpiel's search, ended by the clock instead of a number of simulations."""

    def __init__(self, game: pyspiel.Game, seconds: float, seed: int) -> None:
        dice = np.random.RandomState(seed)
        super().__init__(game, mcts.RandomRolloutEvaluator(1, dice), UCT, max_simulations=0, random_state=dice)
        self.seconds, self.simulations, self.decisions = seconds, 0, 0

    def run_search(self, state: pyspiel.State) -> list[tuple[int, float]]:
        """As the original, but for the clock."""
        self.reset()
        actions = state.legal_actions()
        if len(actions) == 1:
            return [(actions[0], 1.0)]
        self.decisions += 1
        self._root_node = self.create_new_node(state)
        until = time.process_time() + self.seconds
        while True:
            self.simulations += 1
            self.run_simulation(self.sample_root_state(state))
            if self._root_node.total_visits and time.process_time() >= until:  # the first one only makes the root
                return list(self.get_final_policy(state, self._root_node))


class Match:
    """One game: ours through views, theirs through OpenSpiel's game, which is told all that happens."""

    def __init__(self, game: str, bots: tuple[str, ...], seconds: float, seed: int) -> None:
        self.rules = catalogue.find(game).open(len(bots))
        names = pyspiel.registered_names()
        name = f"sexton_{game}_sequential" if f"sexton_{game}_sequential" in names else f"sexton_{game}"
        told = pyspiel.load_game(name, {"players": len(bots)})
        self.told = told.new_initial_state()
        self.theirs = Timed(told, seconds, seed)
        self.bots, self.milliseconds = bots, max(1, round(1000 * seconds))
        self.dice = [FastDice(1000 * seed + seat) for seat in range(len(bots))]
        self.ours: dict[str, Any] = {
            name: bot_named(name, self.rules, self.milliseconds) for name in set(bots) - {THEIRS}
        }
        self.heard: list[list[Event]] = [[] for _ in bots]

    def play(self, seed: int) -> Row:
        state, chance, decisions = self.rules.setup(), FastDice(seed), 0
        steps = self.rules.engine.steps
        while (step := steps[state.step]).kind != ENDS:
            if step.kind == DRAWS:
                outcome = int(chance.pick(step.weights(state)))
                self.told.apply_action(outcome)
                self.rules.draw(state, outcome, self.tell)
            else:
                asked = SEATS[step.seats(state)]
                decisions += len(asked)
                self.rules.play(state, [self.answer(state, seat) for seat in asked], self.tell)
        assert self.told.is_terminal()
        winners = tuple(seat for seat, rank in enumerate(step.ranks(state)) if rank == 1)
        return Row(seed, seed, winners, decisions, 0, self.bots, tuple(int(score) for score in step.scores(state)))

    def answer(self, state: State, seat: Seat) -> int:
        moves = self.told.moment.moves(seat)
        if self.bots[seat] == THEIRS:
            action = int(self.theirs.step(self.told))
        else:
            bot, view, legal = self.ours[self.bots[seat]], self.rules.view(state, seat), self.rules.moves(state, seat)
            move = bot.choose(view, self.heard[seat], tuple(legal), self.dice[seat])
            action = next(number for number, named in moves.items() if named == move)
        self.told.apply_action(action)
        return int(moves[action])

    def tell(self, hearers: int, event: Event) -> None:
        for seat, heard in enumerate(self.heard):
            if hearers >> seat & 1:
                heard.append(event)


def seated(bot: str, seats: int, number: int) -> tuple[str, ...]:
    """All splits between the two, and all turns around the table."""
    held, turn = 1 + number % (seats - 1), number // (seats - 1) % seats
    bots = (bot,) * held + (THEIRS,) * (seats - held)
    return bots[seats - turn :] + bots[: seats - turn]


def play_on(
    game: str, bot: str, seconds: float, games: int, until: float, jobs: int = 1
) -> tuple[Standing, int, float]:
    """What is known of a kind, with what is played now: games, and simulations a move of theirs."""
    seats = KINDS[game]
    path = FOLDER / f"{game}-{bot}-{seconds:g}.jsonl".replace(":", "")
    path.parent.mkdir(parents=True, exist_ok=True)
    lines = path.read_bytes().splitlines() if path.exists() else []
    standing = Standing(Pair(THEIRS, bot, (seats,)))
    for line in lines[:games]:
        standing.add(msgspec.json.decode(line, type=Row))
    numbers, played, simulations, decisions = range(len(lines), games), 0, 0, 0
    for row, tried, asked in in_processes(partial(one_game, game, bot, seconds, until), numbers, jobs):
        if row is None:
            break
        with path.open("ab") as file:
            file.write(msgspec.json.encode(row) + b"\n")
        standing.add(row)
        played, simulations, decisions = played + 1, simulations + tried, decisions + asked
    return standing, played, simulations / max(1, decisions)


def in_processes(work: Callable[[int], Played], numbers: range, jobs: int) -> Iterator[Played]:
    """What the work makes of each number, in order; with one job, in this process."""
    if jobs == 1:
        yield from map(work, numbers)
        return
    with ProcessPoolExecutor(jobs, initializer=by_processor_time) as pool:
        yield from pool.map(work, numbers)


def one_game(game: str, bot: str, seconds: float, until: float, number: int) -> Played:
    if time.monotonic() >= until:
        return None, 0, 0
    match = Match(game, seated(bot, KINDS[game], number), seconds, number)
    row = match.play(number)
    return row, match.theirs.simulations, match.theirs.decisions


def by_processor_time() -> None:
    """The clock of ours, too."""
    searches.time = SimpleNamespace(monotonic=time.process_time)  # type: ignore[assignment]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bot", default="expert", help="ours (default: expert)")
    parser.add_argument("--games", type=int, default=100, help="of each kind (default: 100)")
    parser.add_argument("--seconds", type=float, default=1.0, help="of processor time a move (default: 1)")
    parser.add_argument("--minutes", type=float, default=600.0, help="for all kinds together, by the clock on the wall")
    parser.add_argument("--only", choices=sorted(KINDS))
    parser.add_argument("--jobs", type=int, default=1, help="games at a time, each in a process (default: 1)")
    asked = parser.parse_args()
    by_processor_time()
    until = time.monotonic() + 60 * asked.minutes
    print("| game | players | games | share over fair share | 95 % | simulations a move of theirs |")
    print("|---|---|---|---|---|---|")
    for game in [asked.only] if asked.only else KINDS:
        standing, played, simulations = play_on(game, asked.bot, asked.seconds, asked.games, until, asked.jobs)
        low, high = standing.interval
        cells = [
            catalogue.find(game).title, str(KINDS[game]), str(standing.games), f"{standing.times_fair:.2f}",
            f"{low:.2f} to {high:.2f}", f"{simulations:.0f}" if played else "–",
        ]  # fmt: skip
        print(f"| {' | '.join(cells)} |", flush=True)


if __name__ == "__main__":
    main()
