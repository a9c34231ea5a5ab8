"""Graverobbers told a second time, slowly and plainly, to check the real telling against.

Written from the rulebook and the digest (rule ids GR-n, rulings GR-Rn) alone. `Graverobbers.play` is a generator:
it yields questions and chances, is sent the answers, and yields `Over` at the end. Run this file to check it.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Generator, Iterable
from dataclasses import dataclass
from itertools import pairwise


@dataclass(frozen=True)
class Asked:
    """These seats decide at once: every legal answer of each."""

    rule: str
    moves: dict[int, list[str]]


@dataclass(frozen=True)
class Chance:
    """One label is drawn, in proportion to the weights."""

    rule: str
    weights: dict[str, int]


@dataclass(frozen=True)
class Over:
    """The end: points of every seat, and the seats in groups, winners first."""

    scores: list[int]
    ranking: list[list[int]]


Step = Asked | Chance | Over
Answer = dict[int, str] | str

# GR-1: the 72 play cards (R robber, D detective, B bobby; the digit is the value), in the order of the box.
BOX = {"R1": 9, "R2": 9, "R3": 9, "D1": 13, "D2": 9, "D3": 5, "B0": 6, "B1": 6, "B2": 6}
BOX_ORDER = list(BOX)

# GR-3: the 18 objectives as the digest reconstructs them: side, graves, points.
BLACK = [f"black {pair} 6" for pair in ("1-2", "2-3", "3-4", "4-5", "5-6", "6-7", "7-1")] + ["black cemetery 5"] * 2
WHITE = [f"white {pair} 4" for pair in ("1-4", "2-5", "3-6", "4-7", "5-1", "6-2", "7-3")] + ["white cemetery 3"] * 2
OBJECTIVES = BLACK + WHITE

# Every option with its values; the first value is the default.
OPTIONS: dict[str, tuple[str, ...]] = {
    "accuse_at_end": ("yes", "no"),  # GR-R1
    "full_tie": ("shared", "next_ranked"),  # GR-R14
    "match_tie": ("next_ranked", "shared"),  # GR-R15
    "hands": ("1", "3", "players"),  # GR-R19
    "open_hands": ("no", "yes"),  # what is shown, never what is played
}
FREE: tuple[str, ...] = ("objectives",)  # options that are no choice among names

GRAVES = 7  # GR-2
COLUMN_LIMIT = 7  # GR-11
MAJORITY = 4  # GR-17, GR-19
CARDS_EACH = {3: 20, 4: 16, 5: 14, 6: 12}  # GR-4
LAST_ROUND = {3: 8, 4: 8, 5: 6, 6: 6}  # GR-17

OPEN, RANSACKED, UNDISTURBED = "open", "ransacked", "undisturbed"


@dataclass
class LaidCard:
    """A card in a column, and the seat that laid it (GR-R18: only that seat knows it while it lies face down)."""

    card: str
    face_up: bool
    owner: int


def total(cards: Iterable[str], kind: str) -> int:
    """The summed values of the cards of one kind."""
    return sum(int(card[1]) for card in cards if card[0] == kind)


def count(cards: Iterable[str], kind: str) -> int:
    """How many cards are of one kind."""
    return sum(1 for card in cards if card[0] == kind)


def defence(column: list[str]) -> int:
    """GR-12: detectives, and as many bobbies as there are detectives, those nearest the grave first.

    GR-R7: a 0-bobby takes up a place. GR-R8: nearest = earliest in the column, however it was laid.
    """
    bobbies = [card for card in column if card[0] == "B"]
    return total(column, "D") + total(bobbies[: count(column, "D")], "B")


def verdict(column: list[str]) -> str:
    """GR-13: ransacked only if the robbery is greater. GR-R9: so an empty column is undisturbed."""
    return RANSACKED if total(column, "R") > defence(column) else UNDISTURBED


def cemetery(graves: list[str]) -> str:
    """GR-19."""
    return RANSACKED if graves.count(RANSACKED) >= MAJORITY else UNDISTURBED


def hand_points(hand: list[str], fate: str) -> int:
    """GR-20, GR-21: the cards left in hand, by the fate of the cemetery."""
    difference = total(hand, "R") - total(hand, "D")
    return (difference if fate == RANSACKED else -difference) + count(hand, "B") // 2


def achieved(objective: str, graves: list[str]) -> bool:
    """GR-22: black wants its graves (or the cemetery) ransacked, white wants them undisturbed."""
    side, where, _ = objective.split()
    wanted = RANSACKED if side == "black" else UNDISTURBED
    if where == "cemetery":
        return graves.count(wanted) >= MAJORITY
    return all(graves[int(number) - 1] == wanted for number in where.split("-"))


def objective_points(objective: str, graves: list[str]) -> int:
    """GR-22: the printed points if achieved, else nothing."""
    return int(objective.split()[2]) if achieved(objective, graves) else 0


def rightly_accused(kept: list[str], graves: list[str]) -> bool:
    """GR-23: is at least one achieved black objective held? GR-R4: two are no worse than one."""
    return any(name.startswith("black") and achieved(name, graves) for name in kept)


def next_face_up(column: list[LaidCard]) -> bool:
    """GR-8: the first card lies face up; after that the faces alternate with the last card as it lies now."""
    return not column or not column[-1].face_up


def ranked(keys: list[tuple[int, int]], tied_winners_lose: bool) -> list[list[int]]:
    """GR-24: seats by falling key, equal keys together; if asked for, tied winners step behind the next group."""
    groups = [[seat for seat, own in enumerate(keys) if own == key] for key in sorted(set(keys), reverse=True)]
    if tied_winners_lose and len(groups[0]) > 1 and len(groups) > 1:
        groups[0], groups[1] = groups[1], groups[0]
    return groups


class Graverobbers:
    """One game: a single hand, or a match of several (GR-R19)."""

    def __init__(self, seats: int, options: dict[str, object]) -> None:
        assert seats in CARDS_EACH, "GR-1: three to six players"
        for name, value in options.items():
            if name not in FREE and value not in OPTIONS.get(name, ()):
                raise ValueError(f"no such option: {name}={value}")
        chosen = {name: options.get(name, values[0]) for name, values in OPTIONS.items()}
        self.seats = seats
        self.accuse_at_end = chosen["accuse_at_end"] == "yes"
        self.full_tie = chosen["full_tie"]
        self.match_tie = chosen["match_tie"]
        self.match_length = {"1": 1, "3": 3, "players": seats}[str(chosen["hands"])]
        listed = options.get("objectives", OBJECTIVES)
        assert isinstance(listed, (list, tuple))
        self.objectives = [str(name) for name in listed]
        self.totals = [0] * seats
        self.last_points = [0] * seats
        self.hand = 1
        self.first: int | None = None
        self.go: int | None = None
        self._clear_table()

    def _clear_table(self) -> None:
        """GR-2 and everything else a hand begins with."""
        self.round = 1
        self.undealt = Counter(BOX)
        self.undealt_objectives = Counter(self.objectives)
        self.hands: list[list[str]] = [[] for _ in range(self.seats)]
        self.kept: list[list[str]] = [[] for _ in range(self.seats)]
        self.discarded_objectives: list[str] = []
        self.columns: list[list[LaidCard]] = [[] for _ in range(GRAVES)]
        self.graves = [OPEN] * GRAVES
        self.accusations: dict[int, int] = {}
        self.accuse_phase_over = False
        self.spent: list[str] = []

    # ---- asking ----------------------------------------------------------------------------------------------

    def _ask(self, rule: str, seat: int, moves: list[str]) -> Generator[Step, Answer, str]:
        answer = yield Asked(rule, {seat: moves})
        assert isinstance(answer, dict) and answer[seat] in moves, answer
        return answer[seat]

    def _draw(self, rule: str, left: dict[str, int]) -> Generator[Step, Answer, str]:
        weights = {label: weight for label, weight in left.items() if weight > 0}
        label = yield Chance(rule, weights)
        assert isinstance(label, str) and label in weights, label
        return label

    # ---- the course of the game ------------------------------------------------------------------------------

    def play(self) -> Generator[Step, Answer, None]:
        """The whole game, as questions and chances, then `Over`."""
        # GR-6, GR-R23: chance names the first player.
        opener = int((yield from self._draw("GR-6", {str(seat): 1 for seat in range(self.seats)})))
        for hand in range(1, self.match_length + 1):
            self.hand = hand
            if hand > 1:
                self._clear_table()
                opener = self._left_of(opener)  # GR-R21
            self.first = self.go = opener
            yield from self._deal_cards()
            yield from self._deal_objectives()
            yield from self._rounds(opener)
            yield from self._final_evaluation()
            self.last_points = self._points()
            self.totals = [before + now for before, now in zip(self.totals, self.last_points, strict=True)]
        yield Over(list(self.totals), self._ranking())

    def _left_of(self, seat: int) -> int:
        return (seat + 1) % self.seats

    def _clockwise_from(self, seat: int) -> list[int]:
        return [(seat + step) % self.seats for step in range(self.seats)]

    def _deal_cards(self) -> Generator[Step, Answer, None]:
        """GR-4: the cards that stay out are simply those never drawn."""
        for hand in self.hands:
            for _ in range(CARDS_EACH[self.seats]):
                card = yield from self._draw("GR-4", self.undealt)
                self.undealt[card] -= 1
                hand.append(card)

    def _deal_objectives(self) -> Generator[Step, Answer, None]:
        """GR-5, GR-R16: three each; then, hands seen, all discard one at the same time."""
        for kept in self.kept:
            for _ in range(3):
                name = yield from self._draw("GR-5", self.undealt_objectives)
                self.undealt_objectives[name] -= 1
                kept.append(name)
        moves = {seat: [f"discard {name}" for name in dict.fromkeys(kept)] for seat, kept in enumerate(self.kept)}
        answer = yield Asked("GR-5", moves)
        assert isinstance(answer, dict)
        for seat, kept in enumerate(self.kept):
            assert answer[seat] in moves[seat]
            name = answer[seat].removeprefix("discard ")
            kept.remove(name)
            self.discarded_objectives.append(name)

    def _rounds(self, opener: int) -> Generator[Step, Answer, None]:
        """GR-6, GR-16, GR-17: rounds, each begun by the seat left of the one that began the last."""
        first = opener
        for number in range(1, LAST_ROUND[self.seats] + 1):
            self.round = number
            self.first = first
            for seat in self._clockwise_from(first):
                self.go = seat
                yield from self._one_go(seat)
            # GR-17, GR-R13: looked at only here, at the end of a round.
            if self.graves.count(RANSACKED) >= MAJORITY or self.graves.count(UNDISTURBED) >= MAJORITY:
                return
            first = self._left_of(first)

    def _one_go(self, seat: int) -> Generator[Step, Answer, None]:
        """GR-7: one or two cards, or GR-10: a spy and one card."""
        plays = self._plays(seat)
        if not plays:
            return  # GR-R10: no open grave, he passes
        move = yield from self._ask("GR-7", seat, plays + self._spies(seat))
        if move.startswith("spy"):
            self._spy(seat, move)
            move = yield from self._ask("GR-10", seat, self._plays(seat))  # GR-R5: now exactly one card
            yield from self._play_card(seat, move)
            return
        used = yield from self._play_card(seat, move)
        # GR-9, GR-15: a second card, on another grave, even after an Accuse phase. GR-R11: there may be no other.
        second_plays = self._plays(seat, other_than=used)
        if second_plays:
            move = yield from self._ask("GR-9", seat, [*second_plays, "stop"])
            if move != "stop":
                yield from self._play_card(seat, move)

    def _plays(self, seat: int, other_than: int | None = None) -> list[str]:
        """Every card of the hand on every open grave, but for one grave."""
        graves = [number for number in range(1, GRAVES + 1) if self.graves[number - 1] == OPEN]
        cards = [card for card in BOX_ORDER if card in self.hands[seat]]
        return [f"play {card} at {number}" for card in cards for number in graves if number != other_than]

    def _spies(self, seat: int) -> list[str]:
        """GR-10: the last card of a column must lie face down; whose it is does not matter (GR-R20)."""
        if len(self.hands[seat]) < 2:
            return []  # GR-R6: a card must be left to play; the spied grave itself is open for it
        bobbies = [card for card in BOX_ORDER if card[0] == "B" and card in self.hands[seat]]
        targets = [number for number in range(1, GRAVES + 1) if self._last_is_hidden(number)]
        return [f"spy {card} at {number}" for card in bobbies for number in targets]

    def _last_is_hidden(self, number: int) -> bool:
        column = self.columns[number - 1]
        return bool(column) and not column[-1].face_up

    def _spy(self, seat: int, move: str) -> None:
        """GR-10: the bobby is out of the game, the card lies face up from now on."""
        _, bobby, _, number = move.split()
        self.hands[seat].remove(bobby)
        self.spent.append(bobby)
        self.columns[int(number) - 1][-1].face_up = True

    def _play_card(self, seat: int, move: str) -> Generator[Step, Answer, int]:
        """GR-8, GR-11: lay the card; a seventh card brings the evaluation at once. Returns the grave's number."""
        _, card, _, text = move.split()
        number = int(text)
        column = self.columns[number - 1]
        self.hands[seat].remove(card)
        column.append(LaidCard(card, next_face_up(column), seat))
        if len(column) == COLUMN_LIMIT:
            self._evaluate(number)
            if self._accuse_phase_due(number):
                yield from self._accuse_phase(seat)
        return number

    def _evaluate(self, number: int) -> None:
        """GR-11, GR-12, GR-13."""
        column = self.columns[number - 1]
        for laid in column:
            laid.face_up = True
        self.graves[number - 1] = verdict([laid.card for laid in column])

    def _accuse_phase_due(self, number: int) -> bool:
        """GR-14, GR-R2: only the first ransacked grave of a hand brings the phase."""
        return self.graves[number - 1] == RANSACKED and not self.accuse_phase_over

    def _accuse_phase(self, starter: int) -> Generator[Step, Answer, None]:
        """GR-14, GR-R3: each in turn may accuse one opponent; cards not used then are gone."""
        for accuser in self._clockwise_from(starter):
            opponents = [seat for seat in range(self.seats) if seat != accuser]
            moves = [*(f"accuse {seat}" for seat in opponents), "no accusation"]
            move = yield from self._ask("GR-14", accuser, moves)
            if move != "no accusation":
                self.accusations[accuser] = int(move.removeprefix("accuse "))
        self.accuse_phase_over = True

    def _final_evaluation(self) -> Generator[Step, Answer, None]:
        """GR-18, GR-R1: what is still open, grave by grave; the first ransacking may yet bring the Accuse phase."""
        last_to_go = self.go
        assert last_to_go is not None
        for number in range(1, GRAVES + 1):
            if self.graves[number - 1] == OPEN:
                self._evaluate(number)
                if self.accuse_at_end and self._accuse_phase_due(number):
                    yield from self._accuse_phase(last_to_go)

    # ---- points ----------------------------------------------------------------------------------------------

    def _points(self) -> list[int]:
        """GR-20 to GR-23: this hand's points of every seat."""
        fate = cemetery(self.graves)
        points = [hand_points(hand, fate) for hand in self.hands]
        for seat, kept in enumerate(self.kept):
            points[seat] += sum(objective_points(name, self.graves) for name in kept)
        for accuser, accused in self.accusations.items():
            if rightly_accused(self.kept[accused], self.graves):
                points[accused] -= 2
                points[accuser] += 3
            else:
                points[accused] += 1
                points[accuser] -= 1
        return points

    def _ranking(self) -> list[list[int]]:
        """GR-24 with GR-R14 (single hand) and GR-R15 (match)."""
        if self.match_length == 1:
            keys = [(self.totals[seat], -len(self.hands[seat])) for seat in range(self.seats)]
            return ranked(keys, self.full_tie == "next_ranked")
        return ranked(list(zip(self.totals, self.last_points, strict=True)), self.match_tie == "next_ranked")

    # ---- the truth -------------------------------------------------------------------------------------------

    def truth(self) -> dict[str, object]:
        """Everything as it is now, hidden or not."""
        return {
            "hand": self.hand,
            "round": self.round,
            "first": self.first,
            "go": self.go,
            "hands": [sorted(hand, key=BOX_ORDER.index) for hand in self.hands],
            "kept": [sorted(kept, key=self.objectives.index) for kept in self.kept],
            "columns": [[self._laid_truth(laid) for laid in column] for column in self.columns],
            "graves": list(self.graves),
            "accusations": dict(self.accusations),
            "accused_phase_over": self.accuse_phase_over,
            "spent": sorted(self.spent),
            "totals": list(self.totals),
        }

    @staticmethod
    def _laid_truth(laid: LaidCard) -> dict[str, object]:
        """GR-R18."""
        return {"card": laid.card, "face_up": laid.face_up, "seen_by": [] if laid.face_up else [laid.owner]}


