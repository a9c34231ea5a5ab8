"""Leagues: balanced seats, honest intervals, the same games whatever the workers, a page that says it all."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from sexton.games.gravediggers import GAME
from sexton.lab.ladder import HEAD, write_section
from sexton.lab.league import LOOKS, League, Pair, Standing, all_pairs, jobs_of, next_to_each_other, play
from sexton.lab.play import Row
from sexton.lab.rating import rated

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
    games = [standing.games for standing, _ in play(league(200, Pair("random", "greedy", (2,), 0.2)), 1)]
    assert games[-1] == 200 // LOOKS


def test_the_same_games_whatever_the_number_of_workers() -> None:
    one, two = ([row for _, row in play(league(8), workers)] for workers in (1, 2))
    assert one == two and len(one) == 8


def test_ratings_put_the_winner_first() -> None:
    rows = [row(("weak", "strong", "weak"), (1,), number) for number in range(20)]
    strong, weak = rated(rows)
    assert (strong.bot, weak.bot) == ("strong", "weak")
    assert strong.mu > 25 > weak.mu and strong.games == weak.games == 20


def test_pairs() -> None:
    assert all_pairs(["a", "b", "c"]) == [("a", "b"), ("a", "c"), ("b", "c")]
    assert next_to_each_other(["a", "b", "c"]) == [("a", "b"), ("b", "c")]


def test_a_section_of_the_ladder_replaces_the_old_one(tmp_path: Path) -> None:
    page = tmp_path / "ladder.md"
    standing = Standing(Pair("random", "greedy", (2,), 1.6))
    standing.add(row(("random", "greedy"), (1,)))
    played = league()
    write_section(page, GAME, played, [standing], rated([row(("random", "greedy"), (1,))]))
    page.write_text(page.read_text() + "\n## Another\n\nkept\n")
    before = page.read_text()
    write_section(page, GAME, played, [standing], [])
    text = page.read_text()
    assert text.startswith(HEAD) and text.count("## Gravediggers") == 1 and text.endswith("## Another\n\nkept\n")
    assert "| greedy | random | 2 | 1 | 2.00 |" in text and "| greedy |" in before.split("rating")[1]


@pytest.mark.parametrize("language", ["en", "it"])
def test_the_command_shows_and_writes_what_was_played(language: str, tmp_path: Path) -> None:
    from tests.commands.running import run

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
    from tests.commands.running import refused

    assert len(refused("league", "gravediggers", *["--bots", "random,greedy"], *wrong.split()).splitlines()) == 1
