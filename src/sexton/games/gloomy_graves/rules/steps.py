# engine: compiled
"""Gloomy Graves, in the order of the rulebook: one class per paragraph at which someone, or chance, decides."""

from typing import Final

from librt.vecs import append, remove, vec
from mypy_extensions import i64

from sexton.games.gloomy_graves.rules import events, flow, notation, placement, scoring
from sexton.games.gloomy_graves.rules.box import CARDS, GRAVEDIGGER, GRAVES, HAND, KINDS, ROW, SECOND, TYPES
from sexton.games.gloomy_graves.rules.grid import around, lay_in_crypt, lay_in_graveyard
from sexton.games.gloomy_graves.rules.legality import why_not_burial, why_not_score
from sexton.games.gloomy_graves.rules.state import IN_CRYPT, State
from sexton.kernel.chance.dice import Dice
from sexton.kernel.engine import Engine
from sexton.kernel.interface import Refusal, Tell
from sexton.kernel.steps import ALL, Decision, Draw, End, Step, all_but
from sexton.kernel.vectors import repeat

TRIES: Final = 100  # then the list of moves is built after all


class StartPlayer(Draw[State]):
    """GG-5 The start player leads every round (GG-R21: chance decides who it is)."""

    def weights(self, g: State) -> vec[i64]:
        return repeat(1, g.variant.seats)

    def then(self, g: State, answers: vec[i64], tell: Tell | None) -> None:
        g.start = answers[0]
        g.active = answers[0]
        g.step = flow.ROW_STEP
        if tell is not None:
            deck = g.variant.deck
            tell(ALL, events.DeckReconstructed(deck) if g.variant.reconstructed else events.DeckGiven(deck))
            tell(ALL, events.Starts(g.start))


class FromDeck(Draw[State]):
    """A card nobody has seen: the ones taken out unseen are as likely as those in the deck (GG-2, GG-R24)."""

    def weights(self, g: State) -> vec[i64]:
        return g.undrawn


class Row(FromDeck):
    """GG-3 Three cards are laid out as an open row."""

    def then(self, g: State, answers: vec[i64], tell: Tell | None) -> None:
        flow.leave_deck(g, answers[0])
        g.row = append(g.row, answers[0])
        if len(g.row) == ROW:
            g.step = flow.GRAVEYARD_CARD
        if tell is not None:
            tell(ALL, events.RowLaid(CARDS[answers[0]]))


class GraveyardCard(FromDeck):
    """GG-3 Two cards side by side are the beginning of the communal graveyard."""

    def then(self, g: State, answers: vec[i64], tell: Tell | None) -> None:
        flow.leave_deck(g, answers[0])
        g.spent[answers[0]] += 1
        g.laid = answers[0] + 1
        g.step = flow.GRAVEYARD_TURN
        if tell is not None:
            tell(ALL, events.GraveyardCardTurned(CARDS[answers[0]]))


class GraveyardTurn(Draw[State]):
    """GG-R2 As written or flipped, by chance; two gravediggers may not touch."""

    def weights(self, g: State) -> vec[i64]:
        top, bottom = self.column(g)
        diggers: i64 = g.tops[GRAVEDIGGER] if SECOND[g.laid - 1] == GRAVEDIGGER else 0
        as_written: i64 = 0 if around(g, bottom) & diggers else 1
        flipped: i64 = 0 if around(g, top) & diggers else 1
        return vec[i64]([as_written, flipped])

    def column(self, g: State) -> tuple[i64, i64]:
        """The two cells of this card: the left column, then the right."""
        top: i64 = notation.CENTRE + notation.SIDE if len(g.cells) else notation.CENTRE
        return top, top + 1

    def then(self, g: State, answers: vec[i64], tell: Tell | None) -> None:
        first, second = self.column(g)
        kind = g.laid - 1
        if answers[0]:
            first, second = second, first
        lay_in_graveyard(g, kind, first, second)
        g.laid = 0
        g.laid_cells = 0
        g.step = flow.DEAL if len(g.cells) == 4 else flow.GRAVEYARD_CARD
        if tell is not None:
            column = 1 if g.step == flow.GRAVEYARD_CARD else 2
            tell(ALL, events.GraveyardCardLaid(CARDS[kind], column, CARDS[kind].split("/")[answers[0]]))


