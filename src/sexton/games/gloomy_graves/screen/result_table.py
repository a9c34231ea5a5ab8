"""How the points came about, as a table: one column per player, so that it fits a phone."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from sexton.drawing import SEATS
from sexton.games.gloomy_graves.options import Options
from sexton.games.gloomy_graves.rules import events
from sexton.games.gloomy_graves.rules.box import BONUS, TYPES
from sexton.games.gloomy_graves.screen.symbols import mark
from sexton.kernel.game import Look
from sexton.kernel.interface import Event


def draw_tally(heard: Sequence[Event], options: Options, look: Look) -> RenderableType:
    """From nothing but what was told."""
    words, seats = look.words, range(len(look.names))
    own = [{one.grave: one for one in heard if isinstance(one, events.Scored) and one.seat == seat} for seat in seats]
    points = [sum(one.points for one in cards.values()) for cards in own]
    bonus = [BONUS[len(cards)] for cards in own]
    table = Table(box=None, padding=(0, 1))
    table.add_column()
    for name, style in zip(look.names, SEATS, strict=False):
        table.add_column(Text(name, style), justify="right")
    held = {half for card in options.deck.cards for half in card.split("/")}  # a small deck may lack some types
    for grave in (one for one in TYPES if one in held):
        scored = [cards.get(grave) for cards in own]
        named = Text.assemble(mark(words, grave), " ", words.say(f"card-{grave}"))
        table.add_row(named, *(f"{one.number} ({one.points})" if one else "·" for one in scored))
    sums = [one + other for one, other in zip(points, bonus, strict=True)]
    for head, numbers in (("tally-points", points), ("tally-bonus", bonus), ("tally-sum", sums)):
        table.add_row(words.say(head), *map(str, numbers), end_section=head == "tally-bonus")
    return table


def gains_in(event: Event) -> list[tuple[int, int]]:
    return [(event.seat, event.points)] if isinstance(event, events.Scored) else []
