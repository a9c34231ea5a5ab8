"""Simulations: the same games however they are played, and records that hold."""

from __future__ import annotations

import json
import subprocess
import sys
import threading

import pytest
from msgspec.structs import replace

from sexton.bots import levels
from sexton.bots.players import bot_named, let_bots_answer
from sexton.games.gravediggers.options import Options
from sexton.kernel import catalogue
from sexton.kernel.chance.dice import FastDice
from sexton.kernel.engine import playout
from sexton.kernel.game import Game
from sexton.kernel.interface import Over, Refusal
from sexton.kernel.records import record, replay
from sexton.kernel.table import Table
from sexton.lab.simulation import through_views
from sexton.lab.simulation.batch import Batch, Keep
from sexton.lab.simulation.plan import Plan, checked, seed_from
from sexton.lab.simulation.run import simulate, way_to_start
from sexton.lab.simulation.tally import Tally
from sexton.lab.simulation.through_views import Played, Player, Row
from tests.counts import games

OPTIONS = Options().canonical()
MANY = min(60, games(0.1, 12))
EVERY_GAME = pytest.mark.parametrize("game", catalogue.games().values(), ids=lambda game: game.id)


def plan(*bots: str, count: int = MANY, seed: int = 3, rotates: bool = True) -> Plan:
    return checked(Plan("gravediggers", len(bots), bots, count, seed, OPTIONS, rotates))


def rows(planned: Plan) -> list[Row]:
    return Player(planned).play(range(planned.games)).rows(planned)


def batches(planned: Plan, workers: int, keep: Keep = Keep.NOTHING) -> list[Batch]:
    return sorted(simulate(planned, workers, keep), key=lambda batch: batch.number)


BOTS = [("random", "random", "random"), ("greedy", "random"), ("easy", "random")]  # each is played in another way


@pytest.mark.parametrize("bots", BOTS[:2], ids="-".join)
def test_workers_and_records_change_nothing(bots: tuple[str, ...]) -> None:
    planned = plan(*bots, count=90)
    alone = batches(planned, 1, Keep.ROWS)
    assert batches(planned, 2, Keep.ROWS) == alone
    assert [batch.files for batch in batches(planned, 1, Keep.RECORDS)] == [batch.files for batch in alone]
    assert [batch.tally for batch in batches(planned, 1)] == [batch.tally for batch in alone]
    assert [number for batch in alone for number in batch.games] == list(range(90))


@pytest.mark.parametrize("bots", BOTS, ids="-".join)
def test_every_record_verifies_and_tells_the_row_s_result(bots: tuple[str, ...]) -> None:
    planned = plan(*bots)
    played = Player(planned).play(range(MANY), records=True)
    for row, text in zip(played.rows(planned), played.records, strict=True):
        kept = replay.verify(text)
        assert kept.header.dice == f"seeded {row.seed}"
        assert kept.header.players == tuple(f"bot {name}" for name in row.bots)
        assert kept.ending is not None
        result = json.loads(kept.ending.text)
        assert tuple(result["scores"]) == row.scores
        assert tuple(sorted(result["ranking"][0])) == row.winners
        assert sum(len(line.answers) for line in kept.lines) == row.decisions


def at_a_table(planned: Plan, number: int) -> tuple[tuple[int, ...], str]:
    """The same game as people would see it played."""
    rules = planned.opened()
    table = Table(rules, planned.header(number), FastDice(planned.chance_seed(number)))
    bots = {seat: bot_named(name, rules) for seat, name in enumerate(planned.seated(number))}
    dice = {seat: planned.dice_of(number, seat) for seat in bots}
    while table.asked:
        let_bots_answer(table, bots, dice)
    over = table.pending
    assert isinstance(over, Over)
    return over.scores, record.write(table.record())


@EVERY_GAME
@pytest.mark.parametrize("bots", ["greedy", "greedy,random", "easy"])
def test_a_simulated_game_is_the_one_a_table_would_see(game: Game, bots: str) -> None:
    """The lab takes short cuts, without views and past the table: each leads to the very same record."""
    named = bots.split(",")
    for seats in (game.seats[0], game.seats[2]):
        seated = tuple((named * seats)[:seats])
        planned = checked(Plan(game.id, seats, seated, 3, 5, game.options_type().canonical()))
        played = Player(planned).play(range(3), records=True)
        for number, (row, text) in enumerate(zip(played.rows(planned), played.records, strict=True)):
            assert (row.scores, text) == at_a_table(planned, number)


