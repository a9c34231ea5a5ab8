"""The promises every game makes, as checks that raise. Tests run them on every game found, and on planted faults."""

from __future__ import annotations

import ast
import random
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from sexton.kernel.chance.dice import FastDice
from sexton.kernel.game import Game, Rules
from sexton.kernel.interface import Ask, Chance, Event, Over, Refusal, Seat
from sexton.kernel.records import record, replay
from sexton.kernel.search.character import CharacterValues
from sexton.kernel.steps import ALL, WATCHERS, State
from sexton.kernel.table import seeded_table

Told = list[tuple[int, Event]]


class Broken(AssertionError):
    """A promise was broken; says which, and where."""


def demand(kept: bool, promise: str) -> None:
    if not kept:
        raise Broken(promise)


def encoded(value: Any) -> bytes:
    return msgspec.json.encode(value)


# Playing at random


def advance(rules: Rules[Any, Any], state: State, rng: random.Random, told: Told | None = None) -> list[int] | None:
    """One step at random; its inputs, or None when the game is over."""
    pending = rules.pending(state)
    tell = None if told is None else lambda hearers, event: told.append((hearers, event))
    if isinstance(pending, Over):
        return None
    if isinstance(pending, Chance):
        outcome = rng.choices(range(len(pending.weights)), pending.weights)[0]
        rules.draw(state, outcome, tell)
        return [outcome]
    answers = [rng.choice(rules.moves(state, seat)) for seat in pending.seats]
    rules.play(state, answers, tell)
    return answers


def states(rules: Rules[Any, Any], seed: int, limit: int = 20_000) -> Iterator[State]:
    """Every state of one random game, the last included."""
    rng, state = random.Random(seed), rules.setup()
    for _ in range(limit):
        yield state
        if advance(rules, state, rng) is None:
            return
    raise Broken(f"the game is not over after {limit} steps")


def heard_by(seat: Seat | None, told: Told) -> list[Event]:
    mask = WATCHERS if seat is None else 1 << seat
    return [event for hearers, event in told if hearers & mask]


def onlookers(rules: Rules[Any, Any]) -> list[Seat | None]:
    return [*range(rules.seats), None]


# 1. The rules are pure and deterministic


PURE = ("rules", "view.worlds")  # rooms, or modules of rooms
ALLOWED = (
    "sexton.kernel",
    "typing",
    "dataclasses",
    "enum",
    "re",
    "msgspec",
    "mypy_extensions",
    "librt",
    "__future__",
    "collections",
    "functools",
)
FORBIDDEN_CALLS = {"open", "input", "print", "eval", "exec", "float", "hash", "id", "globals", "__import__"}


def check_source_is_pure(game: Game) -> None:
    """No clock, no dice of one's own, no float, no set iteration, no files: in the rules and in all they import."""
    package = type(game).__module__.rpartition(".")[0]
    waiting = [path for name in PURE for path in sources_of(game, name)]
    demand(any("rules" in path.relative_to(game.folder).parts[0] for path in waiting), f"{game.id} has rules")
    read: list[Path] = []
    while waiting:
        path = waiting.pop()
        if path not in read:
            read.append(path)
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                check_node(path, node, package)
                waiting += [found for name in own_modules(node, package) for found in sources_of(game, name)]


def sources_of(game: Game, name: str) -> list[Path]:
    """The files of a module of a game, or of a whole room."""
    path = game.folder / name.replace(".", "/")
    return [path.with_suffix(".py")] if path.with_suffix(".py").is_file() else sorted(path.glob("**/*.py"))


def own_modules(node: ast.AST, package: str) -> list[str]:
    """What the node imports from its own game: `from a.b import c` names the module a.b, or a.b.c."""
    names = [name.removeprefix(package + ".") for name in imported(node) if name.startswith(package + ".")]
    return [*names, *(name.rpartition(".")[0] for name in names if name.count(".") > 1)]


def check_node(path: Path, node: ast.AST, package: str) -> None:
    where = f"{path.name}:{getattr(node, 'lineno', 0)}"
    for name in imported(node):
        own = name.startswith(package + ".")
        demand(own or name.split(".")[0] in ALLOWED or name.startswith("sexton.kernel."), f"{where} imports {name}")
    if isinstance(node, ast.Constant):
        demand(not isinstance(node.value, float), f"{where} has the float {node.value!r}")
    if isinstance(node, ast.BinOp):
        demand(not isinstance(node.op, ast.Div), f"{where} divides into a float")
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
        demand(node.func.id not in FORBIDDEN_CALLS, f"{where} calls {node.func.id}")
    if isinstance(node, ast.For | ast.comprehension):
        demand(not isinstance(node.iter, ast.Set | ast.SetComp), f"{where} goes through a set, whose order is anyone's")


