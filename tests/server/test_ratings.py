"""Rated games by hand: who comes where, what that makes of ratings, with whom they were played, where bots stand."""

from __future__ import annotations

from typing import Any

import pytest

from sexton.bots.measured import measured
from sexton.kernel.records.notes import AnyNote, Back, Left, Replaced, Resigned, StandsIn, TimeUp
from sexton.server.club.ratings.anchors import anchor
from sexton.server.club.ratings.counted import counted, counts
from sexton.server.club.ratings.model import NEWCOMER, TICKS, Strength, rated
from sexton.server.club.ratings.pairings import Pairing, pairings
from sexton.server.club.ratings.standing import left_in_order, ranks
from sexton.server.store.documents import Chair, Sheet, Status
from sexton.server.store.ratings import RatedSeat, RatedTable
from sexton.server.table.seats.rated import note_where_bots_stand
from tests.server.test_history import person, sheet

BOT = Chair("bot", bot="normal")
NORMAL = measured().anchors["gravediggers"]["normal"]
AT_NORMAL = Strength(round(NORMAL.mu * TICKS), round(NORMAL.sigma * TICKS))


@pytest.mark.parametrize(
    ("status", "places", "left", "expected"),
    [
        ("over", [2, 1, 3], [], [2, 1, 3]),
        ("over", [1, 1, 3], [], [1, 1, 3]),  # a shared place
        ("over", [1, 2, 3], [0], [3, 1, 2]),  # who left has won, and comes last all the same
        ("over", [1, 2, 2], [0], [3, 1, 1]),
        ("over", [1, 2, 3], [1, 0], [2, 3, 1]),  # the first to leave is the last
        ("abandoned", [], [2], [1, 1, 3]),  # broken off after somebody had left
        ("abandoned", [], [0, 1], [3, 2, 1]),
        ("abandoned", [], [], None),  # by consent
        ("over", [], [], None),
        ("void", [], [1], None),
        ("playing", [1, 2, 3], [1], None),
    ],
)
def test_who_came_where(status: Status, places: list[int], left: list[int], expected: list[int] | None) -> None:
    assert ranks(status, places, left, 3) == expected


def test_leaving_is_resigning_running_out_of_time_or_being_replaced_and_coming_back_undoes_nothing() -> None:
    notes: list[AnyNote] = [Left(2), TimeUp(1), StandsIn(1, "default"), Back(1), Resigned(0), Resigned(1), Replaced(3)]
    assert left_in_order(notes) == [1, 0, 3]


def test_ratings_are_those_of_openskill_to_the_tick() -> None:
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    before = [NEWCOMER, Strength(281_234, 41_000), Strength(250_000, 17_000)]
    teams = [[model.rating(mu=one.mu / TICKS, sigma=one.sigma / TICKS)] for one in before]
    for places in ([1, 2, 3], [1, 1, 3], [2, 2, 1], [1, 1, 1]):
        after = model.rate(teams, ranks=[float(place) for place in places])
        assert rated(before, places) == [Strength(round(a.mu * TICKS), round(a.sigma * TICKS)) for (a,) in after]
    won, lost = rated([NEWCOMER, NEWCOMER], [1, 2])
    assert (won, lost) == (Strength(276_354, 80_659), Strength(223_646, 80_659))  # as everywhere


def a_game(*chairs: Chair, places: list[int], name: str = "t1", **more: Any) -> tuple[RatedTable, Sheet]:
    made = sheet(name, list(chairs), places, [0] * len(chairs), game="gravediggers", **more)
    made.setup = made.setup.__class__(made.setup.game, made.setup.seats, rated="on")
    return RatedTable(name, "gravediggers", 1, 1), made


def test_a_game_counts_against_the_bot_that_played_it_whatever_is_measured_since() -> None:
    table, made = a_game(person("ada"), Chair("bot", bot="normal"), places=[1, 2])
    note_where_bots_stand(made)
    assert made.chairs[1].stood == (NORMAL.mu, NORMAL.sigma) and made.chairs[0].stood is None
    before = counted(table, made, [], name_of, {})
    made.chairs[1].stood = (31.0, 4.0)  # it was another bot, then
    (ada, bot) = counted(table, made, [], name_of, {})
    assert (bot.mu_before, bot.sigma_before, bot.mu) == (310_000, 40_000, 310_000)
    assert ada.mu > before[0].mu and counts(made, [], name_of)
    made.chairs[1].bot = "no-longer-there"
    assert counts(made, [], name_of)
    made.chairs[1].stood = None  # of a version that did not note it
    assert not counts(made, [], name_of)


