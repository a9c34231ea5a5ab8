"""The same net and the same learning with NumPy alone: slower, for small boxes and for tests."""

from __future__ import annotations

from typing import Any

import numpy as np

from sexton.kernel.learn.advice import UNIT
from sexton.learn.floats import MOST, Floats
from sexton.learn.inputs import Array, Inputs
from sexton.learn.questions import GREEDY_LOOK, HALVES, LEARNER, PAST, RANDOM_LOOK, Questions
from sexton.learn.settings import Settings

IMPOSSIBLE = -1e9
LEARNED = tuple(name for name in Floats.__struct_fields__ if name != "seen")
ASKED = ("rows", "lines", "block", "advice", "count")
Arrays = dict[str, Array]


class NumpyNetwork:
    def __init__(self, questions: Questions, settings: Settings, inputs: Inputs, floats: Floats) -> None:
        self.questions, self.settings, self.inputs = questions, settings, inputs
        self.weights: Arrays = {name: np.array(getattr(floats, name), np.float32) for name in LEARNED}
        self.seen = np.array(floats.seen)
        self.earlier, self.past = self.weights, [self.weights]
        self.adam = Adam(self.weights)
        self.sure = np.isin(questions.kinds, (GREEDY_LOOK, RANDOM_LOOK))
        self.against_past = questions.kinds == PAST
        shape, row, legal = (settings.ticks, HALVES, questions.games), questions.layout.row, questions.legal
        self.rows = np.zeros((*shape, row), np.int8)
        self.lines = np.zeros((*shape, legal, questions.layout.each), np.int16)
        self.block, self.advice = np.zeros((*shape, legal), np.uint8), np.zeros((*shape, legal), np.uint8)
        self.count, self.chosen = np.zeros(shape, np.int64), np.zeros(shape, np.int64)
        self.likely, self.expected = np.zeros(shape, np.float32), np.zeros(shape, np.float32)
        self.dice = np.random.default_rng(settings.seed)

    def answer(self, tick: int, half: int) -> None:
        now = self.questions.of[half]
        passed = Pass(self.weights, self.inputs.of(now.rows), now)
        logits = passed.logits
        theirs = self.against_past & (now.who != LEARNER)
        if theirs.any():
            logits[theirs] = Pass(self.earlier, self.inputs.of(now.rows), now).logits[theirs]
        likely = log_softmax(logits)
        luck = self.dice.gumbel(size=likely.shape)
        chosen = np.where(self.sure[:, None], likely, likely + luck).argmax(1)
        for name in ASKED:
            getattr(self, name)[tick, half] = getattr(now, name)
        self.chosen[tick, half], self.expected[tick, half] = chosen, passed.value
        self.likely[tick, half] = np.take_along_axis(likely, chosen[:, None], 1)[:, 0]
        now.answer[:] = chosen

    def values(self) -> Array:
        return self.expected

    def learn(self, advantages: Array, returns: Array, used: Array, rate: float, entropy: float) -> dict[str, float]:
        index = np.nonzero(used.reshape(-1))[0]
        better, outcome = advantages.reshape(-1), returns.reshape(-1)
        better = (better - better[index].mean()) / (better[index].std() + 1e-6)
        old = self.expected.reshape(-1)[index]
        told = {"explained": float(1 - (outcome[index] - old).var() / (outcome[index].var() + 1e-9))}
        for _ in range(self.settings.epochs):
            order = self.dice.permutation(index)
            for start in range(0, len(order), self.settings.batch):
                self.step(order[start : start + self.settings.batch], better, outcome, rate, entropy)
        return told

    def step(self, some: Array, better: Array, outcome: Array, rate: float, entropy: float) -> None:
        asked = Asked(self, some)
        bits = self.inputs.of(asked.rows)
        self.seen |= bits.any(0)
        passed = Pass(self.weights, bits, asked)
        likely = log_softmax(passed.logits)
        chance = np.exp(likely)
        chosen = self.chosen.reshape(-1)[some]
        here = np.arange(len(some))
        ratio = np.exp(likely[here, chosen] - self.likely.reshape(-1)[some])
        gain, clip = better[some], self.settings.clip
        counts = np.where(gain > 0, ratio < 1 + clip, ratio > 1 - clip)  # beyond these nothing is gained any more
        towards = np.zeros_like(chance)
        towards[here, chosen] = 1.0
        doubt = -(chance * likely).sum(1, keepdims=True)
        of_logits = (-(counts * ratio * gain))[:, None] * (towards - chance) + entropy * chance * (likely + doubt)
        of_value = 2 * self.settings.value_weight * (passed.value - outcome[some])
        self.adam.step(passed.gradients(of_logits / len(some), of_value / len(some)), rate)
        for name in ("narrow", "head", "value"):
            np.clip(self.weights[name], -MOST, MOST, out=self.weights[name])

    def remember(self) -> None:
        self.past = [*self.past, {name: value.copy() for name, value in self.weights.items()}]
        self.past = self.past[-self.settings.snapshots :]

    def meet(self, dice: np.random.Generator) -> None:
        self.earlier = self.past[int(dice.integers(len(self.past)))]

    def floats(self) -> Floats:
        return Floats(**{name: value.copy() for name, value in self.weights.items()}, seen=self.seen.copy())


