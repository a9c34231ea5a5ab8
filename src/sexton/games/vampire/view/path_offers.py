# engine: compiled
"""What each path of a roll picks up and risks: for screens, the referee and players."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from msgspec.structs import asdict

from sexton.games.vampire.rules import events
from sexton.games.vampire.rules.board_format import Square
from sexton.games.vampire.rules.flow import MOVE_STEP
from sexton.games.vampire.rules.names import named, square_at
from sexton.games.vampire.rules.notation import length_of, path_text, square_text, write
from sexton.games.vampire.rules.paths import (
    battles_of,
    end_of,
    gains_of,
    kind_of,
    moves_now,
    must_stop,
    phantoms_passed,
    shadows_of,
)
from sexton.games.vampire.rules.state import State
from sexton.games.vampire.rules.variant import Variant
from sexton.games.vampire.view.known import known_state
from sexton.games.vampire.view.view import Away, Offer, View
from sexton.kernel.interface import Event, Move

REMEMBERED = 16_384  # squares, tools and rolls come again and again: of a thousand tables on one board nearly all fit


def offers_of(variant: Variant, seen: View) -> tuple[Offer, ...]:
    """The paths of the player whose go it is, in the order of moves; none when nobody is to move."""
    return offers_on(known_state(variant, seen, MOVE_STEP)) if seen.step == "move" else ()


def offers_on(g: State) -> tuple[Offer, ...]:
    square, tools = g.at[g.active], g.tools[g.active]
    return tuple([offer_of(g.variant, square, tools, g.roll, move) for move in moves_now(g)])


@lru_cache(maxsize=REMEMBERED)
def offer_of(variant: Variant, square: int, tools: int, roll: int, move: Move) -> Offer:
    gained, end, path = gains_of(variant, tools, move), end_of(variant, square, move), path_text(move)
    battles = int(battles_of(tools | gained, shadows_of(variant, move)))
    return Offer(
        move=f"move {path}" if path else write(move),
        path=path,
        end=square_text(variant.names[end]),
        squares=tuple(path.split()),
        tools_gained=named(gained),
        battles=battles,
        all_kept_odds=(1, 2**battles),
        stops_at_red_x=must_stop(variant, end, tools | gained),
        pips_lost=int(roll - length_of(move)),
        phantoms=int(phantoms_passed(variant, move)),
        onto=kind_of(variant, end),
        to_red=int(variant.steps[end][variant.red]),
        away=away_from(square_at(variant, square), square_at(variant, end)),
    )


def away_from(start: Square, end: Square) -> Away:
    east, south = end[0] - start[0], end[1] - start[1]
    return Away(max(0, -south), max(0, east), max(0, south), max(0, -east))


def facts_of(offers: Sequence[Offer]) -> dict[str, dict[str, dict[str, str | int]]]:
    """What people are told of the squares and paths of an answer, whose names are not for them."""
    told = [(one, *facts_about(one)) for one in offers]
    return {"end": {one.end: end for one, end, _ in told}, "path": {one.path: path for one, _, path in told}}


@lru_cache(maxsize=REMEMBERED)
def facts_about(offer: Offer) -> tuple[dict[str, str | int], dict[str, str | int]]:
    """Of the square on which a path ends, and of the path itself."""
    path: dict[str, str | int] = {"steps": len(offer.squares), "phantoms": offer.phantoms, "gains": gains_text(offer)}
    return {"onto": offer.onto, **asdict(offer.away)}, path


def gains_text(offer: Offer) -> str:
    return "-".join(offer.tools_gained) or "none"


def told(offer: Offer) -> Event:
    """The path as the referee and the table in words announce it."""
    red, place = "yes" if offer.stops_at_red_x else "no", (len(offer.squares), offer.phantoms, offer.onto)
    return events.PathFound(offer.path or "–", gains_text(offer), offer.battles, red, *place, **asdict(offer.away))
