"""Facts that follow from the numbers, over every player count, board and option set: random games with nothing lost."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from sexton.games.vampire import GAME
from sexton.games.vampire.rules import events
from sexton.kernel.chance.dice import FastDice
from sexton.kernel.engine import playout
from sexton.kernel.interface import Event, Over
from sexton.uncompiled import compiled
from tests.counts import games
from tests.games.vampire.cover import BOARDS, SETS, VALUES, every, with_room
from tests.games.vampire.scene import greedy_game


def many(share: float = 1.0) -> int:
    """Random walkers need more than a thousand goes: a hundredth of the count where the engine is not compiled."""
    return games(share if compiled() else share / 100)


def play_at_random(rules: Any, seed: int) -> Over:
    state = rules.setup()
    playout(rules.engine, state, FastDice(seed), FastDice(seed + 1_000_000))
    seats = rules.seats
    assert rules.inventory(state) == {"pick": seats, "shovel": seats, "stake": seats, "graves": 6, "pawns": seats}
    over = rules.pending(state)
    assert isinstance(over, Over)
    truth = rules.truth(state)
    assert truth.graves.count("vampire") == 1
    assert truth.tools[truth.go] == ()
    assert over.scores == tuple(int(seat == truth.go) for seat in range(seats))
    return over


def test_the_option_sets_are_the_defaults_each_alone_and_a_pairwise_cover() -> None:
    assert {} in SETS
    assert sum(len(one) == 1 for one in SETS) == len(VALUES)
    assert len(SETS) >= 9


@every(2, 3, 4, 5, 6)
def test_random_games_end_with_nothing_lost(seats: int, setting: dict[str, Any]) -> None:
    """VH-2, VH-3: tools, graves and pawns are conserved, and one wins."""
    rules = GAME.open(seats, GAME.read_options(with_room(seats, setting)))
    for seed in range(many(0.4)):
        play_at_random(rules, seed)


@pytest.mark.parametrize("setting", SETS, ids=str)
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6] if compiled() else [2])
@pytest.mark.parametrize("board", BOARDS[1:] if compiled() else BOARDS[1:2])
def test_random_games_end_on_every_board(board: str, seats: int, setting: dict[str, Any]) -> None:
    rules = GAME.open(seats, GAME.read_options({**with_room(seats, setting), "board": board}))
    for seed in range(many(0.1)):
        play_at_random(rules, seed)


class Watched:
    """A game between greedy players, with all that was told."""

    def __init__(self, seats: int, setting: dict[str, Any], seed: int) -> None:
        self.rules = GAME.open(seats, GAME.read_options(setting))
        self.told: list[Event] = []
        for state in greedy_game(self.rules, seed, self.tell):
            self.state = state

    def tell(self, hearers: int, event: Event) -> None:
        assert hearers == 0xFF
        self.told.append(event)

    def count(self, kind: type[Event]) -> int:
        return sum(isinstance(event, kind) for event in self.told)


class Ledger:
    """Tools, squares and graves, worked out from nothing but what was told."""

    def __init__(self, seats: int) -> None:
        self.tools: list[set[str]] = [set() for _ in range(seats)]
        self.at = ["4,4"] * seats
        self.empty: set[int] = set()

    def hear(self, event: Event) -> None:
        match event:
            case events.Walked(seat, _, end):
                self.at[seat] = end
            case events.Took(seat, tool):
                assert tool not in self.tools[seat]
                self.tools[seat].add(tool)
            case events.Returned(seat, tool) | events.ReturnedToRed(seat, tool):
                self.tools[seat].remove(tool)
            case events.RedBattleWon(seat, _):
                assert len(self.tools[seat]) == 3
                self.tools[seat].clear()
            case events.SentToGreenX(seat):
                self.at[seat] = "4,4"
            case events.GraveEmpty(seat, grave, left):
                self.at[seat] = "4,4"
                self.empty.add(grave)
                assert left == 6 - len(self.empty)


@pytest.mark.parametrize("seats", [2, 4])
def test_everything_can_be_worked_out_from_what_was_told(seats: int) -> None:
    for seed in range(games(0.03)):
        game, ledger = Watched(seats, {"decline_tool": "yes", "lost_red": "green"}, seed), Ledger(seats)
        for event in game.told:
            ledger.hear(event)
        truth = game.rules.truth(game.state)
        assert [tuple(sorted(tools)) for tools in ledger.tools] == [tuple(sorted(held)) for held in truth.tools]
        assert ledger.at == [f"{x},{y}" for x, y in truth.at]
        assert ledger.empty == {number for number, grave in enumerate(truth.graves, start=1) if grave == "empty"}


def test_a_game_has_six_digs_at_most_and_three_and_a_half_on_average() -> None:
    """VH-R3: each of the six digs is as likely the last."""
    count = max(100, games(0.4))
    digs = Counter(Watched(2, {"board": "lych_gate"}, seed).count(events.Digs) for seed in range(count))
    assert set(digs) <= {1, 2, 3, 4, 5, 6}
    mean = sum(number * times for number, times in digs.items()) / count
    assert abs(mean - 3.5) < 5 * 1.71 / count**0.5


def test_greedy_players_need_about_as_many_goes_as_we_say() -> None:
    """The figures in the rulebook: 48 goes on Iron Gate, 33 on Lych Gate with two players."""
    for board, expected, spread in (("iron_gate", 48, 29), ("lych_gate", 33, 19)):
        count = max(60, games(0.2))
        goes = [Watched(2, {"board": board}, seed).count(events.Rolled) for seed in range(count)]
        assert abs(sum(goes) / count - expected) < 5 * spread / count**0.5


def test_half_of_all_battles_are_lost() -> None:
    lost = won = 0
    for seed in range(max(30, games(0.1))):
        game = Watched(2, {}, seed)
        lost += game.count(events.BattleLost) + game.count(events.RedBattleLost)
        won += game.count(events.BattleWon) + game.count(events.RedBattleWon)
    assert abs(lost - won) < 5 * (lost + won) ** 0.5
