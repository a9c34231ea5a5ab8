"""Simulated games: random and greedy bots inside the engine's loop, all others bot by bot through views."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Any

from librt.vecs import vec
from msgspec import Struct
from mypy_extensions import i64

from sexton.bots.greedy import Greedy
from sexton.bots.levels import state_values_of
from sexton.bots.net import NetBot
from sexton.bots.players import IllegalMove, bot_named
from sexton.bots.random import Random
from sexton.kernel.chance.dice import Dice, FastDice
from sexton.kernel.engine import SEATS
from sexton.kernel.game import Rules
from sexton.kernel.interface import Chance, Event, Move, Over, Seat
from sexton.kernel.records import record
from sexton.kernel.records.record import Answer, Ending, Header, Line, Record
from sexton.kernel.search.heuristics import Bot
from sexton.kernel.steps import ASKS, DRAWS, State
from sexton.lab.simulation.columns import Columns
from sexton.lab.simulation.engine_loop import Run, SeatPolicies, play_inside
from sexton.lab.simulation.plan import Plan
from sexton.lab.simulation.watch import Watcher

LOG = logging.getLogger("sexton.bots")
Inputs = list[list[int]]
ByTable = set[tuple[int, Seat]]  # the answers that the table gave: number of the input, and seat


class Row(Struct, frozen=True):
    """One game."""

    game: int
    seed: int  # of chance
    winners: tuple[int, ...]  # seats; several share a victory
    decisions: int  # answers given
    faults: int  # answers the table had to give for a bot
    bots: tuple[str, ...]  # by seat
    scores: tuple[int, ...]  # by seat
    first: int = 0  # who began
    luck: dict[str, float] = {}  # that the seats of the plan's first bot lacked, where a league weighs it

    def share(self, seat: int) -> float:
        """The seat's share of the victory."""
        return 1 / len(self.winners) if seat in self.winners else 0.0


class Played(Struct, frozen=True):
    """A batch of consecutive games."""

    numbers: range
    columns: Columns
    steps: dict[str, int]  # how often each paragraph of the rules was carried out
    watched: int
    told: dict[str, list[int]]
    records: list[str]
    inputs: list[Inputs]  # of each game, where they are kept

    def rows(self, plan: Plan) -> list[Row]:
        return [row_of(plan, number, nth, self.columns) for nth, number in enumerate(self.numbers)]


