"""Whether puzzles still are puzzles: each thing that one may fall short of is found, and named."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from sexton.kernel.chance.dice import FastDice
from sexton.kernel.search.heuristics import Reason
from sexton.puzzles import collection
from sexton.puzzles.collection import Collection
from sexton.puzzles.finder import BETTER_IF_SOLVED, Finder
from sexton.puzzles.looks import Checked, Looks
from sexton.puzzles.puzzle import Position, Puzzle
from sexton.puzzles.recheck import Recheck, asked_in, seed_for
from sexton.review.judge import Imagined
from sexton.review.outcomes import Kind, Outcome
from tests.puzzles.test_finder import QUICK

ONE = max(collection.shipped("graverobbers"), key=lambda puzzle: puzzle.better)


@pytest.fixture
def recheck() -> Recheck:
    return Recheck("graverobbers", QUICK)


def with_lead(monkeypatch: pytest.MonkeyPatch, lead: float, error: float) -> None:
    """Every check finds this."""
    plain = Looks.checked

    def checked(self: Looks, asked: Any, best: int, seed: int) -> Checked:
        return Checked(plain(self, asked, best, seed).worths, lead, error)

    monkeypatch.setattr(Looks, "checked", checked)


def test_what_stands_has_the_figures_of_the_check(recheck: Recheck) -> None:
    found = recheck.of(7, ONE, 1)
    assert (found.number, found.shortfall) == (7, None)
    assert found.puzzle.answer == ONE.answer and found.puzzle.better != ONE.better
    assert recheck.of(7, ONE, 1) == found, "it can be repeated"
    assert recheck.of(7, ONE, 2).puzzle.better != found.puzzle.better, "in other worlds"
    assert seed_for(ONE, 1) != seed_for(replace(ONE, answer=ONE.tempting), 1)


def test_all_of_a_collection_are_checked(recheck: Recheck) -> None:
    found = list(recheck.of_all(Collection("graverobbers", puzzles=(ONE, replace(ONE, answer=ONE.tempting))), 1))
    assert [one.number for one in found] == [1, 2]
    assert found[0] == recheck.of(1, ONE, 1), "by its own luck"
    assert found[1].shortfall == "found", "what looks best at first sight is no answer"


@pytest.mark.parametrize(
    ("lead", "error", "shortfall"),
    [
        (-0.01, 0.001, "behind"),
        (0.06, 0.03, "unsure"),
        (0.049, 0.001, "little"),
        (0.05, 0.016, None),
        (0.1, 0.033, None),
    ],
)
def test_how_far_it_has_to_be_ahead(
    recheck: Recheck, monkeypatch: pytest.MonkeyPatch, lead: float, error: float, shortfall: str | None
) -> None:
    with_lead(monkeypatch, lead, error)
    assert recheck.of(1, ONE, 1).shortfall == shortfall


def test_in_a_solved_game_less_is_enough_but_as_sure(monkeypatch: pytest.MonkeyPatch) -> None:
    puzzle = collection.puzzle("vampire", 1)
    for lead, error, shortfall in ((BETTER_IF_SOLVED, 0.006, None), (BETTER_IF_SOLVED, 0.007, "unsure")):
        with monkeypatch.context() as patch:
            patch.setattr(Looks, "checked", lambda *_, lead=lead, error=error: Checked(worths_of(puzzle), lead, error))
            assert Recheck("vampire", QUICK).of(1, puzzle, 1).shortfall == shortfall


def test_in_a_solved_game_exact_values_have_to_agree() -> None:
    puzzle = collection.puzzle("vampire", 1)
    other = min(puzzle.worths, key=lambda move: puzzle.worths[move])
    assert Recheck("vampire", QUICK).of(1, replace(puzzle, answer=other), 1).shortfall == "behind"


def worths_of(puzzle: Puzzle) -> dict[int, float]:
    rules = Finder(Recheck(puzzle.game).game, puzzle.seats).rules
    return {rules.read(text): worth / 1000 for text, worth in puzzle.worths.items()}


def test_whole_games_that_go_better_after_another_answer_are_named(
    recheck: Recheck, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Imagined, "contradicts", lambda *_: True)
    assert recheck.of(1, ONE, 1).shortfall == "contradicted"


def test_what_greedy_finds_or_nothing_can_be_said_of_is_named(
    recheck: Recheck, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(Finder, "reason", lambda *_: None)
        assert recheck.of(1, ONE, 1).shortfall == "unsaid"
    with monkeypatch.context() as patch:
        patch.setattr("sexton.puzzles.recheck.FEWEST", 1000)
        assert recheck.of(1, ONE, 1).shortfall == "few"
    monkeypatch.setattr(Finder, "found_at_sight", lambda *_: True)
    assert recheck.of(1, ONE, 1).shortfall == "found"


# What is said where numbers alone would speak for it


def fists() -> tuple[Finder, Any, int, int]:
    puzzle = next(one for one in collection.shipped("gravediggers") if one.step == "fists")
    position = Position(puzzle)
    finder = Finder(position.rules.game, puzzle.seats, QUICK, position.rules.options)
    return finder, asked_in(position), position.rules.read(puzzle.answer), position.rules.read(puzzle.tempting)


def test_instead_of_a_number_it_is_told_what_comes_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    finder, asked, best, tempting = fists()
    paid = Outcome(Kind("once", "own", "paid"), (0.7, 0.2), (2.8, 2.0), 1.0)
    monkeypatch.setattr(Imagined, "outcomes", lambda *_: [paid])
    reason = finder.reason(asked, best, tempting, 1)
    assert reason is not None and reason.message == "once-own-paid"
    assert (reason.facts["mine"], reason.facts["other"], reason.facts["beside"]) == (70, 20, "sight")
    monkeypatch.setattr(Imagined, "outcomes", lambda *_: [])
    plain = finder.reason(asked, best, tempting, 1)
    assert plain is not None and plain.message.startswith("why-fist"), "where nothing is sure the number stays"


def test_what_promises_less_at_once_is_told_by_what_comes_later(monkeypatch: pytest.MonkeyPatch) -> None:
    finder, asked, best, tempting = fists()
    own = finder.rules.reason(asked.seen, asked.heard, tempting, FastDice(0))
    more = float(own.facts["coins"]) if own is not None else 0.0
    later = Outcome(Kind("end", "own", "paid"), (1.0, 1.0), (9.0, 6.0), 1.0)
    monkeypatch.setattr(Imagined, "outcomes", lambda *_: [later])
    assert own is not None
    less = finder.later(asked, best, tempting, Reason(own.message, {"coins": more - 1}), 1)
    assert less is not None and less.message == "end-own-paid"
    assert finder.later(asked, best, tempting, Reason(own.message, {"coins": more + 1}), 1) is None
