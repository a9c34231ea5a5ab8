"""What one seat may know of a game of Gravediggers, and the worlds it may imagine from that."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from librt.vecs import append, vec
from msgspec import Struct
from mypy_extensions import i64

from sexton.games.gravediggers.box import CARDS, TILES
from sexton.games.gravediggers.flow import CREDIT_STEP, FISTS, NEW_CARD
from sexton.games.gravediggers.house import House
from sexton.games.gravediggers.state import State, face_up, kind_of, laid, seen_by
from sexton.games.gravediggers.worlds import UNKNOWN, Worlds
from sexton.kernel.interface import Seat
from sexton.kernel.steps import ALL, seats_in


class LaidCard(Struct, frozen=True):
    card: str | None  # None: the viewing seat does not know it
    face_up: bool
    seen_by: tuple[Seat, ...]  # who laid it or looked at it while it lay face down


class Cemetery(Struct, frozen=True):
    number: int
    owner: Seat | None  # GD-R18
    cards: tuple[LaidCard, ...]  # oldest first


class View(Struct, frozen=True):
    seat: Seat | None  # None: a watcher
    step: str
    first: Seat
    go: Seat
    asked: Seat | None  # who is offered credit
    target: int | None  # number of the cemetery being robbed
    finals: int | None  # final robberies still to come; None until the last card is played
    deck: int
    tiles: dict[str, int]  # face down
    hand: tuple[str, ...]
    hand_sizes: tuple[int, ...]
    cemeteries: tuple[Cemetery, ...]
    removed: dict[str, int]  # out of the game: every one of them was seen by all
    unseen: dict[str, int]  # what the seat neither holds nor knows nor saw leave
    money: tuple[int, ...]  # GD-R22: follows from what was announced
    notes: tuple[int, ...]


class Truth(Struct, frozen=True):
    """The whole state with readable names."""

    step: str
    first: Seat
    go: Seat
    asked: Seat | None
    target: int | None
    finals: int | None
    deck: dict[str, int]
    tiles: dict[str, int]
    hands: tuple[tuple[str, ...], ...]
    cemeteries: tuple[Cemetery, ...]
    removed: dict[str, int]
    money: tuple[int, ...]
    notes: tuple[int, ...]
    supply: int


def view(g: State, step: str, seat: Seat | None) -> View:
    cemeteries = cemeteries_seen(g, 0 if seat is None else 1 << seat)
    hand = named(g.hands[seat]) if seat is not None else ()
    removed = dict(zip(CARDS, g.removed, strict=True))
    known = [laid_card.card for cemetery in cemeteries for laid_card in cemetery.cards if laid_card.card is not None]
    return View(
        seat=seat,
        step=step,
        first=g.first,
        go=g.active,
        asked=g.asked if g.step == CREDIT_STEP else None,
        target=target_of(g),
        finals=g.finals - 1 if g.finals else None,
        deck=g.left,
        tiles=dict(zip(TILES, g.tiles, strict=True)),
        hand=hand,
        hand_sizes=tuple(sum(cards) for cards in g.hands),
        cemeteries=cemeteries,
        removed=removed,
        unseen=less(dict(zip(CARDS, g.house.cards, strict=True)), [*hand, *known, *spelled(removed)]),
        money=tuple(g.money),
        notes=tuple(g.notes),
    )


def truth(g: State, step: str) -> Truth:
    return Truth(
        step=step,
        first=g.first,
        go=g.active,
        asked=g.asked if g.step == CREDIT_STEP else None,
        target=target_of(g),
        finals=g.finals - 1 if g.finals else None,
        deck=dict(zip(CARDS, g.deck, strict=True)),
        tiles=dict(zip(TILES, g.tiles, strict=True)),
        hands=tuple(named(hand) for hand in g.hands),
        cemeteries=cemeteries_seen(g, ALL),
        removed=dict(zip(CARDS, g.removed, strict=True)),
        money=tuple(g.money),
        notes=tuple(g.notes),
        supply=g.house.coins - sum(g.money),
    )


def target_of(g: State) -> int | None:
    return g.target + 1 if g.step in (CREDIT_STEP, FISTS, NEW_CARD) else None


def cemeteries_seen(g: State, eyes: int) -> tuple[Cemetery, ...]:
    """The lines as they look to these eyes, a mask of seats."""
    return tuple(
        Cemetery(index + 1, index if index < g.house.seats else None, tuple(laid_card(card, eyes) for card in line))
        for index, line in enumerate(g.lines)
    )


def laid_card(card: int, eyes: int) -> LaidCard:
    turned = face_up(card)
    known = turned or eyes == ALL or bool(seen_by(card) & eyes)
    return LaidCard(CARDS[kind_of(card)] if known else None, turned, () if turned else seats_in(seen_by(card)))


def named(counts: Iterable[int]) -> tuple[str, ...]:
    return tuple(spelled(dict(zip(CARDS, counts, strict=True))))


def spelled(counts: Mapping[str, int]) -> list[str]:
    return [card for card, count in counts.items() for _ in range(count)]


def less(counts: dict[str, int], cards: Iterable[str]) -> dict[str, int]:
    for card in cards:
        counts[card] -= 1
    return counts


# Back to a state


def worlds(house: House, seen: View, step: int) -> Worlds:
    missing = [0 if seat == seen.seat else size for seat, size in enumerate(seen.hand_sizes)]
    return Worlds(known_state(house, seen, step), vec[i64](missing))


def known_state(house: House, seen: View, step: int) -> State:
    """The public truth and the own hand; the deck holds every unseen card, unknown laid cards are UNKNOWN."""
    hands = vec[vec[i64]]()
    for seat in range(house.seats):
        own = seat == seen.seat
        hands = append(hands, vec[i64]([seen.hand.count(card) if own else 0 for card in CARDS]))
    lines = vec[vec[i64]]()
    for cemetery in seen.cemeteries:
        lines = append(lines, vec[i64]([packed(card) for card in cemetery.cards]))
    unseen, removed = (vec[i64]([cards[card] for card in CARDS]) for cards in (seen.unseen, seen.removed))
    target, finals = (seen.target or 1) - 1, 0 if seen.finals is None else seen.finals + 1
    tiles = vec[i64]([seen.tiles[tile] for tile in TILES])
    money, notes = vec[i64](list(seen.money)), vec[i64](list(seen.notes))
    return State(
        step, house, seen.first, seen.go, seen.asked or 0, target, finals, sum(seen.unseen.values()),
        unseen, tiles, hands, lines, removed, money, notes,
    )  # fmt: skip


def packed(card: LaidCard) -> int:
    mask = ALL if card.face_up else sum(1 << seat for seat in card.seen_by)
    return int(laid(UNKNOWN if card.card is None else CARDS.index(card.card), mask))
