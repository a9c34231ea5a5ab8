# engine: compiled
"""Gravediggers, in the order of the rulebook: one class per paragraph at which someone, or chance, decides."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sexton.games.gravediggers.rules import box, events, flow, legality, notation
from sexton.games.gravediggers.rules.box import CARDS, KINDS, TILES
from sexton.games.gravediggers.rules.notation import move, number_in, where_in
from sexton.games.gravediggers.rules.scoring import bounty_of, final_scores, ranks_by_notes, rob
from sexton.games.gravediggers.rules.state import State, laid_by, layer_of
from sexton.kernel.chance.dice import Dice
from sexton.kernel.engine import Engine
from sexton.kernel.interface import Refusal, Tell
from sexton.kernel.laid_cards import kind_of, kinds_in, laid
from sexton.kernel.moves import Question
from sexton.kernel.steps import ALL, Draw, End, Step, all_but, around
from sexton.kernel.vectors import count_of, nth_filled, repeat, sum_of


class FirstPlayer(Draw[State]):
    """GD-7 Any starting player (GD-R23: at random)."""

    def weights(self, g: State) -> vec[i64]:
        return repeat(1, g.variant.seats)

    def then(self, g: State, answers: vec[i64], tell: Tell | None) -> None:
        g.first = answers[0]
        g.active = answers[0]
        g.step = flow.DEAL
        if tell is not None:
            tell(ALL, events.Starts(g.active))


class FromDeck(Draw[State]):
    """A card comes from the deck."""

    def weights(self, g: State) -> vec[i64]:
        return g.deck


class Deal(FromDeck):
    """GD-5 Five cards to each player, one face down to each cemetery; the rest is the deck."""

    def then(self, g: State, answers: vec[i64], tell: Tell | None) -> None:
        dealt = sum_of(g.variant.cards) - g.left
        flow.take_card(g, answers[0])
        to_players = g.variant.seats * g.variant.hand
        if dealt < to_players:
            seat = dealt // g.variant.hand
            g.hands[seat][answers[0]] += 1
            if tell is not None:
                tell(1 << seat, events.Dealt(seat, CARDS[answers[0]]))
            return
        cemetery = dealt - to_players
        g.lines[cemetery] = append(g.lines[cemetery], laid(answers[0], 0))
        if cemetery + 1 == g.variant.cemeteries:
            g.step = flow.TURN_TILE
            if tell is not None:
                tell(ALL, events.Ready(g.left))


class TurnTile(Draw[State]):
    """GD-8 A go is: turn up one face-down tile and carry out its action (GD-R8: a tile may have no effect)."""

    def weights(self, g: State) -> vec[i64]:
        return g.tiles

    def then(self, g: State, answers: vec[i64], tell: Tell | None) -> None:
        tile = answers[0]
        g.tiles[tile] -= 1
        if tell is not None:
            tell(ALL, events.TileTurned(g.active, TILES[tile]))
        # GD-R9 An action that can be carried out must be: no step that follows a tile has a move to decline.
        if legality.has_effect(g, tile):
            g.step = flow.PLACE_STEP + tile
            return
        if tell is not None:
            tell(ALL, events.NoEffect(g.active, TILES[tile]))
        flow.next_go(g, tell)


class Go(Question[State]):
    """The player whose go it is decides."""

    def seats(self, g: State) -> i64:
        return i64(1) << g.active


class Place(Go):
    """GD-10 Lay one hand card face down at the end of the line of any open cemetery (GD-R6)."""

    def moves(self, g: State, seat: i64) -> vec[i64]:
        moves = vec[i64](capacity=g.variant.hand * g.variant.cemeteries)
        hand = g.hands[seat]
        for cemetery in range(g.variant.cemeteries):
            if legality.can_place_at(g, cemetery):
                for kind in range(KINDS):
                    if hand[kind]:
                        moves = append(moves, move(notation.PLACE, cemetery, kind))
        return moves

    def any_move(self, g: State, seat: i64, dice: Dice) -> i64:
        hand = g.hands[seat]
        held = nth_filled(hand, 0, dice.below(KINDS - count_of(hand, 0)))
        cemetery = dice.below(g.variant.cemeteries) if g.variant.closed_reopens else legality.any_open(g, dice)
        return move(notation.PLACE, cemetery, held)

    def why_not(self, g: State, seat: i64, move: i64) -> Refusal | None:
        kind, cemetery = number_in(move), where_in(move)
        if cemetery >= g.variant.cemeteries:
            return legality.no_such_cemetery(g, cemetery)
        if not g.hands[seat][kind]:
            return Refusal(self.rule, "card-not-in-hand", card=CARDS[kind])
        if legality.can_place_at(g, cemetery):
            return None
        return Refusal("GD-R6", "cemetery-closed", cemetery=cemetery + 1)

    def then(self, g: State, answers: vec[i64], tell: Tell | None) -> None:
        kind, cemetery = number_in(answers[0]), where_in(answers[0])
        g.hands[g.active][kind] -= 1
        # GD-R10 A card keeps the mask of the seats that know it, and their views always show it.
        g.lines[cemetery] = append(g.lines[cemetery], laid_by(kind, 0, g.active))
        if tell is not None:
            tell(1 << g.active, events.Placed(g.active, cemetery + 1, CARDS[kind]))
            tell(all_but(g.active), events.Placed(g.active, cemetery + 1))
        if g.left:
            g.step = flow.DRAW_CARD
        elif sum_of(g.hands[g.active]) == 0:
            self.finish(g, tell)
        else:
            flow.next_go(g, tell)

    def finish(self, g: State, tell: Tell | None) -> None:
        """GD-24, GD-R19 The last card of a hand is played and the deck is empty: the final robberies follow at once."""
        if tell is not None:
            tell(ALL, events.LastCardPlayed(g.active))
        flow.turn_down_tiles(g, None)  # GD-9, but no go follows: nobody shuffles
        g.finals = 1 + g.variant.cemeteries
        flow.next_final_robbery(g, tell)


class DrawCard(FromDeck):
    """GD-10 Then draw one card, if the deck is not empty."""

    def then(self, g: State, answers: vec[i64], tell: Tell | None) -> None:
        flow.take_card(g, answers[0])
        g.hands[g.active][answers[0]] += 1
        if tell is not None:
            tell(1 << g.active, events.Drew(g.active, g.left, CARDS[answers[0]]))
            tell(all_but(g.active), events.Drew(g.active, g.left))
        flow.next_go(g, tell)


class FaceDownCard(Go):
    """One face-down card is chosen, at a cemetery that has at least a given number of them."""

    def __init__(self, name: str, rule: str, verb: i64, at_least: i64) -> None:
        super().__init__(name, rule, verb)
        self.at_least: Final = at_least

    def moves(self, g: State, seat: i64) -> vec[i64]:
        return legality.face_down_cards(g, self.verb, self.at_least)

    def any_move(self, g: State, seat: i64, dice: Dice) -> i64:
        return legality.any_face_down(g, self.verb, self.at_least, dice)

    def why_not(self, g: State, seat: i64, move: i64) -> Refusal | None:
        return legality.why_not_card(g, where_in(move), number_in(move), self.at_least, self.rule)


class View(FaceDownCard):
    """GD-11 Look at one face-down card at any cemetery, alone."""

    def then(self, g: State, answers: vec[i64], tell: Tell | None) -> None:
        cemetery, place = where_in(answers[0]), number_in(answers[0])
        line = g.lines[cemetery]
        line[place] |= laid(0, i64(1) << g.active)
        if tell is not None:
            name = CARDS[kind_of(line[place])]
            tell(1 << g.active, events.Viewed(g.active, cemetery + 1, place + 1, name))
            tell(all_but(g.active), events.Viewed(g.active, cemetery + 1, place + 1))
        flow.next_go(g, tell)


class Reveal(FaceDownCard):
    """GD-12 Turn one face-down card face up for good; never the last one of its cemetery."""

    def then(self, g: State, answers: vec[i64], tell: Tell | None) -> None:
        cemetery, place = where_in(answers[0]), number_in(answers[0])
        line = g.lines[cemetery]
        line[place] |= laid(0, ALL)
        if tell is not None:
            tell(ALL, events.Revealed(g.active, cemetery + 1, place + 1, CARDS[kind_of(line[place])]))
        flow.next_go(g, tell)


class Gravedigger(Go):
    """GD-13 Choose one cemetery that has cards; it is robbed at once."""

    def moves(self, g: State, seat: i64) -> vec[i64]:
        moves = vec[i64](capacity=g.variant.cemeteries)
        for cemetery in range(g.variant.cemeteries):
            if len(g.lines[cemetery]):
                moves = append(moves, move(notation.ROB, cemetery, 0))
        return moves

    def any_move(self, g: State, seat: i64, dice: Dice) -> i64:
        return move(notation.ROB, legality.any_open(g, dice), 0)

    def why_not(self, g: State, seat: i64, move: i64) -> Refusal | None:
        return legality.why_not_cemetery(g, where_in(move))

    def then(self, g: State, answers: vec[i64], tell: Tell | None) -> None:
        g.target = where_in(answers[0])
        if tell is not None:
            tell(ALL, events.RobberyBegins(g.active, g.target + 1))
        flow.offer_credit(g, 0)


class Credit(Question[State]):
    """GD-23 A player with less than 10 may show his money and take 10 and a credit note (GD-R14)."""

    def seats(self, g: State) -> i64:
        return i64(1) << g.asked

    def moves(self, g: State, seat: i64) -> vec[i64]:
        return vec[i64]([move(notation.CREDIT, 0, 0), move(notation.CREDIT, 0, 1)])

    def why_not(self, g: State, seat: i64, move: i64) -> Refusal | None:
        return None

    def then(self, g: State, answers: vec[i64], tell: Tell | None) -> None:
        seat = g.asked
        if number_in(answers[0]):
            # GD-R16 Nothing but the final result takes a note back: there is no move to repay one early.
            g.notes[seat] += 1
            if tell is not None:
                tell(ALL, events.CreditTaken(seat, g.money[seat], g.notes[seat]))  # GD-R17
            g.money[seat] += box.CREDIT
        elif tell is not None:
            tell(ALL, events.CreditDeclined(seat))
        flow.offer_credit(g, around(seat + g.variant.seats - g.active, g.variant.seats) + 1)


class Fists(Question[State]):
    """GD-14 Everybody takes 0 or more of his money into his fist; all fists are shown at the same time."""

    def seats(self, g: State) -> i64:
        return (i64(1) << g.variant.seats) - 1

    def moves(self, g: State, seat: i64) -> vec[i64]:
        moves = vec[i64](capacity=g.money[seat] + 1)
        # GD-R11 Any whole number up to the money: which coins make it up does not matter.
        for coins in range(g.money[seat] + 1):
            moves = append(moves, move(notation.FIST, 0, coins))
        return moves

    def any_move(self, g: State, seat: i64, dice: Dice) -> i64:
        return move(notation.FIST, 0, dice.below(g.money[seat] + 1))

    def why_not(self, g: State, seat: i64, move: i64) -> Refusal | None:
        if number_in(move) <= g.money[seat]:
            return None
        return Refusal(self.rule, "not-so-much-money", coins=number_in(move), money=g.money[seat])

    def then(self, g: State, answers: vec[i64], tell: Tell | None) -> None:
        fists = vec[i64](capacity=g.variant.seats)
        for seat in range(g.variant.seats):
            fists = append(fists, number_in(answers[seat]))
        cards = kinds_in(g.lines[g.target], KINDS)
        for kind in range(i64(KINDS)):
            g.removed[kind] += cards[kind]
        if tell is not None:
            tell(ALL, events.FistsShown(tuple([int(fist) for fist in fists])))
            tell_line(g.lines[g.target], bounty_of(cards), tell)
        rob(g.variant, g.active, cards, fists, g.money, tell)
        g.lines[g.target] = vec[i64]()
        if g.left:
            g.step = flow.NEW_CARD
            return
        if tell is not None:
            tell(ALL, events.Closed(g.target + 1))
        flow.after_robbery(g, tell)


def tell_line(line: vec[i64], bounty: i64, tell: Tell) -> None:
    """GD-15 The line is turned up where it lies. Everybody saw who had laid each card."""
    names = tuple([CARDS[kind_of(card)] for card in line])
    seats = [int(layer_of(card)) for card in line]
    tell(ALL, events.CardsTurned(names, int(bounty), tuple([seat if seat >= 0 else None for seat in seats])))


class NewCard(FromDeck):
    """GD-22 One card from the deck is laid at the robbed cemetery, face down."""

    def then(self, g: State, answers: vec[i64], tell: Tell | None) -> None:
        flow.take_card(g, answers[0])
        g.lines[g.target] = append(g.lines[g.target], laid(answers[0], 0))
        if tell is not None:
            tell(ALL, events.NewCardLaid(g.target + 1, g.left))
        flow.after_robbery(g, tell)


class Result(End[State]):
    """GD-25 Money less 10 for each credit note; the highest wins (GD-R20: a tie is shared)."""

    def scores(self, g: State) -> vec[i64]:
        return final_scores(g.money, g.notes)

    def ranks(self, g: State) -> vec[i64]:
        if g.variant.ties_by_notes:
            return ranks_by_notes(self.scores(g), g.notes, g.first)
        return super().ranks(g)


def engine() -> Engine:
    steps: dict[int, Step[State]] = {
        flow.FIRST_PLAYER: FirstPlayer("first player", "GD-7"),
        flow.DEAL: Deal("deal", "GD-5"),
        flow.TURN_TILE: TurnTile("turn tile", "GD-8"),
        flow.PLACE_STEP + box.PLACE_TILE: Place("place", "GD-10", notation.PLACE),
        flow.PLACE_STEP + box.VIEW_TILE: View("view", "GD-11", notation.VIEW, 1),
        flow.PLACE_STEP + box.REVEAL_TILE: Reveal("reveal", "GD-12", notation.REVEAL, 2),
        flow.PLACE_STEP + box.GRAVEDIGGER_TILE: Gravedigger("gravedigger", "GD-13", notation.ROB),
        flow.DRAW_CARD: DrawCard("draw card", "GD-10"),
        flow.CREDIT_STEP: Credit("credit", "GD-23", notation.CREDIT),
        flow.FISTS: Fists("fists", "GD-14", notation.FIST),
        flow.NEW_CARD: NewCard("new card", "GD-22"),
        flow.RESULT: Result("result", "GD-25"),
    }
    return Engine([steps[number] for number in range(len(steps))])
