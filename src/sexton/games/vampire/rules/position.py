"""A whole position of Grave Digger as one line of text, both ways.

    move go=1 roll=4 at=4,4/8,2 tools=PS/- graves=cceccc offered=- fights=0 grave=-

Tools are P S K, in small letters those on offer beyond a shadow of the walk; graves c(losed) e(mpty) v(ampire). The
pile is what the players do not hold.
"""

from __future__ import annotations

from collections.abc import Iterator

from librt.vecs import vec
from mypy_extensions import i64

from sexton.games.vampire.rules import flow
from sexton.games.vampire.rules.box import CLOSED, EVERY_TOOL, FACES, GRAVES, KINDS, TOOL_MARKS, VAMPIRE
from sexton.games.vampire.rules.names import number_of, read_square
from sexton.games.vampire.rules.notation import square_text
from sexton.games.vampire.rules.state import State, closed_graves
from sexton.games.vampire.rules.variant import Variant
from sexton.kernel.records import positions

LETTERS = "cev"


def fields_of(g: State) -> dict[str, str]:
    return {
        "go": str(g.active),
        "roll": positions.number_or_dash(g.roll, 0),
        "at": "/".join(square_text(g.variant.names[square]) for square in g.at),
        "tools": "/".join(marks(tools) for tools in g.tools),
        "graves": "".join(LETTERS[grave] for grave in g.graves),
        "offered": marks_on_offer(g),
        "fights": str(g.fights),
        "grave": str(g.grave + 1) if g.step == flow.OPEN_GRAVE else "-",
    }


def marks(tools: int) -> str:
    return "".join(mark for kind, mark in enumerate(TOOL_MARKS) if tools >> kind & 1) or "-"


def marks_on_offer(g: State) -> str:
    return "".join(mark.lower() if mark in marks(g.beyond) else mark for mark in marks(g.offered))


def state_from(fields: dict[str, str], variant: Variant, step: int) -> State:
    at = vec[i64]([number_of(variant, read_square(square)) for square in fields["at"].split("/")])
    held = [read_marks(tools) for tools in fields["tools"].split("/")]
    pile = [variant.seats - sum(tools >> kind & 1 for tools in held) for kind in range(KINDS)]
    graves = vec[i64]([LETTERS.index(grave) for grave in fields["graves"]])
    grave, roll = positions.number(fields["grave"], 1) - 1, positions.number(fields["roll"], 0)
    offered = read_marks(fields["offered"].upper())
    beyond = read_marks("".join(mark.upper() for mark in fields["offered"] if mark.islower()))
    return State(
        step, variant, int(fields["go"]), roll, offered, beyond, int(fields["fights"]), grave,
        at, vec[i64](held), vec[i64](pile), graves,
    )  # fmt: skip


def read_marks(text: str) -> int:
    kinds = [TOOL_MARKS.index(mark) for mark in text if mark != "-"]
    if kinds != sorted(set(kinds)):
        raise ValueError(text)  # VH-2: one of each kind at most
    return sum(1 << kind for kind in kinds)


def problem_with(g: State) -> tuple[str, str] | None:
    return next((("notation", what) for kept, what in demands(g) if not kept), None)


def demands(g: State) -> Iterator[tuple[bool, str]]:
    """One pawn and one set of tools a seat, six graves, and nothing pending that this step does not know."""
    yield len(g.at) == g.variant.seats == len(g.tools), "seats"
    yield 0 <= g.active < g.variant.seats, "go"
    yield len(g.graves) == GRAVES, "graves"
    yield [*g.graves].count(VAMPIRE) == int(g.step == flow.RESULT), "vampire"
    yield 1 <= g.roll <= FACES if g.step == flow.MOVE_STEP else g.roll == 0, "roll"
    fighting = g.step in (flow.TAKE_STEP, flow.BATTLE, flow.RETURN_STEP)
    yield 0 <= g.fights <= (FACES if fighting else 0), "fights"
    yield (g.offered > 0) == (g.step == flow.TAKE_STEP) and not g.offered & g.tools[g.active], "offered"
    if g.step in (flow.BATTLE, flow.RETURN_STEP):
        yield g.tools[g.active] > 0 and (g.fights > 0 or g.step == flow.RETURN_STEP), "tools"
    if g.step in (flow.RED_BATTLE, flow.RED_RETURN):
        yield g.tools[g.active] == EVERY_TOOL and g.at[g.active] == g.variant.red, "tools"
    if g.step in (flow.DIG_STEP, flow.OPEN_GRAVE):
        yield closed_graves(g) > 0 and g.tools[g.active] == 0, "graves"
    yield 0 <= g.grave < GRAVES and (g.step != flow.OPEN_GRAVE or g.graves[g.grave] == CLOSED), "grave"
