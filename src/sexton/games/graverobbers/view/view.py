"""What one seat may know of a match of Graverobbers, and the worlds it may imagine from that."""

from __future__ import annotations

import itertools
from functools import lru_cache
from typing import Annotated, Any

from msgspec import Raw, Struct, json, structs

from sexton.games.graverobbers.rules.box import BOBBY, CARDS
from sexton.games.graverobbers.rules.flow import ACCUSE_STEP
from sexton.games.graverobbers.rules.state import (
    ACCUSED,
    NOBODY,
    NOWHERE,
    State,
    cards_of,
    eyes_of,
)
from sexton.games.graverobbers.view.laid_card import LaidCard
from sexton.games.graverobbers.view.readable import (
    accusations_of,
    columns_seen,
    hand_sizes,
    kept_by,
    laid_aside_by,
    lies_open,
    objectives_dealt,
    unseen_cards,
    unseen_objectives,
)
from sexton.kernel.interface import Seat, says
from sexton.kernel.steps import ALL
from sexton.kernel.vectors import counted, one_by_one

REMEMBERED = 16384  # columns: after an answer all but one of a thousand tables' look as before
FATES = ("open", "undisturbed", "ransacked")


class Common(Struct, frozen=True):
    """What views and the whole state both show, each thing under one name."""

    step: Annotated[str, says("the step that comes next")]
    hand_number: Annotated[int, says("which hand of the match is played, from 1")]
    match_hands: Annotated[int, says("how many hands the match has")]
    round: Annotated[int, says("the round of the hand, from 1; 1 during the deal")]
    rounds: Annotated[int, says("how many rounds a hand may have (GR-17)")]
    opener: Annotated[Seat | None, says("the seat that began this hand; `null` before it is known")]
    first: Annotated[
        Seat | None, says("the seat that leads this round; during the deal the opener; `null` before it is known")
    ]
    go: Annotated[Seat | None, says("whose go it is; during the deal the opener; `null` before it is known")]
    asked: Annotated[Seat | None, says("the seat that may accuse now, else `null`")]
    first_grave: Annotated[
        int | None,
        says(
            "the grave of the first card of this go, until the question for a second is answered or the go is over; "
            "also during the accusations that the first card set off, whether or not a second can follow; `null` after "
            "a spy, after the second card and between goes"
        ),
    ]
    final_grave: Annotated[
        int | None,
        says(
            "in the final judging: one more than the number of the grave judged last, even if that next one was judged "
            "in a round; 8 when all are judged; `null` before it"
        ),
    ]
    columns: Annotated[
        tuple[tuple[LaidCard, ...], ...], says("by grave: the cards of its column, the one nearest the grave first")
    ]
    graves: Annotated[tuple[str, ...], says("by grave: `open`, `undisturbed` or `ransacked`")]
    accusations: Annotated[
        dict[Seat, Seat], says("who accused whom in this hand; seats that accused nobody are absent")
    ]
    accusations_over: Annotated[
        bool, says("whether the accuse phase of this hand is over; `false` to the end of a hand without one")
    ]
    spent: Annotated[tuple[str, ...], says("the bobbies that were spent on spying in this hand")]  # GR-R12: face up
    undealt: Annotated[int, says("how many cards are not dealt, during the deal or for good")]
    totals: Annotated[tuple[int, ...], says("by seat: points of all hands that are over")]
    points: Annotated[tuple[int, ...], says("by seat: points of the hand that ended last; 0 before the first has")]


class View(Common, frozen=True):
    """What a seat, or a watcher, may know."""

    seat: Annotated[Seat | None, says("whose view it is; `null` for a watcher")]
    hand: Annotated[tuple[str, ...], says("the seat's own cards")]
    hand_sizes: Annotated[tuple[int, ...], says("by seat: how many cards")]
    open_hands: Annotated[
        tuple[tuple[str, ...], ...] | None,
        says("by seat: the cards, in a practice game and when all is over; else `null`"),
    ]
    own_objectives: Annotated[tuple[str, ...], says("the seat's own objectives, without the one it laid aside")]
    own_laid_aside: Annotated[str | None, says("the objective the seat laid aside; `null` before that")]
    objectives_dealt: Annotated[tuple[int, ...], says("by seat: how many objectives it was dealt")]
    open_objectives: Annotated[
        tuple[tuple[str, ...], ...] | None,
        says("by seat: its objectives, in a practice game and when all is over; else `null`"),
    ]
    open_laid_aside: Annotated[
        tuple[str | None, ...] | None,
        says("by seat: the objective laid aside, `null` before that, in a practice game; else `null`"),
    ]
    unseen: Annotated[dict[str, int], says("how many cards of each kind the seat neither holds nor knows")]
    unseen_objectives: Annotated[dict[str, int], says("how many of each objective the seat neither holds nor knows")]
    reconstructed: Annotated[bool, says("whether the objectives are our reconstruction, not the printed ones (GR-3)")]
    practice: Annotated[bool, says("whether this is a practice game, in which all hands lie open")]