def name_of(guest: str) -> str:
    return guest and f"p-{guest}"


def test_a_game_counts_for_people_and_moves_no_bot() -> None:
    table, made = a_game(person("ada"), BOT, person("bruno"), places=[1, 2, 3])
    assert counts(made, [], name_of)
    ada, bot, bruno = counted(table, made, [], name_of, {})
    assert (ada.person, ada.place, ada.mu_before, ada.played) == ("p-ada", 1, 250_000, 1)
    assert ada.mu > ada.mu_before and bruno.mu < bruno.mu_before and ada.sigma < ada.sigma_before
    assert (bot.person, bot.bot, bot.played) == ("", "normal", 0)
    assert (bot.mu, bot.mu_before, bot.sigma) == (AT_NORMAL.mu, AT_NORMAL.mu, AT_NORMAL.sigma)
    again = counted(table, made, [Resigned(0)], name_of, {"p-ada": ada, "p-bruno": bruno})
    assert (again[0].place, again[0].mu_before, again[0].played) == (3, ada.mu, 2) and again[0].mu < ada.mu


def test_what_does_not_count() -> None:
    for chairs in (
        [person("ada"), person("ada", "Also Ada")],  # one person at two seats
        [person("ada"), Chair("bot", bot="random")],  # a bot that stands nowhere
        [BOT, BOT],
        [person("ada"), Chair("open")],
    ):
        assert not counts(a_game(*chairs, places=[1, 2])[1], [], name_of)
    _, made = a_game(person("ada"), person("bruno"), places=[1, 2])
    assert counts(made, [], name_of)
    made.setup = made.setup.__class__(made.setup.game, made.setup.seats)
    assert not counts(made, [], name_of)


def test_who_has_left_the_house_counts_as_before() -> None:
    table, made = a_game(person("ada"), person("bruno"), places=[1, 2])
    before = counted(table, made, [], name_of, {})
    made.chairs[1] = Chair("open", person="p-bruno")
    assert counts(made, [], name_of) and counted(table, made, [], name_of, {}) == before


# Pairings


def rows(number: int, *seats: tuple[str, int, int]) -> list[RatedSeat]:
    """Person or bot, place, gain."""
    return [
        RatedSeat(
            "x", number, at, f"t{number}", *(("", who[4:]) if who.startswith("bot ") else (who, "")), place,
            0, 9, gain, 9, number,
        )
        for at, (who, place, gain) in enumerate(seats)
    ]  # fmt: skip


def test_pairings_by_hand() -> None:
    games = [
        rows(1, ("a", 1, 30), ("b", 2, -30)),
        rows(2, ("b", 1, 20), ("a", 1, -5), ("bot normal", 3, 0), ("bot normal", 4, 0)),
        rows(3, ("a", 3, -10), ("c", 1, 9), ("b", 2, 1)),
    ]
    assert pairings("a", games).found == (
        Pairing("b", "", 3, 1, 1, 1, 15),
        Pairing("", "normal", 1, 1, 0, 0, -5),
        Pairing("c", "", 1, 0, 1, 0, -10),
    )


def test_most_games_with_the_same_few_people_are_marked() -> None:
    pair = [rows(number, ("a", 1, 1), ("b", 2, -1)) for number in range(5)]
    assert pairings("a", pair).narrow and pairings("b", pair).narrow
    assert not pairings("a", pair[:4]).narrow  # too few to say
    others = [rows(10 + at, ("a", 1, 1), (f"m{at}", 2, -1), (f"n{at}", 3, -1)) for at in range(5)]
    assert not pairings("a", [*pair, *others]).narrow
    assert pairings("a", [*pair, *others[:4]]).narrow
    assert not pairings("a", [rows(at, ("a", 1, 1), ("bot hard", 2, 0)) for at in range(9)]).narrow


# Anchors


def test_who_was_not_measured_has_no_anchor() -> None:
    assert anchor("gravediggers", "greedy") == anchor("gravediggers", "normal") == AT_NORMAL
    assert anchor("gravediggers", "random") is None and anchor("vampire", "search:300") is None
    assert anchor("another-game", "normal") is None
