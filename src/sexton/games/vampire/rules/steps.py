# engine: compiled
"""Grave Digger, in the order of a go: one class per paragraph at which someone, or chance, decides."""

from librt.vecs import append, vec
from mypy_extensions import i64

from sexton.games.vampire.rules import events
from sexton.games.vampire.rules.box import CLOSED, EMPTY, EVERY_TOOL, FACES, GRAVES, KINDS, LOSING, TOOLS, VAMPIRE
from sexton.games.vampire.rules.flow import (
    DIG_STEP,
    MOVE_STEP,
    OPEN_GRAVE,
    RED_RETURN,
    RESULT,
    RETURN_STEP,
    ROLL,
    TAKE_STEP,
    begin_battles,
    next_battle,
    next_go,
    put_back,
    take,
)
from sexton.games.vampire.rules.notation import DIG, RETURN, TAKE, chosen, length_of, number_in, path_text, square_text
from sexton.games.vampire.rules.paths import beyond_shadow, end_of, gains_of, moves_now, shadows_of
from sexton.games.vampire.rules.state import State, closed_graves, count_of
from sexton.kernel.engine import Engine
from sexton.kernel.interface import Tell
from sexton.kernel.steps import ALL, Decision, Draw, End
from sexton.kernel.vectors import repeat


class FirstPlayer(Draw[State]):
    """VH-R17 Chance decides who is player 1."""

    def weights(self, g: State) -> vec[i64]:
        return repeat(1, g.variant.seats)

    def then(self, g: State, answers: vec[i64], tell: Tell | None) -> None:
        g.active = answers[0]
        g.step = ROLL
        if tell is not None:
            tell(ALL, events.Starts(g.active))


class Die(Draw[State]):
    """One die."""

    def weights(self, g: State) -> vec[i64]:
        return repeat(1, FACES)


class Roll(Die):
    """VH-5 Roll the die: so many squares are to be walked."""

    def then(self, g: State, answers: vec[i64], tell: Tell | None) -> None:
        g.roll = answers[0] + 1
        g.step = MOVE_STEP
        if tell is not None:
            tell(ALL, events.Rolled(g.active, g.roll))


class Go(Decision[State]):
    """The player whose go it is decides."""

    def seats(self, g: State) -> i64:
        return i64(1) << g.active


class Move(Go):
    """VH-5 Walk exactly as many squares as rolled, none twice (VH-R4); with three tools stop on the red X (VH-10)."""

    def moves(self, g: State, seat: i64) -> vec[i64]:
        return moves_now(g)

    def then(self, g: State, answers: vec[i64], tell: Tell | None) -> None:
        path, square, held = answers[0], g.at[g.active], g.tools[g.active]
        gained = gains_of(g.variant, held, path)
        if tell is not None:
            self.announce(g, path, tell)
        g.at[g.active] = end_of(g.variant, square, path)
        g.fights = shadows_of(g.variant, path)
        g.beyond = beyond_shadow(g.variant, path) & gained
        g.roll = 0
        if gained and g.variant.may_decline:
            g.offered = gained
            g.step = TAKE_STEP
            return
        take(g, gained, tell)
        begin_battles(g, tell)

    def announce(self, g: State, path: i64, tell: Tell) -> None:
        length, end = length_of(path), end_of(g.variant, g.at[g.active], path)
        if length == 0:
            tell(ALL, events.StoodStill(g.active))
            return
        tell(ALL, events.Walked(g.active, path_text(path), square_text(g.variant.names[end])))
        if length == g.roll:
            return
        held = g.tools[g.active]
        if end == g.variant.red and held == EVERY_TOOL:
            tell(ALL, events.StoppedAtRedX(g.active, g.roll - length))
        elif (
            end == g.variant.red and held | gains_of(g.variant, held, path) == EVERY_TOOL and g.variant.tools_on_the_way
        ):
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

    def then(self, g: State, answers: vec[i64], tell: Tell | None) -> None:
        taken = number_in(answers[0])
        left = g.offered & ~taken
        g.offered = 0
        take(g, taken, tell)
        if tell is not None:
            for kind in range(KINDS):
                if left >> kind & 1:
                    tell(ALL, events.LeftLying(g.active, TOOLS[kind]))
        begin_battles(g, tell)


class Battle(Die):
    """VH-7 Each shadow passed or ended on is fought: on 1 to 3 a tool is lost."""

    def then(self, g: State, answers: vec[i64], tell: Tell | None) -> None:
        pips = answers[0] + 1
        g.fights -= 1
        if pips <= LOSING:
            g.step = RETURN_STEP
            if tell is not None:
                tell(ALL, events.BattleLost(g.active, pips))
            return
        if tell is not None:
            tell(ALL, events.BattleWon(g.active, pips))
        next_battle(g, tell)


