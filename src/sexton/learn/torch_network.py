"""The net in PyTorch: answers whole halves at once on a GPU, or on a laptop's processor, and learns there."""

from __future__ import annotations

import copy
from typing import Any

import numpy as np

from sexton.extras import needs
from sexton.kernel.learn.advice import UNIT
from sexton.learn.floats import MOST, Floats
from sexton.learn.inputs import Array, Inputs
from sexton.learn.questions import GREEDY_LOOK, HALVES, LEARNER, PAST, RANDOM_LOOK, Questions
from sexton.learn.settings import Settings

with needs("learn"):
    import torch
    from torch import nn
    from torch.nn import functional

IMPOSSIBLE = -1e9


class Layers(nn.Module):  # type: ignore[misc,unused-ignore]
    """What `sexton.kernel.learn.net` is, in floating numbers."""

    def __init__(self, floats: Floats, inputs: Inputs) -> None:
        super().__init__()
        for name in floats.__struct_fields__:
            value = torch.from_numpy(np.array(getattr(floats, name)))
            self.register_parameter(name, nn.Parameter(value)) if name != "seen" else self.register_buffer(name, value)
        self.register_buffer("columns", torch.from_numpy(inputs.columns))
        self.register_buffer("amounts", torch.from_numpy(inputs.amounts))
        self.register_buffer("in_block", torch.eye(len(floats.advised)))

    def reached(self, rows: Any) -> Any:
        found = rows.index_select(1, self.columns)
        return torch.where(self.amounts > 0, found >= self.amounts, found <= self.amounts)

    def kind(self) -> Any:
        """Half as wide numbers where a GPU reckons with them."""
        return torch.bfloat16 if self.sparse.is_cuda else torch.float32

    def forward(self, bits: Any, lines: Any, block: Any, advice: Any) -> tuple[Any, Any]:
        wide = functional.relu(bits.to(self.kind()) @ self.sparse + self.sparse_bias)
        hidden = functional.relu(wide @ self.narrow + self.narrow_bias)
        every = functional.pad(hidden @ self.head.t() + self.head_bias, (0, 1))  # the last says nothing
        away = (self.in_block[block] @ self.advised).float() * advice.float() / UNIT
        said = every.gather(1, lines.flatten(1)).view(lines.shape).float().sum(2)
        return said - away, (hidden @ self.value + self.value_bias).float()


