"""A second, independent telling of Gloomy Graves, written from the rulebook and the rulings table only.

The game is one generator: it yields a question (`Asked` or `Chance`), is sent the answer, and at the end
yields `Over`. It is meant to be simple enough to be checked by eye against the rules, not to be fast.
Run this file to play random games with self-checks and to check the worked examples GG-X1 to GG-X12.
"""

from __future__ import annotations

import json
import random
import time
from collections import Counter
from collections.abc import Callable, Generator, Iterable
from dataclasses import dataclass
from itertools import combinations
from typing import TypeAlias, TypeVar

# GG-1: what can be on a half. The order is the one in which the halves of a card are written and cards sorted.
GRAVES: tuple[str, ...] = ("pixie", "goblin", "unicorn", "cyclops", "dragon")
GRAVEDIGGER = "gravedigger"
HALVES: tuple[str, ...] = (*GRAVES, GRAVEDIGGER)
SCORE_POINTS: dict[int, int] = {8: 2, 10: 4, 12: 6, 15: 10}  # GG-1: number -> points, one of each for every type
BONUS: dict[int, int] = {0: 0, 1: 0, 2: 0, 3: 5, 4: 10, 5: 15}  # GG-21: score cards held -> points
ROW_SIZE = 3  # GG-3
DEALT = 5  # GG-3
DRAWS = 2  # GG-19
CRYPT_SIDE = 3  # GG-13
RANDOMLY_REMOVED: dict[int, int] = {2: 3, 3: 0, 4: 1}  # GG-2: beside the marked cards, by number of seats

# Every option with its values; the first value is the default.
OPTIONS: dict[str, tuple[str, ...]] = {
    "harvest": ("anywhere", "new_card"),  # GG-R12
    "deck": ("pairs", "doubles"),  # deck proposals H1 and H3
}
FREE: tuple[str, ...] = ()  # options that are no choice among names

# The ten cards with two different graves, the five with a gravedigger, and (H3 only) the five with equal halves.
PAIRS: tuple[str, ...] = tuple(f"{one}/{other}" for one, other in combinations(GRAVES, 2))
DIGGER_CARDS: tuple[str, ...] = tuple(f"{one}/{GRAVEDIGGER}" for one in GRAVES)
DOUBLES: tuple[str, ...] = tuple(f"{one}/{one}" for one in GRAVES)
# H1: the five pairs that carry a second two-shovel mark, a ring through the five types.
RING_PAIRS: tuple[str, ...] = (
    "pixie/goblin",
    "goblin/unicorn",
    "unicorn/cyclops",
    "cyclops/dragon",
    "pixie/dragon",
)

Cell: TypeAlias = tuple[int, int]
Area: TypeAlias = dict[Cell, str]  # GG-11: of every cell only what lies on top
Place: TypeAlias = tuple[Cell, Cell]  # the cell of the first half, the cell of the second half


@dataclass(frozen=True)
class Asked:
    """These seats decide at once."""

    rule: str
    moves: dict[int, list[str]]


@dataclass(frozen=True)
class Chance:
    """Luck decides."""

    rule: str
    weights: dict[str, int]


@dataclass(frozen=True)
class Over:
    """The game has ended."""

    scores: list[int]
    ranking: list[list[int]]


Node: TypeAlias = Asked | Chance | Over
Reply: TypeAlias = dict[int, str] | str
T = TypeVar("T")
Steps: TypeAlias = Generator[Node, Reply, T]


# ---------------------------------------------------------------------------------------------------- cards


def halves_of(card: str) -> tuple[str, str]:
    first, second = card.split("/")
    return first, second


def card_order(card: str) -> tuple[int, int]:
    first, second = halves_of(card)
    return HALVES.index(first), HALVES.index(second)


def sort_cards(cards: Iterable[str]) -> list[str]:
    return sorted(cards, key=card_order)


def each_once(cards: Iterable[str]) -> list[str]:
    return sort_cards(set(cards))


def shovel_sets(deck: str) -> tuple[Counter[str], Counter[str], Counter[str]]:
    """The cards without a mark, those with two shovels and those with three (90 together)."""
    if deck == "pairs":  # H1: every pair seven times, every gravedigger card four times
        everything = Counter(dict.fromkeys(PAIRS, 7) | dict.fromkeys(DIGGER_CARDS, 4))
        two_shovels = Counter([*PAIRS, *RING_PAIRS, *DIGGER_CARDS])
    else:  # H3: twenty different cards four times, and a fifth copy of every pair
        everything = Counter(dict.fromkeys((*PAIRS, *DOUBLES, *DIGGER_CARDS), 4)) + Counter(PAIRS)
        two_shovels = Counter([*PAIRS, *DOUBLES, *DIGGER_CARDS])
    three_shovels = Counter(PAIRS)
    return everything - two_shovels - three_shovels, two_shovels, three_shovels


def cards_by_seats(deck: str, seats: int) -> Counter[str]:
    """GG-2: what is left once the marked cards are out; the unseen random ones are still among these."""
    unmarked, two_shovels, three_shovels = shovel_sets(deck)
    if seats == 2:
        return unmarked + three_shovels
    if seats == 3:
        return unmarked + two_shovels
    return unmarked + two_shovels + three_shovels


# ------------------------------------------------------------------------------------------------ placement


