# engine: compiled
"""How one step of Graverobbers leads to the next."""

from typing import Final

from mypy_extensions import i64

from sexton.games.graverobbers.rules import announcements, events
from sexton.games.graverobbers.rules.box import COLUMN, GRAVES, KINDS, MAJORITY
from sexton.games.graverobbers.rules.legality import can_play
from sexton.games.graverobbers.rules.notation import number_in, where_in
from sexton.games.graverobbers.rules.scoring import fate_of, final_ranks, hand_points, strengths
from sexton.games.graverobbers.rules.state import (
    ACCUSED,
    ACCUSING,
    NOBODY,
    NOT_YET,
    NOWHERE,
    OPEN,
    RANSACKED,
    UNDISTURBED,
    State,
    collect_cards,
    last_card,
)
from sexton.kernel.interface import Tell
from sexton.kernel.laid_cards import face_up, kind_of, laid
from sexton.kernel.steps import ALL, ranking_of
from sexton.kernel.vectors import count_of

# The numbers of the steps
FIRST_PLAYER: Final = 0
DEAL: Final = 1
DEAL_OBJECTIVES: Final = 2
KEEP_TWO: Final = 3
GO: Final = 4
SECOND_CARD: Final = 5
CARD_AFTER_SPY: Final = 6
ACCUSE_STEP: Final = 7
RESULT: Final = 8


def left_of(g: State, seat: i64) -> i64:
    """Clockwise."""
    return seat + 1 if seat + 1 < g.variant.seats else 0


def play_card(g: State, answer: i64, tell: Tell | None) -> None:
    """GR-8 At the end of the column, face up and face down by turns; GR-11 the seventh card brings judgement."""
    kind, grave = number_in(answer), where_in(answer)
    up = g.lengths[grave] == 0 or not face_up(last_card(g, grave))
    g.hands[g.active * KINDS + kind] -= 1
    # GR-R18 The player alone knows a card played face down.
    g.columns[grave * COLUMN + g.lengths[grave]] = laid(kind, ALL if up else i64(1) << g.active)
    g.lengths[grave] += 1
    if tell is not None:
        announcements.card_played(g, kind, grave, up, tell)
    if g.lengths[grave] == COLUMN:
        if tell is not None:
            tell(ALL, events.ColumnFull(grave + 1))
        judge(g, grave, tell)
    if g.phase == ACCUSING:  # GR-14 before anything else
        begin_accusations(g, tell)
    else:
        go_on(g, tell)


def judge(g: State, grave: i64, tell: Tell | None) -> None:
    """GR-11, GR-12, GR-13 Every card is turned up; the first ransacked grave brings the accusations (GR-R2)."""
    start, length = grave * COLUMN, g.lengths[grave]
    for at in range(start, start + length):
        # GR-R17 The cards stay in the column, face up: everybody may look through them.
        g.columns[at] = laid(kind_of(g.columns[at]), ALL)
    robbery, defence, _ = strengths(g.columns, start, length)
    g.graves[grave] = fate_of(robbery, defence)
    if tell is not None:
        for event in announcements.grave_judged(g.columns, start, length, grave + 1):
            tell(ALL, event)
    if g.graves[grave] == RANSACKED and g.phase == NOT_YET and (g.finals == 0 or g.variant.accuse_at_end):  # GR-R1
        g.phase = ACCUSING


def begin_accusations(g: State, tell: Tell | None) -> None:
    g.asked = g.active
    g.step = ACCUSE_STEP
    if tell is not None:
        tell(ALL, events.AccusationsBegin(g.active))


def end_accusations(g: State, tell: Tell | None) -> None:
    """GR-14 The Accuse! cards that were not used leave the game."""
    g.phase = ACCUSED
    g.asked = NOBODY
    if tell is not None:
        tell(ALL, events.AccusationsOver())
    go_on(g, tell)


def go_on(g: State, tell: Tell | None) -> None:
    """GR-15 After the first card of a go a second may follow, if it can; else the go is over."""
    if g.finals:
        judge_the_rest(g, tell)
    elif g.first_grave != NOWHERE and can_play(g):
        g.step = SECOND_CARD
    else:
        end_go(g, tell)


def begin_round(g: State, tell: Tell | None) -> None:
    """GR-6"""
    g.active = g.first
    if tell is not None:
        tell(ALL, events.RoundBegins(g.round, g.variant.rounds, g.first))
    begin_go(g, tell)


def begin_go(g: State, tell: Tell | None) -> None:
    """GR-R10 Who can do nothing passes."""
    g.first_grave = NOWHERE
    if can_play(g):
        g.step = GO
        return
    if tell is not None:
        tell(ALL, events.Passed(g.active))
    end_go(g, tell)


def end_go(g: State, tell: Tell | None) -> None:
    g.first_grave = NOWHERE
    following = left_of(g, g.active)
    if following == g.first:
        end_round(g, tell)
    else:
        g.active = following
        begin_go(g, tell)


def end_round(g: State, tell: Tell | None) -> None:
    """GR-16, GR-17 Four graves of a kind end the hand, but only now (GR-R13)."""
    if tell is not None:
        tell(ALL, events.RoundEnds(g.round))
    undisturbed, ransacked = count_of(g.graves, UNDISTURBED), count_of(g.graves, RANSACKED)
    if g.round < g.variant.rounds and undisturbed < MAJORITY and ransacked < MAJORITY:
        g.round += 1
        g.first = left_of(g, g.first)
        begin_round(g, tell)
        return
    if tell is not None:
        tell(ALL, events.LastRoundOver() if g.round == g.variant.rounds else events.FateSealed(ransacked, undisturbed))
        tell(ALL, events.FinalJudging())
    g.finals = 1
    judge_the_rest(g, tell)


def judge_the_rest(g: State, tell: Tell | None) -> None:
    """GR-18 Grave by grave, as they stand (GR-R1: later graves stay as they are while players accuse)."""
    while g.finals <= GRAVES:
        grave = g.finals - 1
        g.finals += 1
        if g.graves[grave] == OPEN:
            judge(g, grave, tell)
            if g.phase == ACCUSING:
                begin_accusations(g, tell)
                return
    end_hand(g, tell)


def end_hand(g: State, tell: Tell | None) -> None:
    """GR-19 to GR-24, GR-R22"""
    g.points = hand_points(g.variant, g.hands, g.objectives, g.graves, g.accused)
    for seat in range(g.variant.seats):
        g.totals[seat] += g.points[seat]
    if tell is not None:
        announcements.hand_ended(g, tell)
    if g.hand == g.variant.hands:
        g.step = RESULT
        if tell is not None:
            tell(ALL, events.Wins(ranking_of(final_ranks(g))[0]))
    else:
        begin_next_hand(g, tell)


def begin_next_hand(g: State, tell: Tell | None) -> None:
    """GR-R21 The player to the left of the one who began the last hand begins this one."""
    collect_cards(g)
    g.hand += 1
    g.opener = left_of(g, g.opener)
    g.first = g.opener
    g.active = g.opener
    g.step = DEAL
    if tell is not None:
        tell(ALL, events.HandBegins(g.hand, g.variant.hands, g.opener))
