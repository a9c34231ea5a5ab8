"""Luck taken out of a league's results: it moves no mean, whatever the estimate, and leaves less to chance."""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Iterator, Sequence
from math import sqrt
from pathlib import Path
from zlib import crc32

import msgspec
import pytest

from sexton.kernel import catalogue
from sexton.kernel.chance.dice import FastDice
from sexton.kernel.engine import SEATS
from sexton.kernel.steps import DRAWS, ENDS, State
from sexton.lab.league.ladder import write_section
from sexton.lab.league.league import League, Limits, Pair, Standing, plans_of, play
from sexton.lab.league.luck import MOST, Drawn, Luck, rows_with_luck
from sexton.lab.league.without_luck import PARTS, Weighed
from sexton.lab.simulation.plan import Plan, checked
from sexton.lab.simulation.through_views import Row
from tests.counts import games

SMALL = {
    "box": {
        "cards": [0, 0, 0, 2, 0, 0, 0, 1, 1, 0], "tiles": [1, 0, 0, 1], "cemeteries": 2, "hand": 1, "money": 1,
        "coins": 30, "notes": 0,
    },
    "components": "strict",
}  # fmt: skip
Course = tuple[list[list[int]], float]


def small_plan() -> Plan:
    game = catalogue.find("gravediggers")
    return checked(Plan(game.id, 2, ("greedy", "random"), 1, 0, game.read_options(SMALL).canonical()))


def courses(luck: Luck, state: State, bots: Sequence[str]) -> Iterator[Course]:
    """Every course of a game, and how likely it is; who does not play at random takes the first move."""
    step = luck.steps[state.step]
    if step.kind == ENDS:
        yield [], 1.0
        return
    for given, odds in answers(luck, state, bots):
        after = luck.rules.clone(state)
        luck.go_on(after, given)
        for rest, likely in courses(luck, after, bots):
            yield [given, *rest], odds * likely


def answers(luck: Luck, state: State, bots: Sequence[str]) -> Iterator[tuple[list[int], float]]:
    step = luck.steps[state.step]
    if step.kind == DRAWS:
        weights = list(step.weights(state))
        yield from (([nth], weight / sum(weights)) for nth, weight in enumerate(weights) if weight)
        return
    found: list[tuple[list[int], float]] = [([], 1.0)]
    for seat in SEATS[step.seats(state)]:
        moves = [int(move) for move in step.moves(state, seat)]
        moves = moves if bots[seat] == "random" else moves[:1]
        found = [([*given, move], odds / len(moves)) for given, odds in found for move in moves]
    yield from found


def expected(luck: Luck) -> dict[str, float]:
    """What the luck of each kind comes to on average, over all courses that a game can take."""
    found: defaultdict[str, float] = defaultdict(float)
    for inputs, likely in courses(luck, luck.rules.setup(), luck.plan.seated(0)):
        for kind, lacked in luck.of(0, inputs, [0]).items():
            found[kind] += likely * lacked
    return found


@pytest.mark.parametrize("wild", [False, True])
def test_over_all_courses_of_a_small_game_luck_comes_to_nothing(wild: bool) -> None:
    """By the game's own estimate, and by one that knows nothing of the game."""
    luck = Luck(small_plan())
    assert set(luck.voices) == {"estimate"}  # the net that comes with the game is for the whole box
    if wild:
        luck.voices["estimate"] = lambda state, _: crc32(luck.rules.write_position(state).encode()) % 100 / 100
    every = {kind: round(average, 12) for kind, average in expected(luck).items()}
    assert {"deal, estimate", "place by random, estimate"} <= set(every)
    assert set(every.values()) == {0.0}


def test_a_voice_says_that_it_cannot_judge_and_its_errors_are_heard() -> None:
    luck = Luck(checked(Plan("graverobbers", 3, ("greedy", "random", "random"), 1, 0, "{}")))
    dealt, estimate = luck.rules.setup(), luck.voices["estimate"]
    assert estimate(dealt, [0]) is None and luck.share(dealt, [0], estimate) == 1 / 3
    while luck.steps[dealt.step].kind == DRAWS:
        luck.go_on(dealt, [next(nth for nth, weight in enumerate(luck.steps[dealt.step].weights(dealt)) if weight)])
    assert luck.share(dealt, [0], estimate) == estimate(dealt, [0]) != 1 / 3
    with pytest.raises(ZeroDivisionError):
        luck.share(dealt, [0], lambda state, seats: 1 / 0)


class Biased(Luck):
    """Takes all outcomes of chance for equally likely: what a careless hand might write."""

    def drawn(self, state: State, bots: Sequence[str]) -> Iterator[Drawn]:
        for drawn in super().drawn(state, bots):
            yield msgspec.structs.replace(drawn, weights=[min(1, weight) for weight in drawn.weights])


def test_a_biased_correction_is_found() -> None:
    assert max(abs(average) for average in expected(Biased(small_plan())).values()) > 0.001


@pytest.mark.parametrize(
    ("game", "bots", "many"),
    [("vampire", ("exact", "greedy"), games(0.5)), ("graverobbers", ("greedy", "random"), games(0.04))],
)
def test_over_many_games_luck_comes_to_nothing(game: str, bots: tuple[str, str], many: int) -> None:
    lacked: defaultdict[str, list[float]] = defaultdict(list)
    for one in weighed_rows(game, bots, many):
        for kind, share in one.luck.items():
            lacked[kind].append(share)
    assert lacked
    for kind, shares in lacked.items():
        error = sqrt(sum(share * share for share in shares)) / len(shares)
        assert abs(sum(shares) / len(shares)) <= 4 * error + 1e-12, kind


