# engine: compiled
"""What a seat may answer, laid out to be chosen field by field."""

from typing import Any, Final

import msgspec
from mypy_extensions import i64

from sexton.games.graverobbers.rules.box import CARDS, GRAVES
from sexton.games.graverobbers.rules.notation import PLAY, SPY, STOP, number_in, verb_in, where_in
from sexton.games.graverobbers.rules.notation import move as move_of
from sexton.games.graverobbers.rules.state import NOBODY
from sexton.games.graverobbers.rules.variant import Variant
from sexton.kernel.interface import Choices

NUMBERS: Final = [str(grave + 1) for grave in range(GRAVES)]


def choices_of(step: str, moves: list[int], variant: Variant) -> Choices:
    """The moves, to be chosen field by field."""
    if step == "go":
        return Choices("{verb} {card} at {grave}", tuple([with_verb(move) for move in moves]))
    if step == "keep two":
        names = [variant.names[number_in(move)] for move in moves]
        facts = {"objective": {name: facts_of(name) for name in names}}
        return Choices("discard {objective}", tuple([{"objective": name} for name in names]), facts=facts)
    if step == "accuse":
        accused = [{"player": str(number_in(move))} for move in moves if number_in(move) != NOBODY]
        return Choices("accuse {player}", tuple(accused), others=("no accusation",))
    cards = [target(move) for move in moves if verb_in(move) != STOP]
    return Choices("play {card} at {grave}", tuple(cards), others=("stop",) if step == "second card" else ())


def choices_in_json(step: str, moves: list[int], variant: Variant) -> bytes:
    """The same in JSON; where there may be many, each was put into it once for all tables."""
    if step not in ("go", "second card"):
        return msgspec.json.encode(choices_of(step, moves, variant))
    found: list[bytes] = []
    for each in moves:
        move: i64 = each
        place = number_in(move) * GRAVES + where_in(move)
        if step == "second card":
            if verb_in(move) == PLAY:
                found.append(SECOND_IN_JSON[place])
        else:
            found.append(PLAY_IN_JSON[place] if verb_in(move) == PLAY else SPY_IN_JSON[place])
    targets: Any = msgspec.Raw(b"[" + b",".join(found) + b"]")
    return msgspec.json.encode(msgspec.structs.replace(choices_of(step, moves[:0], variant), targets=targets))


def facts_of(objective: str) -> dict[str, str | int]:
    """What its name says: `black 7-1 6`."""
    side, graves, points = objective.split()
    return {"side": side, "graves": graves, "points": int(points)}


def with_verb(move: i64) -> dict[str, str]:
    verb = "play" if verb_in(move) == PLAY else "spy"
    return {"verb": verb, "card": CARDS[number_in(move)], "grave": NUMBERS[where_in(move)]}


def target(move: i64) -> dict[str, str]:
    return {"card": CARDS[number_in(move)], "grave": NUMBERS[where_in(move)]}


# Of every card at every grave, as `number_in` and `where_in` count them.
EVERYWHERE: Final = [(kind, grave) for kind in range(len(CARDS)) for grave in range(GRAVES)]
PLAY_IN_JSON: Final = [msgspec.json.encode(with_verb(move_of(PLAY, grave, kind))) for kind, grave in EVERYWHERE]
SPY_IN_JSON: Final = [msgspec.json.encode(with_verb(move_of(SPY, grave, kind))) for kind, grave in EVERYWHERE]
SECOND_IN_JSON: Final = [msgspec.json.encode(target(move_of(PLAY, grave, kind))) for kind, grave in EVERYWHERE]
