"""What taking out luck saves: how many plain games of a league one game is worth, by who estimates.

python bench/luck.py                            the pairs of PAIRS, kept in build/luck: the same again goes on
python bench/luck.py --minutes 5 --only vampire
python bench/luck.py --write                    and their lines in docs/measured/luck.md

The share with luck taken out is that of `sexton league --without-luck`: by all estimates together.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace

from sexton.kernel import catalogue
from sexton.lab.league.league import League, Limits, Pair, Standing, play
from sexton.lab.league.without_luck import Weighed
from sexton.lab.simulation.through_views import Row

ROOT = Path(__file__).parent.parent
PAGE, KEPT = ROOT / "docs" / "measured" / "luck.md", ROOT / "build" / "luck"
# game, weaker, stronger, numbers of players, games
PAIRS = (
    ("vampire", "random", "greedy", (2, 3, 4), 1000),
    ("vampire", "greedy", "exact", (2, 3, 4), 2000),
    ("gravediggers", "random", "greedy", (2, 3, 4, 5), 400),
    ("gravediggers", "greedy", "hard", (2, 3, 4, 5), 400),
    ("graverobbers", "random", "greedy", (3, 4, 5, 6), 400),
    ("graverobbers", "greedy", "hard", (3, 4, 5, 6), 400),
    ("gloomy_graves", "easy", "greedy", (2, 3, 4), 400),
    ("gloomy_graves", "greedy", "hard", (2, 3, 4), 200),
)
VOICES = ("estimate", "net")


class Found(Struct, frozen=True):
    """One pair: its plain standing, and the same weighed by each voice and by all."""

    game: str
    standing: Standing
    by: dict[str, float]  # the saving, by voice; "all" of them


def found_in(game: str, standing: Standing, rows: Sequence[Row]) -> Found:
    """Who has nothing to say has no saving."""
    heard = {voice for row in rows for kind in row.luck for voice in VOICES if kind.endswith(voice)}
    by = {}
    for voices in (*([voice] for voice in VOICES), VOICES):
        weighed = Weighed()
        for row in rows:
            luck = {kind: share for kind, share in row.luck.items() if kind.rpartition(", ")[2] in voices}
            weighed.add(replace(row, luck=luck), *standing.share_in(row))
        result = weighed.result()
        if result is not None and heard & set(voices):
            by["all" if len(voices) > 1 else voices[0]] = result.saving
    return Found(game, standing, by)


def measured(only: str | None, until: float) -> Iterator[Found]:
    """Time that a pair does not use is left to those after it."""
    pairs = [pair for pair in PAIRS if only in (None, pair[0])]
    for nth, (game, weaker, stronger, seats, games) in enumerate(pairs):
        options = catalogue.find(game).options_type().canonical()
        league = League(game, options, (Pair(weaker, stronger, seats),), games, 0, luck=True)
        seconds = max(0.0, until - time.monotonic()) / (len(pairs) - nth)
        played = list(play(league, Limits(1, seconds, KEPT)))
        if len(played) > 1:
            yield found_in(game, played[-1][0], [row for _, row in played])


def line(found: Found) -> str:
    standing, luck = found.standing, found.standing.without_luck
    (low, high), (lower, higher) = standing.interval, standing.interval_without_luck
    assert luck is not None
    pair = f"{standing.pair.stronger} over {standing.pair.weaker}"
    savings = [f"{found.by[voice]:.2f}" if voice in found.by else "–" for voice in (*VOICES, "all")]
    cells = [
        catalogue.find(found.game).title, f"`{pair}`", f"{standing.games:,}",
        f"{standing.times_fair:.2f} [{low:.2f}, {high:.2f}]", f"{luck.times_fair:.2f} [{lower:.2f}, {higher:.2f}]",
    ]  # fmt: skip
    return f"| {' | '.join([*cells, *savings])} |"


HEAD = [
    "| game | pair | games | share over fair share | luck taken out | by estimate | by net | by both |",
    "|---|---|---|---|---|---|---|---|",
]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=60.0, help="for all pairs together")
    parser.add_argument("--only", choices=sorted({pair[0] for pair in PAIRS}))
    parser.add_argument("--write", action="store_true", help="the table of the page")
    asked = parser.parse_args()
    print("\n".join(HEAD))
    for found in measured(asked.only, time.monotonic() + 60 * asked.minutes):
        print(line(found), flush=True)
        if asked.write:
            PAGE.write_text(with_line(PAGE.read_text(encoding="utf-8"), line(found)), encoding="utf-8")


def with_line(page: str, told: str) -> str:
    """The page with this line of its table, instead of the one about the same pair."""
    own = told.split(" | ")[:2]
    assert sum(line.split(" | ")[:2] == own for line in page.split("\n")) == 1
    return "\n".join(told if line.split(" | ")[:2] == own else line for line in page.split("\n"))


if __name__ == "__main__":
    main()
