"""Grave Digger as the rest of the program sees it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from sexton.games.vampire import boards, notation, position, rules, view
from sexton.games.vampire.aids import aids_of
from sexton.games.vampire.box import FACES, SIDE, TOOLS
from sexton.games.vampire.choices import choices_of, default_of, normal_of, refusal_of
from sexton.games.vampire.mind import Mind
from sexton.games.vampire.options import MANY, Options, house_of
from sexton.games.vampire.solve import solved_values
from sexton.games.vampire.state import State, new_state
from sexton.games.vampire.view import Truth, View
from sexton.games.vampire.worlds import Worlds
from sexton.kernel import game
from sexton.kernel.dice import Dice
from sexton.kernel.interface import Choices, Event, Move, Refusal, Seat

if TYPE_CHECKING:
    from rich.console import RenderableType

    from sexton.games.vampire.heuristics import Heuristics
    from sexton.games.vampire.report import Solver


class Rules(game.Rules[State, View]):
    options: Options
    public_choices = frozenset({"move", "take", "return", "red return", "dig"})

    def __init__(self, opened_by: Vampire, seats: int, options: Options) -> None:
        super().__init__(opened_by, seats, options, rules.engine())
        self.house = house_of(seats, options)
        self._told: tuple[object, Mapping[str, Any]] | None = None

    def setup(self) -> State:
        return new_state(self.house)

    def view(self, state: State, seat: Seat | None) -> View:
        return view.view(state, self.step_name(state), seat)

    def views(self, state: State) -> Callable[[Seat | None], View]:
        """All see the same."""
        seen = self.view(state, None)
        return lambda seat: msgspec.structs.replace(seen, seat=seat)

    def known(self, seen: View) -> State:
        return view.known_state(self.house, seen, self.steps[seen.step])

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

    def mind(self) -> Mind:
        hunt, values = solved_values(self.house)
        return Mind(hunt, values)

    def choices(self, seen: View) -> Choices:
        return choices_of(seen, self.house, self.own_moves(seen))

    def aids(self, seen: View) -> Mapping[str, Any]:
        """Nothing of it is a seat's own: what the last one was shown is shown to the next."""
        moment = (seen.step, seen.go, seen.roll, seen.at, seen.tools, seen.graves)
        if self._told is None or self._told[0] != moment:
            self._told = moment, msgspec.structs.asdict(aids_of(seen, self.options))
        return self._told[1]

    def why_not(self, seen: View, move: Move) -> Refusal | None:
        return refusal_of(seen, self.house, move, self.own_moves(seen))

    def normal(self, seen: View, move: Move) -> Move:
        return normal_of(seen, self.house, move, self.own_moves(seen))

    def default(self, seen: View) -> Move:
        return default_of(seen.step, self.own_moves(seen))

    def write(self, move: Move) -> str:
        return notation.write(move)

    def read(self, text: str) -> Move:
        return notation.read(text)

    def write_position(self, state: State) -> str:
        return position.write(state, self.step_name(state))

    def read_position(self, text: str) -> State:
        return position.read(text, self.house, self.steps)


class Vampire(game.Game):
    id = "vampire"
    edition = 1
    title = "Grave Digger"
    credit = "author and publisher unknown; the boards are ours"
    seats = range(2, MANY + 1)
    options_type = Options
    folder = Path(__file__).parent
    rule_prefix = "VH"

    def open(self, seats: int, options: game.Options | None = None) -> Rules:
        return Rules(self, seats, self.checked(seats, options, Options))

    def read_options(self, settings: Mapping[str, Any]) -> Options:
        """A board may be named instead of drawn; no file is opened here."""
        given = dict(settings)
        if isinstance(given.get("board"), str):
            given["board"] = boards.text_of(given["board"])
        options = super().read_options(given)
        assert isinstance(options, Options)
        return options

    def read_file_option(self, name: str, path_or_name: str) -> Any:
        if name == "board":
            return boards.from_file(path_or_name)
        return super().read_file_option(name, path_or_name)

    def boards(self) -> boards.Boards:
        return boards.Boards()

    def heuristics(self, opened: game.Rules[Any, Any]) -> Heuristics:
        from sexton.games.vampire.heuristics import Heuristics, walking_plan

        assert isinstance(opened, Rules)
        return Heuristics(opened.house, walking_plan(opened.house))

    def exact(self, opened: game.Rules[Any, Any]) -> Heuristics:
        """The policy that needs the fewest goes to a dig, other pawns left out of account."""
        from sexton.games.vampire.heuristics import Heuristics
        from sexton.games.vampire.solve import exact_plan

        assert isinstance(opened, Rules)
        return Heuristics(opened.house, exact_plan(opened.house))

    def solver(self) -> Solver:
        from sexton.games.vampire.report import Solver

        return Solver()

    def reason(
        self, opened: game.Rules[Any, Any], seen: Any, heard: Sequence[Event], move: Move, dice: Dice
    ) -> game.Reason:
        from sexton.games.vampire.reasons import reason_for

        assert isinstance(opened, Rules)
        return reason_for(seen, move, opened.house)

    def draw_screen(self, opened: game.Rules[Any, Any], seen: Any, look: game.Look) -> RenderableType:
        from sexton.games.vampire.screen import draw

        assert isinstance(opened, Rules)
        return draw(seen, opened.options, look)

    def describe(self, opened: game.Rules[Any, Any], seen: Any, look: game.Look) -> Sequence[str]:
        from sexton.games.vampire.sentences import describe

        assert isinstance(opened, Rules)
        return describe(seen, opened.options, look)

    def draw_result(self, opened: game.Rules[Any, Any], heard: Sequence[Event], look: game.Look) -> RenderableType:
        from sexton.games.vampire.tally import draw_tally

        return draw_tally(heard, look)

    def box(self) -> Mapping[str, int | Sequence[int] | Sequence[str]]:
        return {"tools": TOOLS, "faces": FACES, "boards": boards.board_names(), "side": SIDE}

    def referees(self) -> Mapping[str, game.Referee]:
        from sexton.games.vampire.referee import REFEREES

        return REFEREES
