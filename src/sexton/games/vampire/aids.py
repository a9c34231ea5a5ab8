"""Digital help: where a roll can lead, what each path picks up and risks, how far everybody still is. From the view."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sexton.games.vampire.board import square_name
from sexton.games.vampire.house import House
from sexton.games.vampire.notation import write
from sexton.games.vampire.offers import Offer, offers_of
from sexton.games.vampire.view import Square, View, number_of


def aids_of(seen: View, house: House) -> Mapping[str, Any]:
    closed = seen.graves.count("closed")
    return {
        "paths": [path_aid(offer) for offer in offers_of(house, seen)],
        "graves_closed": closed,
        "vampire_odds": (1, closed) if closed else None,  # a dig finds the vampire once in so many
        "to_red_x": tuple(steps_to_red(house, square) for square in seen.at),
        "missing": tuple(tuple(tool for tool in seen.pile if tool not in held) for held in seen.tools),
    }


def path_aid(offer: Offer) -> dict[str, Any]:
    return {
        "move": write(offer.move),
        "end": square_name(offer.end),
        "tools_gained": offer.gains,
        "battles": offer.battles,
        "all_kept_odds": (1, 2**offer.battles),  # every battle is won once in two
        "stops_at_red_x": offer.red,
        "pips_lost": offer.lost_pips,
    }


def steps_to_red(house: House, square: Square) -> int:
    """How many squares this one is from the red X."""
    return int(house.steps[house.red][number_of(house, square)])
