"""Numbers worth showing, from the view alone. Burials are many and what they change is much alike: told once each."""

from __future__ import annotations

from msgspec import Struct

from sexton.games.gloomy_graves.box import TYPES
from sexton.games.gloomy_graves.scoring import scorable
from sexton.games.gloomy_graves.sight import Groups, Sight
from sexton.kernel.interface import Seat


class Change(Struct, frozen=True, array_like=True):
    """What there would be of a type after a burial, if it is not what there is now."""

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


def aids_of(sight: Sight) -> Aids:
    seen, seats = sight.seen, range(sight.house.seats)
    groups = tuple(sight.groups(seat) for seat in seats)
    changes, placements = (
        burials(sight, groups[sight.known.active]) if seen.step in ("bury", "bury other") else ((), ())
    )
    return Aids(
        rounds=sight.rounds,
        rounds_left=sight.rounds - seen.round,
        types_left=tuple(map(tuple, sight.types_left)),
        groups=groups,
        scorable=scored(sight, sight.known.active) if seen.step == "score" else {},
        changes=changes,
        placements=placements,
    )


def burials(sight: Sight, now: dict[str, Groups]) -> tuple[tuple[tuple[Change, ...], ...], tuple[int, ...]]:
    """What the asked seat's burials would change, and which of it each of them does."""
    found: dict[tuple[Change, ...], int] = {}
    placements = []
    for after in sight.groups_after(sight.moves).values():
        changed = tuple(change_to(grave, groups) for grave, groups in after.items() if groups != now[grave])
        placements.append(found.setdefault(changed, len(found)))
    return tuple(found), tuple(placements)


def change_to(grave: str, groups: Groups) -> Change:
    return Change(grave, groups.communal, groups.crypt, groups.total, groups.claim)


def scored(sight: Sight, seat: Seat) -> dict[str, Groups]:
    types, groups = scorable(sight.known), sight.groups(seat)
    return {name: groups[name] for grave, name in enumerate(TYPES) if types >> grave & 1}
