# engine: compiled
"""Graverobbers, in the order of the rulebook: one class per paragraph at which someone, or chance, decides."""

from librt.vecs import append, vec
from mypy_extensions import i64

from sexton.games.graverobbers.rules import announcements, events, legality
from sexton.games.graverobbers.rules.box import BOBBY, CARDS, COLUMN, GRAVES, KEPT, KINDS, OBJECTIVES_DEALT
from sexton.games.graverobbers.rules.flow import (
    ACCUSE_STEP,
    CARD_AFTER_SPY,
    DEAL,
    DEAL_OBJECTIVES,
    FIRST_PLAYER,
    GO,
    KEEP_TWO,
    RESULT,
    SECOND_CARD,
    begin_round,
    end_accusations,
    end_go,
    left_of,
    play_card,
)
from sexton.games.graverobbers.rules.notation import (
    ACCUSE,
    DISCARD,
    PLAY,
    SPY,
    STOP,
    move,
    number_in,
    verb_in,
    where_in,
)
from sexton.games.graverobbers.rules.scoring import final_ranks
from sexton.games.graverobbers.rules.state import NOBODY, NOWHERE, State, eyes_of, last_card
from sexton.kernel.chance.dice import Dice
from sexton.kernel.engine import Engine
from sexton.kernel.interface import Refusal, Tell
from sexton.kernel.laid_cards import kind_of, laid
from sexton.kernel.moves import Question
from sexton.kernel.steps import ALL, Decision, Draw, End, Step
from sexton.kernel.vectors import repeat, sum_of


class FirstPlayer(Draw[State]):
    """GR-6 Somebody begins (GR-R23: at random)."""

    def weights(self, g: State) -> vec[i64]:
        return repeat(1, g.variant.seats)

    def then(self, g: State, answers: vec[i64], tell: Tell | None) -> None:
        g.opener = answers[0]
        g.first = answers[0]
        g.active = answers[0]
        g.step = DEAL
        if tell is not None:
            tell(ALL, events.ObjectivesReconstructed() if g.variant.reconstructed else events.ObjectivesGiven())
            if g.variant.open_hands:
                tell(ALL, events.HandsLieOpen())
            tell(ALL, events.Starts(g.first))


class Deal(Draw[State]):
    """GR-4 Everybody is dealt the same number of cards; what is over stays out, unseen."""

    def weights(self, g: State) -> vec[i64]:
        return g.deck

    def then(self, g: State, answers: vec[i64], tell: Tell | None) -> None:
        dealt = sum_of(g.variant.cards) - g.left
        seat = dealt // g.variant.hand
        g.deck[answers[0]] -= 1
        g.left -= 1
        g.hands[seat * KINDS + answers[0]] += 1
        if tell is not None:
            tell(eyes_of(g.variant, seat), events.Dealt(seat, CARDS[answers[0]]))
        if dealt + 1 == g.variant.seats * g.variant.hand:
            g.step = DEAL_OBJECTIVES
            if tell is not None:
                tell(ALL, events.CardsDealt(g.variant.hand, g.left))


class DealObjectives(Draw[State]):
    """GR-5 Three objectives to each."""

    def weights(self, g: State) -> vec[i64]:
        return g.objectives_left

    def then(self, g: State, answers: vec[i64], tell: Tell | None) -> None:
        dealt = sum_of(g.variant.objectives) - sum_of(g.objectives_left)
        g.objectives_left[answers[0]] -= 1
        g.objectives[dealt] = answers[0]
        if tell is not None:
            seat, facts = dealt // OBJECTIVES_DEALT, announcements.facts_of(g.variant, answers[0])
            tell(eyes_of(g.variant, seat), events.ObjectiveDealt(seat, *facts))
        if dealt + 1 == g.variant.seats * OBJECTIVES_DEALT:
            g.step = KEEP_TWO


