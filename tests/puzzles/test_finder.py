"""Looking for puzzles: what is found is sound, can be repeated, and is gone on with."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from sexton.kernel import catalogue
from sexton.kernel.interface import Ask
from sexton.puzzles import finder
from sexton.puzzles.collection import Collection
from sexton.puzzles.finder import Finder, full_steps, look_for
from sexton.puzzles.looks import ALL, AT_ONCE, Asked, Checked, Efforts, Looks
from sexton.puzzles.puzzle import Position
from sexton.review.judge import Effort, Imagined
from tests.puzzles.sound import check_missed, check_secret, check_sound, check_told

QUICK = Efforts(
    glance=Effort(least=20, most=20, considered=10, rounds=((8, 6),)),
    look=Effort(least=100, most=100, considered=10, rounds=((8, 3),)),
    every=Effort(least=10, most=10, considered=ALL, rounds=AT_ONCE),
    contenders=Effort(least=100, most=100, considered=ALL, rounds=AT_ONCE),
    pair=Effort(least=400, most=400, considered=ALL, rounds=AT_ONCE, told_games=100, told_stories=50),
)
GRAVEROBBERS = catalogue.find("graverobbers")


def found(count: int, games: int = 40, seed: int = 1, before: Collection | None = None) -> Collection:
    *_, last = look_for(GRAVEROBBERS, before or Collection("graverobbers"), count, games, seed, QUICK)
    return last


@pytest.fixture(scope="module")
def one() -> Collection:
    return found(1)


@pytest.fixture(scope="module")
def two() -> Collection:
    return found(2)


def test_what_is_found_is_sound_and_can_be_found_again(one: Collection, two: Collection) -> None:
    assert len(two.puzzles) == 2
    for puzzle in two.puzzles:
        position = check_sound(puzzle)
        check_missed(position)
        check_secret(position)
        check_told(position)
    assert one.puzzles == two.puzzles[:1]
    assert found(1, seed=2).puzzles != two.puzzles[:1]


def test_it_goes_on_where_it_was_broken_off(two: Collection) -> None:
    half = Collection("graverobbers", two.played - 1, two.puzzles[:1])
    again = found(2, before=half)
    assert again.puzzles[:1] == half.puzzles and again.played == two.played, "games are not played again"
    assert list(look_for(GRAVEROBBERS, two, 2, 99, 1, QUICK)) == [], "nothing is played for what is there"


def test_it_ends_after_so_many_games() -> None:
    assert found(1000, games=2).played == 2


def test_a_move_that_only_imagined_games_speak_for_is_no_puzzle(
    one: Collection, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Finder, "reason", lambda *_: None)
    assert found(1, games=one.played).puzzles == ()


def test_what_a_longer_look_does_not_confirm_is_no_puzzle(one: Collection, monkeypatch: pytest.MonkeyPatch) -> None:
    checks: list[Checked] = []
    plain = Looks.checked

    def doubted(self: Looks, asked: Asked, best: int, seed: int) -> Checked:
        checks.append(plain(self, asked, best, seed))
        return Checked(checks[-1].worths, 0.04, 0.001)

    monkeypatch.setattr(Looks, "checked", doubted)
    assert found(1, games=one.played).puzzles == ()
    assert checks


def test_a_check_finds_the_rival_that_a_short_look_has_missed(two: Collection) -> None:
    """Of a puzzle the second best is taken for the answer: the lead is below nothing."""
    puzzle = two.puzzles[0]
    position = Position(puzzle)
    rules = position.rules
    asked = Asked(
        puzzle.seat, Ask(puzzle.rule, puzzle.step, (puzzle.seat,)), position.view, position.heard, position.moves
    )
    wrong = rules.read(puzzle.tempting)
    checked = Looks(rules, QUICK).checked(asked, wrong, 5)
    assert checked.lead < 0 and max(checked.worths, key=lambda move: checked.worths[move]) == rules.read(puzzle.answer)
    assert set(checked.worths) == set(position.moves)


def test_no_answer_comes_twice_in_a_game(two: Collection, monkeypatch: pytest.MonkeyPatch) -> None:
    """A moment later it would be the same puzzle, whatever its step."""
    monkeypatch.setattr(Finder, "look_at", lambda _, asked, __: replace(two.puzzles[0], step=asked.pending.step))
    assert len(list(Finder(GRAVEROBBERS, 3, QUICK).in_game(finder.seed_of(1, 0)))) == 1


def test_no_step_fills_the_whole_collection(two: Collection) -> None:
    accuse, go = (replace(two.puzzles[0], step=step) for step in ("accuse", "go"))
    assert full_steps([accuse] * 6 + [go] * 2, 10) == {"accuse"}
    assert full_steps([accuse] * 5 + [go] * 5, 10) == frozenset()
    assert full_steps([accuse] * 8 + [go], 10) == frozenset(), "there is little else"
    seed = finder.seed_of(1, 0)
    seats = Finder(GRAVEROBBERS, 3, QUICK)
    steps = frozenset(puzzle.step for puzzle in seats.in_game(seed))
    assert [puzzle for puzzle in seats.in_game(seed, steps) if puzzle.step in steps] == []


def test_no_puzzle_is_made_where_whole_games_surely_say_otherwise(
    one: Collection, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked_of: list[tuple[int, int]] = []

    def contradicts(judge: Imagined, seen: object, heard: object, played: int, better: int, dice: object) -> bool:
        asked_of.append((played, better))
        return True

    monkeypatch.setattr(Imagined, "contradicts", contradicts)
    position = Position(one.puzzles[0])
    puzzle, rules = position.puzzle, position.rules
    looks, best, tempting = Looks(rules, QUICK), rules.read(puzzle.answer), rules.read(puzzle.tempting)
    asked = Asked(
        puzzle.seat, Ask(puzzle.rule, puzzle.step, (puzzle.seat,)), position.view, position.heard, position.moves
    )
    worths = {rules.read(text): float(worth) for text, worth in puzzle.worths.items()}
    assert looks.contradicted(asked, best, tempting, Checked(worths, 0.1, 0.01), 1)
    assert asked_of and all(better == best != played for played, better in asked_of)
    assert found(1, games=one.played).puzzles == (), "it is none any more"
