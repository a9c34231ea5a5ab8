"""Thousands of games of one kind stepped together, in compiled code.

>>> from sexton.envs.batch import Batch
>>> batch = Batch("gravediggers", games=3, seats=2)
>>> batch.reset(seed=7)
>>> batch.step([int(batch.legal_of(game)[0]) for game in range(3)])
>>> list(batch.seats), list(batch.terminations)
([1, 0, 1], [0, 0, 0])

Every buffer is an object that NumPy, and so PyTorch and JAX, reads in place: `numpy.asarray(batch.rows)`. Nothing here
needs NumPy. Where the engine is not compiled, buffers are copies that every step brings up to date.
"""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence
from copy import deepcopy
from operator import index
from typing import Any, Literal

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from sexton.bots.explain import called, words_for
from sexton.envs import IllegalAction
from sexton.envs.opened import Reward, Terms, encoding_of, opened, terms_of, wins_pot
from sexton.kernel.chance.dice import FastDice
from sexton.kernel.game import Options
from sexton.kernel.learn.from_views import numbers_of, writer_of
from sexton.kernel.learn.insight import RowsWithInsight
from sexton.kernel.learn.many_games import ManyGames
from sexton.kernel.search.state_values import StateValues
from sexton.uncompiled import compiled

COMPILED = compiled()
Letter = Literal["B", "d", "h", "q"]  # of a type of numbers, as buffers have them
SEEDS = 1 << 62
KEPT = (
    "dealt",
    "questions",
    "waiting",
    "answered",
    "sealed",
    "deals",
    "terminations",
    "truncations",
    "rewards",
)  # besides states and dice: all that a batch goes on from


