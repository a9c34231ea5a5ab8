# engine: compiled
"""How all graves stand as far as a seat knows: shown to every seat after every answer."""

from sexton.games.graverobbers.rules.box import COLUMN, GRAVES
from sexton.games.graverobbers.view.grave_aid import GraveAid
from sexton.games.graverobbers.view.lead_range import Standing
from sexton.games.graverobbers.view.view import View


def grave_aids(seen: View) -> tuple[GraveAid, ...]:
    found: list[GraveAid] = []
    columns, fates, unseen = seen.columns, seen.graves, seen.unseen
    for grave in range(GRAVES):
        column, fate = columns[grave], fates[grave]
        standing = Standing(column, unseen)
        room = COLUMN - len(column) if fate == "open" else 0
        found.append(
            GraveAid(grave + 1, fate, standing.robbery, standing.defence, standing.hidden, room, standing.lead)
        )
    return tuple(found)
