"""Looks for puzzles: bots play, and where the best move is not what the greedy bot sees, it is looked at longer."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from sexton.bots.explain import SURE, with_reasons
from sexton.bots.greedy import Greedy
from sexton.bots.search import Thought
from sexton.bots.seating import bot_named, let_bots_answer
from sexton.kernel.chance.dice import Dice, FastDice
from sexton.kernel.game import Game, Options, Rules
from sexton.kernel.interface import Ask, Move, Seat
from sexton.kernel.search.heuristics import Reason
from sexton.kernel.table import Table, seeded_table
from sexton.kernel.words import Words
from sexton.puzzles.collection import Collection
from sexton.puzzles.looks import Asked, Checked, Efforts, Looks
from sexton.puzzles.puzzle import Difficulty, Puzzle
from sexton.review.review import SURELY

PLAYERS = ("greedy", "greedy", "easy")  # who play the games that are looked through, by seat in turns
TRIES = 10  # of the greedy bot, all of which must miss
FEWEST = 3  # moves: with two it would be a coin to toss
BETTER, BETTER_IF_SOLVED = 0.05, 0.02  # of a victory: how much at least the answer is ahead of all other moves
CLEARLY = 0.4  # by the exact values of a solved game, the same
ONE_KIND = 0.6  # of the puzzles that are wanted: so many at most are of one step,
OTHERS = 0.25  # as long as there are so many of other steps for each of it
UNSAID = "hint-tried"  # the reason of a move for which there is no sentence
EXACT = "why-exact"  # the reason of a move that is best by exact values
TENTATIVE = 0.6  # of the lead that is wanted: what a first glance must show
HINTED = 1.5  # of it: what a look must show that is too short to be sure


class Finder:
    """Looks through games of one kind: so many seats, these rules."""

    def __init__(self, game: Game, seats: int, efforts: Efforts | None = None, options: Options | None = None) -> None:
        self.rules: Rules[Any, Any] = game.open(seats, options)
        self.heuristics = self.rules.heuristics()
        self.greedy = Greedy(self.heuristics)
        self.exact = self.rules.exact()
        self.least = BETTER if self.exact is None else BETTER_IF_SOLVED
        self.looks = Looks(self.rules, efforts or Efforts())

    def in_game(self, seed: int, full: frozenset[str] = frozenset()) -> Iterator[Puzzle]:
        """The puzzles of the game with this seed, one of each step at most, and none of those in `full`."""
        seats = range(self.rules.seats)
        names = [PLAYERS[seat % len(PLAYERS)] for seat in seats]
        table = seeded_table(self.rules, seed, "puzzles", [f"bot {name}" for name in names])
        bots = {seat: bot_named(names[seat], self.rules) for seat in seats}
        dice: dict[Seat, Dice] = {seat: FastDice(seed + 1 + seat) for seat in seats}
        done = set(full)
        while not table.ended:
            for asked in decisions(table):
                if asked.pending.step not in done and (found := self.look_at(asked, seed)):
                    done.add(asked.pending.step)
                    yield found
            let_bots_answer(table, bots, dice)

    def look_at(self, asked: Asked, seed: int) -> Puzzle | None:
        """The puzzle that this decision makes, if it makes one."""
        tempting = self.greedy.choose(asked.seen, asked.heard, asked.moves, FastDice(seed))
        best = self._promising(asked, tempting, seed)
        if best is None or self._found_by_greedy(asked, best, seed):
            return None
        reason = self._reason(asked, best, tempting, seed)
        if reason is None or not self._holds(asked, best, seed + 1):
            return None
        checked = self.looks.checked(asked, best, seed + 2)
        ahead = self._ahead(checked.lead, checked.error)
        return self._puzzle(asked, best, tempting, reason, checked, seed) if ahead else None

    def _found_by_greedy(self, asked: Asked, best: Move, seed: int) -> bool:
        """Whether it ever plays this: some of its values are drawn by lot, and so is what it takes among equals."""
        dice = FastDice(seed)
        chosen = (self.greedy.choose(asked.seen, asked.heard, asked.moves, dice) for _ in range(TRIES))
        return best in chosen

    def _promising(self, asked: Asked, tempting: Move, seed: int) -> Move | None:
        if self.exact is not None:
            values = self.exact.values(asked.seen, asked.moves, FastDice(seed))
            order = sorted(range(len(values)), key=lambda nth: -values[nth])
            clear = values[order[0]] - values[order[1]] >= CLEARLY
            return asked.moves[order[0]] if clear else None
        first, second = self.looks.compared("glance", asked, tempting, seed).thoughts[:2]
        return first.move if first.share - second.share >= TENTATIVE * self.least else None

    def _holds(self, asked: Asked, best: Move, seed: int) -> bool:
        """Whether a longer look says the same. Where exact values have found it, it need not be sure."""
        looked = self.looks.compared("look", asked, best, seed)
        if self.exact is not None:
            return -looked.cost >= HINTED * self.least
        return looked.thoughts[0].move == best and self._ahead(-looked.cost, looked.error)

    def _ahead(self, lead: float, error: float) -> bool:
        return lead >= max(self.least, SURELY * error)

    def _reason(self, asked: Asked, best: Move, tempting: Move, seed: int) -> Reason | None:
        """What can be said for the best move; nothing if imagined games alone speak for it."""
        dice = FastDice(seed)
        if self.exact is not None and Words("en", *self.rules.game.words).knows(EXACT):
            mine, other = (abs(value) for value in self.exact.values(asked.seen, [best, tempting], dice))
            return Reason(EXACT, {"mine": mine, "other": other})
        advice = with_reasons(self.rules, asked.seen, asked.heard, asked.moves, [Thought(best, 0, 0.0, 0.0)], dice)
        reason = advice[0].reason
        return None if reason is None or reason.message == UNSAID else reason

    def _puzzle(self, asked: Asked, best: Move, tempting: Move, reason: Reason, checked: Checked, seed: int) -> Puzzle:
        rules = self.rules
        return Puzzle(
            game=rules.game.id,
            edition=rules.game.edition,
            seats=rules.seats,
            options=unusual(rules),
            seat=asked.seat,
            rule=asked.pending.rule,
            step=asked.pending.step,
            view=msgspec.to_builtins(asked.seen),
            heard=msgspec.to_builtins(list(asked.heard)),
            answer=rules.write(best),
            tempting=rules.write(tempting),
            worths={rules.write(move): round(1000 * max(0.0, share)) for move, share in checked.worths.items()},
            better=round(checked.lead, 4),
            error=round(SURE * checked.error, 4),
            reason=reason,
            difficulty=self._difficulty(asked, best, seed),
        )

    def _difficulty(self, asked: Asked, best: Move, seed: int) -> Difficulty:
        """By how many other moves look better at first sight."""
        values = self.heuristics.values(asked.seen, asked.moves, FastDice(seed))
        own = values[list(asked.moves).index(best)]
        ahead = sum(value > own for value in values)
        return "easy" if ahead <= 1 else "medium" if ahead <= 3 else "hard"


def decisions(table: Table) -> Iterator[Asked]:
    """What is asked now, with enough to choose from."""
    pending = table.pending
    assert isinstance(pending, Ask)
    for seat in table.asked:
        moves = tuple(table.moves(seat))
        if len(moves) >= FEWEST:
            yield Asked(seat, pending, table.view(seat), tuple(table.heard(seat)), moves)


def full_steps(puzzles: Sequence[Puzzle], count: int) -> frozenset[str]:
    """The steps of which there are enough, if so many puzzles are wanted, and others are found often enough."""
    steps, all_found = Counter(puzzle.step for puzzle in puzzles), len(puzzles)
    return frozenset(
        step for step, found in steps.items() if found >= ONE_KIND * count and all_found - found >= OTHERS * found
    )


def unusual(rules: Rules[Any, Any]) -> dict[str, Any]:
    """The options that are not as usual."""
    usual = msgspec.to_builtins(rules.game.options_type())
    return {name: value for name, value in msgspec.to_builtins(rules.options).items() if value != usual[name]}


def seed_of(base: int, nth: int) -> int:
    return int.from_bytes(hashlib.sha256(f"{base} {nth}".encode()).digest()[:6], "big")


def look_for(
    game: Game,
    found: Collection,
    count: int,
    games: int,
    base: int,
    efforts: Efforts | None = None,
    options: Options | None = None,
) -> Iterator[Collection]:
    """What has been found after each game, until there are so many puzzles or so many games were played.

    With the same base the games are the same; those that were looked through before are not played again.
    """
    finders = [Finder(game, seats, efforts, options) for seats in game.seats if seats not in game.seats_with()]
    while len(found.puzzles) < count and found.played < games:
        finder = finders[found.played % len(finders)]
        in_game = finder.in_game(seed_of(base, found.played), full_steps(found.puzzles, count))
        new = tuple(in_game)[: count - len(found.puzzles)]
        found = Collection(found.game, found.played + 1, (*found.puzzles, *new))
        yield found
