"""One game being learned from: what every environment shares. Seats see rows of numbers made of their own view."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from sexton.extras import needs

with needs("pettingzoo"):
    import numpy as np
    from numpy.typing import NDArray

from sexton.kernel import catalogue
from sexton.kernel.chance.dice import FastDice
from sexton.kernel.engine import Run
from sexton.kernel.game import Game, Options, Rules
from sexton.kernel.interface import Move, Over, Seat, Tell
from sexton.kernel.learn.encoding import Encoding
from sexton.library.drawing import svg_of, text_of

Reward = Literal["pot", "score"]
SEEDS = 1 << 62
FLOATS, FLAGS, PLACES = np.dtype(np.float32), np.dtype(np.int8), np.dtype(np.int64)
NO_MOVES = vec[i64]()


def opened(game_id: str, seats: int | None, options: Options | Mapping[str, Any] | None) -> Rules[Any, Any]:
    """The game with this number of seats (by default the fewest it takes) and these house rules."""
    game = catalogue.find(game_id)
    chosen = options if isinstance(options, Options) else game.read_options(options or {})
    return game.open(fewest(game) if seats is None else seats, chosen)


def fewest(game: Game) -> int:
    return game.seats[0]


class Episode:
    """A game and its numbers. `asked` are the seats that decide now, in the order in which they answer."""

    def __init__(self, rules: Rules[Any, Any], reward: Reward = "pot", tell: Tell | None = None) -> None:
        if reward not in ("pot", "score"):
            raise ValueError(f"reward is 'pot' or 'score', not {reward!r}")
        self.rules = rules
        self.reward = reward
        self.tell = tell  # hears what the rules announce
        self._encode_by(rules.encoding())
        self.deal(0)

    def _encode_by(self, encoding: Encoding) -> None:
        self.encoding = encoding
        self.fast, self.quick = encoding.fast, encoding.actions.quick
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
        twin.rules, twin.reward, twin.tell = self.rules, self.reward, None
        twin._encode_by(self.encoding)
        dice = FastDice(0)
        dice.x, dice.c = self.run.dice.x, self.run.dice.c  # type: ignore[attr-defined]  # dealt with FastDice
        twin.run = Run(self.rules.engine, self.rules.clone(self.run.state), dice)
        twin.look_around()
        return twin

    def view(self, seat: Seat | None) -> msgspec.Struct:
        seen: msgspec.Struct = self.rules.view(self.run.state, seat)
        return seen

    def row(self, seat: Seat) -> NDArray[np.float32]:
        """What the seat sees, as numbers."""
        if self.fast is not None:
            return np.array(self.fast(self.run.state, seat), FLOATS)
        return np.array(self.encoding.write(self.view(seat)), FLOATS)

    def moves(self, seat: Seat) -> vec[i64]:
        """What the seat may answer now; nothing if it is not asked."""
        found = self._moves.get(seat)
        if found is None:
            found = self._moves[seat] = self.run.moves(seat) if seat in self.asked else NO_MOVES
        return found

    def codes(self, seat: Seat) -> vec[i64]:
        """The numbers of `moves`."""
        moves, actions = self.moves(seat), self.encoding.actions
        if self.quick is not None:
            return self.quick.codes(self.run.state, moves)
        return vec[i64](actions.codes(self.view(seat) if actions.needs_view else None, list(moves)))

    def move(self, seat: Seat, action: int) -> Move | None:
        """The move this number stands for, if the seat may make it now."""
        if self.quick is not None:
            return self.quick.move(self.run.state, self.moves(seat), action)
        return dict(zip(self.codes(seat), self.moves(seat), strict=True)).get(action)

    def mask(self, seat: Seat) -> NDArray[np.int8]:
        """A 1 for every number the seat may answer: `wait` alone if it is not asked."""
        mask, codes = np.zeros(self.wait + 1, FLAGS), self.codes(seat)
        mask[np.array(codes, PLACES) if len(codes) else self.wait] = 1
        return mask

    def observed(self, seat: Seat) -> dict[str, Any]:
        """Row and mask, as environments give them: this is done at every step of every game."""
        fast, quick, state = self.fast, self.quick, self.run.state
        if fast is None or quick is None:
            return {"observation": self.row(seat), "action_mask": self.mask(seat)}
        moves, mask = self.moves(seat), np.zeros(self.wait + 1, FLAGS)
        mask[np.array(quick.codes(state, moves), PLACES) if len(moves) else self.wait] = 1
        return {"observation": np.array(fast(state, seat), FLOATS), "action_mask": mask}

    def default(self, seat: Seat) -> Move:
        return self.rules.default(self.view(seat))

    def answer(self, moves: Sequence[Move]) -> None:
        """One move for each seat asked, in the order of `asked`; chance settles what follows."""
        self.run.play(list(moves))
        self.look_around()

    def result(self) -> Over | None:
        pending = self.rules.pending(self.run.state)
        return pending if isinstance(pending, Over) else None

    def rewards(self) -> list[float]:
        """Nothing before the end. `pot`: everybody has paid 1, the winners share all of it. `score`: the points."""
        over = self.result()
        if over is None:
            return [0.0] * self.rules.seats
        return returns(over, self.rules.seats, self.reward)


def returns(over: Over, seats: int, reward: Reward) -> list[float]:
    if reward == "score":
        return [float(score) for score in over.scores]
    winners = over.ranking[0]
    return [seats / len(winners) - 1.0 if seat in winners else -1.0 for seat in range(seats)]
