"""Says at a real table where a roll can lead."""

from __future__ import annotations

from typing import Literal

from librt.vecs import vec
from msgspec import Struct
from mypy_extensions import i64

from sexton.games.vampire.board_library import DEFAULT, text_of
from sexton.games.vampire.options import MANY, Options, variant_of
from sexton.games.vampire.rules.board_format import Square
from sexton.games.vampire.rules.box import FACES, TOOLS
from sexton.games.vampire.rules.names import mask_of, number_of, read_square
from sexton.games.vampire.rules.state import new_state
from sexton.games.vampire.rules.variant import Variant
from sexton.games.vampire.view.path_offers import offers_on, told
from sexton.games.vampire.view.view import Offer
from sexton.kernel.extras import Referee
from sexton.kernel.interface import Event, Refusal


class Standing(Struct, frozen=True, forbid_unknown_fields=True):
    """A pawn, its tools and a roll. `board` is the name of a board, or a whole drawing."""

    at: Square
    roll: int
    tools: tuple[str, ...] = ()
    board: str = DEFAULT
    tools_on_the_way: Literal["no", "yes"] = "no"
    decline_tool: Literal["no", "yes"] = "no"
    pawns: Literal["pass", "block"] = "pass"
    others: tuple[Square, ...] = ()  # where the other pawns stand


class Path(Struct, frozen=True):
    path: tuple[Square, ...]  # from the square the pawn stands on
    tools_gained: tuple[str, ...]
    battles: int  # ordinary shadows that must be fought
    stops_at_red_x: bool  # it ends on the red X with all three tools


class Paths(Struct, frozen=True):
    paths: tuple[Path, ...]


def settle(standing: Standing) -> tuple[Paths, list[Event]]:
    options = Options(
        pawns=standing.pawns,
        decline_tool=standing.decline_tool,
        tools_on_the_way=standing.tools_on_the_way,
        board=text_of(standing.board),
    )
    variant = variant_of(2, options)
    square, others = checked_square(variant, standing.at), [checked_square(variant, other) for other in standing.others]
    if len(others) >= MANY:
        raise Refusal("VH-R1", "too-many-others", count=len(others))
    if not 1 <= standing.roll <= FACES:
        raise Refusal("VH-5", "no-such-roll", roll=standing.roll)
    tools = checked_tools(standing.tools)
    g = new_state(variant)
    g.at, g.tools[g.active], g.roll = vec[i64]([square, *others]), tools, standing.roll
    offers = offers_on(g)
    return Paths(tuple(path_of(standing, offer) for offer in offers)), [told(offer) for offer in offers]


def path_of(standing: Standing, offer: Offer) -> Path:
    squares = (standing.at, *map(read_square, offer.squares))
    return Path(squares, offer.tools_gained, offer.battles, offer.stops_at_red_x)


def checked_square(variant: Variant, square: Square) -> int:
    try:
        return number_of(variant, square)
    except KeyError:
        raise Refusal("VH-5", "no-such-square", square=f"{square[0]},{square[1]}") from None


def checked_tools(names: tuple[str, ...]) -> int:
    for name in names:
        if name not in TOOLS:
            raise Refusal("VH-2", "unknown-tool", text=name)
        if names.count(name) > 1:
            raise Refusal("VH-2", "tool-twice", tool=name)
    return mask_of(names)


REFEREES = {
    "moves": Referee(
        Input=Standing,
        settle=settle,
        examples=(
            "sexton referee vampire moves --at 4,4 --roll 2",
            "sexton referee vampire moves --at 8,2 --roll 5 --tools pick,shovel,stake --json",
            """echo '{"at": [8,4], "roll": 6, "tools": ["pick","stake"]}' | sexton referee vampire moves --json""",
        ),
    )
}
