"""A state as one line of text: its step, then its fields by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeVar

from sexton.kernel.interface import Refusal
from sexton.kernel.steps import State

S = TypeVar("S", bound=State)


def write(step: str, fields: Mapping[str, str]) -> str:
    return " ".join([step.replace(" ", "_"), *(f"{name}={value}" for name, value in fields.items())])


def read(text: str, steps: Mapping[str, int], made_of: Callable[[dict[str, str], int], S]) -> S:
    """The state that `made_of` makes of the fields and the number of the step; a Refusal where it cannot."""
    try:
        step, *pairs = text.split()
        return made_of(dict(pair.split("=", 1) for pair in pairs), steps[step.replace("_", " ")])
    except (ValueError, KeyError, IndexError, TypeError, Refusal) as error:
        raise Refusal("notation", "not-a-position", text=text, problem=str(error)) from None