class Deal(FromDeck):
    """GG-3 Five cards to each hand."""

    def then(self, g: State, answers: vec[i64], tell: Tell | None) -> None:
        seat = g.drawn // HAND
        flow.leave_deck(g, answers[0])
        g.hands[seat * KINDS + answers[0]] += 1
        g.drawn += 1
        if tell is not None:
            tell(i64(1) << seat, events.Dealt(seat, CARDS[answers[0]]))
        if g.drawn == g.variant.seats * HAND:
            g.drawn = 0
            g.step = flow.BEGIN_STEP
            if tell is not None:
                tell(ALL, events.Ready(g.deck))


class Question(Decision[State]):
    """Seats are asked for an answer with one of these verbs."""

    def __init__(self, name: str, rule: str, verbs: tuple[int, ...], retractable: bool = False) -> None:
        super().__init__(name, rule, retractable)
        self.verbs: Final = verbs

    def is_answer(self, move: i64) -> bool:
        return notation.verb_in(move) in self.verbs

    def why_not(self, g: State, seat: i64, move: i64) -> Refusal | None:
        """The card of the answer must be held."""
        kind = notation.number_in(move)
        return None if g.hands[seat * KINDS + kind] else Refusal(self.rule, "card-not-in-hand", card=CARDS[kind])


class Begin(Question):
    """GG-4 Everybody chooses the first card of the crypt; all are shown at the same time."""

    def seats(self, g: State) -> i64:
        return (i64(1) << g.variant.seats) - 1

    def moves(self, g: State, seat: i64) -> vec[i64]:
        return held_cards(g, seat, notation.BEGIN)

    def any_move(self, g: State, seat: i64, dice: Dice) -> i64:
        return notation.with_card(notation.BEGIN, placement.any_card(g, seat, dice))

    def then(self, g: State, answers: vec[i64], tell: Tell | None) -> None:
        for seat in range(g.variant.seats):
            kind = notation.number_in(answers[seat])
            flow.leave_hand(g, seat, kind)
            lay_in_crypt(g, seat, kind, notation.CENTRE, notation.CENTRE + notation.SIDE)
            if tell is not None:
                tell(ALL, events.CryptBegun(seat, CARDS[kind]))
        g.round = 1
        flow.begin_go(g, g.start, tell)


class Go(Question):
    """The player whose go it is decides."""

    def seats(self, g: State) -> i64:
        return i64(1) << g.active


class Burial(Go):
    """GG-7 A card goes into the own crypt or into the communal graveyard."""

    def why_not(self, g: State, seat: i64, move: i64) -> Refusal | None:
        return super().why_not(g, seat, move) or why_not_burial(g, int(seat), int(move))


class Bury(Burial):
    """GG-7 One card into the own crypt, one into the communal graveyard; this is the first of them (GG-R10)."""

    def moves(self, g: State, seat: i64) -> vec[i64]:
        spots = placement.graveyard_spots(g)
        moves = vec[i64](capacity=4 * (len(spots) + placement.PAIRS))
        moves = placement.add_crypt_moves(g, seat, placement.graveyard_takes(g), moves)
        return placement.add_graveyard_moves(g, seat, spots, moves)

    def any_move(self, g: State, seat: i64, dice: Dice) -> i64:
        takes: i64 = placement.graveyard_takes(g)
        ways = len(g.cells) << 3
        for attempt in range(i64(TRIES)):
            kind = placement.any_card(g, seat, dice)
            nth = dice.below(placement.PAIRS + ways)
            move = (
                placement.try_graveyard(g, kind, nth) if nth < ways else placement.try_crypt(g, seat, kind, nth - ways)
            )
            if move and (nth < ways or placement.may_go_to_crypt(g, seat, kind, takes)):
                return move
        return super().any_move(g, seat, dice)

    def then(self, g: State, answers: vec[i64], tell: Tell | None) -> None:
        flow.bury(g, answers[0], tell)
        flow.after_first_burial(g, tell)


