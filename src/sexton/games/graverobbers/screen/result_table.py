"""How the result of a match came about: what brought each player points, hand by hand, from what was heard."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.console import RenderableType
from rich.text import Text

from sexton.drawing import STONE, minus, signed, tally
from sexton.games.graverobbers.options import Options
from sexton.games.graverobbers.rules import events
from sexton.games.graverobbers.rules.scoring import accused_gain, accuser_gain
from sexton.kernel.game import Look
from sexton.kernel.interface import Event

ROWS = ("hand", "bobbies", "objectives", "accusations")


def draw_tally(heard: Sequence[Event], options: Options, look: Look) -> RenderableType:
    words = look.words
    table = tally(words.say("tally-title"), look.names)
    parts = fresh(len(look.names))
    for event in heard:
        for row, seat, points in parts_of(event):
            parts[row][seat] += points
        if isinstance(event, events.HandEnds):
            parts["before"] = before(event.scores, parts)
            for row, gains in parts.items():
                if row == "before" and not any(gains):
                    continue
                cells = [Text(signed(gain) if gain else "·", "" if gain else STONE) for gain in gains]
                table.add_row(words.say(f"tally-{row}"), *cells)
            title = words.say("tally-points", hand=event.hand, hands=event.hands)
            table.add_row(title, *[minus(score) for score in event.scores], style="bold", end_section=True)
            if event.hands > 1:
                table.add_row(words.say("tally-total"), *[minus(total) for total in event.totals], end_section=True)
            parts = fresh(len(look.names))
    return table


def before(scores: Sequence[int], parts: Mapping[str, Sequence[int]]) -> list[int]:
    """What the hand had brought before anything was heard of it: nothing, but in a game played on from its midst."""
    return [score - sum(gains[seat] for gains in parts.values()) for seat, score in enumerate(scores)]


def fresh(seats: int) -> dict[str, list[int]]:
    return {row: [0] * seats for row in ROWS}


def gains_in(event: Event) -> list[tuple[int, int]]:
    return [(seat, points) for _, seat, points in parts_of(event)]


def parts_of(event: Event) -> list[tuple[str, int, int]]:
    """In which row who gets, or loses, how much by this."""
    if isinstance(event, events.HandScored):
        return [("hand", event.seat, event.points)]
    if isinstance(event, events.BobbiesScored):
        return [("bobbies", event.seat, event.points)]
    if isinstance(event, events.ObjectiveScored):
        return [("objectives", event.seat, event.points)]
    if isinstance(event, events.AccusationTrue | events.AccusationFalse):
        true = isinstance(event, events.AccusationTrue)
        gains = [(event.seat, accuser_gain(true)), (event.accused_seat, accused_gain(true))]
        return [("accusations", seat, int(points)) for seat, points in gains]
    return []
