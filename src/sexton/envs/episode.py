"""One game being learned from: what every environment shares. Seats see rows of numbers made of their own view."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from sexton.extras import needs

with needs("pettingzoo"):
    import numpy as np
    from numpy.typing import NDArray

from sexton.bots.explain import called, words_for
from sexton.envs import IllegalAction
from sexton.envs.opened import Reward, encoding_of, opened_again, terms_of, wins_pot
from sexton.kernel.chance.dice import FastDice
from sexton.kernel.engine import Run
from sexton.kernel.game import Rules
from sexton.kernel.interface import Move, Seat, Tell
from sexton.kernel.learn.encoding import Encoding
from sexton.kernel.learn.from_views import numbers_of, writer_of
from sexton.kernel.learn.many_games import rewards_of
from sexton.library.drawing import svg_of, text_of

SEEDS = 1 << 62
FLOATS, FLAGS, PLACES = np.dtype(np.float32), np.dtype(np.int8), np.dtype(np.int64)
NO_MOVES = vec[i64]()


def dice_at(x: int, c: int) -> FastDice:
    dice = FastDice(0)
    dice.x, dice.c = x, c
    return dice


class Episode:
    """A game and its numbers. `asked` are the seats that decide now, in the order in which they answer."""

    def __init__(
        self,
        rules: Rules[Any, Any],
        reward: Reward = "pot",
        tell: Tell | None = None,
        rotate: bool = False,
        version: int = 1,
    ) -> None:
        self.rules = rules
        self.pot = wins_pot(reward)
        self.tell = tell  # hears what the rules announce
        self.rotate = rotate  # whether the own seat comes first
        self._encode_by(encoding_of(rules, version))
        self.deal(0)

    def _encode_by(self, encoding: Encoding) -> None:
        self.encoding = encoding
        self.writer, self.numbers = (
            writer_of(self.rules, encoding, self.rotate),
            numbers_of(self.rules, encoding, self.rotate),
        )
        self.wait = encoding.actions.size  # the number of the answer "I am not asked"

    def deal(self, seed: int) -> None:
        self.run = Run(self.rules.engine, self.rules.setup(), FastDice(seed), self.tell)
        self.look_around()

    def look_around(self) -> None:
        self.asked: tuple[Seat, ...] = self.run.seats
        self._moves: dict[Seat, vec[i64]] = {}

    @property
    def over(self) -> bool:
        return not self.asked

    def rendered(self, seat: Seat | None, mode: str | None) -> str | None:
        """The table as a seat, or the public, sees it: text (`ansi`), a picture (`svg`), or printed (`human`)."""
        view = self.view(seat)
        if mode == "svg":
            return svg_of(self.rules, view)
        text = text_of(self.rules, view)
        if mode != "human":
            return text
        print(text)  # noqa: T201  that is what `human` means
        return None

    def copy(self) -> Episode:
        """The same moment of the same game, chance to come included; what happens to it happens to it alone."""
        twin = object.__new__(Episode)
        twin.__dict__.update(self.__dict__)
        twin.tell = None
        twin.go_on(self.rules.clone(self.run.state), *self.rolled)
        return twin

    @property
    def rolled(self) -> tuple[int, int]:
        """Where the dice have come to."""
        dice = self.run.dice
        assert isinstance(dice, FastDice)
        return dice.x, dice.c

    def go_on(self, state: Any, *rolled: int) -> None:
        """From this moment, with dice that have come to this."""
        self.run = Run(self.rules.engine, state, dice_at(*rolled), self.tell)
        self.look_around()

    def __deepcopy__(self, memo: dict[int, Any]) -> Episode:
        return self.copy()

    def __getstate__(self) -> tuple[Any, ...]:
        """For pickle: the terms and the position as text. Who listens to it is not kept."""
        position = self.rules.write_position(self.run.state)
        return terms_of(self.rules), self.pot, self.rotate, self.encoding.version, position, self.rolled

    def __setstate__(self, kept: tuple[Any, ...]) -> None:
        terms, self.pot, self.rotate, version, position, rolled = kept
        self.rules, self.tell = opened_again(terms), None
        self._encode_by(encoding_of(self.rules, version))
        self.go_on(self.rules.read_position(position), *rolled)

    def view(self, seat: Seat | None) -> msgspec.Struct:
        seen: msgspec.Struct = self.rules.view(self.run.state, seat)
        return seen

    def row(self, seat: Seat) -> NDArray[np.float32]:
        """What the seat sees, as numbers."""
        return np.array(self.writer.row(self.run.state, seat), FLOATS)

    def moves(self, seat: Seat) -> vec[i64]:
        """What the seat may answer now; nothing if it is not asked."""
        found = self._moves.get(seat)
        if found is None:
            found = self._moves[seat] = self.run.moves(seat) if seat in self.asked else NO_MOVES
        return found

    def codes(self, seat: Seat) -> vec[i64]:
        """The numbers of `moves`."""
        return self.numbers.codes(self.run.state, seat, self.moves(seat))

    def move(self, seat: Seat, action: int) -> Move | None:
        """The move this number stands for, if the seat may make it now."""
        return self.numbers.move(self.run.state, seat, self.moves(seat), action)

    def notation(self, seat: Seat, action: int) -> str:
        """An action that the seat may take now, as records write it."""
        move = self.move(seat, action)
        if move is None:
            raise IllegalAction(f"player_{seat} may not answer {action} now")
        return self.rules.write(move)

    def words(self, seat: Seat, action: int, language: str = "en") -> str:
        """The same in the words of a language, `en` or `it`."""
        text = self.notation(seat, action)
        return called(words_for(self.rules, language), self.rules.choices(self.view(seat)), text)

    def mask(self, seat: Seat) -> NDArray[np.int8]:
        """A 1 for every number the seat may answer: `wait` alone if it is not asked."""
        mask, codes = np.zeros(self.wait + 1, FLAGS), self.codes(seat)
        mask[np.array(codes, PLACES) if len(codes) else self.wait] = 1
        return mask

    def observed(self, seat: Seat) -> dict[str, Any]:
        """Row and mask, as environments give them: this is done at every step of every game."""
        return {"observation": self.row(seat), "action_mask": self.mask(seat)}

    def default(self, seat: Seat) -> Move:
        return self.rules.default(self.view(seat))

    def answer(self, moves: Sequence[Move]) -> None:
        """One move for each seat asked, in the order of `asked`; chance settles what follows."""
        self.run.play(list(moves))
        self.look_around()

    def rewards(self) -> list[float]:
        """Nothing before the end. `pot`: everybody has paid 1, the winners share all of it. `score`: the points."""
        return rewards_of(self.run.step, self.run.state, self.pot) if self.over else [0.0] * self.rules.seats
