"""A state as one line of text: its step, then its fields by name."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TypeVar

from librt.vecs import vec
from mypy_extensions import i64

from sexton.kernel.interface import Refusal
from sexton.kernel.laid_cards import face_up, mask_of, seen_by
from sexton.kernel.steps import State, seats_in

S = TypeVar("S", bound=State)
COUNT = re.compile(r"[0-9]{1,2}")


def write(step: str, fields: Mapping[str, str]) -> str:
    return " ".join([step.replace(" ", "_"), *(f"{name}={value}" for name, value in fields.items())])


def read(text: str, steps: Mapping[str, int], made_of: Callable[..., S]) -> S:
    """The state that `made_of` makes of the fields and the number of the step; a Refusal where it cannot."""
    try:
        step, *pairs = text.split()
        fields = dict(pair.split("=", 1) for pair in pairs)
        return made_of(fields, step=steps[step.replace("_", " ")])
    except (ValueError, KeyError, IndexError, TypeError, Refusal) as error:
        raise Refusal("notation", "not-a-position", text=text, problem=str(error)) from None


# What fields are made of, both ways. `-` is nothing


def joined(parts: Iterable[str], mark: str = ",") -> str:
    return mark.join(parts) or "-"


def listed(text: str, mark: str = ",") -> list[str]:
    return [] if text == "-" else text.split(mark)


def number_or_dash(number: int, none: int) -> str:
    return "-" if number == none else str(number)


def number(text: str, none: int) -> int:
    return none if text == "-" else int(text)


def write_numbers(numbers: Iterable[int]) -> str:
    return ",".join(map(str, numbers))


def read_numbers(text: str) -> vec[i64]:
    return vec[i64]([int(part) for part in text.split(",")])


def write_counts(counts: Iterable[int], names: Sequence[str]) -> str:
    """`R1*2,B0*1`: what there is any of."""
    return joined(f"{name}*{count}" for name, count in zip(names, counts, strict=True) if count)


def read_counts(text: str, names: Sequence[str]) -> vec[i64]:
    found = dict(part.split("*") for part in listed(text))
    if len(found) != len(listed(text)) or not set(found) <= set(names) or not all(map(COUNT.fullmatch, found.values())):
        raise ValueError(text)
    return vec[i64]([int(found.get(name, "0")) for name in names])


def seen_mark(card: int) -> str:
    """Of a laid card: `+` if it lies face up, else `:` and the seats that know it."""
    return "+" if face_up(card) else ":" + "".join(map(str, seats_in(seen_by(card))))


def read_mark(text: str) -> int:
    """Of such a mark: who knows the card."""
    return int(mask_of(text == "+", tuple(map(int, text[1:]))))
