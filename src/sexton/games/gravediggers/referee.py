"""Settles a robbery at a real table."""

from __future__ import annotations

from typing import Literal

from librt.vecs import vec
from msgspec import Struct
from mypy_extensions import i64

from sexton.games.gravediggers.options import Options, variant_of
from sexton.games.gravediggers.rules import events
from sexton.games.gravediggers.rules.box import ACCOMPLICE, BANDIT, CARDS, GUARD
from sexton.games.gravediggers.rules.scoring import bounty_of, decider_of, rob
from sexton.kernel.extras import Referee
from sexton.kernel.interface import Event, Refusal
from sexton.kernel.steps import ALL

MOST = 999  # coins in a fist, as in the text of a move

Outcome = Literal["shared", "guarded", "raided"]
Order = Literal["ascending", "descending"]
OUTCOMES: dict[int, Outcome] = {GUARD: "guarded", BANDIT: "raided"}  # by who decides; else the bounty is shared


class Robbery(Struct, frozen=True, forbid_unknown_fields=True):
    """The cards of the robbed cemetery and each player's fist, in turn order from the player whose go it is."""

    cards: tuple[str, ...]
    fists: tuple[int, ...]
    unpaid_fist: Literal["kept", "forfeited"] = "kept"
    payout: Literal["stop", "skip"] = "stop"
    supply: int | None = None  # strict components: what is left in the supply


class Settled(Struct, frozen=True):
    outcome: Outcome
    bounty: int  # what the cards are worth, whoever gets it
    order: Order | None
    gains: tuple[int, ...]  # each player's net change


def settle(robbery: Robbery) -> tuple[Settled, list[Event]]:
    cards, fists = counted(robbery.cards), checked(robbery.fists)
    if robbery.supply is not None and not 0 <= robbery.supply <= Options().box.coins:
        raise Refusal("GD-R12", "wrong-supply", coins=str(robbery.supply), most=Options().box.coins)
    strict: Literal["unlimited", "strict"] = "unlimited" if robbery.supply is None else "strict"
    options = Options(unpaid_fist=robbery.unpaid_fist, payout=robbery.payout, components=strict)
    variant = variant_of(len(fists), options)
    # The money that leaves just this much in the supply; only differences are reported.
    spare = 0 if robbery.supply is None else variant.coins - robbery.supply
    money = vec[i64]([i64(spare if seat == 0 else 0) for seat in range(len(fists))])
    told: list[Event] = [events.FistsShown(tuple(fists)), events.CardsTurned(robbery.cards, int(bounty_of(cards)))]
    rob(variant, 0, cards, fists, money, lambda hearers, event: told.append(event) if hearers == ALL else None)
    gains = tuple(int(coins) - (spare if seat == 0 else 0) for seat, coins in enumerate(money))
    decider = decider_of(cards)
    order: Order = "descending" if decider == ACCOMPLICE else "ascending"
    outcome = OUTCOMES.get(decider, "shared")
    return Settled(outcome, int(bounty_of(cards)), order if outcome == "shared" else None, gains), told


def counted(names: tuple[str, ...]) -> vec[i64]:
    if not names:
        raise Refusal("GD-13", "no-cards")
    for name in names:
        if name not in CARDS:
            raise Refusal("GD-2", "unknown-card", text=name)
    held = Options().box.cards
    for kind, card in enumerate(CARDS):
        if names.count(card) > held[kind]:
            raise Refusal("GD-2", "too-many-of-a-card", count=names.count(card), card=card, held=held[kind])
    return vec[i64]([i64(names.count(card)) for card in CARDS])


def checked(fists: tuple[int, ...]) -> vec[i64]:
    if not 2 <= len(fists) <= 5:
        raise Refusal("GD-1", "too-few-fists", count=len(fists))
    for number, coins in enumerate(fists, start=1):
        if coins < 0:
            raise Refusal("GD-14", "negative-fist", number=number, coins=coins)
        if coins > MOST:
            raise Refusal("GD-14", "fist-too-large", number=number, coins=str(coins), most=MOST)
    return vec[i64]([i64(coins) for coins in fists])


REFEREES = {
    "robbery": Referee(
        Input=Robbery,
        settle=settle,
        examples=(
            "sexton referee gravediggers robbery --cards 5,5,X,guard --fists 3,4,0",
            "sexton referee gravediggers robbery --cards 5,5,2,accomplice --fists 6,6,1 --payout skip --json",
            """echo '{"cards": ["10","5","widow"], "fists": [0,6,9]}' | sexton referee gravediggers robbery --json""",
        ),
    )
}
