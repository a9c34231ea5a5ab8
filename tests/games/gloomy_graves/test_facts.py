"""Facts that follow from the numbers, over every player count and option set: random games with nothing lost."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from sexton.games.gloomy_graves import GAME
from sexton.games.gloomy_graves.rules import events
from sexton.games.gloomy_graves.rules.box import CARDS
from sexton.kernel.chance.dice import FastDice
from sexton.kernel.engine import playout
from sexton.kernel.interface import Chance, Event, Over
from tests.counts import games
from tests.games.gloomy_graves.cover import SETS, every_setting

ROUNDS = {2: 14, 3: 11, 4: 9}
DECK = {2: 52, 3: 60, 4: 64}
REMOVED = {2: 23, 3: 10, 4: 1}


def test_the_option_sets_are_the_defaults_each_alone_and_both() -> None:
    assert [len(one) for one in SETS] == [0, 1, 1, 2]


@every_setting
def test_random_games_end_with_nothing_lost(seats: int, setting: dict[str, Any]) -> None:
    """90 cards of the box, 20 score cards; cells and cards in every place as they must be."""
    rules = GAME.open(seats, GAME.read_options(setting))
    for seed in range(games()):
        state = rules.setup()
        playout(rules.engine, state, FastDice(seed), FastDice(seed + 1_000_000))
        assert list(rules.inventory(state).values()) == list(rules.variant.cards)
        assert sum(rules.inventory(state).values()) + REMOVED[seats] - rules.variant.removed == 90
        claimed = [number for number in state.claimed if number]
        left = sum(len(numbers) for numbers in rules.truth(state).left.values())
        assert len(claimed) + left == 20
        assert isinstance(rules.pending(state), Over)


class Watched:
    """A random game in which nobody ever scores, with what the facts are about."""

    def __init__(self, seats: int, setting: dict[str, Any], seed: int, scoring: bool = False) -> None:
        self.rules = GAME.open(seats, GAME.read_options(setting))
        self.state = self.rules.setup()
        self.told: list[Event] = []
        self.deck_after_round: list[int] = []
        self.goes = 0
        chance, hand = FastDice(seed), FastDice(seed + 5_000)
        while not isinstance(pending := self.rules.pending(self.state), Over):
            if isinstance(pending, Chance):
                outcome = chance.pick(self.rules.engine.steps[self.state.step].weights(self.state))
                self.rules.draw(self.state, outcome, self.tell)
                continue
            if pending.step == "bury":
                self.begin_of_go()
            answers = [self.rules.sample_move(self.state, seat, hand) for seat in pending.seats]
            if pending.step == "score" and not scoring:
                answers = [self.rules.read("no score")]
            self.rules.play(self.state, answers, self.tell)

    def tell(self, hearers: int, event: Event) -> None:
        if hearers & 0x80:
            self.told.append(event)

    def begin_of_go(self) -> None:
        truth = self.rules.truth(self.state)
        assert len(truth.communal) == 4 + self.goes
        assert sum(truth.spent.values()) == 2 + len(truth.crypts) + 2 * self.goes
        assert len(truth.row) == 3
        assert all(len(hand) == 4 for seat, hand in enumerate(truth.hands) if seat == truth.go)
        if truth.go == truth.start:
            self.deck_after_round.append(truth.deck)
        self.goes += 1


@every_setting
def test_an_undisturbed_game_has_14_11_9_rounds_and_the_deck_is_empty_one_before(
    seats: int, setting: dict[str, Any]
) -> None:
    """GG-2, GG-19, GG-20; communal cells = 4 + goes is checked at every go."""
    for seed in range(games(0.01, at_least=1)):
        game = Watched(seats, setting, seed)
        assert game.state.round == ROUNDS[seats]
        assert game.goes == ROUNDS[seats] * seats
        assert game.deck_after_round == [DECK[seats] - 2 * seats * done for done in range(ROUNDS[seats])]
        assert game.deck_after_round[-1] == 0
        assert game.deck_after_round[-2] > 0
        assert len(game.state.cells) == 4 + game.goes
        assert [len(hand) for hand in game.rules.truth(game.state).hands] == [2] * seats
        assert len(game.state.row) == 3


@every_setting
def test_every_card_is_accounted_for_by_what_everybody_was_told(seats: int, setting: dict[str, Any]) -> None:
    """Buried and discarded cards, the row, and what is known of hands, from public announcements alone."""
    for seed in range(games(0.01, at_least=1)):
        game = Watched(seats, setting, seed, scoring=True)
        spent: Counter[str] = Counter()
        row: Counter[str] = Counter()
        claimed: list[dict[str, int]] = [{} for _ in range(seats)]
        for event in game.told:
            match event:
                case events.RowLaid(card) | events.RowRefilled(card, _):
                    row[card] += 1
                case events.DrewFromRow(_, card):
                    row[card] -= 1
                case events.GraveyardCardTurned(card) | events.CryptBegun(_, card) | events.Discarded(_, card):
                    spent[card] += 1
                case events.BuriedInCrypt(_, card, _) | events.BuriedInGraveyard(_, card, _):
                    spent[card] += 1
                case events.Scored(seat, grave, communal, crypt, total, number, _):
                    assert communal + crypt == total >= number
                    claimed[seat][grave] = number
        truth = game.rules.truth(game.state)
        assert truth.spent == {card: spent[card] for card in CARDS if spent[card]}
        assert sorted(truth.row) == sorted(row.elements())
        assert list(truth.claimed) == claimed


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_rounds_left_are_told_exactly(seats: int) -> None:
    """The aid counts down to 0 in the last round."""
    rules = GAME.open(seats)
    state, chance, hand = rules.setup(), FastDice(4), FastDice(9)
    while not isinstance(pending := rules.pending(state), Over):
        if isinstance(pending, Chance):
            rules.draw(state, chance.pick(rules.engine.steps[state.step].weights(state)))
            continue
        if pending.step == "bury" and state.active == state.start:
            aids = rules.aids(rules.view(state, None))
            assert aids["rounds"] == ROUNDS[seats]
            assert aids["rounds_left"] == ROUNDS[seats] - state.round
        answers = [rules.sample_move(state, seat, hand) for seat in pending.seats]
        rules.play(state, [rules.read("no score")] if pending.step == "score" else answers)
    assert state.round == ROUNDS[seats]
