# engine: compiled
"""What a net is told of Gloomy Graves beside the row: how large the groups are, and what a move would make of them.

The types are alike: what is learned of one holds for all. A line says one thing of one type as a move would leave it,
or one thing of the move.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from sexton.games.gloomy_graves.rules import notation
from sexton.games.gloomy_graves.rules.box import GRAVEDIGGER, GRAVES, KINDS, NUMBERS, SECOND
from sexton.games.gloomy_graves.rules.scoring import claim, claims, is_left, types_on
from sexton.games.gloomy_graves.rules.state import State
from sexton.games.gloomy_graves.view.group_sizes import crypt_sizes, highest_left, sizes_after, sizes_now
from sexton.kernel import steps
from sexton.kernel.learn import insight
from sexton.kernel.vectors import repeat

MOST_SEATS: Final = 4
SIZES: Final = 17  # groups from 0 to 16
CAPS: Final = 5  # the best score card still there: none, or one of four
HELD: Final = 4  # cards in hand by which a type could be scored: 0 to 3
IN_CRYPT: Final = 10
LEADS: Final = 13  # of the own crypt over the best of the others': -6 to 6

# Where the lines of each sort begin. Of a type: its own group by best card and cards held; its part in the crypt; what
# the others could make of it; the lead over them; the score card it would earn at once.
OWN: Final = 0
CRYPT_PART: Final = OWN + SIZES * CAPS * HELD
OTHERS: Final = CRYPT_PART + IN_CRYPT
LEAD: Final = OTHERS + SIZES * CAPS
EARNS: Final = LEAD + LEADS
PER_TYPE: Final = 5
# Of the move: a score card taken, by its number and how many the seat has then; what is done; with a gravedigger or
# not; gravediggers left in hand; the first card of a crypt, or one thrown away.
TAKEN: Final = EARNS + CAPS
DONE: Final = TAKEN + CAPS * (GRAVES + 1)
WITH_DIGGER: Final = DONE + 8
DIGGERS: Final = WITH_DIGGER + 6
CARD: Final = DIGGERS + HELD
LINES: Final = CARD + 2 * KINDS
PER_MOVE: Final = 5


class Insight(insight.Insight):
    def __init__(self) -> None:
        super().__init__(
            GRAVES + MOST_SEATS * GRAVES, SIZES, LINES, PER_TYPE * GRAVES + PER_MOVE, ("communal", "cells", "crypts")
        )
        self.g: State | None = None
        self.seat: i64 = 0
        self.now = repeat(0, 2 * GRAVES)
        self.caps = repeat(0, GRAVES)
        self.crypts = repeat(0, MOST_SEATS * GRAVES)
        self.rivals = repeat(0, GRAVES)  # the largest crypt group of who can still score the type, or -1
        self.held = repeat(0, GRAVES + 1)  # cards by which a type could be scored; then gravediggers

    def look(self, g: steps.State, seat: i64) -> None:
        assert isinstance(g, State)
        self.g, self.seat = g, seat
        self.now, self.caps, self.crypts = sizes_now(g, seat), highest_left(g), crypt_sizes(g)
        for grave in range(i64(GRAVES)):
            best: i64 = -1
            for other in range(g.variant.seats):
                if other != seat and not g.claimed[other * GRAVES + grave]:
                    best = max(best, self.crypts[other * GRAVES + grave])
            self.rivals[grave] = best
        for half in range(i64(GRAVES + 1)):
            self.held[half] = 0
        for kind in range(i64(KINDS)):
            self.hold(kind, g.hands[seat * KINDS + kind])

    def hold(self, kind: i64, more: i64) -> None:
        if not more:
            return
        if SECOND[kind] == GRAVEDIGGER:
            self.held[GRAVEDIGGER] += more
        types = types_on(kind)
        for grave in range(i64(GRAVES)):
            if types >> grave & 1:
                self.held[grave] += more

    def put_numbers(self, row: vec[i16], at: i64) -> None:
        """The groups of the communal graveyard, then those of the crypts, the own first."""
        g = self.g
        assert g is not None
        seats = g.variant.seats
        for grave in range(i64(GRAVES)):
            row[at + grave] = i16(self.now[grave])
            for nth in range(seats):
                other = (self.seat + nth) % seats
                row[at + GRAVES + nth * GRAVES + grave] = i16(self.crypts[other * GRAVES + grave])

    def put_lines(self, lines: vec[i16], at: i64, move: i64) -> None:
        g = self.g
        assert g is not None
        verb = notation.verb_in(move)
        sizes, kind, more, laid = self.now, i64(-1), i64(0), g.laid - 1
        if verb in (notation.CRYPT, notation.COMMUNAL):
            sizes, kind, more = sizes_after(g, self.seat, move, self.now), notation.number_in(move), -1
            if verb == notation.COMMUNAL:
                laid = kind
        elif verb == notation.DRAW and move != notation.DRAW_DECK:
            kind, more = notation.number_in(move) - 1, 1
        elif verb in (notation.BEGIN, notation.DISCARD):
            kind, more = notation.number_in(move), -1
            lines[at + 4] = i16(CARD + (KINDS if verb == notation.DISCARD else 0) + kind)
        if kind >= 0:
            self.hold(kind, more)
        scored: i64 = notation.number_in(move) if verb == notation.SCORE and move != notation.NO_SCORE else -1
        earning: i64 = types_on(laid) if verb in (notation.CRYPT, notation.COMMUNAL) and laid >= 0 else 0
        for grave in range(i64(GRAVES)):
            self.put_type(lines, at + PER_MOVE + grave * PER_TYPE, g, grave, sizes, scored, earning >> grave & 1)
        what: i64 = 6 if move == notation.DRAW_DECK else 7 if move == notation.NO_SCORE else verb >> 32
        lines[at] = i16(DONE + what)
        if kind >= 0 and SECOND[kind] == GRAVEDIGGER:
            lines[at + 1] = i16(WITH_DIGGER + (verb >> 32))
        lines[at + 2] = i16(DIGGERS + min(self.held[GRAVEDIGGER], HELD - 1))
        if scored >= 0:
            number = claim(g, scored, sizes[scored] + sizes[GRAVES + scored])
            lines[at + 3] = i16(TAKEN + place_of(number) * (GRAVES + 1) + claims(g, self.seat) + 1)
        if kind >= 0:
            self.hold(kind, -more)

    def put_type(
        self, lines: vec[i16], at: i64, g: State, grave: i64, sizes: vec[i64], scored: i64, earns: i64
    ) -> None:
        communal, crypt, cap = sizes[grave], sizes[GRAVES + grave], self.caps[grave]
        total = communal + crypt
        if grave == scored:
            cap = best_without(g, grave, claim(g, grave, total))
        rival, best = self.rivals[grave], place_of(cap)
        is_open = grave != scored and not g.claimed[self.seat * GRAVES + grave]
        if is_open:
            held = min(self.held[grave], HELD - 1)
            lines[at] = i16(OWN + (min(total, SIZES - 1) * CAPS + best) * HELD + held)
            lines[at + 1] = i16(CRYPT_PART + min(crypt, IN_CRYPT - 1))
            if earns:
                lines[at + 4] = i16(EARNS + place_of(claim(g, grave, total)))
        if rival >= 0:
            lines[at + 2] = i16(OTHERS + min(communal + rival, SIZES - 1) * CAPS + best)
            if is_open:
                lines[at + 3] = i16(LEAD + max(0, min(LEADS - 1, crypt - rival + LEADS // 2)))


def place_of(number: i64) -> i64:
    """Of a score card among those of its type, from 1; 0 for none."""
    for nth in range(i64(len(NUMBERS))):
        if NUMBERS[nth] == number:
            return nth + 1
    return 0


def best_without(g: State, grave: i64, taken: i64) -> i64:
    """The best score card of a type once this one is taken."""
    best: i64 = 0
    for number in NUMBERS:
        if number != taken and is_left(g, grave, number):
            best = number
    return best
