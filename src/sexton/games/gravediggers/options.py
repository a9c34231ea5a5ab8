"""The house rules of Gravediggers, typed and checked. The first value named is the one we play."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from sexton.games.gravediggers.rules.box import CARDS, COUNTS, GUARD_REWARD, KINDS, TILE_COUNTS, TILES
from sexton.games.gravediggers.rules.variant import Variant
from sexton.kernel import game
from sexton.kernel.interface import Refusal, says
from sexton.kernel.vectors import numbers_of

Few = Annotated[int, Meta(ge=0, le=99)]


class Box(Struct, frozen=True, forbid_unknown_fields=True):
    """A reduced box makes a small game: for tests, for teaching, for solvers."""

    cards: Annotated[
        tuple[Few, ...], says("how many of each kind, in the order 2 3 4 5 10 X widow guard accomplice bandit")
    ] = COUNTS
    tiles: Annotated[tuple[Few, ...], says("how many of each kind: place, view, reveal, gravedigger")] = TILE_COUNTS
    cemeteries: Annotated[int, Meta(ge=2, le=5, description="how many there are")] = 5
    hand: Annotated[int, Meta(ge=1, le=9, description="how many cards each is dealt")] = 5
    money: Annotated[int, Meta(ge=0, le=99, description="the coins each begins with")] = 10
    coins: Annotated[int, Meta(ge=0, le=999, description="all coins there are")] = 235
    notes: Annotated[int, Meta(ge=0, le=99, description="all credit notes there are")] = 5


class Options(game.Options, frozen=True, forbid_unknown_fields=True):
    unpaid_fist: Literal["kept", "forfeited"] = "kept"  # GD-R1
    payout: Literal["stop", "skip"] = "stop"  # GD-R2
    closed: Literal["stay", "reopen"] = "stay"  # GD-R6
    components: Literal["unlimited", "strict"] = "unlimited"  # GD-R12, GD-R13
    money: Literal["hidden", "open"] = "hidden"  # GD-R22: what screens show; the view is the same
    ties: Literal["shared", "fewer_notes"] = "shared"  # GD-R20
    box: Box = Box()


def variant_of(seats: int, options: Options) -> Variant:
    """The numbers the rules read; a Refusal if no game can be played with this box."""
    box = options.box
    if len(box.cards) != KINDS or len(box.tiles) != len(TILES):
        raise Refusal("GD-2", "wrong-box", kinds=len(CARDS), tiles=len(TILES))
    needed = seats * box.hand + box.cemeteries
    if sum(box.cards) < needed:
        raise Refusal("GD-5", "too-few-cards", cards=sum(box.cards), needed=needed)
    if box.cemeteries < seats:
        raise Refusal("GD-1", "too-few-cemeteries", cemeteries=box.cemeteries, seats=seats)
    if not box.tiles[0]:
        raise Refusal("GD-6", "no-place-tile")
    return Variant(
        seats,
        numbers_of(box.cards),
        numbers_of(box.tiles),
        box.cemeteries,
        box.hand,
        box.money,
        box.coins,
        box.notes,
        GUARD_REWARD,
        unpaid_forfeits=options.unpaid_fist == "forfeited",
        payout_skips=options.payout == "skip",
        closed_reopens=options.closed == "reopen",
        strict=options.components == "strict",
        ties_by_notes=options.ties == "fewer_notes",
    )