def imported(node: ast.AST) -> list[str]:
    """The modules this node imports, as far as reading tells: `from a import b` may be the module a.b."""
    if isinstance(node, ast.Import):
        return [alias.name for alias in node.names]
    if isinstance(node, ast.ImportFrom):
        return [f"{node.module}.{alias.name}" for alias in node.names]
    return []


def check_deterministic(rules: Rules[Any, Any], seed: int) -> None:
    """The same inputs give the same positions, views and announcements."""
    first, second = trace(rules, seed), trace(rules, seed)
    demand(first == second, "playing the same inputs twice gives the same bytes")


def trace(rules: Rules[Any, Any], seed: int) -> list[bytes]:
    rng, state, out = random.Random(seed), rules.setup(), []
    told: Told = []
    while advance(rules, state, rng, told) is not None:
        out.append(rules.write_position(state).encode())
        out.append(encoded(rules.view(state, 0)))
    return [*out, encoded([[hearers, repr(event)] for hearers, event in told])]


# 2. Moves


def check_moves(rules: Rules[Any, Any], state: State) -> None:
    """Sorted, complete for the screen, readable, and consistent with what may be sampled."""
    pending = rules.pending(state)
    if not isinstance(pending, Ask):
        return
    demand(bool(pending.seats), "somebody is asked")
    for seat in pending.seats:
        moves = rules.moves(state, seat)
        demand(bool(moves), "a seat that is asked can answer")
        demand(moves == sorted(set(moves)), "moves ascend, none twice")
        texts = [rules.write(move) for move in moves]
        demand([rules.read(text) for text in texts] == moves, "every move can be written and read back")
        view = rules.view(state, seat)
        demand(sorted(rules.choices(view).texts()) == sorted(texts), "the choices on the screen are the moves")
        demand(rules.choices_in_json(view) == encoded(rules.choices(view)), "choices in JSON are the choices")
        demand(rules.default(view) in moves, "the default move is legal")
        demand(all(rules.why_not(view, move) is None for move in moves), "nothing forbids a legal move")


def check_refusals(rules: Rules[Any, Any], state: State, strange: Sequence[int]) -> None:
    """Any move that has a number, or a strange one, amounts to a legal move or has a reason why not; never both."""
    pending = rules.pending(state)
    if not isinstance(pending, Ask):
        return
    for seat in pending.seats:
        view, moves = rules.view(state, seat), rules.moves(state, seat)
        demand(rules.own_moves(view) == moves, "a seat's view has the moves of the truth")
        known, step = rules.known(view), rules.engine.steps[state.step]
        for nth, move in enumerate([*numbered(rules, view), *strange]):
            allowed = step.normal(known, seat, move) in moves
            refusal = rules.why_not_known(known, seat, move)
            demand((refusal is None) == allowed, f"{rules.write(move)}: {'allowed' if allowed else 'not'}, {refusal}")
            if nth % 8 == 0:
                demand(told(rules.why_not(view, move)) == told(refusal), "a view and its known state refuse alike")


def told(refusal: Refusal | None) -> tuple[str, str, dict[str, str | int]] | None:
    return None if refusal is None else (refusal.rule, refusal.message, refusal.facts)


def numbered(rules: Rules[Any, Any], view: Any) -> set[int]:
    """Every move that has a number in the game's encoding, if it has one."""
    try:
        actions = rules.encoding().actions
    except Refusal:
        return set()
    universe = {*actions.universe(view)}
    demand(universe.issuperset(rules.own_moves(view)), "every legal move has a number")
    return universe


