"""What one seat may know of a game of Gloomy Graves."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Struct, structs

from sexton.games.gloomy_graves.rules import names
from sexton.games.gloomy_graves.rules.box import CARDS
from sexton.games.gloomy_graves.rules.state import State
from sexton.kernel.game import NOBODY
from sexton.kernel.interface import Seat, says


class Common(Struct, frozen=True):
    """What views and the whole state both show, each thing under one name."""

    step: Annotated[str, says("the step that comes next")]
    start: Annotated[Seat, says("the start player, who leads every round")]
    go: Annotated[Seat | None, says("whose go it is; `null` until the first go")]
    round: Annotated[int, says("from 1; 0 until the first go")]
    last_round: Annotated[bool, says("whether the last round has begun (GG-20)")]
    deck: Annotated[int, says("how many cards the deck has")]
    removed_unseen: Annotated[
        int,
        says("how many cards were taken out at random and unseen; those taken out by their shovels are not counted"),
    ]
    row: Annotated[tuple[str, ...], says("the open row, in the order of the box")]
    known: Annotated[tuple[tuple[str, ...], ...], says("by seat: the cards in hand that everybody knows (GG-R26)")]
    spent: Annotated[dict[str, int], says("how many of each card were buried or discarded; cards with none are absent")]
    communal: Annotated[names.Cells, says("the communal graveyard: what lies on top of each cell, `x,y`")]
    crypts: Annotated[tuple[names.Cells, ...], says("by seat: what lies on top of each cell of its crypt, `x,y`")]
    claimed: Annotated[
        tuple[dict[str, int], ...], says("by seat: the types it scored, and the number of each score card")
    ]
    left: Annotated[dict[str, tuple[int, ...]], says("by type: the numbers of the score cards still there")]
    buried: Annotated[tuple[str, ...], says("where the player has buried in this go: `crypt`, `communal`")]
    laid: Annotated[
        str | None, says("the card just laid, or being turned, in the communal graveyard; `null` if there is none")
    ]
    laid_cells: Annotated[tuple[str, ...], says("the cells on which that card lies")]
    drawn: Annotated[int, says("how many cards the player has drawn in this go")]


class View(Common, frozen=True):
    """What a seat, or a watcher, may know."""

    seat: Annotated[Seat | None, says("whose view it is; `null` for a watcher")]
    hand: Annotated[tuple[str, ...], says("the seat's own cards")]
    hand_sizes: Annotated[tuple[int, ...], says("by seat: how many cards")]
    unseen: Annotated[
        dict[str, int],
        says("how many of each card the seat neither holds nor knows nor ever saw; cards with none are absent"),
    ]


OWN = [name for name in View.__struct_fields__ if name not in Common.__struct_fields__]


class Truth(Common, frozen=True):
    """The whole state with readable names."""

    deck_and_removed: Annotated[
        dict[str, int],
        says(
            "how many of each card are in the deck or among the `removed_unseen`: nobody, not even the table, knows "
            "which are which; cards with none are absent"
        ),
    ]
    hands: Annotated[tuple[tuple[str, ...], ...], says("by seat: the cards")]


def common(g: State, step: str) -> dict[str, Any]:
    """The fields of `Common`."""
    seats = range(g.variant.seats)
    return {
        "step": step,
        "start": g.start,
        "go": g.active if g.round else None,
        "round": g.round,
        "last_round": g.last_round,
        "deck": g.deck,
        "removed_unseen": g.variant.removed,
        "row": names.in_order(g.row),
        "known": tuple([names.cards_of(g.known, seat) for seat in seats]),
        "spent": names.counted(g.spent),
        "communal": names.communal_of(g),
        "crypts": tuple([names.crypt_of(g, seat) for seat in seats]),
        "claimed": tuple([names.claimed_by(g, seat) for seat in seats]),
        "left": names.left_of(g),
        "buried": names.buried_in(g),
        "laid": CARDS[g.laid - 1] if g.laid else None,
        "laid_cells": names.laid_cells_of(g),
        "drawn": g.drawn if g.round else 0,
    }


def public(g: State, step: str) -> View:
    """What all views of a state show alike, made once for all of them; what is a hearer's own is still missing."""
    sizes = tuple([names.held_by(g.hands, seat) for seat in range(g.variant.seats)])
    return View(seat=None, hand=(), hand_sizes=sizes, unseen={}, **common(g, step))


def view(g: State, seat: Seat | None, shared: View) -> View:
    """`shared` is `public` of the same state. GG-R22 Everything but the hands is open."""
    hand = () if seat is None else names.cards_of(g.hands, seat)
    unseen = names.counted(names.unseen_by(g, NOBODY if seat is None else seat))
    return structs.replace(shared, seat=seat, hand=hand, unseen=unseen)


def truth(g: State, step: str) -> Truth:
    hands = tuple([names.cards_of(g.hands, seat) for seat in range(g.variant.seats)])
    return Truth(deck_and_removed=names.counted(g.undrawn), hands=hands, **common(g, step))
