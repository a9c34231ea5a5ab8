"""Grave Digger told a second time, slowly and plainly, to check the real telling against.

Written from the rulebook and the digest (rule ids VH-n, rulings VH-Rn) alone. `GraveDigger.play` is a generator:
it yields questions and chances, is sent the answers, and yields `Over` at the end. Run this file to check it.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Generator, Iterable
from dataclasses import dataclass
from itertools import combinations, pairwise


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
Square = tuple[int, int]
Path = tuple[Square, ...]  # the squares entered, in order; the start is not among them

# Every option with its values; the first value is the default.
OPTIONS: dict[str, tuple[str, ...]] = {
    "pawns": ("pass", "block"),  # VH-R14
    "lost_red": ("stay", "green"),  # VH-R16
    "graves": ("open", "rebury"),  # VH-R3
    "decline_tool": ("no", "yes"),  # VH-R20
    "tools_on_the_way": ("no", "yes"),  # VH-R6
    "seats_up_to": ("4", "6"),  # VH-R1
}
FREE: tuple[str, ...] = ("board",)  # options that are no choice among names

TOOLS = ["pick", "shovel", "stake"]  # VH-2
TOOL_MARKS = {"P": "pick", "S": "shovel", "K": "stake"}
DIE = {str(face): 1 for face in range(1, 7)}
GRAVES = 6  # VH-3
CLOSED, EMPTY, VAMPIRE = "closed", "empty", "vampire"


def iron_gate() -> dict[Square, str]:
    """The built-in board: outer ring, cross and inner ring of a 9 by 9 grid, with its marked squares."""
    squares = {}
    for x in range(9):
        for y in range(9):
            across, down = abs(x - 4), abs(y - 4)
            if 0 in (across, down) or max(across, down) in (2, 4):
                squares[x, y] = "o"
    marks: dict[str, list[Square]] = {
        "P": [(4, 2), (0, 2), (8, 6), (6, 8)],
        "S": [(2, 4), (0, 6), (2, 8), (8, 2)],
        "K": [(6, 4), (4, 6), (2, 0), (8, 5)],
        "*": [(3, 2), (6, 5), (8, 3), (5, 0), (4, 8), (0, 4)],
        "G": [(4, 4)],
        "R": [(8, 0)],
    }
    for mark, places in marks.items():
        for place in places:
            assert squares[place] == "o"
            squares[place] = mark
    return squares


class Board:
    """Squares with marks; orthogonal neighbours are linked."""

    def __init__(self, squares: dict[Square, str]) -> None:
        self.squares = squares
        self.green = next(place for place, mark in squares.items() if mark == "G")
        self.red = next(place for place, mark in squares.items() if mark == "R")
        self._known: dict[tuple[Square, int, bool, frozenset[Square]], list[Path]] = {}

    def neighbours(self, place: Square) -> list[Square]:
        """The squares one step away."""
        x, y = place
        return [near for near in ((x - 1, y), (x, y - 1), (x, y + 1), (x + 1, y)) if near in self.squares]

    def walks(self, start: Square, steps: int, red_ends: bool, blocked: frozenset[Square]) -> list[Path]:
        """Every walk of one to `steps` squares that uses no square twice, the start included (VH-5, VH-R4).

        With `red_ends` nothing goes on beyond the red X (VH-10).
        """
        key = (start, steps, red_ends, blocked)
        if key not in self._known:
            found: list[Path] = []
            newest: list[Path] = [()]
            for _ in range(steps):
                newest = [(*path, near) for path in newest for near in self._onward(start, path, red_ends, blocked)]
                found += newest
            self._known[key] = found
        return self._known[key]

    def _onward(self, start: Square, path: Path, red_ends: bool, blocked: frozenset[Square]) -> list[Square]:
        here = path[-1] if path else start
        if path and red_ends and here == self.red:
            return []
        return [near for near in self.neighbours(here) if near != start and near not in path and near not in blocked]

    def tool_kinds(self, path: Path) -> set[str]:
        """The kinds of tools lying on a path."""
        return {TOOL_MARKS[self.squares[place]] for place in path if self.squares[place] in TOOL_MARKS}

    def shadows(self, path: Path) -> int:
        """How many different phantom shadows a path touches (VH-R9)."""
        return len({place for place in path if self.squares[place] == "*"})


def in_order(tools: Iterable[str]) -> list[str]:
    """The kinds in their fixed order."""
    return sorted(tools, key=TOOLS.index)


def path_text(path: Path) -> str:
    """A path as a move."""
    return " ".join(["move", *(f"{x},{y}" for x, y in path)]) if path else "stay"


class GraveDigger:
    """One game."""

    def __init__(self, seats: int, options: dict[str, object]) -> None:
        for name, value in options.items():
            if name not in FREE and value not in OPTIONS.get(name, ()):
                raise ValueError(f"no such option: {name}={value}")
        chosen = {name: options.get(name, values[0]) for name, values in OPTIONS.items()}
        assert 2 <= seats <= int(str(chosen["seats_up_to"])), "VH-1, VH-R1"
        self.seats = seats
        self.pawns_block = chosen["pawns"] == "block"
        self.lost_to_green = chosen["lost_red"] == "green"
        self.rebury = chosen["graves"] == "rebury"
        self.may_decline = chosen["decline_tool"] == "yes"
        self.tools_on_the_way = chosen["tools_on_the_way"] == "yes"
        given = options.get("board")
        self.board = Board(dict(given["squares"]) if isinstance(given, dict) else iron_gate())
        self.at = [self.board.green] * seats  # VH-1
        self.tools: list[set[str]] = [set() for _ in range(seats)]
        self.pile = Counter(dict.fromkeys(TOOLS, seats))  # VH-2, VH-R13
        self.graves = [CLOSED] * GRAVES  # VH-3
        self.go: int | None = None
        self.roll: int | None = None

    # ---- asking ----------------------------------------------------------------------------------------------

    def _ask(self, rule: str, seat: int, moves: list[str]) -> Generator[Step, Answer, str]:
        answer = yield Asked(rule, {seat: moves})
        assert isinstance(answer, dict) and answer[seat] in moves, answer
        return answer[seat]

    def _draw(self, rule: str, weights: dict[str, int]) -> Generator[Step, Answer, str]:
        label = yield Chance(rule, weights)
        assert isinstance(label, str) and label in weights, label
        return label

    # ---- the course of the game ------------------------------------------------------------------------------

    def play(self) -> Generator[Step, Answer, None]:
        """The whole game, as questions and chances, then `Over`."""
        seat = int((yield from self._draw("VH-R17", {str(seat): 1 for seat in range(self.seats)})))
        while True:
            self.go = seat
            won = yield from self._one_go(seat)
            if won:
                break
            seat = (seat + 1) % self.seats
        others = [other for other in range(self.seats) if other != seat]
        yield Over([int(one == seat) for one in range(self.seats)], [[seat], others])

    def _one_go(self, seat: int) -> Generator[Step, Answer, bool]:
        """VH-4, VH-R18: movement, tools, battles, and the red phantom last. True if the vampire was found."""
        path = yield from self._movement(seat)
        yield from self._tool_phase(seat, path)
        yield from self._battles(seat, path)
        if self.at[seat] == self.board.red and len(self.tools[seat]) == len(TOOLS):  # VH-11, VH-12
            return (yield from self._red_phantom(seat))
        return False

    # ---- movement --------------------------------------------------------------------------------------------

    def _movement(self, seat: int) -> Generator[Step, Answer, Path]:
        """VH-5."""
        self.roll = int((yield from self._draw("VH-5", DIE)))
        paths = {path_text(path): path for path in self._moves(seat, self.roll)}
        path = paths[(yield from self._ask("VH-5", seat, list(paths)))]
        if path:
            self.at[seat] = path[-1]
        self.roll = None
        return path

    def _moves(self, seat: int, roll: int) -> list[Path]:
        """The paths that are moves: of those that come to the same only the smallest."""
        best: dict[tuple[Square, frozenset[str], int], Path] = {}
        for path in self._legal_paths(seat, roll):
            gained = frozenset(self.board.tool_kinds(path) - self.tools[seat])
            end = path[-1] if path else self.at[seat]
            outcome = (end, gained, self._battle_count(seat, path, gained))
            if outcome not in best or path < best[outcome]:
                best[outcome] = path
        return list(best.values())

    def _battle_count(self, seat: int, path: Path, gained: frozenset[str]) -> int:
        """VH-7, VH-8, VH-9: shadows count for anybody who will hold a tool, or may (VH-R20)."""
        armed = self.may_decline or bool(self.tools[seat] | gained)
        return self.board.shadows(path) if armed else 0

    def _legal_paths(self, seat: int, roll: int) -> list[Path]:
        """VH-5, VH-R5: the whole roll, or else as far as can be; and those that may end early on the red X."""
        red_ends = len(self.tools[seat]) == len(TOOLS)  # VH-10, VH-R7
        walks = self.board.walks(self.at[seat], roll, red_ends, self._blocked(seat))
        longest = max((len(path) for path in walks), default=0)
        if longest == 0:
            return [()]
        return [path for path in walks if len(path) == longest or self._may_stop(seat, path)]

    def _may_stop(self, seat: int, path: Path) -> bool:
        """On the red X the rest of the roll is lost for a holder of three tools.

        VH-10, VH-R6: they must be in hand when the move begins; by the option those met on the way count too.
        """
        tools = self.tools[seat] | (self.board.tool_kinds(path) if self.tools_on_the_way else set())
        return path[-1] == self.board.red and len(tools) == len(TOOLS)

    def _blocked(self, seat: int) -> frozenset[Square]:
        """VH-R14: squares of other pawns, but never the two X."""
        if not self.pawns_block:
            return frozenset()
        others = {place for other, place in enumerate(self.at) if other != seat}
        return frozenset(others - {self.board.green, self.board.red})

    # ---- tools and phantoms ----------------------------------------------------------------------------------

    def _tool_phase(self, seat: int, path: Path) -> Generator[Step, Answer, None]:
        """VH-6: every kind on the path that he lacks. VH-R10: the start square is not on the path."""
        gained = in_order(self.board.tool_kinds(path) - self.tools[seat])
        if self.may_decline and gained:  # VH-R20
            subsets = [list(some) for size in range(len(gained) + 1) for some in combinations(gained, size)]
            choices = {f"take {' and '.join(some) or 'nothing'}": some for some in subsets}
            gained = choices[(yield from self._ask("VH-6", seat, list(choices)))]
        for kind in gained:
            self.pile[kind] -= 1
            self.tools[seat].add(kind)

    def _give_back(self, seat: int, tools: Iterable[str]) -> None:
        for kind in list(tools):
            self.tools[seat].remove(kind)
            self.pile[kind] += 1

    def _lose_tools(self, rule: str, seat: int, number: int) -> Generator[Step, Answer, None]:
        """VH-7, VH-11: the die, and on 1 to 3 so many tools of the player's choice (VH-R12)."""
        face = int((yield from self._draw(rule, DIE)))
        if face <= 3:
            losses = combinations(in_order(self.tools[seat]), number)
            choices = {f"return {' and '.join(some)}": some for some in losses}
            self._give_back(seat, choices[(yield from self._ask(rule, seat, list(choices)))])

    def _battles(self, seat: int, path: Path) -> Generator[Step, Answer, None]:
        """VH-7, VH-9, VH-R11: one fight for each shadow, as long as there is a tool to lose."""
        for _ in range(self.board.shadows(path)):
            if self.tools[seat]:
                yield from self._lose_tools("VH-7", seat, 1)

    def _red_phantom(self, seat: int) -> Generator[Step, Answer, bool]:
        """VH-11: lost, two tools go; won, he digs (VH-R15)."""
        yield from self._lose_tools("VH-11", seat, 2)
        if len(self.tools[seat]) == len(TOOLS):
            return (yield from self._dig(seat))
        if self.lost_to_green:  # VH-R16
            self.at[seat] = self.board.green
        return False

    def _dig(self, seat: int) -> Generator[Step, Answer, bool]:
        """VH-13, VH-R19: the tools go first, then one closed grave is opened. True if the vampire lay there."""
        self._give_back(seat, TOOLS)
        closed = [number for number in range(1, GRAVES + 1) if self.graves[number - 1] == CLOSED]
        move = yield from self._ask("VH-13", seat, [f"dig {number}" for number in closed])
        number = int(move.removeprefix("dig "))
        weights = {VAMPIRE: 1, EMPTY: len(closed) - 1}  # VH-R2: one vampire, equally likely in each closed grave
        found = yield from self._draw("VH-13", {label: weight for label, weight in weights.items() if weight > 0})
        self.graves[number - 1] = found
        if found == VAMPIRE:
            return True
        self.at[seat] = self.board.green
        if self.rebury:  # VH-R3
            self.graves = [CLOSED] * GRAVES
        return False

    # ---- the truth -------------------------------------------------------------------------------------------

    def truth(self) -> dict[str, object]:
        """Everything as it is now."""
        return {
            "go": self.go,
            "at": [list(place) for place in self.at],
            "tools": [in_order(held) for held in self.tools],
            "graves": list(self.graves),
            "roll": self.roll,
        }


