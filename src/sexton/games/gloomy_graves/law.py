"""The law of Gloomy Graves: all that decides and tells, and all that an earlier edition keeps."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from sexton.games.gloomy_graves.options import Options, variant_of
from sexton.games.gloomy_graves.rules import notation, position, steps
from sexton.games.gloomy_graves.rules.box import CARDS, KINDS
from sexton.games.gloomy_graves.rules.names import Cells, in_order
from sexton.games.gloomy_graves.rules.state import State, new_state
from sexton.games.gloomy_graves.view import told_state, view
from sexton.games.gloomy_graves.view.aids import PublicAids, aids_of, public_aids
from sexton.games.gloomy_graves.view.choices import choices_in_json, choices_of
from sexton.games.gloomy_graves.view.known import Sight
from sexton.games.gloomy_graves.view.view import OWN, View
from sexton.kernel import game
from sexton.kernel.interface import Choices, Move

TURNS = ("as written", "flipped")


class Law(game.Law[State, View]):
    players = range(2, 5)  # GG-1
    options_type = Options
    options: Options
    notation = notation
    positions = position
    shown = view
    knowledge = told_state
    public_choices = frozenset({"score", "draw"})
    last_by_default = frozenset({"score"})

    def __init__(self, opened_by: game.Game, seats: int, options: Options) -> None:
        super().__init__(opened_by, seats, options, steps.engine())
        self.variant = variant_of(seats, options)
        self._sight: Sight | None = None
        self._shown: tuple[Cells, bytes] | None = None  # the last communal graveyard, and what stands with it
        self._told: PublicAids | None = None  # the last ones: of one moment they are the same for everybody

    def setup(self) -> State:
        return new_state(self.variant)

    def known(self, seen: View) -> State:
        return self.sight(seen).known

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

    def own_moves(self, seen: View) -> list[Move]:
        return self.sight(seen).moves

    def choices(self, seen: View) -> Choices:
        return choices_of(seen, self.asked_moves(seen))

    def view_in_json(self, seen: View) -> bytes:
        """What everybody sees alike at a moment comes first, and is put into JSON once."""
        own = msgspec.json.encode({name: getattr(seen, name) for name in OWN})
        if self._shown is None or self._shown[0] is not seen.communal:
            self._shown = seen.communal, msgspec.json.encode(seen)[: -len(own)]
        return self._shown[1] + b"," + own[1:]

    def choices_in_json(self, seen: View) -> bytes:
        return choices_in_json(seen, self.asked_moves(seen))

    def aids(self, seen: View) -> Mapping[str, Any]:
        told = self._told = public_aids(self.sight(seen), self._told)
        return aids_of(self.sight(seen), told)
