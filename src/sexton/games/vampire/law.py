"""The law of Grave Digger: all that decides and tells, and all that an earlier edition keeps."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from sexton.games.vampire.options import MANY, Options, variant_of
from sexton.games.vampire.rules import notation, position, steps
from sexton.games.vampire.rules.box import TOOLS
from sexton.games.vampire.rules.state import State, new_state
from sexton.games.vampire.view import known, view
from sexton.games.vampire.view.aids import aids_of
from sexton.games.vampire.view.choices import choices_of
from sexton.games.vampire.view.path_offers import offers_of, offers_on
from sexton.games.vampire.view.view import Offer, View
from sexton.kernel import game
from sexton.kernel.interface import Choices


class Law(game.Law[State, View]):
    players = range(2, MANY + 1)  # VH-1, VH-R1
    options_type = Options
    options: Options
    notation = notation
    positions = position
    shown = view
    knowledge = known
    public_choices = frozenset({"move", "take", "return", "red return", "dig"})
    last_by_default = frozenset({"take"})

    def __init__(self, opened_by: game.Game, seats: int, options: Options) -> None:
        super().__init__(opened_by, seats, options, steps.engine())
        self.variant = variant_of(seats, options)
        self._offered: tuple[View, tuple[Offer, ...]] | None = None
        self._told: tuple[View, Mapping[str, Any]] | None = None

    def setup(self) -> State:
        return new_state(self.variant)

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

    def choices(self, seen: View) -> Choices:
        if seen.step != "move":
            return choices_of(seen.step, self.asked_moves(seen), ())
        known = self.known(seen)
        moves = list(self.engine.asked_moves(known, game.seat_of(seen)))
        self._offered = seen, offers_on(known)
        return choices_of(seen.step, moves, self._offered[1])

    def aids(self, seen: View) -> Mapping[str, Any]:
        """Nothing of it is a seat's own: what the last one was shown is shown to the next."""
        if self._told is None or not same_moment(self._told[0], seen):
            self._told = seen, msgspec.structs.asdict(aids_of(seen, self.options, self.offers(seen)))
        return self._told[1]

    def offers(self, seen: View) -> tuple[Offer, ...]:
        """The paths of the player whose go it is: those of the last choices, if they are of this moment."""
        if self._offered is None or not same_moment(self._offered[0], seen):
            self._offered = seen, offers_of(self.variant, seen)
        return self._offered[1]


def same_moment(one: View, other: View) -> bool:
    """Whether two seats look at the same hunt: most views that are compared were made together, of the same parts."""
    return (one.step, one.go, one.roll, one.at, one.tools, one.graves) == (
        other.step, other.go, other.roll, other.at, other.tools, other.graves,
    )  # fmt: skip