def neighbours(cell: Cell) -> list[Cell]:
    """GG-R1: next to each other means by a side, never by a corner."""
    x, y = cell
    return [(x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)]


def lay(area: Area, card: str, place: Place) -> Area:
    """The area once the card lies there, on top of what was there (GG-11)."""
    after = dict(area)
    for half, cell in zip(halves_of(card), place, strict=True):
        after[cell] = half
    return after


def gravediggers_touch(area: Area, cells: Iterable[Cell]) -> bool:
    """GG-10: does a visible gravedigger on one of these cells have another one beside it?"""
    diggers = [cell for cell in cells if area[cell] == GRAVEDIGGER]
    return any(area.get(beside) == GRAVEDIGGER for cell in diggers for beside in neighbours(cell))


def general_rules_allow(area: Area, card: str, place: Place) -> bool:
    """GG-9 and GG-10, which hold in both areas."""
    first, second = place
    if second not in neighbours(first):  # GG-8
        return False
    for half, cell in zip(halves_of(card), place, strict=True):
        if half != GRAVEDIGGER and area.get(cell) == GRAVEDIGGER:  # GG-9
            return False
    # GG-R7: looked at after laying. No gravedigger ever appears by uncovering, so only the new card can offend.
    return not gravediggers_touch(lay(area, card, place), place)


def may_lie_in_crypt(crypt: Area, card: str, place: Place) -> bool:
    # GG-12, GG-R3, GG-R4: at least one half covers a cell or is beside one.
    if not any(cell in crypt or any(beside in crypt for beside in neighbours(cell)) for cell in place):
        return False
    if not general_rules_allow(crypt, card, place):
        return False
    after = lay(crypt, card, place)
    # GG-13, GG-R25: only how far the occupied cells spread counts.
    columns = [x for x, _ in after]
    rows = [y for _, y in after]
    if max(columns) - min(columns) >= CRYPT_SIDE or max(rows) - min(rows) >= CRYPT_SIDE:
        return False
    # GG-14, GG-R5, GG-R6: visible gravediggers share neither a row nor a column.
    diggers = [cell for cell, half in after.items() if half == GRAVEDIGGER]
    return len({x for x, _ in diggers}) == len(diggers) and len({y for _, y in diggers}) == len(diggers)


def may_lie_in_communal(communal: Area, card: str, place: Place) -> bool:
    # GG-15, GG-R8, GG-R9: one half on an occupied cell, the other on a free one; nothing else is asked for.
    covered = [cell for cell in place if cell in communal]
    return len(covered) == 1 and general_rules_allow(communal, card, place)


def is_written_so(card: str, place: Place) -> bool:
    """Of the two texts that mean the same for equal halves, only the one with the smaller cell first is a move."""
    first_half, second_half = halves_of(card)
    first_cell, second_cell = place
    return first_half != second_half or first_cell < second_cell


def crypt_places(crypt: Area, card: str) -> list[Place]:
    columns = [x for x, _ in crypt]
    rows = [y for _, y in crypt]
    # A half may be at most two cells away from the crypt: the other half then touches it.
    first_cells = [
        (x, y) for x in range(min(columns) - 2, max(columns) + 3) for y in range(min(rows) - 2, max(rows) + 3)
    ]
    places = [(first, second) for first in first_cells for second in neighbours(first)]
    return [place for place in places if is_written_so(card, place) and may_lie_in_crypt(crypt, card, place)]


def communal_places(communal: Area, card: str) -> list[Place]:
    places: list[Place] = []
    for occupied in communal:
        for free in neighbours(occupied):
            if free not in communal:
                places += [(occupied, free), (free, occupied)]
    return [place for place in places if is_written_so(card, place) and may_lie_in_communal(communal, card, place)]


# -------------------------------------------------------------------------------------------------- scoring


def groups(area: Area, grave: str) -> list[set[Cell]]:
    """GG-17, GG-R13: the connected groups of one type, gravediggers counting as that type."""
    left = {cell for cell, half in area.items() if half in (grave, GRAVEDIGGER)}
    found: list[set[Cell]] = []
    while left:
        group: set[Cell] = set()
        edge = [left.pop()]
        while edge:
            cell = edge.pop()
            group.add(cell)
            for beside in neighbours(cell):
                if beside in left:
                    left.remove(beside)
                    edge.append(beside)
        found.append(group)
    return found


def largest(candidates: list[set[Cell]]) -> int:
    return max((len(group) for group in candidates), default=0)


def score_value(communal: Area, crypt: Area, grave: str, must_contain: Place | None) -> int:
    """GG-17; `must_contain` is the communal card just laid, if the group has to reach it (GG-R12)."""
    in_communal = groups(communal, grave)
    if must_contain is not None:
        in_communal = [group for group in in_communal if any(cell in group for cell in must_contain)]
    return largest(in_communal) + largest(groups(crypt, grave))


def card_claimed(value: int, numbers_left: list[int]) -> int | None:
    """GG-18, GG-R15: the highest card still there whose number is reached; GG-R14: perhaps none."""
    return max((number for number in numbers_left if number <= value), default=None)


def types_open(card: str, claimed: dict[str, int]) -> list[str]:
    """GG-16: the types that the communal card lets a player score who has these score cards already."""
    offered = GRAVES if GRAVEDIGGER in halves_of(card) else each_grave_on(card)
    return [grave for grave in offered if grave not in claimed]


