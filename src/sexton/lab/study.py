"""A study of balance: the same bot in all seats, at every number of players, with every house rule.

Cases grow evenly, batch by batch, until each is precise enough or the time is over; an interrupted study
continues where it was.
"""

from __future__ import annotations

import multiprocessing
import os
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from math import sqrt
from pathlib import Path
from typing import TypeVar

import msgspec
from msgspec import Struct

from sexton.kernel import catalogue
from sexton.kernel.game import Game
from sexton.kernel.interface import Refusal
from sexton.lab.reports.results import replace
from sexton.lab.simulation.batch import Keep, play_batch, player_of
from sexton.lab.simulation.plan import Plan, checked
from sexton.lab.simulation.run import AHEAD, first_finished, leave_interrupts_to_the_parent
from sexton.lab.simulation.tally import WHOLE, Tally, Z, sums_of

BOT = "greedy"
MOST_GAMES = 40_000  # of a case: enough for half a percent whatever the share
PRECISION = 0.005  # half the width of the widest interval
PAIRED_GAMES = 8_192  # games per deal, to see what the deal decides
FASTER = 4  # batches without a house rule for one with it
ALIKE_AFTER = 5  # batches after which a house rule that has changed no game is dropped


Part = TypeVar("Part")


class Case(Struct, frozen=True):
    """One row of the study: a game, a number of players and a house rule, or none."""

    game: str
    seats: int
    setting: str  # "closed=reopen", or nothing
    plan: Plan

    @property
    def name(self) -> str:
        return "-".join([self.game, str(self.seats), self.setting.replace("=", "-") or "default"])


class Paired(Struct):
    """Pairs of games of the same deal: how much of the victory went to the same seats, in parts of WHOLE squared."""

    pairs: int = 0
    same: int = 0


def cases_of(game: Game, seed: int) -> Iterator[Case]:
    for seats in game.seats:
        needed = needed_for(game, seats)
        for setting, chosen in settings_of(game):
            if not chosen.keys() & needed.keys():
                options = game.read_options({**needed, **chosen}).canonical()
                plan = checked(Plan(game.id, seats, (BOT,) * seats, MOST_GAMES, seed, options))
                yield Case(game.id, seats, setting, plan)


def settings_of(game: Game) -> Iterator[tuple[str, dict[str, str]]]:
    """No house rule, then each other value of each house rule."""
    yield "", {}
    for name, values in game.option_values().items():
        for value in values[1:]:
            yield f"{name}={value}", {name: value}


def needed_for(game: Game, seats: int) -> dict[str, str]:
    """The house rule that this number of players requires."""
    for _, chosen in settings_of(game):
        try:
            game.open(seats, game.read_options(chosen))
        except Refusal:
            continue
        return chosen
    raise ValueError(f"{seats} cannot play {game.id}")


class Study:
    """The cases and what is known of them, in a folder: one file per batch."""

    def __init__(self, folder: Path, seed: int, games: list[str] | None = None) -> None:
        self.folder = folder
        self.cases = [case for game in games or catalogue.ids() for case in cases_of(catalogue.find(game), seed)]
        self.tallies: dict[str, dict[int, Tally]] = {}
        self.paired: dict[str, dict[int, Paired]] = {}
        self.whole: dict[str, Tally] = {}
        for case in self.cases:
            folder.joinpath(case.name).mkdir(parents=True, exist_ok=True)
            self.tallies[case.name] = read_each(folder / case.name, "part", Tally)
            self.paired[case.name] = read_each(folder / case.name, "pair", Paired)
            self.whole[case.name] = Tally()
            for tally in self.tallies[case.name].values():
                self.whole[case.name].add(tally)

    def base_of(self, case: Case) -> Case:
        """The same number of players without a house rule."""
        return next(other for other in self.cases if (other.game, other.seats) == (case.game, case.seats))

    def tally(self, case: Case) -> Tally:
        return self.whole[case.name]

    def pairs(self, case: Case) -> Paired:
        found = self.paired[case.name].values()
        return Paired(sum(part.pairs for part in found), sum(part.same for part in found))

    def changes_nothing(self, case: Case) -> bool:
        """Whether every game so far went as it does without the house rule."""
        base, own = self.tallies[self.base_of(case).name], self.tallies[case.name]
        if not case.setting or len(own) < ALIKE_AFTER:
            return False
        return all(number in base and base[number] == tally for number, tally in own.items())

    def todo(self) -> Iterator[tuple[Case, str, int]]:
        """What to play next, all cases in turn. What is finished is looked up again every time."""
        for turn in range(max(len(case.plan.batches()) for case in self.cases)):
            for case in self.cases:
                # Everything is compared with the games without a house rule: they grow faster.
                numbers = (turn,) if case.setting else range(FASTER * turn, FASTER * (turn + 1))
                yield from ((case, "part", number) for number in numbers if self.lacks(case, number))
                pairs = 0 if case.setting else len(paired_plan(case).batches())
                if turn < pairs and turn not in self.paired[case.name]:
                    yield case, "pair", turn

    def lacks(self, case: Case, number: int) -> bool:
        return number < len(case.plan.batches()) and number not in self.tallies[case.name] and not self.finished(case)

    def finished(self, case: Case) -> bool:
        return self.changes_nothing(case) or precision_of(self.tally(case)) <= PRECISION

    def keep(self, case: Case, kind: str, number: int, found: Tally | Paired) -> None:
        encoded = msgspec.json.encode(found)
        replace(self.folder / case.name / f"{kind}-{number:04}.json", encoded)
        if isinstance(found, Tally):
            # Read back, so that an interrupted study equals an uninterrupted one.
            self.tallies[case.name][number] = msgspec.json.decode(encoded, type=Tally)
            self.whole[case.name].add(found)
        else:
            self.paired[case.name][number] = found