# ---- checks ------------------------------------------------------------------------------------------------------


def random_answer(step: Asked | Chance, rng: random.Random) -> Answer:
    """Any legal answer."""
    if isinstance(step, Chance):
        return rng.choices(list(step.weights), list(step.weights.values()))[0]
    return {seat: rng.choice(moves) for seat, moves in step.moves.items()}


def offhand_answer(game: Graverobbers, step: Asked | Chance, rng: random.Random) -> Answer:
    """As of somebody who pulls cards blindly from his hand and tosses a coin for a second one; he never spies."""
    if isinstance(step, Chance) or step.rule not in ("GR-7", "GR-9"):
        return random_answer(step, rng)
    ((seat, moves),) = step.moves.items()
    if step.rule == "GR-9" and rng.random() < 0.5:
        return {seat: "stop"}
    plays = [move for move in moves if move.startswith("play")]
    return {seat: rng.choices(plays, [game.hands[seat].count(move.split()[1]) for move in plays])[0]}


def check_step(game: Graverobbers, step: Step) -> None:
    """Nothing is ever lost, and what is asked is well formed."""
    laid = [card.card for column in game.columns for card in column]
    everywhere = Counter(laid) + Counter(game.spent) + game.undealt
    for hand in game.hands:
        everywhere += Counter(hand)
    assert everywhere == Counter(BOX)
    objectives = Counter(game.discarded_objectives) + game.undealt_objectives
    for kept in game.kept:
        objectives += Counter(kept)
    assert objectives == Counter(game.objectives)
    for number, column in enumerate(game.columns, 1):
        assert len(column) <= COLUMN_LIMIT
        faces = [card.face_up for card in column]
        assert all(faces[:1]) and not any(not a and not b for a, b in pairwise(faces)), "GR-8"
        assert len(column) < COLUMN_LIMIT or game.graves[number - 1] != OPEN, "GR-11"
        assert game.graves[number - 1] == OPEN or all(faces)
    if isinstance(step, Chance):
        assert step.weights and all(weight > 0 for weight in step.weights.values())
    elif isinstance(step, Asked):
        assert step.moves and all(moves and len(set(moves)) == len(moves) for moves in step.moves.values())
        if step.rule in ("GR-7", "GR-9", "GR-10"):
            assert list(step.moves) == [game.go] and len(game.columns) == GRAVES
    assert all(accuser != accused for accuser, accused in game.accusations.items()), "GR-R3"
    assert isinstance(game.truth(), dict)