# ---- checks ------------------------------------------------------------------------------------------------------


def check_board() -> None:
    """The digest's facts about the Iron Gate."""
    board = Board(iron_gate())
    marks = Counter(board.squares.values())
    assert len(board.squares) == 57 and marks == {"o": 37, "P": 4, "S": 4, "K": 4, "*": 6, "G": 1, "R": 1}
    degrees = [len(board.neighbours(place)) for place in board.squares]
    assert sum(degrees) == 2 * 64 and min(degrees) == 2
    assert steps_between(board, board.green, board.red, None) == 8
    loops = []
    for place in board.squares:
        for near in board.neighbours(place):
            around = steps_between(board, place, near, (place, near))
            loops += [around + 1] if around else []
    assert min(loops) == 8
    near_tools = [board.squares[p] for p in board.squares if steps_between(board, board.green, p, None) == 2]
    assert Counter(near_tools) == {"P": 1, "S": 1, "K": 2}
    for place in board.squares:  # VH-R5: a full path always exists here, and also if it has to end on the red X
        for roll in range(1, 7):
            for red_ends in (False, True):
                assert max(map(len, board.walks(place, roll, red_ends, frozenset()))) == roll
    for entry in ((5, 0), (8, 3)):  # both roads to the red X are haunted
        assert board.squares.pop(entry) == "*"
    assert steps_between(board, board.green, board.red, None) == 0


