# engine: compiled
"""Many games of one kind, each waiting for one answer. Buffers hold what they ask and how they ended.

Seats that decide together are asked one after the other while the state stands still: nobody's answer is in another's
row. A game that is over is dealt anew at once.
"""

from typing import Any, Final

from librt.vecs import extend, vec
from mypy_extensions import i16, i64, u8

from sexton.kernel.chance.dice import WORD, FastDice, scrambled
from sexton.kernel.engine import ROOM, Engine
from sexton.kernel.learn.action_numbers import ActionNumbers
from sexton.kernel.learn.advice import put_distances
from sexton.kernel.learn.insight import Insight, keep_best
from sexton.kernel.learn.row_writer import RowWriter
from sexton.kernel.search.state_values import StateValues
from sexton.kernel.steps import ASKS, DRAWS, State, Step

FEW: Final = 32  # legal answers of a game for which there is room before the list has to grow


class Buffers:
    """What is asked, and how games ended: one item per game, but for `rows`, `masks` and `rewards`, and for `legal`:
    the numbers that may be answered, game after game; those of a game begin at its item of `starts`. With an adviser,
    `advice` says of each how far it lies below the best.
    """

    def __init__(self, count: i64, players: i64, flags: i64, each: i64, size: i64) -> None:
        self.each: Final = each  # places of `lines` for each item of `legal`
        self.moves = zeros(count * FEW)  # the moves of `legal`
        self.legal = zeros(count * FEW)
        self.starts: Final = zeros(count + 1)
        self.advice = vec[u8]([u8(0)] * (count * FEW))
        self.lines = vec[i16]([i16(0)] * (count * FEW * each))  # of each item of `legal` what it would leave
        self.seats: Final = zeros(count)
        self.deals: Final = zeros(count)
        self.terminations: Final = vec[u8]([u8(0)] * count)
        self.truncations: Final = vec[u8]([u8(0)] * count)
        self.rewards: Final = vec[float]([0.0] * (count * players))
        self.masks: Final = vec[u8]([u8(0)] * flags)
        self.room = vec[i16](capacity=count * size)  # stays empty: `rows` are written into the same memory
        self.rows = vec[i16]()