class Asked:
    """Some of the questions that were answered."""

    def __init__(self, network: NumpyNetwork, some: Array) -> None:
        for name in ASKED:
            kept = getattr(network, name)
            setattr(self, name, kept.reshape(-1, *kept.shape[3:])[some])

    rows: Array
    lines: Array
    block: Array
    advice: Array
    count: Array


class Pass:
    """Forward through all layers; what is needed to come back is kept."""

    def __init__(self, weights: Arrays, bits: Array, asked: Any) -> None:
        self.weights, self.bits = weights, bits.astype(np.float32)
        self.wide = np.maximum(self.bits @ weights["sparse"] + weights["sparse_bias"], 0.0)
        self.hidden = np.maximum(self.wide @ weights["narrow"] + weights["narrow_bias"], 0.0)
        self.lines, self.legal = asked.lines.astype(np.int64), np.arange(asked.lines.shape[1]) < asked.count[:, None]
        self.blocks, self.away = asked.block, asked.advice / UNIT
        every = np.zeros((len(bits), len(weights["head"]) + 1), np.float32)  # the last says nothing
        every[:, :-1] = self.hidden @ weights["head"].T + weights["head_bias"]
        said = np.take_along_axis(every, self.lines.reshape(len(bits), -1), 1).reshape(self.lines.shape).sum(2)
        logits = said - self.away * weights["advised"][self.blocks]
        self.logits = np.where(self.legal, logits, IMPOSSIBLE)
        self.value = self.hidden @ weights["value"] + weights["value_bias"]

    def gradients(self, of_logits: Array, of_value: Array) -> Arrays:
        weights, of_logits = self.weights, np.where(self.legal, of_logits, 0.0).astype(np.float32)
        of_every = np.zeros((len(of_logits), len(weights["head"]) + 1), np.float32)
        np.add.at(of_every, (np.arange(len(of_logits))[:, None, None], self.lines), of_logits[..., None])
        of_every = of_every[:, :-1]
        of_advised = -np.bincount(
            self.blocks.reshape(-1), (of_logits * self.away).reshape(-1), minlength=len(weights["advised"])
        )
        of_hidden = (of_every @ weights["head"] + of_value[:, None] * weights["value"]) * (self.hidden > 0)
        of_wide = (of_hidden @ weights["narrow"].T) * (self.wide > 0)
        return {
            "sparse": self.bits.T @ of_wide,
            "sparse_bias": of_wide.sum(0),
            "narrow": self.wide.T @ of_hidden,
            "narrow_bias": of_hidden.sum(0),
            "head": of_every.T @ self.hidden,
            "head_bias": of_every.sum(0),
            "value": self.hidden.T @ of_value,
            "value_bias": of_value.sum(keepdims=True),
            "advised": of_advised.astype(np.float32),
        }


class Adam:
    """Adaptive steps: each weight moves by its mean gradient over the spread of it."""

    def __init__(self, weights: Arrays, most: float = 0.5) -> None:
        self.weights, self.most, self.steps = weights, most, 0
        self.mean = {name: np.zeros_like(value) for name, value in weights.items()}
        self.square = {name: np.zeros_like(value) for name, value in weights.items()}

    def step(self, gradients: Arrays, rate: float) -> None:
        self.steps += 1
        length = float(np.sqrt(sum(float((gradient**2).sum()) for gradient in gradients.values())))
        cut = min(1.0, self.most / (length + 1e-9))
        for name, gradient in gradients.items():
            mean, square = self.mean[name], self.square[name]
            mean += 0.1 * (cut * gradient - mean)
            square += 0.001 * ((cut * gradient) ** 2 - square)
            size = np.sqrt(square / (1 - 0.999**self.steps)) + 1e-5
            self.weights[name] -= (rate * mean / (1 - 0.9**self.steps) / size).astype(np.float32)


def log_softmax(logits: Array) -> Array:
    away = logits - logits.max(1, keepdims=True)
    found: Array = away - np.log(np.exp(away).sum(1, keepdims=True))
    return found
