"""A second, independent telling of Gravediggers, written from the rulebook and the rulings table only.

The game is one generator: it yields a question (`Asked` or `Chance`), is sent the answer, and at the end
yields `Over`. It is meant to be simple enough to be checked by eye against the rules, not to be fast.
Run this file to play random games with self-checks and to check the worked examples GD-X1 to GD-X12.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Generator
from dataclasses import dataclass, field
from typing import TypeAlias, TypeVar

# GD-2: the 45 cards, in the order in which hands are listed.
CARDS: dict[str, int] = {
    "2": 4,
    "3": 4,
    "4": 4,
    "5": 11,
    "10": 2,
    "X": 4,
    "widow": 4,
    "guard": 4,
    "accomplice": 4,
    "bandit": 4,
}
# GD-3: the cards that count with their number; X is a valuable too (GD-R5), all other cards are people.
NUMBERS: tuple[str, ...] = ("2", "3", "4", "5", "10")
PEOPLE: tuple[str, ...] = ("widow", "guard", "accomplice", "bandit")
TILES: dict[str, int] = {"place": 4, "view": 1, "reveal": 1, "gravedigger": 1}  # GD-6
CEMETERIES = 5  # GD-1
HAND_SIZE = 5  # GD-5
START_MONEY = 10  # GD-4
ALL_COINS = 235  # GD-R12: 35 ones, 20 fives, 5 twenties
ALL_NOTES = 5  # GD-R13
CREDIT = 10  # GD-23: the sum of one credit, the limit under which it is given, and the cost of a note
GUARD_REWARD = 5  # GD-17

# Every option with its values; the first value is the default.
OPTIONS: dict[str, tuple[str, ...]] = {
    "unpaid_fist": ("kept", "forfeited"),  # GD-R1
    "payout": ("stop", "skip"),  # GD-R2
    "closed": ("stay", "reopen"),  # GD-R6, GD-R7
    "components": ("unlimited", "strict"),  # GD-R12, GD-R13
    "money": ("hidden", "open"),  # GD-R22: what is shown, never what is played
    "ties": ("shared", "fewer_notes"),  # GD-R20
}
FREE: tuple[str, ...] = ()  # options that are no choice among names


@dataclass(frozen=True)
class Asked:
    """These seats decide at once."""

    rule: str
    moves: dict[int, list[str]]


@dataclass(frozen=True)
class Chance:
    """Luck decides, in proportion to the weights."""

    rule: str
    weights: dict[str, int]


@dataclass(frozen=True)
class Over:
    """The game has ended."""

    scores: list[int]
    ranking: list[list[int]]


Question: TypeAlias = Asked | Chance | Over
Answer: TypeAlias = dict[int, str] | str
T = TypeVar("T")
Steps: TypeAlias = Generator[Question, Answer, T]


@dataclass
class BuriedCard:
    """One card in the line of a cemetery."""

    name: str
    face_up: bool = False
    seen_by: set[int] = field(default_factory=set)  # seats that laid or viewed it
    laid_by: int | None = None  # nobody: it came from the deck


# ---------------------------------------------------------------------------------------------------------
# The robbery as plain arithmetic (GD-15 to GD-21)
# ---------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Haul:
    """What a robbery did: each seat's gain or loss, and the part of the bounty that went back."""

    changes: list[int]
    back: int


def bounty_of(cards: list[str]) -> int:
    """GD-15: the numbers added up, times one more than the X cards (GD-R4: no numbers, no bounty)."""
    return sum(int(card) for card in cards if card in NUMBERS) * (1 + cards.count("X"))


def without(cards: list[str], names: tuple[str, ...]) -> list[str]:
    return [card for card in cards if card not in names]


