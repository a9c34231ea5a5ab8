"""What the games of a checkout take: `games_beside.py` runs this in a process of its own, on that checkout's sources.

    PYTHONPATH=OLD/src python bench/games_measured.py gravediggers 2 0.05

Each line that names a measure is answered by how often a second it is done. Older sources have no function for some of
it, or another one.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import earlier_names  # noqa: F401  # before all that has moved
import measure
import msgspec
from librt.vecs import vec
from measure import Stopwatch, Work
from mypy_extensions import i64

from sexton.bots.players import bot_named
from sexton.envs import pettingzoo
from sexton.kernel.chance.dice import FastDice
from sexton.kernel.engine import Run
from sexton.kernel.interface import Refusal
from sexton.kernel.table import seeded_table
from sexton.lab.simulation.batch import Keep, play_batch
from sexton.lab.simulation.plan import Plan

QUESTIONS = 16  # that views, choices and bots are measured at, from the course of as many games


class NotThere(Exception):
    """What is not to be measured in this game, or in sources of that time."""


Question = tuple[Any, int, list[int]]  # a state, who is asked, and what may be answered


def questions(rules: Any, count: int = QUESTIONS) -> list[Question]:
    """From the course of games of `normal` with itself, whose choices are real ones."""
    bot, found = bot_named("normal", rules), []
    for seed in range(count):
        run, passed = Run(rules.engine, rules.setup(), FastDice(seed)), []
        while run.seats:
            passed += [(run.state.clone(), seat, list(run.moves(seat))) for seat in run.seats]
            asked = passed[-len(run.seats) :]
            run.play([choice(rules, bot, one, len(passed)) for one in asked])
        real = [one for one in passed if len(one[2]) > 1]
        found.append(real[len(real) * (seed + 1) // (count + 2)])
    return found


def choice(rules: Any, bot: Any, asked: Question, seed: int) -> int:
    state, seat, moves = asked
    return int(bot.choose(rules.view(state, seat), (), tuple(moves), FastDice(seed)))


def each(items: Sequence[Any], done: Callable[[Any], object]) -> Work:
    def work(times: int) -> int:
        for _ in range(times):
            for item in items:
                done(item)
        return times * len(items)

    return work


def at_views(done: Callable[[Any, Any], object], rules: Any) -> Work:
    """Each time with a view that is new, as at a table: what is remembered of the very last view is no help."""
    return each([rules.view(state, seat) for state, seat, _ in questions(rules)], partial(done, rules))


def from_states(done: Callable[[Any, Any], object], rules: Any) -> Work:
    """With the view that is made for it: nobody has anything of a view without one."""
    return each(questions(rules), lambda one: done(rules, rules.view(one[0], one[1])))


def in_json(what: str) -> Callable[[Any, Any], object]:
    """As a message holds it; older sources have no way of their own to JSON."""

    def done(rules: Any, view: Any) -> object:
        own = getattr(rules, f"{what}_in_json", None)
        return (own and own(view)) or msgspec.json.encode(view if what == "view" else getattr(rules, what)(view))

    return done


def aids(measured: Callable[[Any], Work], rules: Any) -> Work:
    if not any(rules.aids(rules.view(state, seat)) for state, seat, _ in questions(rules)):
        raise NotThere("the game has none")
    return measured(rules)


def all_views(done: Callable[[Any, Any], object], rules: Any) -> Work:
    """Those of a state, for all seats and a watcher."""

    def of_one(question: Question) -> None:
        view = rules.views(question[0])
        for hearer in (*range(rules.seats), None):
            done(rules, view(hearer))

    return each(questions(rules), of_one)


def wrong_answers(rules: Any) -> list[tuple[Any, int, int]]:
    """What may be answered elsewhere, but not here: a state, a seat and a move."""
    asked = questions(rules)
    return [
        (state, seat, move)
        for state, seat, moves in asked
        for _, _, others in asked[::5]
        for move in others[:: max(1, len(others) // 4)]
        if move not in moves
    ]


def refusals(rules: Any) -> Work:
    wrong = [(rules.view(state, seat), move) for state, seat, move in wrong_answers(rules)]
    return each(wrong, lambda one: rules.why_not(*one))


def views_and_refusals(rules: Any) -> Work:
    return each(wrong_answers(rules), lambda one: rules.why_not(rules.view(one[0], one[1]), one[2]))


def table(rules: Any) -> Work:
    """Whole games at a table: all views after each answer, and the choices of who is asked."""
    roll = random.Random(9).random

    def work(times: int) -> int:
        answers = 0
        for seed in range(times):
            played = seeded_table(rules, seed, "bench", ["nobody"] * rules.seats)
            while played.asked:
                for seat in played.asked:
                    for hearer in (*range(rules.seats), None):
                        played.view(hearer)
                    played.choices(seat)
                    moves = played.moves(seat)
                    played.answer(seat, moves[int(roll() * len(moves))])
                    answers += 1
        return answers

    return work


def rows(rules: Any) -> Work:
    """Of numbers, written from states."""
    fast = encoding_of(rules).fast
    return each(questions(rules), lambda one: fast(one[0], one[1]))


def rows_of_views(rules: Any) -> Work:
    write = encoding_of(rules).write
    return at_views(lambda _, view: write(view), rules)


def encoding_of(rules: Any) -> Any:
    return rules.encoding() if hasattr(rules, "encoding") else rules.game.encoding(rules)


def state_values(rules: Any) -> Work:
    values = rules.state_values() if hasattr(rules, "state_values") else rules.game.instinct(rules)
    if values is None:
        raise NotThere("values are of views alone")
    asked = [(state, seat, vec[i64](moves)) for state, seat, moves in questions(rules)]
    return each(asked, lambda one: values.values(*one, FastDice(1)))


def bot(name: str, rules: Any) -> Work:
    player = bot_named(name, rules)
    asked = [(rules.view(state, seat), (), tuple(moves)) for state, seat, moves in questions(rules)]
    return each(asked, lambda one: player.choose(*one, FastDice(1)))


def lab(name: str, rules: Any) -> Work:
    """A simulation with all it keeps, in batches of a large one."""
    options = type(rules.options)().canonical()
    plan = Plan(rules.game.id, rules.seats, (name,) * rules.seats, 10**6 if name == "random" else 10**3, 1, options)
    numbers = range(len(plan.batches()))
    return lambda times: sum(len(play_batch(plan, Keep.ROWS, nth % len(numbers)).games) for nth in range(times))


def environment(rules: Any) -> Work:
    return measure.driven(pettingzoo.env(rules.game.id, seats=rules.seats))


MEASURES: dict[str, Callable[[Any], Work]] = {
    "loop inside": measure.inside,
    "driven from Python": measure.from_python,
    "loop inside, audited dice": measure.audited,
    "clone": measure.clone,
    "world": measure.world,
    "world and playout": measure.world_and_playout,
    "a view": measure.view,
    "all views": partial(all_views, lambda rules, view: None),
    "all views, in JSON": partial(all_views, in_json("view")),
    "choices": partial(at_views, lambda rules, view: rules.choices(view)),
    "choices in JSON": partial(at_views, in_json("choices")),
    "a view and its choices": partial(from_states, lambda rules, view: rules.choices(view)),
    "a view and its choices in JSON": partial(from_states, in_json("choices")),
    "aids": partial(aids, partial(at_views, lambda rules, view: rules.aids(view))),
    "aids in JSON": partial(aids, partial(at_views, in_json("aids"))),
    "the answer for who is out of time": partial(at_views, lambda rules, view: rules.default(view)),
    "refusals": refusals,
    "a view and a refusal": views_and_refusals,
    "games at a table": table,
    "rows from states": rows,
    "rows from views": rows_of_views,
    "state values": state_values,
    "normal": partial(bot, "normal"),
    "search:300": partial(bot, "search:300"),
    "exact": partial(bot, "exact"),
    "simulation, random": partial(lab, "random"),
    "simulation, normal": partial(lab, "normal"),
    "environment": environment,
}


def main() -> None:
    game, seats, measure.QUANTUM = sys.argv[1], int(sys.argv[2]), float(sys.argv[3])
    rules = measure.rules_of(game, seats)
    watches: dict[str, Stopwatch] = {}
    for line in sys.stdin:
        name = line.strip()
        try:
            if name not in watches:
                watches[name] = Stopwatch(MEASURES[name](rules))
            print(watches[name].rate(), flush=True)
        except (NotThere, Refusal) as error:
            print(error, flush=True)


if __name__ == "__main__":
    main()
