"""Gravediggers as the rest of the program sees it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from sexton.games.gravediggers import notation, position, rules, view
from sexton.games.gravediggers.box import CARDS, TILES
from sexton.games.gravediggers.choices import choices_of, default_of, refusal_of
from sexton.games.gravediggers.mind import Mind
from sexton.games.gravediggers.options import Options, house_of
from sexton.games.gravediggers.state import State, kind_of, new_state
from sexton.games.gravediggers.values import StateValues
from sexton.games.gravediggers.view import Truth, View
from sexton.games.gravediggers.worlds import Worlds
from sexton.kernel import game
from sexton.kernel.dice import Dice
from sexton.kernel.interface import Choices, Event, Move, Refusal, Seat

if TYPE_CHECKING:
    from rich.console import RenderableType


class Rules(game.Rules[State, View]):
    options: Options
    public_choices = frozenset({"view", "reveal", "gravedigger"})

    def __init__(self, opened_by: Gravediggers, seats: int, options: Options) -> None:
        super().__init__(opened_by, seats, options, rules.engine())
        self.house = house_of(seats, options)

    def setup(self) -> State:
        return new_state(self.house)

    def view(self, state: State, seat: Seat | None) -> View:
        return view.view(state, self.step_name(state), seat)

    def known(self, seen: View) -> State:
        return view.known_state(self.house, seen, self.steps[seen.step])

    def worlds(self, seen: View) -> Worlds:
        return view.worlds(self.house, seen, self.steps[seen.step])

    def truth(self, state: State) -> Truth:
        return view.truth(state, self.step_name(state))

    def inventory(self, state: State) -> dict[str, int]:
        rows = [state.deck, state.removed, *state.hands]
        laid = [kind_of(card) for line in state.lines for card in line]
        return {card: sum(row[kind] for row in rows) + laid.count(kind) for kind, card in enumerate(CARDS)}

    def outcome(self, state: State, outcome: int) -> str | int:
        step = self.step_name(state)
        if step == "first player":
            return outcome
        return TILES[outcome] if step == "turn tile" else CARDS[outcome]

    def mind(self) -> Mind:
        return Mind()

    def choices(self, seen: View) -> Choices:
        return choices_of(seen.step, self.own_moves(seen))

    def why_not(self, seen: View, move: Move) -> Refusal | None:
        return refusal_of(seen, move, self.own_moves(seen))

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


class Gravediggers(game.Game):
    id = "gravediggers"
    edition = 1
    title = "Gravediggers"
    credit = "Reiner Knizia; Twilight Creations, 2007"
    seats = range(2, 6)
    options_type = Options
    folder = Path(__file__).parent
    rule_prefix = "GD"

    def open(self, seats: int, options: game.Options | None = None) -> Rules:
        return Rules(self, seats, self.checked(seats, options, Options))

    def state_values(self, opened: game.Rules[Any, Any]) -> StateValues:
        return StateValues()

    def reason(
        self, opened: game.Rules[Any, Any], seen: Any, heard: Sequence[Event], move: Move, dice: Dice
    ) -> game.Reason:
        from sexton.games.gravediggers.reasons import reason_for

        assert isinstance(opened, Rules)
        return reason_for(opened.known(seen), seen.seat, move, dice)

    def draw_screen(self, opened: game.Rules[Any, Any], seen: Any, look: game.Look) -> RenderableType:
        from sexton.games.gravediggers.screen import draw

        assert isinstance(opened, Rules)
        return draw(seen, opened.options, look)

    def describe(self, opened: game.Rules[Any, Any], seen: Any, look: game.Look) -> Sequence[str]:
        from sexton.games.gravediggers.sentences import describe

        assert isinstance(opened, Rules)
        return describe(seen, opened.options, look)

    def draw_result(self, opened: game.Rules[Any, Any], heard: Sequence[Event], look: game.Look) -> RenderableType:
        from sexton.games.gravediggers.tally import draw_tally

        assert isinstance(opened, Rules)
        return draw_tally(heard, opened.options, look)

    def box(self) -> Mapping[str, int | Sequence[int] | Sequence[str]]:
        return {"cards": CARDS, "tiles": TILES}

    def referees(self) -> Mapping[str, game.Referee]:
        from sexton.games.gravediggers.referee import REFEREES

        return REFEREES
