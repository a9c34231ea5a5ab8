"""One simulated game: at random through the engine's own loop, any other through a table and views."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from sexton.bots.seating import bot_named, let_bots_answer
from sexton.kernel import engine, record
from sexton.kernel.dice import FastDice
from sexton.kernel.game import Bot, Rules
from sexton.kernel.interface import Chance, Over
from sexton.kernel.record import Answer, Ending, Header, Line, Record
from sexton.kernel.table import Table
from sexton.lab.plan import Plan, seed_from


class Row(Struct, frozen=True):
    """What is kept of one game; one line of results.csv."""

    game: int
    seed: int  # of chance
    winners: tuple[int, ...]  # seats; several share a victory
    decisions: int  # answers given
    faults: int  # answers the table had to give for a bot
    bots: tuple[str, ...]  # by seat
    scores: tuple[int, ...]  # by seat

    def share(self, seat: int) -> float:
        """The seat's share of the victory."""
        return 1 / len(self.winners) if seat in self.winners else 0.0


class Played(Struct, frozen=True):
    row: Row
    record: str = ""


class Player:
    """Plays the games of one plan; bots and rules are made once."""

    def __init__(self, plan: Plan, records: bool) -> None:
        self.plan = plan
        self.records = records
        self.rules = plan.opened()
        self.bots: dict[str, Bot[Any]] = {name: bot_named(name, self.rules) for name in plan.bots}
        self.at_random = set(plan.bots) == {"random"}

    def play(self, number: int) -> Played:
        return self.play_at_random(number) if self.at_random else self.play_at_table(number)

    def play_at_random(self, number: int) -> Played:
        plan, rules = self.plan, self.rules
        state = rules.setup()
        inputs: list[list[int]] | None = [] if self.records else None
        chance, hand = FastDice(plan.chance_seed(number)), FastDice(seed_from(plan.seed, number, "random"))
        decisions = engine.playout(rules.engine, state, chance, hand, inputs)
        over = rules.pending(state)
        assert isinstance(over, Over)
        row = row_of(plan, number, over, int(decisions), faults=0)
        return Played(row, "" if inputs is None else record.write(recorded(rules, plan.header(number), inputs)))

    def play_at_table(self, number: int) -> Played:
        plan = self.plan
        table = Table(self.rules, plan.header(number), FastDice(plan.chance_seed(number)))
        bots = {seat: self.bots[name] for seat, name in enumerate(plan.seated(number))}
        dice = {seat: plan.dice_of(number, seat) for seat in bots}
        while table.asked:
            let_bots_answer(table, bots, dice)
        over, played = table.pending, table.record()
        assert isinstance(over, Over)
        answers = [answer for line in played.lines for answer in line.answers]
        row = row_of(plan, number, over, len(answers), faults=sum(answer.by_table for answer in answers))
        return Played(row, record.write(played) if self.records else "")


def row_of(plan: Plan, number: int, over: Over, decisions: int, faults: int) -> Row:
    seed, bots = plan.chance_seed(number), plan.seated(number)
    return Row(number, seed, tuple(sorted(over.ranking[0])), decisions, faults, bots, over.scores)


def recorded(rules: Rules[Any, Any], header: Header, inputs: Sequence[Sequence[int]]) -> Record:
    """The record of a game from its bare inputs."""
    state, lines = rules.setup(), []
    for seq, given in enumerate(inputs, start=1):
        pending = rules.pending(state)
        assert not isinstance(pending, Over)
        if isinstance(pending, Chance):
            lines.append(Line(seq, pending.rule, outcome=given[0]))
            rules.draw(state, given[0])
        else:
            said = zip(pending.seats, given, strict=True)
            lines.append(Line(seq, pending.rule, answers=tuple(Answer(seat, rules.write(move)) for seat, move in said)))
            rules.play(state, given)
    over = rules.pending(state)
    assert isinstance(over, Over)
    return Record(header, tuple(lines), Ending("over", record.result_text(over)))
