"""Gravediggers as the rest of the program sees it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from sexton.games.gravediggers.bots.search_model import SearchModel
from sexton.games.gravediggers.bots.values import StateValues
from sexton.games.gravediggers.options import Options, variant_of
from sexton.games.gravediggers.rules import notation, position, steps
from sexton.games.gravediggers.rules.box import CARDS, TILES
from sexton.games.gravediggers.rules.state import State, new_state
from sexton.games.gravediggers.view import view
from sexton.games.gravediggers.view.choices import choices_of, default_of
from sexton.games.gravediggers.view.known import known_state, worlds
from sexton.games.gravediggers.view.view import Truth, View
from sexton.games.gravediggers.view.worlds import Worlds
from sexton.kernel import game
from sexton.kernel.chance.dice import Dice
from sexton.kernel.extras import Referee
from sexton.kernel.interface import Choices, Event, Move, Seat
from sexton.kernel.laid_cards import kind_of
from sexton.kernel.search.heuristics import Reason

if TYPE_CHECKING:
    from rich.console import RenderableType

    from sexton.kernel.learn.encoding import Encoding


class Rules(game.Rules[State, View]):
    options: Options
    public_choices = frozenset({"view", "reveal", "gravedigger"})

    def __init__(self, opened_by: Gravediggers, seats: int, options: Options) -> None:
        super().__init__(opened_by, seats, options, steps.engine())
        self.variant = variant_of(seats, options)

    def setup(self) -> State:
        return new_state(self.variant)

    def view(self, state: State, seat: Seat | None) -> View:
        return view.view(state, self.step_name(state), seat)

    def known(self, seen: View) -> State:
        return known_state(self.variant, seen, self.steps[seen.step])

    def worlds(self, seen: View) -> Worlds:
        return worlds(self.variant, seen, self.steps[seen.step])

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

    def search_model(self) -> SearchModel:
        return SearchModel()

    def choices(self, seen: View) -> Choices:
        return choices_of(seen.step, self.own_moves(seen))

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
        return StateValues()

    def reason(self, seen: View, heard: Sequence[Event], move: Move, dice: Dice) -> Reason:
        from sexton.games.gravediggers.bots.reasons import reason_for

        return reason_for(self.known(seen), game.seat_of(seen), move, dice)

    def draw_screen(self, seen: View, look: game.Look) -> RenderableType:
        from sexton.games.gravediggers.screen.screen import draw

        return draw(seen, self.options, look)

    def describe(self, seen: View, look: game.Look) -> Sequence[str]:
        from sexton.games.gravediggers.screen.sentences import describe

        return describe(seen, self.options, look)

    def draw_result(self, heard: Sequence[Event], look: game.Look) -> RenderableType:
        from sexton.games.gravediggers.screen.result_table import draw_tally

        return draw_tally(heard, self.options, look)

    def encoding(self) -> Encoding:
        from sexton.games.gravediggers.learn.encoding import encoding

        return encoding(self)


class Gravediggers(game.Game):
    id = "gravediggers"
    edition = 1
    title = "Gravediggers"
    credit = "Reiner Knizia; Twilight Creations, 2007"
    seats = range(2, 6)  # GD-1
    options_type = Options
    folder = Path(__file__).parent
    rule_prefix = "GD"

    def open(self, seats: int, options: game.Options | None = None) -> Rules:
        return Rules(self, seats, self.checked(seats, options, Options))

    def box(self) -> Mapping[str, int | Sequence[int] | Sequence[str]]:
        return {"cards": CARDS, "tiles": TILES}

    def referees(self) -> Mapping[str, Referee]:
        from sexton.games.gravediggers.referee import REFEREES

        return REFEREES