def check_hand_end(game: Graverobbers) -> None:
    """What the digest says must be true of a finished hand."""
    seats = game.seats
    played = sum(len(column) for column in game.columns)
    assert OPEN not in game.graves
    assert sum(game.undealt.values()) == {3: 12, 4: 8, 5: 2, 6: 0}[seats], "GR-4"
    assert all(len(kept) == 2 for kept in game.kept) and len(game.discarded_objectives) == seats
    assert seats != 3 or played < GRAVES * COLUMN_LIMIT
    if game.round == LAST_ROUND[seats] and played < GRAVES * COLUMN_LIMIT:
        low, high = {3: (24, 48), 4: (32, 49), 5: (30, 49), 6: (36, 49)}[seats]
        assert low <= played <= high
    if game.round < LAST_ROUND[seats]:
        full = [game.graves[n] for n in range(GRAVES) if len(game.columns[n]) == COLUMN_LIMIT]
        assert max(full.count(RANSACKED), full.count(UNDISTURBED)) >= MAJORITY, "GR-17"
    if game.accuse_at_end:
        assert game.accuse_phase_over == (RANSACKED in game.graves), "GR-R1"
    if RANSACKED not in game.graves:
        assert not game.accusations


def check_over(game: Graverobbers, over: Over, hand_count: int) -> None:
    """Every seat is ranked once and the totals are the scores."""
    assert sorted(seat for group in over.ranking for seat in group) == list(range(game.seats))
    assert all(group == sorted(group) for group in over.ranking)
    assert over.scores == game.totals and hand_count == game.match_length == game.hand


