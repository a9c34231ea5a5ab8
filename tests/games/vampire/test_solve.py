"""The hunt, solved: exact where it can be checked by hand, right against simulation, and better than greed."""

from __future__ import annotations

import io
from typing import Any

import msgspec
import pytest
from librt.vecs import vec
from rich.console import Console

from sexton.bots.players import bot_named
from sexton.games.vampire import GAME
from sexton.games.vampire.options import Options, variant_of
from sexton.games.vampire.solver.one_hunter import Hunt, best_policy, goes_to_dig, simulate_hunts
from sexton.games.vampire.solver.solve import (
    Match,
    checked,
    digs_to_victory,
    exact_plan,
    greedy_policy,
    solve,
    solve_match,
)
from sexton.games.vampire.solver.two_hunters import Duel
from sexton.kernel.chance.dice import FastDice
from sexton.kernel.interface import Chance, Refusal
from sexton.kernel.words import LANGUAGES, Words
from sexton.uncompiled import compiled
from tests.counts import games

RING = "board Ring\nP S K\no . o\nG R o\n"


def opened(**settings: Any) -> Hunt:
    return Hunt(variant_of(2, GAME.read_options(settings)))


def test_values_are_a_fixed_point_of_one_go() -> None:
    """Worked out anew from the rules themselves: the mean over rolls of the best move's value, battles and all."""
    rules = GAME.open(2, GAME.read_options({"board": RING}))
    plan = exact_plan(rules.variant)
    values = rules.exact()
    for square, tools in (("0,2", "-"), ("0,0", "P"), ("2,1", "PSK"), ("1,0", "SK")):
        goes = 0.0
        for roll in range(1, 7):
            state = rules.read_position(
                f"move go=0 roll={roll} at={square}/0,2 tools={tools}/- graves=cccccc offered=- fights=0 grave=-"
            )
            view, moves = rules.view(state, 0), rules.moves(state, 0)
            goes += (1 - max(values.values(view, moves, FastDice(1)))) / 6
        start = rules.read_position(
            f"roll go=0 roll=- at={square}/0,2 tools={tools}/- graves=cccccc offered=- fights=0 grave=-"
        )
        assert goes == pytest.approx(-plan.after(start.at[0], start.tools[0], 0), rel=1e-7)


def test_without_shadows_a_full_hand_on_the_red_x_costs_a_coin_toss() -> None:
    """Half the time he digs; else he keeps the best single tool and goes on from there."""
    hunt = opened(board=RING)
    values, change, _ = goes_to_dig(hunt, None, 1e-10)
    settled = hunt.settled(values, 0.0)
    assert change <= 1e-10
    assert settled[hunt.goal] == pytest.approx(max(values[hunt.after_red + tool] for tool in (1, 2, 4)) / 2)


@pytest.mark.parametrize("board", ["iron_gate", "lych_gate"])
def test_the_expected_goes_lie_in_the_interval_of_simulated_hunts(board: str) -> None:
    solved = solve(GAME.read_options({"board": board}), 20_000, 7)
    assert solved.check.holds(solved.goes_to_dig)
    assert solved.greedy_check.holds(solved.greedy_goes_to_dig)
    assert solved.precision <= 1e-9
    assert solved.goes_to_victory == pytest.approx(3.5 * solved.goes_to_dig)


def test_the_figures_of_iron_gate() -> None:
    solved = solve(Options(), 1_000, 1)
    assert solved.goes_to_dig == pytest.approx(11.777145353, abs=1e-7)
    assert solved.greedy_goes_to_dig == pytest.approx(12.705767, abs=1e-5)
    assert solved.goes["-"]["4,4"] == pytest.approx(solved.goes_to_dig)
    assert list(solved.goes) == ["-", "P", "S", "PS", "K", "PK", "SK", "PSK"]
    assert all(len(row) == 57 for row in solved.goes.values())


def test_exact_needs_fewer_goes_than_greedy_beyond_doubt() -> None:
    """p < 0.001 over 10,000 hunts each."""
    hunt = opened()
    values, _, _ = goes_to_dig(hunt, None, 1e-9)
    exact = checked(hunt, best_policy(hunt, hunt.settled(values, 0.0)), 10_000, 1)
    greedy = checked(hunt, greedy_policy(hunt), 10_000, 2)
    error = (exact.margin**2 + greedy.margin**2) ** 0.5  # 3.29 standard errors of the difference
    assert greedy.mean - exact.mean > error


def hunt_of_bot(level: str, seed: int, settings: dict[str, Any]) -> int:
    """Goes of one hunt, played by the bot through views; the other player stands by."""
    rules = GAME.open(2, GAME.read_options(settings))
    bot, dice, goes = bot_named(level, rules), FastDice(seed), 0
    state = rules.read_position("roll go=0 roll=- at=4,4/4,4 tools=-/- graves=cccccc offered=- fights=0 grave=-")
    while True:
        pending = rules.pending(state)
        if pending.rule == "VH-13":
            return goes
        state.active = 0
        if isinstance(pending, Chance):
            goes += pending.step == "roll"
            rules.draw(state, dice.pick(rules.engine.steps[state.step].weights(state)))
        else:
            moves = rules.moves(state, 0)
            rules.play(state, [bot.choose(rules.view(state, 0), (), moves, dice)])


