# engine: compiled
"""How a searching bot thinks about Gloomy Graves: groups that grow are points to come."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sexton.games.gloomy_graves.bots.burial_values import burial_value, score_value
from sexton.games.gloomy_graves.rules.box import DRAWS, FIRST, GRAVEDIGGER, GRAVES, KINDS, SECOND
from sexton.games.gloomy_graves.rules.flow import BEGIN_STEP, BURY, BURY_OTHER, DISCARD_STEP, DRAW_STEP, SCORE_STEP
from sexton.games.gloomy_graves.rules.notation import BEGIN, DISCARD, DRAW_DECK, NO_SCORE, draw_from_row, with_card
from sexton.games.gloomy_graves.rules.notation import score as score_move
from sexton.games.gloomy_graves.rules.scoring import crypt_group, graveyard_group, points_of, scorable
from sexton.games.gloomy_graves.rules.state import TOPS, State
from sexton.games.gloomy_graves.view.group_sizes import crypt_sizes, highest_left, sizes_now
from sexton.kernel.chance.dice import Dice
from sexton.kernel.search import search_model
from sexton.kernel.search.search_model import KEY_BITS, mixed, mixed_all, share_out
from sexton.kernel.steps import Step
from sexton.kernel.vectors import repeat

HORIZON: Final = 6
ATTEMPTS: Final = 5  # burials looked at for a quick answer
DIGGER: Final = 30  # worth of a half, in tenths; a type that can still be scored has 10 and its size

# Fitted to who won 900 games of the greedy bot, in points: a score card beyond its own points, a cell of a group, in
# the crypt a little more, a half in hand, a go still to come in this round; and how much a lead counts.
SCORE_CARD: Final = 13.8
SIZE: Final = 1.0
IN_CRYPT: Final = 0.3
IN_HAND: Final = 0.7
DIGGER_IN_HAND: Final = 1.2
PER_GO_LEFT: Final = 4.5
LEAD_SCALE_AT_END: Final = 3.8
LEAD_SCALE_PER_ROUND: Final = 0.35


class SearchModel(search_model.SearchModel):
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
        key = mixed_all(mixed(mixed(key, g.laid), 1 if g.last_round else 0), g.spent)
        row: i64 = 0
        for kind in g.row:
            row += mixed(7, kind)
        key = mixed(key, row & KEY_BITS)
        for seat in range(g.variant.seats):
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

    def rollout_answer(self, step: Step[State], g: State, seat: i64, dice: Dice) -> i64:
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
        now, caps, crypts, left = sizes_now(g, seat), highest_left(g), crypt_sizes(g), rounds_by_deck(g)
        best: i64 = 0
        most: i64 = -1000000
        for attempt in range(i64(ATTEMPTS)):
            move = step.any_move(g, seat, dice)
            value = burial_value(g, seat, move, now, caps, crypts, left)
            if value > most:
                best, most = move, value
        return best

    def score(self, g: State, seat: i64) -> i64:
        types, left = scorable(g), rounds_by_deck(g)
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
        out = repeat(0, TOPS)
        for grave in range(i64(GRAVES)):
            if not g.claimed[seat * GRAVES + grave]:
                out[grave] = 10 + graveyard_group(g, grave) + crypt_group(g, seat, grave)
        out[GRAVEDIGGER] = DIGGER
        return out

    # How it may end

    def stops(self, g: State, decisions: i64) -> bool:
        """Only between two goes."""
        return decisions >= self.horizon and g.step == BURY

    def estimate(self, g: State, shares: vec[float]) -> None:
        """Score cards so far, and what groups and hands promise."""
        caps, seats = highest_left(g), g.variant.seats
        communal = vec[i64]([graveyard_group(g, grave) for grave in range(i64(GRAVES))])
        for seat in range(seats):
            shares[seat] = PER_GO_LEFT if still_to_play(g, seat) else 0.0
            for grave in range(i64(GRAVES)):
                number = g.claimed[seat * GRAVES + grave]
                if number:
                    shares[seat] += float(points_of(number)) + SCORE_CARD
                else:
                    crypt = crypt_group(g, seat, grave)
                    shares[seat] += SIZE * float(min(communal[grave] + crypt, caps[grave])) + IN_CRYPT * float(crypt)
            shares[seat] += promise_of_hand(g, seat)
        share_out(shares, seats, LEAD_SCALE_AT_END + LEAD_SCALE_PER_ROUND * float(rounds_by_deck(g)))


def still_to_play(g: State, seat: i64) -> bool:
    """In this round, the player whose go it is included."""
    seats = g.variant.seats
    return (seat + seats - g.start) % seats >= (g.active + seats - g.start) % seats


def promise_of_hand(g: State, seat: i64) -> float:
    promise = 0.0
    for kind in range(i64(KINDS)):
        held = g.hands[seat * KINDS + kind]
        if held:
            halves = half_promise(g, seat, FIRST[kind])
            if SECOND[kind] != FIRST[kind]:
                halves += half_promise(g, seat, SECOND[kind])
            promise += float(held) * halves
    return promise


def half_promise(g: State, seat: i64, half: i64) -> float:
    if half == GRAVEDIGGER:
        return DIGGER_IN_HAND
    return 0.0 if g.claimed[seat * GRAVES + half] else IN_HAND


def rounds_by_deck(g: State) -> i64:
    """How many rounds the cards still in the deck last: the weights above are fitted to this."""
    return 0 if g.last_round else g.deck // (DRAWS * g.variant.seats) + 1
