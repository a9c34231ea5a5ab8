"""Grave Digger as the rest of the program sees it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar

from sexton.games.vampire import board_library
from sexton.games.vampire.bots.characters import CHARACTERS
from sexton.games.vampire.bots.reasons import contrast, reason_for
from sexton.games.vampire.bots.search_model import SearchModel
from sexton.games.vampire.bots.values import StateValues
from sexton.games.vampire.law import Law
from sexton.games.vampire.referee import REFEREES
from sexton.games.vampire.rules.box import FACES, SIDE, TOOLS
from sexton.games.vampire.rules.state import State
from sexton.games.vampire.solver import plans
from sexton.games.vampire.solver.solve import exact_plan, solved_values
from sexton.games.vampire.view.view import View
from sexton.kernel import game
from sexton.kernel.chance.dice import Dice
from sexton.kernel.interface import Event, Move
from sexton.kernel.search.heuristics import Reason

if TYPE_CHECKING:
    from sexton.games.vampire.screen.boards import Boards
    from sexton.games.vampire.screen.solver_report import Solver


class Rules(Law, game.RulesInRooms[State, View]):
    exact_unit = 1 / 3.5  # a square in goes: a die rolls 3.5 squares on average

    def search_model(self) -> SearchModel:
        hunt, values = solved_values(self.variant)
        return SearchModel(hunt, values, exact_plan(self.variant))

    def state_values(self) -> StateValues:
        return StateValues(plans.walking_plan(self.variant))

    def exact_values(self) -> StateValues:
        """The policy that needs the fewest goes to a dig, other pawns left out of account."""
        return StateValues(exact_plan(self.variant))

    def reason(self, seen: View, heard: Sequence[Event], move: Move, dice: Dice) -> Reason:
        return reason_for(self.known(seen), move)

    def contrast(self, seen: View, move: Move, other: Move) -> Reason:
        return contrast(self.known(seen), move, other, exact_plan(self.variant))


class Vampire(game.Game):
    id = "vampire"
    edition = 1
    title = "Grave Digger"
    credit = "author and publisher unknown; the boards are ours"
    rules_type = Rules
    folder = Path(__file__).parent
    rule_prefix = "VH"
    referees = REFEREES
    characters = CHARACTERS
    levels: ClassVar = {"hard": "exact", "expert": "exact"}
    file_options: ClassVar = {"board": board_library.from_file}
    named_options: ClassVar = {"board": board_library.text_of}

    def boards(self) -> Boards:
        from sexton.games.vampire.screen.boards import Boards

        return Boards()

    def solver(self) -> Solver:
        from sexton.games.vampire.screen.solver_report import Solver

        return Solver()

    def box(self) -> Mapping[str, int | Sequence[int] | Sequence[str]]:
        names = board_library.board_names()
        drawings = [board_library.shipped(name) for name in names]
        return {"tools": TOOLS, "faces": FACES, "boards": names, "drawings": drawings, "side": SIDE}
