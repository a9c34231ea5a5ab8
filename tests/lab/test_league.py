"""Leagues: balanced seats, honest intervals, the same games whatever the workers, a page that says it all."""

from __future__ import annotations

import os
import signal
from collections import Counter
from collections.abc import Callable
from math import log, sqrt
from pathlib import Path

import pytest

import sexton.commands
import sexton.lab.league.league as leagues
from sexton.games.gravediggers import GAME
from sexton.kernel.interface import Refusal
from sexton.kernel.words import Words
from sexton.lab.league.ladder import HEAD, write_section
from sexton.lab.league.league import (
    LOOKS,
    League,
    Limits,
    Pair,
    Standing,
    all_pairs,
    jobs_of,
    next_to_each_other,
    play,
    rows_of,
)
from sexton.lab.league.rating import rated
from sexton.lab.simulation.plan import Plan
from sexton.lab.simulation.through_views import Row

COMMANDS = Path(sexton.commands.__file__).parent
OPTIONS = GAME.options_type().canonical()


def league(games: int = 12, *pairs: Pair) -> League:
    return League("gravediggers", OPTIONS, pairs or (Pair("random", "greedy", (2, 3)),), games, 5)


def row(bots: tuple[str, ...], winners: tuple[int, ...], number: int = 0) -> Row:
    return Row(number, 1, winners, 10, 0, bots, (0,) * len(bots))


def test_every_split_and_every_turn_of_the_seats_comes_up_as_often() -> None:
    pair = Pair("random", "greedy", (2, 3))
    seated = Counter(plan.seated(number) for plan, numbers in jobs_of(league(18), pair) for number in numbers)
    assert len(seated) == 2 + 3 + 3
    assert {count for bots, count in seated.items() if len(bots) == 3} == {2}
    assert {count for bots, count in seated.items() if len(bots) == 2} == {3}


def test_even_play_gives_one_and_winning_always_two() -> None:
    always, never = Standing(Pair("a", "b", (3,))), Standing(Pair("a", "b", (3,)))
    for bots in (("b", "a", "a"), ("b", "b", "a")):
        always.add(row(bots, (0,)))
        never.add(row(bots, (2,)))
    assert (always.times_fair, never.times_fair) == (2.0, 0.0)


def test_points_ahead_are_those_of_the_seats_held() -> None:
    standing = Standing(Pair("a", "b", (3,)))
    for scores in ((6, 1, 3), (2, 4, 4)):
        standing.add(Row(0, 1, (0,), 10, 0, ("b", "a", "a"), scores))
    assert (standing.points_ahead, standing.spread) == (1.0, 3.0)


def test_the_interval_is_wider_where_it_decides_when_to_stop() -> None:
    plain, looked_at = Standing(Pair("a", "b", (2,))), Standing(Pair("a", "b", (2,), 1.5))
    for number in range(40):
        for standing in (plain, looked_at):
            standing.add(row(("a", "b"), (number % 2,)))
    (low, high), (lower, higher) = plain.interval, looked_at.interval
    assert lower < low < 1 < high < higher
    assert looked_at.decided and looked_at.reached is False
    assert not plain.decided and plain.reached is None


def test_a_pair_ends_early_once_it_is_sure() -> None:
    played = list(play(league(200, Pair("random", "greedy", (2,), 0.2)), Limits(1)))
    assert len(played) == LOOKS[0] and not played[-1][0].unfinished


def test_the_same_games_whatever_the_number_of_workers() -> None:
    one, two = ([row for _, row in play(league(8), Limits(workers))] for workers in (1, 2))
    assert one == two and len(one) == 8


def is_killed(plan: Plan, numbers: range) -> list[Row]:
    os.kill(os.getpid(), signal.SIGKILL)
    raise AssertionError("still here")