def rob(
    cards: list[str],
    fists: list[int],
    first: int = 0,
    supply: int | None = None,
    unpaid_fist: str = "kept",
    payout: str = "stop",
) -> Haul:
    """Settle one robbery. `first` is the seat whose go it is; `supply` is None if coins never run out."""
    # GD-16: one widow sends all people away (herself too), several only themselves.
    if cards.count("widow") == 1:
        cards = without(cards, PEOPLE)
    else:
        cards = without(cards, ("widow",))
    # GD-17: one guard ends the robbery, several send only themselves away.
    if cards.count("guard") == 1:
        return Haul(guard_rewards(fists, first, supply), 0)
    cards = without(cards, ("guard",))
    # GD-18: bandits against accomplices.
    bandits, accomplices = cards.count("bandit"), cards.count("accomplice")
    if bandits > accomplices:
        return Haul([-fist for fist in fists], 0)
    bounty = bounty_of(cards)
    if supply is not None:
        bounty = min(bounty, supply)  # GD-R12, strict
    return pay_out(bounty, fists, accomplices > bandits, unpaid_fist, payout)


def guard_rewards(fists: list[int], first: int, supply: int | None) -> list[int]:
    """GD-17: five for each empty fist; full fists are simply taken back (GD-R3)."""
    changes = [0] * len(fists)
    for step in range(len(fists)):
        seat = (first + step) % len(fists)
        if fists[seat] != 0:
            continue
        if supply is not None:  # GD-R12, strict: in turn order, five or nothing
            if supply < GUARD_REWARD:
                continue
            supply -= GUARD_REWARD
        changes[seat] = GUARD_REWARD
    return changes


def pay_out(bounty: int, fists: list[int], highest_first: bool, unpaid_fist: str, payout: str) -> Haul:
    """GD-19 to GD-21: pay group after group of equal fists, lowest first or, with accomplices, highest first."""
    changes = [0] * len(fists)
    stopped = False
    for value in sorted(set(fists), reverse=highest_first):
        group = [seat for seat, fist in enumerate(fists) if fist == value]
        need = value * len(group)
        if not stopped and need <= bounty:
            bounty -= need
            for seat in group:
                changes[seat] = value  # GD-19
            continue
        if unpaid_fist == "forfeited":  # GD-R1
            for seat in group:
                changes[seat] = -value
        if payout == "stop":  # GD-21, GD-R2
            stopped = True
    return Haul(changes, bounty)


def score_of(money: int, notes: int) -> int:
    """GD-25."""
    return money - CREDIT * notes


# ---------------------------------------------------------------------------------------------------------
# The game
# ---------------------------------------------------------------------------------------------------------


