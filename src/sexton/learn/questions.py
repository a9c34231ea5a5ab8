"""Games that ask: played in processes of their own, each of which shows its questions in memory that all share.

Every process has its games in two halves: while one half is answered, the other is played on.
"""

from __future__ import annotations

import mmap
from typing import Any

import numpy as np

from sexton.envs.batch import Batch
from sexton.kernel.game import Options
from sexton.kernel.interface import Refusal
from sexton.kernel.learn.insight import WEIGHED
from sexton.kernel.learn.layout import UNSHOWN, Layout, encoding_of, opened_for_all
from sexton.learn.inputs import Array
from sexton.learn.settings import Settings

HALVES = 2
SELF, PAST, SPAR, GREEDY_LOOK, RANDOM_LOOK = range(5)  # against whom a game is played; the last two only looked at
KINDS = ("itself", "its past", "greedy, learning", "greedy", "random")
LEARNER, PAST_SELF, GREEDY, RANDOM = range(4)  # who answers a question
OPPONENTS = {SELF: LEARNER, PAST: PAST_SELF, SPAR: GREEDY, GREEDY_LOOK: GREEDY, RANDOM_LOOK: RANDOM}
LARGEST = 100  # numbers of a row are cut at this size: they are kept in 8 bits
LONGEST = 5000  # questions after which a game is cut short
NEVER = 255  # the advice where there is no move
FEWEST = 8  # games of a half of a worker, with a number of players and a set of house rules


