# engine: compiled
"""How a searching bot thinks about Graverobbers."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sexton.games.graverobbers.bots.forecast import Forecast
from sexton.games.graverobbers.rules.box import BLACK, BOBBY, COLUMN, GRAVES, KINDS
from sexton.games.graverobbers.rules.flow import ACCUSE_STEP, KEEP_TWO, RESULT, SECOND_CARD
from sexton.games.graverobbers.rules.notation import ACCUSE, DISCARD, SPY, STOP, grave_in, move, number_in, verb_in
from sexton.games.graverobbers.rules.scoring import bobbies_held, value_held
from sexton.games.graverobbers.rules.state import NOBODY, NOT_YET, State, cards_held
from sexton.kernel.chance.dice import Dice
from sexton.kernel.laid_cards import face_up, kind_of, seen_by
from sexton.kernel.search import search_model
from sexton.kernel.search.search_model import mixed, share_out
from sexton.kernel.steps import ALL, Step

HORIZON: Final = 6
ATTEMPTS: Final = 6  # moves looked at for a quick answer
KNOWLEDGE: Final = 0.2  # what a look at a hidden card is worth, in points
INNOCENT: Final = 0.75  # where a suspect is likelier so, nobody is accused (GR-23)

# Fitted to who won 2,500 games of the search with three and six players, in points: what a hand leans to, as far as it
# will stay so; what is still in hand; and, before anybody is accused, what guilt will cost and bring the others.
LEAN: Final = 0.83
LEAN_A_ROUND: Final = 0.12
A_VALUE: Final = 0.3  # of robbers and detectives, whatever becomes of the cemetery
A_BOBBY: Final = 0.5
A_CARD: Final = -0.25  # who has played more has done more
GUILT: Final = 6.6
GUILT_A_SEAT: Final = -0.53
# And how many points of a lead are worth e to one, more for each round still to come
AT_THE_END: Final = 1.3
A_ROUND: Final = 0.3


class SearchModel(search_model.SearchModel):
    def __init__(self) -> None:
        super().__init__(HORIZON)
        self.forecast: Final = Forecast()

    # What is known

    def key(self, g: State, seat: i64) -> i64:
        eyes: i64 = ALL if g.variant.open_hands else i64(1) << seat
        return own_cards(g, seat, mixed(self.known(g, eyes), seat + 1))

    def public_key(self, g: State) -> i64:
        return self.known(g, ALL if g.variant.open_hands else 0)

    def known(self, g: State, eyes: i64) -> i64:
        """Everything but hands and objectives, as these eyes see it; in a practice game and in the end those too."""
        key = mixed(mixed(mixed(g.step, g.active), g.round), g.hand)
        key = mixed(mixed(mixed(key, g.first_grave), g.finals), g.phase)
        key = mixed(mixed(mixed(key, g.first), g.opener), g.asked if g.step == ACCUSE_STEP else 0)
        for spent in g.spent:
            key = mixed(key, spent)
        for seat in range(g.variant.seats):
            key = mixed(mixed(key, cards_held(g, seat)), g.accused[seat])
            key = mixed(mixed(key, g.totals[seat]), g.points[seat])
            if eyes == ALL or g.step == RESULT:
                key = own_cards(g, seat, key)
        for grave in range(i64(GRAVES)):
            key = mixed(mixed(key, g.graves[grave]), 977)
            for at in range(grave * COLUMN, grave * COLUMN + g.lengths[grave]):
                card = g.columns[at]
                known = face_up(card) or seen_by(card) & eyes != 0
                key = mixed(mixed(key, seen_by(card)), kind_of(card) + 1 if known else 0)
        return key

    # What is done without much thought

    def rollout_answer(self, step: Step[State], g: State, seat: i64, dice: Dice) -> i64:
        self.forecast.look(g, i64(1) << seat)
        if g.step == KEEP_TWO:
            return self.lay_aside(g, seat)
        if g.step == ACCUSE_STEP:
            return self.accuse(g, seat, dice)
        best = move(STOP, 0, 0) if g.step == SECOND_CARD else step.any_move(g, seat, dice)
        most = self.value(g, seat, best)
        for attempt in range(i64(ATTEMPTS)):
            other = step.any_move(g, seat, dice)
            value = self.value(g, seat, other)
            if value > most:
                best, most = other, value
        return best

    def value(self, g: State, seat: i64, answer: i64) -> float:
        """The points the seat may expect after it."""
        verb, grave = verb_in(answer), grave_in(answer)
        if verb == STOP:
            return self.forecast.points(g, seat)
        held = seat * KINDS + number_in(answer)
        g.hands[held] -= 1
        if verb == SPY:
            value = self.forecast.points(g, seat) + KNOWLEDGE
        else:
            chance, majority = self.forecast.chances[grave], self.forecast.majority
            self.forecast.look_with(g, i64(1) << seat, number_in(answer), grave)
            value = self.forecast.points(g, seat)
            self.forecast.chances[grave] = chance
            self.forecast.majority = majority
        g.hands[held] += 1
        return value

    def lay_aside(self, g: State, seat: i64) -> i64:
        """The objective that promises least."""
        worst = g.objectives[seat * 3]
        least = 99.0
        for at in range(seat * 3, seat * 3 + 3):
            objective = g.objectives[at]
            worth = float(g.variant.worths[objective]) * self.forecast.achieved(g, objective)
            if worth < least:
                worst, least = objective, worth
        return move(DISCARD, 0, worst)

    def accuse(self, g: State, seat: i64, dice: Dice) -> i64:
        """Anybody, where that pays on average."""
        black = 0.0
        total: i64 = 0
        for objective in range(len(g.variant.sides)):
            count = g.variant.objectives[objective]
            total += count
            if g.variant.sides[objective] == BLACK:
                black += float(count) * self.forecast.achieved(g, objective)
        innocent = 1.0 - black / float(total)
        if innocent * innocent > INNOCENT:
            return move(ACCUSE, 0, NOBODY)
        suspect = dice.below(g.variant.seats - 1)
        return move(ACCUSE, 0, suspect if suspect < seat else suspect + 1)

    # How it may end

    def stops(self, g: State, decisions: i64) -> bool:
        return decisions >= self.horizon and g.step != ACCUSE_STEP

    def estimate(self, g: State, shares: vec[float]) -> None:
        """The points each may expect, all cards being known; a lead counts for more the fewer rounds are left."""
        forecast, seats = self.forecast, g.variant.seats
        forecast.look(g, ALL)
        rounds = 0.0 if g.finals else float(g.variant.rounds - g.round) + 0.5
        lean = LEAN - LEAN_A_ROUND * rounds
        for seat in range(seats):
            points = forecast.objective_points(g, seat) + lean * forecast.lean_points(g, seat) + in_hand(g, seat)
            if g.phase == NOT_YET:
                points -= (GUILT + GUILT_A_SEAT * float(seats)) * forecast.guilt(g, seat)
            shares[seat] = float(g.totals[seat]) + points
        forecast.add_accusations(g, shares)
        hands = float((g.variant.hands - g.hand) * g.variant.rounds)
        share_out(shares, seats, AT_THE_END + A_ROUND * (rounds + hands))


def in_hand(g: State, seat: i64) -> float:
    value = A_VALUE * float(value_held(g.hands, seat, 0, BOBBY))
    return value + A_BOBBY * float(bobbies_held(g.hands, seat)) + A_CARD * float(cards_held(g, seat))


def own_cards(g: State, seat: i64, key: i64) -> i64:
    for at in range(seat * KINDS, seat * KINDS + KINDS):
        key = mixed(key, g.hands[at])
    one, two, three = g.objectives[seat * 3], g.objectives[seat * 3 + 1], g.objectives[seat * 3 + 2]
    if g.step > KEEP_TWO:  # the third is the one laid aside
        return mixed(mixed(mixed(key, min(one, two)), max(one, two)), three)
    return mixed(mixed(mixed(key, min(one, min(two, three))), max(one, max(two, three))), one + two + three)
