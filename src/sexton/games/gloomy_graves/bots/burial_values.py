# engine: compiled
"""What a bot expects of a burial or a score, in points times `UNIT`. It reads nothing that its seat does not see."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sexton.games.gloomy_graves.rules.box import GRAVES, NUMBERS, POINTS
from sexton.games.gloomy_graves.rules.notation import COMMUNAL, number_in, verb_in
from sexton.games.gloomy_graves.rules.scoring import claim, is_left, points_of, types_on
from sexton.games.gloomy_graves.rules.state import State
from sexton.games.gloomy_graves.view.group_sizes import crypt_sizes, highest_left, sizes_after, sizes_now

UNIT: Final = 100
PER_SCORE_CARD: Final = 5  # what the bonus is worth for one more score card
GROWTH: Final = 5  # a size times itself times this is what the bot hopes to make of it
ENVY: Final = 1  # the same for what another player could make of it
SCORE_NOW: Final = 60  # percent of what a score brings that count when a burial only makes it possible


def burial_values(g: State, seat: i64, moves: list[int], goes_left: i64) -> list[int]:
    now, caps, crypts = sizes_now(g, seat), highest_left(g), crypt_sizes(g)
    return [int(burial_value(g, seat, move, now, caps, crypts, goes_left)) for move in moves]


def burial_value(
    g: State, seat: i64, move: i64, now: vec[i64], caps: vec[i64], crypts: vec[i64], goes_left: i64
) -> i64:
    """`now`, `caps` and `crypts` are `sizes_now`, `highest_left` and `crypt_sizes`: the same for all burials."""
    sizes = sizes_after(g, seat, move, now)
    value = hope(g, seat, sizes, caps, crypts)
    if verb_in(move) == COMMUNAL:
        value += SCORE_NOW * best_score(g, seat, number_in(move), sizes, goes_left) // 100
    return value


def hope(g: State, seat: i64, sizes: vec[i64], caps: vec[i64], crypts: vec[i64]) -> i64:
    """Larger groups are worth more than proportionally, up to the best card left; so they are to the others."""
    value: i64 = 0
    for grave in range(i64(GRAVES)):
        for other in range(g.variant.seats):
            if g.claimed[other * GRAVES + grave]:
                continue
            if other == seat:
                size = min(sizes[grave] + sizes[GRAVES + grave], caps[grave])
                value += GROWTH * size * size
            else:
                size = min(sizes[grave] + crypts[other * GRAVES + grave], caps[grave])
                value -= ENVY * size * size
    return value


def best_score(g: State, seat: i64, kind: i64, sizes: vec[i64], goes_left: i64) -> i64:
    """What the best score would bring after this card was laid in the communal graveyard; 0 if none would."""
    best: i64 = 0
    types = types_on(kind)
    for grave in range(i64(GRAVES)):
        if types >> grave & 1 and not g.claimed[seat * GRAVES + grave]:
            best = max(best, score_value(g, seat, grave, sizes[grave] + sizes[GRAVES + grave], goes_left))
    return best


def score_value(g: State, seat: i64, grave: i64, total: i64, goes_left: i64) -> i64:
    """What the card earned now brings, less what waiting for a better one may bring; below 0: better wait."""
    number = claim(g, grave, total)
    if not number:
        return 0
    still_open: i64 = 0
    for other in range(i64(GRAVES)):
        if not g.claimed[seat * GRAVES + other]:
            still_open += 1
    spare = goes_left - still_open  # goes in which nothing need be scored
    waiting: i64 = 0
    for nth in range(len(NUMBERS)):
        gap = NUMBERS[nth] - total
        if gap > 0 and spare > gap and is_left(g, grave, NUMBERS[nth]):
            waiting = max(waiting, (POINTS[nth] + PER_SCORE_CARD) * UNIT * (spare - gap) // (spare + 1))
    return (points_of(number) + PER_SCORE_CARD) * UNIT - waiting
