"""Grave Digger as the rest of the program sees it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from sexton.games.vampire import board_library
from sexton.games.vampire.bots.search_model import SearchModel
from sexton.games.vampire.bots.values import StateValues
from sexton.games.vampire.options import MANY, Options, variant_of
from sexton.games.vampire.rules import notation, position, steps
from sexton.games.vampire.rules.box import FACES, SIDE, TOOLS
from sexton.games.vampire.rules.state import State, new_state
from sexton.games.vampire.solver import plans
from sexton.games.vampire.solver.solve import exact_plan, solved_values
from sexton.games.vampire.view import view
from sexton.games.vampire.view.aids import aids_of
from sexton.games.vampire.view.choices import choices_of, default_of
from sexton.games.vampire.view.known import known_state
from sexton.games.vampire.view.view import Truth, View
from sexton.games.vampire.view.worlds import Worlds
from sexton.kernel import game
from sexton.kernel.chance.dice import Dice
from sexton.kernel.extras import Referee
from sexton.kernel.interface import Choices, Event, Move, Seat
from sexton.kernel.search.heuristics import KnownValues, Reason

if TYPE_CHECKING:
    from rich.console import RenderableType

    from sexton.games.vampire.screen.boards import Boards
    from sexton.games.vampire.screen.solver_report import Solver
    from sexton.kernel.learn.encoding import Encoding


class Rules(game.Rules[State, View]):
    options: Options
    public_choices = frozenset({"move", "take", "return", "red return", "dig"})

    def __init__(self, opened_by: Vampire, seats: int, options: Options) -> None:
        super().__init__(opened_by, seats, options, steps.engine())
        self.variant = variant_of(seats, options)
        self._told: tuple[object, Mapping[str, Any]] | None = None

    def setup(self) -> State:
        return new_state(self.variant)

    def view(self, state: State, seat: Seat | None) -> View:
        return view.view(state, self.step_name(state), seat)

    def views(self, state: State) -> Callable[[Seat | None], View]:
        """All see the same."""
        seen = self.view(state, None)
        return lambda seat: msgspec.structs.replace(seen, seat=seat)

    def known(self, seen: View) -> State:
        return known_state(self.variant, seen, self.steps[seen.step])

    def worlds(self, seen: View) -> Worlds:
        return Worlds(self.known(seen))

    def truth(self, state: State) -> Truth:
        return view.truth(state, self.step_name(state))

    def inventory(self, state: State) -> dict[str, int]:
        """VH-2, VH-3: tools held and in the pile, graves, pawns."""
        found = {
            tool: int(state.pile[kind]) + sum(int(held >> kind & 1) for held in state.tools)
            for kind, tool in enumerate(TOOLS)
        }
        return {**found, "graves": len(state.graves), "pawns": len(state.at)}

    def outcome(self, state: State, outcome: int) -> str | int:
        step = self.step_name(state)
        if step == "first player":
            return outcome
        if step == "open grave":
            return ("vampire", "empty")[outcome]
        return outcome + 1

    def search_model(self) -> SearchModel:
        hunt, values = solved_values(self.variant)
        return SearchModel(hunt, values, exact_plan(self.variant))

    def choices(self, seen: View) -> Choices:
        return choices_of(self.known(seen), seen.step, self.own_moves(seen))

    def aids(self, seen: View) -> Mapping[str, Any]:
        """Nothing of it is a seat's own: what the last one was shown is shown to the next."""
        moment = (seen.step, seen.go, seen.roll, seen.at, seen.tools, seen.graves)
        if self._told is None or self._told[0] != moment:
            self._told = moment, msgspec.structs.asdict(aids_of(seen, self.options))
        return self._told[1]

    def default(self, seen: View) -> Move:
        return default_of(seen.step, self.own_moves(seen))

    def write(self, move: Move) -> str:
        return notation.write(move)

    def read(self, text: str) -> Move:
        return notation.read(text)

    def write_position(self, state: State) -> str:
        return position.write(state, self.step_name(state))

    def read_position(self, text: str) -> State:
        return position.read(text, self.variant, self.steps)

    def state_values(self) -> StateValues:
        return StateValues(plans.walking_plan(self.variant))

    def exact(self) -> KnownValues:
        """The policy that needs the fewest goes to a dig, other pawns left out of account."""
        return KnownValues(self, StateValues(exact_plan(self.variant)))

    def reason(self, seen: View, heard: Sequence[Event], move: Move, dice: Dice) -> Reason:
        from sexton.games.vampire.bots.reasons import reason_for

        return reason_for(self.known(seen), move)

    def draw_screen(self, seen: View, look: game.Look) -> RenderableType:
        from sexton.games.vampire.screen.screen import draw

        return draw(seen, self.options, look)

    def describe(self, seen: View, look: game.Look) -> Sequence[str]:
        from sexton.games.vampire.screen.sentences import describe

        return list(describe(seen, self.options, look))

    def draw_result(self, heard: Sequence[Event], look: game.Look) -> RenderableType:
        from sexton.games.vampire.screen.result_table import draw_tally

        return draw_tally(heard, look)

    def encoding(self) -> Encoding:
        from sexton.games.vampire.learn.encoding import encoding

        return encoding(self)


class Vampire(game.Game):
    id = "vampire"
    edition = 1
    title = "Grave Digger"
    credit = "author and publisher unknown; the boards are ours"
    seats = range(2, MANY + 1)  # VH-1, VH-R1
    options_type = Options
    folder = Path(__file__).parent
    rule_prefix = "VH"

    def open(self, seats: int, options: game.Options | None = None) -> Rules:
        return Rules(self, seats, self.checked(seats, options, Options))

    def read_options(self, settings: Mapping[str, Any]) -> game.Options:
        """A board may be named instead of drawn; no file is opened here."""
        given = dict(settings)
        if isinstance(given.get("board"), str):
            given["board"] = board_library.text_of(given["board"])
        return super().read_options(given)

    def read_file_option(self, name: str, path_or_name: str) -> Any:
        if name == "board":
            return board_library.from_file(path_or_name)
        return super().read_file_option(name, path_or_name)

    def boards(self) -> Boards:
        from sexton.games.vampire.screen.boards import Boards

        return Boards()

    def solver(self) -> Solver:
        from sexton.games.vampire.screen.solver_report import Solver

        return Solver()

    def box(self) -> Mapping[str, int | Sequence[int] | Sequence[str]]:
        return {"tools": TOOLS, "faces": FACES, "boards": board_library.board_names(), "side": SIDE}

    def referees(self) -> Mapping[str, Referee]:
        from sexton.games.vampire.referee import REFEREES

        return REFEREES