def steps_between(board: Board, start: Square, goal: Square, cut: tuple[Square, Square] | None) -> int:
    """Fewest steps from start to goal, not over the cut link; 0 if there is no way."""
    distance = {start: 0}
    queue = [start]
    for place in queue:
        for near in board.neighbours(place):
            if near not in distance and {place, near} != set(cut or ()):
                distance[near] = distance[place] + 1
                queue.append(near)
    return distance.get(goal, 0)


def placed(at: Square, tools: str, options: dict[str, object] | None = None) -> GraveDigger:
    """A game of two in which seat 0 stands somewhere with some tools."""
    game = GraveDigger(2, options or {})
    game.go = 0
    game.at[0] = at
    for kind in tools.split():
        game.tools[0].add(kind)
        game.pile[kind] -= 1
    return game


def act(game: GraveDigger, *script: str) -> tuple[list[str], bool]:
    """One go of seat 0 with these answers: the rules asked for, in order, and whether the vampire was found."""
    course = game._one_go(0)
    rules = []
    try:
        step = next(course)
        for answer in script:
            assert isinstance(step, (Asked, Chance))
            rules.append(step.rule)
            if isinstance(step, Asked):
                assert answer in step.moves[0], (answer, step.moves)
                step = course.send({0: answer})
            else:
                step = course.send(answer)
    except StopIteration as stop:
        assert len(rules) == len(script)
        return rules, bool(stop.value)
    raise AssertionError(f"still asking {step}")