class KeepTwo(Question[State]):
    """GR-5 Each lays one objective aside, all at once and in secret, knowing the hand (GR-R16)."""

    def seats(self, g: State) -> i64:
        return (i64(1) << g.variant.seats) - 1

    def moves(self, g: State, seat: i64) -> vec[i64]:
        moves = vec[i64](capacity=OBJECTIVES_DEALT)
        for objective in range(len(g.objectives_left)):
            if legality.place_of(g, seat, objective) < OBJECTIVES_DEALT:
                moves = append(moves, move(DISCARD, 0, objective))
        return moves

    def why_not(self, g: State, seat: i64, answer: i64) -> Refusal | None:
        if legality.place_of(g, seat, number_in(answer)) < OBJECTIVES_DEALT:
            return None
        side, graves, points = announcements.facts_of(g.variant, number_in(answer))
        return Refusal("GR-5", "objective-not-held", side=side, graves=graves, points=points)

    def then(self, g: State, answers: vec[i64], tell: Tell | None) -> None:
        for seat in range(g.variant.seats):
            own, objective = seat * OBJECTIVES_DEALT, number_in(answers[seat])
            g.objectives[own + legality.place_of(g, seat, objective)] = g.objectives[own + KEPT]
            g.objectives[own + KEPT] = objective
            if tell is not None:
                facts = announcements.facts_of(g.variant, objective)
                tell(eyes_of(g.variant, seat), events.ObjectiveLaidAside(seat, *facts))
        if tell is not None:
            tell(ALL, events.ObjectivesChosen())
        begin_round(g, tell)


class Turn(Decision[State]):
    """The player whose go it is decides."""

    def seats(self, g: State) -> i64:
        return i64(1) << g.active

    def is_answer(self, move: i64) -> bool:
        return PLAY <= verb_in(move) <= STOP

    def why_not(self, g: State, seat: i64, answer: i64) -> Refusal | None:
        verb = verb_in(answer)
        if verb == STOP:
            return self.why_not_stop()
        return legality.why_not_play(g, seat, answer) if verb == PLAY else self.why_not_spy(g, seat, answer)

    def why_not_spy(self, g: State, seat: i64, answer: i64) -> Refusal | None:
        return Refusal("GR-10", "spy-instead")

    def why_not_stop(self) -> Refusal | None:
        raise NotImplementedError


class Go(Turn):
    """GR-7 Play a card, or spend a bobby to spy (GR-10)."""

    def moves(self, g: State, seat: i64) -> vec[i64]:
        moves = legality.plays(g, seat)
        if not legality.can_spy(g, seat):
            return moves
        for grave in range(GRAVES):
            if legality.can_be_turned(g, grave):
                for kind in range(BOBBY, KINDS):
                    if g.hands[seat * KINDS + kind]:
                        moves = append(moves, move(SPY, grave, kind))
        return moves

    def any_move(self, g: State, seat: i64, dice: Dice) -> i64:
        kinds = legality.kinds_held(g, seat, 0)
        cards = kinds * legality.open_graves(g)
        bobbies = legality.kinds_held(g, seat, BOBBY)
        targets: i64 = 0
        if bobbies and legality.can_spy(g, seat):
            for grave in range(GRAVES):
                if legality.can_be_turned(g, grave):
                    targets += 1
        nth = dice.below(cards + bobbies * targets)
        if nth < cards:
            return legality.nth_play(g, seat, nth, kinds)
        nth -= cards
        at: i64 = 0
        while nth >= bobbies or not legality.can_be_turned(g, at):
            if legality.can_be_turned(g, at):
                nth -= bobbies
            at += 1
        return move(SPY, at, legality.nth_kind(g, seat, BOBBY, nth))

    def why_not_spy(self, g: State, seat: i64, answer: i64) -> Refusal | None:
        return legality.why_not_spy(g, seat, answer)

    def why_not_stop(self) -> Refusal | None:
        return Refusal("GR-7", "must-play")

    def then(self, g: State, answers: vec[i64], tell: Tell | None) -> None:
        if verb_in(answers[0]) == SPY:
            self.spy(g, number_in(answers[0]), where_in(answers[0]), tell)
            return
        g.first_grave = where_in(answers[0])
        play_card(g, answers[0], tell)

    def spy(self, g: State, kind: i64, grave: i64, tell: Tell | None) -> None:
        """GR-10 The bobby is out; the last card of the column lies face up from now on (GR-R20: whoever laid it)."""
        g.hands[g.active * KINDS + kind] -= 1
        g.spent[kind - BOBBY] += 1
        place = g.lengths[grave] - 1
        g.columns[grave * COLUMN + place] |= laid(0, ALL)
        g.step = CARD_AFTER_SPY
        if tell is not None:
            tell(ALL, events.Spied(g.active, CARDS[kind], grave + 1))
            tell(ALL, events.TurnedUp(CARDS[kind_of(last_card(g, grave))], grave + 1, place + 1))


