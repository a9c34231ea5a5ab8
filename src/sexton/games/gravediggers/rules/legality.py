# engine: compiled
"""What may be answered in Gravediggers: what several steps ask of a state, and why a cemetery or card is refused."""

from librt.vecs import append, vec
from mypy_extensions import i64

from sexton.games.gravediggers.rules.box import CREDIT, GRAVEDIGGER_TILE, PLACE_TILE, REVEAL_TILE
from sexton.games.gravediggers.rules.notation import move
from sexton.games.gravediggers.rules.scoring import supply_of
from sexton.games.gravediggers.rules.state import State
from sexton.kernel.chance.dice import Dice
from sexton.kernel.interface import Refusal
from sexton.kernel.laid_cards import face_down, face_up
from sexton.kernel.vectors import sum_of


def has_effect(g: State, tile: i64) -> bool:
    """GD-R8, GD-R6 Whether the action of this tile can be carried out at all."""
    if tile == PLACE_TILE:
        return True
    if tile == GRAVEDIGGER_TILE:
        return not all_closed(g)
    for line in g.lines:
        if face_down(line) >= (2 if tile == REVEAL_TILE else 1):
            return True
    return False


def open_cemeteries(g: State) -> i64:
    """GD-22 How many have cards."""
    count: i64 = 0
    for line in g.lines:
        if len(line):
            count += 1
    return count


def all_closed(g: State) -> bool:
    """GD-R7 Whether none has."""
    for line in g.lines:
        if len(line):
            return False
    return True


def can_place_at(g: State, cemetery: i64) -> bool:
    """GD-R6 A closed cemetery takes no more cards."""
    return len(g.lines[cemetery]) > 0 or g.variant.closed_reopens


def any_open(g: State, dice: Dice) -> i64:
    """A cemetery that has cards, chosen uniformly."""
    nth = dice.below(open_cemeteries(g))
    found: i64 = 0
    while nth or not len(g.lines[found]):
        if len(g.lines[found]):
            nth -= 1
        found += 1
    return found


def may_borrow(g: State, seat: i64) -> bool:
    """GD-23 Money under 10 (GD-R15: coins alone count); with strict components there must be coins and a note left."""
    if g.money[seat] >= CREDIT:
        return False
    return supply_of(g.variant, g.money) >= CREDIT and (not g.variant.strict or sum_of(g.notes) < g.variant.notes)


def face_down_cards(g: State, verb: i64, at_least: i64) -> vec[i64]:
    """A move for every face-down card of the cemeteries that have at least this many."""
    moves = vec[i64](capacity=16)
    for cemetery in range(g.variant.cemeteries):
        line = g.lines[cemetery]
        if face_down(line) >= at_least:
            for place in range(len(line)):
                if not face_up(line[place]):
                    moves = append(moves, move(verb, cemetery, place))
    return moves


def any_face_down(g: State, verb: i64, at_least: i64, dice: Dice) -> i64:
    """One of `face_down_cards`, chosen uniformly without listing them."""
    total: i64 = 0
    for line in g.lines:
        count = face_down(line)
        if count >= at_least:
            total += count
    nth = dice.below(total)
    cemetery: i64 = 0
    count = face_down(g.lines[0])
    while count < at_least or nth >= count:
        if count >= at_least:
            nth -= count
        cemetery += 1
        count = face_down(g.lines[cemetery])
    line = g.lines[cemetery]
    place: i64 = 0
    while nth or face_up(line[place]):
        if not face_up(line[place]):
            nth -= 1
        place += 1
    return move(verb, cemetery, place)


def why_not_card(g: State, cemetery: i64, place: i64, at_least: i64, rule: str) -> Refusal | None:
    """None for a card of `face_down_cards`."""
    refusal = why_not_cemetery(g, cemetery)
    if refusal is not None:
        return refusal
    line = g.lines[cemetery]
    if place >= len(line):
        return Refusal(rule, "no-such-card", place=place + 1, cemetery=cemetery + 1, cards=len(line))
    if face_up(line[place]):
        return Refusal(rule, "already-face-up", place=place + 1, cemetery=cemetery + 1)
    return None if face_down(line) >= at_least else Refusal(rule, "last-face-down", cemetery=cemetery + 1)


def why_not_cemetery(g: State, cemetery: i64) -> Refusal | None:
    """GD-1, GD-22 None for a cemetery that has cards."""
    if cemetery >= g.variant.cemeteries:
        return no_such_cemetery(g, cemetery)
    return None if len(g.lines[cemetery]) else Refusal("GD-22", "cemetery-closed", cemetery=cemetery + 1)


def no_such_cemetery(g: State, cemetery: i64) -> Refusal:
    return Refusal("GD-1", "no-such-cemetery", cemetery=cemetery + 1, cemeteries=g.variant.cemeteries)
