# engine: compiled
"""How one paragraph of Gloomy Graves leads to the next, and what several of them share."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sexton.games.gloomy_graves.rules import events
from sexton.games.gloomy_graves.rules.box import CARDS, DRAWS, GRAVES, KINDS
from sexton.games.gloomy_graves.rules.grid import lay_in_crypt, lay_in_graveyard
from sexton.games.gloomy_graves.rules.names import communal_of, crypt_of
from sexton.games.gloomy_graves.rules.notation import CRYPT, first_in, number_in, second_in, verb_in, write_cell
from sexton.games.gloomy_graves.rules.placement import fitting, graveyard_takes
from sexton.games.gloomy_graves.rules.places import burial_told
from sexton.games.gloomy_graves.rules.scoring import cards_of, claims, scorable, score_of
from sexton.games.gloomy_graves.rules.state import IN_CRYPT, IN_GRAVEYARD, State
from sexton.kernel.interface import Tell
from sexton.kernel.steps import ALL

# The numbers of the paragraphs: `steps.engine` puts each under its own.
START_PLAYER: Final = 0
ROW_STEP: Final = 1
GRAVEYARD_CARD: Final = 2
GRAVEYARD_TURN: Final = 3
DEAL: Final = 4
BEGIN_STEP: Final = 5
BURY: Final = 6
BURY_OTHER: Final = 7
DISCARD_STEP: Final = 8
SCORE_STEP: Final = 9
DRAW_STEP: Final = 10
DRAW_CARD: Final = 11
REFILL: Final = 12
RESULT: Final = 13


def leave_deck(g: State, kind: i64) -> None:
    g.undrawn[kind] -= 1
    g.deck -= 1


def leave_hand(g: State, seat: i64, kind: i64) -> None:
    """GG-R26 Of two copies the one that everybody knows is taken to be the one played."""
    g.hands[seat * KINDS + kind] -= 1
    g.spent[kind] += 1
    if g.known[seat * KINDS + kind]:
        g.known[seat * KINDS + kind] -= 1


def begin_go(g: State, seat: i64, tell: Tell | None) -> None:
    """GG-6 Bury, score, draw."""
    g.active = seat
    g.buried = 0
    g.laid = 0
    g.laid_cells = 0
    g.drawn = 0
    g.step = BURY
    if tell is not None:
        tell(ALL, events.GoBegins(seat, g.round))


def bury(g: State, move: i64, tell: Tell | None) -> None:
    """GG-7 One hand card goes into the own crypt or into the communal graveyard."""
    kind, first, second = number_in(move), first_in(move), second_in(move)
    leave_hand(g, g.active, kind)
    in_crypt = verb_in(move) == CRYPT
    if tell is not None:
        before = crypt_of(g, g.active) if in_crypt else communal_of(g)
        where = write_cell(first) + " " + write_cell(second)
        tell(ALL, burial_told(in_crypt, int(g.active), CARDS[kind], where, before))
    if in_crypt:
        lay_in_crypt(g, g.active, kind, first, second)
        g.buried |= IN_CRYPT
    else:
        lay_in_graveyard(g, kind, first, second)
        g.buried |= IN_GRAVEYARD


def after_first_burial(g: State, tell: Tell | None) -> None:
    if g.buried == IN_CRYPT and not fitting(g, g.active, graveyard_takes(g)):
        g.step = DISCARD_STEP
        if tell is not None:
            tell(ALL, events.NothingFits(g.active))
    else:
        g.step = BURY_OTHER


def offer_score(g: State, tell: Tell | None) -> None:
    """GG-R14 Asked only if some type would earn a card; GG-R16 in the last round as in any other."""
    if scorable(g):
        g.step = SCORE_STEP
    else:
        begin_draws(g, tell)


def begin_draws(g: State, tell: Tell | None) -> None:
    """GG-20, GG-R17 From the moment the end is near nobody draws."""
    if not g.last_round and claims(g, g.active) == GRAVES:
        g.last_round = True
        if tell is not None:
            tell(ALL, events.FifthScoreCard(g.active))
    if g.last_round:
        next_go(g, tell)
    else:
        next_draw(g, tell)


def after_draw(g: State, tell: Tell | None) -> None:
    g.drawn += 1
    if g.drawn == DRAWS:
        next_go(g, tell)
    else:
        next_draw(g, tell)


def next_draw(g: State, tell: Tell | None) -> None:
    if g.deck:
        g.step = DRAW_STEP
        return
    g.last_round = True
    if tell is not None:
        tell(ALL, events.DeckEmpty(g.active))
    next_go(g, tell)


def next_go(g: State, tell: Tell | None) -> None:
    """GG-5 Clockwise; a new round when it is the start player's go again, unless this was the last one."""
    seat: i64 = g.active + 1 if g.active + 1 < g.variant.seats else 0
    if seat == g.start:
        if g.last_round:
            finish(g, tell)
            return
        g.round += 1
    begin_go(g, seat, tell)


def finish(g: State, tell: Tell | None) -> None:
    g.step = RESULT
    g.buried = 0
    g.laid = 0
    g.laid_cells = 0
    if tell is not None:
        tell(ALL, events.GameEnds(tuple([int(score) for score in final_scores(g)])))


def final_scores(g: State) -> vec[i64]:
    return vec[i64]([score_of(cards_of(g, seat)) for seat in range(g.variant.seats)])
