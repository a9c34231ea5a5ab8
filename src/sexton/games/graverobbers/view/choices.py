"""From a view: what its seat may answer, why something else may not be, and what is played when time is up."""

from __future__ import annotations

from collections.abc import Sequence

from sexton.games.graverobbers.rules.box import BOBBY, CARDS
from sexton.games.graverobbers.rules.notation import (
    ACCUSE,
    DISCARD,
    PLAY,
    SPY,
    STOP,
    grave_in,
    number_in,
    read,
    verb_in,
    write,
)
from sexton.games.graverobbers.rules.state import NOBODY
from sexton.games.graverobbers.rules.variant import Variant
from sexton.games.graverobbers.view.view import View
from sexton.kernel.interface import Choices, Move, Refusal

RULES = {
    "keep two": "GR-5",
    "go": "GR-7",
    "second card": "GR-9",
    "card after spy": "GR-10",
    "accuse": "GR-14",
}
VERBS = {PLAY: "play", SPY: "spy"}
STEPS = {  # at which a verb may be said at all
    DISCARD: ("keep two",),
    PLAY: ("go", "second card", "card after spy"),
    SPY: ("go",),
    STOP: ("second card",),
    ACCUSE: ("accuse",),
}


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
    return read(choices.others[0] if choices.others else choices.texts()[0], variant)


def refusal_of(seen: View, variant: Variant, move: Move, moves: Sequence[Move]) -> Refusal | None:
    verb = verb_in(move)
    if verb not in STEPS:
        return Refusal("notation", "not-a-move", text=str(move))
    if seen.step not in STEPS[verb]:
        return refusal_of_verb(seen, variant, move)
    if move in moves:
        return None
    if verb == DISCARD:
        side, graves, points = variant.names[number_in(move)].split()
        return Refusal("GR-5", "objective-not-held", side=side, graves=graves, points=int(points))
    if verb == ACCUSE:
        return refusal_of_accusation(seen, number_in(move))
    card, grave = CARDS[number_in(move)], grave_in(move) + 1
    return refusal_of_spy(seen, card, grave) if verb == SPY else refusal_of_play(seen, card, grave)


def refusal_of_verb(seen: View, variant: Variant, move: Move) -> Refusal:
    """This is not what is asked now."""
    verb = verb_in(move)
    if verb == STOP and seen.step == "go":
        return Refusal("GR-7", "must-play")
    if verb == STOP and seen.step == "card after spy":
        return Refusal("GR-R5", "must-play-after-spy")
    if verb == SPY and seen.step in ("second card", "card after spy"):
        return Refusal("GR-10", "spy-instead")
    rule, step = RULES.get(seen.step, "GR-6"), seen.step.replace(" ", "-")
    return Refusal(rule, "other-question", move=write(move, variant), step=step)


def refusal_of_accusation(seen: View, suspect: int) -> Refusal:
    if suspect == seen.seat:
        return Refusal("GR-R3", "accuse-oneself")
    last = len(seen.hand_sizes) - 1
    return Refusal("GR-1", "no-such-player", number=suspect if suspect != NOBODY else last + 1, last=last)


def refusal_of_play(seen: View, card: str, grave: int) -> Refusal:
    if card not in seen.hand:
        return Refusal("GR-7", "card-not-in-hand", card=card)
    if grave == seen.first_grave:
        return Refusal("GR-9", "same-grave", grave=grave)
    return Refusal("GR-11", "grave-judged", grave=grave)


def refusal_of_spy(seen: View, card: str, grave: int) -> Refusal:
    if card not in CARDS[BOBBY:]:
        return Refusal("GR-10", "not-a-bobby", card=card)
    if card not in seen.hand:
        return Refusal("GR-10", "card-not-in-hand", card=card)
    if seen.graves[grave - 1] != "open":
        return Refusal("GR-11", "grave-judged", grave=grave)
    if not seen.columns[grave - 1]:
        return Refusal("GR-10", "column-empty", grave=grave)
    if seen.columns[grave - 1][-1].face_up:
        return Refusal("GR-10", "last-card-face-up", grave=grave)
    return Refusal("GR-R6", "no-card-to-follow")