def play_random(game: Graverobbers, rng: random.Random, seen: Counter[str], offhand: bool) -> None:
    """One game by players without a plan, checked at every step; `seen` counts what happened."""
    course = game.play()
    step: Step = next(course)
    hand_count = 1
    asked: list[str] = []
    while not isinstance(step, Over):
        check_step(game, step)
        if isinstance(step, Asked):
            asked.append(step.rule)
            seen[step.rule] += 1
        elif game.hand > hand_count:
            hand_count = game.hand
            assert asked.count("GR-14") in (0, game.seats), "GR-14"
            assert game.first == game.go and game.round == 1 and not any(game.columns)
            asked = []
        step = course.send(offhand_answer(game, step, rng) if offhand else random_answer(step, rng))
    check_step(game, step)
    check_hand_end(game)
    check_over(game, step, hand_count)
    assert asked.count("GR-14") in (0, game.seats), "GR-14"
    assert next(course, None) is None
    note_end(game, seen)


def note_end(game: Graverobbers, seen: Counter[str]) -> None:
    """Count what came of the last hand."""
    seen["hands"] += 1
    seen["ransacked graves"] += game.graves.count(RANSACKED)
    seen["black pair 1-2"] += achieved("black 1-2 6", game.graves)
    seen["white pair 1-4"] += achieved("white 1-4 4", game.graves)
    seen["ransacked cemeteries"] += cemetery(game.graves) == RANSACKED
    seen["early ends"] += game.round < LAST_ROUND[game.seats]
    seen["full cemeteries"] += sum(len(column) for column in game.columns) == GRAVES * COLUMN_LIMIT
    seen["no ransacked grave"] += RANSACKED not in game.graves