class Gravediggers:
    """One game. Cemeteries are counted from 0 inside and from 1 in every text."""

    def __init__(self, seats: int, options: dict[str, str]) -> None:
        if not 2 <= seats <= 5:  # GD-1
            raise ValueError(f"2 to 5 seats, not {seats}")
        for key, value in options.items():
            if value not in OPTIONS.get(key, ()):
                raise ValueError(f"unknown option {key}={value}")
        self.seats = seats
        self.options = {key: options.get(key, values[0]) for key, values in OPTIONS.items()}
        self.start: int | None = None
        self.go: int | None = None
        self.deck: Counter[str] = Counter(CARDS)
        self.tiles: dict[str, int] = dict(TILES)  # those face down
        self.hands: list[list[str]] = [[] for _ in range(seats)]
        self.lines: list[list[BuriedCard]] = [[] for _ in range(CEMETERIES)]
        self.removed: Counter[str] = Counter()
        self.money: list[int] = [START_MONEY] * seats  # GD-4
        self.notes: list[int] = [0] * seats

    def play(self) -> Generator[Question, Answer, None]:
        """The whole game from the choice of the starting player to the result."""
        yield from self._set_up()
        while True:
            yield from self._one_go()
            if sum(self.tiles.values()) == 0:  # GD-9
                self.tiles = dict(TILES)
            if self._last_card_played():  # GD-24, GD-R19
                yield from self._final_robberies()
                break
            if self._all_closed():  # GD-R7
                break
            self.go = (self._active() + 1) % self.seats  # GD-7
        yield self._result()

    def truth(self) -> dict[str, object]:
        """Everything there is to know right now."""
        return {
            "go": self.go,
            "deck": self._left(),
            "tiles": dict(self.tiles),
            "hands": [sorted(hand, key=list(CARDS).index) for hand in self.hands],
            "cemeteries": [[self._shown(card) for card in line] for line in self.lines],
            "removed": {name: self.removed[name] for name in CARDS if self.removed[name] > 0},
            "money": list(self.money),
            "notes": list(self.notes),
            "supply": self._supply(),
        }

    # Small facts about the state ---------------------------------------------------------------------

    @staticmethod
    def _shown(card: BuriedCard) -> dict[str, object]:
        seen_by = [] if card.face_up else sorted(card.seen_by)
        return {"card": card.name, "face_up": card.face_up, "seen_by": seen_by, "laid_by": card.laid_by}

    def _left(self) -> dict[str, int]:
        return {name: self.deck[name] for name in CARDS if self.deck[name] > 0}

    def _deck_empty(self) -> bool:
        return not self._left()

    def _supply(self) -> int:
        return ALL_COINS - sum(self.money)

    def _active(self) -> int:
        assert self.go is not None
        return self.go

    def _strict(self) -> bool:
        return self.options["components"] == "strict"

    def _reopens(self) -> bool:
        return self.options["closed"] == "reopen"

    def _from_active(self) -> list[int]:
        """All seats in turn order, the one whose go it is first."""
        return [(self._active() + step) % self.seats for step in range(self.seats)]

    def _last_card_played(self) -> bool:
        """GD-24: only the seat whose go it is can just have played a card."""
        return self._deck_empty() and not self.hands[self._active()]

    def _all_closed(self) -> bool:
        """GD-R7. A cemetery is empty after a go only if it could not be refilled, so empty is closed."""
        return not self._reopens() and not any(self.lines)

    # Questions ---------------------------------------------------------------------------------------

    @staticmethod
    def _luck(rule: str, weights: dict[str, int]) -> Steps[str]:
        label = yield Chance(rule, dict(weights))
        if not isinstance(label, str) or label not in weights:
            raise ValueError(f"{rule}: no such outcome: {label!r}")
        return label

    @staticmethod
    def _ask(rule: str, moves: dict[int, list[str]]) -> Steps[dict[int, str]]:
        answer = yield Asked(rule, {seat: list(texts) for seat, texts in moves.items()})
        if not isinstance(answer, dict) or answer.keys() != moves.keys():
            raise ValueError(f"{rule}: wrong seats answered: {answer!r}")
        for seat, text in answer.items():
            if text not in moves[seat]:
                raise ValueError(f"{rule}: seat {seat} may not: {text!r}")
        return answer

    def _ask_active(self, rule: str, moves: list[str]) -> Steps[list[str]]:
        """Ask the seat whose go it is; the words of its answer."""
        answer = yield from self._ask(rule, {self._active(): moves})
        return answer[self._active()].split()

    def _draw(self, rule: str) -> Steps[str]:
        name = yield from self._luck(rule, self._left())
        self.deck[name] -= 1
        return name

    # Preparation -------------------------------------------------------------------------------------

    def _set_up(self) -> Steps[None]:
        label = yield from self._luck("GD-7", {str(seat): 1 for seat in range(self.seats)})  # GD-R23
        self.start = self.go = int(label)
        for hand in self.hands:  # GD-5
            for _ in range(HAND_SIZE):
                name = yield from self._draw("GD-5")
                hand.append(name)
        for line in self.lines:  # GD-5
            name = yield from self._draw("GD-5")
            line.append(BuriedCard(name))

    # One go ------------------------------------------------------------------------------------------

    def _one_go(self) -> Steps[None]:
        face_down = {tile: count for tile, count in self.tiles.items() if count > 0}
        tile = yield from self._luck("GD-8", face_down)  # GD-R21
        self.tiles[tile] -= 1
        if tile == "place":
            yield from self._place()
        elif tile == "view":
            yield from self._view()
        elif tile == "reveal":
            yield from self._reveal()
        else:
            yield from self._gravedigger()

    def _place(self) -> Steps[None]:
        """GD-10; a closed cemetery takes no card (GD-R6) unless that reopens it."""
        hand = self.hands[self._active()]
        targets = [number for number, line in enumerate(self.lines, 1) if line or self._reopens()]
        moves = [f"place {name} at {number}" for name in CARDS if name in hand for number in targets]
        _, name, _, number = yield from self._ask_active("GD-10", moves)
        hand.remove(name)
        self.lines[int(number) - 1].append(BuriedCard(name, seen_by={self._active()}, laid_by=self._active()))
        if not self._deck_empty():
            drawn = yield from self._draw("GD-10")
            hand.append(drawn)

    def _view(self) -> Steps[None]:
        """GD-11; with no face-down card anywhere the tile does nothing (GD-R6)."""
        moves = [
            f"view {position} at {number}"
            for number, line in enumerate(self.lines, 1)
            for position, card in enumerate(line, 1)
            if not card.face_up
        ]
        if moves:
            _, position, _, number = yield from self._ask_active("GD-11", moves)
            self.lines[int(number) - 1][int(position) - 1].seen_by.add(self._active())

    def _reveal(self) -> Steps[None]:
        """GD-12: the last face-down card of a cemetery stays down; with no legal card nothing happens (GD-R8)."""
        moves = [
            f"reveal {position} at {number}"
            for number, line in enumerate(self.lines, 1)
            for position, card in enumerate(line, 1)
            if not card.face_up and sum(not other.face_up for other in line) > 1
        ]
        if moves:
            _, position, _, number = yield from self._ask_active("GD-12", moves)
            self.lines[int(number) - 1][int(position) - 1].face_up = True

    def _gravedigger(self) -> Steps[None]:
        """GD-13; with no card at any cemetery the tile does nothing (GD-R6)."""
        moves = [f"rob {number}" for number, line in enumerate(self.lines, 1) if line]
        if moves:
            _, number = yield from self._ask_active("GD-13", moves)
            yield from self._robbery(int(number) - 1)

    # Robberies ---------------------------------------------------------------------------------------

    def _robbery(self, cemetery: int) -> Steps[None]:
        for seat in self._from_active():  # GD-R14
            yield from self._offer_credit(seat)
        shown = yield from self._ask(
            "GD-14", {seat: [f"fist {coins}" for coins in range(self.money[seat] + 1)] for seat in range(self.seats)}
        )
        fists = [int(shown[seat].split()[1]) for seat in range(self.seats)]
        line = self.lines[cemetery]
        haul = rob(
            [card.name for card in line],
            fists,
            self._active(),
            self._supply() if self._strict() else None,
            self.options["unpaid_fist"],
            self.options["payout"],
        )
        for seat, change in enumerate(haul.changes):
            self.money[seat] += change
        self.removed.update(card.name for card in line)  # GD-22
        line.clear()
        if not self._deck_empty():  # GD-22; otherwise it is closed from now on
            name = yield from self._draw("GD-22")
            line.append(BuriedCard(name))

    def _offer_credit(self, seat: int) -> Steps[None]:
        """GD-23: coins only count, not notes (GD-R15)."""
        if self.money[seat] >= CREDIT:
            return
        if self._strict() and (self._supply() < CREDIT or sum(self.notes) >= ALL_NOTES):  # GD-R12, GD-R13
            return
        answer = yield from self._ask("GD-23", {seat: ["credit yes", "credit no"]})
        if answer[seat] == "credit yes":
            self.money[seat] += CREDIT
            self.notes[seat] += 1

    def _final_robberies(self) -> Steps[None]:
        """GD-24, GD-R18: round the ring of five from the own cemetery of the seat that ran out of cards."""
        for step in range(CEMETERIES):
            cemetery = (self._active() + step) % CEMETERIES
            if self.lines[cemetery]:
                yield from self._robbery(cemetery)

    # Result ------------------------------------------------------------------------------------------

    def _result(self) -> Over:
        scores = [score_of(self.money[seat], self.notes[seat]) for seat in range(self.seats)]  # GD-25
        groups: dict[tuple[int, ...], list[int]] = {}
        for seat in range(self.seats):
            groups.setdefault(self._strength(seat, scores[seat]), []).append(seat)
        return Over(scores, [groups[strength] for strength in sorted(groups, reverse=True)])

    def _strength(self, seat: int, score: int) -> tuple[int, ...]:
        """GD-R20: what ranks a seat, more is better, compared from left to right."""
        if self.options["ties"] == "shared":
            return (score,)
        assert self.start is not None
        return (score, -self.notes[seat], (seat - self.start) % self.seats)


