# engine: compiled
"""Gravediggers, in the order of the rulebook: one class per paragraph at which someone, or chance, decides."""

from librt.vecs import append, vec
from mypy_extensions import i64

from sexton.games.gravediggers.rules import events
from sexton.games.gravediggers.rules.box import CARDS, CREDIT, KINDS, TILES
from sexton.games.gravediggers.rules.flow import (
    DEAL,
    DRAW_CARD,
    NEW_CARD,
    PLACE_STEP,
    TURN_TILE,
    after_robbery,
    any_face_down,
    any_open,
    can_place_at,
    face_down_cards,
    has_effect,
    next_final_robbery,
    next_go,
    offer_credit,
    turn_down_tiles,
)
from sexton.games.gravediggers.rules.notation import CREDIT as ASK_CREDIT
from sexton.games.gravediggers.rules.notation import FIST, PLACE, REVEAL, ROB, VIEW, cemetery_in, move, number_in
from sexton.games.gravediggers.rules.scoring import bounty_of, final_scores, ranks_by_notes, rob
from sexton.games.gravediggers.rules.state import State, laid_by_seat, layer_of
from sexton.kernel.chance.dice import Dice
from sexton.kernel.engine import Engine
from sexton.kernel.interface import Tell
from sexton.kernel.laid_cards import kind_of, laid
from sexton.kernel.steps import ALL, Decision, Draw, End, all_but
from sexton.kernel.vectors import repeat, sum_of


class FirstPlayer(Draw[State]):
    """GD-7 Any starting player (GD-R23: at random)."""

    def weights(self, g: State) -> vec[i64]:
        return repeat(1, g.variant.seats)

    def then(self, g: State, answers: vec[i64], tell: Tell | None) -> None:
        g.first = answers[0]
        g.active = answers[0]
        g.step = DEAL
        if tell is not None:
            tell(ALL, events.Starts(g.active))


class Deal(Draw[State]):
    """GD-5 Five cards to each player, one face down to each cemetery; the rest is the deck."""

    def weights(self, g: State) -> vec[i64]:
        return g.deck

    def then(self, g: State, answers: vec[i64], tell: Tell | None) -> None:
        dealt = sum_of(g.variant.cards) - g.left
        g.deck[answers[0]] -= 1
        g.left -= 1
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
            g.step = TURN_TILE
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
        if has_effect(g, tile):
            g.step = PLACE_STEP + tile
            return
        if tell is not None:
            tell(ALL, events.NoEffect(g.active, TILES[tile]))
        next_go(g, tell)


class Go(Decision[State]):
    """The player whose go it is decides."""

    def seats(self, g: State) -> i64:
        return i64(1) << g.active


class Place(Go):
    """GD-10 Lay one hand card face down at the end of the line of any open cemetery (GD-R6)."""

    def moves(self, g: State, seat: i64) -> vec[i64]:
        moves = vec[i64](capacity=g.variant.hand * g.variant.cemeteries)
        hand = g.hands[seat]
        for cemetery in range(g.variant.cemeteries):
            if can_place_at(g, cemetery):
                for kind in range(KINDS):
                    if hand[kind]:
                        moves = append(moves, move(PLACE, cemetery, kind))
        return moves

    def any_move(self, g: State, seat: i64, dice: Dice) -> i64:
        hand = g.hands[seat]
        kinds: i64 = 0
        for count in hand:
            if count:
                kinds += 1
        nth = dice.below(kinds)
        held: i64 = 0
        while nth or not hand[held]:
            if hand[held]:
                nth -= 1
            held += 1
        cemetery = dice.below(g.variant.cemeteries) if g.variant.closed_reopens else any_open(g, dice)
        return move(PLACE, cemetery, held)

    def then(self, g: State, answers: vec[i64], tell: Tell | None) -> None:
        kind, cemetery = number_in(answers[0]), cemetery_in(answers[0])
        g.hands[g.active][kind] -= 1
        # GD-R10 A card keeps the mask of the seats that know it, and their views always show it.
        g.lines[cemetery] = append(g.lines[cemetery], laid_by_seat(kind, g.active))
        if tell is not None:
            tell(1 << g.active, events.Placed(g.active, cemetery + 1, CARDS[kind]))
            tell(all_but(g.active), events.Placed(g.active, cemetery + 1))
        if g.left:
            g.step = DRAW_CARD
        elif sum_of(g.hands[g.active]) == 0:
            self.finish(g, tell)
        else:
            next_go(g, tell)

    def finish(self, g: State, tell: Tell | None) -> None:
        """GD-24, GD-R19 The last card of a hand is played and the deck is empty: the final robberies follow at once."""
        if tell is not None:
            tell(ALL, events.LastCardPlayed(g.active))
        turn_down_tiles(g, None)  # GD-9, but no go follows: nobody shuffles
        g.finals = 1 + g.variant.cemeteries
        next_final_robbery(g, tell)


