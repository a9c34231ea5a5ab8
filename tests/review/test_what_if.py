"""Playing on from a moment of a finished game: with the cards as they lay, or as a seat could not know."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
import pytest

from sexton.bots.players import bot_named, let_bots_answer
from sexton.kernel import catalogue
from sexton.kernel.chance.dice import FastDice
from sexton.kernel.game import Look
from sexton.kernel.interface import Refusal
from sexton.kernel.records import record
from sexton.kernel.records.record import Record, RecordError
from sexton.kernel.records.replay import moments, opened, verify
from sexton.kernel.table import seeded_table
from sexton.review.review import review
from sexton.review.what_if import what_if
from sexton.server.http.routes.finished.results import tables_in
from sexton.terminal import phrases
from tests.review.played import finished, little, usual

GAMES = {"gravediggers": 3, "graverobbers": 4, "vampire": 2, "gloomy_graves": 2}
every_game = pytest.mark.parametrize(("game", "seats"), GAMES.items())


def decisions_of(played: Record, seat: int) -> list[int]:
    return [line.seq for line in played.lines if any(answer.seat == seat for answer in line.answers)]


def played_on(played: Record, at: int, seat: int, cards: str) -> str:
    """The record of a game of bots from there."""
    rules = opened(played.header)
    begins = what_if(played, at, seat, cards, FastDice(7)).begins
    table = seeded_table(rules, 11, "what-if", ["bot random"] * rules.seats, begins)
    bots = {one: bot_named("random", rules) for one in range(rules.seats)}
    dice = {one: FastDice(one) for one in bots}
    while not table.ended:
        let_bots_answer(table, bots, dice)
    return record.write(table.record())


@every_game
@pytest.mark.parametrize("cards", ["known", "dealt"])
def test_a_game_played_on_from_a_decision_replays_on_its_own(game: str, seats: int, cards: str) -> None:
    played = usual(game, seats)
    rules, seat = opened(played.header), seats - 1
    asked = decisions_of(played, seat)
    for at in (asked[0], asked[len(asked) // 2], asked[-1]):
        text = played_on(played, at, seat, cards)
        again = verify(text)
        assert record.write(again) == text and text.startswith("sexton record 3 ")
        before = next(moment.before for moment in moments(played, rules) if moment.line.seq == at)
        begun = next(iter(moments(again, rules))).before
        assert rules.view(begun, seat) == rules.view(before, seat)  # the seat knows what it knew
        if cards == "known":
            assert rules.write_position(begun) == rules.write_position(before)
        begins = again.header.begins
        assert begins is not None and (begins.after, begins.seat, begins.cards) == (at - 1, seat, cards)
        assert begins.record == record.write(played).rstrip("\n").rpartition("~")[2]


@every_game
def test_the_tally_of_a_game_played_on_adds_up_wherever_it_began(game: str, seats: int) -> None:
    """A robbery or a hand that was under way is told, though its beginning was not heard."""
    played, words = usual(game, seats), phrases.words_for("en", catalogue.find(game))
    look = Look(words, [f"Seat {number}" for number in range(seats)])
    asked = decisions_of(played, 0)
    for at in asked[:: max(1, len(asked) // 12)]:
        again = verify(played_on(played, at, 0, "known"))
        rules = opened(again.header)
        heard = [event for moment in moments(again, rules) for hearers, event in moment.told if hearers & 1]
        tables = tables_in(rules.draw_result(heard, look))
        assert tables
        if game in ("gravediggers", "graverobbers"):
            check_sums(tables[0].rows, tables[0].ends)


@pytest.mark.parametrize(("game", "seats"), [("gravediggers", 4), ("graverobbers", 4)])
def test_the_tally_adds_up_whatever_was_not_heard_of_its_beginning(game: str, seats: int) -> None:
    played, words = usual(game, seats), phrases.words_for("en", catalogue.find(game))
    rules, look = opened(played.header), Look(words, [f"Seat {number}" for number in range(seats)])
    heard = [event for moment in moments(played, rules) for hearers, event in moment.told if hearers & 1]
    for heard_from in range(len(heard) - 3):
        (table,) = tables_in(rules.draw_result(heard[heard_from:], look))
        check_sums(table.rows, table.ends)


def check_sums(rows: Sequence[Sequence[str]], ends: Sequence[int]) -> None:
    """Up to the first line that is drawn; Graverobbers' sum stands above it, Gravediggers' below it."""
    above = ends[0] if rows[ends[0]][0].startswith("points") else ends[0] + 1
    for column in zip(*rows[: above + 1], strict=True):
        if column[0].startswith(("at the start", "cards in hand")):
            continue
        *parts, total = (int(cell.replace("·", "0").replace("−", "-")) for cell in column)
        assert sum(parts) == total


def test_cards_dealt_again_are_others() -> None:
    played = finished("gravediggers", 3, "random")
    at = decisions_of(played, 0)[0]
    found = {what_if(played, at, 0, "dealt", FastDice(seed)).begins.position for seed in range(5)}
    assert len(found) == 5


@every_game
@pytest.mark.parametrize("cards", ["known", "dealt"])
def test_bots_that_think_go_by_what_their_seats_had_heard(game: str, seats: int, cards: str) -> None:
    """With the cards as they were each by all of it; dealt again, by what everybody heard."""
    played = usual(game, seats)
    rules, own = opened(played.header), seats - 1
    asked = decisions_of(played, own)
    at = asked[len(asked) * 2 // 3]
    begun = what_if(played, at, own, cards, FastDice(7))
    told = [one for moment in moments(played, rules) if moment.line.seq < at for one in moment.told]
    before, everybody = begun.before(seats), (1 << seats) - 1
    for seat in range(seats):
        mine = [(hearers, event) for hearers, event in told if hearers >> seat & 1]
        if cards == "dealt" and seat != own:
            mine = [(hearers, event) for hearers, event in mine if hearers & everybody == everybody]
        assert before[seat] == [event for _, event in mine]
    heard: list[Sequence[Any]] = []
    level = "greedy" if game == "vampire" else "hard"  # nothing is hidden there
    bots = {seat: Noticing(bot_named(level, rules), heard) for seat in range(seats)}
    table = seeded_table(rules, 11, "what-if", [f"bot {level}"] * seats, begun.begins, before)
    let_bots_answer(table, bots, {seat: FastDice(seat) for seat in bots})
    assert heard and all(events[: len(before[seat])] == before[seat] for seat, events in heard)
    assert not any(answer.by_table for line in table.record().lines for answer in line.answers), "no bot failed"


class Noticing:
    """A bot that lets us see what it was given."""

    def __init__(self, bot: Any, heard: list[Any]) -> None:
        self.bot, self.heard = bot, heard

    def choose(self, view: Any, heard: Any, moves: Any, dice: Any) -> int:
        self.heard.append((view.seat, list(heard)))
        return int(self.bot.choose(view, heard, moves, dice))


def test_a_game_played_on_can_be_reviewed() -> None:
    played = finished("gravediggers", 3, "random")
    again = verify(played_on(played, decisions_of(played, 0)[2], 0, "dealt"))
    found = review(again, 0, little)
    assert [one.line for one in found.decisions] == decisions_of(again, 0)


def test_only_from_a_decision_of_the_seat() -> None:
    played = finished("gravediggers", 3, "random")
    own = decisions_of(played, 0)[1]
    assert what_if(played, own, None, "known", FastDice(1)).begins.after == own - 1
    for at, seat in ((1, None), (10**6, None), (own, 9)):
        with pytest.raises(Refusal, match="no-decision-there"):
            what_if(played, at, seat, "known", FastDice(1))


def changed(text: str, body: str, other: str) -> str:
    """With one line exchanged, and every digest right again."""
    bodies = [line.rpartition(" ~")[0] for line in text.splitlines()]
    at = next(number for number, line in enumerate(bodies) if line.startswith(body))
    bodies[at] = other
    return "".join(record.chained(iter(bodies)))


@pytest.mark.parametrize(
    ("body", "other"),
    [
        ("position", "position nonsense"),
        ("position", "position"),
        ("from", "from 12 3 known 0"),
        ("from", f"from {'0' * 64} 3 guessed 0"),
        ("from", f"from {'0' * 64} 3 known 7"),
        ("from", f"from {'0' * 64} 03 known 0"),
        ("sexton", "sexton record 2"),
        ("dice", "dice seeded 12"),
    ],
)
def test_a_changed_beginning_is_found_on_its_line(body: str, other: str) -> None:
    played = finished("gravediggers", 3, "random")
    text = played_on(played, decisions_of(played, 0)[2], 0, "known")
    with pytest.raises(RecordError):
        verify(changed(text, body, other))


def test_a_position_that_is_not_written_as_the_rules_write_it_is_refused() -> None:
    played: Any = finished("gravediggers", 3, "random")
    again = verify(played_on(played, decisions_of(played, 0)[2], 0, "known"))
    assert again.header.begins is not None
    parts = again.header.begins.position.split(" ")
    for position in (" ".join([parts[0], *reversed(parts[1:])]), " ".join(parts[:-1])):
        begins = msgspec.structs.replace(again.header.begins, position=position)
        other = msgspec.structs.replace(again, header=msgspec.structs.replace(again.header, begins=begins))
        with pytest.raises(RecordError) as found:
            verify(record.write(other))
        assert found.value.line == 10
