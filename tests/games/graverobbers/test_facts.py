"""Facts that follow from the numbers, over every player count and option set: random games with nothing lost."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

from sexton.games.graverobbers import GAME
from sexton.games.graverobbers.rules import events
from sexton.games.graverobbers.rules.box import CARDS, COUNTS, DEALT, ROUNDS
from sexton.kernel.chance.dice import FastDice
from sexton.kernel.engine import playout
from sexton.kernel.interface import Ask, Chance, Event, Over
from tests.counts import games
from tests.games.graverobbers.cover import SETS, VALUES, every_setting, hands_of

MOST_PLAYS = {3: 16, 4: 16, 5: 12, 6: 12}


def test_the_option_sets_are_the_defaults_each_alone_and_a_pairwise_cover() -> None:
    assert {} in SETS
    assert sum(len(one) == 1 for one in SETS) == sum(len(values) - 1 for values in VALUES.values())
    assert len(SETS) >= 12


@every_setting
def test_random_games_end_with_nothing_lost(seats: int, setting: dict[str, Any]) -> None:
    """GR-1, GR-3: 72 cards and 18 objectives, each kind apart. GR-11: at most seven cards at a grave."""
    rules = GAME.open(seats, GAME.read_options(setting))
    whole = rules.inventory(rules.setup())
    assert sum(whole.values()) == 72 + 18
    for seed in range(games()):
        state = rules.setup()
        playout(rules.engine, state, FastDice(seed), FastDice(seed + 1_000_000))
        assert rules.inventory(state) == whole
        assert max(state.lengths) <= 7
        assert min(min(state.hands), min(state.deck), min(state.spent), min(state.objectives_left)) >= 0
        assert sum(state.deck) == 72 - seats * DEALT[seats]
        assert sum(state.objectives_left) == 18 - 3 * seats
        assert 0 not in state.graves
        over = rules.pending(state)
        assert isinstance(over, Over)
        assert sorted(seat for group in over.ranking for seat in group) == list(range(seats))


class Watched:
    """A random game, hand by hand."""

    def __init__(self, seats: int, setting: dict[str, Any], seed: int) -> None:
        self.rules = GAME.open(seats, GAME.read_options(setting))
        self.state = self.rules.setup()
        self.told: list[tuple[int, Event]] = []
        chance, hand = FastDice(seed), FastDice(~seed & 0xFFFF)
        while not isinstance(pending := self.rules.pending(self.state), Over):
            if isinstance(pending, Chance):
                outcome = chance.pick(self.rules.engine.steps[self.state.step].weights(self.state))
                self.rules.draw(self.state, outcome, self.tell)
            else:
                answers = [self.rules.sample_move(self.state, seat, hand) for seat in pending.seats]
                self.rules.play(self.state, answers, self.tell)
                assert all(number > 0 for number in self.left_in_hand(pending))
        self.over = pending

    def left_in_hand(self, pending: Ask) -> Iterator[int]:
        """Whoever is asked for a card has one."""
        now = self.rules.pending(self.state)
        if isinstance(now, Ask) and now.step in ("go", "second card", "card after spy"):
            yield len(self.rules.view(self.state, now.seats[0]).hand)

    def tell(self, hearers: int, event: Event) -> None:
        self.told.append((hearers, event))

    def by_hand(self) -> list[list[Event]]:
        """What all heard, one list a hand."""
        hands: list[list[Event]] = [[]]
        for hearers, event in self.told:
            if isinstance(event, events.HandBegins):
                hands.append([])
            if hearers & 0x80:
                hands[-1].append(event)
        return hands


def count(told: list[Event], *kinds: type[Event]) -> int:
    return sum(isinstance(event, kinds) for event in told)


PLAYS = (events.PlayedFaceUp, events.PlayedFaceDown)


@every_setting
def test_facts_of_every_hand(seats: int, setting: dict[str, Any]) -> None:
    for seed in range(games(0.01)):
        game = Watched(seats, setting, seed)
        hands = game.by_hand()
        assert len(hands) == hands_of(seats, setting)
        for told in hands:
            rounds = count(told, events.RoundEnds)
            assert 1 <= rounds <= ROUNDS[seats]
            assert count(told, *PLAYS) <= min(49, seats * MOST_PLAYS[seats])
            assert count(told, events.AccusationsBegin) <= 1
            assert count(told, events.AccusationsBegin) == count(told, events.AccusationsOver)
            assert count(told, events.Ransacked, events.Undisturbed) == 7
            plays = Counter(event.seat for event in told if isinstance(event, PLAYS))
            assert max(plays.values()) <= MOST_PLAYS[seats]
            if rounds == ROUNDS[seats] and not count(told, events.Passed):
                assert min(plays[seat] for seat in range(seats)) >= rounds
            if count(told, events.Ransacked) and setting.get("accuse_at_end", "yes") == "yes":
                assert count(told, events.AccusationsBegin) == 1


@every_setting
def test_every_point_is_accounted_for_by_what_was_told(seats: int, setting: dict[str, Any]) -> None:
    """GR-20 to GR-23 and GR-R22: whoever listens can check the scores."""
    for seed in range(games(0.01)):
        game = Watched(seats, setting, seed)
        totals = [0] * seats
        for told in game.by_hand():
            points = [0] * seats
            for event in told:
                if isinstance(event, events.HandScored | events.BobbiesScored | events.ObjectiveScored):
                    points[event.seat] += event.points
                elif isinstance(event, events.AccusationTrue):
                    points[event.seat] += 3
                    points[event.accused_seat] -= 2
                elif isinstance(event, events.AccusationFalse):
                    points[event.seat] -= 1
                    points[event.accused_seat] += 1
                elif isinstance(event, events.HandEnds):
                    assert list(event.scores) == points
            totals = [total + gain for total, gain in zip(totals, points, strict=True)]
        assert totals == list(game.over.scores)


def test_three_players_never_fill_all_graves_and_six_sometimes_do() -> None:
    full = {3: 0, 6: 0}
    for seats in full:
        rules = GAME.open(seats)
        for seed in range(games(2)):
            state = rules.setup()
            playout(rules.engine, state, FastDice(seed), FastDice(seed + 5_000_000))
            full[seats] += sum(state.lengths) == 49
    assert full[3] == 0
    assert full[6] > 0


def offhand(hand: tuple[str, ...], moves: list[str], rng: random.Random) -> str:
    """As of somebody who pulls cards blindly from his hand and tosses a coin for a second one; he never spies."""
    if not moves[0].startswith("play"):
        return rng.choice(moves)
    if "stop" in moves and rng.random() < 0.5:
        return "stop"
    card = rng.choice(hand)
    return rng.choice([move for move in moves if move.startswith(f"play {card} ")])


def offhand_game(seats: int, rng: random.Random) -> int:
    """How many graves were ransacked."""
    rules = GAME.open(seats)
    state = rules.setup()
    while not isinstance(pending := rules.pending(state), Over):
        if isinstance(pending, Chance):
            rules.draw(state, rng.choices(range(len(pending.weights)), pending.weights)[0])
            continue
        answers = []
        for seat in pending.seats:
            moves = [rules.write(move) for move in rules.moves(state, seat)]
            answers.append(rules.read(offhand(rules.truth(state).hands[seat], moves, rng)))
        rules.play(state, answers)
    return [*state.graves].count(2)


def test_graves_are_ransacked_as_often_as_they_should_be() -> None:
    """Pulled blindly: 41 graves and 27 cemeteries in a hundred, as seven cards straight from the box would have it."""
    rng, played = random.Random(4), max(200, games(0.5))
    ransacked = [offhand_game(3 + nth % 4, rng) for nth in range(played)]
    assert abs(sum(ransacked) / played / 7 - 0.41) < 5 * 0.2 / played**0.5
    assert abs(sum(number >= 4 for number in ransacked) / played - 0.27) < 5 * 0.45 / played**0.5


def test_the_box_is_counted_by_kind() -> None:
    inventory = GAME.open(3).inventory(GAME.open(3).setup())
    assert {card: inventory[card] for card in CARDS} == dict(zip(CARDS, COUNTS, strict=True))
