# engine: compiled
"""What a robbery pays (GD-15 to GD-21) and who wins (GD-25). Each rule is one function over counts and fists."""

from librt.vecs import append, vec
from mypy_extensions import i64

from sexton.games.gravediggers.rules import events
from sexton.games.gravediggers.rules.box import (
    ACCOMPLICE,
    BANDIT,
    CREDIT,
    FIVE,
    FOUR,
    GUARD,
    GUARD_REWARD,
    TEN,
    THREE,
    TWO,
    WIDOW,
    X,
)
from sexton.games.gravediggers.rules.variant import Variant
from sexton.kernel.interface import Tell
from sexton.kernel.steps import ALL
from sexton.kernel.vectors import count_of, sum_of


def bounty_of(cards: vec[i64]) -> i64:
    """GD-15 The sum of the numbers, times one more than the X cards (GD-R4: X cards alone are worth nothing)."""
    return (2 * cards[TWO] + 3 * cards[THREE] + 4 * cards[FOUR] + 5 * cards[FIVE] + 10 * cards[TEN]) * (1 + cards[X])


def rob(variant: Variant, active: i64, cards: vec[i64], fists: vec[i64], money: vec[i64], tell: Tell | None) -> None:
    """GD-16 to GD-18 The cards are turned up; people step in in this order. `money` changes by what each gets."""
    bounty = bounty_of(cards)
    if tell is not None:
        tell_people(cards, tell)
    # GD-R5 A lone widow sends people away only: the Xs still multiply the bounty.
    if cards[WIDOW] == 1:
        share(variant, bounty, fists, False, money, tell)
    elif cards[GUARD] == 1:
        reward_idle(variant, active, fists, money, tell)
    elif cards[BANDIT] > cards[ACCOMPLICE]:
        take_fists(fists, money, tell)
    else:
        share(variant, bounty, fists, cards[ACCOMPLICE] > cards[BANDIT], money, tell)


def reward_idle(variant: Variant, active: i64, fists: vec[i64], money: vec[i64], tell: Tell | None) -> None:
    """GD-17 A lone guard: empty fists are rewarded, all others are given back (GD-R3)."""
    supply = variant.coins - sum_of(money)
    for passed in range(variant.seats):
        seat = active + passed
        if seat >= variant.seats:
            seat -= variant.seats
        if fists[seat] == 0 and (not variant.strict or supply >= GUARD_REWARD):  # GD-R12
            money[seat] += GUARD_REWARD
            supply -= GUARD_REWARD
            if tell is not None:
                tell(ALL, events.Rewarded(seat, GUARD_REWARD))


def take_fists(fists: vec[i64], money: vec[i64], tell: Tell | None) -> None:
    """GD-18 More bandits than accomplices: every fist is lost."""
    for seat in range(len(fists)):
        if fists[seat]:
            money[seat] -= fists[seat]
            if tell is not None:
                tell(ALL, events.FistLost(seat, fists[seat]))


def share(
    variant: Variant, bounty: i64, fists: vec[i64], highest_first: bool, money: vec[i64], tell: Tell | None
) -> None:
    """GD-19 to GD-21 Equal fists are paid together, group by group, until one cannot be paid in full (GD-R2)."""
    left = in_stock(variant, bounty, money, tell)
    stopped = False
    for fist in distinct(fists, highest_first):
        due = fist * count_of(fists, fist)
        if due <= left and not stopped:
            left -= due
            change(money, fists, fist, fist)
            if tell is not None and fist:
                tell(ALL, events.Paid(seats_with(fists, fist), fist, left))
        else:
            stopped = not variant.payout_skips
            leave_unpaid(variant, fist, left, fists, money, tell)
    if tell is not None and left:
        tell(ALL, events.BountyReturned(left))


def in_stock(variant: Variant, bounty: i64, money: vec[i64], tell: Tell | None) -> i64:
    """GD-R12 With strict components the bounty is what the supply can pay."""
    supply = variant.coins - sum_of(money)
    if not variant.strict or bounty <= supply:
        return bounty
    if tell is not None:
        tell(ALL, events.SupplyShort(supply))
    return supply


def leave_unpaid(variant: Variant, fist: i64, left: i64, fists: vec[i64], money: vec[i64], tell: Tell | None) -> None:
    """GD-20 Not paid in full is not paid at all; the fist is kept (GD-R1)."""
    if tell is not None and fist:
        tell(ALL, events.Unpaid(seats_with(fists, fist), fist, left))
    if variant.unpaid_forfeits:
        change(money, fists, fist, -fist)
        if tell is not None and fist:
            tell(ALL, events.FistsForfeited(seats_with(fists, fist), fist))


def distinct(fists: vec[i64], highest_first: bool) -> vec[i64]:
    """Each different fist once, in the order of payment."""
    out = vec[i64](capacity=len(fists))
    for fist in fists:
        at: i64 = 0
        while at < len(out) and (out[at] > fist if highest_first else out[at] < fist):
            at += 1
        if at == len(out):
            out = append(out, fist)
        elif out[at] != fist:
            out = append(out, fist)
            for back in range(len(out) - 1, at, -1):
                out[back] = out[back - 1]
            out[at] = fist
    return out


def change(money: vec[i64], fists: vec[i64], fist: i64, coins: i64) -> None:
    """Everyone with this fist gets so many coins."""
    for seat in range(len(fists)):
        if fists[seat] == fist:
            money[seat] += coins


def seats_with(fists: vec[i64], fist: i64) -> tuple[int, ...]:
    return tuple([int(seat) for seat in range(len(fists)) if fists[seat] == fist])


def final_scores(money: vec[i64], notes: vec[i64]) -> vec[i64]:
    """GD-25 Money less 10 for each credit note."""
    return vec[i64]([money[seat] - CREDIT * notes[seat] for seat in range(len(money))])


def ranks_by_notes(scores: vec[i64], notes: vec[i64], first: i64) -> vec[i64]:
    """GD-R20, the option: fewer notes, then the later in turn order, win a tie."""
    seats = len(scores)
    order = sorted(range(seats), key=lambda seat: (-scores[seat], notes[seat], -((seat - first) % seats)))
    return vec[i64]([1 + order.index(seat) for seat in range(seats)])


# The robbery in words


def tell_people(cards: vec[i64], tell: Tell) -> None:
    """GD-16 to GD-18 Who stands there, and what they do, as far as it matters."""
    widows, guards, bandits, accomplices = cards[WIDOW], cards[GUARD], cards[BANDIT], cards[ACCOMPLICE]
    if widows == 1:
        tell(ALL, events.LoneWidow())
        return
    if widows:
        tell(ALL, events.WidowsChat(widows))
    if guards == 1:
        tell(ALL, events.LoneGuard())
        return
    if guards:
        tell(ALL, events.GuardsPlay(guards))
    if bandits > accomplices:
        tell(ALL, events.BanditsRaid(bandits, accomplices))
    elif accomplices > bandits:
        tell(ALL, events.AccomplicesHelp(bandits, accomplices))
    elif bandits:
        tell(ALL, events.BanditsFightAccomplices(bandits))