def check_box() -> None:
    """GR-1, GR-3 and the facts about the objectives."""
    assert sum(BOX.values()) == 72 and len(OBJECTIVES) == 18 and len(BLACK) == len(WHITE) == 9
    cards = list(Counter(BOX).elements())
    assert [count(cards, kind) for kind in "RDB"] == [27, 27, 18]
    assert [total(cards, kind) for kind in "RDB"] == [54, 46, 18]
    for side in (BLACK, WHITE):
        wanted = Counter("".join(name.split()[1].replace("-", "") for name in side if "cemetery" not in name))
        assert wanted == Counter({str(number): 2 for number in range(1, GRAVES + 1)})
    pairs = [frozenset(name.split()[1].split("-")) for name in OBJECTIVES if "cemetery" not in name]
    assert len(set(pairs)) == 14
    for seats, cards_each in CARDS_EACH.items():
        assert 2 * LAST_ROUND[seats] <= cards_each


def check_columns() -> None:
    """GR-X1 to GR-X6: column, defence, robbery, verdict."""
    for text, guard, theft, result in (
        ("D1 B1 B1 D1 R2 R3 B2", 4, 5, RANSACKED),
        ("D1 B1 D2 R3 B1 R3 D1", 6, 6, UNDISTURBED),
        ("B2 B2 R1", 0, 1, RANSACKED),
        ("B0 D1 B2 R2", 1, 2, RANSACKED),
        ("B2 R1 D3 B2 R3 R2 B1", 5, 6, RANSACKED),
        ("R3 R3 D2 B0 B2 D1 B1", 5, 6, RANSACKED),
        ("", 0, 0, UNDISTURBED),
    ):
        column = text.split()
        assert (defence(column), total(column, "R"), verdict(column)) == (guard, theft, result), text