def check_shadow_examples() -> None:
    """VH-X1 to VH-X5 and VH-X10."""
    first = placed((4, 4), "")
    assert act(first, "2", "move 4,3 4,2") == (["VH-5", "VH-5"], False)
    assert first.tools[0] == {"pick"}
    for loss in ("pick", "shovel"):
        second = placed((4, 2), "pick")
        act(second, "4", "move 3,2 2,2 2,3 2,4", "2", f"return {loss}")
        assert second.tools[0] == {"pick", "shovel"} - {loss} and second.pile[loss] == 2
    second = placed((4, 2), "pick")
    assert act(second, "4", "move 3,2 2,2 2,3 2,4", "4")[0] == ["VH-5", "VH-5", "VH-7"]
    assert second.tools[0] == {"pick", "shovel"}
    third = placed((0, 5), "")
    assert act(third, "3", "move 0,4 0,3 0,2", "1", "return pick")[0] == ["VH-5", "VH-5", "VH-7", "VH-7"]
    fourth = placed((0, 5), "")
    assert act(fourth, "2", "move 0,4 0,3") == (["VH-5", "VH-5"], False)
    fifth = placed((2, 2), "stake")
    act(fifth, "5", "move 3,2 4,2 4,1 4,0 5,0", "1", "return stake", "6")
    assert fifth.tools[0] == {"pick"}
    one_tool = placed((0, 5), "")  # VH-R11: two shadows, one tool, one fight
    one_tool.board.squares[0, 3] = "*"
    act(one_tool, "3", "move 0,4 0,3 0,2", "3", "return pick")
    tenth = placed((8, 3), "pick")
    assert act(tenth, "1", "move 8,4") == (["VH-5", "VH-5"], False)