def check_known(rules: Rules[Any, Any], state: State) -> None:
    """The state that a view tells looks like that view to its seat, and has that seat's moves, worth the same."""
    pending = rules.pending(state)
    values = rules.state_values()
    valued = (
        []
        if values is None
        else [values, *(CharacterValues(values, one, one.price) for one in rules.game.characters.values())]
    )
    for seat in onlookers(rules):
        view = rules.view(state, seat)
        demand(rules.view_in_json(view) == encoded(view), "a view in JSON is the view")
        demand(rules.aids_in_json(view) in (None, encoded(rules.aids(view))), "aids in JSON are the aids")
        known = rules.known(view)
        demand(rules.step_name(known) == rules.step_name(state), "the known state is at the same step")
        for told_state in (known, rules.bare_state(view) or known):
            demand(asked_in(rules, told_state) == asked_in(rules, state), "a view tells who is asked, bare or whole")
        if not isinstance(pending, Ask) or seat not in pending.seats:
            continue
        moves = rules.moves(state, seat)
        demand(rules.moves(known, seat) == moves, "the known state offers the seat its moves")
        for values in valued:
            in_truth = values.values(state, seat, vec[i64](moves), FastDice(4))
            in_known = values.values(known, seat, vec[i64](moves), FastDice(4))
            demand(list(in_truth) == list(in_known), "a seat values moves by what it knows")


def asked_in(rules: Rules[Any, Any], state: State) -> tuple[int, list[bool]]:
    """The step, and which seats it asks."""
    return state.step, [rules.engine.is_asked(state, seat) for seat in range(rules.seats)]


def check_any_move(rules: Rules[Any, Any], state: State, samples: int) -> None:
    """`any_move` is one of `moves`, uniformly chosen (a chi-square far out in the tail is a fault)."""
    pending = rules.pending(state)
    if not isinstance(pending, Ask):
        return
    dice = FastDice(12345)
    for seat in pending.seats:
        moves = rules.moves(state, seat)
        count = Counter(rules.sample_move(state, seat, dice) for _ in range(samples * len(moves)))
        demand(set(count) <= set(moves), "a sampled move is a legal move")
        spread = sum((count[move] - samples) ** 2 / samples for move in moves)
        freedom = max(1, len(moves) - 1)
        demand(spread < freedom + 7 * (2 * freedom) ** 0.5 + 12, "sampled moves are equally likely")


def check_positions(rules: Rules[Any, Any], state: State) -> None:
    """A position's text holds the whole truth."""
    text = rules.write_position(state)
    again = rules.read_position(text)
    demand(rules.write_position(again) == text, "a position reads back as itself")
    demand(rules.pending(again) == rules.pending(state), "a position read back waits for the same")
    demand(encoded(rules.truth(again)) == encoded(rules.truth(state)), "a position read back is the same truth")


def check_clone(rules: Rules[Any, Any], state: State, rng: random.Random) -> None:
    """What happens to a clone does not happen to the original."""
    before = rules.write_position(state)
    copy = rules.clone(state)
    demand(rules.write_position(copy) == before, "a clone is the same position")
    for _ in range(6):
        if advance(rules, copy, rng) is None:
            break
    demand(rules.write_position(state) == before, "playing on in a clone leaves the original alone")


# 3. Nothing leaks


def check_worlds(rules: Rules[Any, Any], state: State, dice: FastDice, worlds: int) -> None:
    """Nothing leaks (1): every world a view leaves open looks the same from that seat, and asks the same of it."""
    pending = rules.pending(state)
    for seat in onlookers(rules):
        view = rules.view(state, seat)
        prepared = rules.worlds(view)
        for _ in range(worlds):
            world = prepared.sample(dice)
            demand(
                rules.view(world, seat) == view, f"a world sampled from the view of seat {seat} looks like that view"
            )
            there = rules.pending(world)
            demand(type(there) is type(pending), "a world waits for the same kind of thing")
            if isinstance(pending, Ask) and seat in pending.seats:
                demand(there == pending, "a world asks the same seats")
                demand(rules.moves(world, seat) == rules.moves(state, seat), "a world offers the seat the same moves")
            if seat is None and isinstance(pending, Ask) and pending.step in rules.public_choices:
                for asked in pending.seats:
                    alike = rules.moves(world, asked) == rules.moves(state, asked)
                    demand(alike, f"everybody knows what may be answered at {pending.step}")


