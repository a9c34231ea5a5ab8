# engine: compiled
"""How one step of Gravediggers leads to the next."""

from typing import Final

from mypy_extensions import i64

from sexton.games.gravediggers.rules import events
from sexton.games.gravediggers.rules.legality import all_closed, may_borrow
from sexton.games.gravediggers.rules.scoring import final_scores
from sexton.games.gravediggers.rules.state import State
from sexton.kernel.interface import Tell
from sexton.kernel.steps import ALL, around

# Where each step stands in `steps.engine`. The actions of the four tiles follow in the order of the tiles.
FIRST_PLAYER: Final = 0
DEAL: Final = 1
TURN_TILE: Final = 2
PLACE_STEP: Final = 3
DRAW_CARD: Final = 7
CREDIT_STEP: Final = 8
FISTS: Final = 9
NEW_CARD: Final = 10
RESULT: Final = 11


def is_robbery(g: State) -> bool:
    """Whether a cemetery is being robbed."""
    return g.step == CREDIT_STEP or g.step == FISTS or g.step == NEW_CARD


def take_card(g: State, kind: i64) -> None:
    g.deck[kind] -= 1
    g.left -= 1


def next_go(g: State, tell: Tell | None) -> None:
    """GD-7 Clockwise."""
    turn_down_tiles(g, tell)
    g.active = around(g.active + 1, g.variant.seats)
    g.step = TURN_TILE


def turn_down_tiles(g: State, tell: Tell | None) -> None:
    """GD-9 When the last tile's action is done, all are turned face down and shuffled."""
    if g.tiles[0] + g.tiles[1] + g.tiles[2] + g.tiles[3] == 0:
        g.tiles = g.variant.tiles[:]
        if tell is not None:
            tell(ALL, events.TilesShuffled())


def offer_credit(g: State, passed: i64) -> None:
    """GD-R14 In turn order from the active player, those who may have credit are asked; then come the fists."""
    while passed < g.variant.seats:
        seat = around(g.active + passed, g.variant.seats)
        if may_borrow(g, seat):
            g.asked = seat
            g.step = CREDIT_STEP
            return
        passed += 1
    g.step = FISTS


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


def next_final_robbery(g: State, tell: Tell | None) -> None:
    """GD-24 Clockwise from the cemetery of the player who laid his last card, all that have cards."""
    while g.finals > 1:
        cemetery = around(g.active + g.variant.cemeteries + 1 - g.finals, g.variant.cemeteries)
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
