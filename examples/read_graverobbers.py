"""Check a record of Graverobbers without Sexton: digests, dice, every move, every score. Plain Python, nothing else.

python examples/read_graverobbers.py game.sexton
sexton replay game.sexton --json --moves > game.json
python examples/read_graverobbers.py game.sexton --json game.json

Written from docs/record.md, docs/replay-json.md, docs/fairness.md and the rulebook alone. Exit code 1: something is
wrong with the record; 2: it cannot be read, or is of a kind that is not supported here.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Generator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from read_record import Input, Record, Unsupported, Wrong, dice_of, outcome_of, read_record

CARDS = ("R1", "R2", "R3", "D1", "D2", "D3", "B0", "B1", "B2")
DEALT = {3: 20, 4: 16, 5: 14, 6: 12}  # GR-4
ROUNDS = {3: 8, 4: 8, 5: 6, 6: 6}  # GR-17
HOUSE_RULES = {
    "accuse_at_end": ("yes", "no"),
    "full_tie": ("shared", "next_ranked"),
    "match_tie": ("next_ranked", "shared"),
    "hands": ("1", "3", "players"),
    "open_hands": ("no", "yes"),  # changes who sees what, and no rule
}


# The game (the rulebook; the names are those of docs/replay-json.md)


@dataclass
class Question:
    step: str
    rule: str
    weights: list[int] = field(default_factory=list)  # of chance
    moves: dict[int, list[str]] = field(default_factory=dict)  # of the seats asked


Course = Generator[Question, Any, None]  # it is sent an outcome, or the answers by seat


class Match:
    def __init__(self, seats: int, options: dict[str, Any]) -> None:
        box = options["box"]
        self.seats, self.options = seats, options
        self.cards = dict(zip(CARDS, box["cards"], strict=True))
        self.each, self.rounds = box["hand"] or DEALT[seats], box["rounds"] or ROUNDS[seats]
        self.listed = Counter(objective_name(one) for one in options["objectives"])
        self.match_hands = {"1": 1, "3": 3, "players": seats}[options["hands"]]
        self.hand_number, self.opener = 1, 0
        self.totals, self.points = [0] * seats, [0] * seats
        self.clear()

    def clear(self) -> None:
        """A table on which nothing is dealt."""
        seats = range(self.seats)
        self.round, self.first, self.go = 1, self.opener, self.opener
        self.asked: int | None = None
        self.first_grave: int | None = None
        self.final_grave: int | None = None
        self.undealt_cards, self.undealt_objectives = dict(self.cards), dict(self.listed)
        self.hands: list[list[str]] = [[] for _ in seats]
        self.objectives: list[list[str]] = [[] for _ in seats]
        self.laid_aside: list[str | None] = [None for _ in seats]
        self.columns: list[list[dict[str, Any]]] = [[] for _ in range(7)]
        self.graves = ["open"] * 7
        self.accusations: dict[int, int] = {}
        self.accusations_over = False
        self.spent: list[str] = []

    def state(self, step: str) -> dict[str, Any]:
        names = list(self.listed)
        return {
            "step": step,
            "hand_number": self.hand_number,
            "match_hands": self.match_hands,
            "round": self.round,
            "rounds": self.rounds,
            "opener": self.opener,
            "first": self.first,
            "go": self.go,
            "asked": self.asked,
            "first_grave": self.first_grave,
            "final_grave": self.final_grave,
            "columns": self.columns,
            "graves": self.graves,
            "accusations": {str(seat): suspect for seat, suspect in self.accusations.items()},
            "accusations_over": self.accusations_over,
            "spent": sorted(self.spent, key=CARDS.index),
            "undealt": sum(self.undealt_cards.values()),
            "totals": self.totals,
            "points": self.points,
            "hands": [sorted(hand, key=CARDS.index) for hand in self.hands],
            "undealt_cards": self.undealt_cards,
            "objectives": [sorted(kept, key=names.index) for kept in self.objectives],
            "laid_aside": self.laid_aside,
            "undealt_objectives": self.undealt_objectives,
        }

    def play(self) -> Course:
        self.opener = yield Question("first player", "GR-6", [1] * self.seats)
        while True:
            self.clear()
            yield from self.deal()
            yield from self.play_rounds()
            yield from self.judge_the_rest()
            self.points = self.scores()
            self.totals = [total + points for total, points in zip(self.totals, self.points, strict=True)]
            if self.hand_number == self.match_hands:
                return
            self.hand_number += 1
            self.opener = self.left_of(self.opener)  # GR-R21

    def left_of(self, seat: int) -> int:
        return (seat + 1) % self.seats

    def deal(self) -> Course:
        for seat in range(self.seats):
            for _ in range(self.each):
                card = list(self.cards)[(yield Question("deal", "GR-4", [*self.undealt_cards.values()]))]
                self.undealt_cards[card] -= 1
                self.hands[seat].append(card)
        for seat in range(self.seats):
            for _ in range(3):
                question = Question("deal objectives", "GR-5", [*self.undealt_objectives.values()])
                objective = list(self.listed)[(yield question)]
                self.undealt_objectives[objective] -= 1
                self.objectives[seat].append(objective)
        choices = {seat: [f"discard {name}" for name in set(held)] for seat, held in enumerate(self.objectives)}
        for seat, answer in (yield Question("keep two", "GR-5", moves=choices)).items():
            aside = answer.removeprefix("discard ")
            self.objectives[seat].remove(aside)
            self.laid_aside[seat] = aside

    def play_rounds(self) -> Course:
        while True:
            for nth in range(self.seats):
                self.go = (self.first + nth) % self.seats
                yield from self.one_go()
            sealed = max(self.graves.count("undisturbed"), self.graves.count("ransacked")) >= 4
            if sealed or self.round == self.rounds:  # GR-17, GR-R13
                return
            self.round += 1
            self.first = self.left_of(self.first)

    def plays(self) -> list[str]:
        open_graves = [grave for grave in range(1, 8) if self.graves[grave - 1] == "open" and grave != self.first_grave]
        return [f"play {card} at {grave}" for card in set(self.hands[self.go]) for grave in open_graves]

    def spies(self) -> list[str]:
        """GR-10, GR-R6"""
        hand = self.hands[self.go]
        targets = [
            grave
            for grave, column in enumerate(self.columns, start=1)
            if column and not column[-1]["face_up"] and self.graves[grave - 1] == "open"
        ]
        bobbies = {card for card in hand if card[0] == "B"}
        return [f"spy {card} at {grave}" for card in bobbies for grave in targets] if len(hand) > 1 else []

    def one_go(self) -> Course:
        if not self.plays():
            return  # GR-R10
        answer = yield from self.ask("go", "GR-7", self.plays() + self.spies())
        if answer.startswith("spy"):
            _, bobby, _, grave = answer.split()
            self.hands[self.go].remove(bobby)
            self.spent.append(bobby)
            turn_up(self.columns[int(grave) - 1][-1:])
            yield from self.lay((yield from self.ask("card after spy", "GR-10", self.plays())))
            return
        self.first_grave = int(answer[-1])
        yield from self.lay(answer)
        if self.plays():
            answer = yield from self.ask("second card", "GR-9", [*self.plays(), "stop"])
            self.first_grave = None
            if answer != "stop":
                yield from self.lay(answer)
        self.first_grave = None

    def ask(self, step: str, rule: str, moves: list[str]) -> Generator[Question, Any, str]:
        answers: dict[int, str] = yield Question(step, rule, moves={self.go: moves})
        return answers[self.go]

    def lay(self, answer: str) -> Course:
        """GR-8, GR-11"""
        _, card, _, grave = answer.split()
        column = self.columns[int(grave) - 1]
        self.hands[self.go].remove(card)
        face_up = not column or not column[-1]["face_up"]
        column.append({"card": card, "face_up": face_up, "seen_by": [] if face_up else [self.go]})
        if len(column) == 7:
            yield from self.judge(int(grave))

    def judge(self, grave: int) -> Course:
        """GR-12 to GR-14"""
        column = self.columns[grave - 1]
        turn_up(column)
        robbers, detectives, bobbies = (
            [int(laid["card"][1]) for laid in column if laid["card"][0] == kind] for kind in "RDB"
        )
        defence = sum(detectives) + sum(bobbies[: len(detectives)])
        self.graves[grave - 1] = "ransacked" if sum(robbers) > defence else "undisturbed"
        may_accuse = self.final_grave is None or self.options["accuse_at_end"] == "yes"  # GR-R1
        if self.graves[grave - 1] == "ransacked" and may_accuse and not self.accusations_over:
            yield from self.accuse()

    def accuse(self) -> Course:
        for nth in range(self.seats):
            self.asked = (self.go + nth) % self.seats
            others = [f"accuse {seat}" for seat in range(self.seats) if seat != self.asked]
            answers = yield Question("accuse", "GR-14", moves={self.asked: [*others, "no accusation"]})
            if answers[self.asked] != "no accusation":
                self.accusations[self.asked] = int(answers[self.asked][-1])
        self.asked, self.accusations_over = None, True

    def judge_the_rest(self) -> Course:
        """GR-18"""
        for grave in range(1, 8):
            self.final_grave = grave + 1
            if self.graves[grave - 1] == "open":
                yield from self.judge(grave)

    # Scoring

    def achieved(self, objective: str) -> bool:
        """GR-22"""
        side, where, _ = objective.split()
        wanted = "ransacked" if side == "black" else "undisturbed"
        if where == "cemetery":
            return self.graves.count(wanted) >= 4
        return all(self.graves[int(grave) - 1] == wanted for grave in where.split("-"))

    def scores(self) -> list[int]:
        sign = 1 if self.graves.count("ransacked") >= 4 else -1  # GR-19
        points = []
        for hand, kept in zip(self.hands, self.objectives, strict=True):
            robbers, detectives = (sum(int(card[1]) for card in hand if card[0] == kind) for kind in "RD")
            bobbies = sum(card[0] == "B" for card in hand)
            goals = sum(int(one.split()[2]) for one in kept if self.achieved(one))
            points.append(sign * (robbers - detectives) + bobbies // 2 + goals)
        for accuser, accused in self.accusations.items():  # GR-23
            guilty = any(one.startswith("black") and self.achieved(one) for one in self.objectives[accused])
            points[accused] += -2 if guilty else 1
            points[accuser] += 3 if guilty else -1
        return points

    def ranking(self) -> list[list[int]]:
        """GR-24"""
        one_hand = self.match_hands == 1
        behind = [-len(hand) for hand in self.hands] if one_hand else self.points
        keys = list(zip(self.totals, behind, strict=True))
        groups = [[seat for seat in range(self.seats) if keys[seat] == key] for key in sorted({*keys}, reverse=True)]
        tie = self.options["full_tie" if one_hand else "match_tie"]
        if tie == "next_ranked" and len(groups[0]) > 1 and len(groups) > 1:
            groups[:2] = [groups[1], groups[0]]
        return groups


def objective_name(one: dict[str, Any]) -> str:
    return f"{one['side']} {'-'.join(map(str, one['graves'])) or 'cemetery'} {one['points']}"


def turn_up(cards: list[dict[str, Any]]) -> None:
    for laid in cards:
        laid.update(face_up=True, seen_by=[])


# Checking


def match_of(record: Record) -> Match:
    if record.values["game"] != "graverobbers 1":
        raise Unsupported(f"the game {record.values['game']!r}: this reader knows Graverobbers, edition 1")
    defaults = {name: values[0] for name, values in HOUSE_RULES.items()}
    options = defaults | json.loads(record.values["options"])
    for name, value in options.items():
        if name not in ("box", "objectives") and value not in HOUSE_RULES.get(name, ()):
            raise Unsupported(f"the option {name}={value}")
    return Match(int(record.values["seats"]), options)


def check(record: Record, shown: list[dict[str, Any]] | None = None) -> list[str]:
    """What was found right, in words; Wrong names what is not. `shown` are the lines of `sexton replay --json`."""
    if record.ending[0] == "void":
        raise Unsupported("a void deal: there was no game")
    match, dice = match_of(record), dice_of(record)
    course, draws = match.play(), 0
    question: Question | None = next(course)
    for number, given in enumerate(record.inputs, start=1):
        if question is None or given.rule != question.rule:
            raise Wrong(f"line {given.line}: {given.rule} does not come next")
        now = shown[number] if shown else None
        if question.weights:
            draws += 1
            check_draw(given, outcome_of(dice, question.weights))
        else:
            check_answers(given, question)
        if now:
            check_question(given, question, now)
        question = following(course, given)
        if now and now["state"] != match.state(question.step if question else "result"):
            raise Wrong(f"line {given.line}: the state after it is another one")
    lines = [f"{draws} draws computed anew, {len(record.inputs) - draws} steps with legal answers"]
    lines += [f"{len(record.inputs)} states are the same as in the replay"] if shown else []
    return [*lines, check_ending(record, match, question is None)]


def check_draw(given: Input, outcome: int) -> None:
    if given.outcome != outcome:
        raise Wrong(f"line {given.line}: chance drew {outcome}, not {given.outcome}")


def check_answers(given: Input, question: Question) -> None:
    if set(given.answers) != set(question.moves):
        raise Wrong(f"line {given.line}: other seats are asked")
    for seat, answer in given.answers.items():
        if answer not in question.moves[seat]:
            raise Wrong(f"line {given.line}: seat {seat} may not answer {answer!r} ({given.rule})")


def check_question(given: Input, question: Question, now: dict[str, Any]) -> None:
    """What the replay says was asked and answered; its moves, if it lists them."""
    answers = {str(seat): answer for seat, answer in given.answers.items()}
    ours = (question.step, question.weights or None, sorted(question.moves) or None, given.outcome, answers or None)
    if ours != tuple(now[name] for name in ("step", "weights", "asked", "outcome", "answers")):
        raise Wrong(f"line {given.line}: the replay tells it otherwise")
    for seat, moves in (now.get("moves") or {}).items():
        if set(moves) != set(question.moves[int(seat)]):
            raise Wrong(f"line {given.line}: the replay has other moves for seat {seat}")


def following(course: Course, given: Input) -> Question | None:
    """The question after this input; none when the game is over."""
    try:
        return course.send(given.answers if given.outcome is None else given.outcome)
    except StopIteration:
        return None


def check_ending(record: Record, match: Match, over: bool) -> str:
    kind, text = record.ending
    if kind == "abandoned":
        return f"broken off: {text}"
    if not over:
        raise Wrong("the game is not over")
    result = {"scores": match.totals, "ranking": match.ranking()}
    if json.loads(text) != result:
        raise Wrong(f"the result is {json.dumps(result)}, not {text}")
    winners = " and ".join(f"seat {seat}" for seat in match.ranking()[0])
    return f"scores {match.totals}, as the record says; the winner is {winners}"


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("record", type=Path)
    parser.add_argument(
        "--json", type=Path, help="what `sexton replay RECORD --json` printed, to be compared step by step"
    )
    chosen = parser.parse_args(arguments)
    try:
        record = read_record(chosen.record.read_text(encoding="utf-8"))
        shown = (
            [json.loads(line) for line in chosen.json.read_text(encoding="utf-8").splitlines()] if chosen.json else None
        )
        found = check(record, shown)
    except Wrong as wrong:
        print(f"{chosen.record}: WRONG: {wrong}", file=sys.stderr)
        return 1
    except Unsupported as reason:
        print(f"{chosen.record}: not supported: {reason}", file=sys.stderr)
        return 2
    except OSError as error:
        print(f"{error.filename}: {error.strerror}", file=sys.stderr)
        return 2
    except (LookupError, ValueError) as error:
        print(f"{chosen.record}: WRONG: not written as docs/record.md says: {error!r}", file=sys.stderr)
        return 1
    print(f"{chosen.record}: all right", *found, sep="\n  ")
    return 0


if __name__ == "__main__":
    sys.exit(main())
