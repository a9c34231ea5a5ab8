"""What a net loses by being small: smaller ones are taught by the net that comes with a game, and play it.

OMP_NUM_THREADS=1 python bench/widths.py                       an hour or so of processor time, one core, no PyTorch
OMP_NUM_THREADS=1 python bench/widths.py --only gravediggers --widths 64 --positions 20000 --games 200

The teacher plays itself, with every number of players; in each position a pupil learns how likely each move is to the
teacher and what share of victory it expects (distillation). Told is, for positions of other games: how far the pupil is
from the teacher (the Kullback-Leibler divergence, in nats), how often both like the same move best, and how far apart
they are about the share of victory; then the file's size, and games by the whole numbers that are played: pupil against
teacher and against `greedy`, by the ladder's measure. A pupil of the teacher's size shows what so many positions teach.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
from msgspec import Struct

from sexton.kernel import catalogue
from sexton.kernel.learn import weights
from sexton.kernel.learn.layout import Layout
from sexton.kernel.learn.nets import shipped
from sexton.lab.league.league import League, Limits, Pair, Standing, play
from sexton.learn.floats import MOST, Floats
from sexton.learn.inputs import Array, Inputs
from sexton.learn.numpy_network import ASKED, IMPOSSIBLE, LEARNED, Adam, Pass, log_softmax
from sexton.learn.questions import HALVES, Player, Questions, most_legal
from sexton.learn.settings import Settings

KEPT = Path(__file__).parent.parent / "build" / "widths"
GAMES = ("graverobbers", "gravediggers")
SETTINGS = Settings(workers=0, slots=32, past=0.0, spar=0.0, looked=0.0)
BATCH, PASSES, RATE, LAST_RATE = 512, 4, 3e-3, 1e-4
HELD_OUT = 0.15
TOLD = (
    "width", "narrow", "kB", "nats from the teacher", "same move", "apart about the share",
    "against the teacher", "against greedy",
)  # fmt: skip


class Lessons(Struct):
    """Positions of the teacher's games: what was asked, and what it said."""

    asked: dict[str, Array]
    likely: Array
    value: Array

    def some(self, which: Any) -> Lessons:
        found = {name: array[which] for name, array in self.asked.items()}
        return Lessons(found, self.likely[which], self.value[which])