# ---------------------------------------------------------------------------------------------------------
# Self-checks
# ---------------------------------------------------------------------------------------------------------

# GD-X1 to GD-X11: id, cards, fists, changes, what goes back.
EXAMPLES: list[tuple[str, str, list[int], list[int], int]] = [
    ("GD-X1", "5 5 3", [3, 4, 9], [3, 4, 0], 6),
    ("GD-X2", "5 5 3", [3, 5, 5], [3, 5, 5], 0),
    ("GD-X2", "5 5 2", [3, 5, 5], [3, 0, 0], 9),
    ("GD-X3", "5 4 X X", [8, 12, 7, 10], [8, 0, 7, 10], 2),
    ("GD-X4", "10 5 widow guard bandit", [0, 6, 9], [0, 6, 9], 0),
    ("GD-X5", "10 5 widow widow guard bandit", [0, 6, 0], [5, 0, 5], 0),
    ("GD-X6", "10 5 widow widow guard guard bandit", [0, 6, 4], [0, -6, -4], 0),
    ("GD-X7", "5 5 accomplice accomplice bandit", [3, 8, 2], [0, 8, 0], 2),
    ("GD-X8", "5 5 accomplice", [12, 6, 3], [0, 0, 0], 10),
    ("GD-X9", "5 5 accomplice bandit X", [4, 7, 9], [4, 7, 9], 0),
    ("GD-X10", "5 5 2 accomplice", [6, 6, 1], [6, 6, 0], 0),
    ("GD-X11", "5 5 accomplice", [7, 3, 3], [7, 0, 0], 3),
]


