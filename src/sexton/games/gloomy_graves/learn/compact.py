"""Version 2 of the numbers of Gloomy Graves: the two grounds as planes, for nets that look at neighbourhoods."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sexton.games.gloomy_graves.learn.encoding import encoded, fields
from sexton.games.gloomy_graves.learn.fast_planes import LISTED, PLANE, PLANES, WIDTH, PlaneWriter
from sexton.games.gloomy_graves.learn.fast_rows import CELLS
from sexton.games.gloomy_graves.rules.box import HALVES
from sexton.games.gloomy_graves.rules.grid import CRYPT_CELLS, HIGH, WIDE
from sexton.games.gloomy_graves.rules.notation import ORIGIN
from sexton.kernel.learn.encoding import BySeat, Encoding, listed, numbers

if TYPE_CHECKING:
    from sexton.games.gloomy_graves.game import Rules


def encoding(rules: Rules) -> Encoding:
    top, crypt = listed(HALVES), CRYPT_CELLS * len(HALVES)
    communal = (
        f"{PLANES} planes of {WIDTH} columns with {WIDTH} rows each, 0,0 at the ninth of both; a graveyard that "
        "goes over an edge comes in at the opposite one. A plane for each half that can lie on top "
        f"({top}), and one for the card just laid"
    )
    cells = "cell by cell, in the order in which they came into use, by which burials are numbered: 1, column, row"
    crypts = (
        f"seat by seat {len(HALVES)} planes of {WIDE} columns (-1 to 2) with {HIGH} rows each (-2 to 2), one for each "
        f"half that can lie on top: {top}"
    )
    grounds = [
        numbers("communal", PLANES * PLANE, 1, communal),
        numbers("cells", CELLS * LISTED, ORIGIN, cells, low=-ORIGIN),
        numbers("crypts", rules.seats * crypt, 1, crypts, by=BySeat(each=crypt)),
    ]
    return encoded(rules, 2, fields(rules, grounds, []), PlaneWriter)
