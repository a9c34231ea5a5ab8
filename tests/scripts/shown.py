"""Shows a record and lets bots play its edition to the end, by whatever sources are on the path: see test_keep_edition.

It prints JSON: what the screens and sentences of the record are, the record of the bots' game, and what was logged.
"""

from __future__ import annotations

import io
import json
import logging
import sys
from pathlib import Path
from typing import Any

from rich.console import Console

from sexton.bots.players import bot_named, let_bots_answer
from sexton.kernel.chance.dice import FastDice
from sexton.kernel.game import Look, Rules
from sexton.kernel.interface import Event
from sexton.kernel.records import record, replay
from sexton.kernel.records.record import Record
from sexton.kernel.table import seeded_table
from sexton.kernel.words import Words

NAMES = ("Ada", "Bruno", "Carla", "Dario", "Emma", "Furio")
EVERY = 7  # th state is drawn


def shown(game: Record, rules: Rules[Any, Any], language: str) -> list[str]:
    """Every few states of a record as a seat sees them, everything that was told, and the result."""
    look = Look(Words(language, *rules.game.words), NAMES[: rules.seats])
    found, heard, drawn = list[str](), list[Event](), io.StringIO()
    out = Console(file=drawn, width=120)
    for nth, moment in enumerate(replay.moments(game, rules)):
        heard += [event for _, event in moment.told]
        if nth % EVERY == 0:
            view = rules.view(moment.state, nth % rules.seats)
            out.print(rules.draw_screen(view, look))
            found += rules.describe(view, look)
    out.print(rules.draw_result(heard, look))
    return [*found, *(look.words.event(event, look.names) for event in heard), *drawn.getvalue().splitlines()]


def played(rules: Rules[Any, Any], levels: list[str]) -> str:
    """The record of a game of these bots."""
    table = seeded_table(rules, 3, "bots", [levels[seat % len(levels)] for seat in range(rules.seats)])
    bots = {seat: bot_named(levels[seat % len(levels)], rules) for seat in range(rules.seats)}
    dice = {seat: FastDice(seat) for seat in bots}
    while not table.ended:
        let_bots_answer(table, bots, dice)
    text = record.write(table.record())
    replay.verify(text)
    return text


def main() -> None:
    logged = io.StringIO()
    logging.basicConfig(stream=logged)
    path, levels = Path(sys.argv[1]), sys.argv[2].split(",")
    game = replay.verify(path.read_text(encoding="utf-8"))
    rules = replay.opened(game.header)
    found = {language: shown(game, rules, language) for language in ("en", "it")}
    print(json.dumps({"shown": found, "record": played(rules, levels), "log": logged.getvalue()}))


if __name__ == "__main__":
    main()
