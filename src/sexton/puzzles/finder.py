"""Looks for puzzles: bots play, and where the best move is not what the greedy bot sees, it is looked at longer."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
from msgspec import structs

from sexton.bots.explain import SURE, with_reasons
from sexton.bots.greedy import Greedy
from sexton.bots.players import bot_named, let_bots_answer
from sexton.bots.search import Thought
from sexton.kernel.chance.dice import Dice, FastDice
from sexton.kernel.game import Game, Options, Rules
from sexton.kernel.interface import Ask, Move, Seat
from sexton.kernel.search.heuristics import Reason
from sexton.kernel.table import Table, seeded_table
from sexton.puzzles.collection import Collection
from sexton.puzzles.looks import Asked, Checked, Efforts, Looks
from sexton.puzzles.puzzle import Difficulty, Puzzle
from sexton.puzzles.solved import Found, Solved, kind_of
from sexton.puzzles.told import promises_more
from sexton.review.judge import SURELY
from sexton.review.why import Reasons, is_flat

PLAYERS = ("greedy", "greedy", "easy")  # who play the games that are looked through, by seat in turns
TRIES = 10  # of the greedy bot, all of which must miss
FEWEST = 3  # moves: with two it would be a coin to toss
BETTER = 0.05  # of a victory: how much at least the answer is ahead of all other moves,
BETTER_IF_SOLVED = 0.02  # and where exact values say already that it is the best
GONE_THROUGH = 300  # games at a time, where exact values say which decisions are worth a look
ONE_KIND = 0.6  # of the puzzles that are wanted: at most this part is of one step,
OTHERS = 0.25  # as long as there is this part of other steps for each of it
UNSAID = "hint-tried"  # the reason of a move for which there is no sentence
TENTATIVE = 0.6  # of the lead that is wanted: what a first glance must show
HINTED = 1.2  # of it: what a look must show that is too short to be sure


class Finder:
    """Looks through games of one kind: one number of seats, one set of rules."""

    def __init__(self, game: Game, seats: int, efforts: Efforts | None = None, options: Options | None = None) -> None:
        self.rules: Rules[Any, Any] = game.open(seats, options)
        self.heuristics = self.rules.heuristics()
        self.greedy = Greedy(self.heuristics)
        exact = self.rules.exact()
        self.solved = None if exact is None else Solved(self.rules, exact)
        self.least = BETTER if exact is None else BETTER_IF_SOLVED
        self.looks = Looks(self.rules, efforts or Efforts())

    def in_game(self, seed: int, full: frozenset[str] = frozenset()) -> Iterator[Puzzle]:
        """The puzzles of the game with this seed, one of each step at most, and none of those in `full`.

        None has the answer of an earlier one: a moment later it would be the same puzzle again.
        """
        done, answers = set(full), set[str]()
        for asked in self._asked_in(seed):
            found = None if asked.pending.step in done else self.look_at(asked, seed)
            if found is not None and found.answer not in answers:
                done.add(found.step)
                answers.add(found.answer)
                yield found

    def in_games(self, seeds: Sequence[int], known: Sequence[Puzzle]) -> Iterator[Puzzle]:
        """In a solved game: one puzzle of each kind that is not known yet, with as much at stake as there was."""
        assert self.solved is not None
        done = {kind_of(puzzle) for puzzle in known}
        for some in self.solved.gather(self._clear_in(seeds), done):
            leads = {self._lead(found): found for found in some}
            best = leads[max(leads)]
            if max(leads) >= HINTED * self.least:
                yield from self._checked(best.asked, best.best, best.tempting, best.seed)

    def _clear_in(self, seeds: Sequence[int]) -> Iterator[Found]:
        """The decisions in which exact values find what the greedy bot misses."""
        assert self.solved is not None
        for seed in seeds:
            for nth, asked in enumerate(self._asked_in(seed)):
                best = self.solved.clearly_best(asked)
                tempting = self.greedy.choose(asked.seen, asked.heard, asked.moves, FastDice(seed))
                if best is not None and not self.solved.found_at_sight(asked, best):
                    yield Found(asked, best, tempting, nth, seed)

    def _lead(self, found: Found) -> float:
        """How far it seems to be ahead, at a look that is too short to be sure."""
        return -self.looks.compared("look", found.asked, found.best, found.seed + 1).cost

    def _asked_in(self, seed: int) -> Iterator[Asked]:
        seats = range(self.rules.seats)
        names = [PLAYERS[seat % len(PLAYERS)] for seat in seats]
        table = seeded_table(self.rules, seed, "puzzles", [f"bot {name}" for name in names])
        bots = {seat: bot_named(names[seat], self.rules) for seat in seats}
        dice: dict[Seat, Dice] = {seat: FastDice(seed + 1 + seat) for seat in seats}
        while not table.ended:
            yield from decisions(table)
            let_bots_answer(table, bots, dice)

    def look_at(self, asked: Asked, seed: int) -> Puzzle | None:
        """The puzzle that this decision makes, if it makes one."""
        tempting = self.greedy.choose(asked.seen, asked.heard, asked.moves, FastDice(seed))
        best = self._promising(asked, tempting, seed)
        if best is None or self.found_at_sight(asked, best, seed):
            return None
        if not self._holds(asked, best, seed + 1):
            return None
        return next(self._checked(asked, best, tempting, seed), None)

    def _checked(self, asked: Asked, best: Move, tempting: Move, seed: int) -> Iterator[Puzzle]:
        """The puzzle, if there is a reason, the longest look agrees, and whole games do not say otherwise."""
        reason = self.reason(asked, best, tempting, seed)
        if reason is None:
            return
        checked = self.looks.checked(asked, best, seed + 2)
        if not self._ahead(checked.lead, checked.error):
            return
        if not self.looks.contradicted(asked, best, tempting, checked, seed + 5):
            found = self.puzzle(asked, best, tempting, reason, checked, seed)
            yield structs.replace(found, later=self.later(asked, best, tempting, reason, seed + 7))

    def found_at_sight(self, asked: Asked, best: Move, seed: int) -> bool:
        """Whether `greedy` ever plays this: some of its values are random, and so is its choice among equal ones."""
        if self.solved is not None and self.solved.found_at_sight(asked, best):
            return True
        dice = FastDice(seed)
        chosen = (self.greedy.choose(asked.seen, asked.heard, asked.moves, dice) for _ in range(TRIES))
        return best in chosen

    def _promising(self, asked: Asked, tempting: Move, seed: int) -> Move | None:
        first, second = self.looks.compared("glance", asked, tempting, seed).thoughts[:2]
        return first.move if first.share - second.share >= TENTATIVE * self.least else None

    def _holds(self, asked: Asked, best: Move, seed: int) -> bool:
        """Whether a longer look says the same."""
        looked = self.looks.compared("look", asked, best, seed)
        return looked.thoughts[0].move == best and self._ahead(-looked.cost, looked.error)

    def _ahead(self, lead: float, error: float) -> bool:
        return lead >= max(self.least, SURELY * error)

    def reason(self, asked: Asked, best: Move, tempting: Move, seed: int) -> Reason | None:
        """What can be said for the best move; nothing if only that imagined games go better speaks for it."""
        dice = FastDice(seed)
        if self.solved is not None and (contrast := self.rules.contrast(asked.seen, best, tempting)):
            return contrast
        advice = with_reasons(self.rules, asked.seen, asked.heard, asked.moves, [Thought(best, 0, 0.0, 0.0)], dice)
        reason = advice[0].reason
        said = None if reason is None or reason.message == UNSAID else reason
        if said is not None and not is_flat(said):
            return said
        told = self._beside(asked, best, tempting).by_announcements(dice)
        return said if told is None else at_sight(told)

    def later(self, asked: Asked, best: Move, tempting: Move, reason: Reason, seed: int) -> Reason | None:
        """Where another answer promises more of the same at once: what this one brings by the end of whole games."""
        if not promises_more(self.rules.reason(asked.seen, asked.heard, tempting, FastDice(0)), reason):
            return None
        games, dice = self._beside(asked, best, tempting), FastDice(seed)
        told = games.by_announcements(dice) or games.by_the_end(dice)
        return None if told is None else at_sight(told)

    def _beside(self, asked: Asked, best: Move, tempting: Move) -> Reasons:
        return Reasons(self.rules, self.looks.judges["pair"], asked.seen, asked.heard, best, tempting)

    def puzzle(self, asked: Asked, best: Move, tempting: Move, reason: Reason, checked: Checked, seed: int) -> Puzzle:
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
            difficulty=self._difficulty(asked, best, reason, seed),
        )

    def _difficulty(self, asked: Asked, best: Move, reason: Reason, seed: int) -> Difficulty:
        """By how many other moves look better at first sight."""
        if self.solved is not None:
            return self.solved.difficulty(asked, best, reason.facts.get("kind"))
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
    """The steps of which there are enough, if `count` puzzles are wanted, and others are found often enough."""
    steps, all_found = Counter(puzzle.step for puzzle in puzzles), len(puzzles)
    return frozenset(
        step for step, found in steps.items() if found >= ONE_KIND * count and all_found - found >= OTHERS * found
    )


def at_sight(reason: Reason) -> Reason:
    """Told beside the move that looks best at first sight."""
    return structs.replace(reason, facts={**reason.facts, "beside": "sight"})


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
    """What has been found after each game, until there are enough puzzles or all games were played.

    With the same base the games are the same; those that were looked through before are not played again.
    """
    finders = [Finder(game, seats, efforts, options) for seats in game.seats if seats not in game.seats_with()]
    if finders[0].solved is not None:
        yield from through_games(finders, found, count, games, base)
        return
    while len(found.puzzles) < count and found.played < games:
        finder = finders[found.played % len(finders)]
        in_game = finder.in_game(seed_of(base, found.played), full_steps(found.puzzles, count))
        new = tuple(in_game)[: count - len(found.puzzles)]
        found = Collection(found.game, found.played + 1, (*found.puzzles, *new))
        yield found


def through_games(
    finders: Sequence[Finder], found: Collection, count: int, games: int, base: int
) -> Iterator[Collection]:
    """The same in a solved game: many games at a time. Broken off, it begins with those games again."""
    while len(found.puzzles) < count and found.played < games:
        finder = finders[found.played // GONE_THROUGH % len(finders)]
        many = min(GONE_THROUGH, games - found.played)
        seeds = [seed_of(base, found.played + nth) for nth in range(many)]
        for puzzle in finder.in_games(seeds, found.puzzles):
            found = Collection(found.game, found.played, (*found.puzzles, puzzle))
            yield found
            if len(found.puzzles) == count:
                return
        found = Collection(found.game, found.played + many, found.puzzles)
        yield found
