"""The tables of the guided games, without a browser: they are short, and every step comes up sooner or later.

Where the cards of a guided game are dealt from a seed, the games differ by what is answered.
"""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from statistics import median
from typing import Any

import msgspec
import pytest

from sexton.bots.players import bot_named, let_bots_answer
from sexton.kernel import catalogue
from sexton.kernel.chance.dice import FastDice
from sexton.kernel.game import Rules
from sexton.kernel.interface import Ask, Choices
from sexton.kernel.table import Table, seeded_table

BOARDS = Path(__file__).parents[2] / "web" / "src" / "boards"
YOU = 0
FEW, ENOUGH = 12, 200  # games: at least, and at most if a step has not come up
MOSTLY = 0.7  # of the games have what counts
QUESTIONS = 26  # put to the player in half of the games, at most: about five minutes
Step = dict[str, Any]


def holds(step: Step, question: str, fields: set[str], told: list[dict[str, Any]], *, over: bool) -> bool:
    """Whether this could be said now; what is on the page and what is picked is left to the browser."""
    named = [event for event in told if event["told"] == step.get("heard")]
    if "by" in step:
        named = [event for event in named if is_about(event, YOU) == (step["by"] == "me")]
    wanted = {step[how] for how in ("picked", "missing") if how in step}
    return (
        step.get("over", False) == over
        and step.get("asks", question) == question
        and wanted <= fields
        and ("heard" not in step or bool(named))
    )


def is_about(event: dict[str, Any], seat: int) -> bool:
    return event.get("seat") == seat or seat in event.get("seats", ())


def fields_of(choices: Choices) -> set[str]:
    return set(choices.targets[0]) if choices.targets else set()


def come_up(table: Table, rules: Rules[Any, Any], steps: list[Step], seed: int) -> tuple[set[str], int]:
    """The steps that fit at some time in one game, and how many questions were put to the player."""
    names = ["random" if seed % 2 else "greedy", *["greedy"] * (rules.seats - 1)]
    bots = {seat: bot_named(name, rules) for seat, name in enumerate(names)}
    dice = {seat: FastDice(1000 * seed + seat) for seat in bots}
    found: set[str] = set()
    questions = 0
    while True:
        pending = table.pending
        asked = isinstance(pending, Ask) and YOU in pending.seats
        question = pending.step if isinstance(pending, Ask) and asked else ""
        fields = fields_of(table.choices(YOU)) if asked else set()
        told = [msgspec.to_builtins(event) for event in table.heard(YOU)]
        found |= {step["id"] for step in steps if holds(step, question, fields, told, over=table.ended)}
        if table.ended:
            return found, questions
        questions += asked
        let_bots_answer(table, bots, dice)


@pytest.mark.parametrize("game", catalogue.ids())
def test_every_step_comes_up_and_no_game_is_long(game: str) -> None:
    guide = json.loads((BOARDS / game / "guide" / "steps.json").read_text(encoding="utf-8"))
    found = catalogue.find(game)
    rules = found.open(guide["seats"], found.read_options(guide["options"]))
    steps: list[Step] = guide["steps"]
    games, lengths, count = 0, [], Counter[str]()
    while games < FEW or (games < ENOUGH and len(count) < len(steps)):
        dealt = seeded_table(rules, guide.get("seed", games), "guided", ["x"] * rules.seats)
        fitted, questions = come_up(dealt, rules, steps, games)
        count.update(fitted)
        lengths.append(questions)
        games += 1
    assert {step["id"] for step in steps} - set(count) == set()
    assert [step["id"] for step in steps if "aside" not in step and count[step["id"]] < MOSTLY * games] == []
    assert median(lengths) <= QUESTIONS
