"""Where bots stand in rated games: src/sexton/bots/measured.json, worked out from docs/measured/ladder.md.

`make ladder` ends with it; `--check` says whether the file follows from the page. Nothing is written there by hand.
"""

from __future__ import annotations

import json
import math
import re
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path

from msgspec import Struct

from sexton.bots.levels import LEVELS, SOLVED, USUAL, characters_of, parted, player_of
from sexton.bots.measured import FROM
from sexton.kernel import catalogue
from sexton.kernel.game import Game

ROOT = Path(__file__).resolve().parents[1]
LADDER = ROOT / "docs" / "measured" / "ladder.md"
KEPT = ROOT / "src" / "sexton" / "bots" / "measured.json"
BEGINNING = 25.0  # where every member begins, and `normal` stands
NORMAL, GREEDY = "normal", "greedy"  # one bot, by its two names
SUREST = 1.5  # no row is surer: bots were rated without clocks, and on machines with nothing else to do
UNSURE = 4.0  # the uncertainty of what was worked out from a share, or measured of another player
EVEN = math.sqrt(2) * BEGINNING / 6  # how far apart a share of victory puts two bots, by Plackett and Luce
ORIGIN = """
    Written by scripts/anchors.py from docs/measured/ladder.md: each figure is 25, where every member begins, plus what
    the bot was rated above normal (greedy) in its game. 'row': from a table of ratings. 'pair': from a share of
    victory over the fair share, s, as the other bot's figure plus or minus 5.893 ln(s / (2 - s)), the distance at which
    Plackett and Luce expect that share; where s is 2, the lower end of its interval is taken. 'before': the level has
    another player since it was rated. The uncertainty of the last two is 4 at least, of a row 1.5.
"""
RATING = re.compile(r"\| ([a-z0-9:-]+) \| (-?[0-9.]+) \| ([0-9.]+) \| [0-9]+ \|")
PLAYED_BY = re.compile(r"`([a-z]+)` is played by `([a-z0-9:]+)`")
ITERATIONS = re.compile(r"^Iterations a move: (.*)\.$")
OVER = re.compile(r"`([a-z0-9:-]+)` over `([a-z0-9:-]+)`")
SHARE = re.compile(r"([0-9.]+) \[([0-9.]+), [0-9.]+\]")


class Anchor(Struct, frozen=True):
    mu: float
    sigma: float
    source: str


class Section(Struct):
    """What a league has written about one game: ratings by bot, and who played the levels then."""

    ratings: dict[str, tuple[float, float]] = {}
    players: dict[str, str] = {}

    def played(self, name: str) -> str:
        """The bot that played under this name at the time."""
        return self.players.get(name, USUAL.get(name, name))


class Page(Struct):
    sections: dict[str, Section] = {}
    pairs: dict[tuple[str, str, str], float] = {}  # game's title, stronger, weaker: share over the fair share


def read(text: str) -> Page:
    page, section, header = Page({}, {}), Section(), list[str]()
    for line in text.splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if line.startswith("## "):
            section = page.sections.setdefault(line[3:], Section({}, {}))
        elif line.startswith("| game |"):
            header = cells
        elif found := RATING.fullmatch(line):
            section.ratings[level_called(found[1])] = float(found[2]), float(found[3])
        elif line.startswith("|") and header:
            page.pairs |= {(cells[0], *pair): share for pair, share in shares(header, cells)}
        elif not line.startswith("|"):
            header = []
            section.players |= players_in(line)
    return page


def level_called(bot: str) -> str:
    return NORMAL if bot == GREEDY else bot


def players_in(line: str) -> dict[str, str]:
    """Of leagues since games name their players, and of those before."""
    if found := ITERATIONS.match(line):
        said = [one.rsplit(" ", 1) for one in re.split(r", (?=[a-z])", found[1])]
        return {level: f"search:{count.replace(',', '')}" for level, count in said}
    return dict(PLAYED_BY.findall(line)) if line.startswith("Here ") else {}


def shares(header: list[str], cells: list[str]) -> Iterator[tuple[tuple[str, str], float]]:
    for title, cell in zip(header[1:], cells[1:], strict=False):
        pair, share = OVER.fullmatch(title), SHARE.fullmatch(cell)
        if pair and share:
            won, least = float(share[1]), float(share[2])
            yield (level_called(pair[1]), level_called(pair[2])), won if won < 2 else least


def distance(share: float) -> float:
    return EVEN * math.log(share / (2 - share))


def anchors_of(game: Game, page: Page) -> dict[str, Anchor]:
    """By level, in the order in which people are offered them; a level of which nothing is known is missing."""
    found: dict[str, Anchor] = {}
    names = (NORMAL, *(level for level in LEVELS if level != NORMAL), SOLVED, *characters_of(game))
    for name in names:
        if (one := anchor_of(game, name, page, found)) is not None:
            found[name] = one
    order = [*LEVELS, SOLVED, *characters_of(game)]
    return {name: found[name] for name in order if name in found}


def anchor_of(game: Game, name: str, page: Page, known: Mapping[str, Anchor]) -> Anchor | None:
    level, character = parted(name)
    section = page.sections.get(f"{game.title}: characters at {level}" if character else game.title, Section())
    rows = by_player(section)
    zero = rows.get(section.played(level) if character else NORMAL)
    if zero is None or (character and level not in known):
        return None
    base = (known[level].mu if character else BEGINNING) - zero[0]
    player = player_of(level, game)
    sought = player if not character else name if section.played(level) == player else ""
    if (found := rows.get(sought)) is not None:
        return Anchor(round(base + found[0], 1), max(SUREST, found[1]), "row")
    return by_share(game, name, page, known) or before(name, section.ratings, base)


def by_player(section: Section) -> dict[str, tuple[float, float]]:
    """The rows by who played under their names then."""
    return {section.played(name): row for name, row in section.ratings.items()}


def by_share(game: Game, name: str, page: Page, known: Mapping[str, Anchor]) -> Anchor | None:
    for (title, better, worse), share in page.pairs.items():
        if title == game.title and better == name and worse in known:
            return Anchor(round(known[worse].mu + distance(share), 1), UNSURE, "pair")
        if title == game.title and worse == name and better in known:
            return Anchor(round(known[better].mu - distance(share), 1), UNSURE, "pair")
    return None


def before(name: str, rated: Mapping[str, tuple[float, float]], base: float) -> Anchor | None:
    if name not in rated:
        return None
    return Anchor(round(base + rated[name][0], 1), max(UNSURE, rated[name][1]), "before")


def written(page: Page) -> str:
    """A line for each bot."""
    games = []
    for name in catalogue.ids():
        rows = [
            f'      "{level}": {json.dumps({"mu": one.mu, "sigma": one.sigma, FROM: one.source})}'
            for level, one in anchors_of(catalogue.find(name), page).items()
        ]
        games.append(f'    "{name}": {{\n' + ",\n".join(rows) + "\n    }")
    return (
        f'{{\n  "origin": {json.dumps(" ".join(ORIGIN.split()))},\n  "anchors": {{\n' + ",\n".join(games) + "\n  }\n}\n"
    )


def main() -> None:
    text = written(read(LADDER.read_text(encoding="utf-8")))
    if "--check" not in sys.argv[1:]:
        KEPT.write_text(text, encoding="utf-8")
    elif KEPT.read_text(encoding="utf-8") != text:
        sys.exit("measured.json does not follow from the ladder: run .venv/bin/python scripts/anchors.py")


if __name__ == "__main__":
    main()
