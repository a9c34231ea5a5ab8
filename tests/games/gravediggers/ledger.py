"""Money and removed cards, worked out from nothing but what everybody was told."""

from __future__ import annotations

import random
from typing import Any

from sexton.games.gravediggers import GAME
from sexton.games.gravediggers.options import Options
from sexton.games.gravediggers.rules import events
from sexton.games.gravediggers.rules.box import CARDS
from sexton.kernel.interface import Event
from sexton.kernel.steps import ALL
from tests.conformance.promises import advance


class Ledger:
    def __init__(self, seats: int) -> None:
        self.money = [10] * seats
        self.notes = [0] * seats
        self.removed = dict.fromkeys(CARDS, 0)
        self.bounty = 0  # what is still to be paid or returned

    def hear(self, event: Event) -> None:
        match event:
            case events.CreditTaken(seat, shown, notes):
                assert shown == self.money[seat]
                self.money[seat] += 10
                self.notes[seat] = notes
            case events.CardsTurned(cards, bounty):
                self.bounty = bounty
                for card in cards:
                    self.removed[card] += 1
            case events.SupplyShort(supply):
                self.bounty = supply
            case events.LoneGuard() | events.BanditsRaid():
                self.bounty = 0
            case events.Rewarded(seat, coins):
                self.money[seat] += coins
            case events.FistLost(seat, coins):
                self.money[seat] -= coins
            case events.Paid(seats, coins, left):
                for seat in seats:
                    self.money[seat] += coins
                    self.bounty -= coins
                assert left == self.bounty
            case events.FistsForfeited(seats, coins):
                for seat in seats:
                    self.money[seat] -= coins
            case events.BountyReturned(coins):
                assert coins == self.bounty
                self.bounty = 0


def ledger_of_a_random_game(seats: int, seed: int, options: Options | None = None) -> tuple[Any, Any]:
    """What the public could write down, and what is true, at the end of a random game."""
    rules = GAME.open(seats, options or Options())
    state, rng, ledger = rules.setup(), random.Random(seed), Ledger(seats)
    told: list[tuple[int, Event]] = []
    while advance(rules, state, rng, told) is not None:
        for hearers, event in told:
            if hearers == ALL:
                ledger.hear(event)
        told.clear()
        assert ledger.money == list(state.money)
        assert ledger.bounty == 0, "every coin of a bounty is paid out or goes back"
    truth = rules.truth(state)
    return (ledger.money, ledger.notes, ledger.removed), (list(truth.money), list(truth.notes), truth.removed)