class TorchNetwork:
    def __init__(self, questions: Questions, settings: Settings, inputs: Inputs, floats: Floats) -> None:
        self.questions, self.settings = questions, settings
        self.gpu = torch.cuda.is_available()
        self.device = device = torch.device("cuda" if self.gpu else "cpu")
        torch.manual_seed(settings.seed)
        self.layers: Any = Layers(floats, inputs).to(device)
        self.earlier: Any = copy.deepcopy(self.layers)
        self.past: list[dict[str, Any]] = []
        fused = {"fused": True} if self.gpu else {}
        self.adam = torch.optim.AdamW(self.layers.parameters(), lr=settings.rate, eps=1e-5, weight_decay=1e-4, **fused)
        kinds = torch.from_numpy(questions.kinds).to(device)
        self.sure = ((kinds == GREEDY_LOOK) | (kinds == RANDOM_LOOK)).unsqueeze(1)  # these take the best move
        self.against_past = torch.nonzero(kinds == PAST).squeeze(1)
        shape, row, legal = (settings.ticks, HALVES, questions.games), questions.layout.row, questions.legal
        self.rows = torch.zeros((*shape, row), dtype=torch.int8, device=device)
        self.lines = torch.zeros((*shape, legal, questions.layout.each), dtype=torch.int16, device=device)
        self.block, self.advice = (torch.zeros((*shape, legal), dtype=torch.uint8, device=device) for _ in range(2))
        self.count, self.chosen = (torch.zeros(shape, dtype=torch.int64, device=device) for _ in range(2))
        self.likely, self.expected = (torch.zeros(shape, device=device) for _ in range(2))
        self.places = torch.arange(legal, device=device)

    def computed(self, layers: Any, rows: Any, lines: Any, block: Any, advice: Any) -> tuple[Any, Any]:
        with torch.autocast(self.device.type, dtype=torch.bfloat16, enabled=self.gpu):
            found: tuple[Any, Any] = layers(layers.reached(rows), lines.long(), block.long(), advice)
        return found

    def answer(self, tick: int, half: int) -> None:
        with torch.no_grad():
            self._answer(tick, half)

    def _answer(self, tick: int, half: int) -> None:
        now = self.questions.of[half]
        rows, lines, block = self._moved(now.rows), self._moved(now.lines), self._moved(now.block)
        advice, count, who = self._moved(now.advice), self._moved(now.count), self._moved(now.who)
        logits, value = self.computed(self.layers, rows, lines, block, advice)
        some = self.against_past
        if len(some):
            theirs, _ = self.computed(self.earlier, rows[some], lines[some], block[some], advice[some])
            logits[some] = torch.where((who[some] != LEARNER).unsqueeze(1), theirs, logits[some])
        logits = logits.masked_fill(self.places >= count.unsqueeze(1), IMPOSSIBLE)
        likely = torch.log_softmax(logits, 1)
        luck = -torch.log(-torch.log(torch.rand_like(likely).clamp_(1e-9, 1 - 1e-7)))
        chosen = torch.where(self.sure, likely, likely + luck).argmax(1)
        self.rows[tick, half], self.lines[tick, half] = rows, lines
        self.block[tick, half], self.advice[tick, half] = block, advice
        self.count[tick, half], self.chosen[tick, half], self.expected[tick, half] = count, chosen, value
        self.likely[tick, half] = likely.gather(1, chosen.unsqueeze(1)).squeeze(1)
        now.answer[:] = chosen.cpu().numpy()

    def _moved(self, found: Array) -> Any:
        return torch.from_numpy(found).to(self.device, non_blocking=True)

    def values(self) -> Array:
        found: Array = self.expected.cpu().numpy()
        return found

    def learn(self, advantages: Array, returns: Array, used: Array, rate: float, entropy: float) -> dict[str, float]:
        for group in self.adam.param_groups:
            group["lr"] = rate
        better, outcome = (torch.from_numpy(found.reshape(-1)).to(self.device) for found in (advantages, returns))
        index = torch.nonzero(torch.from_numpy(used.reshape(-1)).to(self.device)).squeeze(1)
        better = (better - better[index].mean()) / (better[index].std() + 1e-6)
        old = self.expected.reshape(-1)[index]
        explained = 1 - (outcome[index] - old).var() / (outcome[index].var() + 1e-9)
        parts = []
        for _ in range(self.settings.epochs):
            order = index[torch.randperm(len(index), device=self.device)]
            for start in range(0, len(order), self.settings.batch):
                parts.append(self.step(order[start : start + self.settings.batch], better, outcome, entropy))
        means = torch.stack(parts).mean(0).tolist()
        told = dict(zip(("policy", "value", "entropy", "moved"), means, strict=True))
        return {"explained": float(explained), **told}

    def step(self, some: Any, better: Any, outcome: Any, entropy: float) -> Any:
        settings, layers = self.settings, self.layers
        rows, lines, block, advice = (
            kept.flatten(0, 2)[some] for kept in (self.rows, self.lines, self.block, self.advice)
        )
        logits, value = self.computed(layers, rows, lines, block, advice)
        legal = self.places < self.count.reshape(-1)[some].unsqueeze(1)
        likely = torch.log_softmax(logits.masked_fill(~legal, IMPOSSIBLE), 1)
        doubt = -(likely.exp() * likely.masked_fill(~legal, 0.0)).sum(1).mean()
        chosen = likely.gather(1, self.chosen.reshape(-1)[some].unsqueeze(1)).squeeze(1)
        change = chosen - self.likely.reshape(-1)[some]
        ratio, gain = change.exp(), better[some]
        policy = -torch.minimum(ratio * gain, ratio.clamp(1 - settings.clip, 1 + settings.clip) * gain).mean()
        wrong = functional.mse_loss(value, outcome[some])
        self.adam.zero_grad(set_to_none=True)
        (policy + settings.value_weight * wrong - entropy * doubt).backward()
        nn.utils.clip_grad_norm_(layers.parameters(), 0.5)
        self.adam.step()
        with torch.no_grad():
            for weights in (layers.narrow, layers.head, layers.value):
                weights.clamp_(-MOST, MOST)
            layers.seen |= layers.reached(rows[:2048]).any(0)
        return torch.stack([policy.detach(), wrong.detach(), doubt.detach(), (change**2).mean().detach() / 2])

    def remember(self) -> None:
        self.past.append({name: value.clone() for name, value in self.layers.state_dict().items()})
        if len(self.past) > self.settings.snapshots:
            self.past.pop(len(self.past) // 2 if len(self.past) % 2 else 0)

    def meet(self, dice: np.random.Generator) -> None:
        self.earlier.load_state_dict(self.past[int(dice.integers(len(self.past)))])

    def floats(self) -> Floats:
        arrays = {name: value.detach().cpu().numpy() for name, value in self.layers.state_dict().items()}
        return Floats(**{name: arrays[name] for name in Floats.__struct_fields__})
