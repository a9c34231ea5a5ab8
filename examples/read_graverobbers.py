"""Check a record of Graverobbers without Sexton: digests, dice, every move, every score. Plain Python, nothing else.

python examples/read_graverobbers.py game.sexton
sexton replay game.sexton --json --moves > game.json
python examples/read_graverobbers.py game.sexton --json game.json

Written from docs/reference/record.md, docs/reference/replay-json.md, docs/explanation/fairness.md and the rulebook
alone, by somebody who had nothing else; tidied afterwards by us, who added void deals, limits of the options and the
order of moves. Exit code 1: the record is wrong, and one line says where; 2: it cannot be read,
or is of a kind that is not supported here.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Generator
from pathlib import Path
from typing import Any

from read_graverobbers_options import CARDS, DEAL, ROUNDS, VALUE, named, read_options
from read_graverobbers_position import begin, play_from
from read_record import Dice, Input, Line, Record, Unsupported, Wrong, dice_of, need, outcome_of, same

Asks = list[int] | dict[int, list[str]]  # the weights of chance, or what each seat may answer
Request = tuple[str, str, Asks]  # a rule, its step, and what is asked
Episode = Generator[Request, Any, None]  # is sent the outcome, or the answers by seat


# The game (the rulebook; the names are those of docs/reference/replay-json.md)


class Game:
    def __init__(self, seats: int, options: dict[str, Any]) -> None:
        need(seats in DEAL, "line 4: three to six play (GR-1)")
        self.seats, self.options, box = seats, options, options["box"]
        self.each = box["hand"] or DEAL[seats]
        self.rounds = box["rounds"] or ROUNDS[seats]
        self.match_hands = {"1": 1, "3": 3, "players": seats}[options["hands"]]
        self.cards = dict(zip(CARDS, box["cards"], strict=True))
        self.kinds = dict(Counter(map(named, options["objectives"])))
        self.card_of = {named(one): one for one in options["objectives"]}
        need(self.each * seats <= sum(box["cards"]), "line 5: too few cards")
        need(3 * seats <= sum(self.kinds.values()), "line 5: too few objectives")
        self.totals, self.points = [0] * seats, [0] * seats
        self.hand_number, self.opener = 1, 0
        self.new_hand()

    def new_hand(self) -> None:
        self.round, self.first, self.go = 1, self.opener, self.opener
        self.asked: int | None = None
        self.first_grave: int | None = None
        self.final_grave: int | None = None
        self.columns: list[list[dict[str, Any]]] = [[] for _ in range(7)]
        self.graves = ["open"] * 7
        self.accusations: dict[int, int] = {}
        self.accusations_over = False
        self.spent: list[str] = []
        self.undealt, self.undealt_objectives = dict(self.cards), dict(self.kinds)
        self.hands: list[list[str]] = [[] for _ in range(self.seats)]
        self.objectives: list[list[str]] = [[] for _ in range(self.seats)]
        self.laid_aside: list[str | None] = [None] * self.seats

    def state(self, step: str) -> dict[str, Any]:
        plain = "hand_number match_hands round rounds opener first go asked first_grave final_grave columns graves"
        more = "accusations_over totals points laid_aside undealt_objectives"
        return {name: getattr(self, name) for name in f"{plain} {more}".split()} | {
            "step": step,
            "accusations": {str(seat): accused for seat, accused in self.accusations.items()},
            "spent": sorted(self.spent, key=CARDS.index),
            "undealt": sum(self.undealt.values()),
            "hands": [sorted(hand, key=CARDS.index) for hand in self.hands],
            "undealt_cards": self.undealt,
            "objectives": [self.listed(kept) for kept in self.objectives],
        }

    def listed(self, objectives: list[str]) -> list[str]:
        return sorted(objectives, key=list(self.kinds).index)

    def clockwise(self, seat: int) -> list[int]:
        return [(seat + nth) % self.seats for nth in range(self.seats)]

    def open_graves(self) -> list[int]:
        return [grave for grave in range(1, 8) if self.graves[grave - 1] == "open"]

    # The course of a match

    def play(self) -> Episode:
        self.opener = self.first = self.go = yield "GR-6", "first player", [1] * self.seats
        yield from self.deal_all()
        yield from self.play_on()

    def deal_all(self) -> Episode:
        yield from self.deal("GR-4", "deal", self.undealt, self.hands, self.each)
        yield from self.deal("GR-5", "deal objectives", self.undealt_objectives, self.objectives, 3)
        yield from self.keep_two()

    def play_on(self, goes: list[int] | None = None) -> Episode:
        """`goes`: who still has a go in the first round, if it has begun."""
        while True:
            yield from self.play_rounds(goes)
            goes = None
            yield from self.judge_the_rest()
            self.score()
            if self.hand_number == self.match_hands:
                return
            self.hand_number += 1
            self.opener = (self.opener + 1) % self.seats  # GR-R21
            self.new_hand()
            yield from self.deal_all()

    def deal(self, rule: str, step: str, pool: dict[str, int], to: list[list[str]], each: int) -> Episode:
        for seat in range(self.seats):
            for _ in range(each):
                card = list(pool)[(yield rule, step, list(pool.values()))]
                pool[card] -= 1
                to[seat].append(card)

    def keep_two(self) -> Episode:
        moves = {
            seat: ["discard " + one for one in self.listed([*{*held}])] for seat, held in enumerate(self.objectives)
        }
        for seat, move in (yield "GR-5", "keep two", moves).items():
            aside = move.removeprefix("discard ")
            self.objectives[seat].remove(aside)
            self.laid_aside[seat] = aside

    def play_rounds(self, goes: list[int] | None) -> Episode:
        while True:
            for seat in self.clockwise(self.first) if goes is None else goes:
                self.go = seat
                yield from self.one_go()
            goes = None
            sealed = max(map(self.graves.count, ("undisturbed", "ransacked"))) >= 4
            if sealed or self.round == self.rounds:  # GR-17, GR-R13
                return
            self.round += 1
            self.first = (self.first + 1) % self.seats

    def judge_the_rest(self) -> Episode:
        """GR-18"""
        for grave in self.open_graves():
            self.final_grave = grave + 1
            yield from self.judge(grave, self.options["accuse_at_end"] == "yes")  # GR-R1
        self.final_grave = 8

    def plays(self, graves: list[int]) -> list[str]:
        hand = self.hands[self.go]
        return [f"play {card} at {grave}" for grave in graves for card in CARDS if card in hand]

    def spies(self, graves: list[int]) -> list[str]:
        """GR-10; GR-R6: a card must be left to be played."""
        hand = self.hands[self.go]
        bobbies = [card for card in CARDS[6:] if card in hand and len(hand) > 1]
        hidden = [grave for grave in graves if not all(card["face_up"] for card in self.columns[grave - 1][-1:])]
        return [f"spy {bobby} at {grave}" for grave in hidden for bobby in bobbies]

    def one_go(self) -> Episode:
        hand, graves = self.hands[self.go], self.open_graves()
        if not hand or not graves:
            return  # GR-R10
        move = (yield "GR-7", "go", {self.go: self.plays(graves) + self.spies(graves)})[self.go]
        if move.startswith("spy"):
            _, bobby, _, grave = move.split()
            hand.remove(bobby)
            self.spent.append(bobby)
            self.columns[int(grave) - 1][-1].update(face_up=True, seen_by=[])
            yield from self.card_after_spy()
            return
        self.first_grave = int(move[-1])
        yield from self.lay(move)
        yield from self.second_card()

    def card_after_spy(self) -> Episode:
        move = (yield "GR-10", "card after spy", {self.go: self.plays(self.open_graves())})[self.go]
        yield from self.lay(move)

    def second_card(self) -> Episode:
        plays = self.plays([grave for grave in self.open_graves() if grave != self.first_grave])
        if plays:  # not asked where "stop" would be the only answer
            move = (yield "GR-9", "second card", {self.go: [*plays, "stop"]})[self.go]
            self.first_grave = None
            if move != "stop":
                yield from self.lay(move)
        self.first_grave = None

    def lay(self, move: str) -> Episode:
        """GR-8, GR-11"""
        _, card, _, grave = move.split()
        self.hands[self.go].remove(card)
        column = self.columns[int(grave) - 1]
        up = not column or not column[-1]["face_up"]
        column.append({"card": card, "face_up": up, "seen_by": [] if up else [self.go]})
        if len(column) == 7:
            yield from self.judge(int(grave), True)

    def judge(self, grave: int, may_accuse: bool) -> Episode:
        """GR-12, GR-13"""
        column = self.columns[grave - 1]
        for card in column:
            card.update(face_up=True, seen_by=[])
        of = {kind: [VALUE[card["card"]] for card in column if card["card"][0] == kind] for kind in "RDB"}
        ransacked = sum(of["R"]) > sum(of["D"]) + sum(of["B"][: len(of["D"])])
        self.graves[grave - 1] = "ransacked" if ransacked else "undisturbed"
        if ransacked and may_accuse and not self.accusations_over:
            yield from self.accuse()

    def accuse(self) -> Episode:
        """GR-14"""
        order = self.clockwise(self.go)
        for seat in order[0 if self.asked is None else order.index(self.asked) :]:
            self.asked = seat
            moves = [*(f"accuse {other}" for other in range(self.seats) if other != seat), "no accusation"]
            move = (yield "GR-14", "accuse", {seat: moves})[seat]
            if move != "no accusation":
                self.accusations[seat] = int(move.split()[1])
        self.asked, self.accusations_over = None, True

    # The end

    def achieved(self, name: str) -> bool:
        """GR-22"""
        one = self.card_of[name]
        wanted = "ransacked" if one["side"] == "black" else "undisturbed"
        if one["graves"]:
            return all(self.graves[grave - 1] == wanted for grave in one["graves"])
        return self.graves.count(wanted) >= 4

    def score(self) -> None:
        """GR-19 to GR-23"""
        sign = 1 if self.graves.count("ransacked") >= 4 else -1
        points = [0] * self.seats
        for seat, hand in enumerate(self.hands):
            value = {kind: sum(VALUE[card] for card in hand if card[0] == kind) for kind in "RD"}
            points[seat] = sign * (value["R"] - value["D"]) + sum(card[0] == "B" for card in hand) // 2
            points[seat] += sum(self.card_of[one]["points"] for one in self.objectives[seat] if self.achieved(one))
        for accuser, accused in self.accusations.items():
            guilty = any(one.startswith("black") and self.achieved(one) for one in self.objectives[accused])
            points[accused] += -2 if guilty else 1
            points[accuser] += 3 if guilty else -1
        self.points = points
        self.totals = [total + new for total, new in zip(self.totals, points, strict=True)]

    def result(self) -> dict[str, Any]:
        """GR-24"""
        single = self.match_hands == 1
        behind = [len(hand) for hand in self.hands] if single else [-points for points in self.points]
        keys = [(-total, tie) for total, tie in zip(self.totals, behind, strict=True)]
        ranking = [[seat for seat in range(self.seats) if keys[seat] == key] for key in sorted({*keys})]
        tie = self.options["full_tie" if single else "match_tie"]
        if len(ranking[0]) > 1 and len(ranking) > 1 and tie == "next_ranked":
            ranking[:2] = ranking[1::-1]
        return {"scores": self.totals, "ranking": ranking}


# Checking


def check(record: Record, replay: list[Line] | None = None) -> list[str]:
    """What was found right, in words; Wrong names what is not. `replay` are the lines of `sexton replay --json`."""
    if f"{record.game} {record.edition}" != "graverobbers 1":
        raise Unsupported(f"the game {record.game} {record.edition}: this reader knows Graverobbers, edition 1")
    game, dice = Game(record.seats, read_options(record.options)), dice_of(record)
    if dice is None:
        return [f"a void deal: {record.reason}"]
    steps = [] if replay is None else [line for line in replay[1:-1] if "note" not in line]
    if replay is not None:
        same("header:", record.header(), replay[0]["record"], whole=True)
        need(len(steps) == len(record.inputs), f"the replay has {len(steps)} steps, the record {len(record.inputs)}")
    episode = game.play()
    if record.begins is not None:
        episode = play_from(game, begin(game, f"line {record.position_line}:", record.position))
    request: Request | None = next(episode)
    for number, given in enumerate(record.inputs):
        where = f"line {given.line}:"
        if request is None:
            raise Wrong(f"{where} the game is over already")
        if number in record.rolls:  # after a decision that was taken back
            dice = dice_of(record, record.rolls[number])
        ours, reply = answered(given, request, dice, list(game.kinds))
        request = following(episode, reply)
        if replay is not None:
            if "moves" not in steps[number]:
                del ours["moves"]
            same(where, {"seq": number + 1, **ours}, steps[number])
            state = game.state(request[1] if request else "result")
            same(f"{where} state:", state, steps[number]["state"], whole=True)
    draws = sum(given.kind == "draw" for given in record.inputs)
    found = [f"{draws} draws computed anew, {len(record.inputs) - draws} steps with legal answers"]
    found += [] if replay is None else [f"{len(steps)} states are the same as in the replay"]
    return [*found, check_ending(record, game, request is None, None if replay is None else replay[-1])]


def answered(given: Input, request: Request, dice: Dice, objectives: list[str]) -> tuple[Line, Any]:
    """What the replay should say about this input, and what it is to the rules."""
    (rule, step, asks), where = request, f"line {given.line}:"
    need(given.rule == rule, where, given.rule, "does not come next, but", rule, f"({step})")
    need(given.kind == ("draw" if isinstance(asks, list) else "answer"), where, "a", given.kind, "at", step)
    ours: Line = {"rule": rule, "step": step, "asked": None, "answers": None, "by_table": [], "moves": None}
    ours |= {"weights": None, "outcome": None, "drawn": None}
    if isinstance(asks, list):
        outcome = outcome_of(dice, asks)
        need(given.text == str(outcome), where, f"chance drew {outcome}, not {given.text}")
        drawn = {"GR-4": CARDS, "GR-5": objectives, "GR-6": range(len(asks))}[rule][outcome]
        return ours | {"weights": asks, "outcome": outcome, "drawn": drawn}, outcome
    answers, by_table = given.answers()
    need(list(answers) == list(asks), where, "other seats are asked")
    for seat, move in answers.items():
        need(move in asks[seat], where, f"seat {seat} may not answer {move!r} ({rule})")
    texts = {str(seat): move for seat, move in answers.items()}
    moves = {str(seat): texts for seat, texts in asks.items()}
    return ours | {"asked": list(asks), "answers": texts, "by_table": by_table, "moves": moves}, answers


def following(episode: Episode, reply: Any) -> Request | None:
    """What is asked next; None when the game is over."""
    try:
        return episode.send(reply)
    except StopIteration:
        return None


def check_ending(record: Record, game: Game, over: bool, last: Line | None) -> str:
    where = f"line {record.ending_line}:"
    if record.ending == "abandoned":
        if last is not None:
            same("end:", {"abandoned": {"reason": record.reason, "secret": record.secret}}, last)
        return f"broken off: {record.reason}"
    need(over, where, "the game is not over")
    result = game.result()
    text = json.dumps(result, separators=(",", ":"))
    need(text == record.reason, where, f"the result is {text}, not {record.reason}")
    if last is not None:
        same("end:", {"over": {**result, "secret": record.secret}}, last)
    winners = " and ".join(f"seat {seat}" for seat in result["ranking"][0])
    return f"scores {game.totals}, as the record says; the winner is {winners}"


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("record", type=Path)
    parser.add_argument("--json", type=Path, metavar="FILE", help="what `sexton replay RECORD --json --moves` printed")
    chosen = parser.parse_args(arguments)
    try:
        record = Record(chosen.record.read_bytes())
        replay = chosen.json and [json.loads(line) for line in chosen.json.read_text("utf-8").splitlines()]
        found = check(record, replay)
    except Wrong as wrong:
        print(f"{chosen.record}: WRONG: {wrong}", file=sys.stderr)
        return 1
    except Unsupported as reason:
        print(f"{chosen.record}: not supported: {reason}", file=sys.stderr)
        return 2
    except OSError as error:
        print(f"{error.filename}: {error.strerror}", file=sys.stderr)
        return 2
    except (LookupError, TypeError, ValueError) as error:
        print(f"{chosen.record}: WRONG: not written as the documents say: {error!r}", file=sys.stderr)
        return 1
    print(f"{chosen.record}: all right", *found, sep="\n  ")
    return 0


if __name__ == "__main__":
    sys.exit(main())