class ManyGames(Buffers):
    # fmt: off
    def __init__(
        self, engine: Engine, setup: State, writer: RowWriter, numbers: ActionNumbers, count: i64, players: i64,
        actions: i64, longest: i64, masked: bool, pot: bool, adviser: StateValues | None, insight: Insight | None,
    ) -> None:
        # fmt: on
        flags: i64 = count * actions if masked else 0
        super().__init__(count, players, flags, insight.each if insight is not None else 0, writer.size)
        self.steps: Final = engine.steps
        self.setup: Final = setup
        self.writer: Final = writer
        self.numbers: Final = numbers
        self.count: Final = count
        self.players: Final = players
        self.actions: Final = actions
        self.longest: Final = longest  # questions after which a game is cut short; 0: never
        self.masked: Final = masked
        self.pot: Final = pot
        self.adviser: Final = adviser
        self.adviser_dice: Final = FastDice(1)
        self.insight: Final = insight  # that of the writer; of the moves only those that are weighed are listed
        self.seed: i64 = 0
        self.states: Final[list[State]] = [setup] * count
        self.dice: Final[list[FastDice]] = [FastDice(0)] * count
        self.dealt: Final = zeros(count)  # how many games each has had
        self.questions: Final = zeros(count)  # asked so far, together counting as one
        self.waiting: Final = zeros(count)  # mask of the seats that have still to answer
        self.answered: Final = zeros(count)  # how many of those asked together have
        self.sealed: Final = zeros(count * ROOM)  # their answers
        self.answers: Final = zeros(ROOM)
        self.chosen: Final = zeros(count)  # the moves that the actions of a step stand for
        self.were_legal = vec[i64]()  # before the last step
        self.were_starts = vec[i64]()

    def reset(self, seed: i64) -> None:
        self.seed = seed
        for game in range(self.count):
            self.forget(game)
            self.dealt[game] = 0
            self.deal(game)
        self.ask_all()

    def first_illegal(self, actions: vec[i64]) -> i64:
        """The first game that may not be answered so; the number of games if there is none. Nothing has happened."""
        legal, moves, starts = self.legal, self.moves, self.starts
        for game in range(self.count):
            place, end, wanted = starts[game], starts[game + 1], actions[game]
            while place < end and legal[place] != wanted:
                place += 1
            if place == end:
                return game
            self.chosen[game] = moves[place]
        return self.count

    def step(self) -> None:
        """Every game goes on with its answer, which `first_illegal` has found, and asks anew."""
        self.remember()
        rows, blank = self.room, self.writer.blank
        for game in range(self.count):
            self.forget(game)
            self.answer(game, self.chosen[game])
            rows = extend(rows, blank)
            self.ask(game, rows)
        self.rows = rows

    def ask_all(self) -> None:
        """The same without answers: only what is asked is written."""
        self.remember()
        rows, blank = self.room, self.writer.blank
        for game in range(self.count):
            rows = extend(rows, blank)
            self.ask(game, rows)
        self.rows = rows

    def remember(self) -> None:
        """What masks have been set, while the list is written anew."""
        if self.masked:
            self.were_legal, self.were_starts = self.legal[:], self.starts[:]
        if len(self.room):  # uncompiled: a list, which has grown
            self.room = vec[i16]()

    def forget(self, game: i64) -> None:
        """How the last game ended."""
        self.truncations[game] = 0
        if self.terminations[game]:
            self.terminations[game] = 0
            for seat in range(self.players):
                self.rewards[game * self.players + seat] = 0.0

    def deal(self, game: i64) -> None:
        deal = deal_seed(self.seed, game, self.dealt[game])
        self.deals[game] = deal
        self.dealt[game] += 1
        self.questions[game] = 0
        self.states[game] = self.setup.clone()
        self.dice[game] = FastDice(deal)
        self.settle(game)

    def answer(self, game: i64, move: i64) -> None:
        self.sealed[game * ROOM + self.answered[game]] = move
        self.answered[game] += 1
        waiting = self.waiting[game]
        waiting &= waiting - 1
        self.waiting[game] = waiting
        if waiting:
            return
        g = self.states[game]
        for nth in range(self.answered[game]):
            self.answers[nth] = self.sealed[game * ROOM + nth]
        self.steps[g.step].then(g, self.answers, None)
        self.settle(game)

    def settle(self, game: i64) -> None:
        """Let chance decide until seats must; a game that is over, or goes on for too long, is dealt anew."""
        g = self.states[game]
        step = self.steps[g.step]
        while step.kind == DRAWS:
            self.answers[0] = self.dice[game].pick(step.weights(g))
            step.then(g, self.answers, None)
            step = self.steps[g.step]
        self.answered[game] = 0
        if step.kind != ASKS:
            self.finish(game, step, g)
            self.deal(game)
        elif self.longest and self.questions[game] == self.longest:
            self.truncations[game] = 1
            self.deal(game)
        else:
            self.questions[game] += 1
            self.waiting[game] = step.seats(g)

    def finish(self, game: i64, step: Step[Any], g: State) -> None:
        self.terminations[game] = 1
        rewards = rewards_of(step, g, self.pot)
        for seat in range(self.players):
            self.rewards[game * self.players + seat] = rewards[seat]

    def ask(self, game: i64, rows: vec[i16]) -> None:
        """Write whom this game asks now, what that seat sees, and what it may answer."""
        g = self.states[game]
        seat = lowest(self.waiting[game])
        self.seats[game] = seat
        self.writer.write(rows, game * self.writer.size, g, seat)
        moves = self.steps[g.step].moves(g, seat)
        at = self.starts[game]
        while at + i64(len(moves)) > i64(len(self.legal)):
            self.legal = extend(self.legal[:], self.legal[:])
            self.moves = extend(self.moves[:], self.moves[:])
            self.advice = extend(self.advice[:], self.advice[:])
            self.lines = extend(self.lines[:], self.lines[:])
        end = self.numbers.put(self.legal, self.moves, at, g, seat, moves)
        self.starts[game + 1] = end
        if self.adviser is not None:
            values = self.adviser.values(g, seat, self.moves[at:end], self.adviser_dice)
            if self.insight is not None:
                values = keep_best(values, self.legal, self.moves, at)
                end = self.starts[game + 1] = at + i64(len(values))
            put_distances(values, self.advice, at)
        if self.insight is not None:
            self.put_lines(self.insight, at, end)
        if self.masked:
            self.mask(game, at, end)

    def put_lines(self, insight: Insight, at: i64, end: i64) -> None:
        lines, each = self.lines, self.each
        nothing = i16(insight.lines)
        for place in range(at * each, end * each):
            lines[place] = nothing
        for place in range(at, end):
            insight.put_lines(lines, place * each, self.moves[place])

    def mask(self, game: i64, at: i64, end: i64) -> None:
        """Clear only what was set."""
        masks, first = self.masks, game * self.actions
        were, legal = self.were_legal, self.legal
        for place in range(self.were_starts[game], self.were_starts[game + 1]):
            masks[first + were[place]] = 0
        for place in range(at, end):
            masks[first + legal[place]] = 1


def zeros(count: i64) -> vec[i64]:
    return vec[i64]([i64(0)] * count)


def lowest(mask: i64) -> i64:
    """The lowest seat of a mask that is not empty."""
    seat: i64 = 0
    while mask >> seat & 1 == 0:
        seat += 1
    return seat


def deal_seed(seed: i64, game: i64, nth: i64) -> i64:
    """The seed of the dice of the nth game at a place: the same however many places there are."""
    word = scrambled(seed & WORD ^ scrambled(seed >> 32 & WORD ^ scrambled(game & WORD ^ 0x5BD1E995)))
    word = scrambled(word ^ scrambled(nth & WORD ^ 0x1B873593))
    return (scrambled(word ^ scrambled(game + nth & WORD)) & 0x3FFFFFFF) << 32 | word


def rewards_of(step: Step[Any], g: State, pot: bool) -> list[float]:
    """At the end of a game. The pot: everybody has paid 1, the winners share all of it. Else the points."""
    if not pot:
        return [float(score) for score in step.scores(g)]
    ranks = step.ranks(g)
    winners = 0
    for rank in ranks:
        if rank == 1:
            winners += 1
    return [len(ranks) / winners - 1.0 if rank == 1 else -1.0 for rank in ranks]