class DrawCard(Draw[State]):
    """GD-10 Then draw one card, if the deck is not empty."""

    def weights(self, g: State) -> vec[i64]:
        return g.deck

    def then(self, g: State, answers: vec[i64], tell: Tell | None) -> None:
        g.deck[answers[0]] -= 1
        g.left -= 1
        g.hands[g.active][answers[0]] += 1
        if tell is not None:
            tell(1 << g.active, events.Drew(g.active, g.left, CARDS[answers[0]]))
            tell(all_but(g.active), events.Drew(g.active, g.left))
        next_go(g, tell)


class View(Go):
    """GD-11 Look at one face-down card at any cemetery, alone."""

    def moves(self, g: State, seat: i64) -> vec[i64]:
        return face_down_cards(g, VIEW, 1)

    def any_move(self, g: State, seat: i64, dice: Dice) -> i64:
        return any_face_down(g, VIEW, 1, dice)

    def then(self, g: State, answers: vec[i64], tell: Tell | None) -> None:
        cemetery, place = cemetery_in(answers[0]), number_in(answers[0])
        line = g.lines[cemetery]
        line[place] |= laid(0, i64(1) << g.active)
        if tell is not None:
            name = CARDS[kind_of(line[place])]
            tell(1 << g.active, events.Viewed(g.active, cemetery + 1, place + 1, name))
            tell(all_but(g.active), events.Viewed(g.active, cemetery + 1, place + 1))
        next_go(g, tell)


class Reveal(Go):
    """GD-12 Turn one face-down card face up for good; never the last one of its cemetery."""

    def moves(self, g: State, seat: i64) -> vec[i64]:
        return face_down_cards(g, REVEAL, 2)

    def any_move(self, g: State, seat: i64, dice: Dice) -> i64:
        return any_face_down(g, REVEAL, 2, dice)

    def then(self, g: State, answers: vec[i64], tell: Tell | None) -> None:
        cemetery, place = cemetery_in(answers[0]), number_in(answers[0])
        line = g.lines[cemetery]
        line[place] |= laid(0, ALL)
        if tell is not None:
            tell(ALL, events.Revealed(g.active, cemetery + 1, place + 1, CARDS[kind_of(line[place])]))
        next_go(g, tell)


class Gravedigger(Go):
    """GD-13 Choose one cemetery that has cards; it is robbed at once."""

    def moves(self, g: State, seat: i64) -> vec[i64]:
        moves = vec[i64](capacity=g.variant.cemeteries)
        for cemetery in range(g.variant.cemeteries):
            if len(g.lines[cemetery]):
                moves = append(moves, move(ROB, cemetery, 0))
        return moves

    def any_move(self, g: State, seat: i64, dice: Dice) -> i64:
        return move(ROB, any_open(g, dice), 0)

    def then(self, g: State, answers: vec[i64], tell: Tell | None) -> None:
        g.target = cemetery_in(answers[0])
        if tell is not None:
            tell(ALL, events.RobberyBegins(g.active, g.target + 1))
        offer_credit(g, 0)


