"""What is to be simulated, and where the dice of every game come from."""

from __future__ import annotations

import json
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from sexton import __version__
from sexton.bots.levels import level_of, player_of
from sexton.bots.players import check_box, check_name
from sexton.kernel import catalogue
from sexton.kernel.chance.dice import FastDice
from sexton.kernel.chance.fair import Terms
from sexton.kernel.game import Game, Rules
from sexton.kernel.interface import Refusal, Seat
from sexton.kernel.records.record import Header
from sexton.lab.simulation.engine_loop import base_of, seed_at

# Games per batch: few enough to lose little and to keep every worker busy, enough to be worth a file.
LARGEST_BATCH = {"random": 25_000, "greedy": 400, "normal": 400, "net": 400, "easy": 100}
WATCHED_AT_LEAST = 1000  # games
BATCHES = 64  # at least this many, unless batches would be smaller than a tenth of the largest


class Plan(Struct, frozen=True):
    """Everything that determines a simulation. Workers, batches and what is kept change no result."""

    game: str
    seats: int
    bots: tuple[str, ...]  # one per seat
    games: int
    seed: int
    options: str  # canonical text
    rotates: bool = True
    repeats: int = 1  # how many consecutive games have the same chance; the bots' own dice are always new
    edition: int | None = None  # of the rules; None is the present one
    version: str = ""  # of Sexton, whose bots may change while the rules do not

    def by_its_rules(self) -> Game:
        return catalogue.find(self.game) if self.edition is None else catalogue.edition(self.game, self.edition)

    def opened(self) -> Rules[Any, Any]:
        game = self.by_its_rules()
        return game.open(self.seats, game.read_options(json.loads(self.options)))

    def seated(self, number: int) -> tuple[str, ...]:
        """Who sits where in this game: bot i at seat i + number, around the table, unless seats are fixed."""
        turn = number % self.seats if self.rotates else 0
        return self.bots[self.seats - turn :] + self.bots[: self.seats - turn]

    @property
    def batch_size(self) -> int:
        """The games per batch, by the plan alone, so that any number of workers writes the same files."""
        game = catalogue.find(self.game)
        largest = min(LARGEST_BATCH.get(player_of(level_of(bot), game), 5) for bot in self.bots)
        return max(1, largest // 10, min(largest, self.games // BATCHES))

    def batches(self) -> list[range]:
        """All games in their order."""
        size = self.batch_size
        return [range(start, min(start + size, self.games)) for start in range(0, self.games, size)]

    @property
    def watched(self) -> int:
        """Watch every n-th game: every one, or about a thousand where all seats play at random."""
        if set(self.bots) != {"random"}:
            return 1
        return max(1, self.games // WATCHED_AT_LEAST)

    def chance_seed(self, number: int) -> int:
        return seed_from(self.seed, number // self.repeats, "chance")

    def dice_of(self, number: int, seat: Seat) -> FastDice:
        return FastDice(seed_from(self.seed, number, f"seat {seat}"))

    def header(self, number: int) -> Header:
        edition = self.by_its_rules().edition
        terms = Terms(f"simulated-{self.seed}-{number}", self.game, edition, self.options, self.seats)
        players = tuple(f"bot {name}" for name in self.seated(number))
        return Header(terms, players, f"seeded {self.chance_seed(number)}")


def seed_from(seed: int, number: int, stream: str) -> int:
    """Independent streams for chance and for every seat of every game, whatever the order and the worker."""
    return int(seed_at(base_of(seed, stream), number))


def checked(plan: Plan) -> Plan:
    """The plan with the present edition and version; raises Refusal if it cannot be played."""
    plan = replace(plan, edition=catalogue.find(plan.game).edition, version=__version__)
    rules = plan.opened()
    if len(plan.bots) != plan.seats:
        raise Refusal("simulate", "wrong-number-of-bots", bots=len(plan.bots), seats=plan.seats)
    for name in plan.bots:
        check_name(name, catalogue.find(plan.game))
        check_box(name, rules)
    return plan