@pytest.mark.parametrize(("level", "goes"), [("exact", 11.777), ("greedy", 12.706)])
def test_the_bots_play_as_their_tables_say(level: str, goes: float) -> None:
    count = max(200, games(0.5))
    mean = sum(hunt_of_bot(level, seed, {}) for seed in range(count)) / count
    assert abs(mean - goes) < 4 * 9.5 / count**0.5


@pytest.mark.parametrize(
    "setting", [{"lost_red": "green"}, {"decline_tool": "yes"}, {"tools_on_the_way": "yes"}], ids=str
)
def test_house_rules_change_the_solution_and_simulation_follows(setting: dict[str, Any]) -> None:
    hunt = opened(**setting)
    values, _, _ = goes_to_dig(hunt, None, 1e-8)
    check = checked(hunt, best_policy(hunt, hunt.settled(values, 0.0)), 10_000, 3)
    assert check.holds(-values[hunt.start])
    # The green X is nearer to tools than the red one, and a stop on the way saves goes; to leave a tool never helps.
    expected = {"lost_red": 11.020, "decline_tool": 11.777, "tools_on_the_way": 11.256}
    assert -values[hunt.start] == pytest.approx(expected[next(iter(setting))], abs=0.001)


def test_reburied_graves_take_six_digs_on_average() -> None:
    assert digs_to_victory(Options()) == 3.5
    assert digs_to_victory(Options(graves="rebury")) == 6


def test_simulated_hunts_repeat_with_their_seed() -> None:
    hunt = opened(board="lych_gate")
    policy = greedy_policy(hunt)
    assert simulate_hunts(hunt, policy, 50, FastDice(4)) == simulate_hunts(hunt, policy, 50, FastDice(4))


@pytest.fixture(scope="module")
def match() -> Match:
    """Uncompiled, two graves and a rough answer will do."""
    options = GAME.read_options({"board": RING})
    return solve_match(options) if compiled() else solve_match(options, precision=0.02, most_graves=2)


def test_the_match_of_two_on_a_small_board(match: Match) -> None:
    """Who begins has the better odds; the single-hunter policy loses next to nothing."""
    assert len(match.odds) == (6 if compiled() else 2)
    assert all(0.5 < odds < 0.75 for odds in match.odds)
    assert list(match.odds) == sorted(match.odds, reverse=True)
    assert match.precision < (1e-5 if compiled() else 0.06)
    assert 0.49 - match.precision < match.single_hunter_odds <= 0.5 + match.precision


def test_bounds_of_the_match_close_in_from_both_sides() -> None:
    hunt = opened(board=RING)
    nothing = vec[float]([0.0] * hunt.standings)
    joint = Duel(hunt, None, 1, nothing, nothing)
    seen = []
    for _ in range(40):
        joint.improve()
        seen.append(float(joint.odds[hunt.start][hunt.start]))
    upper, lower = seen[0::2], seen[1::2]
    assert upper == sorted(upper, reverse=True)
    assert lower == sorted(lower)
    assert lower[-1] <= upper[-1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_was_solved_is_told_and_drawn(language: str, match: Match) -> None:
    options, solver, out = GAME.read_options({"board": RING}), GAME.solver(), io.StringIO()
    words = Words(language, GAME.folder)
    solved = msgspec.structs.replace(solver.solve(options, 1, 2_000, 1), match=match)
    Console(file=out, width=200, color_system=None).print(solver.tell(solved, options, words))
    assert f"{solved.goes_to_dig:.4f}" in out.getvalue()
    assert f"{100 * match.odds[-1]:.3f}" in out.getvalue()
    assert solver.svg(solved, options, words).count("<rect") == 8 * 8 + 1


def test_what_is_not_solved_is_refused() -> None:
    for players, setting in ((3, {}), (2, {"pawns": "block"}), (2, {"graves": "rebury"})):
        with pytest.raises(Refusal):
            GAME.solver().solve(GAME.read_options({"board": RING, **setting}), players, 100, 1)


def test_the_mind_of_a_searching_bot_plays_like_the_exact_one_alone() -> None:
    rules = GAME.open(2)
    model, bot = rules.search_model(), bot_named("exact", rules)
    dice = FastDice(8)
    for seed in range(10):
        state = rules.setup()
        for _ in range(60):
            pending = rules.pending(state)
            if isinstance(pending, Chance):
                rules.draw(state, dice.pick(rules.engine.steps[state.step].weights(state)))
                continue
            if pending.rule == "VH-13":
                break
            (seat,) = pending.seats
            answer = model.rollout_answer(rules.engine.steps[state.step], state, seat, dice)
            values = rules.exact().values(rules.view(state, seat), rules.moves(state, seat), dice)
            assert values[rules.moves(state, seat).index(answer)] == pytest.approx(max(values))
            rules.play(state, [bot.choose(rules.view(state, seat), (), rules.moves(state, seat), FastDice(seed))])
    shares = vec[float]([0.0] * 8)
    model.estimate(rules.setup(), shares)
    assert list(shares)[:3] == [0.5, 0.5, 0.0]
    assert model.key(rules.setup(), 0) != model.key(rules.setup(), 1)