def each_grave_on(card: str) -> tuple[str, ...]:
    return tuple(grave for grave in GRAVES if grave in halves_of(card))


def final_score(numbers: Iterable[int]) -> int:
    """GG-21."""
    points = [SCORE_POINTS[number] for number in numbers]
    return sum(points) + BONUS[len(points)]


def rank(numbers_by_seat: list[list[int]]) -> list[list[int]]:
    """GG-21, GG-R19, GG-R20: points first, then the numbers from the highest down; a list that ends first loses."""
    keys = [(final_score(numbers), sorted(numbers, reverse=True)) for numbers in numbers_by_seat]
    ranking: list[list[int]] = []
    for seat in sorted(range(len(keys)), key=lambda seat: keys[seat], reverse=True):
        if ranking and keys[ranking[-1][0]] == keys[seat]:
            ranking[-1].append(seat)
        else:
            ranking.append([seat])
    return [sorted(group) for group in ranking]


# ------------------------------------------------------------------------------------------- texts of moves


def cell_text(cell: Cell) -> str:
    return f"{cell[0]},{cell[1]}"


def burial_text(where: str, card: str, place: Place) -> str:
    return f"{where} {card} at {cell_text(place[0])} {cell_text(place[1])}"


def read_burial(text: str) -> tuple[str, str, Place]:
    where, card, _, first, second = text.split(" ")
    return where, card, (read_cell(first), read_cell(second))


def read_cell(text: str) -> Cell:
    x, y = text.split(",")
    return int(x), int(y)


def area_truth(area: Area) -> dict[str, str]:
    return {cell_text(cell): half for cell, half in sorted(area.items())}


# ------------------------------------------------------------------------------------------------- the game


