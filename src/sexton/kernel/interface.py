"""The values that a game exchanges with tables, bots, records and screens; none is used in the inner loop."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Annotated, ClassVar, TypeVar

from msgspec import UNSET, Meta, Struct, UnsetType

Item = TypeVar("Item")

Seat = int
BySeat = Annotated[tuple[Item, ...], Meta(extra_json_schema={"by": "seat"})]  # one item for each seat, in their order
Move = int  # its bits are the game's own; `Rules.write` gives its text


def says(text: str) -> Meta:
    """What a field of a view or a state means: for its row in docs/reference/replay-json.md and for the JSON Schema."""
    return Meta(description=text)


class Ask(Struct, frozen=True, tag="ask"):
    """A question to seats that decide at the same time, unseen by one another; an ordinary go asks one seat."""

    rule: str
    step: str
    seats: tuple[Seat, ...]
    retractable: bool = False


class Chance(Struct, frozen=True, tag="chance"):
    """Outcome i has weight weights[i]: integers, never floats."""

    rule: str
    step: str
    weights: tuple[int, ...]


class Over(Struct, frozen=True, tag="over"):
    """The winners are ranking[0]; the highest score need not be among them."""

    rule: str
    scores: tuple[int, ...]
    ranking: tuple[tuple[Seat, ...], ...]


Pending = Ask | Chance | Over


@cache  # asked for with every event that is told
def kebab(name: str) -> str:
    """FistsShown -> fists-shown: a class name as a message id."""
    return "".join("-" + letter.lower() if letter.isupper() else letter for letter in name).strip("-")


# Who hears an announcement; where everything lies open for practice, everybody hears it all.
EVERYBODY = "everybody"
THE_SEAT = "`seat` alone"
CARD_TO_THE_SEAT = "everybody; only `seat` hears the `card`, the others hear `null`"
THE_REFEREE = "nobody in a game: `sexton referee` says it"


class Event(Struct, frozen=True, tag_field="told", tag=kebab):
    """Something the rules announce. Its tag is the id of the message that says it in words.

    In words, `seat` and what ends in `_seat` become a name, `seats` names, `card` and `cards` card names, `tile` a
    tile; any other tuple of numbers is one number per seat. Its docstring begins with its rule and names every fact; it
    and `heard` are in docs/reference/replay-json.md.
    """

    rule: ClassVar[str]
    heard: ClassVar[str] = EVERYBODY

    def __init_subclass__(cls) -> None:
        if "rule" not in vars(cls):
            cls.rule = (cls.__doc__ or "").partition(" ")[0]

    @classmethod
    def says(cls) -> str:
        """Its docstring without the rule, on one line."""
        return " ".join((cls.__doc__ or "").removeprefix(f"{cls.rule} ").split())


Tell = Callable[[int, Event], None]  # to whom (a mask of hearers), and what


class Refusal(Exception):
    """A move, text or setting is not allowed: the rule that forbids it, a message id, and the facts it names."""

    def __init__(self, rule: str, message: str, **facts: str | int) -> None:
        self.rule = rule  # `args` are set already, to rule and message
        self.message = message
        self.facts = facts

    def __str__(self) -> str:
        """For developers; `Words` says it to players. Most refusals are never shown in this form."""
        return f"{self.rule}: {self.message} {self.facts}" if self.facts else f"{self.rule}: {self.message}"


class Choices(Struct, frozen=True):
    """What a seat may answer, for a screen: fill `pattern` with one of `targets`, or with a number of `span`.

    Fields are chosen in the order in which a target names them.
    """

    pattern: str  # "place {card} at {cemetery}", or "fist {coins}"
    targets: tuple[dict[str, str], ...] = ()
    span: tuple[int, int] | None = None
    others: tuple[str, ...] = ()  # whole answers besides the pattern: "stop"
    cells: tuple[str, ...] = ()  # fields to be chosen together on the drawing: read in order, columns and rows
    # By field and value: what `pick-<field>` is said with, for values that are not for people, such as squares.
    facts: dict[str, dict[str, dict[str, str | int]]] | UnsetType = UNSET

    def about(self, field: str, value: str) -> dict[str, str | int]:
        """What a screen says of this value instead of its name; nothing where the name is for people."""
        return {} if isinstance(self.facts, UnsetType) else self.facts.get(field, {}).get(value, {})

    def texts(self) -> list[str]:
        """Every answer, as text."""
        if self.span is not None:
            field = self.pattern[self.pattern.index("{") + 1 : self.pattern.index("}")]
            numbers = range(self.span[0], self.span[1] + 1)
            return [*(self.pattern.format(**{field: number}) for number in numbers), *self.others]
        return [*(self.pattern.format(**target) for target in self.targets), *self.others]


def mask_of(seats: Sequence[Seat]) -> int:
    return sum(1 << seat for seat in seats)