def run_quietly(course: Generator[Step, Answer, object]) -> None:
    """Run a piece of a game that must ask nothing."""
    assert next(course, None) is None


def check_faces() -> None:
    """GR-X7: how cards come to lie, without and with a spy."""
    game = Graverobbers(3, {})
    game.hands[0] = ["R1", "D1", "R2", "D2", "B0", "R3", "D3", "B1"]
    for card in ("R1", "D1", "R2", "D2"):
        run_quietly(game._play_card(0, f"play {card} at 1"))
    assert [laid.face_up for laid in game.columns[0]] == [True, False, True, False]
    assert "spy B0 at 1" in game._spies(0) and "spy B0 at 2" not in game._spies(0)
    game._spy(0, "spy B0 at 1")
    assert game.spent == ["B0"] and game._spies(0) == []
    run_quietly(game._play_card(0, "play R3 at 1"))
    run_quietly(game._play_card(0, "play D3 at 1"))
    assert [laid.face_up for laid in game.columns[0]] == [True, False, True, True, False, True]
    assert game._laid_truth(game.columns[0][4]) == {"card": "R3", "face_up": False, "seen_by": [0]}
    game.hands[1] = ["B2"]
    game.columns[1] = [LaidCard("R1", True, 0), LaidCard("R1", False, 0)]
    assert game._spies(1) == [] and "spy B1 at 2" not in game._spies(0), "GR-R6"
    game.hands[0].append("D1")
    assert game._spies(0) == ["spy B1 at 2"]


