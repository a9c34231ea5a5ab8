"""Greedy in Gravediggers: it beats random clearly, and does nothing silly with what it knows."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from sexton.bots.seating import bot_named
from sexton.games.gravediggers.bots.prospects import Guess, Prospect, guess_cards, no_cards
from sexton.games.gravediggers.options import Options
from sexton.games.gravediggers.referee import Robbery, settle
from sexton.kernel.chance.dice import FastDice
from sexton.lab.simulation.plan import Plan
from sexton.lab.simulation.run import simulate
from sexton.lab.simulation.tally import Tally, summary_of
from tests.counts import games
from tests.games.gravediggers.scene import Scene

ENOUGH = 400  # games: more would prove nothing new
TIMES_FAIR = 1.6


def known(step: str, options: Options | None = None, **fields: str) -> Scene:
    """An ordinary position with few cards in the deck."""
    return Scene(step, options, **{"deck": "4*1,A*1", "hands": "3A/3A/4A", **fields})


def chosen(scene: Scene, seat: int = 0, seed: int = 1) -> str:
    bot, rules = bot_named("greedy", scene.rules), scene.rules
    move = bot.choose(rules.view(scene.state, seat), (), rules.moves(scene.state, seat), FastDice(seed))
    return rules.write(move)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_one_greedy_among_randoms_wins_far_more_than_its_share(seats: int) -> None:
    plan = Plan(
        "gravediggers", seats, ("greedy", *["random"] * (seats - 1)), min(ENOUGH, games(0.15, 30)), 1,
        Options().canonical(),
    )  # fmt: skip
    tally = Tally()
    for batch in simulate(plan, 1):
        tally.add(batch.tally)
    greedy = summary_of(plan, tally).by_bot["greedy"]
    assert greedy.interval[0] > TIMES_FAIR * greedy.fair
    assert tally.faults == 0


def test_an_empty_fist_where_bandits_are_known_to_wait() -> None:
    scene = known("fists", target="1", lines="5+,5+,B:0/5:/5:/W:/G:")
    assert {chosen(scene, 0, seed) for seed in range(20)} == {"fist 0"}


def test_an_empty_fist_where_a_lone_guard_is_known_to_stand() -> None:
    scene = known("fists", target="1", lines="5+,T+,G:0/5:/5:/W:/5:")
    assert {chosen(scene, 0, seed) for seed in range(20)} == {"fist 0"}


def test_a_fist_where_all_is_known_and_pays() -> None:
    scene = known("fists", target="1", lines="5+,T+,5:0/5:/5:/W:/5:")
    coins = [int(chosen(scene, 0, seed).split()[1]) for seed in range(20)]
    assert min(coins) >= 2 and max(coins) <= 10


def test_never_a_fist_that_no_bounty_can_pay() -> None:
    scene = known("fists", target="1", lines="2+,3:0/5:/5:/W:/5:", money="60,10,10")
    assert all(int(chosen(scene, 0, seed).split()[1]) <= 5 for seed in range(20))


def test_credit_is_taken_as_it_costs_nothing_but_ties() -> None:
    poor = {"asked": "0", "target": "1", "lines": "5+,T:0/5:/5:/W:/5:", "money": "2,10,10"}
    assert chosen(known("credit", **poor)) == "credit yes"
    hopeless = {**poor, "lines": "5+,B:0/5:/5:/W:/5:"}
    assert chosen(known("credit", **hopeless)) == "credit yes"
    assert chosen(known("credit", Options(ties="fewer_notes"), **hopeless)) == "credit no"


def test_the_rich_line_it_knows_is_robbed_rather_than_the_guarded_one() -> None:
    scene = known("gravedigger", lines="T+,5:0,X:0/G:0/B:0/5:,5:/2:0")
    assert {chosen(scene, 0, seed) for seed in range(20)} == {"rob 1"}


def test_a_card_that_is_known_is_not_looked_at_again() -> None:
    scene = known("view", lines="5:0,5:1,5:0/5:0/5+/W:0/2:0")
    assert {chosen(scene, 0, seed) for seed in range(20)} == {"view 2 at 1"}


def test_a_secret_of_one_s_own_is_not_revealed() -> None:
    scene = known("reveal", lines="B:0,5:1,5:0/5:0/5+/W:0/2:0")
    assert {chosen(scene, 0, seed) for seed in range(20)} == {"reveal 2 at 1"}


def test_an_x_is_not_wasted_on_a_line_known_to_be_worthless() -> None:
    scene = known("place", hands="XX/35/34", lines="5+,2:0/G:0,G:0,B:0/B:0,G:0/G:0/B:0,B:0")
    assert {chosen(scene, 0, seed) for seed in range(20)} == {"place X at 1"}


def test_a_line_known_to_pay_is_not_spoilt() -> None:
    scene = known("place", hands="BB/35/34", lines="T+,5+,5:0/G:0,B:0/G:0/G:0/B:0")
    assert "place bandit at 1" not in {chosen(scene, 0, seed) for seed in range(20)}


@pytest.mark.parametrize("house_rules", [{}, {"unpaid_fist": "forfeited"}, {"payout": "skip"}])
def test_prospects_settle_a_robbery_as_the_rules_do(house_rules: dict[str, str]) -> None:
    dice = FastDice(7)
    scene = Scene("fists", Options(**house_rules), target="1", seats=4, **FOUR)  # type: ignore[arg-type]
    below: Callable[[int], int] = dice.below
    for _ in range(games(1, 100)):
        cards = guess_cards(no_cards(), 1 + below(7), vec[i64](BOX), 1, dice)[0]
        mine, others = below(12), [below(12), below(12), below(12)]
        prospect = Prospect(scene.rules.variant, vec[i64]([mine]), 10**6)
        prospect.add(Guess(cards, vec[i64](others)))
        names = tuple(name for name, count in zip(KINDS, cards, strict=True) for _ in range(count))
        settled, _ = settle(Robbery(names, (mine, *others), **house_rules))  # type: ignore[arg-type]
        assert (prospect.mine[0], prospect.theirs[0]) == (settled.gains[0], sum(settled.gains[1:]))


KINDS = ("2", "3", "4", "5", "10", "X", "widow", "guard", "accomplice", "bandit")
BOX = [kind for kind, count in enumerate((4, 4, 4, 11, 2, 4, 4, 4, 4, 4)) for _ in range(count)]
FOUR = {
    "hands": "2345X/2345X/2345X/2345X",
    "money": "10,10,10,10",
    "notes": "0,0,0,0",
    "deck": "5*4",
    "lines": "5:/5:/5:/W:/G:",
}
