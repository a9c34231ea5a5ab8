# engine: compiled
"""What a robbery pays (GD-15 to GD-21) and who wins (GD-25). Each rule is one function over counts and fists, which
the rules, the referee and the bots all ask.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sexton.games.gravediggers.rules import box, events
from sexton.games.gravediggers.rules.box import ACCOMPLICE, BANDIT, GUARD, WIDOW
from sexton.games.gravediggers.rules.variant import Variant
from sexton.kernel.interface import Tell
from sexton.kernel.steps import ALL, around
from sexton.kernel.vectors import sum_of

NOBODY: Final = -1
UNLIMITED: Final = 1 << 40


def bounty_of(cards: vec[i64]) -> i64:
    """GD-15, GD-R4, GD-R5 The sum of the numbers, times one more than the X cards: people change nothing of it."""
    coins: i64 = 0
    for kind in range(i64(box.X)):
        coins += box.NUMBERS[kind] * cards[kind]
    return coins * (1 + cards[box.X])


def decider_of(cards: vec[i64]) -> i64:
    """GD-16 to GD-18 Who decides a robbery, as the kind of their card: a lone widow, else a lone guard, else bandits or
    accomplices, whoever are more; NOBODY where they are as many.
    """
    if cards[WIDOW] == 1:
        return WIDOW
    if cards[GUARD] == 1:
        return GUARD
    if cards[BANDIT] == cards[ACCOMPLICE]:
        return NOBODY
    return BANDIT if cards[BANDIT] > cards[ACCOMPLICE] else ACCOMPLICE


def rob(variant: Variant, active: i64, cards: vec[i64], fists: vec[i64], money: vec[i64], tell: Tell | None) -> None:
    """GD-16 to GD-21 The cards are turned up and the robbery is settled. `money` changes by what each gets."""
    decider = decider_of(cards)
    if tell is not None:
        tell_people(cards, decider, tell)
    if decider == GUARD:
        reward_idle(variant, active, fists, money, tell)
    elif decider == BANDIT:
        take_fists(fists, money, tell)
    else:
        share(variant, bounty_of(cards), fists, decider == ACCOMPLICE, money, tell)


def supply_of(variant: Variant, money: vec[i64]) -> i64:
    """GD-R12 What the supply can pay: with strict components the coins that nobody has, else any amount."""
    return variant.coins - sum_of(money) if variant.strict else UNLIMITED


def reward_idle(variant: Variant, active: i64, fists: vec[i64], money: vec[i64], tell: Tell | None) -> None:
    """GD-17 A lone guard: empty fists are rewarded, all others are given back (GD-R3)."""
    supply = supply_of(variant, money)
    for passed in range(variant.seats):
        seat = around(active + passed, variant.seats)
        if fists[seat] == 0 and supply >= variant.reward:
            money[seat] += variant.reward
            supply -= variant.reward
            if tell is not None:
                tell(ALL, events.Rewarded(seat, variant.reward))


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
    """GD-19 to GD-21 Who is paid receives as much as the fist held; an unpaid fist is kept (GD-R1)."""
    supply, order = supply_of(variant, money), fists[:]
    put_in_order(order)
    paid, left = pay_out(variant, min(bounty, supply), order, highest_first)
    for seat in range(len(fists)):
        if is_paid(fists[seat], order, paid):
            money[seat] += fists[seat]
        elif variant.unpaid_forfeits:
            money[seat] -= fists[seat]
    if tell is not None:
        if supply < bounty:
            tell(ALL, events.SupplyShort(supply))
        tell_payout(variant, min(bounty, supply), fists, order, paid, highest_first, tell)
        if left:
            tell(ALL, events.BountyReturned(left))


def pay_out(variant: Variant, bounty: i64, fists: vec[i64], highest_first: bool) -> tuple[i64, i64]:
    """GD-19 to GD-21 Which of all fists, in ascending order, are paid, bit n for the nth; and what is left then.

    Equal fists are paid together, group by group, until one group cannot be paid in full (GD-R2).
    """
    left, paid = bounty, i64(0)
    at, end, step = i64(0), i64(len(fists)), i64(1)
    if highest_first:
        at, end, step = end - 1, i64(-1), i64(-1)
    while at != end:
        fist = fists[at]
        due, group = fist, i64(1) << at
        at += step
        while at != end and fists[at] == fist:
            due += fist
            group |= i64(1) << at
            at += step
        if due <= left:
            left -= due
            paid |= group
        elif not variant.payout_skips:
            break
    return paid, left


def is_paid(fist: i64, order: vec[i64], paid: i64) -> bool:
    """Whether a fist is among the paid ones of all fists in ascending order."""
    at: i64 = 0
    while order[at] != fist:
        at += 1
    return paid >> at & 1 == 1


def put_in_order(fists: vec[i64]) -> None:
    """The smallest first."""
    for nth in range(1, i64(len(fists))):
        fist = fists[nth]
        at = nth
        while at and fists[at - 1] > fist:
            fists[at] = fists[at - 1]
            at -= 1
        fists[at] = fist


def final_scores(money: vec[i64], notes: vec[i64]) -> vec[i64]:
    """GD-25 Money less 10 for each credit note."""
    return vec[i64]([money[seat] - box.CREDIT * notes[seat] for seat in range(len(money))])


def ranks_by_notes(scores: vec[i64], notes: vec[i64], first: i64) -> vec[i64]:
    """GD-R20, the option: fewer notes, then the later in turn order, win a tie."""
    seats = len(scores)
    order = sorted(range(seats), key=lambda seat: (-scores[seat], notes[seat], -((seat - first) % seats)))
    return vec[i64]([1 + order.index(seat) for seat in range(seats)])


# The robbery in words


def tell_people(cards: vec[i64], decider: i64, tell: Tell) -> None:
    """GD-16 to GD-18 Who stands there, and what they do, as far as it matters."""
    if decider == WIDOW:
        tell(ALL, events.LoneWidow())
        return
    if cards[WIDOW]:
        tell(ALL, events.WidowsChat(cards[WIDOW]))
    if decider == GUARD:
        tell(ALL, events.LoneGuard())
        return
    if cards[GUARD]:
        tell(ALL, events.GuardsPlay(cards[GUARD]))
    if decider == BANDIT:
        tell(ALL, events.BanditsRaid(cards[BANDIT], cards[ACCOMPLICE]))
    elif decider == ACCOMPLICE:
        tell(ALL, events.AccomplicesHelp(cards[BANDIT], cards[ACCOMPLICE]))
    elif cards[BANDIT]:
        tell(ALL, events.BanditsFightAccomplices(cards[BANDIT]))


def tell_payout(
    variant: Variant, bounty: i64, fists: vec[i64], order: vec[i64], paid: i64, highest_first: bool, tell: Tell
) -> None:
    """GD-19, GD-20 Group by group; of empty fists there is nothing to tell."""
    left, why = int(bounty), "short"
    for fist in sorted({int(fist) for fist in fists if fist}, reverse=highest_first):
        seats = tuple([int(seat) for seat in range(len(fists)) if fists[seat] == fist])
        if is_paid(fist, order, paid):
            left -= fist * len(seats)
            tell(ALL, events.Paid(seats, fist, left))
        else:
            tell(ALL, events.Unpaid(seats, fist, left, why))
            if not variant.payout_skips:  # GD-21
                why = "ended"
            if variant.unpaid_forfeits:
                tell(ALL, events.FistsForfeited(seats, fist))