class Credit(Decision[State]):
    """GD-23 A player with less than 10 may show his money and take 10 and a credit note (GD-R14)."""

    def seats(self, g: State) -> i64:
        return i64(1) << g.asked

    def moves(self, g: State, seat: i64) -> vec[i64]:
        return vec[i64]([move(ASK_CREDIT, 0, 0), move(ASK_CREDIT, 0, 1)])

    def any_move(self, g: State, seat: i64, dice: Dice) -> i64:
        return move(ASK_CREDIT, 0, dice.below(2))

    def then(self, g: State, answers: vec[i64], tell: Tell | None) -> None:
        seat = g.asked
        if number_in(answers[0]):
            # GD-R16 Nothing but the final result takes a note back: there is no move to repay one early.
            g.notes[seat] += 1
            if tell is not None:
                tell(ALL, events.CreditTaken(seat, g.money[seat], g.notes[seat]))  # GD-R17
            g.money[seat] += CREDIT
        elif tell is not None:
            tell(ALL, events.CreditDeclined(seat))
        passed = seat - g.active
        offer_credit(g, (passed if passed >= 0 else passed + g.variant.seats) + 1)


class Fists(Decision[State]):
    """GD-14 Everybody takes 0 or more of his money into his fist; all fists are shown at the same time."""

    def seats(self, g: State) -> i64:
        return (i64(1) << g.variant.seats) - 1

    def moves(self, g: State, seat: i64) -> vec[i64]:
        moves = vec[i64](capacity=g.money[seat] + 1)
        # GD-R11 Any whole number up to the money: which coins make it up does not matter.
        for coins in range(g.money[seat] + 1):
            moves = append(moves, move(FIST, 0, coins))
        return moves

    def any_move(self, g: State, seat: i64, dice: Dice) -> i64:
        return move(FIST, 0, dice.below(g.money[seat] + 1))

    def then(self, g: State, answers: vec[i64], tell: Tell | None) -> None:
        fists = vec[i64](capacity=g.variant.seats)
        for seat in range(g.variant.seats):
            fists = append(fists, number_in(answers[seat]))
        cards = repeat(0, KINDS)
        for card in g.lines[g.target]:
            cards[kind_of(card)] += 1
            g.removed[kind_of(card)] += 1
        if tell is not None:
            tell(ALL, events.FistsShown(tuple([int(fist) for fist in fists])))
            tell_line(g.lines[g.target], bounty_of(cards), tell)
        rob(g.variant, g.active, cards, fists, g.money, tell)
        g.lines[g.target] = vec[i64]()
        if g.left:
            g.step = NEW_CARD
            return
        if tell is not None:
            tell(ALL, events.Closed(g.target + 1))
        after_robbery(g, tell)


def tell_line(line: vec[i64], bounty: i64, tell: Tell) -> None:
    """GD-15 The line is turned up where it lies. Everybody saw who had laid each card."""
    names = tuple([CARDS[kind_of(card)] for card in line])
    seats = [int(layer_of(card)) for card in line]
    tell(ALL, events.CardsTurned(names, int(bounty), tuple([seat if seat >= 0 else None for seat in seats])))


class NewCard(Draw[State]):
    """GD-22 One card from the deck is laid at the robbed cemetery, face down."""

    def weights(self, g: State) -> vec[i64]:
        return g.deck

    def then(self, g: State, answers: vec[i64], tell: Tell | None) -> None:
        g.deck[answers[0]] -= 1
        g.left -= 1
        g.lines[g.target] = append(g.lines[g.target], laid(answers[0], 0))
        if tell is not None:
            tell(ALL, events.NewCardLaid(g.target + 1, g.left))
        after_robbery(g, tell)


class Result(End[State]):
    """GD-25 Money less 10 for each credit note; the highest wins (GD-R20: a tie is shared)."""

    def scores(self, g: State) -> vec[i64]:
        return final_scores(g.money, g.notes)

    def ranks(self, g: State) -> vec[i64]:
        if g.variant.ties_by_notes:
            return ranks_by_notes(self.scores(g), g.notes, g.first)
        return super().ranks(g)


def engine() -> Engine:
    """The paragraphs in the order in which `flow` numbers them; the tiles' four actions in the order of the tiles."""
    return Engine(
        [
            FirstPlayer("first player", "GD-7"),
            Deal("deal", "GD-5"),
            TurnTile("turn tile", "GD-8"),
            Place("place", "GD-10"),
            View("view", "GD-11"),
            Reveal("reveal", "GD-12"),
            Gravedigger("gravedigger", "GD-13"),
            DrawCard("draw card", "GD-10"),
            Credit("credit", "GD-23"),
            Fists("fists", "GD-14"),
            NewCard("new card", "GD-22"),
            Result("result", "GD-25"),
        ]
    )