class BuryOther(Burial):
    """GG-7 The second burial, in the other place."""

    def moves(self, g: State, seat: i64) -> vec[i64]:
        if g.buried == IN_CRYPT:
            return placement.add_graveyard_moves(g, seat, placement.graveyard_spots(g), vec[i64](capacity=256))
        return placement.add_crypt_moves(g, seat, 0, vec[i64](capacity=128))

    def any_move(self, g: State, seat: i64, dice: Dice) -> i64:
        in_graveyard = g.buried == IN_CRYPT
        ways = len(g.cells) << 3 if in_graveyard else placement.PAIRS
        for attempt in range(i64(TRIES)):
            kind, nth = placement.any_card(g, seat, dice), dice.below(ways)
            move = placement.try_graveyard(g, kind, nth) if in_graveyard else placement.try_crypt(g, seat, kind, nth)
            if move:
                return move
        return super().any_move(g, seat, dice)

    def then(self, g: State, answers: vec[i64], tell: Tell | None) -> None:
        flow.bury(g, answers[0], tell)
        flow.offer_score(g, tell)


class Discard(Go):
    """GG-R11 No hand card fits the communal graveyard: one is discarded instead, and nothing is scored."""

    def moves(self, g: State, seat: i64) -> vec[i64]:
        return held_cards(g, seat, notation.DISCARD)

    def any_move(self, g: State, seat: i64, dice: Dice) -> i64:
        return notation.with_card(notation.DISCARD, placement.any_card(g, seat, dice))

    def then(self, g: State, answers: vec[i64], tell: Tell | None) -> None:
        flow.leave_hand(g, g.active, notation.number_in(answers[0]))
        if tell is not None:
            tell(ALL, events.Discarded(g.active, CARDS[notation.number_in(answers[0])]))
        flow.begin_draws(g, tell)


class Score(Go):
    """GG-16 One type not scored yet, of those on the card just laid in the communal graveyard; or none."""

    def moves(self, g: State, seat: i64) -> vec[i64]:
        types = scoring.scorable(g)
        moves = vec[i64](capacity=GRAVES + 1)
        for grave in range(i64(GRAVES)):
            if types >> grave & 1:
                moves = append(moves, notation.score(grave))
        return append(moves, notation.NO_SCORE)

    def why_not(self, g: State, seat: i64, move: i64) -> Refusal | None:
        return None if move == notation.NO_SCORE else why_not_score(g, int(seat), int(notation.number_in(move)))

    def then(self, g: State, answers: vec[i64], tell: Tell | None) -> None:
        seat, grave = g.active, notation.number_in(answers[0])
        if answers[0] == notation.NO_SCORE:
            if tell is not None:
                tell(ALL, events.ScoreDeclined(seat))
        else:
            communal, crypt = scoring.graveyard_group(g, grave), scoring.crypt_group(g, seat, grave)
            number = scoring.claim(g, grave, communal + crypt)
            g.claimed[seat * GRAVES + grave] = number
            if tell is not None:
                total, points = communal + crypt, scoring.points_of(number)
                tell(ALL, events.Scored(seat, TYPES[grave], communal, crypt, total, number, points))
        flow.begin_draws(g, tell)


