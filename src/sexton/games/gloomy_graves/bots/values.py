# engine: compiled
"""What a bot values in Gloomy Graves: large groups of what it can still score, and good cards."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sexton.games.gloomy_graves.bots.burial_values import burial_values, score_value
from sexton.games.gloomy_graves.rules import notation
from sexton.games.gloomy_graves.rules.box import FIRST, GRAVEDIGGER, GRAVES, KINDS, SECOND
from sexton.games.gloomy_graves.rules.names import unseen_by
from sexton.games.gloomy_graves.rules.state import State
from sexton.games.gloomy_graves.view.group_sizes import sizes_now
from sexton.kernel.chance.dice import Dice
from sexton.kernel.search import state_values
from sexton.kernel.vectors import sum_of

DIGGER_WORTH: Final = 3.0
TYPE_WORTH: Final = 1.0
SIZE_WORTH: Final = 0.1


class StateValues(state_values.StateValues):
    def values(self, g: State, seat: i64, moves: vec[i64], dice: Dice) -> vec[float]:
        verb = notation.verb_in(moves[0])
        if verb in (notation.CRYPT, notation.COMMUNAL):
            worths = burial_values(g, seat, [int(move) for move in moves], goes_left(g))
            return vec[float]([float(worth) for worth in worths])
        if verb == notation.SCORE:
            return scores(g, seat, moves)
        cards = card_worths(g, seat)
        if verb == notation.DRAW:
            return draws(g, seat, moves, cards)
        # GG-4 What is kept back for the crypt counts to the end; what is discarded is lost.
        sign = -1.0 if verb == notation.DISCARD else 1.0
        return vec[float]([sign * cards[notation.number_in(move)] for move in moves])


def scores(g: State, seat: i64, moves: vec[i64]) -> vec[float]:
    sizes, left = sizes_now(g, seat), goes_left(g)
    values = vec[float](capacity=len(moves))
    for move in moves:
        value = 0.0
        if move != notation.NO_SCORE:
            grave = notation.number_in(move)
            value = float(score_value(g, seat, grave, sizes[grave] + sizes[GRAVES + grave], left))
        values = append(values, value)
    return values


def draws(g: State, seat: i64, moves: vec[i64], cards: vec[float]) -> vec[float]:
    """The deck is as good as the unseen cards are on average."""
    unseen, worth = unseen_by(g, seat), 0.0
    for kind in range(i64(KINDS)):
        worth += cards[kind] * float(unseen[kind])
    average = worth / max(1.0, float(sum_of(unseen)))
    kinds = [notation.number_in(move) for move in moves]  # from 1; 0 is the deck
    return vec[float]([cards[kind - 1] if kind else average for kind in kinds])


def card_worths(g: State, seat: i64) -> vec[float]:
    sizes = sizes_now(g, seat)
    halves = vec[float](capacity=GRAVES + 1)
    for grave in range(i64(GRAVES)):
        still_open = g.claimed[seat * GRAVES + grave] == 0
        halves = append(
            halves, TYPE_WORTH + SIZE_WORTH * float(sizes[grave] + sizes[GRAVES + grave]) if still_open else 0.0
        )
    halves = append(halves, DIGGER_WORTH)
    assert len(halves) == GRAVEDIGGER + 1
    return vec[float]([halves[FIRST[kind]] + halves[SECOND[kind]] for kind in range(i64(KINDS))])


def goes_left(g: State) -> i64:
    """After this one, unless somebody claims a fifth score card first."""
    return 0 if g.last_round else g.variant.rounds - g.round
