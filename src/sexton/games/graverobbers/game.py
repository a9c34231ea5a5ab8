"""Graverobbers as the rest of the program sees it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from sexton.games.graverobbers.bots import opponent_model
from sexton.games.graverobbers.bots.search_model import SearchModel
from sexton.games.graverobbers.bots.values import StateValues
from sexton.games.graverobbers.objective_cards import read_objectives, text_of
from sexton.games.graverobbers.options import Options, variant_of
from sexton.games.graverobbers.rules import notation, position, steps
from sexton.games.graverobbers.rules.box import BOBBY, CARDS, COLUMN, GRAVES, KEPT, KINDS, SIDES
from sexton.games.graverobbers.rules.state import State, new_state
from sexton.games.graverobbers.view import view
from sexton.games.graverobbers.view.aids import aids_of
from sexton.games.graverobbers.view.choices import choices_of, default_of
from sexton.games.graverobbers.view.known import known_state, worlds
from sexton.games.graverobbers.view.view import Truth, View
from sexton.games.graverobbers.view.worlds import Worlds
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
    public_choices = frozenset({"accuse"})

    def __init__(self, opened_by: Graverobbers, seats: int, options: Options) -> None:
        super().__init__(opened_by, seats, options, steps.engine())
        self.variant = variant_of(seats, options)

    def setup(self) -> State:
        return new_state(self.variant)

    def view(self, state: State, seat: Seat | None) -> View:
        return self.views(state)(seat)

    def views(self, state: State) -> Callable[[Seat | None], View]:
        shared = view.public(state, self.step_name(state))
        return lambda seat: view.view(state, seat, shared)

    def known(self, seen: View) -> State:
        return known_state(self.variant, seen, self.steps[seen.step])

    def worlds(self, seen: View) -> Worlds:
        return worlds(self.variant, seen, self.steps[seen.step])

    def read_worlds(self, seen: View, heard: Sequence[Event]) -> Worlds:
        weights = opponent_model.weights(self.variant, heard) if heard else ()
        return worlds(self.variant, seen, self.steps[seen.step], weights)

    def truth(self, state: State) -> Truth:
        return view.truth(state, self.step_name(state))

    def inventory(self, state: State) -> dict[str, int]:
        cards = [*state.deck]
        for at, count in enumerate(state.hands):
            cards[at % KINDS] += count
        for nth, count in enumerate(state.spent):
            cards[BOBBY + nth] += count
        for grave in range(GRAVES):
            for card in state.columns[grave * COLUMN : grave * COLUMN + state.lengths[grave]]:
                cards[kind_of(card)] += 1
        objectives = {
            name: state.objectives_left[nth] + [*state.objectives].count(nth)
            for nth, name in enumerate(self.variant.names)
        }
        return {**dict(zip(CARDS, cards, strict=True)), **objectives}

    def outcome(self, state: State, outcome: int) -> str | int:
        step = self.step_name(state)
        if step == "first player":
            return outcome
        return CARDS[outcome] if step == "deal" else self.variant.names[outcome]

    def search_model(self) -> SearchModel:
        return SearchModel()

    def choices(self, seen: View) -> Choices:
        return choices_of(seen.step, self.own_moves(seen), self.variant)

    def aids(self, seen: View) -> Mapping[str, Any]:
        return msgspec.structs.asdict(aids_of(seen))

    def default(self, seen: View) -> Move:
        return default_of(seen.step, self.own_moves(seen), self.variant)

    def write(self, move: Move) -> str:
        return notation.write(move, self.variant)

    def read(self, text: str) -> Move:
        return notation.read(text, self.variant)

    def write_position(self, state: State) -> str:
        return position.write(state, self.step_name(state))

    def read_position(self, text: str) -> State:
        return position.read(text, self.variant, self.steps)

    def state_values(self) -> StateValues:
        return StateValues()

    def reason(self, seen: View, heard: Sequence[Event], move: Move, dice: Dice) -> Reason:
        from sexton.games.graverobbers.bots.reasons import reason_for

        return reason_for(self.known(seen), game.seat_of(seen), heard, move)

    def draw_screen(self, seen: View, look: game.Look) -> RenderableType:
        from sexton.games.graverobbers.screen.screen import draw

        return draw(seen, look)

    def describe(self, seen: View, look: game.Look) -> Sequence[str]:
        from sexton.games.graverobbers.screen.sentences import describe

        return describe(seen, look)

    def draw_result(self, heard: Sequence[Event], look: game.Look) -> RenderableType:
        from sexton.games.graverobbers.screen.result_table import draw_tally

        return draw_tally(heard, look)

    def encoding(self) -> Encoding:
        from sexton.games.graverobbers.learn.encoding import encoding

        return encoding(self)


class Graverobbers(game.Game):
    id = "graverobbers"
    edition = 1
    title = "Graverobbers"
    credit = "Carlo A. Rossi; Jolly Roger Games, 2006"
    seats = range(3, 7)  # GR-1
    options_type = Options
    folder = Path(__file__).parent
    rule_prefix = "GR"

    def open(self, seats: int, options: game.Options | None = None) -> Rules:
        return Rules(self, seats, self.checked(seats, options, Options))

    def read_file_option(self, name: str, path_or_name: str) -> Any:
        """GR-3 A list of objectives is written in a file; its words become the option's value."""
        if name == "objectives":
            return msgspec.to_builtins(read_objectives(text_of(path_or_name)))
        return super().read_file_option(name, path_or_name)

    def box(self) -> Mapping[str, int | Sequence[int] | Sequence[str]]:
        return {"cards": CARDS, "graves": GRAVES, "sides": SIDES, "objectives": KEPT}

    def referees(self) -> Mapping[str, Referee]:
        from sexton.games.graverobbers.referee import REFEREES

        return REFEREES
