"""Many games in one call: the same games as alone, in memory that is read in place."""

from __future__ import annotations

import copy
import pickle
import random
import subprocess
import sys
from typing import Any

import numpy as np
import pytest

from sexton.envs import IllegalAction
from sexton.envs.batch import Batch
from sexton.envs.episode import Episode
from sexton.envs.pettingzoo import Table
from sexton.kernel.game import Rules
from sexton.kernel.interface import Move
from tests.counts import games
from tests.games.vampire.cover import ALLEY
from tests.tables import every_house, every_id, every_table

SHORT = {"vampire": {"board": ALLEY}}  # random hunts on a large board take long


class Alone:
    """One game of the batch by itself, asked one seat after the other as PettingZoo's AEC environment does."""

    def __init__(self, episode: Episode, deal: int) -> None:
        self.episode, self.sealed = episode, list[Move]()
        episode.deal(deal)

    @property
    def seat(self) -> int:
        return self.episode.asked[len(self.sealed)]

    def answer(self, action: int) -> None:
        move = self.episode.move(self.seat, action)
        assert move is not None
        self.sealed.append(move)
        if len(self.sealed) == len(self.episode.asked):
            self.episode.answer(self.sealed)
            self.sealed = []


def compare(rules: Rules[Any, Any], steps: int, rotate: bool = False, version: int = 1) -> None:
    """Plays some games together, and each of them alone."""
    batch = Batch(rules.game.id, 3, rules.seats, rules.options, rotate=rotate, version=version)
    batch.reset(seed=rules.seats)
    alone = [Alone(Episode(rules, rotate=rotate, version=version), deal) for deal in batch.deals]
    rng = random.Random(rules.seats)
    for _ in range(steps):
        rows, masks = np.asarray(batch.rows), np.asarray(batch.masks)
        actions = []
        for nth, one in enumerate(alone):
            codes = batch.legal_of(nth).tolist()
            assert batch.seats[nth] == one.seat
            assert (rows[nth] == one.episode.row(one.seat)).all()
            assert codes == list(one.episode.codes(one.seat))
            assert np.flatnonzero(masks[nth]).tolist() == sorted(codes)
            actions.append(rng.choice(codes))
        batch.step(actions)
        for nth, one in enumerate(alone):
            one.answer(actions[nth])
            assert batch.terminations[nth] == one.episode.over
            assert np.asarray(batch.rewards)[nth].tolist() == one.episode.rewards()
            if one.episode.over:
                alone[nth] = Alone(one.episode, batch.deals[nth])


@every_table
def test_games_together_are_the_games_alone(rules: Rules[Any, Any]) -> None:
    compare(rules, games(0.2))


@every_house
def test_house_rules_hold_together_as_alone(rules: Rules[Any, Any]) -> None:
    compare(rules, games(0.1))


@every_table
def test_with_the_own_seat_first_and_in_the_last_version_they_are_the_same_too(rules: Rules[Any, Any]) -> None:
    compare(rules, games(0.1), rotate=True, version=rules.encodings[-1])


def stepped(batch: Batch, rng: random.Random, steps: int) -> list[bytes]:
    """What the batch shows on the way, all of it."""
    shown = []
    for _ in range(steps):
        batch.step([rng.choice(batch.legal_of(game)) for game in range(batch.games)])
        buffers = (batch.rows, batch.masks, batch.legal, batch.starts, batch.seats, batch.rewards, batch.deals)
        shown.append(b"".join(bytes(buffer) for buffer in (*buffers, batch.terminations, batch.truncations)))
    return shown


@every_id
def test_finished_games_are_dealt_anew_and_told_once(game_id: str) -> None:
    batch, rng = Batch(game_id, 4, options=SHORT.get(game_id), reward="score"), random.Random(1)
    deals, ends = list(batch.deals), 0
    while ends < 6:
        batch.step([rng.choice(batch.legal_of(game)) for game in range(4)])
        for game in range(4):
            assert (batch.deals[game] != deals[game]) == bool(batch.terminations[game])
            assert batch.terminations[game] or not np.asarray(batch.rewards)[game].any()
        ends += sum(batch.terminations)
        deals = list(batch.deals)


def test_the_same_seed_gives_the_same_games_however_many_there_are() -> None:
    few, many = Batch("graverobbers", 3), Batch("graverobbers", 5)
    few.reset(9)
    many.reset(9)
    assert few.deals.tolist() == many.deals.tolist()[:3]
    assert np.asarray(few.rows).tolist() == np.asarray(many.rows)[:3].tolist()
    again = Batch("graverobbers", 3)
    again.reset(9)
    assert stepped(few, random.Random(2), 40) == stepped(again, random.Random(2), 40)
    few.reset(10)
    assert not set(few.deals) & set(many.deals)
    assert len(set(many.deals)) == 5


