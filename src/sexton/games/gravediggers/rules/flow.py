# engine: compiled
"""How one paragraph of Gravediggers leads to the next, and what several of them share."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sexton.games.gravediggers.rules import events
from sexton.games.gravediggers.rules.box import CREDIT, PLACE_TILE, REVEAL_TILE
from sexton.games.gravediggers.rules.notation import move
from sexton.games.gravediggers.rules.scoring import final_scores
from sexton.games.gravediggers.rules.state import State
from sexton.kernel.chance.dice import Dice
from sexton.kernel.interface import Tell
from sexton.kernel.laid_cards import face_up
from sexton.kernel.steps import ALL
from sexton.kernel.vectors import sum_of

# Where each paragraph stands in `rules.engine`. The actions of the four tiles follow in the order of the tiles.
DEAL: Final = 1
TURN_TILE: Final = 2
PLACE_STEP: Final = 3
DRAW_CARD: Final = 7
CREDIT_STEP: Final = 8
FISTS: Final = 9
NEW_CARD: Final = 10
RESULT: Final = 11


def next_go(g: State, tell: Tell | None) -> None:
    """GD-7 Clockwise."""
    turn_down_tiles(g, tell)
    g.active = g.active + 1 if g.active + 1 < g.variant.seats else 0
    g.step = TURN_TILE


def turn_down_tiles(g: State, tell: Tell | None) -> None:
    """GD-9 When the last tile's action is done, all are turned face down and shuffled."""
    if g.tiles[0] + g.tiles[1] + g.tiles[2] + g.tiles[3] == 0:
        g.tiles = g.variant.tiles[:]
        if tell is not None:
            tell(ALL, events.TilesShuffled())


def has_effect(g: State, tile: i64) -> bool:
    """GD-R8, GD-R6 Whether the action of this tile can be carried out at all."""
    if tile == REVEAL_TILE:
        return can_turn(g, 2)
    return tile == PLACE_TILE or can_turn(g, 1)


def can_turn(g: State, at_least: i64) -> bool:
    for line in g.lines:
        if face_down(line) >= at_least:
            return True
    return False


def can_place_at(g: State, cemetery: i64) -> bool:
    """GD-R6 A closed cemetery takes no more cards."""
    return len(g.lines[cemetery]) > 0 or g.variant.closed_reopens


def face_down(line: vec[i64]) -> i64:
    count: i64 = 0
    for card in line:
        if not face_up(card):
            count += 1
    return count


def any_open(g: State, dice: Dice) -> i64:
    """A cemetery that has cards, each as likely."""
    count: i64 = 0
    for line in g.lines:
        if len(line):
            count += 1
    nth = dice.below(count)
    found: i64 = 0
    while nth or not len(g.lines[found]):
        if len(g.lines[found]):
            nth -= 1
        found += 1
    return found


def face_down_cards(g: State, verb: i64, at_least: i64) -> vec[i64]:
    """Every face-down card of the cemeteries that have at least so many."""
    moves = vec[i64](capacity=16)
    for cemetery in range(g.variant.cemeteries):
        line = g.lines[cemetery]
        if face_down(line) >= at_least:
            for place in range(len(line)):
                if not face_up(line[place]):
                    moves = append(moves, move(verb, cemetery, place))
    return moves


def any_face_down(g: State, verb: i64, at_least: i64, dice: Dice) -> i64:
    """One of `face_down_cards`, each as likely."""
    total: i64 = 0
    for line in g.lines:
        count = face_down(line)
        if count >= at_least:
            total += count
    nth = dice.below(total)
    cemetery: i64 = 0
    while True:
        line = g.lines[cemetery]
        count = face_down(line)
        if count >= at_least:
            if nth < count:
                break
            nth -= count
        cemetery += 1
    place: i64 = 0
    while nth or face_up(line[place]):
        if not face_up(line[place]):
            nth -= 1
        place += 1
    return move(verb, cemetery, place)


def offer_credit(g: State, passed: i64) -> None:
    """GD-R14 In turn order from the active player, those who may have credit are asked; then come the fists."""
    seats = g.variant.seats
    while passed < seats:
        seat = g.active + passed
        if seat >= seats:
            seat -= seats
        if may_borrow(g, seat):
            g.asked = seat
            g.step = CREDIT_STEP
            return
        passed += 1
    g.step = FISTS


def may_borrow(g: State, seat: i64) -> bool:
    """GD-23 Money under 10 (GD-R15: coins alone count); with strict components there must be coins and a note left."""
    if g.money[seat] >= CREDIT:
        return False
    if not g.variant.strict:
        return True
    return g.variant.coins - sum_of(g.money) >= CREDIT and sum_of(g.notes) < g.variant.notes


def after_robbery(g: State, tell: Tell | None) -> None:
    if g.finals:
        next_final_robbery(g, tell)
    elif all_closed(g) and not g.variant.closed_reopens:  # GD-R7
        if tell is not None:
            tell(ALL, events.AllClosed())
        turn_down_tiles(g, None)  # GD-9, but no go follows: nobody shuffles
        finish(g, tell)
    else:
        next_go(g, tell)


def all_closed(g: State) -> bool:
    for line in g.lines:
        if len(line):
            return False
    return True


def next_final_robbery(g: State, tell: Tell | None) -> None:
    """GD-24 Clockwise from the cemetery of the player who laid his last card, all that have cards."""
    while g.finals > 1:
        cemetery = g.active + g.variant.cemeteries + 1 - g.finals
        if cemetery >= g.variant.cemeteries:
            cemetery -= g.variant.cemeteries
        g.finals -= 1
        if len(g.lines[cemetery]):
            g.target = cemetery
            if tell is not None:
                tell(ALL, events.FinalRobbery(cemetery + 1))
            offer_credit(g, 0)
            return
    finish(g, tell)


def finish(g: State, tell: Tell | None) -> None:
    g.step = RESULT
    if tell is not None:
        money, notes = tuple([int(coins) for coins in g.money]), tuple([int(count) for count in g.notes])
        tell(ALL, events.GameEnds(money, notes, tuple([int(score) for score in final_scores(g.money, g.notes)])))
