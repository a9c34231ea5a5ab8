"""What one seat may know of a match of Graverobbers, and the worlds it may imagine from that."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from librt.vecs import vec
from msgspec import Struct
from mypy_extensions import i64

from sexton.games.graverobbers.announce import cards_of
from sexton.games.graverobbers.box import BOBBY, CARDS, COLUMN, GRAVES, OBJECTIVES_DEALT
from sexton.games.graverobbers.flow import ACCUSE, KEEP_TWO, RESULT
from sexton.games.graverobbers.house import House
from sexton.games.graverobbers.state import (
    ACCUSED,
    ACCUSING,
    NO_OBJECTIVE,
    NOBODY,
    NOT_YET,
    NOWHERE,
    State,
    cards_held,
    face_up,
    kind_of,
    laid,
    seen_by,
    sum_of,
)
from sexton.games.graverobbers.worlds import UNKNOWN, UNKNOWN_OBJECTIVE, Worlds
from sexton.kernel.interface import Seat
from sexton.kernel.steps import ALL, seats_in

FATES = ("open", "undisturbed", "ransacked")


class LaidCard(Struct, frozen=True):
    card: str | None  # None: the viewing seat does not know it
    face_up: bool
    seen_by: tuple[Seat, ...]  # who knows it while it lies face down: the one who played it


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


def view(g: State, step: str, seat: Seat | None) -> View:
    house = g.house
    everyone = range(house.seats)
    all_open = house.open_hands or g.step == RESULT
    columns = columns_seen(g, ALL if house.open_hands else 0 if seat is None else 1 << seat)
    hands = [cards_of(g, other) for other in everyone]
    kept = [kept_by(g, other) for other in everyone]
    aside = [laid_aside_by(g, other) for other in everyone]
    eyes = [other for other in everyone if all_open or other == seat]
    known_aside = [aside[other] for other in everyone if house.open_hands or other == seat]
    return View(
        seat=seat, step=step, hand_number=g.hand, hands=house.hands, round=g.round, rounds=house.rounds,
        opener=seat_or_none(g.opener), first=seat_or_none(g.first), go=seat_or_none(g.active),
        asked=seat_or_none(g.asked) if g.step == ACCUSE else None,
        first_grave=None if g.first_grave == NOWHERE else g.first_grave + 1,
        finals=g.finals or None,
        hand=() if seat is None else hands[seat],
        hand_sizes=tuple(len(hand) for hand in hands),
        open_hands=tuple(hands) if all_open else None,
        columns=columns,
        graves=tuple(FATES[fate] for fate in g.graves),
        objectives=() if seat is None else kept[seat],
        laid_aside=None if seat is None else aside[seat],
        objectives_dealt=tuple(len(kept[other]) + (aside[other] is not None) for other in everyone),
        open_objectives=tuple(kept) if all_open else None,
        open_laid_aside=tuple(name for name in aside if name is not None) if house.open_hands else None,
        accusations=accusations_of(g), accusations_over=g.phase == ACCUSED,
        spent=spent_of(g),
        undealt=g.left,
        unseen=unseen_cards(g, [card for other in eyes for card in hands[other]], columns),
        unseen_objectives=unseen_objectives(house, [*(name for other in eyes for name in kept[other]), *known_aside]),
        totals=tuple(g.totals), points=tuple(g.points),
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


def columns_seen(g: State, eyes: int) -> tuple[tuple[LaidCard, ...], ...]:
    """The columns as they look to these eyes, a mask of seats."""
    return tuple(
        tuple(laid_card(g.columns[grave * COLUMN + place], eyes) for place in range(g.lengths[grave]))
        for grave in range(GRAVES)
    )


def laid_card(card: int, eyes: int) -> LaidCard:
    turned = face_up(card)
    known = turned or eyes == ALL or bool(seen_by(card) & eyes)
    return LaidCard(CARDS[kind_of(card)] if known else None, turned, () if turned else seats_in(seen_by(card)))


def kept_by(g: State, seat: Seat) -> tuple[str, ...]:
    """What the seat holds, in the order of the objectives."""
    held = OBJECTIVES_DEALT if g.step <= KEEP_TWO else OBJECTIVES_DEALT - 1
    own = g.objectives[seat * OBJECTIVES_DEALT : seat * OBJECTIVES_DEALT + held]
    return tuple(g.house.names[objective] for objective in sorted(own) if objective != NO_OBJECTIVE)


def laid_aside_by(g: State, seat: Seat) -> str | None:
    if g.step <= KEEP_TWO:
        return None
    return g.house.names[g.objectives[seat * OBJECTIVES_DEALT + OBJECTIVES_DEALT - 1]]


def accusations_of(g: State) -> dict[Seat, Seat]:
    return {seat: suspect for seat, suspect in enumerate(g.accused) if suspect != NOBODY}


def spent_of(g: State) -> tuple[str, ...]:
    return tuple(CARDS[BOBBY + nth] for nth, count in enumerate(g.spent) for _ in range(count))


def unseen_cards(g: State, held: Sequence[str], columns: Iterable[Iterable[LaidCard]]) -> dict[str, int]:
    left = dict(zip(CARDS, g.house.cards, strict=True))
    for card in [*held, *spent_of(g), *(one.card for column in columns for one in column)]:
        if card is not None:
            left[card] -= 1
    return left


def unseen_objectives(house: House, known: Iterable[str | None]) -> dict[str, int]:
    left = dict(zip(house.names, house.objectives, strict=True))
    for name in known:
        if name is not None:
            left[name] -= 1
    return left


# Worlds


def worlds(house: House, seen: View, step: int) -> Worlds:
    known = State(
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
    missing = [size - int(cards_held(known, seat)) for seat, size in enumerate(seen.hand_sizes)]
    return Worlds(known, vec[i64](missing), int(sum_of(known.deck)))


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