def check_red_examples() -> None:
    """VH-X6 to VH-X9."""
    sixth = placed((8, 2), "pick shovel stake")
    assert act(sixth, "5", "move 8,1 8,0", "4", "dig 2", "vampire")[1]
    assert sixth.tools[0] == set() and sixth.graves[1] == VAMPIRE
    road = "move 8,3 8,2 8,1 8,0"
    seventh = placed((8, 4), "pick stake")
    act(seventh, "4", road, "5", "3", "return pick and stake")
    assert seventh.tools[0] == {"shovel"} and seventh.at[0] == (8, 0)
    seventh = placed((8, 4), "pick stake")
    act(seventh, "4", road, "1", "return stake")
    assert seventh.tools[0] == {"pick", "shovel"} and seventh.at[0] == (8, 0)
    seventh = placed((8, 4), "pick stake")
    assert road not in map(path_text, seventh._moves(0, 6))
    act(seventh, "6", f"{road} 7,0 6,0", "4")
    assert len(seventh.tools[0]) == 3 and seventh.at[0] == (6, 0)
    seventh = placed((8, 4), "pick stake", {"tools_on_the_way": "yes", "lost_red": "green"})
    assert {road, f"{road} 7,0 6,0"} <= set(map(path_text, seventh._moves(0, 6)))
    act(seventh, "6", road, "4", "1", "return pick and shovel")
    assert seventh.at[0] == (4, 4) and seventh.tools[0] == {"stake"}
    eighth = placed((8, 2), "shovel stake")
    assert "move 8,1 8,2" not in map(path_text, eighth._moves(0, 2))
    assert act(eighth, "3", "move 8,1 8,0 7,0") == (["VH-5", "VH-5"], False)
    for options, left in (({}, 5), ({"graves": "rebury"}, 6)):
        ninth = placed((8, 2), "pick shovel stake", dict(options))
        assert not act(ninth, "2", "move 8,1 8,0", "6", "dig 4", "empty")[1]
        assert ninth.tools[0] == set() and ninth.at[0] == (4, 4) and ninth.graves.count(CLOSED) == left


def check_options() -> None:
    """Blocking, declining, a board of one's own, and the last grave."""
    walled = placed((4, 1), "", {"pawns": "block"})
    walled.at[1] = (4, 2)
    assert all((4, 2) not in path for path in walled._legal_paths(0, 2))
    lane: dict[Square, str] = {(0, 0): "R", (1, 0): "G", (2, 0): "*", (3, 0): "P"}
    short = placed((1, 0), "", {"board": {"squares": lane}})
    assert sorted(map(path_text, short._moves(0, 1))) == ["move 0,0", "move 2,0"]
    assert list(map(path_text, short._moves(0, 6))) == ["move 2,0 3,0"], "VH-R5"
    stuck = placed((3, 0), "", {"board": {"squares": lane}, "pawns": "block"})
    stuck.at[1] = (2, 0)
    assert act(stuck, "3", "stay") == (["VH-5", "VH-5"], False)
    free = placed((1, 0), "", {"board": {"squares": lane}, "decline_tool": "yes"})
    assert act(free, "2", "move 2,0 3,0", "take nothing")[0] == ["VH-5", "VH-5", "VH-6"]
    last = placed((8, 1), "pick shovel stake")
    last.graves = [EMPTY] * 5 + [CLOSED]
    assert act(last, "6", "move 8,0", "5", "dig 6", "vampire")[1], "VH-R19"


