"""What luck gave to whom in a game, by AIVAT (Burch, Schmid, Moravčík, Morrill and Bowling 2018).

Wherever chance decides, or a bot whose odds are known, an estimate of what might have come of it is compared with what
it was: the expected estimate, over all that was possible, less that of what happened. On average that is nothing,
whatever the estimate, so adding it to a result moves no mean. Where the estimate is good, it takes luck away.

An estimate sees the whole truth of a game that is over. Only decisions of `random` are weighed: of a bot that chooses
one move, what it would have done with other hidden cards is not known.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache

from librt.vecs import vec
from msgspec import Struct
from msgspec.structs import replace
from mypy_extensions import i64

from sexton.kernel.chance.dice import Dice, FastDice
from sexton.kernel.engine import ROOM, SEATS
from sexton.kernel.interface import Seat
from sexton.kernel.learn.nets import Mind, mind_of
from sexton.kernel.search.search_model import SearchModel
from sexton.kernel.steps import DRAWS, ENDS, State
from sexton.lab.simulation.batch import player_of
from sexton.lab.simulation.plan import Plan, seed_from
from sexton.lab.simulation.through_views import Row

KNOWN = "random"  # the bot whose odds are known: every move alike
MOST = 24  # possibilities that are all looked at; of more, as many are drawn, which is as fair

# The share of victory that these seats may expect; None where it cannot judge yet, since cards are still being dealt.
Voice = Callable[[State, Sequence[Seat]], float | None]


class Drawn(Struct, frozen=True):
    """One of the answers to a question, drawn from what was possible with these weights."""

    by: str
    place: int  # among the answers
    possible: Sequence[int]
    weights: Sequence[int]
    voices: Sequence[str] = ("estimate", "net")

    def odds(self, dice: Dice) -> dict[int, float]:
        """Of everything possible; of too much, an even mixture of some that are drawn again."""
        left = {one: weight for one, weight in zip(self.possible, self.weights, strict=True) if weight}
        if len(left) > MOST:
            weights = vec[i64](list(left.values()))
            again = [list(left)[dice.pick(weights)] for _ in range(MOST)]
            return {one: again.count(one) / MOST for one in again}
        total = sum(left.values())
        return {one: weight / total for one, weight in left.items()}


class Luck:
    """Weighs games of one plan."""

    def __init__(self, plan: Plan) -> None:
        self.plan, self.rules = plan, plan.opened()
        self.steps, mind = self.rules.engine.steps, mind_of(self.rules)
        self.voices: dict[str, Voice] = {"estimate": by_estimate(self.rules.search_model())}
        if mind is not None:
            self.voices["net"] = by_net(mind, self.rules.seats)

    def of(self, number: int, inputs: Sequence[Sequence[int]], seats: Sequence[Seat]) -> dict[str, float]:
        """What these seats lacked of luck in a game, in shares of victory: by step, and by who estimates it."""
        state, bots = self.rules.setup(), self.plan.seated(number)
        dice, lacked = FastDice(seed_from(self.plan.seed, number, "luck")), defaultdict[str, float](float)
        for given in inputs:
            for drawn in self.drawn(state, bots):
                odds = drawn.odds(dice)
                odds[given[drawn.place]] = odds.get(given[drawn.place], 0.0) - 1.0  # expected less what happened
                for one, odd in odds.items() if len(odds) > 1 else ():
                    after = self.rules.clone(state)
                    self.go_on(after, [*given[: drawn.place], one, *given[drawn.place + 1 :]])
                    for name in drawn.voices:
                        if name in self.voices:
                            lacked[f"{drawn.by}, {name}"] += odd * self.share(after, seats, self.voices[name])
            self.go_on(state, given)
        return dict(lacked)

    def drawn(self, state: State, bots: Sequence[str]) -> Iterator[Drawn]:
        """What is decided now by known odds."""
        step = self.steps[state.step]
        if step.kind == DRAWS:
            weights = [int(weight) for weight in step.weights(state)]
            yield Drawn(step.name, 0, range(len(weights)), weights)
            return
        for place, seat in enumerate(SEATS[step.seats(state)]):
            if bots[seat] == KNOWN:
                moves = [int(move) for move in step.moves(state, seat)]
                # by the estimate alone: a net takes longer over all these moves than another game of this bot
                yield Drawn(f"{step.name} by {KNOWN}", place, moves, [1] * len(moves), ("estimate",))

    def go_on(self, state: State, given: Sequence[int]) -> None:
        if self.steps[state.step].kind == DRAWS:
            self.rules.draw(state, given[0])
        else:
            self.rules.play(state, given)

    def share(self, state: State, seats: Sequence[Seat], voice: Voice) -> float:
        """At the end what it is; where a voice cannot judge yet, the fair share."""
        step = self.steps[state.step]
        if step.kind == ENDS:
            ranks = list(step.ranks(state))
            return sum(1 / ranks.count(1) for seat in seats if ranks[seat] == 1)
        judged = voice(state, seats)
        return len(seats) / self.rules.seats if judged is None else judged


def by_estimate(model: SearchModel) -> Voice:
    shares = vec[float]([0.0] * ROOM)

    def voice(state: State, seats: Sequence[Seat]) -> float | None:
        if not model.can_judge(state):
            return None
        model.estimate(state, shares)
        return sum(shares[seat] for seat in seats)

    return voice


def by_net(mind: Mind, players: int) -> Voice:
    """What it thinks of each seat's row, brought to a sum of 1."""

    def voice(state: State, seats: Sequence[Seat]) -> float:
        above = [mind.values.share(state, seat) for seat in range(players)]
        usual = sum(above) / players
        return sum(1 / players + above[seat] - usual for seat in seats)

    return voice


@lru_cache(maxsize=8)
def luck_of(plan: Plan) -> Luck:
    return Luck(plan)


def rows_with_luck(plan: Plan, numbers: range) -> list[Row]:
    """Games of a plan, with the luck that the seats of its first bot lacked."""
    played = player_of(plan).play(numbers, inputs=True)
    rows = []
    for row, inputs in zip(played.rows(plan), played.inputs, strict=True):
        seats = [seat for seat, bot in enumerate(row.bots) if bot == plan.bots[0]]
        rows.append(replace(row, luck=luck_of(plan).of(row.game, inputs, seats)))
    return rows
