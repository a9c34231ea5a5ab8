# engine: compiled
"""Grave Digger, in the order of a go: one class per paragraph at which someone, or chance, decides."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sexton.games.vampire.rules import events, flow, paths
from sexton.games.vampire.rules.box import CLOSED, EMPTY, EVERY_TOOL, FACES, GRAVES, KINDS, LOSING, VAMPIRE
from sexton.games.vampire.rules.legality import tool_missing, why_not_walk
from sexton.games.vampire.rules.notation import (
    DIG,
    MOVE,
    RETURN,
    TAKE,
    chosen,
    length_of,
    number_in,
    path_text,
    square_text,
    verb_in,
)
from sexton.games.vampire.rules.state import State, closed_graves, number_of_tools
from sexton.kernel.engine import Engine
from sexton.kernel.interface import Refusal, Tell
from sexton.kernel.steps import ALL, Decision, Draw, End, Step
from sexton.kernel.vectors import repeat


class FirstPlayer(Draw[State]):
    """VH-R17 Chance decides who is player 1."""

    def weights(self, g: State) -> vec[i64]:
        return repeat(1, g.variant.seats)

    def then(self, g: State, answers: vec[i64], tell: Tell | None) -> None:
        g.active = answers[0]
        g.step = flow.ROLL
        if tell is not None:
            tell(ALL, events.Starts(g.active))


class Die(Draw[State]):
    """One die."""

    def weights(self, g: State) -> vec[i64]:
        return repeat(1, FACES)


class Roll(Die):
    """VH-5 Roll the die: that many squares are to be walked."""

    def then(self, g: State, answers: vec[i64], tell: Tell | None) -> None:
        g.roll = answers[0] + 1
        g.step = flow.MOVE_STEP
        if tell is not None:
            tell(ALL, events.Rolled(g.active, g.roll))


class Go(Decision[State]):
    """VH-4 The player whose go it is decides."""

    def __init__(self, name: str, rule: str, verb: i64, retractable: bool = False) -> None:
        super().__init__(name, rule, retractable)
        self.verb: Final = verb

    def seats(self, g: State) -> i64:
        return i64(1) << g.active

    def is_answer(self, move: i64) -> bool:
        return verb_in(move) == self.verb


class Move(Go):
    """VH-5 Walk exactly as many squares as rolled, none twice (VH-R4); with three tools stop on the red X (VH-10)."""

    def moves(self, g: State, seat: i64) -> vec[i64]:
        return paths.moves_now(g)

    def normal(self, g: State, seat: i64, move: i64) -> i64:
        """The path that names the move: any with the same end, gain and risk amounts to it."""
        if verb_in(move) != MOVE or why_not_walk(g, move) is not None:
            return move
        square, tools = g.at[seat], g.tools[seat]
        worth = paths.worth_of(g.variant, square, tools, move)
        for path in paths.moves_now(g):
            if paths.worth_of(g.variant, square, tools, path) == worth:
                return path
        return move

    def why_not(self, g: State, seat: i64, move: i64) -> Refusal | None:
        return why_not_walk(g, move)

    def then(self, g: State, answers: vec[i64], tell: Tell | None) -> None:
        path, square, held = answers[0], g.at[g.active], g.tools[g.active]
        end, gained, shadows = paths.walked(g.variant, square, held, path)
        if tell is not None:
            self.announce(g, path, tell)
        g.at[g.active] = end
        g.fights = shadows
        g.beyond = paths.beyond_shadow(g.variant, path) & gained if gained and g.fights else i64(0)
        g.roll = 0
        if gained and g.variant.may_decline:
            g.offered = gained
            g.step = flow.TAKE_STEP
            return
        flow.take(g, gained, tell)
        flow.begin_battles(g, tell)

    def announce(self, g: State, path: i64, tell: Tell) -> None:
        length, end = length_of(path), paths.end_of(g.variant, g.at[g.active], path)
        if length == 0:
            tell(ALL, events.StoodStill(g.active))
            return
        passed, onto = paths.phantoms_passed(g.variant, path), paths.kind_of(g.variant, end)
        name, to_red = square_text(g.variant.names[end]), g.variant.steps[end][g.variant.red]
        tell(ALL, events.Walked(g.active, path_text(path), name, length, passed, onto, to_red))
        if length == g.roll:
            return
        held = g.tools[g.active]
        if paths.must_stop(g.variant, end, held):
            tell(ALL, events.StoppedAtRedX(g.active, g.roll - length))
        elif paths.may_stop(g.variant, end, held | paths.gains_of(g.variant, held, path)):
            tell(ALL, events.StoppedWithNewTools(g.active, g.roll - length))
        else:
            tell(ALL, events.WalkedShort(g.active, g.roll - length))


class Take(Go):
    """VH-6 Tools passed or ended on may be left lying, if a house rule allows it (VH-R20)."""

    def moves(self, g: State, seat: i64) -> vec[i64]:
        moves = vec[i64](capacity=8)
        for tools in range(EVERY_TOOL + 1):
            if tools & ~g.offered == 0:
                moves = append(moves, chosen(TAKE, tools))
        return moves

    def why_not(self, g: State, seat: i64, move: i64) -> Refusal | None:
        missing = tool_missing(number_in(move), g.offered)
        return Refusal(self.rule, "tool-not-there", tool=missing) if missing else None

    def then(self, g: State, answers: vec[i64], tell: Tell | None) -> None:
        taken = number_in(answers[0])
        left = g.offered & ~taken
        g.offered = 0
        flow.take(g, taken, tell)
        if tell is not None:
            flow.tell_tools(g.active, left, events.LeftLying, tell)
        flow.begin_battles(g, tell)


class Battle(Die):
    """VH-7 Each shadow passed or ended on is fought: on 1 to 3 a tool is lost."""

    def then(self, g: State, answers: vec[i64], tell: Tell | None) -> None:
        pips = answers[0] + 1
        g.fights -= 1
        if pips <= LOSING:
            g.step = flow.RETURN_STEP
            if tell is not None:
                tell(ALL, events.BattleLost(g.active, pips))
            return
        if tell is not None:
            tell(ALL, events.BattleWon(g.active, pips))
        flow.next_battle(g, tell)


class Return(Go):
    """VH-7 The loser puts back one tool of his choice (VH-R12)."""

    def __init__(self, name: str, rule: str, lost: i64) -> None:
        super().__init__(name, rule, RETURN)
        self.lost: Final = lost

    def moves(self, g: State, seat: i64) -> vec[i64]:
        moves = vec[i64](capacity=KINDS)
        for tools in range(1, EVERY_TOOL + 1):
            if tools & ~g.tools[seat] == 0 and number_of_tools(tools) == self.lost:
                moves = append(moves, chosen(RETURN, tools))
        return moves

    def why_not(self, g: State, seat: i64, move: i64) -> Refusal | None:
        missing = tool_missing(number_in(move), g.tools[seat])
        if missing:
            return Refusal(self.rule, "tool-not-held", tool=missing)
        if number_of_tools(number_in(move)) == self.lost:
            return None
        return Refusal(self.rule, "wrong-number-of-tools", needed=int(self.lost))

    def then(self, g: State, answers: vec[i64], tell: Tell | None) -> None:
        flow.put_back(g, number_in(answers[0]))
        if tell is not None:
            flow.tell_tools(g.active, number_in(answers[0]), events.Returned, tell)
        flow.next_battle(g, tell)


class RedBattle(Die):
    """VH-11 On the red X with all three tools the red phantom is fought: on 1 to 3 two tools are lost, else he digs."""

    def then(self, g: State, answers: vec[i64], tell: Tell | None) -> None:
        pips = answers[0] + 1
        if pips <= LOSING:
            g.step = flow.RED_RETURN
            if tell is not None:
                tell(ALL, events.RedBattleLost(g.active, pips))
            return
        flow.put_back(g, EVERY_TOOL)  # VH-13: the tools are used up before a grave is chosen
        g.step = flow.DIG_STEP  # VH-R15
        if tell is not None:
            tell(ALL, events.RedBattleWon(g.active, pips))


class RedReturn(Return):
    """VH-11 The loser puts back two tools of his choice, and stays on the red X unless a house rule says otherwise."""

    def then(self, g: State, answers: vec[i64], tell: Tell | None) -> None:
        flow.put_back(g, number_in(answers[0]))
        if tell is not None:
            flow.tell_tools(g.active, number_in(answers[0]), events.ReturnedToRed, tell)
        if g.variant.lost_red_to_green:
            g.at[g.active] = g.variant.green
            if tell is not None:
                tell(ALL, events.SentToGreenX(g.active))
        flow.next_go(g)


class Dig(Go):
    """VH-13 Choose any closed grave (VH-R19: the last one too has to be dug)."""

    def moves(self, g: State, seat: i64) -> vec[i64]:
        moves = vec[i64](capacity=GRAVES)
        for grave in range(GRAVES):
            if g.graves[grave] == CLOSED:
                moves = append(moves, chosen(DIG, grave))
        return moves

    def why_not(self, g: State, seat: i64, move: i64) -> Refusal | None:
        grave = number_in(move)
        return None if g.graves[grave] == CLOSED else Refusal(self.rule, "grave-open", grave=int(grave + 1))

    def then(self, g: State, answers: vec[i64], tell: Tell | None) -> None:
        g.grave = number_in(answers[0])
        g.step = flow.OPEN_GRAVE
        if tell is not None:
            tell(ALL, events.Digs(g.active, g.grave + 1))


class OpenGrave(Draw[State]):
    """VH-13 The vampire lies in one of the closed graves, each with the same chance (VH-3, VH-R2)."""

    def weights(self, g: State) -> vec[i64]:
        return vec[i64]([i64(1), closed_graves(g) - 1])

    def then(self, g: State, answers: vec[i64], tell: Tell | None) -> None:
        grave = g.grave
        g.grave = 0
        if answers[0] == 0:
            g.graves[grave] = VAMPIRE
            g.step = flow.RESULT
            if tell is not None:
                tell(ALL, events.VampireFound(g.active, grave + 1))
            return
        if not g.variant.rebury:  # VH-R3
            g.graves[grave] = EMPTY
        g.at[g.active] = g.variant.green
        if tell is not None:
            tell(ALL, events.GraveEmpty(g.active, grave + 1, closed_graves(g)))
            if g.variant.rebury:
                tell(ALL, events.Reburied(g.active, grave + 1))
        flow.next_go(g)


class Result(End[State]):
    """VH-13 Whoever finds the vampire wins at once."""

    def scores(self, g: State) -> vec[i64]:
        scores = repeat(0, g.variant.seats)
        scores[g.active] = 1
        return scores


def engine() -> Engine:
    """Every paragraph under the number that `flow` gives it."""
    steps: dict[int, Step[State]] = {
        flow.FIRST_PLAYER: FirstPlayer("first player", "VH-R17"),
        flow.ROLL: Roll("roll", "VH-5"),
        flow.MOVE_STEP: Move("move", "VH-5", MOVE, retractable=True),
        flow.TAKE_STEP: Take("take", "VH-6", TAKE),
        flow.BATTLE: Battle("battle", "VH-7"),
        flow.RETURN_STEP: Return("return", "VH-7", lost=1),
        flow.RED_BATTLE: RedBattle("red battle", "VH-11"),
        flow.RED_RETURN: RedReturn("red return", "VH-11", lost=2),
        flow.DIG_STEP: Dig("dig", "VH-13", DIG),
        flow.OPEN_GRAVE: OpenGrave("open grave", "VH-13"),
        flow.RESULT: Result("result", "VH-13"),
    }
    return Engine([steps[number] for number in range(len(steps))])
