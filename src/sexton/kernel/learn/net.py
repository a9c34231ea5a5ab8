# engine: compiled
"""A small net in whole numbers: it gives the same results compiled, uncompiled and in a browser.

Its first layer is wide and sparse. Every number of a row that is not 0 adds one line of weights, so that a row costs
as much as it has such numbers. After it come a narrow layer, a number for each action, and the value of the row. Where
a game says what a move would leave, the head has a number for each line of that instead, and a move sums up its lines.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

ONE: Final = 64  # what a 1 is in weights and in layers
SHIFT: Final = 6  # a product has 1 as ONE * ONE; this many bits to the right and it is ONE again
SCALE: Final = 4096  # what a 1 is in logits and values
NOTHING: Final = -1  # a number that has no line


class Sparse:
    """The first layer. `firsts`: of each column the place of its lowest number; `lines`: of each such place the line
    of weights, or NOTHING.
    """

    def __init__(
        self, low: vec[i64], high: vec[i64], firsts: vec[i64], lines: vec[i64], weights: vec[i16], bias: vec[i64]
    ) -> None:
        self.low: Final = low
        self.high: Final = high
        self.firsts: Final = firsts
        self.lines: Final = lines
        self.weights: Final = weights
        self.bias: Final = bias

    def line(self, column: i64, number: i64) -> i64:
        low, high = self.low[column], self.high[column]
        if number < low:
            number = low
        elif number > high:
            number = high
        return self.lines[self.firsts[column] + number - low]


@mypyc_attr(allow_interpreted_subclasses=True)
class Net:
    """`look` at a row first; then `value` and `logit` tell about it."""

    def __init__(
        self, sparse: Sparse, narrow: vec[i16], narrow_bias: vec[i64], head: vec[i16], head_bias: vec[i64],
        value_weights: vec[i16], value_bias: i64, advised: vec[i64],
    ) -> None:  # fmt: skip
        self.sparse: Final = sparse
        self.width: Final[i64] = len(sparse.bias)
        self.narrow: Final = narrow  # line by line, one for each place of the first layer
        self.narrow_bias: Final = narrow_bias
        self.narrow_width: Final[i64] = len(narrow_bias)
        self.head: Final = head  # line by line: of an action, or of what a move would leave
        self.head_bias: Final = head_bias
        self.value_weights: Final = value_weights
        self.value_bias: Final = value_bias
        self.advised: Final = advised  # of each action, what a step below the best by the game's own values takes away
        self.wide: Final = sparse.bias[:]
        self.hidden: Final = narrow_bias[:]
        self.said: Final = head_bias[:]  # of each line of the head; see `listen`

    def for_another(self) -> "Net":
        """The same weights for somebody who looks at other rows meanwhile."""
        return Net(
            self.sparse, self.narrow, self.narrow_bias, self.head, self.head_bias, self.value_weights,
            self.value_bias, self.advised,
        )  # fmt: skip

    def look(self, row: vec[i16], columns: vec[i64], ones: vec[i64]) -> None:
        """`columns` say where each number of the row belongs, `ones` which further columns have a 1."""
        wide, bias = self.wide, self.sparse.bias
        for place in range(self.width):
            wide[place] = bias[place]
        for nth in range(i64(len(row))):
            number = i64(row[nth])
            if number and columns[nth] >= 0:
                self.add(self.sparse.line(columns[nth], number))
        for column in ones:
            self.add(self.sparse.line(column, 1))
        self.narrow_down()

    def add(self, line: i64) -> None:
        if line == NOTHING:
            return
        wide, weights, at = self.wide, self.sparse.weights, line * self.width
        for place in range(self.width):
            wide[place] += i64(weights[at + place])

    def narrow_down(self) -> None:
        hidden, wide, weights, many = self.hidden, self.wide, self.narrow, self.narrow_width
        for place in range(many):
            hidden[place] = self.narrow_bias[place]
        for nth in range(self.width):
            size = wide[nth]
            if size > 0:
                at = nth * many
                for place in range(many):
                    hidden[place] += size * i64(weights[at + place])
        for place in range(many):
            hidden[place] = hidden[place] >> SHIFT if hidden[place] > 0 else 0

    def value(self) -> i64:
        """The share of victory above the fair one, in parts of SCALE."""
        total = self.value_bias
        for place in range(self.narrow_width):
            total += self.hidden[place] * i64(self.value_weights[place])
        return total

    def logit(self, action: i64, distance: i64) -> i64:
        """How much speaks for an action, in parts of SCALE; `distance`: of the game's own advice, or 0."""
        return self.line(action) - distance * self.advised[action]

    def line(self, number: i64) -> i64:
        """What a line of the head says."""
        total = self.head_bias[number]
        at = number * self.narrow_width
        for place in range(self.narrow_width):
            total += self.hidden[place] * i64(self.head[at + place])
        return total

    def listen(self) -> None:
        """To all lines, before moves are asked about that are made of several."""
        for number in range(i64(len(self.said))):
            self.said[number] = self.line(number)

    def logit_of(self, lines: vec[i16], at: i64, each: i64, action: i64, distance: i64) -> i64:
        """The same as `logit` for an action that has its own lines, from place `at` on."""
        total = -distance * self.advised[action]
        nothing = i64(len(self.said))
        for nth in range(each):
            line = i64(lines[at + nth])
            if line < nothing:
                total += self.said[line]
        return total
