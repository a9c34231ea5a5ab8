"""How a hunt went: each player's goes, battles and digs, from what was heard."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import RenderableType

from sexton.drawing import tally
from sexton.games.vampire.options import Options
from sexton.games.vampire.rules import events
from sexton.games.vampire.screen.symbols import SEATS
from sexton.kernel.game import Look
from sexton.kernel.interface import Event


def draw_tally(heard: Sequence[Event], options: Options, look: Look) -> RenderableType:
    words, seats = look.words, range(len(look.names))
    table = tally(words.say("tally-title"), look.names, SEATS)
    table.add_row(words.say("tally-goes"), *(str(count(heard, seat, events.Rolled)) for seat in seats))
    for row, won, lost in (
        ("tally-battles", events.BattleWon, events.BattleLost),
        ("tally-red", events.RedBattleWon, events.RedBattleLost),
    ):
        beaten = [count(heard, seat, won) for seat in seats]
        fought = [beaten[seat] + count(heard, seat, lost) for seat in seats]
        table.add_row(words.say(row), *(f"{beaten[seat]} / {fought[seat]}" for seat in seats))
    table.add_row(words.say("tally-digs"), *(str(count(heard, seat, events.Digs)) for seat in seats))
    lay = {event.seat: str(event.grave) for event in heard if isinstance(event, events.VampireFound)}
    table.add_row(words.say("tally-grave"), *(lay.get(seat, "–") for seat in seats))
    return table


def gains_in(event: Event) -> list[tuple[int, int]]:
    return []  # there are no points


def count(heard: Sequence[Event], seat: int, kind: type[Event]) -> int:
    return sum(isinstance(event, kind) and getattr(event, "seat", None) == seat for event in heard)
