"""The house rules of Graverobbers, typed and checked. The first value named is the one we play."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from sexton.games.graverobbers.objective_cards import RECONSTRUCTION, Objective, are_graves
from sexton.games.graverobbers.rules.box import COUNTS, DEALT, KINDS, OBJECTIVES_DEALT, ROUNDS
from sexton.games.graverobbers.rules.variant import Variant
from sexton.kernel import game
from sexton.kernel.interface import Refusal, says


class Box(Struct, frozen=True, forbid_unknown_fields=True):
    """A reduced box makes a small game: for tests, for teaching, for solvers."""

    cards: Annotated[
        tuple[Annotated[int, Meta(ge=0, le=99)], ...],
        says("how many there are of each kind, in the order R1 R2 R3 D1 D2 D3 B0 B1 B2"),
    ] = COUNTS
    hand: Annotated[
        Annotated[int, Meta(ge=1, le=24)] | None,
        says("how many cards each is dealt; `null`: by the number of players (GR-4)"),
    ] = None
    rounds: Annotated[
        Annotated[int, Meta(ge=1, le=8)] | None,
        says("how many rounds a hand has at most; `null`: by the number of players (GR-17)"),
    ] = None


class Options(game.Options, frozen=True, forbid_unknown_fields=True):
    accuse_at_end: Literal["yes", "no"] = "yes"  # GR-R1
    full_tie: Literal["shared", "next_ranked"] = "shared"  # GR-R14
    match_tie: Literal["next_ranked", "shared"] = "next_ranked"  # GR-R15
    hands: Literal["1", "3", "players"] = "1"  # GR-R19
    open_hands: Literal["no", "yes"] = "no"  # practice: everybody sees what anybody sees
    objectives: Annotated[tuple[Objective, ...], Meta(max_length=60)] = RECONSTRUCTION  # GR-3
    box: Box = Box()


def variant_of(seats: int, options: Options) -> Variant:
    """The numbers the rules read; a Refusal if no game can be played with this box."""
    box = options.box
    hand = box.hand or DEALT[seats]
    if len(box.cards) != KINDS:
        raise Refusal("GR-1", "wrong-box", kinds=KINDS)
    if sum(box.cards) < seats * hand:
        raise Refusal("GR-4", "too-few-cards", cards=sum(box.cards), needed=seats * hand)
    if len(options.objectives) < seats * OBJECTIVES_DEALT:
        needed = seats * OBJECTIVES_DEALT
        raise Refusal("GR-5", "too-few-objectives", objectives=len(options.objectives), needed=needed)
    for number, one in enumerate(options.objectives, start=1):
        if one.graves and not are_graves(one.graves):
            raise Refusal("GR-22", "not-two-graves", number=number)
    different = tuple(dict.fromkeys(options.objectives))
    return Variant(
        seats,
        box.cards,
        hand,
        box.rounds or ROUNDS[seats],
        {"1": 1, "3": 3, "players": seats}[options.hands],
        tuple((*one.numbers, one.points, options.objectives.count(one)) for one in different),
        tuple(one.name for one in different),
        reconstructed=options.objectives == RECONSTRUCTION,
        accuse_at_end=options.accuse_at_end == "yes",
        full_tie_to_next=options.full_tie == "next_ranked",
        match_tie_to_next=options.match_tie == "next_ranked",
        open_hands=options.open_hands == "yes",
    )