class DrawFrom(Go):
    """GG-19 Two cards, one after the other, off the deck or out of the open row."""

    def moves(self, g: State, seat: i64) -> vec[i64]:
        moves = append(vec[i64](capacity=1 + ROW), notation.DRAW_DECK)
        for kind in range(i64(KINDS)):
            if kind in g.row:
                moves = append(moves, notation.draw_from_row(kind))
        return moves

    def why_not(self, g: State, seat: i64, move: i64) -> Refusal | None:
        kind = notation.number_in(move) - 1
        if move == notation.DRAW_DECK or kind in g.row:
            return None
        return Refusal(self.rule, "card-not-in-row", card=CARDS[kind])

    def then(self, g: State, answers: vec[i64], tell: Tell | None) -> None:
        if answers[0] == notation.DRAW_DECK:
            g.step = flow.DRAW_CARD
            return
        kind = notation.number_in(answers[0]) - 1
        g.row = remove(g.row, kind)
        g.hands[g.active * KINDS + kind] += 1
        g.known[g.active * KINDS + kind] += 1
        g.step = flow.REFILL
        if tell is not None:
            tell(ALL, events.DrewFromRow(g.active, CARDS[kind]))


class DrawCard(FromDeck):
    """GG-19 The card drawn from the deck, seen by its player alone."""

    def then(self, g: State, answers: vec[i64], tell: Tell | None) -> None:
        flow.leave_deck(g, answers[0])
        g.hands[g.active * KINDS + answers[0]] += 1
        if tell is not None:
            tell(i64(1) << g.active, events.DrewFromDeck(g.active, g.deck, CARDS[answers[0]]))
            tell(all_but(g.active), events.DrewFromDeck(g.active, g.deck))
        flow.after_draw(g, tell)


class Refill(FromDeck):
    """GG-19 A gap in the row is filled from the deck at once; it never runs out before the last round (GG-R18)."""

    def then(self, g: State, answers: vec[i64], tell: Tell | None) -> None:
        flow.leave_deck(g, answers[0])
        g.row = append(g.row, answers[0])
        if tell is not None:
            tell(ALL, events.RowRefilled(CARDS[answers[0]], g.deck))
        flow.after_draw(g, tell)


class Result(End[State]):
    """GG-21 Points of the score cards and a bonus for their number; ties go to the better cards (GG-R19, GG-R20)."""

    def scores(self, g: State) -> vec[i64]:
        return flow.final_scores(g)

    def ranks(self, g: State) -> vec[i64]:
        return scoring.ranks_of([scoring.cards_of(g, seat) for seat in range(g.variant.seats)])


def held_cards(g: State, seat: i64, verb: i64) -> vec[i64]:
    """A move for each different card in hand."""
    moves = vec[i64](capacity=HAND)
    for kind in range(i64(KINDS)):
        if g.hands[seat * KINDS + kind]:
            moves = append(moves, notation.with_card(verb, kind))
    return moves


def engine() -> Engine:
    """Every paragraph under the number that `flow` gives it."""
    steps: dict[int, Step[State]] = {
        flow.START_PLAYER: StartPlayer("start player", "GG-5"),
        flow.ROW_STEP: Row("row", "GG-3"),
        flow.GRAVEYARD_CARD: GraveyardCard("graveyard card", "GG-3"),
        flow.GRAVEYARD_TURN: GraveyardTurn("graveyard turn", "GG-R2"),
        flow.DEAL: Deal("deal", "GG-3"),
        flow.BEGIN_STEP: Begin("begin", "GG-4", (notation.BEGIN,)),
        flow.BURY: Bury("bury", "GG-7", (notation.CRYPT, notation.COMMUNAL), retractable=True),
        flow.BURY_OTHER: BuryOther("bury other", "GG-7", (notation.CRYPT, notation.COMMUNAL), retractable=True),
        flow.DISCARD_STEP: Discard("discard", "GG-R11", (notation.DISCARD,), retractable=True),
        flow.SCORE_STEP: Score("score", "GG-16", (notation.SCORE,), retractable=True),
        flow.DRAW_STEP: DrawFrom("draw", "GG-19", (notation.DRAW,)),
        flow.DRAW_CARD: DrawCard("draw card", "GG-19"),
        flow.REFILL: Refill("refill", "GG-19"),
        flow.RESULT: Result("result", "GG-21"),
    }
    return Engine([steps[number] for number in range(len(steps))])
