"""Gloomy Graves as the rest of the program sees it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from sexton.games.gloomy_graves import deck_format
from sexton.games.gloomy_graves.bots.search_model import SearchModel
from sexton.games.gloomy_graves.bots.values import StateValues
from sexton.games.gloomy_graves.options import Options, variant_of
from sexton.games.gloomy_graves.rules import notation, position, steps
from sexton.games.gloomy_graves.rules.box import CARDS, HALVES, KINDS, NUMBERS, TYPES
from sexton.games.gloomy_graves.rules.names import in_order
from sexton.games.gloomy_graves.rules.state import State, new_state
from sexton.games.gloomy_graves.view import view
from sexton.games.gloomy_graves.view.aids import PublicAids, aids_of, public_aids
from sexton.games.gloomy_graves.view.choices import choices_of, default_of
from sexton.games.gloomy_graves.view.known import Sight
from sexton.games.gloomy_graves.view.view import Truth, View
from sexton.games.gloomy_graves.view.worlds import Worlds
from sexton.kernel import game
from sexton.kernel.chance.dice import Dice
from sexton.kernel.extras import Referee
from sexton.kernel.interface import Choices, Event, Move, Refusal, Seat
from sexton.kernel.search.heuristics import Reason

if TYPE_CHECKING:
    from rich.console import RenderableType

    from sexton.kernel.learn.encoding import Encoding

TURNS = ("as written", "flipped")


class Rules(game.Rules[State, View]):
    options: Options
    public_choices = frozenset({"score", "draw"})

    def __init__(self, opened_by: GloomyGraves, seats: int, options: Options) -> None:
        super().__init__(opened_by, seats, options, steps.engine())
        self.variant = variant_of(seats, options)
        self._sight: Sight | None = None
        self._told: PublicAids | None = None  # the last ones: of one moment they are the same for everybody

    def setup(self) -> State:
        return new_state(self.variant)

    def view(self, state: State, seat: Seat | None) -> View:
        return self.views(state)(seat)

    def views(self, state: State) -> Callable[[Seat | None], View]:
        shared = view.common(state, self.step_name(state))
        return lambda seat: view.view(state, seat, shared)

    def known(self, seen: View) -> State:
        return self.sight(seen).known

    def worlds(self, seen: View) -> Worlds:
        return view.worlds(self.variant, seen, self.steps[seen.step])

    def truth(self, state: State) -> Truth:
        return view.truth(state, self.step_name(state))

    def inventory(self, state: State) -> dict[str, int]:
        held = [sum(state.hands[seat * KINDS + kind] for seat in range(self.seats)) for kind in range(KINDS)]
        rest = zip(CARDS, state.undrawn, state.spent, held, strict=True)
        row = in_order(state.row)
        return {card: undrawn + spent + hands + row.count(card) for card, undrawn, spent, hands in rest}

    def outcome(self, state: State, outcome: int) -> str | int:
        step = self.step_name(state)
        if step == "start player":
            return outcome
        return TURNS[outcome] if step == "graveyard turn" else CARDS[outcome]

    def sight(self, seen: View) -> Sight:
        """The view made ready; the last one is kept, since many questions are asked of one view."""
        if self._sight is None or self._sight.seen is not seen:
            self._sight = Sight(self, seen)
        return self._sight

    def search_model(self) -> SearchModel:
        return SearchModel()

    def choices(self, seen: View) -> Choices:
        return choices_of(seen, self.sight(seen).moves)

    def aids(self, seen: View) -> Mapping[str, Any]:
        told = self._told = public_aids(self.sight(seen), self._told)
        return aids_of(self.sight(seen), told)

    def default(self, seen: View) -> Move:
        return default_of(seen, self.sight(seen).moves)

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
        from sexton.games.gloomy_graves.bots.reasons import reason_for

        return reason_for(self.sight(seen), move)

    def draw_screen(self, seen: View, look: game.Look) -> RenderableType:
        from sexton.games.gloomy_graves.screen.screen import draw

        return draw(self.sight(seen), look)

    def describe(self, seen: View, look: game.Look) -> Sequence[str]:
        from sexton.games.gloomy_graves.screen.sentences import describe

        return describe(self.sight(seen), look)

    def draw_result(self, heard: Sequence[Event], look: game.Look) -> RenderableType:
        from sexton.games.gloomy_graves.screen.result_table import draw_tally

        return draw_tally(heard, look)

    def encoding(self) -> Encoding:
        from sexton.games.gloomy_graves.learn.encoding import encoding

        return encoding(self)


class GloomyGraves(game.Game):
    id = "gloomy_graves"
    edition = 1
    title = "Gloomy Graves"
    credit = "Jeffrey D. Allers; Renegade Game Studios, 2020"
    seats = range(2, 5)  # GG-1
    options_type = Options
    folder = Path(__file__).parent
    rule_prefix = "GG"

    def open(self, seats: int, options: game.Options | None = None) -> Rules:
        return Rules(self, seats, self.checked(seats, options, Options))

    def read_options(self, settings: Mapping[str, Any]) -> game.Options:
        """A deck may be named instead of given whole, if it is one of ours; a path is for `read_file_option` only."""
        named = settings.get("deck")
        if isinstance(named, str):
            if named not in deck_format.OURS:
                raise Refusal("GG-1", "no-deck-file", path=named, known=", ".join(deck_format.OURS))
            settings = {**settings, "deck": deck_format.load(named)}
        return super().read_options(settings)

    def read_file_option(self, name: str, path_or_name: str) -> Any:
        if name != "deck":
            return super().read_file_option(name, path_or_name)
        return deck_format.load(path_or_name)

    def box(self) -> Mapping[str, int | Sequence[int] | Sequence[str]]:
        return {"cards": CARDS, "halves": HALVES, "types": TYPES, "numbers": NUMBERS}

    def referees(self) -> Mapping[str, Referee]:
        from sexton.games.gloomy_graves.referee import REFEREES

        return REFEREES