def weighed_rows(game: str, bots: tuple[str, str], number: int) -> list[Row]:
    options = catalogue.find(game).options_type().canonical()
    league = League(game, options, (), number, 3, luck=True)
    seats = max(2, catalogue.find(game).seats[0])
    plan = plans_of(league, Pair(bots[1], bots[0], (seats,)))[0]
    return rows_with_luck(plan, range(number))


def test_in_a_race_most_of_it_is_luck() -> None:
    """The same games say several times as much about who hunts better."""
    standing = Standing(Pair("greedy", "exact", (2,)))
    weighed = Weighed()
    for row in weighed_rows("vampire", ("exact", "greedy"), 200):
        standing.add(row)
        weighed.add(row, *standing.share_in(row))
    found = weighed.result()
    assert found is not None and found.saving > 4
    low, high = standing.interval
    assert low < found.times_fair < high


def test_of_many_possibilities_some_are_drawn_again_as_often_as_they_are_likely() -> None:
    weights = [1 + nth % 3 for nth in range(2 * MOST)]
    drawn, total = Drawn("draw", 0, range(2 * MOST), weights), 0.0
    for seed in range(400):
        odds = drawn.odds(FastDice(seed))
        assert len(odds) <= MOST and abs(sum(odds.values()) - 1) < 1e-9
        total += sum(odd for one, odd in odds.items() if weights[one] == 3)
    heavy = 3 * weights.count(3) / sum(weights)
    assert abs(total / 400 - heavy) < 4 * sqrt(heavy * (1 - heavy) / (400 * MOST))


def row(seed: int, won: bool, luck: dict[str, float]) -> Row:
    return Row(seed, seed, (0,) if won else (1,), 10, 0, ("b", "a"), (0, 0), luck=luck)


def result_of(rows: Sequence[Row]) -> tuple[Standing, Weighed]:
    standing, weighed = Standing(Pair("a", "b", (2,))), Weighed()
    for one in rows:
        standing.add(one)
        weighed.add(one, *standing.share_in(one))
    return standing, weighed


def test_without_anything_to_give_back_the_shares_are_the_plain_ones() -> None:
    standing, weighed = result_of([row(seed, seed % 3 == 0, {}) for seed in range(60)])
    found = weighed.result()
    assert found is not None
    assert found.times_fair == pytest.approx(standing.times_fair)
    assert found.interval(standing.z) == pytest.approx(standing.interval)
    assert found.saving == pytest.approx(1.0)


def test_luck_that_explains_the_results_leaves_little_doubt_even_if_the_estimate_is_timid() -> None:
    dice = random.Random(1)
    won = [dice.random() < 0.5 for _ in range(400)]
    rows = [row(seed, one, {"die": 0.05 - 0.1 * one, "noise": dice.gauss(0, 1)}) for seed, one in enumerate(won)]
    found = result_of(rows)[1].result()
    assert found is not None and found.saving > 100
    assert found.times_fair == pytest.approx(1.0, abs=0.02)


def test_what_is_given_back_in_a_game_is_fitted_to_others() -> None:
    """Luck that was seen in one game only is given back in none: it would take away the game's own result."""
    rows = [row(seed, seed % 2 == 0, {"die": 0.5} if seed == 7 else {}) for seed in range(40)]
    standing, weighed = result_of(rows)
    found = weighed.result()
    assert found is not None and found.times_fair == pytest.approx(standing.times_fair)
    assert len(weighed.parts) == PARTS and all(part[" one", " one"] for part in weighed.parts)


def test_a_league_shows_it_and_goes_on_with_it(tmp_path: Path) -> None:
    game = catalogue.find("vampire")
    league = League(game.id, game.options_type().canonical(), (Pair("random", "greedy", (2,)),), 6, 5, luck=True)
    first = [one for _, one in play(league, Limits(1, keep=tmp_path))]
    found = list(play(league, Limits(1, keep=tmp_path)))
    assert [one for _, one in found] == first and all(one.luck for one in first)
    plain = msgspec.structs.replace(league, luck=False)
    assert [msgspec.structs.replace(one, luck={}) for one in first] == [one for _, one in play(plain, Limits(1))]
    page = tmp_path / "page.md"
    write_section(page, game, league, [found[-1][0]], [])
    text = page.read_text(encoding="utf-8")
    assert "| luck taken out | 95 % | saving |" in text
    assert text.splitlines()[-1].count("|") == 13


def test_a_target_is_decided_by_the_surer_interval() -> None:
    dice = random.Random(2)
    won = [dice.random() < 0.6 for _ in range(80)]
    standing, weighed = Standing(Pair("a", "b", (2,), 1.0)), Weighed()
    for seed, one in enumerate(won):
        game = row(seed, one, {"die": 0.55 - 1.0 * one})
        standing.add(game)
        weighed.add(game, *standing.share_in(game))
    low, high = standing.interval
    assert low <= 1.0 <= high and standing.reached is None
    standing.without_luck = weighed.result()
    assert standing.decided and standing.reached