class GloomyGraves:
    """One game of Gloomy Graves."""

    def __init__(self, seats: int, options: dict[str, object]) -> None:
        if seats not in RANDOMLY_REMOVED:  # GG-1
            raise ValueError(f"not for {seats} seats")
        chosen: dict[str, object] = {name: values[0] for name, values in OPTIONS.items()} | options
        for name, value in chosen.items():
            if name not in OPTIONS or value not in OPTIONS[name]:
                raise ValueError(f"no such option: {name}={value}")
        self.seats = seats
        self.harvest = str(chosen["harvest"])
        self.undrawn = cards_by_seats(str(chosen["deck"]), seats)
        self.deck = self.undrawn.total() - RANDOMLY_REMOVED[seats]  # GG-2, GG-R24
        self.row: list[str] = []
        self.hands: list[list[str]] = [[] for _ in range(seats)]
        self.known: list[list[str]] = [[] for _ in range(seats)]  # GG-R26
        self.communal: Area = {}
        self.crypts: list[Area] = [{} for _ in range(seats)]
        self.claimed: list[dict[str, int]] = [{} for _ in range(seats)]
        self.left: dict[str, list[int]] = {grave: sorted(SCORE_POINTS) for grave in GRAVES}
        self.start = 0
        self.go: int | None = None
        self.round = 0
        self.last_round = False
        # Where every card went that is on the table; kept for the self-checks only.
        self.communal_cards: list[str] = []
        self.crypt_cards: list[list[str]] = [[] for _ in range(seats)]
        self.discards: list[str] = []

    def play(self) -> Steps[None]:
        yield from self._set_up()
        while not self.last_round:  # GG-20: the round in which the end is triggered is the last one
            self.round += 1
            for turn in range(self.seats):  # GG-5
                self.go = (self.start + turn) % self.seats
                yield from self._take_go(self.go)
        self.go = None
        numbers = [list(claimed.values()) for claimed in self.claimed]
        yield Over([final_score(held) for held in numbers], rank(numbers))

    def truth(self) -> dict[str, object]:
        return {
            "go": self.go,
            "round": self.round,
            "deck": self.deck,
            "undrawn": {card: self.undrawn[card] for card in each_once(+self.undrawn)},
            "row": sort_cards(self.row),
            "hands": [sort_cards(hand) for hand in self.hands],
            "known": [sort_cards(known) for known in self.known],
            "communal": area_truth(self.communal),
            "crypts": [area_truth(crypt) for crypt in self.crypts],
            "claimed": [dict(claimed) for claimed in self.claimed],
            "left": {grave: list(numbers) for grave, numbers in self.left.items()},
            "last_round": self.last_round,
        }

    # ------------------------------------------------------------------------------------------- questions

    def _ask(self, rule: str, seat: int, moves: list[str]) -> Steps[str]:
        reply = yield Asked(rule, {seat: moves})
        assert isinstance(reply, dict)
        assert reply[seat] in moves, reply
        return reply[seat]

    def _chance(self, rule: str, weights: dict[str, int]) -> Steps[str]:
        reply = yield Chance(rule, weights)
        assert isinstance(reply, str)
        assert weights[reply] > 0, reply
        return reply

    def _draw(self, rule: str) -> Steps[str]:
        """The next card of the deck."""
        card = yield from self._chance(rule, {card: self.undrawn[card] for card in each_once(+self.undrawn)})
        self.undrawn[card] -= 1
        self.deck -= 1
        return card

    # ------------------------------------------------------------------------------------------- beginning

    def _set_up(self) -> Steps[None]:
        # GG-5, GG-R21
        self.start = int((yield from self._chance("GG-5", {str(seat): 1 for seat in range(self.seats)})))
        for _ in range(ROW_SIZE):  # GG-3
            self.row.append((yield from self._draw("GG-3")))
        for column in range(2):  # GG-3, GG-R2
            yield from self._start_communal_column(column)
        for hand in self.hands:  # GG-3
            for _ in range(DEALT):
                hand.append((yield from self._draw("GG-3")))
        yield from self._start_crypts()

    def _start_communal_column(self, column: int) -> Steps[None]:
        """GG-R2: a card of the starting square, either way up as long as no gravediggers touch."""
        card = yield from self._draw("GG-3")
        upper, lower = (column, 0), (column, 1)
        ways: dict[str, Place] = {"as written": (upper, lower), "flipped": (lower, upper)}
        weights = {
            way: 1 for way, place in ways.items() if not gravediggers_touch(lay(self.communal, card, place), place)
        }
        way = yield from self._chance("GG-R2", weights)
        self.communal = lay(self.communal, card, ways[way])
        self.communal_cards.append(card)

    def _start_crypts(self) -> Steps[None]:
        """GG-4: all choose at once."""
        moves = {seat: [f"begin {card}" for card in each_once(hand)] for seat, hand in enumerate(self.hands)}
        reply = yield Asked("GG-4", moves)
        assert isinstance(reply, dict)
        for seat in range(self.seats):
            assert reply[seat] in moves[seat], reply
            card = reply[seat].removeprefix("begin ")
            self._take_from_hand(seat, card)
            self._lay_in_crypt(seat, card, ((0, 0), (1, 0)))

    # -------------------------------------------------------------------------------------------- one go

    def _take_go(self, seat: int) -> Steps[None]:
        """GG-6."""
        laid = yield from self._bury(seat)
        if laid is not None:  # GG-R11: without a communal card there is nothing to score
            card, place = laid
            yield from self._score(seat, card, place)
        yield from self._draw_cards(seat)

    def _bury(self, seat: int) -> Steps[tuple[str, Place] | None]:
        """GG-7: one card each for crypt and communal graveyard; tells what went into the latter."""
        if not self._burials(seat, "communal", self.hands[seat]):
            yield from self._bury_without_communal(seat)
            return None
        # GG-R10: either area may come first.
        first = yield from self._ask("GG-7", seat, self._first_burials(seat))
        self._carry_out(seat, first)
        other = "communal" if first.startswith("crypt") else "crypt"
        second = yield from self._ask("GG-7", seat, self._burials(seat, other, self.hands[seat]))
        self._carry_out(seat, second)
        _, card, place = read_burial(first if other == "crypt" else second)
        return card, place

    def _bury_without_communal(self, seat: int) -> Steps[None]:
        """GG-R11: the crypt card, then another card is thrown away."""
        burial = yield from self._ask("GG-7", seat, self._burials(seat, "crypt", self.hands[seat]))
        self._carry_out(seat, burial)
        moves = [f"discard {card}" for card in each_once(self.hands[seat])]
        card = (yield from self._ask("GG-R11", seat, moves)).removeprefix("discard ")
        self._take_from_hand(seat, card)
        self.discards.append(card)

    def _burials(self, seat: int, where: str, cards: Iterable[str]) -> list[str]:
        """Every way to bury one of these cards in that area."""
        texts: list[str] = []
        for card in each_once(cards):
            if where == "crypt":
                places = crypt_places(self.crypts[seat], card)
            else:
                places = communal_places(self.communal, card)
            texts += [burial_text(where, card, place) for place in places]
        return texts

    def _first_burials(self, seat: int) -> list[str]:
        """Burials in both areas, without those that spoil the second one (unless all of them do)."""
        hand = self.hands[seat]
        burials = {
            (where, card): self._burials(seat, where, [card]) for where in ("crypt", "communal") for card in set(hand)
        }
        everything: list[str] = []
        sound: list[str] = []
        for where, other in (("crypt", "communal"), ("communal", "crypt")):
            for card in each_once(hand):
                remaining = list(hand)
                remaining.remove(card)
                everything += burials[where, card]
                # The first burial changes nothing in the other area, so one fitting card must remain.
                if any(burials[other, kept] for kept in remaining):
                    sound += burials[where, card]
        return sound or everything

    def _carry_out(self, seat: int, text: str) -> None:
        where, card, place = read_burial(text)
        self._take_from_hand(seat, card)
        if where == "crypt":
            self._lay_in_crypt(seat, card, place)
        else:
            self.communal = lay(self.communal, card, place)
            self.communal_cards.append(card)

    def _lay_in_crypt(self, seat: int, card: str, place: Place) -> None:
        self.crypts[seat] = lay(self.crypts[seat], card, place)
        self.crypt_cards[seat].append(card)

    def _take_from_hand(self, seat: int, card: str) -> None:
        self.hands[seat].remove(card)
        if card in self.known[seat]:  # GG-R26: of equal cards the known one goes first
            self.known[seat].remove(card)

    def _score(self, seat: int, card: str, place: Place) -> Steps[None]:
        """GG-16 to GG-18; also in the last round (GG-R16)."""
        must_contain = place if self.harvest == "new_card" else None  # GG-R12
        claims: dict[str, int] = {}
        for grave in types_open(card, self.claimed[seat]):
            value = score_value(self.communal, self.crypts[seat], grave, must_contain)
            number = card_claimed(value, self.left[grave])
            if number is not None:  # GG-R14
                claims[grave] = number
        if not claims:
            return
        move = yield from self._ask("GG-16", seat, [*(f"score {grave}" for grave in claims), "no score"])
        if move == "no score":
            return
        grave = move.removeprefix("score ")
        self.claimed[seat][grave] = claims[grave]
        self.left[grave].remove(claims[grave])
        if len(self.claimed[seat]) == len(GRAVES):  # GG-20
            self.last_round = True

    def _draw_cards(self, seat: int) -> Steps[None]:
        """GG-19, GG-20."""
        if self.deck == 0:  # GG-20: no matter that the row still has cards
            self.last_round = True
        if self.last_round:  # GG-R17: from the trigger on nobody draws
            return
        for _ in range(DRAWS):
            moves = ["draw deck", *(f"draw row {card}" for card in each_once(self.row))]
            move = yield from self._ask("GG-19", seat, moves)
            if move == "draw deck":
                self.hands[seat].append((yield from self._draw("GG-19")))
                continue
            card = move.removeprefix("draw row ")
            self.row.remove(card)
            self.hands[seat].append(card)
            self.known[seat].append(card)  # GG-R26
            self.row.append((yield from self._draw("GG-19")))