class School:
    def __init__(self, name: str) -> None:
        self.game, path = catalogue.find(name), shipped(catalogue.find(name))
        assert path is not None
        self.path, kept = path, weights.read(path)
        self.layout = Layout(self.game, kept.about.encoding)
        self.inputs = Inputs(self.layout)
        self.teacher = Floats.of(kept, self.layout, self.inputs)
        self.questions = Questions(self.layout, SETTINGS, most_legal(self.layout, advice=True))

    def lessons(self, positions: int) -> Lessons:
        """In the order of the games."""
        player, dice, told = Player(self.questions, 0), np.random.default_rng(1), list[Lessons]()
        numbers = {name: getattr(self.teacher, name) for name in LEARNED}
        for half in range(HALVES):
            player.ask(half)
        while sum(len(lesson.value) for lesson in told) < positions:
            for half, now in enumerate(self.questions.of):
                passed = Pass(numbers, self.inputs.of(now.rows), now)
                likely = log_softmax(passed.logits)
                asked = {name: getattr(now, name).copy() for name in ASKED}
                told.append(Lessons(asked, likely.astype(np.float32), passed.value.astype(np.float32)))
                now.answer[:] = (likely + dice.gumbel(size=likely.shape)).argmax(1)
                player.play(half)
        asked = {name: np.concatenate([lesson.asked[name] for lesson in told]) for name in ASKED}
        return Lessons(asked, np.concatenate([one.likely for one in told]), np.concatenate([one.value for one in told]))

    def taught(self, lessons: Lessons, width: int, narrow: int) -> Floats:
        floats = Floats.fresh(self.layout, self.inputs, width, narrow, SETTINGS.advice_weight, 1)
        numbers, seen = {name: np.array(getattr(floats, name)) for name in LEARNED}, np.array(floats.seen)
        adam, dice = Adam(numbers), np.random.default_rng(1)
        steps = [
            order[start : start + BATCH]
            for order in (dice.permutation(len(lessons.value)) for _ in range(PASSES))
            for start in range(0, len(order), BATCH)
        ]
        for nth, which in enumerate(steps):
            some = lessons.some(which)
            bits = self.inputs.of(some.asked["rows"])
            seen |= bits.any(0)
            passed = Pass(numbers, bits, SimpleNamespace(**some.asked))
            towards = np.exp(log_softmax(passed.logits)) - np.exp(some.likely)
            apart = 2 * (passed.value - some.value)
            rate = RATE + (LAST_RATE - RATE) * nth / len(steps)
            adam.step(passed.gradients(towards / len(which), apart / len(which)), rate)
            for name in ("narrow", "head", "value"):
                np.clip(numbers[name], -MOST, MOST, out=numbers[name])
        return Floats(**numbers, seen=seen)

    def examined(self, lessons: Lessons, floats: Floats) -> tuple[float, float, float]:
        """How far from the teacher, how often the same move, how far apart about the share (root mean square)."""
        numbers, far, same, apart = {name: getattr(floats, name) for name in LEARNED}, 0.0, 0.0, 0.0
        for start in range(0, len(lessons.value), BATCH):
            some = lessons.some(slice(start, start + BATCH))
            passed = Pass(numbers, self.inputs.of(some.asked["rows"]), SimpleNamespace(**some.asked))
            likely, there = log_softmax(passed.logits), some.likely > IMPOSSIBLE / 2
            far += float((np.exp(some.likely) * np.where(there, some.likely - likely, 0.0)).sum())
            same += float((likely.argmax(1) == some.likely.argmax(1)).sum())
            apart += float(((passed.value - some.value) ** 2).sum())
        many = len(lessons.value)
        return far / many, same / many, (apart / many) ** 0.5

    def played(self, pupil: Path, other: str, games: int) -> Standing:
        pair = Pair(other, f"net:{pupil}", tuple(self.layout.seats))
        league = League(self.game.id, self.game.options_type().canonical(), (pair,), games, 0)
        *_, (standing, _) = play(league, Limits(1))
        return standing


def rows_of(name: str, widths: list[int], positions: int, games: int) -> Iterator[list[str]]:
    school = School(name)
    lessons = school.lessons(positions)
    border = int(len(lessons.value) * (1 - HELD_OUT))
    known, others = lessons.some(slice(0, border)), lessons.some(slice(border, None))
    for width in widths:
        narrow = max(8, width // 4)
        floats = school.taught(known, width, narrow)
        path = KEPT / f"{name}-{width}.net"
        weights.write(path, floats.whole(school.layout, school.inputs, advised=True, note="taught by the shipped net"))
        far, same, apart = school.examined(others, floats)
        yield [
            str(width), str(narrow), f"{path.stat().st_size / 1000:.0f}", f"{far:.3f}", f"{100 * same:.1f} %",
            f"{apart:.3f}",
            *(shown(school.played(path, other, games)) for other in (f"net:{school.path}", "greedy")),
        ]  # fmt: skip


def shown(standing: Standing) -> str:
    low, high = standing.interval
    return f"{standing.times_fair:.2f} [{low:.2f}, {high:.2f}]"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", choices=GAMES)
    parser.add_argument("--widths", type=lambda text: [int(width) for width in text.split(",")], default=[16, 64, 256])
    parser.add_argument("--positions", type=int, default=100_000)
    parser.add_argument("--games", type=int, default=1000, help="against each")
    asked = parser.parse_args()
    KEPT.mkdir(parents=True, exist_ok=True)
    for name in [asked.only] if asked.only else GAMES:
        print(f"{catalogue.find(name).title}, {asked.positions:,} positions, {asked.games:,} games a row")
        print(f"| {' | '.join(TOLD)} |\n|{'---|' * len(TOLD)}", flush=True)
        for row in rows_of(name, asked.widths, asked.positions, asked.games):
            print(f"| {' | '.join(row)} |", flush=True)


if __name__ == "__main__":
    main()
