"""What one seat may know of a match of Graverobbers, and the worlds it may imagine from that."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

from librt.vecs import vec
from msgspec import Struct
from mypy_extensions import i64

from sexton.games.graverobbers.rules.box import BOBBY, CARDS, COLUMN, OBJECTIVES_DEALT
from sexton.games.graverobbers.rules.flow import ACCUSE_STEP, RESULT
from sexton.games.graverobbers.rules.state import (
    ACCUSED,
    ACCUSING,
    NO_OBJECTIVE,
    NOBODY,
    NOT_YET,
    NOWHERE,
    State,
    cards_held,
    cards_of,
)
from sexton.games.graverobbers.rules.variant import Variant
from sexton.games.graverobbers.view.laid_card import LaidCard
from sexton.games.graverobbers.view.readable import (
    accusations_of,
    columns_seen,
    kept_by,
    laid_aside_by,
    spent_of,
    unseen_cards,
    unseen_objectives,
)
from sexton.games.graverobbers.view.worlds import UNKNOWN, UNKNOWN_OBJECTIVE, Worlds
from sexton.kernel.interface import Seat, says
from sexton.kernel.laid_cards import laid
from sexton.kernel.steps import ALL
from sexton.kernel.vectors import sum_of

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
    spent: Annotated[tuple[str, ...], says("the bobbies that were spent on spying in this hand")]
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


class Public(Struct, frozen=True):
    """What everybody sees alike: worked out once for all views of a state."""

    hand_sizes: tuple[int, ...]
    open_hands: tuple[tuple[str, ...], ...] | None
    graves: tuple[str, ...]
    objectives_dealt: tuple[int, ...]
    open_objectives: tuple[tuple[str, ...], ...] | None
    open_laid_aside: tuple[str | None, ...] | None
    accusations: dict[Seat, Seat]
    spent: tuple[str, ...]
    totals: tuple[int, ...]
    points: tuple[int, ...]


class Truth(Common, frozen=True):
    """The whole state with readable names."""

    hands: Annotated[tuple[tuple[str, ...], ...], says("by seat: the cards")]
    undealt_cards: Annotated[dict[str, int], says("how many cards of each kind are not dealt")]
    objectives: Annotated[tuple[tuple[str, ...], ...], says("by seat: its objectives, without the one it laid aside")]
    laid_aside: Annotated[tuple[str | None, ...], says("by seat: the objective it laid aside; `null` before that")]
    undealt_objectives: Annotated[dict[str, int], says("how many of each objective are not dealt")]


def public(g: State) -> Public:
    seats = range(g.variant.seats)
    all_open, dealt = g.variant.open_hands or g.step == RESULT, NO_OBJECTIVE
    return Public(
        hand_sizes=tuple([int(cards_held(g, seat)) for seat in seats]),
        open_hands=tuple([cards_of(g, seat) for seat in seats]) if all_open else None,
        graves=tuple([FATES[fate] for fate in g.graves]),
        objectives_dealt=tuple([sum(one != dealt for one in g.objectives[3 * seat : 3 * seat + 3]) for seat in seats]),
        open_objectives=tuple([kept_by(g, seat) for seat in seats]) if all_open else None,
        open_laid_aside=opened_aside(g) if g.variant.open_hands else None,
        accusations=accusations_of(g),
        spent=spent_of(g),
        totals=tuple(g.totals),
        points=tuple(g.points),
    )


def opened_aside(g: State) -> tuple[str | None, ...]:
    return tuple([laid_aside_by(g, seat) for seat in range(g.variant.seats)])


def view(g: State, step: str, seat: Seat | None, shared: Public) -> View:
    """`shared` is `public` of the same state."""
    variant = g.variant
    all_open = variant.open_hands or g.step == RESULT
    eyes, who = ALL if variant.open_hands else 0 if seat is None else 1 << seat, NOBODY if seat is None else seat
    return View(
        seat=seat, step=step, hand_number=g.hand, match_hands=variant.hands, round=g.round, rounds=variant.rounds,
        opener=seat_or_none(g.opener), first=seat_or_none(g.first), go=seat_or_none(g.active),
        asked=seat_or_none(g.asked) if g.step == ACCUSE_STEP else None,
        first_grave=None if g.first_grave == NOWHERE else g.first_grave + 1,
        final_grave=g.finals or None,
        hand=() if seat is None else cards_of(g, seat),
        hand_sizes=shared.hand_sizes,
        open_hands=shared.open_hands,
        columns=columns_seen(g, eyes),
        graves=shared.graves,
        own_objectives=() if seat is None else kept_by(g, seat),
        own_laid_aside=None if seat is None else laid_aside_by(g, seat),
        objectives_dealt=shared.objectives_dealt,
        open_objectives=shared.open_objectives,
        open_laid_aside=shared.open_laid_aside,
        accusations=shared.accusations, accusations_over=g.phase == ACCUSED,
        spent=shared.spent,
        undealt=g.left,
        unseen=unseen_cards(g, who, all_open, eyes),
        unseen_objectives=unseen_objectives(g, who, all_open),
        totals=shared.totals, points=shared.points,
        reconstructed=variant.reconstructed, practice=variant.open_hands,
    )  # fmt: skip


def truth(g: State, step: str) -> Truth:
    everyone = range(g.variant.seats)
    return Truth(
        step=step,
        hand_number=g.hand,
        match_hands=g.variant.hands,
        round=g.round,
        rounds=g.variant.rounds,
        opener=seat_or_none(g.opener),
        first=seat_or_none(g.first),
        go=seat_or_none(g.active),
        asked=seat_or_none(g.asked) if g.step == ACCUSE_STEP else None,
        first_grave=None if g.first_grave == NOWHERE else g.first_grave + 1,
        final_grave=g.finals or None,
        hands=tuple(cards_of(g, seat) for seat in everyone),
        undealt=g.left,
        undealt_cards=dict(zip(CARDS, g.deck, strict=True)),
        objectives=tuple(kept_by(g, seat) for seat in everyone),
        laid_aside=tuple(laid_aside_by(g, seat) for seat in everyone),
        undealt_objectives=dict(zip(g.variant.names, g.objectives_left, strict=True)),
        columns=columns_seen(g, ALL),
        graves=tuple(FATES[fate] for fate in g.graves),
        accusations=accusations_of(g),
        accusations_over=g.phase == ACCUSED,
        spent=spent_of(g),
        totals=tuple(g.totals),
        points=tuple(g.points),
    )


def seat_or_none(seat: int) -> Seat | None:
    return None if seat == NOBODY else seat


# Back to a state


def worlds(variant: Variant, seen: View, step: int, leanings: Sequence[int] = ()) -> Worlds:
    """`leanings` where the others are read."""
    known = known_state(variant, seen, step)
    missing = [size - int(cards_held(known, seat)) for seat, size in enumerate(seen.hand_sizes)]
    return Worlds(known, vec[i64](missing), int(sum_of(known.deck)), vec[i64](leanings))


def known_state(variant: Variant, seen: View, step: int) -> State:
    """The public truth, the own cards and objectives; the deck and the pile of objectives hold every unseen one.

    Laid cards and objectives of others that the seat does not know are UNKNOWN and UNKNOWN_OBJECTIVE.
    """
    return State(
        step, variant, seen.hand_number, seen.round, seat_code(seen.opener), seat_code(seen.first), seat_code(seen.go),
        seat_code(seen.asked), NOWHERE if seen.first_grave is None else seen.first_grave - 1, seen.final_grave or 0,
        ACCUSING if seen.asked is not None else ACCUSED if seen.accusations_over else NOT_YET, seen.undealt,
        vec[i64]([seen.unseen[card] for card in CARDS]),
        known_hands(variant, seen), known_columns(seen), vec[i64]([len(column) for column in seen.columns]),
        vec[i64]([FATES.index(fate) for fate in seen.graves]),
        known_objectives(variant, seen), vec[i64]([seen.unseen_objectives[name] for name in variant.names]),
        vec[i64]([seen.accusations.get(seat, NOBODY) for seat in range(variant.seats)]),
        vec[i64]([seen.spent.count(card) for card in CARDS[BOBBY:]]), vec[i64](list(seen.totals)),
        vec[i64](list(seen.points)),
    )  # fmt: skip


def seat_code(seat: Seat | None) -> int:
    return NOBODY if seat is None else seat


def known_hands(variant: Variant, seen: View) -> vec[i64]:
    counts: list[int] = []
    for seat in range(variant.seats):
        hand = seen.open_hands[seat] if seen.open_hands is not None else seen.hand if seat == seen.seat else ()
        counts += [hand.count(card) for card in CARDS]
    return vec[i64](counts)


def known_columns(seen: View) -> vec[i64]:
    cells: list[int] = []
    for column in seen.columns:
        cells += [packed(card) for card in column] + [0] * (COLUMN - len(column))
    return vec[i64](cells)


def packed(card: LaidCard) -> int:
    mask = ALL if card.face_up else sum(1 << seat for seat in card.seen_by)
    return int(laid(UNKNOWN if card.card is None else CARDS.index(card.card), mask))


def known_objectives(variant: Variant, seen: View) -> vec[i64]:
    """Three a seat; UNKNOWN_OBJECTIVE where there is one that the seat does not know."""
    out: list[int] = []
    for seat in range(variant.seats):
        kept: tuple[str, ...] = ()
        aside: str | None = None
        if seat == seen.seat:
            kept, aside = seen.own_objectives, seen.own_laid_aside
        if seen.open_objectives is not None:
            kept = seen.open_objectives[seat]
        if seen.open_laid_aside is not None:
            aside = seen.open_laid_aside[seat]
        out += slots(variant, kept, aside, seen.objectives_dealt[seat])
    return vec[i64](out)


def slots(variant: Variant, kept: Sequence[str], aside: str | None, dealt: int) -> list[int]:
    own = [variant.names.index(name) for name in kept]
    if aside is not None:
        return [*own, variant.names.index(aside)]
    own += [UNKNOWN_OBJECTIVE] * (dealt - len(own))
    return own + [NO_OBJECTIVE] * (OBJECTIVES_DEALT - len(own))
