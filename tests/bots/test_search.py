"""The searching bot: the same thought twice is the same move, keys say what views say, and budgets are kept."""

from __future__ import annotations

import os
import random
import subprocess
import sys
import time
from itertools import combinations_with_replacement
from pathlib import Path
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import sexton
from sexton.bots import search
from sexton.bots.players import LEVELS, bot_named
from sexton.bots.search import Budget, Search
from sexton.bots.tree import Arm
from sexton.kernel import catalogue
from sexton.kernel.chance.dice import FastDice
from sexton.kernel.game import Game, Rules
from sexton.kernel.interface import Ask, Chance, Refusal
from sexton.kernel.search.search_model import SearchModel
from sexton.kernel.search.view_search_model import ViewSearchModel
from tests.conformance.promises import encoded, states
from tests.counts import games
from tests.games.gravediggers.scene import Scene

every_game = pytest.mark.parametrize("game", catalogue.games().values(), ids=lambda game: game.id)


def opened(game: Game) -> Rules[Any, Any]:
    return game.open(max(2, game.seats[0]))


def asked_states(rules: Rules[Any, Any], seed: int, share: float = 1.0) -> list[Any]:
    rng = random.Random(seed)
    return [
        rules.clone(state)
        for state in states(rules, seed)
        if isinstance(rules.pending(state), Ask) and rng.random() < share
    ]


@every_game
def test_equal_views_have_equal_keys_and_different_ones_different_keys(game: Game) -> None:
    for seats in (max(2, game.seats[0]), 4):
        rules = game.open(seats)
        model, views, keys = rules.search_model(), dict[int, bytes](), dict[bytes, int]()
        for seed in range(games(0.01, 3)):
            for state in asked_states(rules, seed, 0.4):
                for seat in [*range(seats), None]:
                    seen = encoded(canonical(rules.view(state, seat)))
                    key = int(model.public_key(state) if seat is None else model.key(state, seat))
                    assert keys.setdefault(seen, key) == key, "two keys for one view"
                    assert views.setdefault(key, seen) == seen, "one key for two views"
        assert len(keys) > 20


def test_no_two_rows_of_gloomy_graves_have_one_key() -> None:
    """A row is a sum in the key; a card drawn out of another row is no move."""
    rules = catalogue.find("gloomy_graves").open(2)
    model, state, keys = rules.search_model(), asked_states(rules, 1)[3], set()
    rows = list(combinations_with_replacement(range(20), 3))
    for row in rows:
        state.row = vec[i64](list(row))
        keys.add(int(model.public_key(state)))
    assert len(keys) == len(rows) == 1540


class Confused(SearchModel):
    """Takes all decisions of a kind for one."""

    def __init__(self, real: SearchModel) -> None:
        super().__init__()
        self.real = real

    def begin(self, g: Any) -> None:
        self.real.begin(g)

    def key(self, g: Any, seat: int) -> int:
        return int(g.step)

    def rollout_answer(self, step: Any, g: Any, seat: int, dice: Any) -> int:
        return int(self.real.rollout_answer(step, g, seat, dice))

    def stops(self, g: Any, decisions: int) -> bool:
        return self.real.stops(g, decisions)

    def estimate(self, g: Any, shares: Any) -> None:
        self.real.estimate(g, shares)


