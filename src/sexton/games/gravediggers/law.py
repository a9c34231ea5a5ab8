"""The law of Gravediggers: all that decides and tells, and all that an earlier edition keeps."""

from __future__ import annotations

from sexton.games.gravediggers.options import Options, variant_of
from sexton.games.gravediggers.rules import notation, position, steps
from sexton.games.gravediggers.rules.box import CARDS, TILES
from sexton.games.gravediggers.rules.state import State, new_state
from sexton.games.gravediggers.view import known, view
from sexton.games.gravediggers.view.choices import choices_of
from sexton.games.gravediggers.view.view import View
from sexton.kernel import game
from sexton.kernel.interface import Choices
from sexton.kernel.laid_cards import kind_of


class Law(game.Law[State, View]):
    players = range(2, 6)  # GD-1
    options_type = Options
    options: Options
    notation = notation
    positions = position
    shown = view
    knowledge = known
    public_choices = frozenset({"view", "reveal", "gravedigger"})

    def __init__(self, opened_by: game.Game, seats: int, options: Options) -> None:
        super().__init__(opened_by, seats, options, steps.engine())
        self.variant = variant_of(seats, options)

    def setup(self) -> State:
        return new_state(self.variant)

    def bare_state(self, seen: View) -> State:
        return known.bare_state(self.variant, seen, self.step_in(seen))

    def inventory(self, state: State) -> dict[str, int]:
        rows = [state.deck, state.removed, *state.hands]
        laid = [kind_of(card) for line in state.lines for card in line]
        return {card: sum(row[kind] for row in rows) + laid.count(kind) for kind, card in enumerate(CARDS)}

    def outcome(self, state: State, outcome: int) -> str | int:
        step = self.step_name(state)
        if step == "first player":
            return outcome
        return TILES[outcome] if step == "turn tile" else CARDS[outcome]

    def choices(self, seen: View) -> Choices:
        return choices_of(self.engine, self.known(seen), game.seat_of(seen))
