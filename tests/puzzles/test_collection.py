"""All puzzles that come with Sexton are sound under the rules of today."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from datetime import date, timedelta
from itertools import combinations
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from sexton.kernel import catalogue
from sexton.kernel.chance.dice import FastDice
from sexton.kernel.interface import Ask, Refusal
from sexton.kernel.search.heuristics import Reason
from sexton.puzzles import collection
from sexton.puzzles.collection import Collection, Era, Number
from sexton.puzzles.looks import Asked, Efforts, Looks
from sexton.puzzles.puzzle import Position
from sexton.puzzles.told import Telling, promises_more
from tests.puzzles.sound import check_missed, check_secret, check_sound, check_told

every_game = pytest.mark.parametrize("game", collection.games())
FEWEST = 100  # that come with each game
RECHECKED = 2  # of each game
ALIKE = 0.7  # the part of what two views say that they have in common; between games it is half at most


def test_every_game_has_puzzles() -> None:
    assert set(collection.games()) == set(catalogue.games())


@every_game
def test_every_puzzle_is_sound_missed_by_greedy_and_told_in_both_languages(game: str) -> None:
    puzzles = collection.shipped(game)
    assert len(puzzles) >= FEWEST
    for number, puzzle in enumerate(puzzles, start=1):
        assert puzzle.game == game
        try:
            position = check_sound(puzzle)
            check_missed(position)
            check_secret(position)
            check_told(position)
        except AssertionError as error:
            raise AssertionError(f"{game} {number}: {error}") from error


@every_game
def test_no_puzzle_comes_twice(game: str) -> None:
    """Nor a moment later in its game, with the same answer."""
    puzzles = collection.shipped(game)
    facts = [set(facts_in(puzzle.view)) for puzzle in puzzles]
    for (one, own), (other, others) in combinations(enumerate(facts), 2):
        alike = len(own & others) / len(own | others)
        assert alike < 1, (one + 1, other + 1)
        assert alike < ALIKE or puzzles[one].answer != puzzles[other].answer, (one + 1, other + 1)


def facts_in(value: Any, where: str = "") -> Iterator[tuple[str, Any]]:
    """What a view says, and where: two views of one moment say nearly the same."""
    if isinstance(value, dict | list):
        for place, inner in value.items() if isinstance(value, dict) else enumerate(value):
            yield from facts_in(inner, f"{where} {place}")
    else:
        yield where, value


@pytest.mark.slow
@every_game
def test_a_longer_look_still_finds_the_same_answer(game: str) -> None:
    """In other worlds than those that found it, of a few of them."""
    puzzles = collection.shipped(game)
    for puzzle in puzzles[:: max(1, len(puzzles) // RECHECKED)][:RECHECKED]:
        position = Position(puzzle)
        rules = position.rules
        pending = Ask(puzzle.rule, puzzle.step, (puzzle.seat,))
        asked = Asked(puzzle.seat, pending, position.view, position.heard, position.moves)
        checked = Looks(rules, Efforts()).checked(asked, rules.read(puzzle.answer), seed=20261118)
        assert checked.lead > 3 * checked.error


# The puzzle of the day


def test_the_puzzle_of_a_day_is_the_same_for_everybody_and_all_have_their_day() -> None:
    first = date(2026, 11, 18)
    assert collection.of_the_day(first) == collection.of_the_day(date.fromisoformat("2026-11-18"))
    days = len(collection.games()) * max(len(collection.shipped(game)) for game in collection.games())
    seen = {collection.of_the_day(first + timedelta(days=nth)) for nth in range(days)}
    assert seen == {
        Number(game, number) for game in collection.games() for number in range(1, len(collection.shipped(game)) + 1)
    }


# The first puzzles of each game, as they were when the first era began: nothing may come among them.
FIRST = {
    "gloomy_graves": "e9d16c3d2d359efc",
    "gravediggers": "31c7f51eaa5f1a0e",
    "graverobbers": "81d9398167380b5f",
    "vampire": "603006c18f3ad762",
}


@every_game
def test_a_day_keeps_its_puzzle_when_the_collection_grows(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """New ones come behind, and have their turn from a later day on."""
    digest = hashlib.sha256()
    for puzzle in collection.shipped(game)[: collection.ERAS[0].puzzles[game]]:
        digest.update(msgspec.json.encode([puzzle.view, puzzle.answer], order="deterministic"))
    assert digest.hexdigest()[:16] == FIRST[game]
    days = [date(2026, 11, 1) + timedelta(days=nth) for nth in range(500)]
    before = [collection.of_the_day(day) for day in days]
    grown = {name: count + 7 for name, count in collection.ERAS[-1].puzzles.items()}
    monkeypatch.setattr(collection, "shipped", lambda name: tuple([None] * 1000))
    monkeypatch.setattr(collection, "ERAS", (*collection.ERAS, Era(date(2027, 6, 1), grown)))
    after = [collection.of_the_day(day) for day in days]
    kept = [day for day, old, new in zip(days, before, after, strict=True) if old == new]
    assert set(days[:212]) <= set(kept), "until the new era nothing changes"
    assert len(kept) < len(days)


def test_the_last_era_has_all_puzzles_and_shares_no_factor_with_the_stride() -> None:
    assert collection.ERAS[-1].puzzles == {game: len(collection.shipped(game)) for game in collection.games()}
    assert list(collection.ERAS) == sorted(collection.ERAS, key=lambda era: era.first)
    assert all(count % collection.STRIDE for era in collection.ERAS for count in era.puzzles.values())


def test_some_days_have_these_puzzles() -> None:
    found = [collection.of_the_day(date(2026, 11, 18) + timedelta(days=nth)) for nth in range(4)]
    assert [f"{one.game} {one.number}" for one in found] == [
        "gravediggers 87",
        "graverobbers 40",
        "vampire 97",
        "gloomy_graves 46",
    ]


def test_the_games_take_turns() -> None:
    days = [collection.of_the_day(date(2027, 2, 27) + timedelta(days=nth)).game for nth in range(8)]
    assert sorted(days[:4]) == sorted(collection.games()) and days[:4] == days[4:]


def test_a_day_before_there_were_puzzles_has_one_too() -> None:
    found = collection.of_the_day(date(1999, 12, 31))
    assert collection.puzzle(found.game, found.number)


# What is not there


def test_what_is_not_there_is_refused(tmp_path: pytest.TempPathFactory) -> None:
    last = len(collection.shipped("vampire"))
    for number in (0, -1, last + 1):
        with pytest.raises(Refusal, match="no-such-puzzle"):
            collection.puzzle("vampire", number)
    with pytest.raises(Refusal, match="no-puzzles"):
        collection.puzzle("chess", 1)


def test_a_file_that_is_none_is_refused(tmp_path: object) -> None:
    from pathlib import Path

    path = Path(str(tmp_path)) / "puzzles.json.gz"
    for content in (b"", b"no gzip", b"\x1f\x8b\x08\x00"):
        path.write_bytes(content)
        with pytest.raises(Refusal, match="no-puzzle-file"):
            collection.read(path)
    with pytest.raises(Refusal, match="no-puzzle-file"):
        collection.read(path.with_name("none"))
    collection.write(path, Collection("vampire", 3))
    first = path.read_bytes()
    collection.write(path, collection.read(path))
    assert path.read_bytes() == first
    assert list(path.parent.glob("*.part")) == []


def test_a_puzzle_of_another_edition_is_refused() -> None:
    puzzle = collection.puzzle("vampire", 1)
    with pytest.raises(Refusal, match="puzzle-of-past-edition"):
        Position(replace(puzzle, edition=puzzle.edition + 1))
    with pytest.raises(Refusal, match="not-a-puzzle"):
        Position(replace(puzzle, view={"seat": "nobody"}))
    with pytest.raises(Refusal, match="not-a-puzzle"):
        Position(replace(puzzle, heard=[{"told": "a-rumour"}]))


def test_how_much_a_wrong_answer_costs_is_said() -> None:
    """Dear, little, or between: by how far it is behind the best one, not by what it wins."""
    told = set()
    for game in collection.games():
        telling = Telling("en", catalogue.find(game))
        for puzzle in collection.shipped(game)[:6]:
            for answer, worth in puzzle.worths.items():
                cost = puzzle.worths[puzzle.answer] - worth
                if answer != puzzle.answer:
                    how = "dear" if cost >= 150 else "little" if cost <= 50 else "some"
                    facts = {"share": round(worth / 10), "best": round(puzzle.worths[puzzle.answer] / 10)}
                    assert telling.said_of_wrong(puzzle, answer) == telling.words.say("puzzle-wrong", how=how, **facts)
                    told.add(how)
    assert told == {"dear", "little", "some"}


def reasoned(more: float, later: Reason | None = None) -> Position:
    """A puzzle whose answer says that it brings so many coins more at once than what looks best."""
    puzzle = next(one for one in collection.shipped("gravediggers") if one.step == "gravedigger")
    rules, position = Position(puzzle).rules, Position(puzzle)
    tempting = rules.reason(position.view, position.heard, rules.read(puzzle.tempting), FastDice(0))
    assert tempting is not None and tempting.message == "why-rob"
    own = Reason("why-rob", {"coins": float(tempting.facts["coins"]) + more})
    return Position(replace(puzzle, reason=own, later=later))


def test_a_reason_that_holds_more_for_another_answer_is_not_called_the_reason() -> None:
    english, italian = (Telling(language, catalogue.find("gravediggers")) for language in ("en", "it"))
    less = reasoned(-1.0)
    assert english.reason(less).startswith("What speaks for it: ")
    assert "in games that are played on from here this one wins more often" in english.reason(less)
    assert italian.reason(less).startswith("A suo favore: ")
    more = reasoned(+1.0)
    assert english.reason(more).startswith("The reason: ")
    assert italian.reason(more).startswith("Il motivo: ")


def test_what_comes_of_it_later_is_told_where_another_answer_promises_more() -> None:
    facts: dict[str, str | int | float] = {
        "how": "often",
        "mine": 70,
        "other": 20,
        "each": 4,
        "other_each": 10,
        "beside": "sight",
    }
    english, italian = (Telling(language, catalogue.find("gravediggers")) for language in ("en", "it"))
    less = reasoned(-1.0, Reason("once-own-paid", facts))
    assert "but in imagined games it is paid 70 times in 100" in english.reason(less).replace("\u00a0", " ")
    assert "what looks best at first sight 20 times, with 10" in english.reason(less).replace("\u00a0", " ")
    assert "ciò che a prima vista sembra migliore 20 volte" in italian.reason(less).replace("\u00a0", " ")
    more = reasoned(+1.0, Reason("once-own-paid", facts))
    assert "70" not in english.reason(more)


def test_no_puzzle_says_less_than_what_looks_best_without_saying_so() -> None:
    for game in collection.games():
        telling = Telling("en", catalogue.find(game))
        for puzzle in collection.shipped(game):
            position = Position(puzzle)
            tempting = position.rules.reason(
                position.view, position.heard, position.rules.read(puzzle.tempting), FastDice(0)
            )
            said = "What speaks for it: " if promises_more(tempting, puzzle.reason) else "The reason: "
            assert telling.reason(position).startswith(said)