def test_a_mistaken_key_ends_no_search(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = catalogue.find("gloomy_graves").open(2)
    model = Confused(rules.search_model())
    monkeypatch.setattr(type(rules), "search_model", lambda rules: model)
    search = Search(rules, Budget(iterations=400))
    for state in asked_states(rules, 3, 0.3)[:12]:
        seat = rules.pending(state).seats[0]
        moves = tuple(rules.moves(state, seat))
        assert search.choose(rules.view(state, seat), (), moves, FastDice(1)) in moves


def canonical(seen: Any) -> Any:
    """Where things came into use one after the other, the order in which they did is no part of what is seen."""
    return {name: ordered(getattr(seen, name)) for name in seen.__struct_fields__}


def ordered(value: Any) -> Any:
    if isinstance(value, dict):
        return sorted((key, ordered(item)) for key, item in value.items())
    return [ordered(item) for item in value] if isinstance(value, tuple) else value


@every_game
def test_imagined_worlds_have_the_key_of_the_view_they_come_from(game: Game) -> None:
    rules, dice = opened(game), FastDice(5)
    model = rules.search_model()
    for state in asked_states(rules, 2, 0.3):
        for seat in range(rules.seats):
            world = rules.worlds(rules.view(state, seat)).sample(dice)
            assert model.key(world, seat) == model.key(state, seat)
            assert model.public_key(world) == model.public_key(state)


def test_any_game_can_be_searched_by_its_views_alone() -> None:
    rules = opened(catalogue.find("gravediggers"))
    model = ViewSearchModel(rules)
    one, other = asked_states(rules, 1)[:2]
    assert model.key(one, 0) == model.key(rules.clone(one), 0) != model.key(other, 0)
    assert model.public_key(one) != model.key(one, 0)


@every_game
def test_a_move_follows_from_view_and_seed(game: Game) -> None:
    rules = opened(game)
    for state in asked_states(rules, 3, 0.1)[:6]:
        seat = rules.pending(state).seats[0]
        seen, moves = rules.view(state, seat), rules.moves(state, seat)
        chosen = {bot_named("search:40", game.open(rules.seats)).choose(seen, (), moves, FastDice(8)) for _ in "12"}
        assert len(chosen) == 1 and chosen <= set(moves)


@every_game
def test_quick_answers_are_legal_and_estimates_are_shares(game: Game) -> None:
    from librt.vecs import vec

    rules, dice = opened(game), FastDice(4)
    model = rules.search_model()
    for state in asked_states(rules, 6):
        model.begin(state)
        for seat in rules.pending(state).seats:
            step = rules.engine.steps[state.step]
            assert model.rollout_answer(step, state, seat, dice) in rules.moves(state, seat)
        shares = vec[float]([0.0] * 8)
        model.estimate(state, shares)
        assert abs(sum(shares[seat] for seat in range(rules.seats)) - 1) < 1e-6
        assert all(0 <= shares[seat] <= 1 for seat in range(rules.seats))


@every_game
def test_a_model_can_judge_all_but_what_is_still_being_dealt(game: Game) -> None:
    rules = opened(game)
    model, shares, judged = rules.search_model(), vec[float]([0.0] * 8), 0
    for state in states(rules, 7):
        if model.can_judge(state):
            model.estimate(state, shares)
            assert abs(sum(shares[seat] for seat in range(rules.seats)) - 1) < 1e-6
            judged += 1
        else:
            assert isinstance(rules.pending(state), Chance)
    assert judged > 20
    assert not ViewSearchModel(rules).can_judge(rules.setup())  # it has no estimate


def test_every_considered_move_is_tried_in_the_same_worlds_and_the_worse_half_is_dropped() -> None:
    scene = Scene("fists", target="1", lines="5+,5+,B:0/5:/5:/W:/G:", deck="4*1,A*1", hands="3A/3A/4A")
    rules = scene.rules
    seen, moves = rules.view(scene.state, 0), rules.moves(scene.state, 0)
    thoughts = Search(rules, Budget(iterations=240)).think(seen, (), moves, FastDice(1))
    tries = [thought.tried for thought in thoughts]
    assert tries == sorted(tries, reverse=True) and tries[0] == tries[1] > tries[-1] > 0
    assert sum(tries) <= 240
    assert rules.write(thoughts[0].move) == "fist 0"  # the bandit is known to wait there
    assert all(0 <= thought.share <= 1 and thought.error >= 0 for thought in thoughts)


@every_game
def test_thinking_ends_once_one_move_is_surely_the_best(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """With the same luck the patient search, which never drops a move early, agrees on what is given up."""
    rules = opened(game)
    bot, budget = Search(rules, Budget(iterations=8000)), 8000
    asked = [(state, rules.pending(state).seats[0]) for state in asked_states(rules, 3)]
    choices = [(rules.view(state, seat), rules.moves(state, seat)) for state, seat in asked]
    choices = [(view, moves) for view, moves in choices if len(moves) > 1]
    spared = 0
    for view, moves in choices[:: max(1, len(choices) // 8)]:
        thoughts = bot.think(view, (), moves, FastDice(1))
        assert sum(thought.tried for thought in thoughts) <= budget
        if sum(thought.tried for thought in thoughts) > budget / 2:
            continue
        spared += 1
        with monkeypatch.context() as patch:
            patch.setattr(search, "SURELY", 1e9)
            patient = bot.think(view, (), moves, FastDice(2))
        assert sum(thought.tried for thought in patient) > budget / 2
        best, kept = patient[0], next(one for one in patient if one.move == thoughts[0].move)
        assert kept.share > best.share - 0.05
    assert spared


def test_a_move_is_surely_worse_by_what_came_of_it_in_the_same_worlds() -> None:
    """Luck that both share does not count: a move that is always a little worse is found out."""
    good, bad = Arm(1), Arm(2)
    for nth in range(search.STRETCH):
        share = float(nth % 2)
        for arm, gained in ((good, share), (bad, share - 0.1)):
            arm.learn(gained)
            arm.paired_squares += 0.05 * 0.05
    assert search.still_in([bad, good]) == [good]
    bad.paired_squares, good.paired_squares = 40.0, 40.0
    assert search.still_in([bad, good]) == [bad, good]
    early = Arm(3)
    early.learn(0.0)
    assert search.still_in([early, good]) == [early, good], "too few worlds to be sure"


def test_a_budget_in_milliseconds_is_kept() -> None:
    rules = opened(catalogue.find("gravediggers"))
    state = asked_states(rules, 1)[10]
    seat = rules.pending(state).seats[0]
    bot = Search(rules, Budget(iterations=10**8, milliseconds=150))
    started = time.monotonic()
    bot.choose(rules.view(state, seat), (), rules.moves(state, seat), FastDice(1))
    assert time.monotonic() - started < 30  # a hundred million iterations would take half an hour


def test_when_its_time_is_over_a_round_looks_at_one_slice_of_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    """A slice is small where nothing is compiled: a world takes long there, for each of the moves."""
    assert search.SLICE == 1 if not sexton.uncompiled.compiled() else search.SLICE > 1
    rules = opened(catalogue.find("gravediggers"))
    state = asked_states(rules, 1)[10]
    seat = rules.pending(state).seats[0]
    bot = Search(rules, Budget(iterations=300, milliseconds=0))
    for worlds in (1, 4):
        monkeypatch.setattr(search, "SLICE", worlds)
        thoughts = bot.think(rules.view(state, seat), (), rules.moves(state, seat), FastDice(1))
        rounds = (len(thoughts) - 1).bit_length()
        assert (thoughts[0].tried, thoughts[-1].tried) == (rounds * worlds, worlds)


def test_more_moves_are_considered_with_a_larger_budget() -> None:
    budgets = [Budget(iterations=10), Budget(iterations=600), Budget(iterations=20_000), Budget(milliseconds=1000)]
    assert [budget.considered for budget in budgets] == [8, 14, 32, 32]


def test_where_nothing_is_compiled_no_more_moves_are_considered_than_can_be_tried_in_the_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(search, "compiled", lambda: False)
    assert [Budget(50_000, 1000).considered, Budget(300, 1000).considered, Budget(50_000, 100).considered] == [9, 9, 8]
    assert Budget(50_000).considered == 32  # and if there is time enough


def test_a_search_has_the_budget_in_its_name() -> None:
    rules = opened(catalogue.find("gravediggers"))
    bot = bot_named("search:123", rules)
    assert isinstance(bot, Search) and bot.budget == Budget(iterations=123)
    for name in ("search:", "search:0", "search:x", "search:-1", f"search:{10**9}"):
        with pytest.raises(Refusal):
            bot_named(name, rules)


def test_where_people_wait_a_search_ends_in_time() -> None:
    rules = opened(catalogue.find("gravediggers"))
    bots = [bot_named(level, rules, milliseconds=700) for level in LEVELS]
    assert [bot.budget.milliseconds for bot in bots if isinstance(bot, Search)] == [700, 700]


CHOICES = """
import hashlib, sexton
from sexton.bots.search import Budget, Search
from sexton.kernel import catalogue
from sexton.kernel.chance.dice import FastDice
from sexton.kernel.interface import Ask, Chance, Over
digest = hashlib.sha256()
for game in catalogue.games().values():
    rules = game.open(max(2, game.seats[0]))
    bot, state, dice = Search(rules, Budget(iterations=24)), rules.setup(), FastDice(3)
    for step in range(70):
        pending = rules.pending(state)
        if isinstance(pending, Over):
            break
        if isinstance(pending, Chance):
            outcomes = [nth for nth, weight in enumerate(pending.weights) for _ in range(weight)]
            rules.draw(state, outcomes[dice.below(len(outcomes))])
            continue
        answers = [bot.choose(rules.view(state, seat), (), rules.moves(state, seat), dice) for seat in pending.seats]
        digest.update(repr(answers).encode())
        rules.play(state, answers)
print(sexton.uncompiled.compiled(), digest.hexdigest())
"""


def choices_of(source: Path) -> list[str]:
    environment = {**os.environ, "PYTHONPATH": str(source)}
    done = subprocess.run([sys.executable, "-c", CHOICES], env=environment, capture_output=True, text=True, check=True)
    return done.stdout.split()


def test_compiled_and_uncompiled_searches_choose_alike(tmp_path: Path) -> None:
    """Where nothing is compiled the two are one, and the comparison is trivially true."""
    source = Path(sexton.__file__).parent
    for path in source.rglob("*"):
        if path.suffix in (".py", ".ftl", ".md", ".txt", ".toml", ".json") and path.name != "engine.json":
            copy = tmp_path / "sexton" / path.relative_to(source)
            copy.parent.mkdir(parents=True, exist_ok=True)
            copy.write_bytes(path.read_bytes())
    uncompiled = choices_of(tmp_path)
    assert uncompiled[0] == "False"
    assert choices_of(source.parent) == [str(sexton.uncompiled.compiled()), uncompiled[1]]