class Player:
    """Plays the games of one plan; bots and rules are made once."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.rules = plan.opened()
        self.bots: dict[str, Bot[Any]] = {name: bot_named(name, self.rules) for name in plan.bots}
        self.model = self.rules.search_model()
        self.at_random = set(plan.bots) == {"random"}
        self.policies = policies_of(plan, self.rules, self.bots)

    def play(self, numbers: range, records: bool = False, inputs: bool = False) -> Played:
        rules, plan = self.rules, self.plan
        watch, columns = Watcher(rules.seats, self.model), Columns(plan.seats, len(rules.engine.steps), len(numbers))
        keeps = records or inputs
        run = Run(rules.engine, rules.setup(), plan.seed, plan.repeats, watch, plan.watched, keeps)
        by_table: list[ByTable] = []
        if self.at_random or self.policies is not None:
            play_inside(run, numbers, None if self.at_random else self.policies, plan.rotates, columns)
        else:
            for number in numbers:
                given: Inputs = []
                by_table.append(self.play_seen(number, columns, watch, given))
                if keeps:
                    run.inputs.append(given)
        kept = [
            record.write(recorded(rules, plan.header(number), given, by_table[nth] if by_table else set()))
            for nth, (number, given) in enumerate(zip(numbers, run.inputs, strict=True) if records else ())
        ]
        steps, told = by_rule(rules, columns.steps), watch.told_by_rule()
        return Played(numbers, columns, steps, watch.games, told, kept, run.inputs)

    def play_seen(self, number: int, columns: Columns, watch: Watcher, inputs: Inputs) -> ByTable:
        """Play one game as at a table; its inputs are appended to `inputs`."""
        plan, rules, steps = self.plan, self.rules, self.rules.engine.steps
        bots = [self.bots[name] for name in plan.seated(number)]
        seats = SeatedBots(rules, bots, [plan.dice_of(number, seat) for seat in range(plan.seats)], watch)
        seed, state = plan.chance_seed(number), rules.setup()
        chance, decisions, first = FastDice(seed), 0, None
        watch.begin()
        while (kind := (step := steps[state.step]).kind) in (ASKS, DRAWS):
            columns.steps[state.step] += 1
            if kind == DRAWS:
                inputs.append([int(chance.pick(step.weights(state)))])
                rules.draw(state, inputs[-1][0], seats.tell)
                continue
            watch.look(state)
            asked = SEATS[step.seats(state)]
            if first is None and len(asked) == 1:
                first = asked[0]
            inputs.append([seats.answer(state, seat, len(inputs) + 1) for seat in asked])
            decisions += len(asked)
            rules.play(state, inputs[-1], seats.tell)
        columns.steps[state.step] += 1
        columns.add(seed, first or 0, decisions, len(seats.by_table), step.scores(state), step.ranks(state))
        leads = watch.end(columns.only_winner())
        if leads is not None:
            columns.lead(leads)
        return seats.by_table


class SeatedBots:
    """The bots of one game: each gets its seat's view, what that seat heard, its moves and its dice."""

    def __init__(self, rules: Rules[Any, Any], bots: Sequence[Bot[Any]], dice: Sequence[Dice], watch: Watcher) -> None:
        self.rules, self.bots, self.dice, self.watch = rules, bots, dice, watch
        self.heard: list[list[Event]] = [[] for _ in bots]
        self.by_table: ByTable = set()

    def tell(self, hearers: int, event: Event) -> None:
        self.watch.tell(hearers, event)
        for seat, ears in enumerate(self.heard):
            if hearers >> seat & 1:
                ears.append(event)

    def answer(self, state: State, seat: Seat, number: int) -> Move:
        """The bot's answer, to be input `number`; the table's, if the bot fails."""
        view, moves = self.rules.view(state, seat), self.rules.moves(state, seat)
        try:
            return checked(self.bots[seat].choose(view, self.heard[seat], tuple(moves), self.dice[seat]), moves)
        except (Exception, SystemExit) as fault:
            # Neither the view nor the move nor the fault's own words: any of them may hold a secret.
            rule = self.rules.engine.steps[state.step].rule
            failed = (type(self.bots[seat]).__name__, seat, rule, type(fault).__name__)
            LOG.warning("bot %s at seat %d failed at %s (%s); the table answers for it", *failed)
            self.by_table.add((number, seat))
            return self.rules.default(view)


def policies_of(plan: Plan, rules: Rules[Any, Any], bots: dict[str, Bot[Any]]) -> SeatPolicies | None:
    """The seats' state values, if all bots go by such or by chance and the game has some: no view is needed."""
    if rules.state_values() is None or any(type(bot) not in (Greedy, NetBot, Random) for bot in bots.values()):
        return None
    values = {name: state_values_of(name, rules) for name, bot in bots.items() if type(bot) is not Random}
    return SeatPolicies([values.get(name) for name in plan.bots])


def checked(move: int, moves: Sequence[int]) -> int:
    if type(move) is not int or move not in moves:
        raise IllegalMove
    return move


def by_rule(rules: Rules[Any, Any], counts: vec[i64]) -> dict[str, int]:
    """By rule id and the name of the step."""
    steps = rules.engine.steps
    return {f"{step.rule} {step.name}": count for step, count in zip(steps, counts, strict=True) if count}


def row_of(plan: Plan, number: int, nth: int, columns: Columns) -> Row:
    own = range(nth * plan.seats, (nth + 1) * plan.seats)
    winners = tuple(seat for seat, at in enumerate(own) if columns.won[at])
    seed, decisions, faults = columns.seeds[nth], columns.decisions[nth], columns.faults[nth]
    bots, scores, first = plan.seated(number), tuple(columns.scores[at] for at in own), columns.first[nth]
    return Row(number, seed, winners, decisions, faults, bots, scores, first)


def recorded(rules: Rules[Any, Any], header: Header, inputs: Sequence[Sequence[int]], by_table: ByTable) -> Record:
    """The record of a game from its bare inputs."""
    state, lines = rules.setup(), []
    for seq, given in enumerate(inputs, start=1):
        pending = rules.pending(state)
        assert not isinstance(pending, Over)
        if isinstance(pending, Chance):
            lines.append(Line(seq, pending.rule, outcome=given[0]))
            rules.draw(state, given[0])
        else:
            said = [
                Answer(seat, rules.write(move), (seq, seat) in by_table)
                for seat, move in zip(pending.seats, given, strict=True)
            ]
            lines.append(Line(seq, pending.rule, answers=tuple(said)))
            rules.play(state, given)
    over = rules.pending(state)
    assert isinstance(over, Over)
    return Record(header, tuple(lines), Ending("over", record.result_text(over)))