def ended(ransacked: Iterable[int]) -> list[str]:
    """Seven judged graves, these of them ransacked."""
    return [RANSACKED if number in ransacked else UNDISTURBED for number in range(1, GRAVES + 1)]


def check_points() -> None:
    """GR-X8 to GR-X10."""
    alex = Graverobbers(3, {})
    alex.graves = ended((1, 2, 3, 7))
    alex.hands[0] = ["B1", "R3", "D2", "R3", "B1", "B2"]
    alex.kept[0] = ["white 2-5 4", "black 1-2 6"]
    assert alex._points() == [11, 0, 0]
    alex.accusations = {1: 0}
    assert alex._points() == [9, 3, 0]
    safe = Graverobbers(3, {})
    safe.graves = ended((1, 2, 3))
    safe.hands[0] = ["R3", "D2", "D2", "D1", "B0", "B2"]
    assert safe._points() == [3, 0, 0]
    safe.kept[0] = ["black 3-4 6", "black cemetery 5"]
    safe.accusations = {1: 0, 2: 0}
    assert safe._points() == [5, -1, -1]
    caught = Graverobbers(4, {})
    caught.graves = ended((1, 2, 3, 4))
    caught.kept[0] = ["black 1-2 6", "black cemetery 5"]
    caught.accusations = {1: 0, 2: 0, 3: 0}
    assert caught._points() == [6 + 5 - 6, 3, 3, 3]
    both = Graverobbers(3, {})
    both.graves = ended(())
    both.kept[0] = ["white cemetery 3", "white cemetery 3"]
    assert both._points() == [6, 0, 0]


