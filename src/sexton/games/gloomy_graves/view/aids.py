"""Numbers worth showing, from the view alone. Burials are many and what they change is much alike: told once each."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct, structs

from sexton.games.gloomy_graves.rules.box import TYPES
from sexton.games.gloomy_graves.rules.scoring import scorable
from sexton.games.gloomy_graves.view.group_sizes import everyones_groups
from sexton.games.gloomy_graves.view.groups import Groups
from sexton.games.gloomy_graves.view.known import Sight
from sexton.games.gloomy_graves.view.view import View


class Change(Struct, frozen=True, array_like=True):
    """What there would be of a type after a burial, if it is not what there is now: see `group_sizes.Changed`."""

    type: str
    communal: int
    crypt: int
    total: int
    claim: int | None


class Aids(Struct, frozen=True):
    rounds: int  # how many there will be, unless somebody claims a fifth score card first
    rounds_left: int  # after this one
    types_left: tuple[tuple[str, ...], ...]  # of each seat: what it can still score
    groups: tuple[dict[str, Groups], ...]  # of each seat
    scorable: dict[str, Groups]  # what may be scored now
    changes: tuple[tuple[Change, ...], ...]  # that burials would bring
    placements: tuple[int, ...]  # of each target of the choices, in their order: which of `changes`


class PublicAids(Struct, frozen=True):
    """What is the same for everybody, and the view it was worked out from."""

    seen: View
    aids: Mapping[str, Any]


def public_aids(sight: Sight, last: PublicAids | None) -> PublicAids:
    """Those made last are kept for other views of the same moment, which share what everybody sees."""
    seen = sight.seen
    if last is not None and last.seen.communal is seen.communal:
        return last
    groups = tuple(everyones_groups(sight.known))
    aids = Aids(
        rounds=sight.rounds,
        rounds_left=sight.rounds - seen.round,
        types_left=tuple(map(tuple, sight.types_left)),
        groups=groups,
        scorable=scored(sight, groups[sight.known.active]) if seen.step == "score" else {},
        changes=(),
        placements=(),
    )
    return PublicAids(seen, structs.asdict(aids))


def aids_of(sight: Sight, told: PublicAids) -> Mapping[str, Any]:
    seen = sight.seen
    if seen.step not in ("bury", "bury other") or seen.seat != seen.go:
        return told.aids
    changes, placements = sight.changes()
    return {**told.aids, "changes": changes, "placements": placements}


def scored(sight: Sight, groups: dict[str, Groups]) -> dict[str, Groups]:
    types = scorable(sight.known)
    return {name: groups[name] for grave, name in enumerate(TYPES) if types >> grave & 1}
