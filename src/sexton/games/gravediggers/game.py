"""Gravediggers as the rest of the program sees it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from sexton.games.gravediggers.bots.characters import CHARACTERS
from sexton.games.gravediggers.bots.reasons import reason_for
from sexton.games.gravediggers.law import Law
from sexton.games.gravediggers.referee import REFEREES
from sexton.games.gravediggers.rules.box import CARDS, TILES
from sexton.games.gravediggers.rules.state import State
from sexton.games.gravediggers.view.view import View
from sexton.kernel import game
from sexton.kernel.chance.dice import Dice
from sexton.kernel.interface import Event, Move
from sexton.kernel.search.heuristics import Reason


class Rules(Law, game.RulesInRooms[State, View]):
    encodings = range(1, 3)

    def reason(self, seen: View, heard: Sequence[Event], move: Move, dice: Dice) -> Reason:
        return reason_for(self.known(seen), game.seat_of(seen), move, dice)


class Gravediggers(game.Game):
    id = "gravediggers"
    edition = 1
    title = "Gravediggers"
    credit = "Reiner Knizia; Twilight Creations, 2007"
    rules_type = Rules
    folder = Path(__file__).parent
    rule_prefix = "GD"
    referees = REFEREES
    characters = CHARACTERS
    hints_by_both = True

    def box(self) -> Mapping[str, int | Sequence[int] | Sequence[str]]:
        return {"cards": CARDS, "tiles": TILES}