# ---------------------------------------------------------------------------------------------- self-checks

Player: TypeAlias = Callable[[GloomyGraves, int, list[str]], str]
Watcher: TypeAlias = Callable[[GloomyGraves, Node], None]
ROUNDS: dict[int, int] = {2: 14, 3: 11, 4: 9}  # of a game that nobody ends by five score cards
IN_PLAY: dict[int, int] = {2: 67, 3: 80, 4: 89}  # GG-2
DECK_AFTER_SETUP: dict[int, int] = {2: 52, 3: 60, 4: 64}


def run(game: GloomyGraves, chooser: random.Random, player: Player, watch: Watcher) -> Over:
    """Play one game to its end; `watch` sees every question before it is answered."""
    steps = game.play()
    node = next(steps)
    while not isinstance(node, Over):
        watch(game, node)
        if isinstance(node, Chance):
            labels = list(node.weights)
            node = steps.send(chooser.choices(labels, [node.weights[label] for label in labels])[0])
        else:
            node = steps.send({seat: player(game, seat, moves) for seat, moves in node.moves.items()})
    watch(game, node)
    assert next(steps, None) is None
    return node


def node_rule(node: Node) -> str:
    return "" if isinstance(node, Over) else node.rule


def random_player(chooser: random.Random) -> Player:
    return lambda _game, _seat, moves: chooser.choice(moves)


def never_scoring_player(chooser: random.Random) -> Player:
    return lambda _game, _seat, moves: "no score" if "no score" in moves else chooser.choice(moves)


def greedy_player(chooser: random.Random) -> Player:
    """Builds large groups of what it has not scored yet; good enough to end some games by five score cards."""

    def promise(game: GloomyGraves, seat: int, move: str) -> int:
        where, card, place = read_burial(move)
        communal, crypt = game.communal, game.crypts[seat]
        if where == "crypt":
            crypt = lay(crypt, card, place)
        else:
            communal = lay(communal, card, place)
        unscored = [grave for grave in GRAVES if grave not in game.claimed[seat]]
        return sum(score_value(communal, crypt, grave, None) ** 2 for grave in unscored)

    def choose(game: GloomyGraves, seat: int, moves: list[str]) -> str:
        if " at " in moves[0]:
            some = chooser.sample(moves, min(40, len(moves)))
            return max(some, key=lambda move: promise(game, seat, move))
        scoring = [move for move in moves if move.startswith("score ")]
        return chooser.choice(scoring or moves)

    return choose


