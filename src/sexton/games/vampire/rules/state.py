# engine: compiled
"""The whole truth of a hunt. Nobody knows the vampire's grave, so it is not here: chance decides when one is dug."""

from librt.vecs import vec
from mypy_extensions import i64

from sexton.games.vampire.rules.box import CLOSED, GRAVES, KINDS
from sexton.games.vampire.rules.variant import Variant
from sexton.kernel import steps
from sexton.kernel.vectors import count_of, repeat


class State(steps.State):
    def __init__(
        self,
        step: i64,
        variant: Variant,
        active: i64,
        roll: i64,
        offered: i64,
        beyond: i64,
        fights: i64,
        grave: i64,
        at: vec[i64],
        tools: vec[i64],
        pile: vec[i64],
        graves: vec[i64],
    ) -> None:
        super().__init__(step)
        self.variant = variant
        self.active = active  # whose go it is
        self.roll = roll  # pips to walk; 0 when no roll is being carried out
        self.offered = offered  # VH-R20: tools that may be taken or left
        self.beyond = beyond  # VH-8: of the tools offered, those that lie beyond a shadow of the walk
        self.fights = fights  # shadows still to be fought in this go
        self.grave = grave  # the one being dug
        self.at = at  # each pawn's square
        self.tools = tools  # each player's, as a mask
        self.pile = pile  # how many of each kind
        self.graves = graves

    def clone(self) -> "State":
        return State(
            self.step,
            self.variant,
            self.active,
            self.roll,
            self.offered,
            self.beyond,
            self.fights,
            self.grave,
            self.at[:],
            self.tools[:],
            self.pile[:],
            self.graves[:],
        )


def new_state(variant: Variant) -> State:
    """VH-1 to VH-3, VH-R13 All pawns on the green X, as many tools of a kind as players, six closed graves."""
    at, pile = repeat(variant.green, variant.seats), repeat(variant.seats, KINDS)
    return State(0, variant, 0, 0, 0, 0, 0, 0, at, repeat(0, variant.seats), pile, repeat(CLOSED, GRAVES))


def closed_graves(g: State) -> i64:
    return count_of(g.graves, CLOSED)


def number_of_tools(tools: i64) -> i64:
    return (tools & 1) + (tools >> 1 & 1) + (tools >> 2)
