# engine: compiled
"""What may be answered in Graverobbers, and why not the rest: for `moves`, `any_move` and `why_not` alike."""

from librt.vecs import append, vec
from mypy_extensions import i64

from sexton.games.graverobbers.rules.box import BOBBY, CARDS, GRAVES, KINDS, OBJECTIVES_DEALT
from sexton.games.graverobbers.rules.notation import PLAY, move, number_in, where_in
from sexton.games.graverobbers.rules.state import OPEN, State, cards_held, last_card
from sexton.kernel.interface import Refusal
from sexton.kernel.laid_cards import face_up
from sexton.kernel.vectors import nth_filled


def place_of(g: State, seat: i64, objective: i64) -> i64:
    """GR-5 Which of the seat's three it is; OBJECTIVES_DEALT if it is none of them."""
    for place in range(i64(OBJECTIVES_DEALT)):
        if g.objectives[seat * OBJECTIVES_DEALT + place] == objective:
            return place
    return OBJECTIVES_DEALT


def takes_cards(g: State, grave: i64) -> bool:
    """GR-11 A judged grave takes no more; GR-9 nor does, in one go, the grave of its first card."""
    return g.graves[grave] == OPEN and grave != g.first_grave


def open_graves(g: State) -> i64:
    out: i64 = 0
    for grave in range(GRAVES):
        if takes_cards(g, grave):
            out += 1
    return out


def can_play(g: State) -> bool:
    """GR-R10, GR-R11 Whether the player whose go it is has a card, and a grave for it."""
    return open_graves(g) > 0 and cards_held(g, g.active) > 0


def can_spy(g: State, seat: i64) -> bool:
    """GR-R6 After spying a card must follow."""
    return cards_held(g, seat) >= 2


def can_be_turned(g: State, grave: i64) -> bool:
    """GR-10 The last card of an open column lies face down."""
    return g.graves[grave] == OPEN and g.lengths[grave] > 0 and not face_up(last_card(g, grave))


def plays(g: State, seat: i64) -> vec[i64]:
    """GR-7 Every card of the hand, on every grave that takes cards."""
    moves = vec[i64](capacity=KINDS * GRAVES * 2)
    for grave in range(GRAVES):
        if takes_cards(g, grave):
            for kind in range(KINDS):
                if g.hands[seat * KINDS + kind]:
                    moves = append(moves, move(PLAY, grave, kind))
    return moves


def kinds_held(g: State, seat: i64, lowest: i64) -> i64:
    """How many different kinds, from this one on."""
    out: i64 = 0
    for at in range(seat * KINDS + lowest, seat * KINDS + KINDS):
        if g.hands[at]:
            out += 1
    return out


def nth_kind(g: State, seat: i64, lowest: i64, nth: i64) -> i64:
    """One of the `kinds_held`."""
    return lowest + nth_filled(g.hands, seat * KINDS + lowest, nth)


def nth_play(g: State, seat: i64, nth: i64, kinds: i64) -> i64:
    """One of `plays`, without building them."""
    grave: i64 = 0
    while nth >= kinds or not takes_cards(g, grave):
        if takes_cards(g, grave):
            nth -= kinds
        grave += 1
    return move(PLAY, grave, nth_kind(g, seat, 0, nth))


# Why not


def why_not_play(g: State, seat: i64, answer: i64) -> Refusal | None:
    """GR-7, GR-9, GR-11 Why this card may not be played at this grave."""
    kind, grave = number_in(answer), where_in(answer)
    if not g.hands[seat * KINDS + kind]:
        return Refusal("GR-7", "card-not-in-hand", card=CARDS[kind])
    if takes_cards(g, grave):
        return None
    if grave == g.first_grave:
        return Refusal("GR-9", "same-grave", grave=grave + 1)
    return Refusal("GR-11", "grave-judged", grave=grave + 1)


def why_not_spy(g: State, seat: i64, answer: i64) -> Refusal | None:
    """GR-10 Why this card may not be spent to spy at this grave."""
    kind, grave = number_in(answer), where_in(answer)
    if kind < BOBBY:
        return Refusal("GR-10", "not-a-bobby", card=CARDS[kind])
    if not g.hands[seat * KINDS + kind]:
        return Refusal("GR-10", "card-not-in-hand", card=CARDS[kind])
    if not can_be_turned(g, grave):
        return why_not_turn(g, grave)
    return None if can_spy(g, seat) else Refusal("GR-R6", "no-card-to-follow")


def why_not_turn(g: State, grave: i64) -> Refusal:
    """GR-10 Why no card of this column can be turned up; asked where none can be."""
    if g.graves[grave] != OPEN:
        return Refusal("GR-11", "grave-judged", grave=grave + 1)
    if g.lengths[grave] == 0:
        return Refusal("GR-10", "column-empty", grave=grave + 1)
    return Refusal("GR-10", "last-card-face-up", grave=grave + 1)
