"""What a moment was worth. Whatever judges is behind one interface, so that better minds improve reviews."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Protocol

from msgspec import Struct, structs

from sexton.bots.explain import SURE
from sexton.bots.search import Thought, mean_of, thought_of
from sexton.bots.tree import SEEDS, Arm, Tree
from sexton.kernel.chance.dice import Dice, FastDice
from sexton.kernel.engine import Run
from sexton.kernel.game import NOBODY, Rules
from sexton.kernel.interface import Event, Move, Over, Seat
from sexton.kernel.learn.nets import has_net, mind_of
from sexton.kernel.search.state_values import StateValues, greedy_move
from sexton.kernel.steps import State
from sexton.review.outcomes import Outcome, Story, outcomes_of, scores_beside
from sexton.uncompiled import compiled

LOOKS = 50  # numbers between two looks at their error
TIMES = 16  # at least, that the last comparison begins anew
SURELY = 3.0  # standard errors between what was found and nothing


class Compared(Struct, frozen=True):
    """The best moves of a decision and the one that was played, by what the seat knew, all in the same worlds."""

    thoughts: tuple[Thought, ...]  # the best first
    cost: float  # of the move that was played, beside the best of the others; below 0 if it was better itself
    error: float  # standard error
    dropped: tuple[Thought, ...] = ()  # moves that were found worse before the last comparison


class Ends(Struct, frozen=True):
    """Coins or points at the end of imagined games, after one move beside another; 0 where that is not sure."""

    own: float
    best: float  # of the others, whoever has most


class Judge(Protocol):
    """All shares are of victory. Random numbers come from the dice alone, so that a review can be repeated."""

    def prepare(self, inputs: int) -> None:
        """Told before all else: how many inputs the game has that is to be judged."""

    def expected(self, state: State, dice: Dice) -> tuple[float, ...]:
        """The share of each seat if the game is played on from this state, everybody knowing what they know."""

    def compare(self, seen: Any, heard: Sequence[Event], moves: Sequence[Move], played: Move, dice: Dice) -> Compared:
        """What the moves of the viewing seat are worth, from what it knows."""

    def confirms(self, seen: Any, heard: Sequence[Event], played: Move, better: Move, dice: Dice) -> bool:
        """Asked before a move is called a mistake: whether the other one is better in whole games, too."""

    def ends(self, seen: Any, heard: Sequence[Event], played: Move, better: Move, dice: Dice) -> Ends | None:
        """How much more the seat surely has at the end after the better move, and the best of the others."""

    def outcomes(self, seen: Any, heard: Sequence[Event], played: Move, better: Move, dice: Dice) -> list[Outcome]:
        """What surely comes otherwise after the better move, and is good for the seat; the most important first."""

    def gained(self, seen: Any, heard: Sequence[Event], played: Move, dice: Dice) -> float:
        """How much more this move is worth, from what the seat knows, than what is usually played there."""

    def gained_in(self, state: State, seat: Seat, played: Move, dice: Dice) -> float:
        """The same with the cards where they really were; others who are asked answer as usual."""


class Effort(Struct, frozen=True):
    """How many imagined games a judgement is made of: within limits, until its standard error is small enough."""

    least: int = 640
    most: int = 6000
    enough: float = 0.003  # of a victory
    considered: int = 12  # moves
    long: int = 180  # inputs of a game; in a longer one each judgement is made of as many games fewer
    rounds: tuple[tuple[int, int], ...] = ((160, 5), (480, 3))  # worlds, and how many moves go on after them
    whole_games: int = 400  # pairs of them at most, before a move is called a mistake
    net_games: int = 200  # the same, everybody playing by the game's net
    told_games: int = 1000  # pairs, to tell what a move brings by the end
    told_stories: int = 300  # pairs, to tell what is announced in them

    def for_game_of(self, inputs: int) -> Effort:
        most = self.most * self.long // max(self.long, inputs)
        return structs.replace(self, most=max(self.least, most - most % LOOKS))


# Where nothing is compiled, as in a browser, an imagined game takes some forty times as long.
UNCOMPILED = Effort(
    least=50, most=100, enough=0.03, considered=6, rounds=((16, 3),), whole_games=20, net_games=0, told_games=20,
    told_stories=20,
)  # fmt: skip


def effort_here() -> Effort:
    """For somebody who waits for the review."""
    return Effort() if compiled() else UNCOMPILED


class Imagined:
    """Judges by imagined games, as the searching bots think: they are short, and end with the game's own estimate."""

    def __init__(self, rules: Rules[Any, Any], effort: Effort | None = None) -> None:
        self.rules = rules
        self.effort = effort or Effort()
        self._heuristics = rules.heuristics()
        self._model = rules.search_model()
        self._quick = rules.state_values()
        self._mind = mind_of(rules) if has_net(rules) else None

    def prepare(self, inputs: int) -> None:
        self.effort = self.effort.for_game_of(inputs)

    def expected(self, state: State, dice: Dice) -> tuple[float, ...]:
        pending = self.rules.pending(state)
        if isinstance(pending, Over):
            return shared_victory(pending, self.rules.seats)
        self._model.begin(state)
        tree = Tree(self.rules.engine, self._model, NOBODY)
        means = [Mean() for _ in range(self.rules.seats)]
        while not means[0].settled(self.effort):
            tree.imagine(state.clone(), 0, dice.below(SEEDS))
            for mean, share in zip(means, tree.shares, strict=False):
                mean.add(share)
        return tuple(mean.value for mean in means)

    def compare(self, seen: Any, heard: Sequence[Event], moves: Sequence[Move], played: Move, dice: Dice) -> Compared:
        worlds = self.rules.read_worlds(seen, heard)
        self._model.begin(worlds.sample(dice))
        tree = Tree(self.rules.engine, self._model, seen.seat)
        live = [Arm(move) for move in self._considered(seen, moves, played, dice)]
        dropped: list[Thought] = []
        for count, kept in self.effort.rounds:
            tree.compare(live, worlds, count, dice)
            best = sorted(live, key=mean_of, reverse=True)
            live = best[:kept] + [arm for arm in best[kept:] if arm.move == played]
            dropped += [thought_of(arm) for arm in best[kept:] if arm.move != played]
        found = self._compare_last([int(arm.move) for arm in live], played, seen.seat, worlds, dice)
        return structs.replace(found, dropped=tuple(sorted(dropped, key=lambda thought: -thought.share)))

    def _compare_last(self, moves: list[Move], played: Move, seat: Seat, worlds: Any, dice: Dice) -> Compared:
        """In worlds that had no part in choosing these moves. The first of them is the best so far.

        What one guess or one plan has to do with all games that are imagined after it does not show in their spread.
        So everything is thought anew, from time to time, and the error is that of the means in between.
        """
        rival = next(move for move in moves if move != played)
        shares, apart = {move: Mean() for move in moves}, Mean()
        spreads = {move: Mean() for move in moves}
        a_time = max(1, self.effort.least // TIMES)
        while not self._settled(apart, a_time):
            arms = {move: Arm(move) for move in moves}
            self._model.begin(worlds.sample(dice))
            Tree(self.rules.engine, self._model, seat).compare(list(arms.values()), worlds, a_time, dice)
            usual = sum(arm.mean() for arm in arms.values()) / len(arms)
            for move, arm in arms.items():
                shares[move].add(arm.mean())
                spreads[move].add(arm.mean() - usual)
            apart.add(arms[rival].mean() - arms[played].mean())
        thoughts = [Thought(move, a_time * apart.tried, shares[move].value, spreads[move].error) for move in moves]
        return Compared(tuple(sorted(thoughts, key=lambda thought: -thought.share)), apart.value, apart.error)

    def _settled(self, apart: Mean, a_time: int) -> bool:
        if apart.tried < TIMES:
            return False
        return apart.tried * a_time >= self.effort.most or apart.error <= self.effort.enough

    def confirms(self, seen: Any, heard: Sequence[Event], played: Move, better: Move, dice: Dice) -> bool:
        """In the same worlds with the same luck, to the end: all play as `greedy` does, then all by the net.

        The estimate that ends imagined games is wrong about some moves; who wins is not an estimate.
        """
        by_net = self._mind.values if self._mind else None
        for values, count in ((self._quick, self.effort.whole_games), (by_net, self.effort.net_games)):
            apart = self._apart(self._pairs(values, seen, heard, played, better, dice, count), seen.seat)
            if apart.tried and apart.value <= 0:
                return False
        return True

    def contradicts(self, seen: Any, heard: Sequence[Event], played: Move, better: Move, dice: Dice) -> bool:
        """Whether the one that is called better is surely worse in whole games of `greedy`."""
        apart = self._apart(
            self._pairs(self._quick, seen, heard, played, better, dice, self.effort.whole_games), seen.seat
        )
        return apart.tried > 0 and apart.value < -SURE * apart.error

    def _apart(self, pairs: Iterator[tuple[Over, Over]], seat: Seat) -> Mean:
        """By how much the first of each pair of games is won more often."""
        apart = Mean()
        for pair in pairs:
            wins, loses = (shared_victory(over, self.rules.seats)[seat] for over in pair)
            apart.add(wins - loses)
            if apart.is_plain:
                break
        return apart

    def ends(self, seen: Any, heard: Sequence[Event], played: Move, better: Move, dice: Dice) -> Ends | None:
        """In the same kind of games. Nothing is told unless the seat surely gains on the best of the others."""
        own, best, lead = Mean(), Mean(), Mean()
        for pair in self._pairs(self._quick, seen, heard, played, better, dice, self.effort.told_games):
            (gains, others), (had, others_had) = (scores_beside(over, seen.seat) for over in pair)
            own.add(gains - had)
            best.add(others - others_had)
            lead.add(own.latest - best.latest)
            if lead.is_plain and (own.is_plain or best.is_plain):
                break
        if lead.tried < LOOKS or lead.value <= SURE * lead.error:
            return None
        return Ends(*(one.value if abs(one.value) > SURE * one.error else 0.0 for one in (own, best)))

    def _pairs(
        self, values: StateValues | None, seen: Any, heard: Sequence[Event], played: Move, better: Move, dice: Dice,
        count: int,
    ) -> Iterator[tuple[Over, Over]]:  # fmt: skip
        """How whole games end after the better move and after the one that was played, everybody playing by these
        values; none where there are no values.
        """
        if values is None:
            return
        worlds = self.rules.read_worlds(seen, heard)
        for _ in range(count):
            world, seed = worlds.sample(dice), dice.below(SEEDS)
            yield (
                played_out(self.rules, values, world, seen.seat, better, seed),
                played_out(self.rules, values, world, seen.seat, played, seed),
            )

    def outcomes(self, seen: Any, heard: Sequence[Event], played: Move, better: Move, dice: Dice) -> list[Outcome]:
        values, pairs = self._quick, list[tuple[Story, Story]]()
        if values is None:
            return []
        worlds = self.rules.read_worlds(seen, heard)
        for _ in range(self.effort.told_stories):
            world, seed, pair = worlds.sample(dice), dice.below(SEEDS), (Story(seen.seat), Story(seen.seat))
            for story, move in zip(pair, (better, played), strict=True):
                story.ended(played_out(self.rules, values, world, seen.seat, move, seed, story))
            pairs.append(pair)
        return outcomes_of(pairs)

    def gained(self, seen: Any, heard: Sequence[Event], played: Move, dice: Dice) -> float:
        worlds = self.rules.read_worlds(seen, heard)
        return self._gained(lambda: worlds.sample(dice), seen.seat, played, dice)

    def gained_in(self, state: State, seat: Seat, played: Move, dice: Dice) -> float:
        return self._gained(lambda: state, seat, played, dice)

    def _gained(self, imagined: Callable[[], State], seat: Seat, played: Move, dice: Dice) -> float:
        self._model.begin(imagined())
        chosen = Tree(self.rules.engine, self._model, seat, grows=False)
        usual = Tree(self.rules.engine, self._model, NOBODY)
        gain = Mean()
        while not gain.settled(self.effort):
            world, seed = imagined(), dice.below(SEEDS)
            chosen.imagine(world.clone(), played, seed)
            usual.imagine(world.clone(), played, seed)
            gain.add(chosen.shares[seat] - usual.shares[seat])
        return gain.value

    def _considered(self, seen: Any, moves: Sequence[Move], played: Move, dice: Dice) -> list[Move]:
        values = self._heuristics.values(seen, moves, dice)
        order = sorted(range(len(moves)), key=lambda nth: -values[nth])
        best = [moves[nth] for nth in order[: self.effort.considered]]
        return best if played in best else [*best, played]


class Mean:
    """The mean of numbers that come one by one, and its standard error."""

    def __init__(self) -> None:
        self.tried = 0
        self.total = self.squares = self.latest = 0.0

    def add(self, number: float) -> None:
        self.tried += 1
        self.latest = number
        self.total += number
        self.squares += number * number

    def settled(self, effort: Effort) -> bool:
        if self.tried < effort.least or self.tried % LOOKS:
            return False
        return self.tried >= effort.most or self.error <= effort.enough

    @property
    def is_plain(self) -> bool:
        """Whether more numbers would hardly change its sign."""
        return self.tried > 0 and self.tried % LOOKS == 0 and abs(self.value) > SURELY * self.error

    @property
    def value(self) -> float:
        return self.total / self.tried

    @property
    def error(self) -> float:
        return math.sqrt(max(0.0, self.squares / self.tried - self.value**2) / self.tried)


def played_out(
    rules: Rules[Any, Any],
    values: StateValues,
    world: State,
    seat: Seat,
    move: Move,
    seed: int,
    story: Story | None = None,
) -> Over:
    """How it ends if the seat answers with this move, and all else is answered by what these values like best."""
    run, hand = Run(rules.engine, world.clone(), FastDice(seed), story.tell if story else None), FastDice(seed + 1)
    answers = [move if one == seat else greedy_move(values, run.step, run.state, one, hand) for one in run.seats]
    while run.seats:
        run.play(answers)
        if story is not None:
            story.decided()
        answers = [greedy_move(values, run.step, run.state, one, hand) for one in run.seats]
    over = rules.pending(run.state)
    assert isinstance(over, Over)
    return over


def shared_victory(over: Over, seats: int) -> tuple[float, ...]:
    winners = over.ranking[0]
    return tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(seats))
