"""What every puzzle must be, wherever it comes from."""

from __future__ import annotations

import msgspec

from sexton.bots.greedy import Greedy
from sexton.kernel.chance.dice import FastDice
from sexton.kernel.words import LANGUAGES
from sexton.puzzles.finder import BETTER, BETTER_IF_SOLVED, FEWEST
from sexton.puzzles.puzzle import DIFFICULTIES, Position, Puzzle
from sexton.puzzles.told import Telling

SURELY_BY_95 = 3.0 / 1.96  # three standard errors, in halves of a 95 % interval
GREEDY_TRIES = 10  # among moves it values alike it takes any


def check_sound(puzzle: Puzzle) -> Position:
    position = Position(puzzle)
    rules, view = position.rules, position.view
    answers = {rules.write(move) for move in position.moves}
    assert view.seat == puzzle.seat and len(answers) >= FEWEST
    assert puzzle.worths.keys() == answers
    best = puzzle.worths[puzzle.answer]
    others = [worth for answer, worth in puzzle.worths.items() if answer != puzzle.answer]
    assert min(others) >= 0 and max(others) < best <= 1000, "one move is the best"
    least = BETTER if rules.exact() is None else BETTER_IF_SOLVED
    assert puzzle.better >= max(least, 0.99 * SURELY_BY_95 * puzzle.error)  # they are rounded
    assert best - max(others) >= 1000 * puzzle.better - 2
    assert puzzle.difficulty in DIFFICULTIES
    return position


def check_missed(position: Position) -> None:
    greedy = Greedy(position.rules.heuristics())
    dice = FastDice(1)
    for _ in range(GREEDY_TRIES):
        chosen = greedy.choose(position.view, position.heard, position.moves, dice)
        assert position.rules.write(chosen) != position.puzzle.answer


def check_secret(position: Position) -> None:
    """A world that fits what the seat knows looks the same to it: the view holds nothing else of the true one."""
    world = position.rules.read_worlds(position.view, position.heard).sample(FastDice(1))
    seen = position.rules.view(world, position.puzzle.seat)
    assert msgspec.to_builtins(seen) == msgspec.to_builtins(position.view)
    assert sorted(position.rules.moves(world, position.puzzle.seat)) == sorted(position.moves)


def check_told(position: Position) -> None:
    """In every language, of the right answer and of a wrong one."""
    puzzle = position.puzzle
    for language in LANGUAGES:
        telling = Telling(language, position.rules.game)
        right = telling.verdict(position, puzzle.answer)
        wrong = telling.verdict(position, puzzle.tempting)
        assert right.right and right.reason and right.answer == puzzle.answer
        assert not wrong.right and wrong.answer is None, "a wrong answer gives nothing away"
        assert telling.question(puzzle) and telling.difficulty(puzzle)
        assert puzzle.answer not in f"{wrong.text} {wrong.reason}"
