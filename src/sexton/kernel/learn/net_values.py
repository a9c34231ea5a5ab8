# engine: compiled
"""How a net values the moves of a seat, computed from a state and limited to what that seat knows."""

import math
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i16, i64, u8

from sexton.kernel.chance.dice import Dice
from sexton.kernel.learn.action_numbers import ActionNumbers
from sexton.kernel.learn.advice import put_distances
from sexton.kernel.learn.insight import Insight, keep_best
from sexton.kernel.learn.net import SCALE, Net
from sexton.kernel.learn.row_writer import RowWriter
from sexton.kernel.search.state_values import StateValues
from sexton.kernel.steps import Step

# What a roll is taken from where a move is drawn by its likelihood. Not 1 << 30: compiled, a float of that is negative.
FINE: Final[i64] = 1 << 24


class NetValues(StateValues):
    """`columns` and `renumbered` bring rows and action numbers to the layout for all numbers of players; `ones` are the
    columns that tell how many play, and by which house rules.
    """

    def __init__(
        self, net: Net, writer: RowWriter, numbers: ActionNumbers, columns: vec[i64], ones: vec[i64],
        renumbered: vec[i64], adviser: StateValues | None, insight: Insight | None,
    ) -> None:  # fmt: skip
        self.net: Final = net
        self.writer: Final = writer
        self.numbers: Final = numbers
        self.columns: Final = columns
        self.ones: Final = ones
        self.renumbered: Final = renumbered
        self.adviser: Final = adviser
        self.insight: Final = insight
        self.codes = vec[i64]([i64(0)] * 64)
        self.numbered = vec[i64]([i64(0)] * 64)  # the moves that have a number
        self.distances = vec[u8]([u8(0)] * 64)
        self.many: i64 = 0

    def look(self, row: vec[i16]) -> None:
        self.net.look(row, self.columns, self.ones)

    def share(self, g: Any, seat: i64) -> float:
        """The share of victory that the net expects for the seat, above the fair one."""
        self.look(self.writer.row(g, seat))
        return float(self.net.value()) / float(SCALE)

    def values(self, g: Any, seat: i64, moves: vec[i64], dice: Dice) -> vec[float]:
        self.look(self.writer.row(g, seat))
        return self.logits(g, seat, moves, dice)

    def logits(self, g: Any, seat: i64, moves: vec[i64], dice: Dice) -> vec[float]:
        """For the row that was looked at. Moves that the encoding leaves out amount to another, and are never best."""
        said = self.say(g, seat, moves, dice)
        if self.many == i64(len(moves)):
            return said
        least = said[0]
        for value in said:
            if value < least:
                least = value
        every = vec[float](capacity=len(moves))
        nth: i64 = 0
        for move in moves:
            if nth < self.many and self.numbered[nth] == move:
                every = append(every, said[nth])
                nth += 1
            else:
                every = append(every, least - 1.0)
        return every

    def say(self, g: Any, seat: i64, moves: vec[i64], dice: Dice) -> vec[float]:
        """A number for each of the `many` moves of `numbered`."""
        if i64(len(self.codes)) < i64(len(moves)):
            self.codes, self.numbered = moves[:], moves[:]
            self.distances = vec[u8]([u8(0)] * len(moves))
        self.many = many = self.numbers.put(self.codes, self.numbered, 0, g, seat, moves)
        if self.adviser is not None:
            worths = self.adviser.values(g, seat, self.numbered[:many], dice)
            if self.insight is not None:
                worths = keep_best(worths, self.codes, self.numbered, 0)
                self.many = many = len(worths)
            put_distances(worths, self.distances, 0)
        if self.insight is not None:
            return self.say_of_lines(self.insight)
        net = self.net
        said = vec[float](capacity=many)
        for nth in range(many):
            logit = net.logit(self.renumbered[self.codes[nth]], i64(self.distances[nth]))
            said = append(said, float(logit) / float(SCALE))
        return said

    def say_of_lines(self, insight: Insight) -> vec[float]:
        """The same where moves have lines; the insight has looked at this state with the row."""
        net, each = self.net, insight.each
        net.listen()
        lines = vec[i16]([i16(insight.lines)] * (self.many * each))
        said = vec[float](capacity=self.many)
        for nth in range(self.many):
            insight.put_lines(lines, nth * each, self.numbered[nth])
            action = self.renumbered[self.codes[nth]]
            logit = net.logit_of(lines, nth * each, each, action, i64(self.distances[nth]))
            said = append(said, float(logit) / float(SCALE))
        return said

    def answer(self, step: Step[Any], g: Any, seat: i64, dice: Dice) -> i64:
        """One of the moves, as likely as the net finds it good."""
        moves = step.moves(g, seat)
        if len(moves) == 1:
            return moves[0]
        self.look(self.writer.row(g, seat))
        said = self.say(g, seat, moves, dice)
        best = said[0]
        for value in said:
            if value > best:
                best = value
        total = 0.0
        for nth in range(self.many):
            said[nth] = math.exp(said[nth] - best)
            total += said[nth]
        left = total * float(dice.below(FINE)) / float(FINE)
        for nth in range(self.many):
            left -= said[nth]
            if left < 0.0:
                return self.numbered[nth]
        return self.numbered[self.many - 1]