class Auditor:
    """Checks conservation (digest, part d) and the digest's facts at every question of one game."""

    def __init__(self, game: GloomyGraves, deck: str) -> None:
        self.all_cards = cards_by_seats(deck, game.seats)
        self.goes_begun = 0
        self.asked_this_go: list[str] = []
        self.go_shown: tuple[int, int | None] = (0, None)

    def __call__(self, game: GloomyGraves, node: Node) -> None:
        self.count_goes(game, node)
        self.check_truth(game)
        if node_rule(node) != "GG-R2":  # then a card of the starting square is in the air
            self.check_cards(game)
        self.check_areas(game)
        self.check_score_cards(game)
        if not isinstance(node, Chance):
            assert len(game.row) == ROW_SIZE
        if isinstance(node, Asked):
            self.check_moves(node)
            self.check_hands(game, node)
        if isinstance(node, Over):
            self.check_end(game, node)

    def count_goes(self, game: GloomyGraves, node: Node) -> None:
        if (game.round, game.go) != self.go_shown:
            self.go_shown = (game.round, game.go)
            self.asked_this_go = []
            if game.go is not None:
                self.goes_begun += 1
                assert game.go == (game.start + self.goes_begun - 1) % game.seats  # GG-5
                assert game.round == (self.goes_begun - 1) // game.seats + 1
        if isinstance(node, Asked):
            self.asked_this_go.append(node.rule)

    def check_cards(self, game: GloomyGraves) -> None:
        shown: Counter[str] = +game.undrawn
        for cards in (game.row, *game.hands, *game.crypt_cards, game.communal_cards, game.discards):
            shown.update(cards)
        assert shown == self.all_cards
        assert game.deck == game.undrawn.total() - RANDOMLY_REMOVED[game.seats] >= 0
        assert all(Counter(known) <= Counter(hand) for known, hand in zip(game.known, game.hands, strict=True))

    def check_truth(self, game: GloomyGraves) -> None:
        truth = game.truth()
        assert truth == json.loads(json.dumps(truth))
        undrawn = truth["undrawn"]
        assert isinstance(undrawn, dict)
        assert all(count > 0 for count in undrawn.values())

    def check_areas(self, game: GloomyGraves) -> None:
        assert not gravediggers_touch(game.communal, game.communal)  # GG-10
        if game.round:
            assert len(game.communal) == len(game.communal_cards) + 2  # GG-15: the start is 4 cells of 2 cards
        for crypt in game.crypts:
            assert not gravediggers_touch(crypt, crypt)
            diggers = [cell for cell in crypt if crypt[cell] == GRAVEDIGGER]
            for axis in range(2):
                assert len({cell[axis] for cell in crypt}) <= CRYPT_SIDE  # GG-13: a crypt has no gaps
                assert len({cell[axis] for cell in diggers}) == len(diggers)  # GG-14

    def check_score_cards(self, game: GloomyGraves) -> None:
        for grave in GRAVES:
            taken = [claimed[grave] for claimed in game.claimed if grave in claimed]
            assert sorted(taken + game.left[grave]) == sorted(SCORE_POINTS)

    def check_moves(self, node: Asked) -> None:
        for moves in node.moves.values():
            assert moves
            assert len(set(moves)) == len(moves)

    def check_hands(self, game: GloomyGraves, node: Asked) -> None:
        if node.rule == "GG-4":
            assert game.deck == DECK_AFTER_SETUP[game.seats]
            assert all(len(hand) == DEALT for hand in game.hands)
            return
        assert game.go is not None
        times = self.asked_this_go.count(node.rule)
        expected = {("GG-7", 1): 4, ("GG-7", 2): 3, ("GG-R11", 1): 3, ("GG-16", 1): 2, ("GG-19", 1): 2, ("GG-19", 2): 3}
        assert len(game.hands[game.go]) == expected[node.rule, times]
        if not game.last_round:
            assert all(len(hand) == 4 for seat, hand in enumerate(game.hands) if seat != game.go)
            if node.rule == "GG-7":
                assert game.deck == DECK_AFTER_SETUP[game.seats] - DRAWS * (self.goes_begun - 1)

    def check_end(self, game: GloomyGraves, node: Over) -> None:
        assert game.last_round
        assert self.goes_begun == game.round * game.seats
        assert len(game.communal) == 4 + self.goes_begun - len(game.discards)
        if max(len(claimed) for claimed in game.claimed) < len(GRAVES) or game.round == ROUNDS[game.seats]:
            assert game.round == ROUNDS[game.seats]
            assert game.deck == 0
            assert all(len(hand) == 2 for hand in game.hands)
        assert game.round <= ROUNDS[game.seats]
        assert sorted(seat for group in node.ranking for seat in group) == list(range(game.seats))
        tops = [node.scores[group[0]] for group in node.ranking]
        assert tops == sorted(tops, reverse=True)


def check_decks() -> None:
    for deck in OPTIONS["deck"]:
        unmarked, two_shovels, three_shovels = shovel_sets(deck)
        assert (unmarked.total(), two_shovels.total(), three_shovels.total()) == (60, 20, 10)
        everything = unmarked + two_shovels + three_shovels
        assert set(everything) == {*PAIRS, *DIGGER_CARDS, *(DOUBLES if deck == "doubles" else ())}
        for cards in (unmarked, two_shovels, three_shovels):  # the five types are alike
            on_halves = Counter(half for card in cards.elements() for half in halves_of(card))
            assert len({on_halves[grave] for grave in GRAVES}) == 1
        for seats, in_play in IN_PLAY.items():
            assert cards_by_seats(deck, seats).total() - RANDOMLY_REMOVED[seats] == in_play
    unmarked, two_shovels, three_shovels = shovel_sets("pairs")
    everything = unmarked + two_shovels + three_shovels
    on_halves = Counter(half for card in everything.elements() for half in halves_of(card))
    assert on_halves == {**dict.fromkeys(GRAVES, 32), GRAVEDIGGER: 20}
    assert sum(unmarked[card] for card in PAIRS) == 45
    assert sum(unmarked[card] for card in DIGGER_CARDS) == 15


def grid(*rows: str) -> Area:
    """An area from rows of letters (p g u c d G, a dot is empty), from 0,0 to the right and downwards."""
    letters = dict(zip("pgucdG", HALVES, strict=True))
    return {(x, y): letters[sign] for y, row in enumerate(rows) for x, sign in enumerate(row) if sign != "."}