def check_examples() -> None:
    for rule, cards, fists, changes, back in EXAMPLES:
        haul = rob(cards.split(), fists)
        assert haul == Haul(changes, back), (rule, haul)
    assert score_of(31, 2) == 11, "GD-X12"


def check_options_of_robbery() -> None:
    """The same by hand for the options (GD-R1, GD-R2, GD-R12) and for the small rulings (GD-R4, GD-R5)."""
    assert rob(["5", "5", "3"], [3, 4, 9], unpaid_fist="forfeited") == Haul([3, 4, -9], 6)
    assert rob(["5", "5", "accomplice"], [12, 6, 3], unpaid_fist="forfeited") == Haul([-12, -6, -3], 10)
    assert rob(["5", "5", "accomplice"], [12, 6, 3], payout="skip") == Haul([0, 6, 3], 1)
    assert rob(["5", "5"], [3, 4, 4, 7], payout="skip") == Haul([3, 0, 0, 7], 0)
    both = rob(["5", "5"], [3, 4, 4, 7], unpaid_fist="forfeited", payout="skip")
    assert both == Haul([3, -4, -4, 7], 0)
    assert rob(["10", "5"], [3, 4, 9], supply=8) == Haul([3, 4, 0], 1)
    assert rob(["10", "guard"], [0, 0, 2, 0], first=3, supply=12) == Haul([5, 0, 0, 5], 0)
    assert rob(["X", "X"], [0, 1]) == Haul([0, 0], 0)
    assert rob(["X", "5", "widow", "bandit"], [5, 4]) == Haul([5, 4], 1)
    assert rob(["X", "5", "bandit", "guard"], [5, 0], unpaid_fist="forfeited") == Haul([0, 5], 0)


@dataclass
class Tally:
    """What one random game came to."""

    decisions: int = 0
    robberies: int = 0
    deck_after: list[int] = field(default_factory=list)  # deck size after each go
    cycle: list[str] = field(default_factory=list)
    score: int = 0  # of all seats together
    hands_left: int = 0


def check_truth(game: Gravediggers) -> None:
    """What holds at every question: cards, tiles and coins are conserved."""
    cards: Counter[str] = game.deck + game.removed
    for hand in game.hands:
        cards.update(hand)
    for line in game.lines:
        cards.update(card.name for card in line)
        assert not line or any(not card.face_up for card in line), "GD-12"
    assert cards == Counter(CARDS), "GD-2"
    assert sum(CARDS.values()) == 45
    assert min(game.money) >= 0
    if game.options["components"] == "strict":
        assert game.truth()["supply"] == ALL_COINS - sum(game.money) >= 0, "GD-R12"
        assert sum(game.notes) <= ALL_NOTES, "GD-R13"