class Batch:
    """`games` games, each of which asks one seat at a time; `step` answers all of them.

    | buffer | shape | |
    |---|---|---|
    | `rows` | games, row | what the asked seat sees, and nothing else: 16-bit numbers |
    | `seats` | games | the seat that is asked |
    | `legal`, `starts` | any; games + 1 | the actions allowed, game after game; where those of each game begin |
    | `advice` | as `legal` | how far each lies below the best by the game's own values; all 0 without `advice` |
    | `lines` | as `legal`, several each | with `insight`: what each would leave (`sexton.kernel.learn.insight`) |
    | `masks` | games, actions | a 1 for each of them; empty without `masks` |
    | `rewards` | games, players | of each seat, where the last step ended a game; else 0 |
    | `terminations`, `truncations` | games | 1 where the last step ended a game, or cut it short |
    | `deals` | games | the seed of the game being played: `Episode.deal` gives it alone |
    """

    def __init__(
        self,
        game: str,
        games: int,
        seats: int | None = None,
        options: Options | Mapping[str, Any] | None = None,
        max_cycles: int | None = None,
        reward: Reward = "pot",
        masks: bool = True,
        rotate: bool = False,
        version: int = 1,
        advice: bool = False,
        insight: bool = False,
    ) -> None:
        if games < 1:
            raise ValueError(f"a batch has at least one game, not {games}")
        if max_cycles is not None and max_cycles < 1:
            raise ValueError(f"max_cycles is at least 1, or None, not {max_cycles}")
        pot = wins_pot(reward)
        self.settings = (max_cycles, reward, masks, rotate, version, advice, insight)
        self.rules = opened(game, seats, options)
        adviser = self.rules.state_values() if advice else None
        if advice and adviser is None:
            raise ValueError(f"{game} has no state values to take advice from")
        self.encoding = encoding_of(self.rules, version)
        self.rotate = rotate
        self.insight = self.rules.insight() if insight else None
        writer = writer_of(self.rules, self.encoding, rotate)
        self._writer = RowsWithInsight(writer, self.insight) if self.insight else writer
        self.games, self.players, self.actions = games, self.rules.seats, self.encoding.actions.size
        self._games = self._many_games(max_cycles or 0, masks, pot, adviser)
        self._copies: dict[str, array[Any]] = {}  # uncompiled: of the vectors, which are lists then
        self.reset(0)

    def _many_games(self, longest: int, masks: bool, pot: bool, adviser: StateValues | None) -> ManyGames:
        rules, numbers = self.rules, numbers_of(self.rules, self.encoding, self.rotate)
        return ManyGames(
            rules.engine, rules.setup(), self._writer, numbers, self.games, self.players, self.actions,
            longest, masks, pot, adviser, self.insight,
        )  # fmt: skip

    def reset(self, seed: int = 0) -> None:
        """Deal all games. The same seed gives the same games, however many there are besides."""
        if not 0 <= seed < SEEDS:
            raise ValueError(f"a seed is a number from 0 to {SEEDS - 1}, not {seed}")
        self._games.reset(seed)
        self._bring_up_to_date()

    def step(self, actions: Sequence[int]) -> None:
        """One action for each game, best as an array of 64-bit numbers. All are checked before any is carried out."""
        answers = self._read(actions)
        if len(answers) != self.games:
            raise IllegalAction(f"{self.games} actions are due, one for each game, not {len(answers)}")
        wrong = self._games.first_illegal(answers)
        if wrong < self.games:
            self._place_of(wrong, answers[wrong])
        self._games.step()
        self._bring_up_to_date()

    def _read(self, actions: Sequence[int]) -> vec[i64]:
        """Memory of 64-bit numbers is copied as it is, anything else number by number."""
        try:
            whole = getattr(actions, "dtype", None) == "int64"
            return vec[i64](actions if whole else [index(action) for action in actions])
        except (TypeError, OverflowError):
            raise IllegalAction("actions are whole numbers, one for each game") from None

    def notation(self, game: int, action: int) -> str:
        """An action that this game allows now, as records write it."""
        place = self._place_of(game, action)
        return self.rules.write(self._games.moves[place])

    def words(self, game: int, action: int, language: str = "en") -> str:
        """The same in the words of a language, `en` or `it`."""
        view = self.rules.view(self._games.states[game], self._games.seats[game])
        return called(words_for(self.rules, language), self.rules.choices(view), self.notation(game, action))

    def _place_of(self, game: int, action: int) -> int:
        legal = self.legal_of(game).tolist()
        if action not in legal:
            allowed = ", ".join(map(str, legal))
            raise IllegalAction(f"game {game} may not answer {action} now, but: {allowed}")
        return int(self._games.starts[game]) + legal.index(action)

    def clone(self) -> Batch:
        """The same moment of all games, chance to come included."""
        return deepcopy(self)

    def __reduce__(self) -> tuple[Any, ...]:
        """For pickle and deepcopy: the games as text, and where everything else has come to."""
        kept = self._games
        positions = [self.rules.write_position(state) for state in kept.states]
        rolled = [(dice.x, dice.c) for dice in kept.dice]
        numbers = {name: list(getattr(kept, name)) for name in KEPT}
        return restored, (terms_of(self.rules), self.games, self.settings, kept.seed, positions, rolled, numbers)

    @property
    def rows(self) -> memoryview:
        return self._shaped("rows", "h", int(self._writer.size))

    @property
    def masks(self) -> memoryview:
        return self._shaped("masks", "B", self.actions)

    @property
    def rewards(self) -> memoryview:
        return self._shaped("rewards", "d", self.players)

    @property
    def legal(self) -> memoryview:
        """Take it again after every step: its size changes."""
        return self._buffer("legal", "q")[: self._games.starts[self.games]]

    @property
    def advice(self) -> memoryview:
        """Of each item of `legal`: 0 for what the game's own values like best, 32 for an average move. As it grows."""
        return self._buffer("advice", "B")[: self._games.starts[self.games]]

    @property
    def lines(self) -> memoryview:
        """Of each item of `legal`, with `insight`, what it would leave, a fixed number of lines each. As it grows.

        With `advice` too, `legal` lists only the moves that nets weigh: those which the game's own values like best.
        """
        return self._buffer("lines", "h")[: self._games.starts[self.games] * self._games.each]

    @property
    def starts(self) -> memoryview:
        return self._buffer("starts", "q")

    @property
    def seats(self) -> memoryview:
        return self._buffer("seats", "q")

    @property
    def deals(self) -> memoryview:
        return self._buffer("deals", "q")

    @property
    def terminations(self) -> memoryview:
        return self._buffer("terminations", "B")

    @property
    def truncations(self) -> memoryview:
        return self._buffer("truncations", "B")

    def legal_of(self, game: int) -> memoryview:
        """The actions that this game allows now."""
        starts = self._games.starts
        return self._buffer("legal", "q")[starts[game] : starts[game + 1]]

    def _buffer(self, name: str, letter: Letter) -> memoryview[Any]:
        """The memory itself, to be read."""
        numbers = getattr(self._games, name)
        if COMPILED:
            return memoryview(numbers)
        if len(self._copies.get(name, ())) != len(numbers):
            self._copies[name] = array(letter, numbers)
        return memoryview(self._copies[name]).toreadonly()

    def _shaped(self, name: str, letter: Letter, width: int) -> memoryview[Any]:
        """The same with a line for each game."""
        memory = self._buffer(name, letter)
        if not len(memory):
            return memory
        plain: memoryview[Any] = memory.cast("B")
        return plain.cast(letter, (self.games, width))

    def _bring_up_to_date(self) -> None:
        for name, copy in self._copies.items():
            numbers = getattr(self._games, name)
            if len(numbers) == len(copy):
                copy[:] = array(copy.typecode, numbers)


def restored(
    terms: Terms,
    games: int,
    settings: tuple[Any, ...],
    seed: int,
    positions: list[str],
    rolled: list[tuple[int, int]],
    numbers: Mapping[str, list[Any]],
) -> Batch:
    """The batch that was put away: what it asks is written anew."""
    batch = Batch(terms[0], games, terms[1], msgspec.json.decode(terms[2]), *settings)
    kept = batch._games
    kept.seed = seed
    for name, values in numbers.items():
        buffer = getattr(kept, name)
        for place, value in enumerate(values):
            buffer[place] = value
    for game, (position, (x, c)) in enumerate(zip(positions, rolled, strict=True)):
        kept.states[game] = batch.rules.read_position(position)
        kept.dice[game] = dice = FastDice(0)
        dice.x, dice.c = x, c
    kept.ask_all()
    batch._bring_up_to_date()
    return batch
