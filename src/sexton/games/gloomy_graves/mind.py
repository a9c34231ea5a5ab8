# engine: compiled
"""How a searching bot thinks about Gloomy Graves: groups that grow are points to come."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sexton.games.gloomy_graves.box import DRAWS, FIRST, GRAVEDIGGER, GRAVES, KINDS, SECOND
from sexton.games.gloomy_graves.flow import BEGIN_STEP, BURY, BURY_OTHER, DISCARD_STEP, DRAW_STEP, SCORE_STEP
from sexton.games.gloomy_graves.notation import (
    BEGIN,
    COMMUNAL,
    DISCARD,
    DRAW_DECK,
    NO_SCORE,
    draw_from_row,
    number_in,
    verb_in,
    with_card,
)
from sexton.games.gloomy_graves.notation import score as score_move
from sexton.games.gloomy_graves.outlook import sizes_after, sizes_now
from sexton.games.gloomy_graves.prospects import SCORE_NOW, best_score, highest_left, hope, points, score_value
from sexton.games.gloomy_graves.scoring import crypt_group, graveyard_group, scorable
from sexton.games.gloomy_graves.state import TOPS, State
from sexton.kernel import mind
from sexton.kernel.dice import Dice
from sexton.kernel.mind import KEY_BITS, mixed, share_out
from sexton.kernel.steps import Step

HORIZON: Final = 6
ATTEMPTS: Final = 5  # burials looked at for a quick answer
DIGGER: Final = 30  # worth of a half, in tenths; a type that can still be scored has 10 and its size
A_CARD_MORE: Final = 5  # what the bonus is worth for one more score card, in points
GROWTH: Final = 0.05  # a size times itself times this is what may be made of it, in points
AT_THE_END: Final = 2.0  # points of a lead that are worth e to one
A_GO: Final = 0.6  # more for each go still to come


class Mind(mind.Mind):
    def __init__(self) -> None:
        super().__init__(HORIZON)

    # What is known

    def key(self, g: State, seat: i64) -> i64:
        key = mixed(self.public_key(g), seat + 1)
        for at in range(seat * KINDS, seat * KINDS + KINDS):
            key = mixed(key, g.hands[at])
        return key

    def public_key(self, g: State) -> i64:
        key = mixed(mixed(mixed(g.step, g.active if g.round else 7), g.round), g.start)
        key = mixed(mixed(mixed(key, g.deck), g.drawn), g.buried)
        key = mixed(mixed(key, g.laid), 1 if g.last_round else 0)
        for spent in g.spent:
            key = mixed(key, spent)
        row: i64 = 0
        for kind in g.row:
            row += mixed(7, kind)
        key = mixed(key, row & KEY_BITS)
        for seat in range(g.house.seats):
            size: i64 = 0
            for at in range(seat * KINDS, seat * KINDS + KINDS):
                size += g.hands[at]
                if g.known[at]:
                    key = mixed(mixed(key, at), g.known[at])
            key = mixed(key, size)
            for grave in range(i64(GRAVES)):
                key = mixed(key, g.claimed[seat * GRAVES + grave])
            for half in range(i64(TOPS)):
                key = mixed(key, g.crypts[seat * TOPS + half])
        return mixed(key, self.communal(g))

    def communal(self, g: State) -> i64:
        """The graveyard, whatever the order in which its cells came into use."""
        out: i64 = 0
        for number in range(len(g.cells)):
            for half in range(i64(TOPS)):
                if g.tops[half] >> number & 1:
                    laid: i64 = 8 if g.laid_cells >> number & 1 else 0
                    out += mixed(mixed(11, g.cells[number]), half | laid)
        return out & KEY_BITS

    # What is done without much thought

    def answer(self, step: Step[State], g: State, seat: i64, dice: Dice) -> i64:
        if g.step == BURY or g.step == BURY_OTHER:
            return self.bury(step, g, seat, dice)
        if g.step == SCORE_STEP:
            return self.score(g, seat)
        if g.step == DRAW_STEP:
            return self.draw(g, seat)
        if g.step == BEGIN_STEP:
            return with_card(BEGIN, self.pick_of_hand(g, seat, 1))
        if g.step == DISCARD_STEP:
            return with_card(DISCARD, self.pick_of_hand(g, seat, -1))
        return step.any_move(g, seat, dice)

    def bury(self, step: Step[State], g: State, seat: i64, dice: Dice) -> i64:
        """The best of a few."""
        now, caps, left = sizes_now(g, seat), highest_left(g), goes_left(g)
        crypts = vec[i64](capacity=g.house.seats * GRAVES)
        for other in range(g.house.seats):
            for grave in range(i64(GRAVES)):
                crypts = append(crypts, crypt_group(g, other, grave))
        best: i64 = 0
        most: i64 = -1000000
        for attempt in range(i64(ATTEMPTS)):
            move = step.any_move(g, seat, dice)
            sizes = sizes_after(g, seat, move, now)
            value = hope(g, seat, sizes, caps, crypts)
            if verb_in(move) == COMMUNAL:
                value += SCORE_NOW * best_score(g, seat, number_in(move), sizes, left) // 100
            if value > most:
                best, most = move, value
        return best

    def score(self, g: State, seat: i64) -> i64:
        types, left = scorable(g), goes_left(g)
        best: i64 = NO_SCORE
        most: i64 = 0
        for grave in range(i64(GRAVES)):
            if types >> grave & 1:
                total = graveyard_group(g, grave) + crypt_group(g, seat, grave)
                value = score_value(g, seat, grave, total, left)
                if value > most:
                    best, most = score_move(grave), value
        return best

    def draw(self, g: State, seat: i64) -> i64:
        worths = self.half_worths(g, seat)
        total: i64 = 0
        count: i64 = 0
        for kind in range(i64(KINDS)):
            total += g.undrawn[kind] * (worths[FIRST[kind]] + worths[SECOND[kind]])
            count += g.undrawn[kind]
        best: i64 = DRAW_DECK
        most: i64 = total // max(1, count)
        for kind in g.row:
            worth = worths[FIRST[kind]] + worths[SECOND[kind]]
            if worth > most:
                best, most = draw_from_row(kind), worth
        return best

    def pick_of_hand(self, g: State, seat: i64, sign: i64) -> i64:
        """The worthiest card of the hand, or with a sign of -1 the least worthy."""
        worths = self.half_worths(g, seat)
        best: i64 = 0
        most: i64 = -1000
        for kind in range(i64(KINDS)):
            if g.hands[seat * KINDS + kind]:
                worth = sign * (worths[FIRST[kind]] + worths[SECOND[kind]])
                if worth > most:
                    best, most = kind, worth
        return best

    def half_worths(self, g: State, seat: i64) -> vec[i64]:
        """In tenths."""
        out = vec[i64]([i64(0)] * TOPS)
        for grave in range(i64(GRAVES)):
            if not g.claimed[seat * GRAVES + grave]:
                out[grave] = 10 + graveyard_group(g, grave) + crypt_group(g, seat, grave)
        out[GRAVEDIGGER] = DIGGER
        return out

    # How it may end

    def judges(self, g: State, decisions: i64) -> bool:
        """Only between two goes."""
        return decisions >= self.horizon and g.step == BURY

    def estimate(self, g: State, shares: vec[float]) -> None:
        """Points so far, and what groups of types not yet scored may become."""
        caps, seats = highest_left(g), g.house.seats
        communal = vec[i64]([graveyard_group(g, grave) for grave in range(i64(GRAVES))])
        for seat in range(seats):
            scored: i64 = 0
            hoped = 0.0
            for grave in range(i64(GRAVES)):
                number = g.claimed[seat * GRAVES + grave]
                if number:
                    scored += points(number) + A_CARD_MORE
                else:
                    size = float(min(communal[grave] + crypt_group(g, seat, grave), caps[grave]))
                    hoped += GROWTH * size * size
            shares[seat] = float(scored) + hoped
        share_out(shares, seats, AT_THE_END + A_GO * float(goes_left(g)))


def goes_left(g: State) -> i64:
    """Of each player after this one, if nobody ends the game sooner."""
    return 0 if g.last_round else g.deck // (DRAWS * g.house.seats) + 1
