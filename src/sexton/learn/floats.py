"""A net's weights as they are learned, and the whole numbers they become."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
import numpy as np
from msgspec import Struct

from sexton.kernel.learn.advice import UNIT
from sexton.kernel.learn.layout import Layout
from sexton.kernel.learn.net import ONE, SCALE
from sexton.kernel.learn.weights import About, Weights
from sexton.learn.inputs import Array, Inputs

MOST = 127 / ONE  # the largest weight that a file can hold


class Floats(Struct, frozen=True):
    """`sparse`: input by input; `narrow`: place by place of the first layer; `head`: line by line."""

    sparse: Array
    sparse_bias: Array
    narrow: Array
    narrow_bias: Array
    head: Array
    head_bias: Array
    value: Array
    value_bias: Array
    advised: Array  # of each block of actions
    seen: Array  # of each input, whether it was ever 1

    @classmethod
    def fresh(cls, layout: Layout, inputs: Inputs, width: int, narrow: int, advice: float, seed: int) -> Floats:
        dice = np.random.default_rng(seed)

        def normal(*shape: int, spread: float) -> Array:
            return (dice.standard_normal(shape) * spread).astype(np.float32)

        def zeros(*shape: int) -> Array:
            return np.zeros(shape, np.float32)

        return cls(
            sparse=normal(inputs.size, width, spread=(1 / 100) ** 0.5),  # about 100 of all inputs are 1
            sparse_bias=zeros(width),
            narrow=normal(width, narrow, spread=(2 / width) ** 0.5),
            narrow_bias=zeros(narrow),
            head=normal(layout.lines, narrow, spread=0.01 * (1 / narrow) ** 0.5),
            head_bias=zeros(layout.lines),
            value=normal(narrow, spread=0.01),
            value_bias=zeros(1),
            advised=np.full(len(layout.widest.actions.blocks), advice, np.float32),
            seen=np.zeros(inputs.size, bool),
        )

    @classmethod
    def of(cls, weights: Weights, layout: Layout, inputs: Inputs) -> Floats:
        """What a file's whole numbers stand for."""
        width, narrow = weights.about.width, weights.about.narrow
        sparse, seen = inputs.amounts_of(layout, floats(weights.sparse, ONE).reshape(-1, width), weights.lines)
        firsts = np.cumsum([0, *(block.size for block in layout.widest.actions.blocks)])[:-1]
        return cls(
            sparse=sparse,
            sparse_bias=floats(weights.sparse_bias, ONE),
            narrow=floats(weights.narrow, ONE).reshape(width, narrow),
            narrow_bias=floats(weights.narrow_bias, SCALE),
            head=floats(weights.head, ONE).reshape(-1, narrow),
            head_bias=floats(weights.head_bias, SCALE),
            value=floats(weights.value, ONE),
            value_bias=floats(weights.value_bias, SCALE),
            advised=floats(weights.advised, SCALE / UNIT)[firsts],
            seen=seen,
        )

    def with_further_inputs(self, size: int) -> Floats:
        """The same net, which takes no notice yet of inputs that come after its own."""
        room = size - len(self.sparse)
        return msgspec.structs.replace(
            self, sparse=np.pad(self.sparse, ((0, room), (0, 0))), seen=np.pad(self.seen, (0, room))
        )

    def whole(self, layout: Layout, inputs: Inputs, **about: Any) -> Weights:
        lines, places = inputs.lines(layout, self.sparse, self.seen)
        blocks = layout.widest.actions.blocks
        advised = np.repeat(self.advised, [block.size for block in blocks])
        return Weights(
            About(
                game=layout.game.id, encoding=layout.version, row=layout.row, actions=layout.actions,
                mixed=layout.mixed.names, width=len(self.sparse_bias), narrow=len(self.narrow_bias), **about,
            ),
            low=layout.low,
            high=layout.high,
            lines=places,
            sparse=small(lines),
            sparse_bias=whole(self.sparse_bias, ONE),
            narrow=small(self.narrow),
            narrow_bias=whole(self.narrow_bias, SCALE),
            head=small(self.head),
            head_bias=whole(self.head_bias, SCALE),
            value=small(self.value),
            value_bias=whole(self.value_bias, SCALE),
            advised=whole(advised, SCALE / UNIT),
        )  # fmt: skip


def whole(numbers: Array, one: float) -> list[int]:
    found: list[int] = np.rint(numbers.reshape(-1) * one).astype(np.int64).tolist()
    return found


def floats(numbers: Sequence[int], one: float) -> Array:
    found: Array = (np.array(numbers) / one).astype(np.float32)
    return found


def small(numbers: Array) -> list[int]:
    return whole(np.clip(numbers, -MOST, MOST), ONE)