def test_a_killed_worker_is_a_message(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(leagues, "rows_of", is_killed)
    with pytest.raises(Refusal, match="worker-died"):
        list(play(league(8), Limits(2)))


def test_a_league_that_was_broken_off_goes_on_where_it_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = [row for _, row in play(league(8), Limits(1))]
    games = play(league(8), Limits(1, keep=tmp_path))
    first = [next(games)[1] for _ in range(3)]
    games.close()
    (ledger,) = tmp_path.iterdir()
    ledger.write_bytes(ledger.read_bytes() + b'{"game":')  # torn by a power cut
    played: list[int] = []
    monkeypatch.setattr("sexton.lab.league.league.rows_of", counted(played))
    then = list(play(league(8), Limits(1, keep=tmp_path)))
    assert first == whole[:3] and [row for _, row in then] == whole
    assert len(played) == 5 and not then[-1][0].unfinished
    other = League("gravediggers", OPTIONS, league().pairs, 8, 6)
    assert [row for _, row in play(other, Limits(1, keep=tmp_path))] != whole  # another seed: nothing of it is used


def test_a_shorter_league_leaves_the_games_of_a_longer_one_as_they_are(tmp_path: Path) -> None:
    whole = [row for _, row in play(league(8), Limits(1, keep=tmp_path))]
    (kept,) = tmp_path.iterdir()
    everything = kept.read_bytes()
    assert [row for _, row in play(league(3), Limits(1, keep=tmp_path))] == whole[:3]
    assert kept.read_bytes() == everything


def counted(played: list[int]) -> Callable[[Plan, range], list[Row]]:
    def rows(plan: Plan, numbers: range) -> list[Row]:
        played.extend(numbers)
        return rows_of(plan, numbers)

    return rows


def test_when_time_is_up_what_is_known_is_shown_and_said_to_be_unfinished(tmp_path: Path) -> None:
    from sexton.commands.lab.league import run as run_league

    pairs = Pair("random", "greedy", (2,), 1.6), Pair("random", "easy", (2,), 1.6)
    games = play(league(8, *pairs), Limits(1, keep=tmp_path))
    for _ in range(3):
        next(games)
    games.close()
    found, _ = run_league(league(8, *pairs), Limits(1, seconds=0.0, keep=tmp_path), Words("en", COMMANDS))
    known = [(standing.pair, standing.games, standing.unfinished) for standing in found.standings]
    assert known == [(pairs[0], 3, True), (pairs[1], 0, True)]


def test_ratings_put_the_winner_first() -> None:
    rows = [row(("weak", "strong", "weak"), (1,), number) for number in range(20)]
    strong, weak = rated(rows)
    assert (strong.bot, weak.bot) == ("strong", "weak")
    assert strong.mu > 25 > weak.mu and strong.games == weak.games == 20


def test_ratings_are_those_under_which_the_games_would_be_won_as_they_were() -> None:
    """Three times in four, between two: by Plackett and Luce ln 3 units of such games."""
    rows = [row(("weak", "strong"), (int(number % 4 > 0),), number) for number in range(40_000)]
    strong, weak = rated(rows)
    assert strong.mu - weak.mu == pytest.approx(sqrt(2) * 25 / 6 * log(3), rel=1e-3)
    assert strong.mu + weak.mu == pytest.approx(50)
    assert strong.sigma == pytest.approx(weak.sigma) and 0 < strong.sigma < 0.05


def test_ratings_do_not_depend_on_the_order_of_the_games() -> None:
    """One pair after the other, as a league plays them: who comes last is rated as if the games were mixed."""
    rows = [row(("a", "b"), (int(number % 5 > 0),), number) for number in range(500)]
    rows += [row(("b", "c", "b"), (int(number % 2),), number) for number in range(500)]
    found = rated(rows)
    assert [one.bot for one in found] == ["c", "b", "a"]
    for one, other in zip(found, rated(rows[::-1]), strict=True):
        assert (one.mu, one.sigma) == pytest.approx((other.mu, other.sigma))


def test_a_shared_victory_counts_in_parts_and_equal_bots_are_rated_alike() -> None:
    rows = [row(("a", "b"), (0, 1), number) for number in range(10)]
    assert [one.mu for one in rated(rows)] == pytest.approx([25, 25])
    assert rated([]) == []


def test_pairs() -> None:
    assert all_pairs(["a", "b", "c"]) == [("a", "b"), ("a", "c"), ("b", "c")]
    assert next_to_each_other(["a", "b", "c"]) == [("a", "b"), ("b", "c")]


def test_a_section_of_the_ladder_replaces_the_old_one(tmp_path: Path) -> None:
    page = tmp_path / "ladder.md"
    standing = Standing(Pair("random", "greedy", (2,), 1.6))
    played = league()
    write_section(page, GAME, played, [standing], [])
    assert "| greedy | random | 2 | 0 | – | – | – |" in page.read_text()
    for winner in range(2):
        standing.add(row(("random", "greedy"), (winner,)))
    write_section(page, GAME, played, [standing], rated([row(("random", "greedy"), (1,))]))
    page.write_text(page.read_text() + "\n## Another\n\nkept\n")
    before = page.read_text()
    write_section(page, GAME, played, [standing], [])
    text = page.read_text()
    assert text.startswith(HEAD) and text.count("## Gravediggers") == 1 and text.endswith("## Another\n\nkept\n")
    standing.unfinished = True
    write_section(page, GAME, played, [standing], [])
    assert "unfinished |" in page.read_text() and "open |" in text
    assert (
        "| greedy | random | 2 | 2 | 1.00 |" in text
        and "| 0.0 ± 0.0 | ≥ 1.6 |" in text
        and "| greedy |" in before.split("rating")[1]
    )


@pytest.mark.parametrize("language", ["en", "it"])
def test_the_command_shows_and_writes_what_was_played(language: str, tmp_path: Path) -> None:
    from tests.commands.command_line import run

    words = [
        "league",
        "gravediggers",
        "--bots",
        "random,greedy",
        "--seats",
        "2",
        "--games",
        "4",
        "--workers",
        "1",
        "--lang",
    ]
    page = tmp_path / "ladder.md"
    done = run(*words, language, "--ladder", str(page))
    assert done.exit_code == 0 and "greedy" in done.stdout and "± " in done.stdout
    assert "## Gravediggers" in page.read_text()
    again = run(*words, language)
    assert again.stdout == done.stdout


@pytest.mark.parametrize(
    "wrong",
    ["--bots random", "--bots random,random", "--bots random,psychic", "--seats 1,2", "--seats x", "--targets 1,2"],
)
def test_what_cannot_be_played_is_refused_in_one_line(wrong: str) -> None:
    from tests.commands.command_line import refused

    assert len(refused("league", "gravediggers", *["--bots", "random,greedy"], *wrong.split()).splitlines()) == 1