def check_result(game: Gravediggers, over: Over) -> None:
    assert over.scores == [game.money[seat] - 10 * game.notes[seat] for seat in range(game.seats)]
    flat = [seat for group in over.ranking for seat in group]
    assert sorted(flat) == list(range(game.seats))
    assert [over.scores[seat] for seat in flat] == sorted(over.scores, reverse=True)
    assert all(group == sorted(group) for group in over.ranking)
    if game.options["ties"] == "fewer_notes":
        assert all(len(group) == 1 for group in over.ranking)
    else:
        assert len(over.ranking) == len(set(over.scores))


def answer_at_random(question: Asked | Chance, luck: random.Random) -> Answer:
    if isinstance(question, Chance):
        assert question.weights and min(question.weights.values()) > 0
        return luck.choices(list(question.weights), list(question.weights.values()))[0]
    assert all(len(texts) == len(set(texts)) > 0 for texts in question.moves.values())
    return {seat: luck.choice(texts) for seat, texts in question.moves.items()}


def play_at_random(game: Gravediggers, luck: random.Random) -> Tally:
    tally = Tally()
    steps = game.play()
    question = next(steps)
    while not isinstance(question, Over):
        check_truth(game)
        if question.rule == "GD-8":
            tally.deck_after.append(sum(game.deck.values()))
            if len(tally.cycle) == 7:
                assert Counter(tally.cycle) == Counter(TILES) and game.tiles == TILES, "GD-9"
                tally.cycle = []
        if isinstance(question, Asked):
            tally.decisions += len(question.moves)
            tally.robberies += question.rule == "GD-14"
        answer = answer_at_random(question, luck)
        if question.rule == "GD-8":
            tally.cycle.append(str(answer))
        question = steps.send(answer)
    check_truth(game)
    check_result(game, question)
    assert next(steps, None) is None
    tally.score = sum(question.scores)
    tally.hands_left = min(len(hand) for hand in game.hands)
    return tally


def check_tally(game: Gravediggers, tally: Tally) -> None:
    """The facts that follow from the numbers."""
    empty_after = {2: 42, 3: 35, 4: 28, 5: 21}[game.seats]
    assert tally.deck_after[empty_after] == 0
    assert tally.deck_after[empty_after - 7] > 0
    assert tally.deck_after[0] == {2: 30, 3: 25, 4: 20, 5: 15}[game.seats], "GD-5"
    if game.options["closed"] == "stay":
        assert tally.robberies == {2: 11, 3: 10, 4: 9, 5: 8}[game.seats], tally.robberies
        assert not any(game.lines)
    else:
        assert tally.hands_left == 0, "GD-24"


def main() -> None:
    check_examples()
    check_options_of_robbery()
    luck = random.Random(20070)
    kinds: dict[int, list[Tally]] = {2: [], 3: [], 4: [], 5: []}
    for number in range(2000):
        seats = 2 + number % 4
        # Every second round of seat counts is played with the defaults, so that the averages can be read.
        plain = number % 8 < 4
        options = {} if plain else {key: luck.choice(values) for key, values in OPTIONS.items()}
        game = Gravediggers(seats, options)
        tally = play_at_random(game, luck)
        check_tally(game, tally)
        if plain:
            kinds[seats].append(tally)
    for seats, tallies in kinds.items():
        games = len(tallies)
        print(
            f"{seats} seats, defaults, {games} games:"
            f" {sum(t.decisions for t in tallies) / games:.1f} decisions,"
            f" {sum(len(t.deck_after) for t in tallies) / games:.1f} goes,"
            f" {sum(t.score for t in tallies) / games / seats:.1f} points a seat,"
            f" {100 * sum(t.hands_left > 0 for t in tallies) / games:.0f} % ended with all closed"
        )
    print("2000 games and all examples hold")


if __name__ == "__main__":
    main()
