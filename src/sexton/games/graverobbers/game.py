"""Graverobbers as the rest of the program sees it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import ClassVar

from sexton.games.graverobbers.bots import opponent_model
from sexton.games.graverobbers.bots.characters import CHARACTERS
from sexton.games.graverobbers.bots.reasons import reason_for
from sexton.games.graverobbers.law import Law
from sexton.games.graverobbers.objective_cards import objectives_in
from sexton.games.graverobbers.referee import REFEREES
from sexton.games.graverobbers.rules.box import CARDS, GRAVES, KEPT, SIDES
from sexton.games.graverobbers.rules.state import State
from sexton.games.graverobbers.view.known import worlds
from sexton.games.graverobbers.view.view import View
from sexton.games.graverobbers.view.worlds import Worlds
from sexton.kernel import game
from sexton.kernel.chance.dice import Dice
from sexton.kernel.interface import Event, Move
from sexton.kernel.search.heuristics import Reason


class Rules(Law, game.RulesInRooms[State, View]):
    def read_worlds(self, seen: View, heard: Sequence[Event]) -> Worlds:
        weights = opponent_model.weights(self.variant, heard) if heard else ()
        return worlds(self.variant, seen, self.steps[seen.step], weights)

    def reason(self, seen: View, heard: Sequence[Event], move: Move, dice: Dice) -> Reason:
        return reason_for(self.known(seen), game.seat_of(seen), heard, move)


class Graverobbers(game.Game):
    id = "graverobbers"
    edition = 1
    title = "Graverobbers"
    credit = "Carlo A. Rossi; Jolly Roger Games, 2006"
    rules_type = Rules
    folder = Path(__file__).parent
    rule_prefix = "GR"
    referees = REFEREES
    characters = CHARACTERS
    levels: ClassVar = {"hard": "net", "expert": "mind:8000"}
    file_options: ClassVar = {"objectives": objectives_in}

    def box(self) -> Mapping[str, int | Sequence[int] | Sequence[str]]:
        return {"cards": CARDS, "graves": GRAVES, "sides": SIDES, "objectives": KEPT}