def check_rankings() -> None:
    """GR-24, GR-R14, GR-R15."""
    keys = [(5, 0), (7, 1), (7, 1), (5, 2)]
    assert ranked(keys, False) == [[1, 2], [3], [0]]
    assert ranked(keys, True) == [[3], [1, 2], [0]]
    assert ranked([(1, 1)] * 3, True) == [[0, 1, 2]]
    assert ranked([(3, 1), (3, 2), (2, 9)], True) == [[1], [0], [2]]
    game = Graverobbers(3, {})
    game.totals = [4, 4, 1]
    game.hands = [["R1"] * 3, ["R1"] * 2, []]
    assert game._ranking() == [[1], [0], [2]]
    match = Graverobbers(3, {"hands": "3"})
    match.totals, match.last_points = [9, 9, 2], [1, 1, 5]
    assert match._ranking() == [[2], [0, 1]]
    match.match_tie = "shared"
    assert match._ranking() == [[0, 1], [2]]


def dealt_rate(rng: random.Random) -> float:
    """How often seven cards dealt straight from the box ransack a grave."""
    cards = list(Counter(BOX).elements())
    columns = [rng.sample(cards, COLUMN_LIMIT) for _ in range(20000)]
    return sum(verdict(column) == RANSACKED for column in columns) / len(columns)


def option_sets() -> list[dict[str, object]]:
    """The options, singly and mixed."""
    return [
        {},
        {"accuse_at_end": "no"},
        {"full_tie": "next_ranked"},
        {"hands": "3"},
        {"hands": "players", "match_tie": "shared"},
        {"hands": "players", "match_tie": "next_ranked", "accuse_at_end": "no", "open_hands": "yes"},
    ]


def main() -> None:
    """Examples, then many random games."""
    check_box()
    check_columns()
    check_faces()
    check_points()
    check_rankings()
    rng = random.Random(2006)
    wild: Counter[str] = Counter()
    offhand: Counter[str] = Counter()
    for seats in CARDS_EACH:
        for options in option_sets():
            for _ in range(15):
                play_random(Graverobbers(seats, options), rng, wild, offhand=False)
        for _ in range(200):
            play_random(Graverobbers(seats, {}), rng, offhand, offhand=True)
    for what in sorted(wild | offhand):
        print(f"{what:22} {wild[what] / wild['hands']:8.3f} wild {offhand[what] / offhand['hands']:8.3f} offhand")
    assert wild["early ends"] and wild["full cemeteries"] and wild["GR-10"]
    # Blind play must ransack about as often as columns dealt straight from the box do. The digest's simulated rates
    # (33 graves in a hundred, both of two 10, neither 44, cemetery 13) come out of neither, so they are not asserted.
    rate = offhand["ransacked graves"] / offhand["hands"] / GRAVES
    dealt = dealt_rate(rng)
    print(f"ransacked graves: {rate:.3f} in blind play, {dealt:.3f} dealt from the box, 0.33 in the digest")
    assert abs(rate - dealt) < 0.03
    print("Graverobbers: all checks passed")


if __name__ == "__main__":
    main()
