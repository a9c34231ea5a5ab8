"""What one seat may know of a game of Gravediggers, and the worlds it may imagine from that."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache, lru_cache
from typing import Annotated, Any

from msgspec import Struct

from sexton.games.gravediggers.rules.box import CARDS, TILES
from sexton.games.gravediggers.rules.flow import CREDIT_STEP, is_robbery
from sexton.games.gravediggers.rules.state import State, layer_of
from sexton.games.gravediggers.view.knowledge import NOBODY, UNKNOWN, as_seen, eyes_of, unseen_by
from sexton.kernel.interface import Seat, says
from sexton.kernel.laid_cards import face_up, kind_of, seen_by
from sexton.kernel.steps import ALL, seats_in

LINES_REMEMBERED = 256


class LaidCard(Struct, frozen=True, cache_hash=True):
    """A card in the line of a cemetery."""

    card: Annotated[str | None, says("`null` if the viewing seat does not know it")]
    face_up: Annotated[bool, says("whether it lies face up")]
    seen_by: Annotated[
        tuple[Seat, ...], says("the seats that laid it or looked at it while it lies face down; empty once face up")
    ]
    laid_by: Annotated[Seat | None, says("the seat that laid it, as everybody saw; `null` if it came from the deck")]


class Cemetery(Struct, frozen=True):
    """A cemetery and its line."""

    number: Annotated[int, says("from 1")]
    owner: Annotated[Seat | None, says("the seat before which it lies, or `null` (GD-R18)")]
    cards: Annotated[tuple[LaidCard, ...], says("its line, from the oldest card to the newest")]


class Common(Struct, frozen=True):
    """What views and the whole state both show, each thing under one name."""

    step: Annotated[str, says("the step that comes next")]
    first: Annotated[Seat, says("the seat that began")]
    go: Annotated[Seat, says("whose go it is")]
    asked: Annotated[Seat | None, says("the seat that is offered credit, else `null`")]
    target: Annotated[int | None, says("the number of the cemetery being robbed, else `null`")]
    finals: Annotated[
        int | None, says("final robberies still to come after this one; `null` until the last card of a hand is played")
    ]
    deck: Annotated[int, says("how many cards the deck has")]
    tiles: Annotated[dict[str, int], says("how many tiles of each kind lie face down")]
    cemeteries: Annotated[tuple[Cemetery, ...], says("the cemeteries and their lines, from number 1")]
    removed: Annotated[
        dict[str, int], says("how many cards of each kind are out of the game; everybody saw each of them")
    ]
    money: Annotated[tuple[int, ...], says("by seat: coins; they follow from what everybody hears (GD-R22)")]
    notes: Annotated[tuple[int, ...], says("by seat: credit notes")]


class View(Common, frozen=True):
    """What a seat, or a watcher, may know."""

    seat: Annotated[Seat | None, says("whose view it is; `null` for a watcher")]
    hand: Annotated[tuple[str, ...], says("the seat's own cards")]
    hand_sizes: Annotated[tuple[int, ...], says("by seat: how many cards")]
    unseen: Annotated[
        dict[str, int], says("how many cards of each kind the seat neither holds nor knows nor saw leave the game")
    ]


class Truth(Common, frozen=True):
    """The whole state with readable names."""

    deck_cards: Annotated[
        dict[str, int],
        says("how many cards of each kind are in the deck; nobody, not even the table, has an order for them"),
    ]
    hands: Annotated[tuple[tuple[str, ...], ...], says("by seat: the cards")]
    supply: Annotated[int, says("coins that nobody has")]


def public(g: State, step: str) -> dict[str, Any]:
    """What every view shows alike: made once for all views of a state."""
    return {**common(g, step), "hand_sizes": tuple([sum(cards) for cards in g.hands])}


def view(g: State, seat: Seat | None, shared: Mapping[str, Any]) -> View:
    """`shared` is `public` of the same state."""
    looking = NOBODY if seat is None else seat
    return View(
        **shared,
        cemeteries=cemeteries_seen(g, eyes_of(looking)),
        seat=seat,
        hand=() if seat is None else named(g.hands[seat]),
        unseen=dict(zip(CARDS, unseen_by(g, looking), strict=True)),
    )


def truth(g: State, step: str) -> Truth:
    return Truth(
        **common(g, step),
        cemeteries=cemeteries_seen(g, ALL),
        deck_cards=dict(zip(CARDS, g.deck, strict=True)),
        hands=tuple(named(hand) for hand in g.hands),
        supply=g.variant.coins - sum(g.money),
    )


def common(g: State, step: str) -> dict[str, Any]:
    """The fields of `Common` but the cemeteries, which do not look alike to everybody."""
    return {
        "step": step,
        "first": g.first,
        "go": g.active,
        "asked": g.asked if g.step == CREDIT_STEP else None,
        "target": g.target + 1 if is_robbery(g) else None,
        "finals": finals_to_come(g),
        "deck": g.left,
        "tiles": dict(zip(TILES, g.tiles, strict=True)),
        "removed": dict(zip(CARDS, g.removed, strict=True)),
        "money": tuple(g.money),
        "notes": tuple(g.notes),
    }


def finals_to_come(g: State) -> int | None:
    """GD-24 How many places of the ring that are still to come have cards."""
    if not g.finals:
        return None
    cemeteries = g.variant.cemeteries
    passed = range(cemeteries + 1 - g.finals, cemeteries)
    return sum(1 for place in passed if len(g.lines[(g.active + place) % cemeteries]))


def ring_left(seen: View) -> int:
    """The state's own count: 0 before the final robberies, else 1 + the places of the ring not yet come to."""
    if seen.finals is None:
        return 0
    if seen.target is None:  # all is over
        return 1
    return len(seen.cemeteries) - (seen.target - 1 - seen.go) % len(seen.cemeteries)


def cemeteries_seen(g: State, eyes: int) -> tuple[Cemetery, ...]:
    """The lines as they look to these eyes, a mask of seats; ALL knows every card."""
    seats = g.variant.seats
    return tuple([cemetery(index, index < seats, tuple(as_seen(line, eyes))) for index, line in enumerate(g.lines)])


@lru_cache(LINES_REMEMBERED)  # most lines look as they did before, and alike to several seats
def cemetery(index: int, owned: bool, cards: tuple[int, ...]) -> Cemetery:
    """As a view shows a line of which `as_seen` has left these cards."""
    return Cemetery(index + 1, index if owned else None, tuple([laid_card(card) for card in cards]))


@cache  # there are few, and every view shows many
def laid_card(card: int) -> LaidCard:
    """As a view shows what `as_seen` leaves of a card."""
    kind, turned, layer = kind_of(card), face_up(card), layer_of(card)
    seen = () if turned else seats_in(seen_by(card))
    return LaidCard(None if kind == UNKNOWN else CARDS[kind], turned, seen, layer if layer >= 0 else None)


def named(counts: Iterable[int]) -> tuple[str, ...]:
    return tuple([card for card, count in zip(CARDS, counts, strict=True) for _ in range(count)])