class Truth(Common, frozen=True):
    """The whole state with readable names."""

    hands: Annotated[tuple[tuple[str, ...], ...], says("by seat: the cards")]
    undealt_cards: Annotated[dict[str, int], says("how many cards of each kind are not dealt")]
    objectives: Annotated[tuple[tuple[str, ...], ...], says("by seat: its objectives, without the one it laid aside")]
    laid_aside: Annotated[tuple[str | None, ...], says("by seat: the objective it laid aside; `null` before that")]
    undealt_objectives: Annotated[dict[str, int], says("how many of each objective are not dealt")]


def common(g: State, step: str) -> dict[str, Any]:
    """The fields of `Common` but the columns, which do not look alike to everybody."""
    return {
        "step": step,
        "hand_number": g.hand,
        "match_hands": g.variant.hands,
        "round": g.round,
        "rounds": g.variant.rounds,
        "opener": seat_or_none(g.opener),
        "first": seat_or_none(g.first),
        "go": seat_or_none(g.active),
        "asked": seat_or_none(g.asked) if g.step == ACCUSE_STEP else None,
        "first_grave": None if g.first_grave == NOWHERE else g.first_grave + 1,
        "final_grave": g.finals or None,
        "graves": tuple([FATES[fate] for fate in g.graves]),
        "accusations": accusations_of(g),
        "accusations_over": g.phase == ACCUSED,
        "spent": one_by_one(CARDS[BOBBY:], g.spent, 0),  # GR-R12 they lie face up; cards not dealt stay hidden
        "undealt": g.left,
        "totals": tuple(g.totals),
        "points": tuple(g.points),
    }


def public(g: State, step: str) -> View:
    """What all views of a state show alike, made once for all of them; what is a hearer's own is still missing."""
    seats, all_open = range(g.variant.seats), lies_open(g)
    return View(
        **common(g, step),
        columns=(),
        seat=None,
        hand=(),
        hand_sizes=hand_sizes(g),
        open_hands=tuple([cards_of(g.hands, seat) for seat in seats]) if all_open else None,
        own_objectives=(),
        own_laid_aside=None,
        objectives_dealt=objectives_dealt(g),
        open_objectives=tuple([kept_by(g, seat) for seat in seats]) if all_open else None,
        open_laid_aside=tuple([laid_aside_by(g, seat) for seat in seats]) if g.variant.open_hands else None,
        unseen={},
        unseen_objectives={},
        reconstructed=g.variant.reconstructed,
        practice=g.variant.open_hands,
    )


def view(g: State, seat: Seat | None, shared: View) -> View:
    """`shared` is `public` of the same state, to which the hearer's own is added."""
    who = NOBODY if seat is None else seat
    return structs.replace(
        shared,
        seat=seat,
        hand=() if seat is None else cards_of(g.hands, seat),
        columns=columns_seen(g, eyes_of(g.variant, who)),
        own_objectives=() if seat is None else kept_by(g, seat),
        own_laid_aside=None if seat is None else laid_aside_by(g, seat),
        unseen=counted(CARDS, unseen_cards(g, who)),
        unseen_objectives=counted(g.variant.names, unseen_objectives(g, who)),
    )


def in_json(seen: View) -> bytes:
    """What `msgspec.json.encode` makes of it; columns, most of which look as before, are put into JSON once."""
    columns = tuple([column_in_json(column) for column in seen.columns])
    return json.encode(structs.replace(seen, columns=columns))


@lru_cache(maxsize=REMEMBERED)
def column_in_json(column: tuple[LaidCard, ...]) -> Raw:
    return Raw(json.encode(column))


def truth(g: State, step: str) -> Truth:
    everyone = range(g.variant.seats)
    return Truth(
        **common(g, step),
        columns=columns_seen(g, ALL),
        hands=tuple(cards_of(g.hands, seat) for seat in everyone),
        undealt_cards=counted(CARDS, g.deck),
        objectives=tuple(kept_by(g, seat) for seat in everyone),
        laid_aside=tuple(laid_aside_by(g, seat) for seat in everyone),
        undealt_objectives=counted(g.variant.names, g.objectives_left),
    )


def without_memory(seen: View) -> View:
    """What a screen shows that does not remind the seat of the cards it laid face down (GR-R18)."""
    unseen = dict(seen.unseen)
    for card in itertools.chain.from_iterable(seen.columns):
        if card.card is not None and not card.face_up:
            unseen[card.card] += 1
    columns = [
        tuple([card if card.face_up else structs.replace(card, card=None) for card in column])
        for column in seen.columns
    ]
    return structs.replace(seen, columns=tuple(columns), unseen=unseen)


def seat_or_none(seat: int) -> Seat | None:
    return None if seat == NOBODY else seat