def check_crypt_examples() -> None:
    crypt = grid("dp")  # GG-X1
    for place, legal in {
        ((0, 1), (1, 1)): True,
        ((1, 0), (2, 0)): True,
        ((0, 0), (1, 0)): True,
        ((2, 1), (2, 2)): False,
    }.items():
        assert may_lie_in_crypt(crypt, "unicorn/cyclops", place) == legal
        assert (place in crypt_places(crypt, "unicorn/cyclops")) == legal
    assert ((0, 2), (0, 1)) in crypt_places(crypt, "unicorn/cyclops")
    assert not may_lie_in_crypt(grid("dpu"), "unicorn/cyclops", ((3, 0), (3, 1)))  # GG-X2
    crypt = grid("Gp", "du")  # GG-X3
    assert not may_lie_in_crypt(crypt, "pixie/dragon", ((0, 0), (1, 0)))
    assert may_lie_in_crypt(crypt, "dragon/gravedigger", ((1, 0), (0, 0)))
    places = crypt_places(crypt, "dragon/gravedigger")  # GG-X4
    assert not [place for place in places if place[1] in ((1, 0), (2, 0))]
    assert ((2, 1), (1, 1)) in places
    doubles = crypt_places(grid("dp"), "unicorn/unicorn")
    assert doubles
    assert all(first < second for first, second in doubles)


def check_communal_examples() -> None:
    communal = grid("pd", "Gc")  # GG-X5
    places = communal_places(communal, "unicorn/gravedigger")
    assert len(places) == len(set(places)) == 10
    assert ((0, 0), (-1, 0)) in places
    assert ((0, 2), (0, 1)) in places
    assert ((-1, 0), (0, 0)) not in places
    assert not [place for place in places if place[0] == (0, 1)]
    for place in (((2, 0), (3, 0)), ((0, 0), (1, 0)), ((1, 0), (0, 0))):
        assert place not in places
        assert not may_lie_in_communal(communal, "unicorn/gravedigger", place)
    # Every place found by looking everywhere around, and nothing else, is found by the search along the outline.
    around = [(x, y) for x in range(-3, 6) for y in range(-3, 6)]
    everywhere = {(one, two) for one in around for two in neighbours(one)}
    for card in (*PAIRS, *DIGGER_CARDS):
        assert set(communal_places(communal, card)) == {p for p in everywhere if may_lie_in_communal(communal, card, p)}
        crypt = grid("dG", "u.")
        assert set(crypt_places(crypt, card)) == {p for p in everywhere if may_lie_in_crypt(crypt, card, p)}


def check_scoring_examples() -> None:
    communal, crypt = grid("dGpd", "dudd", "dppp"), grid("dG", "Gp")  # GG-X6: groups of 4 and 3, two dragons apart
    assert score_value(communal, crypt, "dragon", None) == 4 + 3
    communal = grid("dGd", "dud", "ppp")  # four dragons and the gravedigger between them
    assert score_value(communal, crypt, "dragon", None) == 8
    assert card_claimed(8, [8, 10, 12, 15]) == 8
    assert SCORE_POINTS[8] == 2
    # GG-R12: the group must reach the new card.
    communal = grid("ddddd", "ppppp", "uuduu")
    assert score_value(communal, {}, "dragon", ((2, 2), (3, 2))) == 1
    assert score_value(communal, {}, "dragon", None) == 5
    assert score_value(communal, grid("G"), "cyclops", None) == 1  # GG-R13
    # GG-X7
    assert card_claimed(14, [8, 10, 12, 15]) == 12
    assert card_claimed(14, [8, 10, 15]) == 10
    assert card_claimed(14, [8, 15]) == 8
    assert card_claimed(14, [15]) is None
    assert card_claimed(7, [8, 10, 12, 15]) is None
    # GG-X8
    assert types_open("cyclops/dragon", {"cyclops": 8}) == ["dragon"]
    assert types_open("pixie/gravedigger", {"cyclops": 8}) == ["pixie", "goblin", "unicorn", "dragon"]
    assert types_open("dragon/dragon", {}) == ["dragon"]


def check_final_examples() -> None:
    assert final_score([8, 10, 10, 8]) == 22  # GG-X9
    assert final_score([8, 8, 8, 15, 10]) == 35
    assert final_score([15, 12]) == 16
    assert final_score([12, 10, 10, 8]) == final_score([15, 8, 8, 8]) == 26  # GG-X10
    assert rank([[12, 10, 10, 8], [15, 8, 8, 8]]) == [[1], [0]]
    assert rank([[10, 10], [8, 8], [10, 10], [15]]) == [[3], [0, 2], [1]]
    assert rank([[], []]) == [[0, 1]]
    assert rank([[10], [8, 8]]) == [[0], [1]]  # four points each


def check_full_game_of_three() -> None:
    """GG-X11: the deck is empty after round 10, and in round 11 nobody draws."""
    last_rules: list[str] = []
    after_round_10: list[tuple[int, list[int]]] = []

    def watch(game: GloomyGraves, node: Node) -> None:
        if game.round == 11 and isinstance(node, Asked):
            if not last_rules:
                after_round_10.append((game.deck, [len(hand) for hand in game.hands]))
                assert not game.last_round
            last_rules.append(node.rule)
            assert game.last_round == (game.go != game.start)

    chooser = random.Random(11)
    run(GloomyGraves(3, {}), chooser, never_scoring_player(chooser), watch)
    assert after_round_10 == [(0, [4, 4, 4])]
    assert [rule for rule in last_rules if rule != "GG-16"] == ["GG-7"] * 6


