"""Shares said against games won: how far one may believe what a bot says of its chances.

python bench/calibration.py                     2,000 games a kind: tables to the terminal
python bench/calibration.py --write             and docs/measured/calibration.md with its plots
python bench/calibration.py --games 100 --only graverobbers
python bench/calibration.py --only gloomy_graves --write    what the page says of the other games stays

Games are played by the net that comes with a game, else by `greedy`. A few times in each, a seat that is to decide says
what share of victory it expects, from its own view alone: by its net, and by the estimate of the searching bots, over a
few worlds that fit the view. Beside them stands who always says the fair share.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from librt.vecs import vec
from msgspec import Struct

from sexton.bots.levels import NET, state_values_of
from sexton.kernel import catalogue
from sexton.kernel.chance.dice import FastDice
from sexton.kernel.engine import Run
from sexton.kernel.game import Game, Rules
from sexton.kernel.learn.nets import Mind, mind_of
from sexton.kernel.search.state_values import greedy_move

GAMES = ("gravediggers", "graverobbers", "gloomy_graves")  # those with an estimate
APART = 9  # decisions between two that are asked about
WORLDS = 12  # that an estimate is averaged over
FAR = 1 << 20  # decisions: a search model judges here wherever it judges at all
BINS = 10
FEWEST = 40  # sayings that a point of a plot stands for
VOICES = ("net", "estimate", "fair")
PAGE = Path(__file__).parent.parent / "docs" / "measured" / "calibration.md"
COLOURS = {"net": "#b3541e", "estimate": "#3b6ea5"}


class Said(Struct, frozen=True):
    """What was said of a seat's share by each voice, and what it got."""

    shares: dict[str, float]
    won: float


class Witness:
    """Plays games with one number of players, and asks."""

    def __init__(self, rules: Rules[Any, Any]) -> None:
        self.rules, self.mind, self.model = rules, mind_of(rules), rules.search_model()
        values = state_values_of(NET if self.mind else "greedy", rules)
        assert values is not None
        self.values = values

    def game(self, seed: int) -> Iterator[Said]:
        run, dice, asked = Run(self.rules.engine, self.rules.setup(), FastDice(seed)), FastDice(seed + 1), 0
        found: list[tuple[int, dict[str, float]]] = []
        while run.seats:
            asked += 1
            seat = run.seats[seed % len(run.seats)]
            if (asked + seed) % APART == 0:
                shares = self.ask(run.state, seat, dice)
                found += [(seat, shares)] if shares else []
            run.play([int(greedy_move(self.values, run.step, run.state, seat, dice)) for seat in run.seats])
        ranks = list(run.step.ranks(run.state))
        for seat, shares in found:
            yield Said(shares, 1 / ranks.count(1) if ranks[seat] == 1 else 0.0)

    def ask(self, state: Any, seat: int, dice: FastDice) -> dict[str, float]:
        """Nothing where the estimate does not judge, so that all are asked the same."""
        fair = 1 / self.rules.seats
        if not self.model.stops(state, FAR):
            return {}
        view = self.rules.view(state, seat)
        worlds = self.rules.worlds(view)
        shares, total = vec[float]([0.0] * 8), 0.0
        for _ in range(WORLDS):
            self.model.estimate(worlds.sample(dice), shares)
            total += shares[seat]
        said = {"estimate": total / WORLDS, "fair": fair}
        return said if self.mind is None else {"net": by_net(self.mind, view, fair), **said}


def by_net(mind: Mind, view: Any, fair: float) -> float:
    return min(1.0, max(0.0, fair + mind.heuristics.share(view)))


def asked_in(game: Game, games: int) -> list[Said]:
    """All numbers of players alike."""
    numbers = [seats for seats in game.seats if seats > 1]
    witnesses = [Witness(game.open(seats)) for seats in numbers]
    return [said for seed in range(games) for said in witnesses[seed % len(numbers)].game(seed)]


class Voice(Struct, frozen=True):
    """How well one said it: the mean square of its errors, how far its words are from what happens to who hears them,
    and for each tenth of what it can say how often it said so, what it said and what came of it, on average.
    """

    name: str
    squares: float
    off: float
    points: list[tuple[int, float, float]]


