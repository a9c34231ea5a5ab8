# engine: compiled
"""A move is one int: a verb, then a path (six bytes, the first square highest, and its length), a set or a number."""

import re
from typing import Final

from mypy_extensions import i64

from sexton.games.vampire.rules.box import TOOLS
from sexton.kernel.interface import Refusal

VERB: Final = 52  # bits below the verb
MOVE: Final = 1
TAKE: Final = 2
RETURN: Final = 3
DIG: Final = 4
LENGTH: Final = 7
STAY: Final = 1 << 52  # a path of no squares

# How moves are written, as docs/reference/record.md shows it.
GRAMMAR: Final = """\
move   = "move " square { " " square } | "stay" | "take " ( tools | "nothing" ) | "return " tools | "dig " grave
square = number "," number
number = 0 .. 15
tools  = tool { " and " tool }
tool   = "pick" | "shovel" | "stake"
grave  = 1 .. 6
"""
SQUARES: Final = [f"{name >> 4},{name & 15}" for name in range(256)]
PATH: Final = re.compile(r"move( (?:[0-9]|1[0-5]),(?:[0-9]|1[0-5])){1,6}")
GRAVE: Final = re.compile(r"dig ([1-6])")


def with_square(path: i64, name: i64) -> i64:
    """The path, one square longer. Paths compare as their lists of squares do."""
    return (path | name << 43 - 8 * (path & LENGTH)) + 1


def length_of(move: i64) -> i64:
    return move & LENGTH


def square_in(move: i64, nth: i64) -> i64:
    """The name of the nth square entered, from 0."""
    return move >> 43 - 8 * nth & 255


def chosen(verb: i64, what: i64) -> i64:
    return verb << VERB | what


def verb_in(move: i64) -> i64:
    return move >> VERB


def number_in(move: i64) -> i64:
    """The set of tools taken or returned, or the grave, from 0."""
    return move & 15


def square_text(name: i64) -> str:
    return SQUARES[name]


def path_text(move: i64) -> str:
    return " ".join([square_text(square_in(move, nth)) for nth in range(length_of(move))])


def tools_text(tools: i64) -> str:
    held = [TOOLS[kind] for kind in range(len(TOOLS)) if tools >> kind & 1]
    return " and ".join(held) if held else "nothing"


def write(move: i64) -> str:
    verb = verb_in(move)
    if verb == MOVE:
        return f"move {path_text(move)}" if length_of(move) else "stay"
    if verb == TAKE:
        return f"take {tools_text(number_in(move))}"
    if verb == RETURN:
        return f"return {tools_text(number_in(move))}"
    return f"dig {number_in(move) + 1}"


def read(text: str) -> i64:
    if text == "stay":
        return STAY
    if PATH.fullmatch(text):
        path: i64 = STAY
        for square in text.split(" ")[1:]:
            x, y = square.split(",")
            path = with_square(path, int(x) << 4 | int(y))
        return path
    if found := GRAVE.fullmatch(text):
        return chosen(DIG, int(found[1]) - 1)
    for tools in range(8):
        if text == f"take {tools_text(tools)}":
            return chosen(TAKE, tools)
        if tools and text == f"return {tools_text(tools)}":
            return chosen(RETURN, tools)
    raise Refusal("notation", "not-a-move", text=text)