def test_a_game_of_a_batch_is_dealt_alone_by_its_number() -> None:
    batch, env = Batch("gravediggers", 2, seats=3), Table("gravediggers", seats=3)
    batch.reset(4)
    env.reset(options={"deal": batch.deals[1]})
    assert (env.last()[0]["observation"] == np.asarray(batch.rows)[1]).all()


def test_arrays_are_the_memory_of_the_batch_and_stay_so() -> None:
    batch = Batch("gravediggers", 8)
    rows, masks, seats = (np.asarray(buffer) for buffer in (batch.rows, batch.masks, batch.seats))
    assert rows.shape == (8, batch.encoding.size)
    assert masks.shape == (8, batch.actions)
    before = rows.copy()
    stepped(batch, random.Random(1), 30)
    for array, buffer in ((rows, batch.rows), (masks, batch.masks), (seats, batch.seats)):
        assert np.shares_memory(array, np.asarray(buffer))
    assert (rows != before).any()
    assert not rows.flags.writeable
    assert (masks.sum(axis=1) == np.diff(np.asarray(batch.starts))).all()


def test_the_list_of_legal_moves_grows_as_it_must() -> None:
    batch = Batch("gloomy_graves", 2)
    room = len(batch._games.legal)
    stepped(batch, random.Random(3), 60)
    assert len(batch._games.legal) > room
    assert len(batch.legal) == batch.starts[2]


@pytest.mark.parametrize("game_id", ["gravediggers", "vampire"])
def test_a_game_that_lasts_too_long_is_cut_short(game_id: str) -> None:
    batch, rng = Batch(game_id, 2, max_cycles=3), random.Random(1)
    deals, cut = list(batch.deals), 0
    for _ in range(30):
        batch.step([rng.choice(batch.legal_of(game)) for game in range(2)])
        cut += sum(batch.truncations)
        assert not any(batch.terminations)
        assert sum(one != other for one, other in zip(deals, batch.deals, strict=True)) == sum(batch.truncations)
        deals = list(batch.deals)
    assert cut > 4


def test_wrong_actions_are_refused_in_one_line_and_change_nothing() -> None:
    batch = Batch("vampire", 3)
    right = [batch.legal_of(game)[0] for game in range(3)]
    legal = ", ".join(map(str, batch.legal_of(1)))
    for actions, why in (
        (right[:2], "3 actions are due, one for each game, not 2"),
        ([right[0], 999_999, right[2]], f"game 1 may not answer 999999 now, but: {legal}"),
        ([0.5, 1, 2], "actions are whole numbers, one for each game"),
        (None, "actions are whole numbers, one for each game"),
    ):
        before = bytes(batch.rows)
        with pytest.raises(IllegalAction) as refused:
            batch.step(actions)  # type: ignore[arg-type]
        assert str(refused.value) == why
        assert bytes(batch.rows) == before
    with pytest.raises(IllegalAction):
        batch.step([1 << 70, 1, 2])
    for kind in (np.int64, np.int32, np.uint16):
        batch.reset()
        batch.step(np.array([batch.legal_of(game)[0] for game in range(3)], dtype=np.int64).astype(kind, copy=False))


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ({"games": 0}, "at least one game"),
        ({"max_cycles": 0}, "max_cycles is at least 1"),
        ({"reward": "fame"}, "reward is 'pot' or 'score'"),
    ],
)
def test_settings_that_cannot_be_are_refused(wrong: dict[str, Any], why: str) -> None:
    with pytest.raises(ValueError, match=why):
        Batch("vampire", **{"games": 1, **wrong})
    with pytest.raises(ValueError, match="a seed is"):
        Batch("vampire", 1).reset(-1)


@every_id
def test_what_was_put_away_has_the_same_future(game_id: str) -> None:
    batch = Batch(game_id, 3, seats=4, options=SHORT.get(game_id), rotate=True, max_cycles=40)
    stepped(batch, random.Random(5), 25)
    twins = [pickle.loads(pickle.dumps(batch)), copy.deepcopy(batch), batch.clone()]
    futures = [stepped(one, random.Random(6), 60) for one in (batch, *twins)]
    assert futures[1:] == futures[:1] * 3


def test_an_action_is_told_in_words() -> None:
    batch = Batch("gravediggers", 1)
    action = batch.legal_of(0)[0]
    assert " at " in batch.notation(0, action)
    assert "cemetery" in batch.words(0, action)
    assert "cimitero" in batch.words(0, action, "it")
    with pytest.raises(IllegalAction, match="game 0 may not answer"):
        batch.words(0, batch.actions)


def test_it_needs_no_numpy() -> None:
    code = "import sexton.envs.batch as b, sys; b.Batch('vampire', 2).rows; print('numpy' in sys.modules)"
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert said.strip() == "False"