@EVERY_GAME
def test_greedy_without_views_plays_as_with_them_by_every_house_rule(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The lab hands over the truth: were more used of it than the seat sees, the games would part here."""
    few = max(2, games(0.01))
    for settings in house_rules(game):
        options = game.read_options(settings).canonical()
        seats = game.seats[-1] if "seats_up_to" in settings else game.seats[1]
        planned = checked(Plan(game.id, seats, ("greedy",) * seats, few, 6, options))
        quick = Player(planned).play(range(few))
        with monkeypatch.context() as patch:
            patch.setattr(through_views, "policies_of", lambda *_: None)
            slow = Player(planned).play(range(few))
        assert (quick.rows(planned), quick.steps, quick.told) == (slow.rows(planned), slow.steps, slow.told)
        assert leads(quick) == leads(slow)


def leads(played: Played) -> list[int | None]:
    columns = played.columns
    return [columns.leads[nth] if columns.leads_known[nth] else None for nth in range(columns.games)]


def house_rules(game: Game) -> list[dict[str, str]]:
    """Each value of each option that has a few."""
    found: list[dict[str, str]] = [{}]
    for name, values in game.option_values().items():
        found += [{name: value} for value in values[1:]]
    return found


def test_random_games_are_those_of_the_kernel() -> None:
    planned = plan("random", "random", "random")
    rules = planned.opened()
    for row in rows(planned):
        state, hand = rules.setup(), FastDice(seed_from(planned.seed, row.game, "random"))
        assert playout(rules.engine, state, FastDice(row.seed), hand) == row.decisions
        over = rules.pending(state)
        assert isinstance(over, Over)
        assert (over.scores, row.seed) == (row.scores, planned.chance_seed(row.game))


@pytest.mark.parametrize("bots", BOTS, ids="-".join)
def test_games_of_one_deal_share_their_chance_and_nothing_else(bots: tuple[str, ...]) -> None:
    twice = replace(plan(*bots, count=6), repeats=2)
    kept = rows(twice)
    assert [row.seed for row in kept] == [twice.chance_seed(number) for number in range(6)]
    assert [row.seed for row in kept[::2]] == [row.seed for row in kept[1::2]]
    assert len({row.seed for row in kept}) == 3
    assert [row.first for row in kept[::2]] == [row.first for row in kept[1::2]]
    assert [row.scores for row in kept[::2]] != [row.scores for row in kept[1::2]]


@EVERY_GAME
@pytest.mark.parametrize("bot", ["random", "greedy", "easy"])
def test_who_began_is_known(game: Game, bot: str) -> None:
    planned = checked(Plan(game.id, 3, (bot,) * 3, 4, 2, game.options_type().canonical()))
    played = Player(planned).play(range(4), records=True)
    for row, text in zip(played.rows(planned), played.records, strict=True):
        alone = [line.answers[0].seat for line in record.read(text).lines if len(line.answers) == 1]
        assert row.first == alone[0]


def test_the_seed_decides_and_nothing_else() -> None:
    first = rows(plan("greedy", "random", count=8))
    assert rows(plan("greedy", "random", count=4)) == first[:4]
    assert rows(plan("greedy", "random", count=8, seed=4)) != first


def test_chance_and_seats_roll_apart() -> None:
    seeds = {seed_from(1, game, stream) for game in range(50) for stream in ("chance", "seat 0", "seat 1")}
    assert len(seeds) == 150
    # A game's chance does not depend on who plays it: the first draws are the same.
    by_random, by_greedy = (
        Player(plan(*bots, count=1)).play(range(1), records=True).records[0]
        for bots in (("random", "random"), ("greedy", "greedy"))
    )
    deals = [[line.outcome for line in record.read(text).lines[:16]] for text in (by_random, by_greedy)]
    assert deals[0] == deals[1]


def test_bots_move_on_one_seat_after_every_game() -> None:
    turning = plan("greedy", "random", "random")
    assert [turning.seated(number).index("greedy") for number in range(4)] == [0, 1, 2, 0]
    fixed = plan("greedy", "random", "random", rotates=False)
    assert [fixed.seated(number).index("greedy") for number in range(4)] == [0, 0, 0, 0]
    four = Plan("gravediggers", 4, ("a", "b", "c", "d"), 4, 0, OPTIONS)
    assert four.seated(1) == ("d", "a", "b", "c")  # bot i sits at seat i + 1


@pytest.mark.parametrize("bot", ["random", "greedy", "hard"])
def test_batches_hold_every_game_once_and_in_order(bot: str) -> None:
    for count in (1, 7, 1000, 100_000):
        parts = plan(bot, bot, count=count).batches()
        assert [number for part in parts for number in part] == list(range(count))


def test_workers_are_copies_of_a_process_only_while_it_has_no_other_thread() -> None:
    done = threading.Event()
    other = threading.Thread(target=done.wait)
    other.start()
    try:
        assert way_to_start() == "forkserver"
    finally:
        done.set()
        other.join()
    alone = [sys.executable, "-c", "from sexton.lab.simulation.run import way_to_start; print(way_to_start())"]
    expected = "fork" if sys.platform == "linux" else "forkserver"
    assert subprocess.run(alone, capture_output=True, text=True, check=True).stdout.strip() == expected


def test_threads_may_begin_once_the_workers_are_there() -> None:
    heard: list[int] = []
    for workers in (1, 2):
        batches = simulate(plan("random", "random", count=5), workers, begun=lambda: heard.append(1))
        assert not heard
        next(batches)
        assert heard
        batches.close()
        heard.clear()


def test_a_plan_that_cannot_be_carried_out_is_refused() -> None:
    for wrong, message in [
        (Plan("chess", 2, ("random",) * 2, 1, 0, "{}"), "unknown-game"),
        (Plan("gravediggers", 9, ("random",) * 9, 1, 0, "{}"), "wrong-seats"),
        (Plan("gravediggers", 3, ("random",) * 2, 1, 0, "{}"), "wrong-number-of-bots"),
        (Plan("gravediggers", 2, ("random", "psychic"), 1, 0, "{}"), "unknown-bot"),
        (Plan("gravediggers", 2, ("random",) * 2, 1, 0, '{"closed":"maybe"}'), "wrong-options"),
    ]:
        with pytest.raises(Refusal) as refused:
            checked(wrong)
        assert refused.value.message == message


def test_faults_are_counted_and_marked_in_the_record(monkeypatch: pytest.MonkeyPatch) -> None:
    class Failing:
        def choose(self, *_: object) -> int:
            raise ValueError

    monkeypatch.setattr(levels, "MAKERS", {**levels.MAKERS, "greedy": lambda rules, milliseconds: Failing()})
    planned = plan("greedy", "random")
    played = Player(planned).play(range(1), records=True)
    row = played.rows(planned)[0]
    assert 10 < row.faults < row.decisions
    answers = [answer for line in replay.verify(played.records[0]).lines for answer in line.answers]
    assert sum(answer.by_table for answer in answers) == row.faults


def test_what_was_announced_is_counted_and_so_are_leads() -> None:
    planned = plan("greedy", "greedy", "greedy", count=10)
    played: Played = Player(planned).play(range(10))
    assert played.watched == 10
    shuffled = played.told["GD-9 tiles-shuffled"]
    assert shuffled[0] > shuffled[1] == 10
    assert played.steps["GD-7 first player"] == 10
    assert sum(changes or 0 for changes in leads(played)) > 10
    many = plan("random", "random", count=4000)
    at_random = Player(many).play(range(9))
    assert at_random.watched == 3
    assert [nth for nth, changes in enumerate(leads(at_random)) if changes is not None] == [0, 4, 8]


def test_tallies_of_batches_are_those_of_the_rows() -> None:
    planned = plan("greedy", "random", count=90)
    tally = Tally()
    for batch in batches(planned, 1):
        tally.add(batch.tally)
    kept = rows(planned)
    assert tally.games == 90
    assert sum(number * count for number, count in tally.decisions.items()) == sum(row.decisions for row in kept)
    greedy = sum(row.share(seat) for row in kept for seat in range(2) if row.bots[seat] == "greedy")
    assert sum(number * count for number, count in tally.bot_shares["greedy"].items()) / 420 == pytest.approx(greedy)