def random_answer(step: Asked | Chance, rng: random.Random) -> Answer:
    """Any legal answer."""
    if isinstance(step, Chance):
        return rng.choices(list(step.weights), list(step.weights.values()))[0]
    return {seat: rng.choice(moves) for seat, moves in step.moves.items()}


def check_step(game: GraveDigger, step: Step) -> None:
    """Nothing is ever lost, and what is asked is well formed."""
    for kind in TOOLS:
        assert game.pile[kind] >= 0 and game.pile[kind] + sum(kind in held for held in game.tools) == game.seats
    assert not game.rebury or game.graves.count(EMPTY) == 0
    assert game.graves.count(VAMPIRE) == int(isinstance(step, Over))
    assert isinstance(step, Over) or CLOSED in game.graves
    if isinstance(step, Asked):
        ((seat, moves),) = step.moves.items()
        assert seat == game.go and moves and len(set(moves)) == len(moves)
        assert step.rule != "VH-5" or all(legal_text(game, seat, move) for move in moves)
    if game.pawns_block:
        lone = [place for place in game.at if place not in (game.board.green, game.board.red)]
        assert len(lone) == len(set(lone)), "VH-R14"
    assert isinstance(game.truth(), dict)


def legal_text(game: GraveDigger, seat: int, move: str) -> bool:
    """Is a move, read as text, a way over links that never touches a square twice?"""
    places = [game.at[seat]]
    for word in move.split()[1:]:
        x, y = word.split(",")
        places.append((int(x), int(y)))
    linked = all(abs(a[0] - b[0]) + abs(a[1] - b[1]) == 1 for a, b in pairwise(places))
    on_board = all(place in game.board.squares for place in places)
    red_last = len(game.tools[seat]) < 3 or game.board.red not in places[:-1]
    whole = len(places) - 1 == game.roll or places[-1] == game.board.red or game.pawns_block
    return linked and on_board and red_last and whole and len(set(places)) == len(places)


def play_random(game: GraveDigger, rng: random.Random, seen: Counter[str]) -> int:
    """One game by random walkers, checked at every step; returns the number of goes."""
    course = game.play()
    step: Step = next(course)
    goes = digs = 0
    while not isinstance(step, Over):
        check_step(game, step)
        goes += step.rule == "VH-5" and isinstance(step, Chance)
        digs += step.rule == "VH-13" and isinstance(step, Asked)
        if isinstance(step, Asked):
            seen[step.rule] += 1
            seen["stay"] += any("stay" in moves for moves in step.moves.values())
        step = course.send(random_answer(step, rng))
    check_step(game, step)
    assert next(course, None) is None
    assert sum(step.scores) == 1 and step.ranking[0] == [step.scores.index(1)] == [game.go]
    assert sorted(seat for group in step.ranking for seat in group) == list(range(game.seats))
    assert game.rebury or 1 <= digs <= GRAVES, "VH-R3"
    assert game.at[step.ranking[0][0]] == game.board.red and not game.tools[step.ranking[0][0]]
    return goes


def option_sets() -> list[dict[str, object]]:
    """The options, singly and mixed."""
    return [
        {},
        {"pawns": "block"},
        {"lost_red": "green"},
        {"graves": "rebury"},
        {"decline_tool": "yes"},
        {"tools_on_the_way": "yes"},
        {"pawns": "block", "tools_on_the_way": "yes", "decline_tool": "yes", "lost_red": "green"},
    ]


def main() -> None:
    """Examples, then many random games."""
    check_board()
    check_shadow_examples()
    check_red_examples()
    check_options()
    rng = random.Random(57)
    seen: Counter[str] = Counter()
    for options in option_sets():
        goes = []
        for seats in range(2, 7):
            for _ in range(8):
                goes.append(play_random(GraveDigger(seats, {**options, "seats_up_to": "6"}), rng, seen))
        print(f"{sum(goes) / len(goes):7.0f} goes on average with {options}")
    plain = [play_random(GraveDigger(2 + game % 3, {}), rng, seen) for game in range(150)]
    average = sum(plain) / len(plain)
    print(f"{average:7.0f} goes on average in {len(plain)} plain games; questions: {dict(seen)}")
    assert 900 < average < 1500, "the digest expects about 1,200"
    print("Grave Digger: all checks passed")


if __name__ == "__main__":
    main()
