"""Version 2 of the numbers of Gloomy Graves: the two grounds as planes, for nets that look at neighbourhoods."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sexton.games.gloomy_graves.learn import encoding as version_1
from sexton.games.gloomy_graves.learn.encoding import CRYPT_NAMES, Burials
from sexton.games.gloomy_graves.learn.fast_planes import PER_CELL, PLANE, PLANES, WIDTH, PlaneWriter, place_of
from sexton.games.gloomy_graves.learn.fast_rows import CELLS
from sexton.games.gloomy_graves.rules.box import HALVES, KINDS
from sexton.games.gloomy_graves.rules.grid import CRYPT_CELLS, HIGH, WIDE
from sexton.games.gloomy_graves.rules.notation import ORIGIN, column_of, read_cell, row_of
from sexton.games.gloomy_graves.view.view import View
from sexton.kernel.learn.encoding import BySeat, Encoding, Field, numbers, padded

if TYPE_CHECKING:
    from sexton.games.gloomy_graves.game import Rules


def encoding(rules: Rules) -> Encoding:
    row = fields(rules)
    writer = PlaneWriter(rules.variant, len(rules.steps), sum(field.size for field in row))
    return Encoding(2, row, Burials(), outcomes=KINDS, together=True, writer=writer)


def fields(rules: Rules) -> list[Field]:
    """Those of version 1, but for the two grounds."""
    found: list[Field] = []
    for field in version_1.fields(rules):
        if field.name == "communal":
            found += communal_fields()
        elif field.name == "crypts":
            found.append(crypts_field(rules.seats))
        elif field.name != "laid_cells":
            found.append(field)
    return found


def communal_fields() -> list[Field]:
    return [
        numbers(
            "communal",
            PLANES * PLANE,
            1,
            planes_in,
            f"{PLANES} planes of {WIDTH} columns with {WIDTH} rows each, 0,0 at the ninth of both; a graveyard that "
            "goes over an edge comes in at the opposite one. A plane for each half that can lie on top "
            f"({', '.join(HALVES)}), and one for the card just laid",
        ),
        numbers(
            "cells",
            CELLS * PER_CELL,
            ORIGIN,
            cells_in,
            "cell by cell, in the order in which they came into use, by which burials are numbered: 1, column, row",
            low=-ORIGIN,
        ),
    ]


def crypts_field(seats: int) -> Field:
    return numbers(
        "crypts",
        seats * len(HALVES) * CRYPT_CELLS,
        1,
        lambda v: [int(crypt.get(at) == half) for crypt in v.crypts for half in HALVES for at in CRYPT_NAMES],
        f"seat by seat {len(HALVES)} planes of {WIDE} columns (-1 to 2) with {HIGH} rows each (-2 to 2), one for each "
        f"half that can lie on top: {', '.join(HALVES)}",
        by=BySeat(each=len(HALVES) * CRYPT_CELLS),
    )


def planes_in(view: View) -> list[int]:
    planes = [0] * (PLANES * PLANE)
    for at, half in view.communal.items():
        cell = read_cell(at)
        place = int(place_of(column_of(cell), row_of(cell)))
        planes[HALVES.index(half) * PLANE + place] = 1
        if at in view.laid_cells:
            planes[len(HALVES) * PLANE + place] = 1
    return planes


def cells_in(view: View) -> list[int]:
    cells = [read_cell(at) for at in view.communal]
    found = [number for cell in cells for number in (1, int(column_of(cell)), int(row_of(cell)))]
    return padded(found, CELLS * PER_CELL)
