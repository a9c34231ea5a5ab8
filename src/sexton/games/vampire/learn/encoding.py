"""A view of Grave Digger as numbers, and its moves as numbers (docs/reference/encodings.md)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from sexton.games.vampire.learn.fast_rows import MoveNumbers, RowWriter
from sexton.games.vampire.rules.box import FACES, GRAVE_NAMES, GRAVES, TOOLS
from sexton.games.vampire.rules.names import mask_of, number_of
from sexton.games.vampire.rules.notation import DIG, RETURN, STAY, TAKE, chosen, with_square
from sexton.games.vampire.rules.paths import RISKS, SETS
from sexton.games.vampire.view.view import View
from sexton.kernel.interface import Move
from sexton.kernel.learn.encoding import Actions, Block, BySeat, Encoding, Field, counts, number, numbers, one_of

if TYPE_CHECKING:
    from sexton.games.vampire.game import Rules


def encoding(rules: Rules) -> Encoding:
    row = fields(rules)
    writer = RowWriter(rules.variant, len(rules.steps), sum(field.size for field in row))
    outcomes = max(FACES, rules.seats)
    return Encoding(1, row, Walks(rules), outcomes=outcomes, together=False, writer=writer)


def fields(rules: Rules) -> list[Field]:
    seats, squares = range(rules.seats), range(rules.variant.squares)
    return [
        one_of("seat", seats, lambda v: v.seat),
        one_of("step", list(rules.steps), lambda v: v.step),
        one_of("go", seats, lambda v: v.go),
        one_of("roll", range(1, FACES + 1), lambda v: v.roll),
        numbers(
            "at",
            len(seats) * len(squares),
            1,
            lambda v: [int(number_of(rules.variant, at) == square) for at in v.at for square in squares],
            "seat by seat a 1 at the pawn's square; squares go by column, then by row",
            by=BySeat(each=len(squares)),
        ),
        numbers(
            "tools",
            len(seats) * len(TOOLS),
            1,
            lambda v: [int(tool in held) for held in v.tools for tool in TOOLS],
            f"seat by seat a 1 for each tool held: {', '.join(TOOLS)}",
            by=BySeat(each=len(TOOLS)),
        ),
        counts("pile", TOOLS, rules.seats, lambda v: v.pile),
        numbers(
            "graves",
            GRAVES * len(GRAVE_NAMES),
            1,
            lambda v: [int(grave == name) for grave in v.graves for name in GRAVE_NAMES],
            f"grave by grave a 1 at what is known of it: {', '.join(GRAVE_NAMES)}",
        ),
        counts("offered", TOOLS, 1, lambda v: v.offered, f"a 1 for each tool on offer: {', '.join(TOOLS)}"),
        number("fights", FACES, lambda v: v.fights, "shadows still to be fought in this go"),
        one_of("grave", range(1, GRAVES + 1), lambda v: v.grave),
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
            ]
        )
        self.quick = self.numbers = MoveNumbers(self.variant, self.starts)

    def codes(self, view: View, moves: Sequence[Move]) -> list[int]:
        self.numbers.stand(number_of(self.variant, view.at[view.go]), mask_of(view.tools[view.go]))
        return [int(self.numbers.code(move)) for move in moves]

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
