"""What is to be simulated, and where the dice of every game come from."""

from __future__ import annotations

import hashlib
import json
from typing import Any

from msgspec import Struct

from sexton.bots.seating import check_name
from sexton.kernel import catalogue
from sexton.kernel.dice import FastDice
from sexton.kernel.fair import Terms
from sexton.kernel.game import Rules
from sexton.kernel.interface import Refusal, Seat
from sexton.kernel.record import Header

SEED_BITS = 60  # all that FastDice takes in


class Plan(Struct, frozen=True):
    """Everything that decides a simulation. Workers, batches and what is kept of it change no result."""

    game: str
    seats: int
    bots: tuple[str, ...]  # one a seat
    games: int
    seed: int
    options: str  # canonical text
    rotates: bool = True

    def opened(self) -> Rules[Any, Any]:
        game = catalogue.find(self.game)
        return game.open(self.seats, game.read_options(json.loads(self.options)))

    def seated(self, number: int) -> tuple[str, ...]:
        """Who sits where in this game: bot i at seat i + number, around the table, unless seats are fixed."""
        turn = number % self.seats if self.rotates else 0
        return self.bots[self.seats - turn :] + self.bots[: self.seats - turn]

    def chance_seed(self, number: int) -> int:
        return seed_from(self.seed, number, "chance")

    def dice_of(self, number: int, seat: Seat) -> FastDice:
        return FastDice(seed_from(self.seed, number, f"seat {seat}"))

    def header(self, number: int) -> Header:
        terms = Terms(
            f"simulated-{self.seed}-{number}", self.game, catalogue.find(self.game).edition, self.options, self.seats
        )
        players = tuple(f"bot {name}" for name in self.seated(number))
        return Header(terms, players, f"seeded {self.chance_seed(number)}")


def seed_from(seed: int, number: int, stream: str) -> int:
    """Independent streams for chance and for every seat of every game, whoever plays it and in whatever order."""
    digest = hashlib.sha256(f"sexton simulate 1\n{seed}\n{number}\n{stream}".encode()).digest()
    return int.from_bytes(digest[:8], "big") >> (64 - SEED_BITS)


def checked(plan: Plan) -> Plan:
    """The plan, if it can be carried out; a Refusal says why not."""
    plan.opened()
    if len(plan.bots) != plan.seats:
        raise Refusal("simulate", "wrong-number-of-bots", bots=len(plan.bots), seats=plan.seats)
    for name in plan.bots:
        check_name(name)
    return plan
