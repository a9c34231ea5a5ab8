"""House rules that one net learns together: each was in force in some of its games."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from sexton.kernel.game import Game, Options
from sexton.kernel.interface import Refusal


class MixedRules:
    """`names`: the house rules besides the usual ones, such as `hands=3`, in the order in which a net met them."""

    def __init__(self, game: Game, usual: Options | None, names: Sequence[str]) -> None:
        self.game, self.usual, self.names = game, usual or game.options_type(), tuple(dict.fromkeys(names))
        self.settings = [(option, value) for option, _, value in (name.partition("=") for name in self.names)]
        for nth, (option, value) in enumerate(self.settings):
            if not value or getattr(self.usual, option, value) == value:
                raise Refusal("learn", "not-mixed", setting=self.names[nth])
            self.with_rules([nth])

    def in_force(self, options: Options) -> list[int]:
        """Which of them these options have, by number."""
        return [nth for nth, (option, value) in enumerate(self.settings) if getattr(options, option) == value]

    def with_rules(self, numbers: Sequence[int]) -> Options:
        """The usual options with these of them; of two that exclude each other, the later."""
        plain: dict[str, Any] = msgspec.json.decode(self.usual.canonical())
        return self.game.read_options(plain | dict(self.settings[nth] for nth in numbers))

    def know(self, options: Options) -> bool:
        """Whether these options differ from the usual ones in such house rules alone."""
        return self.with_rules(self.in_force(options)).canonical() == options.canonical()

    def taught(self) -> list[Options]:
        """What is played in training: the usual house rules, each of the others alone, and all of them together."""
        each = [self.with_rules([nth]) for nth in range(len(self.names))]
        several = len({option for option, _ in self.settings}) > 1
        return [self.usual, *each, *([self.with_rules(range(len(self.names)))] if several else [])]
