"""What one seat may know of a game of Gravediggers, and the worlds it may imagine from that."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Struct, structs

from sexton.games.gravediggers.rules.box import CARDS, TILES
from sexton.games.gravediggers.rules.flow import CREDIT_STEP, is_robbery
from sexton.games.gravediggers.rules.state import State
from sexton.games.gravediggers.view.cemetery import Cemetery
from sexton.games.gravediggers.view.knowledge import cemeteries_seen, unseen_by
from sexton.kernel.interface import Seat, says
from sexton.kernel.laid_cards import NOBODY, eyes_of
from sexton.kernel.steps import ALL
from sexton.kernel.vectors import counted, one_by_one


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


def public(g: State, step: str) -> View:
    """What all views of a state show alike, made once for all of them; what is a hearer's own is still missing."""
    sizes = tuple([sum(cards) for cards in g.hands])
    return View(**common(g, step), cemeteries=(), seat=None, hand=(), hand_sizes=sizes, unseen={})


def view(g: State, seat: Seat | None, shared: View) -> View:
    """`shared` is `public` of the same state, to which the hearer's own is added."""
    who = NOBODY if seat is None else seat
    lines, hand = cemeteries_seen(g, eyes_of(who)), () if seat is None else one_by_one(CARDS, g.hands[seat], 0)
    unseen = counted(CARDS, unseen_by(g, who))
    return structs.replace(shared, cemeteries=lines, seat=seat, hand=hand, unseen=unseen)


def truth(g: State, step: str) -> Truth:
    return Truth(
        **common(g, step),
        cemeteries=cemeteries_seen(g, ALL),
        deck_cards=counted(CARDS, g.deck),
        hands=tuple(one_by_one(CARDS, hand, 0) for hand in g.hands),
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
        "tiles": counted(TILES, g.tiles),
        "removed": counted(CARDS, g.removed),
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
