"""A view of Grave Digger as numbers, and its moves as numbers (docs/reference/encodings.md)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING

from sexton.games.vampire.learn.fast_rows import MoveNumbers, RowWriter
from sexton.games.vampire.rules.box import FACES, GRAVE_NAMES, GRAVES, TOOLS
from sexton.games.vampire.rules.names import number_of
from sexton.games.vampire.rules.notation import DIG, RETURN, STAY, TAKE, chosen, with_square
from sexton.games.vampire.rules.paths import RISKS, SETS
from sexton.games.vampire.view.view import View
from sexton.kernel.interface import Move
from sexton.kernel.learn.encoding import Actions, Block, BySeat, Encoding, Field, counts, number, numbers, one_of

if TYPE_CHECKING:
    from sexton.games.vampire.game import Rules


def encoding(rules: Rules) -> Encoding:
    writer, outcomes = partial(RowWriter, rules.variant, len(rules.steps)), max(FACES, rules.seats)
    row, world = fields(rules), rules.any_world
    return Encoding(1, row, Walks(rules), outcomes=outcomes, together=False, writer=writer, world=world)


def fields(rules: Rules) -> list[Field]:
    seats, squares, tools = range(rules.seats), int(rules.variant.squares), ", ".join(TOOLS)
    at = "seat by seat a 1 at the pawn's square; squares go by column, then by row"
    graves = f"grave by grave a 1 at what is known of it: {', '.join(GRAVE_NAMES)}"
    by_tool = BySeat(each=len(TOOLS))
    return [
        one_of("seat", seats),
        one_of("step", list(rules.steps)),
        one_of("go", seats),
        one_of("roll", range(1, FACES + 1)),
        numbers("at", len(seats) * squares, 1, at, by=BySeat(each=squares)),
        numbers("tools", len(seats) * len(TOOLS), 1, f"seat by seat a 1 for each tool held: {tools}", by=by_tool),
        counts("pile", TOOLS, rules.seats),
        numbers("graves", GRAVES * len(GRAVE_NAMES), 1, graves),
        counts("offered", TOOLS, 1, f"a 1 for each tool on offer: {tools}"),
        number("fights", FACES, "shadows still to be fought in this go"),
        one_of("grave", range(1, GRAVES + 1)),
    ]


class Walks(Actions):
    """Paths are many, but two that end alike, gain alike and risk alike are one move: that is what is numbered."""

    def __init__(self, rules: Rules) -> None:
        self.variant = rules.variant
        squares = int(rules.variant.squares)
        tools = "the tools as a sum of pick 1, shovel 2, stake 4"
        says = (
            f"(square x {SETS} + tools gained) x {RISKS} + shadows to fight: the square the path ends on, by column, "
            f"then by row; {tools}"
        )
        super().__init__(
            [
                Block("walk", squares * SETS * RISKS, says),
                Block("take", SETS, tools),
                Block("return", SETS, tools),
                Block("dig", GRAVES, "the graves"),
            ],
            rules.known,
        )
        self.quick = MoveNumbers(self.variant, self.starts)

    def universe(self, view: View) -> Iterator[Move]:
        """Every walk along links, whatever was rolled."""
        walks = [(number_of(self.variant, view.at[view.go]), STAY)]
        yield STAY
        for _ in range(FACES):
            walks = [
                (beside, int(with_square(walk, self.variant.names[beside])))
                for square, walk in walks
                for beside in self.variant.links[square]
            ]
            yield from (walk for _, walk in walks)
        yield from (int(chosen(verb, tools)) for verb in (TAKE, RETURN) for tools in range(SETS))
        yield from (int(chosen(DIG, grave)) for grave in range(GRAVES))