def read_each(folder: Path, kind: str, wanted: type[Part]) -> dict[int, Part]:
    return {
        int(path.stem.partition("-")[2]): msgspec.json.decode(path.read_bytes(), type=wanted)
        for path in sorted(folder.glob(f"{kind}-*.json"))
    }


def precision_of(tally: Tally) -> float:
    """Half the width of the widest interval of a share, by the order of play."""
    intervals = [sums_of(shares, WHOLE).share_interval() for shares in tally.turn_shares]
    return max(((high - low) / 2 for low, high in intervals), default=1.0)


def paired_plan(case: Case) -> Plan:
    return msgspec.structs.replace(case.plan, games=PAIRED_GAMES, repeats=2)


def play_job(plan: Plan, kind: str, number: int) -> Tally | Paired:
    if kind == "part":
        return play_batch(plan, Keep.NOTHING, number).tally
    numbers, seats = plan.batches()[number], plan.seats
    won, same = player_of(plan).play(numbers).columns.won, 0
    for at in range(0, len(won), 2 * seats):
        for one, two in zip(won[at : at + seats], won[at + seats : at + 2 * seats], strict=True):
            same += (WHOLE // one) * (WHOLE // two) if one and two else 0
    return Paired(len(numbers) // 2, same)


def carry_out(study: Study, workers: int, seconds: float, progress: Callable[[Case], None]) -> None:
    """Plays until everything is precise enough, or the time is over."""
    context = multiprocessing.get_context("forkserver" if os.name == "posix" else "spawn")
    ends, jobs = time.monotonic() + seconds, study.todo()
    given_out: dict[Future[Tally | Paired], tuple[Case, str, int]] = {}
    with ProcessPoolExecutor(workers, mp_context=context, initializer=leave_interrupts_to_the_parent) as pool:
        while True:
            while len(given_out) < AHEAD * workers and time.monotonic() < ends:
                job = next(jobs, None)
                if job is None:
                    break
                case, kind, number = job
                plan = case.plan if kind == "part" else paired_plan(case)
                given_out[pool.submit(play_job, plan, kind, number)] = job
            if not given_out:
                return
            for future in first_finished(pool, given_out):
                case, kind, number = given_out.pop(future)
                study.keep(case, kind, number, future.result())
                progress(case)


class Luck(Struct, frozen=True):
    """How much of the victory the deal decides: 0 nothing, 1 all."""

    decided: float
    interval: tuple[float, float]


def luck_of(paired: Paired, tally: Tally) -> Luck | None:
    """How much two games of the same deal agree beyond two that share only who begins."""
    if not paired.pairs:
        return None
    agreed = paired.same / paired.pairs / WHOLE**2
    by_chance = sum(sums_of(shares, WHOLE).mean ** 2 for shares in tally.turn_shares)
    reach = Z * sqrt(max(agreed * (1 - agreed), 1e-9) / paired.pairs) / (1 - by_chance)
    decided = (agreed - by_chance) / (1 - by_chance)
    return Luck(decided, (decided - reach, decided + reach))
