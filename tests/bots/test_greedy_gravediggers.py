"""Greedy in Gravediggers: it beats random clearly, and does nothing silly with what it knows."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from sexton.bots.players import bot_named
from sexton.games.gravediggers.bots.fists import Guess, Prospect, QuickFists, guess_cards
from sexton.games.gravediggers.options import Options
from sexton.games.gravediggers.referee import Robbery, settle
from sexton.kernel.chance.dice import FastDice
from sexton.kernel.vectors import repeat
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


SUPPLY = 20  # coins: less than many a bounty, and enough to reward everybody whose fist is empty


@pytest.mark.parametrize(
    "house_rules", [{}, {"unpaid_fist": "forfeited"}, {"payout": "skip"}, {"components": "strict"}]
)
def test_prospects_settle_a_robbery_as_the_rules_do(house_rules: dict[str, str]) -> None:
    """Of several fists that are considered, each as if it were the only one."""
    dice = FastDice(7)
    strict = "components" in house_rules
    agreed: dict[str, Any] = {"supply": SUPPLY} if strict else house_rules
    scene = Scene("fists", Options(**house_rules), target="1", seats=4, **FOUR)  # type: ignore[arg-type]
    below: Callable[[int], int] = dice.below
    for _ in range(games(1, 100)):
        cards = guess_cards(repeat(0, len(KINDS)), 1 + below(7), vec[i64](BOX), 1, dice)[0]
        considered, others = [0, below(12), 12 + below(12)], [below(12), below(12), below(12)]
        guess = Guess(cards, 4)
        for place, coins in enumerate(sorted(others), start=1):
            guess.fists[place] = coins
        prospect = Prospect(scene.rules.variant, vec[i64](considered), SUPPLY if strict else 10**6)
        prospect.add(guess)
        names = tuple(name for name, count in zip(KINDS, cards, strict=True) for _ in range(count))
        for nth, mine in enumerate(considered):
            settled, _ = settle(Robbery(names, (mine, *others), **agreed))
            assert (prospect.mine[nth], prospect.theirs[nth]) == (settled.gains[0], sum(settled.gains[1:]))
        assert list(guess.fists) == [0, *sorted(others)], "a guess can be used again"


def quick_fists(options: Options, lines: str) -> list[int]:
    state = known("fists", options, target="1", lines=lines, money="60,60,60").state
    return [QuickFists().fist(state, 0, FastDice(seed)) for seed in range(20)]


def test_quick_fists_are_smaller_where_an_unpaid_fist_is_lost() -> None:
    line = "5+,5:,5:/5:/5:/W:/5:"
    assert sum(quick_fists(Options(unpaid_fist="forfeited"), line)) < sum(quick_fists(Options(), line))


def test_a_quick_fist_guesses_no_card_that_the_seat_knows_to_lie_elsewhere() -> None:
    """It makes no difference whether such cards lie at another cemetery or have left the game."""
    elsewhere, gone = "5+,5:,5:/B+,B+,B+,B:0,X:0/5:/W:/5:", "5+,5:,5:/-/5:/W:/5:"
    assert quick_fists(Options(), elsewhere) == quick_fists(Options(), gone)


KINDS = ("2", "3", "4", "5", "10", "X", "widow", "guard", "accomplice", "bandit")
BOX = [kind for kind, count in enumerate((4, 4, 4, 11, 2, 4, 4, 4, 4, 4)) for _ in range(count)]
FOUR = {
    "hands": "2345X/2345X/2345X/2345X",
    "money": "10,10,10,10",
    "notes": "0,0,0,0",
    "deck": "5*4",
    "lines": "5:/5:/5:/W:/G:",
}
