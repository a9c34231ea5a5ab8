"""What one seat may know of a match of Graverobbers, and the worlds it may imagine from that."""

from __future__ import annotations

from collections.abc import Sequence

from librt.vecs import vec
from msgspec import Struct
from mypy_extensions import i64

from sexton.games.graverobbers.box import BOBBY, CARDS, COLUMN, OBJECTIVES_DEALT
from sexton.games.graverobbers.flow import ACCUSE, RESULT
from sexton.games.graverobbers.house import House
from sexton.games.graverobbers.laid import LaidCard
from sexton.games.graverobbers.naming import (
    accusations_of,
    columns_seen,
    kept_by,
    laid_aside_by,
    spent_of,
    unseen_cards,
    unseen_objectives,
)
from sexton.games.graverobbers.state import (
    ACCUSED,
    ACCUSING,
    NO_OBJECTIVE,
    NOBODY,
    NOT_YET,
    NOWHERE,
    State,
    cards_held,
    cards_of,
    laid,
    sum_of,
)
from sexton.games.graverobbers.worlds import UNKNOWN, UNKNOWN_OBJECTIVE, Worlds
from sexton.kernel.interface import Seat
from sexton.kernel.steps import ALL

FATES = ("open", "undisturbed", "ransacked")


class View(Struct, frozen=True):
    seat: Seat | None  # None: a watcher
    step: str
    hand_number: int  # of the match, from 1
    hands: int
    round: int
    rounds: int
    opener: Seat | None  # who began this hand
    first: Seat | None  # who began this round
    go: Seat | None
    asked: Seat | None  # who may accuse now
    first_grave: int | None  # where this go's first card lies, while a second may follow
    finals: int | None  # the next grave of the final judging
    hand: tuple[str, ...]
    hand_sizes: tuple[int, ...]
    open_hands: tuple[tuple[str, ...], ...] | None  # everybody's: in a practice game, and when all is over
    columns: tuple[tuple[LaidCard, ...], ...]  # nearest the grave first
    graves: tuple[str, ...]  # open, undisturbed or ransacked
    objectives: tuple[str, ...]  # the seat's own
    laid_aside: str | None
    objectives_dealt: tuple[int, ...]
    open_objectives: tuple[tuple[str, ...], ...] | None
    open_laid_aside: tuple[str, ...] | None  # in a practice game
    accusations: dict[Seat, Seat]
    accusations_over: bool
    spent: tuple[str, ...]  # bobbies, on spying
    undealt: int
    unseen: dict[str, int]  # cards the seat neither holds nor knows
    unseen_objectives: dict[str, int]
    totals: tuple[int, ...]
    points: tuple[int, ...]  # of the hand that ended last
    reconstructed: bool  # GR-3: the objectives are not the printed ones
    practice: bool


class Public(Struct, frozen=True):
    """What everybody sees alike: worked out once for all views of a state."""

    hand_sizes: tuple[int, ...]
    open_hands: tuple[tuple[str, ...], ...] | None
    graves: tuple[str, ...]
    objectives_dealt: tuple[int, ...]
    open_objectives: tuple[tuple[str, ...], ...] | None
    open_laid_aside: tuple[str, ...] | None
    accusations: dict[Seat, Seat]
    spent: tuple[str, ...]
    totals: tuple[int, ...]
    points: tuple[int, ...]


class Truth(Struct, frozen=True):
    """The whole state with readable names."""

    step: str
    hand: int
    round: int
    first: Seat | None
    go: Seat | None
    asked: Seat | None
    first_grave: int | None
    finals: int | None
    hands: tuple[tuple[str, ...], ...]
    undealt: dict[str, int]
    kept: tuple[tuple[str, ...], ...]
    laid_aside: tuple[str | None, ...]
    undealt_objectives: dict[str, int]
    columns: tuple[tuple[LaidCard, ...], ...]
    graves: tuple[str, ...]
    accusations: dict[Seat, Seat]
    accused_phase_over: bool
    spent: tuple[str, ...]
    totals: tuple[int, ...]
    points: tuple[int, ...]


def public(g: State) -> Public:
    seats = range(g.house.seats)
    all_open, dealt = g.house.open_hands or g.step == RESULT, NO_OBJECTIVE
    return Public(
        hand_sizes=tuple([int(cards_held(g, seat)) for seat in seats]),
        open_hands=tuple([cards_of(g, seat) for seat in seats]) if all_open else None,
        graves=tuple([FATES[fate] for fate in g.graves]),
        objectives_dealt=tuple([sum(one != dealt for one in g.objectives[3 * seat : 3 * seat + 3]) for seat in seats]),
        open_objectives=tuple([kept_by(g, seat) for seat in seats]) if all_open else None,
        open_laid_aside=opened_aside(g) if g.house.open_hands else None,
        accusations=accusations_of(g),
        spent=spent_of(g),
        totals=tuple(g.totals),
        points=tuple(g.points),
    )


def opened_aside(g: State) -> tuple[str, ...]:
    aside = [laid_aside_by(g, seat) for seat in range(g.house.seats)]
    return tuple([name for name in aside if name is not None])


