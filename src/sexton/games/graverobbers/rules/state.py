# engine: compiled
"""The whole truth of a match of Graverobbers. Cards nobody may know the order of are counted, not ordered."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sexton.games.graverobbers.rules.box import BOBBY, CARDS, COLUMN, GRAVES, KINDS, OBJECTIVES_DEALT
from sexton.games.graverobbers.rules.variant import Variant
from sexton.kernel import steps
from sexton.kernel.vectors import one_by_one, repeat, sum_of

# What became of a grave
OPEN: Final = 0
UNDISTURBED: Final = 1
RANSACKED: Final = 2

# The one Accuse phase of a hand
NOT_YET: Final = 0
ACCUSING: Final = 1
ACCUSED: Final = 2

NOWHERE: Final = 7  # no grave
NOBODY: Final = 7  # no seat; its bit in a mask of hearers is that of the watchers
NO_OBJECTIVE: Final = 99


class State(steps.State):
    # fmt: off
    def __init__(
        self, step: i64, variant: Variant, hand: i64, round: i64, opener: i64, first: i64, active: i64, asked: i64,
        first_grave: i64, finals: i64, phase: i64, left: i64, deck: vec[i64], hands: vec[i64], columns: vec[i64],
        lengths: vec[i64], graves: vec[i64], objectives: vec[i64], objectives_left: vec[i64], accused: vec[i64],
        spent: vec[i64], totals: vec[i64], points: vec[i64],
    ) -> None:
        # fmt: on
        super().__init__(step)
        self.variant = variant
        self.hand = hand  # which one of the match, from 1
        self.round = round  # from 1
        self.opener = opener  # who began this hand; NOBODY before it is known
        self.first = first  # who began this round
        self.active = active  # whose go it is
        self.asked = asked  # who may accuse
        self.first_grave = first_grave  # where this go's first card lies, while a second may follow
        self.finals = finals  # 1 + the next grave of the final judging; 0 before it
        self.phase = phase  # of the accusations
        self.left = left  # cards not dealt (yet)
        self.deck = deck  # how many of each kind
        self.hands = hands  # seat by seat: how many of each kind
        self.columns = columns  # grave by grave: seven places
        self.lengths = lengths  # of the columns
        self.graves = graves
        self.objectives = objectives  # seat by seat: three; the third is the one laid aside
        self.objectives_left = objectives_left  # not dealt (yet), how many of each
        self.accused = accused  # by each seat
        self.spent = spent  # bobbies, on spying
        self.totals = totals  # of the hands that are over
        self.points = points  # of the hand that ended last

    def clone(self) -> "State":
        return State(
            self.step, self.variant, self.hand, self.round, self.opener, self.first, self.active, self.asked,
            self.first_grave, self.finals, self.phase, self.left, self.deck[:], self.hands[:], self.columns[:],
            self.lengths[:], self.graves[:], self.objectives[:], self.objectives_left[:], self.accused[:],
            self.spent[:], self.totals[:], self.points[:],
        )  # fmt: skip


def new_state(variant: Variant) -> State:
    seats = variant.seats
    return State(
        0, variant, 1, 1, NOBODY, NOBODY, NOBODY, NOBODY, NOWHERE, 0, NOT_YET, sum_of(variant.cards), variant.cards[:],
        repeat(0, seats * KINDS), repeat(0, GRAVES * COLUMN), repeat(0, GRAVES), repeat(OPEN, GRAVES),
        repeat(NO_OBJECTIVE, seats * OBJECTIVES_DEALT), variant.objectives[:], repeat(NOBODY, seats),
        repeat(0, KINDS - BOBBY), repeat(0, seats), repeat(0, seats),
    )  # fmt: skip


def collect_cards(g: State) -> None:
    """Everything of a hand goes back into the box; what is left is whose start it was, and the points."""
    fresh = new_state(g.variant)
    g.round = 1
    g.asked = NOBODY
    g.first_grave = NOWHERE
    g.finals = 0
    g.phase = NOT_YET
    g.left = fresh.left
    g.deck = fresh.deck
    g.hands = fresh.hands
    g.columns = fresh.columns
    g.lengths = fresh.lengths
    g.graves = fresh.graves
    g.objectives = fresh.objectives
    g.objectives_left = fresh.objectives_left
    g.accused = fresh.accused
    g.spent = fresh.spent


def cards_held(g: State, seat: i64) -> i64:
    out: i64 = 0
    for at in range(seat * KINDS, seat * KINDS + KINDS):
        out += g.hands[at]
    return out


def cards_of(hands: vec[i64], seat: i64) -> tuple[str, ...]:
    """By their names."""
    return one_by_one(CARDS, hands, seat * KINDS)


def eyes_of(variant: Variant, seat: i64) -> i64:
    """The mask of those who see what this seat sees, and hear what it hears: in a practice game everybody.

    NOBODY is a watcher.
    """
    return steps.ALL if variant.open_hands else i64(1) << seat


def last_card(g: State, grave: i64) -> i64:
    """Of a column that has one."""
    return g.columns[grave * COLUMN + g.lengths[grave] - 1]
