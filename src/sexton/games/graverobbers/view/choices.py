"""What a seat may answer, field by field, and what is played when its time is up."""

from __future__ import annotations

from collections.abc import Sequence

from sexton.games.graverobbers.rules.box import CARDS
from sexton.games.graverobbers.rules.notation import PLAY, SPY, STOP, grave_in, number_in, verb_in
from sexton.games.graverobbers.rules.state import NOBODY
from sexton.games.graverobbers.rules.variant import Variant
from sexton.kernel.interface import Choices, Move, Refusal

VERBS = {PLAY: "play", SPY: "spy"}


def choices_of(step: str, moves: Sequence[Move], variant: Variant) -> Choices:
    """The moves, to be chosen field by field."""
    if not moves:
        raise Refusal("table", "nobody-asked")
    if step == "keep two":
        return Choices("discard {objective}", tuple({"objective": variant.names[number_in(move)]} for move in moves))
    if step == "accuse":
        accused = tuple({"player": str(number_in(move))} for move in moves if number_in(move) != NOBODY)
        return Choices("accuse {player}", accused, others=("no accusation",))
    if step == "go":
        return Choices(
            "{verb} {card} at {grave}", tuple({"verb": VERBS[verb_in(move)], **target(move)} for move in moves)
        )
    cards = tuple(target(move) for move in moves if verb_in(move) != STOP)
    return Choices("play {card} at {grave}", cards, others=("stop",) if step == "second card" else ())


def target(move: Move) -> dict[str, str]:
    return {"card": CARDS[number_in(move)], "grave": str(grave_in(move) + 1)}


def default_of(step: str, moves: Sequence[Move], variant: Variant) -> Move:
    """The first objective, the first card, nothing more and no accusation: harmless, and the same for everyone."""
    choices = choices_of(step, moves, variant)
    return moves[-1] if choices.others else moves[0]
