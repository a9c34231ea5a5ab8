"""docs/measured/ladder.md: one section per game, each written by the league that played it."""

from __future__ import annotations

import os
import platform
import re
import subprocess
from collections.abc import Iterator, Sequence
from pathlib import Path

from sexton import __version__
from sexton.bots.levels import USUAL, level_of, parted, player_of
from sexton.kernel import catalogue
from sexton.kernel.game import Game
from sexton.lab.league.league import League, Standing
from sexton.lab.league.rating import Rating
from sexton.uncompiled import compiled

HEAD = """# The ladder

How strong the bots are, measured by `sexton league`. In each game a pair of bots plays with all numbers of players,
all splits of the seats between the two and all turns around the table. `make ladder` writes this page and stops after
an hour. It keeps every game it has played: if it is interrupted, it continues where it stopped, and the same sources
and seeds give the same games.

- **share over fair share**: the stronger bot's share of victory, divided by the fair share of the seats it held: 1
  is even play, 2 is winning always.
- **points ahead**: by how much the stronger bot's seats beat the others' on average, and the spread of single games
  around that. If the second number is many times the first, luck decides most games.
- **target**: a pair ends early once its 95 % interval lies on one side of its target. It is checked after 40, 80,
  160, 320 and 640 games and after the last, with a bound wide enough for all checks together. *Open*: all games
  were played and the interval contains the target. *Unfinished*: the time was up before that.
- **luck taken out**: the same share without the luck that can be measured ([how, and what it saves](luck.md)).
  *Saving* is how many plain games one of these is worth. If this column is there, its interval decides about a
  target.
- **rating**: the strengths under which the games would most likely have been won as they were, with a mean of 25.

`random` plays any move, `greedy` (the level `normal`) the one that its game's heuristics value most, `net` the one
that a [net](../explanation/minds.md) rates highest. `search:300` looks ahead for 300 imagined games with hand-made
estimates, `mind:300` also uses the net, `exact` plays a solved game. Each game says which of them plays `hard` and
`expert`. Budgets are in iterations: a move follows from what its seat knows and a seed.
[Characters](../howto/bots.md) are shown with their share against the plain bot of their level; at least 0.9 was
wanted.
"""


def write_section(
    path: Path, game: Game, league: League, standings: Sequence[Standing], ratings: Sequence[Rating]
) -> None:
    """Replace this game's section, or append it."""
    text = path.read_text(encoding="utf-8") if path.exists() else HEAD
    title = title_of(game, league)
    section = "\n".join(section_of(title, league, standings, ratings)) + "\n"
    old = re.compile(rf"^## {re.escape(title)}\n.*?(?=^## |\Z)", re.MULTILINE | re.DOTALL)
    text = old.sub(lambda _: section + "\n", text) if old.search(text) else text.rstrip("\n") + "\n\n" + section
    path.write_text(text.rstrip("\n") + "\n", encoding="utf-8")


def title_of(game: Game, league: League) -> str:
    """Characters have a section of their own, one for each level they play at."""
    bots = [pair.stronger for pair in league.pairs]
    return f"{game.title}: characters at {level_of(bots[0])}" if all(parted(bot)[1] for bot in bots) else game.title


def section_of(title: str, league: League, standings: Sequence[Standing], ratings: Sequence[Rating]) -> Iterator[str]:
    yield f"## {title}"
    yield ""
    yield from conditions(league, standings)
    yield ""
    columns = ["stronger", "weaker", "players", "games", "share over fair share", "95 %"]
    columns += ["luck taken out", "95 %", "saving"] if league.luck else []
    yield f"| {' | '.join([*columns, 'points ahead', 'target'])} | |"
    yield "|---" * (len(columns) + 3) + "|"
    for standing in standings:
        yield pair_line(standing, league.luck)
    if ratings:
        yield ""
        yield "| bot | rating | ± | games |"
        yield "|---|---|---|---|"
        for rating in ratings:
            yield f"| {rating.bot} | {rating.mu:.1f} | {rating.sigma:.1f} | {rating.games} |"


def pair_line(standing: Standing, luck: bool = False) -> str:
    pair, (low, high) = standing.pair, standing.interval
    target = "" if pair.target is None else f"≥ {pair.target:g}"
    undecided = "unfinished" if standing.unfinished else "open"
    verdict = {None: undecided if target else "", True: "reached", False: "missed"}[standing.reached]
    players = ", ".join(str(seats) for seats in pair.seats)
    shown = [f"{standing.times_fair:.2f}", f"{low:.2f} to {high:.2f}"]
    if luck:
        shown += without_luck(standing)
    shown.append(f"{standing.points_ahead:.1f} ± {standing.spread:.1f}")
    cells = [pair.stronger, pair.weaker, players, str(standing.games)]
    cells += shown if standing.games > 1 else ["–"] * len(shown)
    return f"| {' | '.join((*cells, target, verdict))} |"


def without_luck(standing: Standing) -> list[str]:
    found, (low, high) = standing.without_luck, standing.interval_without_luck
    if found is None:
        return ["–"] * 3
    return [f"{found.times_fair:.2f}", f"{low:.2f} to {high:.2f}", f"{found.saving:.1f}"]


def conditions(league: League, standings: Sequence[Standing]) -> Iterator[str]:
    named = {bot for standing in standings for bot in (standing.pair.weaker, standing.pair.stronger)}
    game, levels = catalogue.find(league.game), {level_of(bot) for bot in named}
    played = [f"`{level}` is played by `{player_of(level, game)}`" for level in USUAL if level in levels]
    engine = "compiled engine" if compiled() else "engine not compiled"
    yield f"{machine()}, Python {platform.python_version()}, {engine}, sexton {version()}, seed {league.seed}."
    if played:
        yield f"Here {', '.join(played)}."


def machine() -> str:
    """The processor, as the system names it."""
    name = platform.processor() or platform.machine()
    about = Path("/proc/cpuinfo")
    if about.exists():
        found = re.search(r"^model name\s*: (.*)$", about.read_text(encoding="utf-8"), re.MULTILINE)
        name = found[1] if found else name
    return f"{name}, {os.cpu_count()} cores"


def version() -> str:
    """The version, with the commit if this is a checkout."""
    words = ["git", "rev-parse", "--short", "HEAD"]
    try:
        done = subprocess.run(words, cwd=Path(__file__).parent, capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return __version__
    return f"{__version__} ({done.stdout.strip()})"