class Twins:
    """Nothing leaks (2): two histories told identically to a seat give that seat equal views.

    One game is played at random; its twin is led, by other hidden outcomes and answers where there are any, along a
    path on which the seat hears the same. When the twin cannot follow any more it begins anew from a sampled world.
    """

    def __init__(self, rules: Rules[Any, Any], seat: Seat | None, seed: int) -> None:
        self.rules, self.seat = rules, seat
        self.rng, self.dice = random.Random(seed), FastDice(seed)
        self.state, self.twin = rules.setup(), rules.setup()
        self.differed = 0  # steps at which the hidden truths really differed

    def play(self, limit: int = 5_000) -> None:
        for _ in range(limit):
            before, told = self.rules.clone(self.state), []
            inputs = advance(self.rules, self.state, self.rng, told)
            if inputs is None:
                return
            if not self.follow(before, inputs, heard_by(self.seat, told)):
                self.twin = self.rules.worlds(self.rules.view(self.state, self.seat)).sample(self.dice)
            mine, other = self.rules.view(self.state, self.seat), self.rules.view(self.twin, self.seat)
            demand(mine == other, f"seat {self.seat} was told the same and yet sees something else")
            self.differed += self.rules.write_position(self.state) != self.rules.write_position(self.twin)

    def follow(self, before: State, inputs: Sequence[int], heard: list[Event]) -> bool:
        for candidate in self.candidates(before, inputs):
            trial, told = self.rules.clone(self.twin), []
            self.put_in(trial, candidate, told)
            if heard_by(self.seat, told) == heard and self.same_wait(trial):
                self.twin = trial
                return True
        return False

    def same_wait(self, trial: State) -> bool:
        """The twin must wait for the same thing, or the seat could tell by what happens next, not by its view."""
        mine, other = self.rules.pending(self.state), self.rules.pending(trial)
        return type(mine) is type(other) and mine.rule == other.rule

    def candidates(self, before: State, inputs: Sequence[int]) -> Iterator[list[int]]:
        """Other hidden choices first, the same ones last; the seat's own answer never changes."""
        pending = self.rules.pending(self.twin)
        if isinstance(pending, Chance):
            outcomes = [outcome for outcome, weight in enumerate(pending.weights) if weight]
            self.rng.shuffle(outcomes)
            yield from ([outcome] for outcome in sorted(outcomes, key=lambda outcome: outcome == inputs[0]))
        elif isinstance(pending, Ask) and pending == self.rules.pending(before):
            for _ in range(6):
                yield [self.answer(seat, inputs[nth], pending) for nth, seat in enumerate(pending.seats)]
            if all(inputs[nth] in self.rules.moves(self.twin, seat) for nth, seat in enumerate(pending.seats)):
                yield list(inputs)

    def answer(self, seat: Seat, given: int, pending: Ask) -> int:
        moves = self.rules.moves(self.twin, seat)
        if seat == self.seat:
            demand(given in moves, "the same view offers the same moves")
            return given
        return given if given in moves and self.rng.random() < 0.3 else self.rng.choice(moves)

    def put_in(self, trial: State, inputs: list[int], told: Told) -> None:
        def tell(hearers: int, event: Event) -> None:
            told.append((hearers, event))

        if isinstance(self.rules.pending(trial), Chance):
            self.rules.draw(trial, inputs[0], tell)
        else:
            self.rules.play(trial, inputs, tell)


def check_hearers(rules: Rules[Any, Any], seed: int) -> None:
    """Every announcement names its hearers, and somebody hears it."""
    rng, state, told = random.Random(seed), rules.setup(), []
    while advance(rules, state, rng, told) is not None:
        pass
    seats = (1 << rules.seats) - 1
    for hearers, event in told:
        demand(0 < hearers <= ALL and bool(hearers & (seats | WATCHERS)), f"{event} is heard by somebody")
        demand(type(event).rule.startswith(rules.game.rule_prefix + "-"), f"{event} names a rule of its game")


# 4. A record replays byte for byte


def check_record(rules: Rules[Any, Any], seed: int) -> str:
    table = seeded_table(rules, seed, f"test-{seed}", ["bot random"] * rules.seats)
    rng = random.Random(seed)
    while table.asked:
        for seat in table.asked:
            table.answer(seat, rng.choice(table.moves(seat)))
    text = record.write(table.record())
    played = record.read(text)
    demand(played == table.record(), "a record reads back as itself")
    demand(record.write(replay.replay(played)) == text, "a record replays byte for byte")
    replay.verify(text)
    return text


# 5. What is in the box stays in the box


def check_box(rules: Rules[Any, Any], seed: int) -> None:
    whole = dict(rules.inventory(rules.setup()))
    demand(bool(whole), "there is something in the box")
    for state in states(rules, seed):
        now = dict(rules.inventory(state))
        demand(now == whole, f"what is in the box stays in the box: {whole} became {now}")
