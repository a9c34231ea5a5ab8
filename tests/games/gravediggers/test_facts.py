"""Facts that follow from the numbers, over every player count and option set: random games with nothing lost."""

from __future__ import annotations

from collections import Counter
from typing import Any

from sexton.games.gravediggers import GAME
from sexton.games.gravediggers.rules import events
from sexton.games.gravediggers.rules.box import CARDS, COUNTS
from sexton.kernel.chance.dice import FastDice
from sexton.kernel.engine import playout
from sexton.kernel.interface import Chance, Event, Over
from tests.counts import games
from tests.games.gravediggers.cover import SETS, VALUES, every_setting
from tests.games.gravediggers.ledger import ledger_of_a_random_game

CYCLES = {2: 6, 3: 5, 4: 4, 5: 3}


def test_the_option_sets_are_the_defaults_each_alone_and_a_pairwise_cover() -> None:
    assert {} in SETS
    assert sum(len(one) == 1 for one in SETS) == len(VALUES)
    assert len(SETS) >= 12


@every_setting
def test_random_games_end_with_nothing_lost(seats: int, setting: dict[str, Any]) -> None:
    """GD-2: 45 cards, each kind apart. GD-R12, GD-R13: with strict components no coin or note too many."""
    rules = GAME.open(seats, GAME.read_options(setting))
    for seed in range(games()):
        state = rules.setup()
        playout(rules.engine, state, FastDice(seed), FastDice(seed + 1_000_000))
        assert list(rules.inventory(state).values()) == list(COUNTS)
        assert min(state.money) >= 0
        over = rules.pending(state)
        assert isinstance(over, Over)
        assert sorted(seat for group in over.ranking for seat in group) == list(range(seats))
        if setting.get("components") == "strict":
            assert sum(state.money) <= 235
            assert sum(state.notes) <= 5


class Watched:
    """A random game, with what the facts are about."""

    def __init__(self, seats: int, setting: dict[str, Any], seed: int) -> None:
        self.rules = GAME.open(seats, GAME.read_options(setting))
        self.state = self.rules.setup()
        self.told: list[Event] = []
        self.deck_after_go: list[int] = []
        self.hands_when_the_deck_ran_out: list[int] = []
        self.lines_when_the_deck_ran_out: list[int] = []
        chance, hand = FastDice(seed), FastDice(~seed & 0xFFFF)
        goes = 0
        while not isinstance(pending := self.rules.pending(self.state), Over):
            if isinstance(pending, Chance):
                if pending.step == "turn tile":
                    self.end_of_go(goes)
                    goes += 1
                outcome = chance.pick(self.rules.engine.steps[self.state.step].weights(self.state))
                self.rules.draw(self.state, outcome, self.tell)
            else:
                answers = [self.rules.sample_move(self.state, seat, hand) for seat in pending.seats]
                self.rules.play(self.state, answers, self.tell)
        self.goes = goes

    def tell(self, hearers: int, event: Event) -> None:
        if hearers == 0xFF:
            self.told.append(event)

    def end_of_go(self, goes: int) -> None:
        if goes:
            self.deck_after_go.append(self.state.left)
        if not self.state.left and not self.hands_when_the_deck_ran_out and goes % 7 == 0:
            self.hands_when_the_deck_ran_out = [sum(hand) for hand in self.state.hands]
            self.lines_when_the_deck_ran_out = [len(line) for line in self.state.lines]

    def count(self, kind: type[Event]) -> int:
        return sum(isinstance(event, kind) for event in self.told)


@every_setting
def test_the_deck_is_empty_after_42_35_28_21_goes_and_not_a_cycle_before(seats: int, setting: dict[str, Any]) -> None:
    """GD-9, GD-10, GD-22: each cycle of seven tiles takes five cards from the deck."""
    last = 7 * CYCLES[seats]
    for seed in range(games(0.02)):
        game = Watched(seats, setting, seed)
        assert game.deck_after_go[last - 1] == 0
        assert game.deck_after_go[last - 8] > 0
        assert game.deck_after_go[6::7][: CYCLES[seats]] == [5 * left for left in range(CYCLES[seats] - 1, -1, -1)]


@every_setting
def test_there_are_11_10_9_8_robberies(seats: int, setting: dict[str, Any]) -> None:
    """GD-24: each cemetery is robbed exactly once after its last card from the deck."""
    for seed in range(games(0.02)):
        game = Watched(seats, setting, seed)
        robberies = game.count(events.FistsShown)
        if setting.get("closed") == "reopen":
            assert robberies >= CYCLES[seats]
        else:
            assert robberies == CYCLES[seats] + 5


@every_setting
def test_hands_are_full_and_no_cemetery_is_closed_when_the_deck_runs_out(seats: int, setting: dict[str, Any]) -> None:
    for seed in range(games(0.02)):
        game = Watched(seats, setting, seed)
        assert game.hands_when_the_deck_ran_out == [5] * seats
        assert min(game.lines_when_the_deck_ran_out) >= 1


@every_setting
def test_every_coin_and_card_is_accounted_for_by_what_was_told(seats: int, setting: dict[str, Any]) -> None:
    for seed in range(games(0.01)):
        told, held = ledger_of_a_random_game(seats, seed, GAME.read_options(setting))
        assert told == held


@every_setting
def test_each_cycle_of_seven_goes_has_the_seven_tiles(seats: int, setting: dict[str, Any]) -> None:
    for seed in range(games(0.01)):
        tiles = [event.tile for event in Watched(seats, setting, seed).told if isinstance(event, events.TileTurned)]
        for start in range(0, len(tiles) - 6, 7):
            assert Counter(tiles[start : start + 7]) == {"place": 4, "view": 1, "reveal": 1, "gravedigger": 1}


def test_random_games_are_as_long_and_as_rich_as_they_should_be() -> None:
    """86.8 and 93.1 decisions, results of 18.9 and 15.7 a player with 3 and 5 players; within five standard errors."""
    for seats, decisions, result in ((3, 86.8, 18.9), (5, 93.1, 15.7)):
        rules = GAME.open(seats)
        played, scores, count = 0, 0, max(400, games())
        for seed in range(count):
            state = rules.setup()
            played += playout(rules.engine, state, FastDice(seed), FastDice(seed + 7_000_000))
            over = rules.pending(state)
            assert isinstance(over, Over)
            scores += sum(over.scores)
        assert abs(played / count - decisions) < 5 * 8 / count**0.5
        assert abs(scores / count / seats - result) < 5 * 12 / count**0.5


def test_the_box_is_counted_by_kind() -> None:
    assert dict(zip(CARDS, COUNTS, strict=True)) == GAME.open(2).inventory(GAME.open(2).setup())
