"""How the result came about: everybody's score cards, their points, the bonus."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from sexton.drawing import SEATS
from sexton.games.gloomy_graves.rules import events
from sexton.games.gloomy_graves.rules.box import BONUS, TYPES
from sexton.games.gloomy_graves.screen.symbols import mark
from sexton.kernel.game import Look
from sexton.kernel.interface import Event


def draw_tally(heard: Sequence[Event], look: Look) -> RenderableType:
    """From nothing but what was told."""
    scored = [event for event in heard if isinstance(event, events.Scored)]
    words = look.words
    table = Table(box=None, padding=(0, 1))
    table.add_column()
    for name in TYPES:
        table.add_column(mark(words, name), justify="right")
    for head in ("tally-points", "tally-bonus", "tally-sum"):
        table.add_column(words.say(head), justify="right")
    for seat, name in enumerate(look.names):
        own = {event.grave: event for event in scored if event.seat == seat}
        points, bonus = sum(event.points for event in own.values()), BONUS[len(own)]
        cards = [f"{own[grave].number} ({own[grave].points})" if grave in own else "·" for grave in TYPES]
        table.add_row(Text(name, SEATS[seat]), *cards, str(points), str(bonus), str(points + bonus))
    return table