class Return(Go):
    """VH-7 The loser puts back one tool of his choice (VH-R12)."""

    def moves(self, g: State, seat: i64) -> vec[i64]:
        return sets_of_tools(g.tools[seat], 1)

    def then(self, g: State, answers: vec[i64], tell: Tell | None) -> None:
        tools = number_in(answers[0])
        put_back(g, tools)
        if tell is not None:
            for kind in range(KINDS):
                if tools >> kind & 1:
                    tell(ALL, events.Returned(g.active, TOOLS[kind]))
        next_battle(g, tell)


class RedBattle(Die):
    """VH-11 On the red X with all three tools the red phantom is fought: on 1 to 3 two tools are lost, else he digs."""

    def then(self, g: State, answers: vec[i64], tell: Tell | None) -> None:
        pips = answers[0] + 1
        if pips <= LOSING:
            g.step = RED_RETURN
            if tell is not None:
                tell(ALL, events.RedBattleLost(g.active, pips))
            return
        put_back(g, EVERY_TOOL)  # VH-13: the tools are used up before a grave is chosen
        g.step = DIG_STEP  # VH-R15
        if tell is not None:
            tell(ALL, events.RedBattleWon(g.active, pips))


class RedReturn(Go):
    """VH-11 The loser puts back two tools of his choice, and stays on the red X unless a house rule says otherwise."""

    def moves(self, g: State, seat: i64) -> vec[i64]:
        return sets_of_tools(g.tools[seat], 2)

    def then(self, g: State, answers: vec[i64], tell: Tell | None) -> None:
        tools = number_in(answers[0])
        put_back(g, tools)
        if tell is not None:
            for kind in range(KINDS):
                if tools >> kind & 1:
                    tell(ALL, events.ReturnedToRed(g.active, TOOLS[kind]))
        if g.variant.lost_red_to_green:
            g.at[g.active] = g.variant.green
            if tell is not None:
                tell(ALL, events.SentToGreenX(g.active))
        next_go(g)


class Dig(Go):
    """VH-13 Choose any closed grave (VH-R19: the last one too has to be dug)."""

    def moves(self, g: State, seat: i64) -> vec[i64]:
        moves = vec[i64](capacity=GRAVES)
        for grave in range(GRAVES):
            if g.graves[grave] == CLOSED:
                moves = append(moves, chosen(DIG, grave))
        return moves

    def then(self, g: State, answers: vec[i64], tell: Tell | None) -> None:
        g.grave = number_in(answers[0])
        g.step = OPEN_GRAVE
        if tell is not None:
            tell(ALL, events.Digs(g.active, g.grave + 1))


class OpenGrave(Draw[State]):
    """VH-13 The vampire lies in one of the closed graves, in each as likely (VH-3, VH-R2)."""

    def weights(self, g: State) -> vec[i64]:
        return vec[i64]([i64(1), closed_graves(g) - 1])

    def then(self, g: State, answers: vec[i64], tell: Tell | None) -> None:
        grave = g.grave
        g.grave = 0
        if answers[0] == 0:
            g.graves[grave] = VAMPIRE
            g.step = RESULT
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
        next_go(g)


class Result(End[State]):
    """VH-13 Whoever finds the vampire wins at once."""

    def scores(self, g: State) -> vec[i64]:
        scores = repeat(0, g.variant.seats)
        scores[g.active] = 1
        return scores


def sets_of_tools(held: i64, size: i64) -> vec[i64]:
    """Every way to put back so many of the tools held."""
    moves = vec[i64](capacity=KINDS)
    for tools in range(1, EVERY_TOOL + 1):
        if tools & ~held == 0 and count_of(tools) == size:
            moves = append(moves, chosen(RETURN, tools))
    return moves


def engine() -> Engine:
    """The paragraphs in the order in which `flow` numbers them."""
    return Engine(
        [
            FirstPlayer("first player", "VH-R17"),
            Roll("roll", "VH-5"),
            Move("move", "VH-5", retractable=True),
            Take("take", "VH-6"),
            Battle("battle", "VH-7"),
            Return("return", "VH-7"),
            RedBattle("red battle", "VH-11"),
            RedReturn("red return", "VH-11"),
            Dig("dig", "VH-13"),
            OpenGrave("open grave", "VH-13"),
            Result("result", "VH-13"),
        ]
    )