def judged(name: str, sayings: list[Said]) -> Voice:
    squares = sum((said.shares[name] - said.won) ** 2 for said in sayings) / len(sayings)
    points: list[tuple[int, float, float]] = []
    for nth in range(BINS):
        here = [said for said in sayings if min(BINS - 1, int(BINS * said.shares[name])) == nth]
        if here:
            told = sum(said.shares[name] for said in here) / len(here)
            points.append((len(here), told, sum(said.won for said in here) / len(here)))
    off = sum(many * abs(told - won) for many, told, won in points) / len(sayings)
    return Voice(name, squares, off, points)


def plot(voices: list[Voice], title: str) -> str:
    """Said from left to right, won from below to above; who says what happens lies on the dashed line."""
    left, top, size = 44, 12, 260

    def at(told: float, won: float) -> tuple[float, float]:
        return left + size * told, top + size * (1 - won)

    parts = [f'<rect x="{left}" y="{top}" width="{size}" height="{size}" fill="#fff" stroke="#888"/>']
    parts.append(f'<path d="M{left},{top + size}L{left + size},{top}" stroke="#888" stroke-dasharray="4 4"/>')
    for nth in range(0, 11, 2):
        (x, _), (_, y) = at(nth / 10, 0), at(0, nth / 10)
        parts.append(f'<text x="{x:.0f}" y="{top + size + 16}" text-anchor="middle">{10 * nth}</text>')
        parts.append(f'<text x="{left - 6}" y="{y + 4:.0f}" text-anchor="end">{10 * nth}</text>')
    for place, voice in enumerate(voice for voice in voices if voice.name in COLOURS):
        colour = COLOURS[voice.name]
        points = [(at(told, won), many) for many, told, won in voice.points if many >= FEWEST]
        path = "L".join(f"{x:.1f},{y:.1f}" for (x, y), _ in points)
        parts.append(f'<path d="M{path}" fill="none" stroke="{colour}" stroke-width="1.5"/>')
        for (x, y), _ in points:
            shape = f'cx="{x:.1f}" cy="{y:.1f}" r="4" stroke="{colour}" stroke-width="1.5"'
            parts.append(f'<circle {shape} fill="{colour if place else "#fff"}"/>')
        parts.append(f'<text x="{left + 10}" y="{top + 20 + 16 * place}" fill="{colour}">{voice.name}</text>')
    parts.append(f'<text x="{left + size / 2}" y="{top + size + 34}" text-anchor="middle">said, %</text>')
    parts.append(f'<text x="12" y="{top + size / 2}" transform="rotate(-90 12 {top + size / 2})">won, %</text>')
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {left + size + 14} {top + size + 44}" role="img" '
        f'font-family="sans-serif" font-size="12"><title>{title}</title>'
        f'<rect width="100%" height="100%" fill="#fff"/>{"".join(parts)}</svg>\n'
    )


def table(voices: list[Voice]) -> list[str]:
    rows = [f"| {voice.name} | {voice.squares:.4f} | {100 * voice.off:.1f} % |" for voice in voices]
    return ["| who says it | mean square error | off by |", "|---|---|---|", *rows]


def with_section(page: str, title: str, lines: list[str]) -> str:
    """The page with these lines under this title, in the place where it had it, or at the end."""
    head, *sections = page.rstrip().split("\n## ")
    told = {section.partition("\n")[0]: section for section in sections}
    told[title] = "\n".join([title, "", *lines]) + "\n"
    return "\n## ".join([head, *told.values()]).rstrip() + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=2000, help="of each kind")
    parser.add_argument("--only", choices=GAMES)
    parser.add_argument("--write", action="store_true", help="the page and its plots")
    asked = parser.parse_args()
    for name in [asked.only] if asked.only else GAMES:
        game = catalogue.find(name)
        sayings = asked_in(game, asked.games)
        voices = [judged(voice, sayings) for voice in VOICES if voice in sayings[0].shares]
        part = [f"{asked.games:,} games, {len(sayings):,} times asked.", "", *table(voices)]
        print("\n".join([game.title, *part]), flush=True)
        if asked.write:
            picture = PAGE.with_name(f"calibration-{name}.svg")
            picture.write_text(plot(voices, f"{game.title}: shares said against games won"), encoding="utf-8")
            said = [*part, "", f"![shares said against games won]({picture.name})"]
            PAGE.write_text(with_section(PAGE.read_text(encoding="utf-8"), game.title, said), encoding="utf-8")


if __name__ == "__main__":
    main()