class SecondCard(Turn):
    """GR-9 A second card, on another grave than the first; or none."""

    def moves(self, g: State, seat: i64) -> vec[i64]:
        return append(legality.plays(g, seat), move(STOP, 0, 0))

    def any_move(self, g: State, seat: i64, dice: Dice) -> i64:
        kinds = legality.kinds_held(g, seat, 0)
        cards = kinds * legality.open_graves(g)
        nth = dice.below(cards + 1)
        return legality.nth_play(g, seat, nth, kinds) if nth < cards else move(STOP, 0, 0)

    def why_not_stop(self) -> Refusal | None:
        return None

    def then(self, g: State, answers: vec[i64], tell: Tell | None) -> None:
        g.first_grave = NOWHERE
        if verb_in(answers[0]) == STOP:
            if tell is not None:
                tell(ALL, events.Stopped(g.active))
            end_go(g, tell)
            return
        play_card(g, answers[0], tell)


class CardAfterSpy(Turn):
    """GR-10 Exactly one card after spying, on any open grave (GR-R5)."""

    def moves(self, g: State, seat: i64) -> vec[i64]:
        return legality.plays(g, seat)

    def any_move(self, g: State, seat: i64, dice: Dice) -> i64:
        kinds = legality.kinds_held(g, seat, 0)
        return legality.nth_play(g, seat, dice.below(kinds * legality.open_graves(g)), kinds)

    def why_not_stop(self) -> Refusal | None:
        return Refusal("GR-R5", "must-play-after-spy")

    def then(self, g: State, answers: vec[i64], tell: Tell | None) -> None:
        play_card(g, answers[0], tell)


class Accuse(Question[State]):
    """GR-14 Clockwise from the player whose go it is, each may accuse one opponent (GR-R3: never oneself)."""

    def seats(self, g: State) -> i64:
        return i64(1) << g.asked

    def moves(self, g: State, seat: i64) -> vec[i64]:
        moves = vec[i64](capacity=g.variant.seats)
        for suspect in range(g.variant.seats):
            if suspect != seat:
                moves = append(moves, move(ACCUSE, 0, suspect))
        return append(moves, move(ACCUSE, 0, NOBODY))

    def any_move(self, g: State, seat: i64, dice: Dice) -> i64:
        suspect = dice.below(g.variant.seats)
        return move(ACCUSE, 0, NOBODY if suspect == seat else suspect)

    def why_not(self, g: State, seat: i64, answer: i64) -> Refusal | None:
        suspect = number_in(answer)
        if suspect == seat:
            return Refusal("GR-R3", "accuse-oneself")
        if suspect < g.variant.seats or suspect == NOBODY:
            return None
        return Refusal("GR-1", "no-such-player", number=suspect, last=g.variant.seats - 1)

    def then(self, g: State, answers: vec[i64], tell: Tell | None) -> None:
        suspect = number_in(answers[0])
        g.accused[g.asked] = suspect
        if tell is not None:
            tell(ALL, events.NotAccused(g.asked) if suspect == NOBODY else events.Accused(g.asked, suspect))
        g.asked = left_of(g, g.asked)
        if g.asked == g.active:
            end_accusations(g, tell)


class Result(End[State]):
    """GR-24 The most points win; the first of the ranking need not have them (GR-R14, GR-R15)."""

    def scores(self, g: State) -> vec[i64]:
        return g.totals

    def ranks(self, g: State) -> vec[i64]:
        return final_ranks(g)


def engine() -> Engine:
    """Every paragraph under the number that `flow` gives it."""
    steps: dict[int, Step[State]] = {
        FIRST_PLAYER: FirstPlayer("first player", "GR-6"),
        DEAL: Deal("deal", "GR-4"),
        DEAL_OBJECTIVES: DealObjectives("deal objectives", "GR-5"),
        KEEP_TWO: KeepTwo("keep two", "GR-5", DISCARD),
        GO: Go("go", "GR-7"),
        SECOND_CARD: SecondCard("second card", "GR-9"),
        CARD_AFTER_SPY: CardAfterSpy("card after spy", "GR-10"),
        ACCUSE_STEP: Accuse("accuse", "GR-14", ACCUSE),
        RESULT: Result("result", "GR-24"),
    }
    return Engine([steps[number] for number in range(len(steps))])