class Questions:
    """Arrays with an item for each game of a half: `of[half].rows` and so on."""

    def __init__(self, layout: Layout, settings: Settings, legal: int) -> None:
        self.layout, self.settings, self.legal = layout, settings, legal
        self.taught = all_taught(layout)
        self.slots = max(FEWEST, settings.slots // len(layout.mixed.taught())) if layout.mixed.names else settings.slots
        self.each = len(self.taught) * self.slots  # games of a half of a worker
        self.games = max(1, settings.workers) * self.each
        self.of = [Half(self.games, layout, legal) for _ in range(HALVES)]
        self.results = shared((max(1, settings.workers), len(KINDS), len(layout.seats), 2), np.float64)  # games, shares
        self.stop = shared((1,), np.uint8)
        parts = {PAST: settings.past, SPAR: settings.spar, GREEDY_LOOK: settings.looked, RANDOM_LOOK: settings.looked}
        if not settings.advice:  # nobody there says what greedy would do
            parts[SPAR] = parts[GREEDY_LOOK] = 0.0
        self.kinds = np.tile(kinds_of(self.slots, parts), max(1, settings.workers) * len(self.taught))


class Half:
    def __init__(self, games: int, layout: Layout, legal: int) -> None:
        self.rows = shared((games, layout.row), np.int8)
        self.lines = shared((games, legal, layout.each), np.int16)  # of each move: its action number, or what it leaves
        self.block = shared((games, legal), np.uint8)  # of its action number
        self.advice = shared((games, legal), np.uint8)
        self.count = shared((games,), np.int64)
        self.seat = shared((games,), np.int64)
        self.who = shared((games,), np.uint8)
        self.done = shared((games,), np.uint8)
        self.share = shared((games, layout.seats[-1]), np.float32)  # above the fair one
        self.answer = shared((games,), np.int64)


def shared(shape: tuple[int, ...], kind: Any) -> Array:
    """Zeros that processes forked later have in common."""
    size = int(np.prod(shape)) * np.dtype(kind).itemsize
    return np.frombuffer(mmap.mmap(-1, max(1, size)), kind, int(np.prod(shape))).reshape(shape)


def kinds_of(slots: int, parts: dict[int, float]) -> Array:
    """Against whom the games of each number of players are: mostly against itself, one at least of each kind."""
    found = [kind for kind, part in parts.items() for _ in range(max(round(part * slots), int(part > 0)))]
    return np.array([SELF] * (slots - len(found)) + found, np.int64)


def all_taught(layout: Layout) -> list[tuple[int, Options]]:
    """Numbers of players and house rules that are learned together. A Refusal where their rows have other sizes."""
    found: list[tuple[int, Options]] = []
    for options in layout.mixed.taught():
        for seats, rules in opened_for_all(layout.game, options):
            if seats in layout.encodings:
                here, usual = encoding_of(rules, layout.version), layout.encodings[seats]
                if (here.size, here.actions.size) != (usual.size, usual.actions.size):
                    raise Refusal("learn", "mixed-sizes", rules=", ".join(layout.mixed.names))
                found.append((seats, options))
    return found


class Player:
    """The games of one process."""

    def __init__(self, questions: Questions, worker: int) -> None:
        self.questions, self.worker = questions, worker
        self.tables = [
            [Table(questions, worker, half, nth) for nth in range(len(questions.taught))] for half in range(HALVES)
        ]
        self.dice = np.random.default_rng([questions.settings.seed, worker])

    def ask(self, half: int) -> None:
        for table in self.tables[half]:
            table.show()

    def play(self, half: int) -> None:
        for table in self.tables[half]:
            table.play(self.dice)
            table.show()


class Table:
    """The games of a half with one number of players, and one set of house rules."""

    def __init__(self, questions: Questions, worker: int, half: int, nth: int) -> None:
        layout, settings, (seats, options) = questions.layout, questions.settings, questions.taught[nth]
        slots, start = questions.slots, worker * questions.each + nth * questions.slots
        self.questions, self.half, self.seats = questions, questions.of[half], seats
        self.here, self.results = slice(start, start + slots), questions.results[worker, :, layout.seats.index(seats)]
        self.batch = Batch(
            layout.game.id, slots, seats, options, LONGEST, masks=False, rotate=True, version=layout.version,
            advice=settings.advice, insight=layout.insight is not None,
        )  # fmt: skip
        self.batch.reset((settings.seed * 1009 + worker) * 8 + half * 4 + 1 + nth * 1_000_003)
        columns = np.array(layout.columns[seats])
        self.shown, self.numbers = np.nonzero(columns != UNSHOWN)[0], np.array(layout.numbers[seats])
        self.columns = columns[self.shown]
        blocks = layout.widest.actions.blocks
        self.blocks = np.repeat(np.arange(len(blocks)), [block.size for block in blocks])
        self.kinds = questions.kinds[:slots]
        self.opponents = np.array([OPPONENTS[int(kind)] for kind in self.kinds], np.uint8)
        self.half.rows[self.here, layout.ones(seats, options)] = 1

    def show(self) -> None:
        """Write what is asked now."""
        batch, half, here, most = self.batch, self.half, self.here, self.questions.legal
        half.rows[here, self.columns] = np.clip(np.asarray(batch.rows)[:, self.shown], -LARGEST, LARGEST)
        starts = np.asarray(batch.starts)
        counts = np.diff(starts)
        there = np.arange(most) < counts[:, None]
        places = np.minimum(starts[:-1, None] + np.arange(most), starts[-1] - 1)
        numbers = self.numbers[np.asarray(batch.legal)[places]]
        half.block[here] = self.blocks[numbers]
        if self.batch.insight is None:
            half.lines[here] = np.where(there, numbers, 0)[..., None]
        else:
            half.lines[here] = np.asarray(batch.lines).reshape(-1, half.lines.shape[2])[places]
        half.advice[here] = np.where(there, np.asarray(batch.advice)[places], NEVER)
        half.count[here] = np.minimum(counts, most)
        half.seat[here] = np.asarray(batch.seats)
        own = np.asarray(batch.deals) % self.seats
        self.own = own
        half.who[here] = np.where(half.seat[here] == own, LEARNER, self.opponents)

    def play(self, dice: np.random.Generator) -> None:
        """Carry out the answers; the opponents that are no nets answer here."""
        batch, half, here = self.batch, self.half, self.here
        places, who = half.answer[here].copy(), half.who[here]
        greedy, chance = who == GREEDY, who == RANDOM
        if greedy.any():
            best = half.advice[here][greedy] == 0
            places[greedy] = np.argmax(best * dice.random(best.shape), axis=1)
        places[chance] = (dice.random(int(chance.sum())) * half.count[here][chance]).astype(np.int64)
        actions: Any = np.asarray(batch.legal)[np.asarray(batch.starts)[:-1] + places]
        batch.step(actions)
        over = np.asarray(batch.terminations) > 0
        half.done[here] = over | (np.asarray(batch.truncations) > 0)
        half.share[here, : self.seats] = np.asarray(batch.rewards) / self.seats
        for game in np.nonzero(over)[0].tolist():
            self.results[self.kinds[game]] += (1.0, 1.0 + float(half.share[here][game, self.own[game]]) * self.seats)


def work(questions: Questions, worker: int, go: Any, ready: Any) -> None:
    """What a process does until it is told to stop."""
    player = Player(questions, worker)
    for half in range(HALVES):
        player.ask(half)
        ready[half].release()
    while True:
        for half in range(HALVES):
            go[half].acquire()
            if questions.stop[0]:
                return
            player.play(half)
            ready[half].release()


def most_legal(layout: Layout, advice: bool) -> int:
    """Room for the moves of nearly every question: half as many again as were met in some games at random."""
    if layout.insight is not None and advice:
        return int(WEIGHED)
    most = 1
    for seats, options in all_taught(layout):
        batch = Batch(layout.game.id, 64, seats, options, masks=False, version=layout.version)
        dice = np.random.default_rng(seats)
        for _ in range(200):
            starts = np.asarray(batch.starts)
            most = max(most, int(np.diff(starts).max()))
            actions: Any = np.asarray(batch.legal)[(starts[:-1] + dice.random(64) * np.diff(starts)).astype(np.int64)]
            batch.step(actions)
    return (most * 3 // 2 + 7) // 8 * 8