def check_fifth_card_ends_game() -> None:
    """GG-X12: the third player of four gets a fifth score card in round 6."""
    after: list[tuple[int, str]] = []

    def watch(game: GloomyGraves, node: Node) -> None:
        third = (game.start + 2) % 4
        turn = -1 if game.go is None else (game.go - game.start) % 4
        if game.round == 6 and turn == 1 and node_rule(node) == "GG-19":  # prepare the third player's go
            game.claimed[third] = {grave: 8 for grave in GRAVES if grave != "dragon"}
            game.hands[third] = ["pixie/dragon"] * 4
            game.communal = grid("d" * 20, "p" * 20)
        if game.round >= 6 and turn >= 2 and isinstance(node, Asked):
            after.append((turn, node.rule))
        if isinstance(node, Over):
            assert game.round == 6
            assert game.claimed[third]["dragon"] == 15

    chooser = random.Random(12)

    def player(game: GloomyGraves, seat: int, moves: list[str]) -> str:
        if "score dragon" in moves and game.round == 6 and (seat - game.start) % 4 == 2:
            return "score dragon"
        return "no score" if "no score" in moves else chooser.choice(moves)

    run(GloomyGraves(4, {}), chooser, player, watch)
    assert [entry for entry in after if entry != (3, "GG-16")] == [
        (2, "GG-7"),
        (2, "GG-7"),
        (2, "GG-16"),
        (3, "GG-7"),
        (3, "GG-7"),
    ]


DIAMOND = grid("..G..", ".GpG.", "GpppG", ".GpG.", "..G..")  # its outline is made of gravediggers only


def prepared(hand: list[str]) -> GloomyGraves:
    """A game in the middle, seat 0 to go, with a communal graveyard that takes no card without a gravedigger."""
    game = GloomyGraves(2, {})
    game.communal = dict(DIAMOND)
    game.crypts[0] = grid("dp")
    game.hands[0] = list(hand)
    game.row = ["pixie/goblin", "pixie/goblin", "pixie/dragon"]
    game.go, game.round = 0, 5
    return game


def check_no_communal_place() -> None:
    """GG-R11, and the rule against spoiling the second burial."""
    game = prepared(["pixie/goblin", "pixie/goblin", "pixie/dragon", "goblin/unicorn"])
    game.known[0] = ["pixie/goblin"]
    steps = game._take_go(0)
    node = next(steps)
    assert isinstance(node, Asked)
    assert node.rule == "GG-7"
    assert all(move.startswith("crypt") for move in node.moves[0])
    node = steps.send({0: "crypt pixie/goblin at 0,1 1,1"})
    assert game.known[0] == []  # GG-R26
    assert node == Asked("GG-R11", {0: ["discard pixie/goblin", "discard pixie/dragon", "discard goblin/unicorn"]})
    node = steps.send({0: "discard pixie/dragon"})
    assert node == Asked("GG-19", {0: ["draw deck", "draw row pixie/goblin", "draw row pixie/dragon"]})
    node = steps.send({0: "draw row pixie/dragon"})
    assert isinstance(node, Chance)
    assert game.known[0] == ["pixie/dragon"]
    assert len(game.row) == 2

    game = prepared(["pixie/goblin", "pixie/goblin", "pixie/dragon", "goblin/gravedigger"])
    first = next(game._take_go(0))
    assert isinstance(first, Asked)
    buried = {read_burial(move)[:2] for move in first.moves[0]}
    assert buried == {("crypt", "pixie/goblin"), ("crypt", "pixie/dragon"), ("communal", "goblin/gravedigger")}


def check_random_games(per_setting: int) -> Counter[str]:
    seen: Counter[str] = Counter()
    for seats in RANDOMLY_REMOVED:
        for harvest in OPTIONS["harvest"]:
            for deck in OPTIONS["deck"]:
                for number in range(per_setting):
                    chooser = random.Random(f"{seats} {harvest} {deck} {number}")
                    player = (random_player, greedy_player)[number % 2](chooser)
                    game = GloomyGraves(seats, {"harvest": harvest, "deck": deck})
                    over = run(game, chooser, player, Auditor(game, deck))
                    five = any(len(claimed) == len(GRAVES) for claimed in game.claimed)
                    seen["games"] += 1
                    seen["five score cards"] += five
                    seen["ended early"] += game.round < ROUNDS[seats]
                    seen["discards"] += len(game.discards)
                    seen["shared wins"] += len(over.ranking[0]) > 1
                    seen["claims"] += sum(len(claimed) for claimed in game.claimed)
    return seen


def main() -> None:
    check_decks()
    check_crypt_examples()
    check_communal_examples()
    check_scoring_examples()
    check_final_examples()
    check_full_game_of_three()
    check_fifth_card_ends_game()
    check_no_communal_place()
    begun = time.perf_counter()
    seen = check_random_games(16)
    print(dict(seen), f"{(time.perf_counter() - begun) / seen['games']:.3f} s per game")
    assert seen["ended early"] > 0


if __name__ == "__main__":
    main()
