# engine: compiled
"""How a searching bot thinks about Graverobbers."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sexton.games.graverobbers.bots.grave_odds import PLAY_FIT, GraveOdds, accusation_worth
from sexton.games.graverobbers.rules.box import BOBBY, COLUMN, GRAVES, KEPT, KINDS, OBJECTIVES_DEALT
from sexton.games.graverobbers.rules.flow import ACCUSE_STEP, KEEP_TWO, SECOND_CARD
from sexton.games.graverobbers.rules.notation import ACCUSE, DISCARD, STOP, move
from sexton.games.graverobbers.rules.scoring import bobbies_held, value_held
from sexton.games.graverobbers.rules.state import NO_OBJECTIVE, NOBODY, NOT_YET, State, cards_held, eyes_of
from sexton.games.graverobbers.view.readable import lies_open
from sexton.kernel.chance.dice import Dice
from sexton.kernel.laid_cards import kind_of, knows, seen_by
from sexton.kernel.search import search_model
from sexton.kernel.search.search_model import mixed, mixed_all, share_out
from sexton.kernel.steps import ALL, Step

HORIZON: Final = 6
ATTEMPTS: Final = 6  # moves looked at for a quick answer

# Fitted to who won 2,500 games of the search with three and six players, in points: what a hand leans to, as far as it
# will stay so; what is still in hand; and, before anybody is accused, what guilt will cost and bring the others.
LEAN: Final = 0.83
LEAN_PER_ROUND: Final = 0.12
PER_VALUE: Final = 0.3  # of robbers and detectives, whatever becomes of the cemetery
PER_BOBBY: Final = 0.5
PER_CARD: Final = -0.25  # who has played more has done more
GUILT: Final = 6.6
GUILT_PER_SEAT: Final = -0.53
# And how many points of a lead are worth e to one: more for each round still to come
LEAD_SCALE_AT_END: Final = 1.3
LEAD_SCALE_PER_ROUND: Final = 0.3


class SearchModel(search_model.SearchModel):
    def __init__(self) -> None:
        super().__init__(HORIZON)
        self.odds: Final = GraveOdds(PLAY_FIT)

    # What is known

    def key(self, g: State, seat: i64) -> i64:
        return own_cards(g, seat, mixed(self.known(g, seat), seat + 1))

    def public_key(self, g: State) -> i64:
        return self.known(g, NOBODY)

    def known(self, g: State, seat: i64) -> i64:
        """Everything but hands and objectives, as the seat sees it; where they lie open, those too."""
        eyes, all_open = eyes_of(g.variant, seat), lies_open(g)
        key = mixed(mixed(mixed(g.step, g.active), g.round), g.hand)
        key = mixed(mixed(mixed(key, g.first_grave), g.finals), g.phase)
        key = mixed(mixed(mixed(key, g.first), g.opener), g.asked if g.step == ACCUSE_STEP else 0)
        key = mixed_all(key, g.spent)
        for other in range(g.variant.seats):
            key = mixed(mixed(key, cards_held(g, other)), g.accused[other])
            key = mixed(mixed(key, g.totals[other]), g.points[other])
            if all_open:
                key = own_cards(g, other, key)
        for grave in range(i64(GRAVES)):
            key = mixed(mixed(key, g.graves[grave]), 977)
            for at in range(grave * COLUMN, grave * COLUMN + g.lengths[grave]):
                card = g.columns[at]
                key = mixed(mixed(key, seen_by(card)), kind_of(card) + 1 if knows(card, eyes) else 0)
        return key

    # What is done without much thought

    def rollout_answer(self, step: Step[State], g: State, seat: i64, dice: Dice) -> i64:
        odds = self.odds
        odds.look(g, eyes_of(g.variant, seat))
        if g.step == KEEP_TWO:
            return self.lay_aside(g, seat)
        if g.step == ACCUSE_STEP:
            return self.accuse(g, seat, dice)
        best = move(STOP, 0, 0) if g.step == SECOND_CARD else step.any_move(g, seat, dice)
        most = odds.after(g, seat, best)
        for attempt in range(i64(ATTEMPTS)):
            other = step.any_move(g, seat, dice)
            value = odds.after(g, seat, other)
            if value > most:
                best, most = other, value
        return best

    def lay_aside(self, g: State, seat: i64) -> i64:
        """The objective that promises least."""
        own = seat * OBJECTIVES_DEALT
        worst = g.objectives[own]
        for at in range(own + 1, own + OBJECTIVES_DEALT):
            if self.odds.expected(g.variant, g.objectives[at]) < self.odds.expected(g.variant, worst):
                worst = g.objectives[at]
        return move(DISCARD, 0, worst)

    def accuse(self, g: State, seat: i64, dice: Dice) -> i64:
        """Anybody, where that pays on average, whichever objectives the seat has seen."""
        if accusation_worth(self.odds.guilt_among(g.variant, g.variant.objectives)) < 0.0:
            return move(ACCUSE, 0, NOBODY)
        suspect = dice.below(g.variant.seats - 1)
        return move(ACCUSE, 0, suspect if suspect < seat else suspect + 1)

    # How it may end

    def stops(self, g: State, decisions: i64) -> bool:
        return decisions >= self.horizon and g.step != ACCUSE_STEP

    def can_judge(self, g: State) -> bool:
        """Not while objectives are dealt: everybody must have as many as are kept."""
        last = (g.variant.seats - 1) * OBJECTIVES_DEALT + KEPT - 1
        return g.objectives[last] != NO_OBJECTIVE

    def estimate(self, g: State, shares: vec[float]) -> None:
        """The points each may expect, all cards being known; a lead counts for more the fewer rounds are left."""
        odds, seats = self.odds, g.variant.seats
        odds.look(g, ALL)
        rounds = 0.0 if g.finals else float(g.variant.rounds - g.round) + 0.5
        lean = LEAN - LEAN_PER_ROUND * rounds
        for seat in range(seats):
            points = odds.objective_points(g, seat) + lean * odds.lean_points(g, seat) + in_hand(g, seat)
            if g.phase == NOT_YET:
                points -= (GUILT + GUILT_PER_SEAT * float(seats)) * odds.guilt(g, seat)
            shares[seat] = float(g.totals[seat]) + points
        odds.add_accusations(g, shares)
        hands = float((g.variant.hands - g.hand) * g.variant.rounds)
        share_out(shares, seats, LEAD_SCALE_AT_END + LEAD_SCALE_PER_ROUND * (rounds + hands))


def in_hand(g: State, seat: i64) -> float:
    value = PER_VALUE * float(value_held(g.hands, seat, 0, BOBBY))
    return value + PER_BOBBY * float(bobbies_held(g.hands, seat)) + PER_CARD * float(cards_held(g, seat))


def own_cards(g: State, seat: i64, key: i64) -> i64:
    for at in range(seat * KINDS, seat * KINDS + KINDS):
        key = mixed(key, g.hands[at])
    own = seat * OBJECTIVES_DEALT
    one, two, three = g.objectives[own], g.objectives[own + 1], g.objectives[own + 2]
    if g.step > KEEP_TWO:  # the third is the one laid aside
        return mixed(mixed(mixed(key, min(one, two)), max(one, two)), three)
    return mixed(mixed(mixed(key, min(one, min(two, three))), max(one, max(two, three))), one + two + three)
