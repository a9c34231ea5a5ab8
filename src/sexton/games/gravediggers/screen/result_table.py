"""How the result of a game came about: what every robbery brought each player, from what was heard."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import RenderableType
from rich.text import Text

from sexton.drawing import STONE, minus, signed, tally
from sexton.games.gravediggers.options import Options
from sexton.games.gravediggers.rules import events
from sexton.games.gravediggers.rules.box import CREDIT
from sexton.kernel.game import Look
from sexton.kernel.interface import Event
from sexton.kernel.words import Words

Row = tuple[str, list[int]]


def draw_tally(heard: Sequence[Event], options: Options, look: Look) -> RenderableType:
    words, seats = look.words, range(len(look.names))
    gained = rows(heard, words, len(look.names))
    ends = heard[-1] if heard else None
    start = [options.box.money for _ in seats]
    if isinstance(ends, events.GameEnds):  # a game that was played on began with other money
        start = [ends.money[seat] - sum(gains[seat] for _, gains in gained) for seat in seats]
    table = tally(words.say("tally-title"), look.names)
    table.add_row(words.say("tally-start"), *[str(coins) for coins in start])
    for name, gains in gained:
        table.add_row(name, *[Text(signed(gain) if gain else "·", "" if gain else STONE) for gain in gains])
    if isinstance(ends, events.GameEnds):
        table.add_section()
        table.add_row(words.say("tally-money"), *[str(coins) for coins in ends.money])
        table.add_row(words.say("tally-notes"), *[signed(-CREDIT * notes) if notes else "·" for notes in ends.notes])
        table.add_row(words.say("tally-result"), *[minus(score) for score in ends.scores], style="bold")
    return table


def rows(heard: Sequence[Event], words: Words, seats: int) -> list[Row]:
    """One row a robbery, and one before it for the credit it brought; the first is for one that had begun before."""
    out: list[Row] = []

    def begin(name: str) -> None:
        out.append((words.say("tally-credit"), [0] * seats))
        out.append((name, [0] * seats))

    begin(words.say("tally-under-way"))
    for event in heard:
        if isinstance(event, events.RobberyBegins | events.FinalRobbery):
            begin(words.say("tally-robbery", cemetery=event.cemetery))
        elif isinstance(event, events.CreditTaken):
            out[-2][1][event.seat] += CREDIT
        else:
            for seat, coins in gains_in(event):
                out[-1][1][seat] += coins
    return [row for index, row in enumerate(out) if (index % 2 and index > 1) or any(row[1])]


def gains_in(event: Event) -> list[tuple[int, int]]:
    """Who gets, or loses, how much by this."""
    if isinstance(event, events.Paid):
        return [(seat, event.coins) for seat in event.seats]
    if isinstance(event, events.FistsForfeited):
        return [(seat, -event.coins) for seat in event.seats]
    if isinstance(event, events.Rewarded):
        return [(event.seat, event.coins)]
    if isinstance(event, events.FistLost):
        return [(event.seat, -event.coins)]
    return []