def view(g: State, step: str, seat: Seat | None, shared: Public) -> View:
    """`shared` is `public` of the same state."""
    house = g.house
    all_open = house.open_hands or g.step == RESULT
    eyes, who = ALL if house.open_hands else 0 if seat is None else 1 << seat, NOBODY if seat is None else seat
    return View(
        seat=seat, step=step, hand_number=g.hand, hands=house.hands, round=g.round, rounds=house.rounds,
        opener=seat_or_none(g.opener), first=seat_or_none(g.first), go=seat_or_none(g.active),
        asked=seat_or_none(g.asked) if g.step == ACCUSE else None,
        first_grave=None if g.first_grave == NOWHERE else g.first_grave + 1,
        finals=g.finals or None,
        hand=() if seat is None else cards_of(g, seat),
        hand_sizes=shared.hand_sizes,
        open_hands=shared.open_hands,
        columns=columns_seen(g, eyes),
        graves=shared.graves,
        objectives=() if seat is None else kept_by(g, seat),
        laid_aside=None if seat is None else laid_aside_by(g, seat),
        objectives_dealt=shared.objectives_dealt,
        open_objectives=shared.open_objectives,
        open_laid_aside=shared.open_laid_aside,
        accusations=shared.accusations, accusations_over=g.phase == ACCUSED,
        spent=shared.spent,
        undealt=g.left,
        unseen=unseen_cards(g, who, all_open, eyes),
        unseen_objectives=unseen_objectives(g, who, all_open),
        totals=shared.totals, points=shared.points,
        reconstructed=house.reconstructed, practice=house.open_hands,
    )  # fmt: skip


def truth(g: State, step: str) -> Truth:
    everyone = range(g.house.seats)
    return Truth(
        step=step,
        hand=g.hand,
        round=g.round,
        first=seat_or_none(g.first),
        go=seat_or_none(g.active),
        asked=seat_or_none(g.asked) if g.step == ACCUSE else None,
        first_grave=None if g.first_grave == NOWHERE else g.first_grave + 1,
        finals=g.finals or None,
        hands=tuple(cards_of(g, seat) for seat in everyone),
        undealt=dict(zip(CARDS, g.deck, strict=True)),
        kept=tuple(kept_by(g, seat) for seat in everyone),
        laid_aside=tuple(laid_aside_by(g, seat) for seat in everyone),
        undealt_objectives=dict(zip(g.house.names, g.objectives_left, strict=True)),
        columns=columns_seen(g, ALL),
        graves=tuple(FATES[fate] for fate in g.graves),
        accusations=accusations_of(g),
        accused_phase_over=g.phase == ACCUSED,
        spent=spent_of(g),
        totals=tuple(g.totals),
        points=tuple(g.points),
    )


def seat_or_none(seat: int) -> Seat | None:
    return None if seat == NOBODY else seat


# Back to a state


def worlds(house: House, seen: View, step: int, leanings: Sequence[int] = ()) -> Worlds:
    """`leanings` where the others are read."""
    known = known_state(house, seen, step)
    missing = [size - int(cards_held(known, seat)) for seat, size in enumerate(seen.hand_sizes)]
    return Worlds(known, vec[i64](missing), int(sum_of(known.deck)), vec[i64](leanings))


def known_state(house: House, seen: View, step: int) -> State:
    """The public truth, the own cards and objectives; the deck and the pile of objectives hold every unseen one.

    Laid cards and objectives of others that the seat does not know are UNKNOWN and UNKNOWN_OBJECTIVE.
    """
    return State(
        step, house, seen.hand_number, seen.round, seat_code(seen.opener), seat_code(seen.first), seat_code(seen.go),
        seat_code(seen.asked), NOWHERE if seen.first_grave is None else seen.first_grave - 1, seen.finals or 0,
        ACCUSING if seen.asked is not None else ACCUSED if seen.accusations_over else NOT_YET, seen.undealt,
        vec[i64]([seen.unseen[card] for card in CARDS]),
        known_hands(house, seen), known_columns(seen), vec[i64]([len(column) for column in seen.columns]),
        vec[i64]([FATES.index(fate) for fate in seen.graves]),
        known_objectives(house, seen), vec[i64]([seen.unseen_objectives[name] for name in house.names]),
        vec[i64]([seen.accusations.get(seat, NOBODY) for seat in range(house.seats)]),
        vec[i64]([seen.spent.count(card) for card in CARDS[BOBBY:]]), vec[i64](list(seen.totals)),
        vec[i64](list(seen.points)),
    )  # fmt: skip


def seat_code(seat: Seat | None) -> int:
    return NOBODY if seat is None else seat


def known_hands(house: House, seen: View) -> vec[i64]:
    counts: list[int] = []
    for seat in range(house.seats):
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


def known_objectives(house: House, seen: View) -> vec[i64]:
    """Three a seat; UNKNOWN_OBJECTIVE where there is one that the seat does not know."""
    out: list[int] = []
    for seat in range(house.seats):
        kept: tuple[str, ...] = ()
        aside: str | None = None
        if seat == seen.seat:
            kept, aside = seen.objectives, seen.laid_aside
        if seen.open_objectives is not None:
            kept = seen.open_objectives[seat]
        if seen.open_laid_aside:
            aside = seen.open_laid_aside[seat]
        out += slots(house, kept, aside, seen.objectives_dealt[seat])
    return vec[i64](out)


def slots(house: House, kept: Sequence[str], aside: str | None, dealt: int) -> list[int]:
    own = [house.names.index(name) for name in kept]
    if aside is not None:
        return [*own, house.names.index(aside)]
    own += [UNKNOWN_OBJECTIVE] * (dealt - len(own))
    return own + [NO_OBJECTIVE] * (OBJECTIVES_DEALT - len(own))
