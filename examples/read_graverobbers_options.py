"""The options of Graverobbers as a record writes them. For `read_graverobbers.py`, and written like it."""

from __future__ import annotations

import json
from typing import Any

from read_record import Unsupported, canonical, need

CARDS = ["R1", "R2", "R3", "D1", "D2", "D3", "B0", "B1", "B2"]
VALUE = {card: int(card[1]) for card in CARDS}
DEAL = {3: 20, 4: 16, 5: 14, 6: 12}  # GR-4
ROUNDS = {3: 8, 4: 8, 5: 6, 6: 6}  # GR-17
SIDES = {"black": (1, 6, 5), "white": (3, 4, 3)}  # how far apart the graves of a pair are, its points, the cemetery's
OBJECTIVES = [
    {"graves": graves, "points": points, "side": side}
    for side, (apart, pair, cemetery) in SIDES.items()
    for graves, points in [
        *[([grave, (grave + apart - 1) % 7 + 1], pair) for grave in range(1, 8)],
        *[([], cemetery)] * 2,
    ]
]
HOUSE_RULES = {
    "accuse_at_end": ("yes", "no"),
    "full_tie": ("shared", "next_ranked"),
    "match_tie": ("next_ranked", "shared"),
    "hands": ("1", "3", "players"),
    "open_hands": ("no", "yes"),  # changes who sees what, and no rule
}
BOX: dict[str, Any] = {"cards": [9, 9, 9, 13, 9, 5, 6, 6, 6], "hand": None, "rounds": None}


def whole(value: object, low: int, high: int) -> bool:
    return type(value) is int and low <= value <= high


def read_options(text: str) -> dict[str, Any]:
    given: dict[str, Any] = json.loads(text)
    need(canonical(given) == text, "line 5: the options are not in their one spelling")
    if unknown := set(given) - set(HOUSE_RULES) - {"box", "objectives"}:
        raise Unsupported(f"the option {min(unknown)}")
    options: dict[str, Any] = {name: values[0] for name, values in HOUSE_RULES.items()}
    options |= {"box": {}, "objectives": OBJECTIVES} | given
    for name, values in HOUSE_RULES.items():
        need(options[name] in values, "line 5: the option", name, "has the value", options[name])
    need(set(options["box"]) <= set(BOX), "line 5: the box has a field that there is not")
    box = options["box"] = BOX | options["box"]
    need(len(box["cards"]) == 9 and all(whole(count, 0, 99) for count in box["cards"]), "line 5: the cards of the box")
    for name, most in (("hand", 24), ("rounds", 8)):
        need(box[name] is None or whole(box[name], 1, most), "line 5: the box has the", name, box[name])
    need(len(options["objectives"]) <= 60, "line 5: too many objectives")
    for one in options["objectives"]:
        graves = one["graves"]
        right = set(one) == {"side", "graves", "points"} and one["side"] in SIDES and whole(one["points"], 1, 99)
        pair = len(graves) == 2 and graves[0] != graves[1] and all(whole(grave, 1, 7) for grave in graves)
        need(right and (pair or graves == []), "line 5: an objective is wrong:", one)
    return options


def named(one: dict[str, Any]) -> str:
    return f"{one['side']} {'-'.join(map(str, one['graves'])) or 'cemetery'} {one['points']}"
