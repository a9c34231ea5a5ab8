"""A Gravediggers small enough to solve: four cards, two coins, two seats; OpenSpiel's CFR+ converges on it.

    python examples/solve_small_gravediggers.py --iterations 1000 --svg curve.svg

The game tree is written out once, then OpenSpiel works on it at its own speed. Exploitability is what a best answer
wins against the strategy, a game, both seats averaged; in an equilibrium it is 0.
"""

from __future__ import annotations

import argparse
import json
import math
from pathlib import Path

import pyspiel
from open_spiel.python.algorithms.gambit import export_gambit

import sexton.envs.openspiel  # noqa: F401  makes the games known

# two fives, a guard, an accomplice; a place tile and a gravedigger; no credit
BOX: dict[str, object] = {
    "cards": [0, 0, 0, 2, 0, 0, 0, 1, 1, 0],
    "tiles": [1, 0, 0, 1],
    "cemeteries": 2,
    "hand": 1,
    "money": 2,
    "coins": 30,
    "notes": 0,
}
MARKS = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000)
Curve = list[tuple[int, float]]


def small_game(box: dict[str, object] = BOX) -> pyspiel.Game:
    options = json.dumps({"box": box, "components": "strict"})
    played = pyspiel.load_game("sexton_gravediggers_sequential", {"players": 2, "options": options})
    tree = export_gambit(played)
    return pyspiel.load_efg_game('EFG 2 R "small" ' + tree[tree.index('{ "Pl0"') :])  # its name has quotes of its own


def converge(game: pyspiel.Game, iterations: int) -> Curve:
    solver, curve = pyspiel.CFRPlusSolver(game), []
    for number in range(1, iterations + 1):
        solver.evaluate_and_update_policy()
        if number in MARKS or number == iterations:
            curve.append((number, pyspiel.exploitability(game, solver.average_policy())))
    return curve


def table(curve: Curve) -> str:
    rows = [f"| {number} | {exploitability:.6f} |" for number, exploitability in curve]
    return "\n".join(["| iterations | exploitability |", "|---:|---:|", *rows]) + "\n"


def svg(curve: Curve, wide: int = 640, high: int = 360, margin: int = 56) -> str:
    """Both axes count in powers of ten."""
    across, down = math.log10(curve[-1][0]), [math.log10(max(value, 1e-9)) for _, value in curve]
    top, bottom = math.ceil(max(down)), math.floor(min(down))

    def x(number: float) -> float:
        return margin + math.log10(number) / across * (wide - 2 * margin)

    def y(power: float) -> float:
        return margin + (top - power) / (top - bottom) * (high - 2 * margin)

    points = " ".join(f"{x(number):.1f},{y(power):.1f}" for (number, _), power in zip(curve, down, strict=True))
    lines = [
        f'<line x1="{margin}" x2="{wide - margin}" y1="{y(power):.1f}" y2="{y(power):.1f}" stroke="#9994" />'
        f'<text x="{margin - 8}" y="{y(power) + 4:.1f}" text-anchor="end">1e{power}</text>'
        for power in range(bottom, top + 1)
    ]
    ticks = [
        f'<text x="{x(10**power):.1f}" y="{high - margin + 20}" text-anchor="middle">{10**power}</text>'
        for power in range(math.floor(across) + 1)
    ]
    title = "Exploitability by iterations of CFR+, reduced Gravediggers"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" role="img" aria-label="{title}">\n'
        f'<g font-family="sans-serif" font-size="12" fill="#777">\n<text x="{margin}" y="28">{title}</text>\n'
        + "\n".join([*lines, *ticks])
        + f'\n</g>\n<polyline points="{points}" fill="none" stroke="#7a5cc4" stroke-width="2.5" />\n</svg>\n'
    )


def main(arguments: list[str] | None = None) -> Curve:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--iterations", type=int, default=1000)
    parser.add_argument("--svg", type=Path, help="draw the curve into this file")
    chosen = parser.parse_args(arguments)
    curve = converge(small_game(), chosen.iterations)
    print(table(curve), end="")
    if chosen.svg:
        chosen.svg.write_text(svg(curve), encoding="utf-8")
    return curve


if __name__ == "__main__":
    main()
