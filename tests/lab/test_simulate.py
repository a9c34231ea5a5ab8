"""Simulations: the same rows however they are played, and records that hold."""

from __future__ import annotations

import csv
import json
from pathlib import Path

import pytest

from sexton.bots import seating
from sexton.games.gravediggers.options import Options
from sexton.kernel import record, replay
from sexton.kernel.interface import Refusal
from sexton.lab.plan import Plan, checked, seed_from
from sexton.lab.play import Played, Player
from sexton.lab.results import Results
from sexton.lab.simulate import batches_of, simulate
from sexton.lab.tally import Tally
from tests.counts import games

OPTIONS = Options().canonical()
MANY = min(60, games(0.1, 12))


def plan(*bots: str, count: int = MANY, seed: int = 3, rotates: bool = True) -> Plan:
    return checked(Plan("gravediggers", len(bots), bots, count, seed, OPTIONS, rotates))


def played(planned: Plan, workers: int = 1, records: bool = False) -> list[Played]:
    return [game for batch in simulate(planned, workers, records) for game in batch]


BOTS = [("random", "random", "random"), ("greedy", "random")]


@pytest.mark.parametrize("bots", BOTS, ids="-".join)
def test_workers_and_records_change_no_row(bots: tuple[str, ...]) -> None:
    planned = plan(*bots)
    alone = [game.row for game in played(planned)]
    assert [game.row for game in played(planned, workers=2)] == alone
    assert [game.row for game in played(planned, records=True)] == alone
    assert [row.game for row in alone] == list(range(MANY))
    assert len({row.seed for row in alone}) == MANY


@pytest.mark.parametrize("bots", BOTS, ids="-".join)
def test_every_record_verifies_and_tells_the_row_s_result(bots: tuple[str, ...]) -> None:
    for game in played(plan(*bots), records=True):
        checked_record = replay.verify(game.record)
        assert checked_record.header.dice == f"seeded {game.row.seed}"
        assert checked_record.header.players == tuple(f"bot {name}" for name in game.row.bots)
        assert checked_record.ending is not None
        result = json.loads(checked_record.ending.text)
        assert tuple(result["scores"]) == game.row.scores
        assert tuple(sorted(result["ranking"][0])) == game.row.winners
        assert sum(len(line.answers) for line in checked_record.lines) == game.row.decisions


def test_the_seed_decides_and_nothing_else() -> None:
    first = [game.row for game in played(plan("greedy", "random", count=8))]
    assert [game.row for game in played(plan("greedy", "random", count=4))] == first[:4]
    assert [game.row for game in played(plan("greedy", "random", count=8, seed=4))] != first


def test_chance_and_seats_roll_apart() -> None:
    seeds = {seed_from(1, game, stream) for game in range(50) for stream in ("chance", "seat 0", "seat 1")}
    assert len(seeds) == 150
    # A game's chance does not depend on who plays it: the first draws are the same.
    by_random = played(plan("random", "random", count=1), records=True)[0].record
    by_greedy = played(plan("greedy", "greedy", count=1), records=True)[0].record
    deals = [[line.outcome for line in record.read(text).lines[:16]] for text in (by_random, by_greedy)]
    assert deals[0] == deals[1]


def test_bots_move_on_one_seat_after_every_game() -> None:
    turning = plan("greedy", "random", "random")
    assert [turning.seated(number).index("greedy") for number in range(4)] == [0, 1, 2, 0]
    fixed = plan("greedy", "random", "random", rotates=False)
    assert [fixed.seated(number).index("greedy") for number in range(4)] == [0, 0, 0, 0]
    four = Plan("gravediggers", 4, ("a", "b", "c", "d"), 4, 0, OPTIONS)
    assert four.seated(1) == ("d", "a", "b", "c")  # bot i sits at seat i + 1


def test_batches_hold_every_game_once_and_in_order() -> None:
    for count in (1, 7, 1000):
        for workers in (1, 3, 16):
            parts = list(batches_of(plan("random", "random", count=count), workers))
            assert [number for part in parts for number in part] == list(range(count))


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


def test_faults_are_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    class Failing:
        def choose(self, *_: object) -> int:
            raise ValueError

    monkeypatch.setitem(seating.MAKERS, "greedy", lambda rules, milliseconds: Failing())  # type: ignore[arg-type]
    row = Player(plan("greedy", "random"), records=False).play(0).row
    assert row.faults > 10
    assert row.faults < row.decisions


def test_results_grow_batch_by_batch(tmp_path: Path) -> None:
    planned = plan("random", "random", count=9)
    results, tally, rows = Results(tmp_path / "out", planned), Tally(planned), []
    for batch in simulate(planned, 1, records=True):
        for game in batch:
            tally.add(game.row)
            rows.append(game.row)
        results.add(batch, tally.summary())
        summary = json.loads((tmp_path / "out" / "summary.json").read_text())
        with (tmp_path / "out" / "results.csv").open() as file:
            lines = list(csv.DictReader(file))
        assert summary["games"] == len(lines) == len(list((tmp_path / "out" / "records").iterdir()))
    assert [int(line["game"]) for line in lines] == list(range(9))
    assert [(int(line["score_0"]), int(line["score_1"])) for line in lines] == [row.scores for row in rows]
    assert lines[0]["bot_0"] == "random"
    replay.verify((tmp_path / "out" / "records" / "000008.sexton").read_text())
    with pytest.raises(Refusal) as refused:
        Results(tmp_path / "out", planned)
    assert refused.value.message == "results-there"
