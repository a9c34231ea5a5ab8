"""Worlds come up with their true probability, given what a seat has heard: compared with exact enumeration."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from sexton.games import gloomy_graves, gravediggers, graverobbers, vampire
from sexton.games.gloomy_graves.deck_format import Deck
from sexton.games.gloomy_graves.rules.notation import BEGIN, COMMUNAL, CRYPT, DISCARD
from sexton.games.gloomy_graves.rules.notation import number_in as card_in
from sexton.games.gloomy_graves.rules.notation import verb_in as burial_verb
from sexton.games.gravediggers.options import Box
from sexton.games.gravediggers.rules.notation import PLACE
from sexton.games.graverobbers.objective_cards import Objective
from sexton.games.graverobbers.rules.notation import PLAY, SPY
from sexton.kernel.chance.dice import FastDice
from sexton.kernel.game import Rules
from tests.bots.enumeration import Copies, far_out, played, posterior, spread

SAMPLES = 2000
SURELY = 4.5  # standard deviations


def small_gravediggers() -> Rules[Any, Any]:
    box = Box(cards=(2, 0, 0, 3, 0, 2, 1, 0, 0, 2), tiles=(3, 1, 1, 1), cemeteries=2, hand=2, money=2)
    return gravediggers.GAME.open(2, gravediggers.options.Options(box=box))


def small_graverobbers() -> Rules[Any, Any]:
    objectives = (Objective("black", (1, 2), 6),) * 5 + (Objective("white", (), 3),) * 5
    box = graverobbers.options.Box(cards=(3, 0, 0, 3, 0, 0, 4, 0, 0), hand=3, rounds=2)
    return graverobbers.GAME.open(3, graverobbers.options.Options(objectives=objectives, box=box))


def small_gloomy_graves() -> Rules[Any, Any]:
    cards = {"pixie/goblin": (8, 0, 0), "unicorn/dragon": (7, 0, 0), "pixie/gravedigger": (7, 0, 0)}
    deck = Deck("small", cards, reduced=True)
    return gloomy_graves.GAME.open(2, gloomy_graves.options.Options(deck=deck))


def placed_copies(g: Any, seat: int, move: int) -> int:
    verb, kind = move >> 16 << 16, move & 1023
    return int(g.hands[seat][kind]) if verb == PLACE else 1


def played_copies(g: Any, seat: int, move: int) -> int:
    verb, kind = move >> 16 << 16, move & 1023
    return int(g.hands[seat * 9 + kind]) if verb in (PLAY, SPY) else aside_copies(g, seat, kind) if not verb else 1


def aside_copies(g: Any, seat: int, objective: int) -> int:
    return sum(int(held) == objective for held in g.objectives[seat * 3 : seat * 3 + 3])


def buried_copies(g: Any, seat: int, move: int) -> int:
    """GG-R26 Of two copies the one that everybody knows is the one played."""
    if burial_verb(move) not in (BEGIN, CRYPT, COMMUNAL, DISCARD):
        return 1
    at = seat * 20 + int(card_in(move))
    return 1 if g.known[at] else int(g.hands[at])


CASES = {
    "gravediggers": (small_gravediggers(), placed_copies, (10, 14, 22, 24)),
    "graverobbers": (small_graverobbers(), played_copies, (20, 22, 25)),
    "gloomy_graves": (small_gloomy_graves(), buried_copies, (19, 25, 30)),
}


def chances(rules: Rules[Any, Any], seat: int, seed: int, steps: int, copies: Copies) -> tuple[Any, dict[str, float]]:
    state, story = played(rules, seat, seed, steps)
    weights = posterior(rules, seat, story, copies)
    total = sum(weights.values())
    assert rules.write_position(state) in weights
    return state, {text: weight / total for text, weight in weights.items()}


def sampled(rules: Rules[Any, Any], state: Any, seat: int) -> Counter[str]:
    worlds, dice = rules.worlds(rules.view(state, seat)), FastDice(77)
    return Counter(rules.write_position(worlds.sample(dice)) for _ in range(SAMPLES))


@pytest.mark.parametrize("name", CASES)
def test_worlds_are_sampled_with_their_true_probability(name: str) -> None:
    rules, copies, moments = CASES[name]
    several = 0
    for seed, steps in enumerate(moments):
        seat = seed % rules.seats
        state, exact = chances(rules, seat, seed, steps, copies)
        found = sampled(rules, state, seat)
        assert set(found) <= set(exact), "a world that what was heard rules out"
        assert far_out(*spread(found, exact, SAMPLES)) < SURELY
        several += len(exact) > 2
    assert several >= 2, "hardly anything was hidden: this test saw nothing"


@pytest.mark.parametrize("name", CASES)
def test_sampling_by_moves_instead_of_cards_would_be_found_out(name: str) -> None:
    """Cards of a kind are several cards: who holds 5, 5, 5 and X does not lay the X every second time."""
    rules, copies, moments = CASES[name]
    furthest, rng = 0.0, random.Random(5)
    for seed, steps in enumerate(moments):
        seat = seed % rules.seats
        _, exact = chances(rules, seat, seed, steps, copies)
        _, by_moves = chances(rules, seat, seed, steps, lambda g, seat, move: 1)
        wrongly = Counter(rng.choices(list(by_moves), list(by_moves.values()), k=SAMPLES))
        furthest = max(furthest, far_out(*spread(wrongly, exact, SAMPLES)))
    assert furthest > SURELY


def test_where_nothing_is_hidden_there_is_one_world() -> None:
    rules = vampire.GAME.open(3)
    state, _ = played(rules, 0, 1, 40)
    assert set(sampled(rules, state, 0)) == {rules.write_position(state)}
