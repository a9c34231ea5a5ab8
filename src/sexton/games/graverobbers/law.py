"""The law of Graverobbers: all that decides and tells, and all that an earlier edition keeps."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from sexton.games.graverobbers.options import Options, variant_of
from sexton.games.graverobbers.rules import notation, position, steps
from sexton.games.graverobbers.rules.box import BOBBY, CARDS, COLUMN, GRAVES, KINDS
from sexton.games.graverobbers.rules.state import State, new_state
from sexton.games.graverobbers.view import aids, known, view
from sexton.games.graverobbers.view.choices import choices_in_json, choices_of
from sexton.games.graverobbers.view.view import View
from sexton.kernel import game
from sexton.kernel.interface import Choices, Move
from sexton.kernel.laid_cards import kind_of


class Law(game.Law[State, View]):
    players = range(3, 7)  # GR-1
    options_type = Options
    options: Options
    positions = position
    shown = view
    knowledge = known
    public_choices = frozenset({"accuse"})
    last_by_default = frozenset({"second card", "accuse"})

    def __init__(self, opened_by: game.Game, seats: int, options: Options) -> None:
        super().__init__(opened_by, seats, options, steps.engine())
        self.variant = variant_of(seats, options)

    def setup(self) -> State:
        return new_state(self.variant)

    def inventory(self, state: State) -> dict[str, int]:
        spent, hands = [0] * BOBBY + [*state.spent], [*state.hands]
        laid = [kind_of(card) for at in range(GRAVES) for card in state.columns[at * COLUMN :][: state.lengths[at]]]
        counts = [state.deck[kind] + spent[kind] + sum(hands[kind::KINDS]) + laid.count(kind) for kind in range(KINDS)]
        cards = dict(zip(CARDS, counts, strict=True))
        kept = enumerate(self.variant.names)
        return cards | {name: state.objectives_left[nth] + [*state.objectives].count(nth) for nth, name in kept}

    def outcome(self, state: State, outcome: int) -> str | int:
        step = self.step_name(state)
        if step == "first player":
            return outcome
        return CARDS[outcome] if step == "deal" else self.variant.names[outcome]

    def view_in_json(self, seen: View) -> bytes:
        return view.in_json(seen)

    def choices(self, seen: View) -> Choices:
        return choices_of(seen.step, self.asked_moves(seen), self.variant)

    def choices_in_json(self, seen: View) -> bytes:
        return choices_in_json(seen.step, self.asked_moves(seen), self.variant)

    def aids_in_json(self, seen: View) -> bytes:
        return aids.in_json(seen)

    def aids(self, seen: View) -> Mapping[str, Any]:
        return msgspec.structs.asdict(aids.aids_of(seen))

    def write(self, move: Move) -> str:
        return notation.write(move, self.variant)

    def read(self, text: str) -> Move:
        return notation.read(text, self.variant)
