"""What somebody's games add up to: by game, number of players, level, opponent; records; the way it went."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence

from msgspec import Struct

from sexton.server.club.history import Played

MOST_OPPONENTS = 50  # the most frequent ones
CURVE_POINTS = 200


class Row(Struct, frozen=True):
    """Games of one kind. `fair` is what would be won if everybody won equally often."""

    game: str
    key: str  # the level, or the number of players; empty in a row for all of a game
    games: int
    won: float  # a shared win counts as its part
    fair: float
    place: float  # the average
    score: float  # the average


class Rival(Struct, frozen=True):
    """Games with one person: how often each came before the other."""

    person: str
    name: str  # as they were called last; empty if they have left the house
    games: int
    before: int
    behind: int
    equal: int
    by_game: dict[str, tuple[int, int, int]]  # before, behind, equal


class Best(Struct, frozen=True):
    """The best of a game, and where it was."""

    game: str
    kind: str  # score: the highest; margin: won by most; run: wins in a row, up to this table
    value: int
    table: str
    at: float


class Curve(Struct, frozen=True):
    """What was won beyond one's fair share, after each game, and how often each place was reached."""

    game: str
    points: tuple[float, ...]
    places: tuple[int, ...]  # how often first, second, ...


class Statistics(Struct, frozen=True):
    games: int
    by_game: tuple[Row, ...]
    by_seats: tuple[Row, ...]
    by_level: tuple[Row, ...]
    rivals: tuple[Rival, ...]
    records: tuple[Best, ...]
    curves: tuple[Curve, ...]


def statistics(games: Iterable[Played]) -> Statistics:
    """The same from the same games, whatever order they come in."""
    counted = sorted((one for one in games if one.counts), key=lambda one: (one.finished, one.id))
    by_game = grouped(counted, lambda one: one.game)
    return Statistics(
        len(counted),
        rows(counted, lambda one: ""),
        rows(counted, lambda one: str(len(one.players))),
        rows(counted, lambda one: one.level),
        rivals(counted),
        tuple(record for game in sorted(by_game) for record in records(by_game[game])),
        tuple(curve(by_game[game]) for game in sorted(by_game)),
    )


def grouped(games: Sequence[Played], key: Callable[[Played], str]) -> dict[str, list[Played]]:
    found: defaultdict[str, list[Played]] = defaultdict(list)
    for one in games:
        found[key(one)].append(one)
    return dict(found)


def won(one: Played) -> float:
    return 1 / one.winners if one.me.place == 1 else 0.0


def rows(games: Sequence[Played], key: Callable[[Played], str]) -> tuple[Row, ...]:
    found: defaultdict[tuple[str, str], list[Played]] = defaultdict(list)
    for one in games:
        found[one.game, key(one)].append(one)
    return tuple(row(game, name, some) for (game, name), some in sorted(found.items()))


def row(game: str, key: str, games: Sequence[Played]) -> Row:
    count = len(games)
    return Row(
        game,
        key,
        count,
        round(sum(map(won, games)), 3),
        round(sum(1 / len(one.players) for one in games), 3),
        round(sum(one.me.place or 0 for one in games) / count, 3),
        round(sum(one.me.score or 0 for one in games) / count, 3),
    )


def rivals(games: Sequence[Played]) -> tuple[Rival, ...]:
    met: defaultdict[str, list[tuple[Played, int]]] = defaultdict(list)
    for one in games:
        for other in one.players:
            if other.person and other.person != one.me.person and other.place is not None:
                met[other.person].append((one, other.seat))
    found = [rival(person, some) for person, some in met.items()]
    return tuple(sorted(found, key=lambda one: (-one.games, one.person))[:MOST_OPPONENTS])


def rival(person: str, games: Sequence[tuple[Played, int]]) -> Rival:
    by_game: defaultdict[str, list[int]] = defaultdict(lambda: [0, 0, 0])
    for one, seat in games:
        mine, theirs = one.me.place or 0, one.players[seat].place or 0
        by_game[one.game][0 if mine < theirs else 1 if mine > theirs else 2] += 1
    before, behind, equal = (sum(counts[at] for counts in by_game.values()) for at in range(3))
    last, seat = games[-1]
    split = {game: (counts[0], counts[1], counts[2]) for game, counts in sorted(by_game.items())}
    return Rival(person, last.players[seat].name, len(games), before, behind, equal, split)


def records(games: Sequence[Played]) -> list[Best]:
    """Of one game, in the order in which they were played; whoever reaches a mark first has it."""
    best: dict[str, Best] = {}
    run = 0
    for one in games:
        run = run + 1 if one.me.place == 1 else 0
        note(best, one, "score", one.me.score or 0)
        others = [player.score for player in one.players if player.seat != one.me.seat and player.score is not None]
        if one.me.place == 1 and others:
            note(best, one, "margin", (one.me.score or 0) - max(others))
        if run:
            note(best, one, "run", run)
    return [best[kind] for kind in ("score", "margin", "run") if kind in best]


def note(best: dict[str, Best], one: Played, kind: str, value: int) -> None:
    if kind not in best or value > best[kind].value:
        best[kind] = Best(one.game, kind, value, one.id, one.finished)


def curve(games: Sequence[Played]) -> Curve:
    total, points, places = 0.0, list[float](), [0] * max(len(one.players) for one in games)
    for one in games:
        total += won(one) - 1 / len(one.players)
        points.append(round(total, 3))
        places[(one.me.place or 1) - 1] += 1
    step = max(1, -(-len(points) // CURVE_POINTS))
    kept = points[::-1][::step][::-1]  # the last one is always there
    return Curve(games[0].game, tuple(kept), tuple(places))
