"""Gloomy Graves as the rest of the program sees it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar

from sexton.games.gloomy_graves import deck_format
from sexton.games.gloomy_graves.bots.characters import CHARACTERS
from sexton.games.gloomy_graves.bots.reasons import reason_for
from sexton.games.gloomy_graves.law import Law
from sexton.games.gloomy_graves.learn.insight import Insight
from sexton.games.gloomy_graves.referee import REFEREES
from sexton.games.gloomy_graves.rules import notation
from sexton.games.gloomy_graves.rules.box import CARDS, HALVES, NUMBERS, TYPES
from sexton.games.gloomy_graves.rules.state import State
from sexton.games.gloomy_graves.view.view import View
from sexton.kernel import game
from sexton.kernel.chance.dice import Dice
from sexton.kernel.interface import Event, Move
from sexton.kernel.search.heuristics import Reason


class Rules(Law, game.RulesInRooms[State, View]):
    encodings = range(1, 3)

    def reason(self, seen: View, heard: Sequence[Event], move: Move, dice: Dice) -> Reason:
        return reason_for(self.sight(seen), move)

    def draw_screen(self, seen: View, look: game.Look) -> Any:
        return self.room("screen.screen").draw(self.sight(seen), look)

    def describe(self, seen: View, look: game.Look) -> list[str]:
        return list(self.room("screen.sentences").describe(self.sight(seen), look))

    def insight(self) -> Insight:
        return Insight()


class GloomyGraves(game.Game):
    id = "gloomy_graves"
    edition = 1
    title = "Gloomy Graves"
    credit = "Jeffrey D. Allers; Renegade Game Studios, 2020"
    rules_type = Rules
    folder = Path(__file__).parent
    rule_prefix = "GG"
    referees = REFEREES
    characters = CHARACTERS
    levels: ClassVar = {"hard": "net"}
    file_options: ClassVar = {"deck": deck_format.load}
    named_options: ClassVar = {"deck": deck_format.shipped}

    def box(self) -> Mapping[str, int | Sequence[int] | Sequence[str]]:
        first = (notation.write_cell(notation.CENTRE), notation.write_cell(notation.CENTRE + notation.SIDE))
        return {"cards": CARDS, "halves": HALVES, "types": TYPES, "numbers": NUMBERS, "crypt_begins": first}
