"""Writes what the page hears of the golden games, for the test that folds its retelling over them.

python scripts/page_games.py    write build/page_games/<game>.json: for every hearer of every golden record of the game,
                                each message's announcements, and the view after them
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

ROOT = Path(__file__).resolve().parent.parent
GOLDEN = ROOT / "tests" / "games"
INTO = ROOT / "build" / "page_games"


def write_all() -> None:
    from sexton.kernel import catalogue

    INTO.mkdir(parents=True, exist_ok=True)
    for game in catalogue.games().values():
        records = sorted((GOLDEN / game.id / "golden").glob("*.sexton"))
        heard = [hearing for path in records for hearing in hearings(path)]
        (INTO / f"{game.id}.json").write_bytes(msgspec.json.encode(heard))


def hearings(path: Path) -> Iterator[dict[str, Any]]:
    """The game as each hearer is told it, message by message."""
    from sexton.kernel.records import record, replay
    from sexton.kernel.table import Table

    played = record.read(path.read_text(encoding="utf-8"))
    table = Table(replay.opened(played.header), played.header, replay.dice_of(played))
    hearers = [*range(table.rules.seats), None]
    messages = {hearer: [message(table, hearer, 0)] for hearer in hearers}
    for line in played.lines:
        for answer in line.answers:
            so_far = {hearer: table.heard_so_far(hearer) for hearer in hearers}
            table.answer(answer.seat, table.rules.read(answer.move))
            for hearer in hearers:
                messages[hearer].append(message(table, hearer, so_far[hearer]))
    for hearer in hearers:
        aids = table.rules.aids(table.view(hearer))
        kit = {"box": table.rules.game.box(), "options": table.rules.options}
        yield {"record": path.stem, "seat": hearer, "kit": kit, "aids": aids, "messages": messages[hearer]}


def message(table: Any, hearer: int | None, since: int) -> dict[str, Any]:
    from sexton.kernel.words import told_as_json

    return {"heard": [told_as_json(event) for event in table.heard(hearer, since)], "view": table.view(hearer)}


if __name__ == "__main__":
    write_all()
