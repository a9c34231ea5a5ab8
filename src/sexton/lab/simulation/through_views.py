"""Simulated games: random and greedy bots inside the engine's loop, all others bot by bot through views."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Any

from librt.vecs import vec
from msgspec import Struct
from mypy_extensions import i64

from sexton.bots.greedy import Greedy
from sexton.bots.random import Random
from sexton.bots.seating import IllegalMove, bot_named
from sexton.kernel.chance.dice import Dice, FastDice
from sexton.kernel.engine import SEATS
from sexton.kernel.game import Bot, Rules
from sexton.kernel.interface import Chance, Event, Over, Seat
from sexton.kernel.records import record
from sexton.kernel.records.record import Answer, Ending, Header, Line, Record
from sexton.kernel.steps import ASKS, DRAWS
from sexton.lab.simulation.columns import Columns
from sexton.lab.simulation.engine_loop import Hands, Run, play_inside
from sexton.lab.simulation.plan import Plan
from sexton.lab.simulation.watch import Watcher

LOG = logging.getLogger("sexton.bots")
Inputs = list[list[int]]
Stood = set[tuple[int, Seat]]  # the answers that the table gave: number of the input, and seat


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
        self.hands = hands_of(plan, self.rules, self.bots)

    def play(self, numbers: range, records: bool = False) -> Played:
        rules, plan = self.rules, self.plan
        watch, columns = Watcher(rules.seats, self.model), Columns(plan.seats, len(rules.engine.steps), len(numbers))
        run = Run(rules.engine, rules.setup(), plan.seed, plan.repeats, watch, plan.watched, records)
        stood: list[Stood] = []
        if self.at_random or self.hands is not None:
            play_inside(run, numbers, None if self.at_random else self.hands, plan.rotates, columns)
        else:
            for number in numbers:
                inputs: Inputs = []
                stood.append(self.play_seen(number, columns, watch, inputs))
                if records:
                    run.inputs.append(inputs)
        kept = [
            record.write(recorded(rules, plan.header(number), inputs, stood[nth] if stood else set()))
            for nth, (number, inputs) in enumerate(zip(numbers if records else (), run.inputs, strict=True))
        ]
        return Played(numbers, columns, by_rule(rules, columns.steps), watch.games, watch.told_by_rule(), kept)

    def play_seen(self, number: int, columns: Columns, watch: Watcher, inputs: Inputs) -> Stood:
        """Every bot gets its seat's view, what that seat heard, its moves and its dice; as at a table."""
        plan, rules, steps = self.plan, self.rules, self.rules.engine.steps
        bots = [self.bots[name] for name in plan.seated(number)]
        dice: list[Dice] = [plan.dice_of(number, seat) for seat in range(plan.seats)]
        heard: list[list[Event]] = [[] for _ in bots]
        seed, state, stood = plan.chance_seed(number), rules.setup(), Stood()
        chance, decisions, first = FastDice(seed), 0, None

        def tell(hearers: int, event: Event) -> None:
            watch.tell(hearers, event)
            for seat, ears in enumerate(heard):
                if hearers >> seat & 1:
                    ears.append(event)

        watch.begin()
        while (kind := (step := steps[state.step]).kind) in (ASKS, DRAWS):
            columns.steps[state.step] += 1
            if kind == DRAWS:
                inputs.append([int(chance.pick(step.weights(state)))])
                rules.draw(state, inputs[-1][0], tell)
                continue
            watch.look(state)
            answers, asked = [], SEATS[step.seats(state)]
            if first is None and len(asked) == 1:
                first = asked[0]
            for seat in asked:
                view, moves = rules.view(state, seat), rules.moves(state, seat)
                try:
                    answers.append(checked(bots[seat].choose(view, heard[seat], tuple(moves), dice[seat]), moves))
                except (Exception, SystemExit) as fault:
                    # Neither the view nor the move nor the fault's own words: any of them may hold a secret.
                    failed = (type(bots[seat]).__name__, seat, step.rule, type(fault).__name__)
                    LOG.warning("bot %s at seat %d failed at %s (%s); the table answers for it", *failed)
                    answers.append(rules.default(view))
                    stood.add((len(inputs) + 1, seat))
            inputs.append(answers)
            decisions += len(answers)
            rules.play(state, answers, tell)
        columns.steps[state.step] += 1
        columns.add(seed, first or 0, decisions, len(stood), step.scores(state), step.ranks(state))
        leads = watch.end(columns.only_winner())
        if leads is not None:
            columns.lead(leads)
        return stood


def hands_of(plan: Plan, rules: Rules[Any, Any], bots: dict[str, Bot[Any]]) -> Hands | None:
    """The seats' state values, if all bots are greedy or random and the game has state values: no view is needed."""
    values = rules.state_values()
    if values is None or any(type(bot) not in (Greedy, Random) for bot in bots.values()):
        return None
    return Hands([values if type(bots[name]) is Greedy else None for name in plan.bots])


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


def recorded(rules: Rules[Any, Any], header: Header, inputs: Sequence[Sequence[int]], stood: Stood) -> Record:
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
                Answer(seat, rules.write(move), (seq, seat) in stood)
                for seat, move in zip(pending.seats, given, strict=True)
            ]
            lines.append(Line(seq, pending.rule, answers=tuple(said)))
            rules.play(state, given)
    over = rules.pending(state)
    assert isinstance(over, Over)
    return Record(header, tuple(lines), Ending("over", record.result_text(over)))
