"""A view of Graverobbers in sentences, for pipes and screen readers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from sexton.drawing import signed
from sexton.games.graverobbers.options import Options
from sexton.games.graverobbers.rules.box import CARDS
from sexton.games.graverobbers.screen.symbols import objective
from sexton.games.graverobbers.view.aids import aids_of
from sexton.games.graverobbers.view.grave_aid import GraveAid
from sexton.games.graverobbers.view.laid_card import LaidCard
from sexton.games.graverobbers.view.view import View, without_memory
from sexton.kernel.game import Look


def describe(seen: View, options: Options, look: Look) -> list[str]:
    return list(Sentences(seen, look).all())


class Sentences:
    def __init__(self, seen: View, look: Look) -> None:
        self.seen = seen if look.memory_aid else without_memory(seen)
        self.aids = aids_of(self.seen)
        self.words, self.names = look.words, look.names

    def all(self) -> Iterator[str]:
        seen, say = self.seen, self.words.say
        if seen.practice:
            yield say("view-practice")
        if seen.reconstructed:
            yield say("screen-reconstructed")
        if seen.match_hands > 1:
            yield say("view-hand-of", hand=seen.hand_number, hands=seen.match_hands)
        yield say("view-round", round=seen.round, rounds=seen.rounds, left=self.aids.rounds_left)
        yield from (self.grave(aid) for aid in self.aids.graves)
        yield say("view-cemetery", ransacked=self.aids.ransacked, safe=self.aids.undisturbed)
        yield from self.players()
        if seen.spent:
            yield say("view-spent", cards=self.counted(seen.spent))
        if seen.go is not None and seen.go != seen.seat and seen.step != "result":
            yield say("view-go", seat=self.names[seen.go])
        yield from self.own()

    def grave(self, aid: GraveAid) -> str:
        cards = "; ".join(self.laid(card) for card in self.seen.columns[aid.grave - 1])
        if not cards:
            return self.words.say("view-grave-empty", grave=aid.grave, fate=aid.fate)
        sentence = self.words.say(
            "view-grave", grave=aid.grave, fate=aid.fate, cards=cards, robbery=aid.robbery, defence=aid.defence
        )
        if not aid.hidden:
            return sentence
        least, most = (signed(number) for number in aid.lead)
        return f"{sentence} {self.words.say('view-hidden', count=aid.hidden, least=least, most=most)}"

    def laid(self, card: LaidCard) -> str:
        if card.card is None:
            owner = self.words.listed([self.names[seat] for seat in card.seen_by])
            return self.words.say("view-face-down", seat=owner)
        return self.words.say("view-face-up" if card.face_up else "view-known", card=self.words.card(card.card))

    def players(self) -> Iterator[str]:
        seen, say = self.seen, self.words.say
        for seat, name in enumerate(self.names):
            if seat != seen.seat:
                yield say("view-player", name=name, cards=seen.hand_sizes[seat], total=seen.totals[seat])
            if seat in seen.accusations:
                yield say("view-accuses", name=name, suspect=self.names[seen.accusations[seat]])
            if seen.open_hands is not None and seen.open_objectives is not None and seat != seen.seat:
                cards = self.counted(seen.open_hands[seat]) or "0"
                wanted = "; ".join(objective(self.words, one) for one in seen.open_objectives[seat]) or "0"
                yield say("view-open-hand", name=name, cards=cards, objectives=wanted)

    def own(self) -> Iterator[str]:
        seen, say = self.seen, self.words.say
        if seen.seat is None:
            return
        for aid in self.aids.objectives:
            yield say("view-objective", objective=objective(self.words, aid.objective), state=aid.state)
        yield say("view-hand", cards=self.counted(seen.hand)) if seen.hand else say("view-no-hand")
        if self.aids.hand is not None:
            worth = self.aids.hand
            yield say("screen-worth", ransacked=signed(worth.ransacked), safe=signed(worth.safe))

    def counted(self, cards: Sequence[str]) -> str:
        held = [(card, cards.count(card)) for card in CARDS if card in cards]
        return ", ".join(
            self.words.card(card)
            if count == 1
            else self.words.say("view-card-count", card=self.words.card(card), count=count)
            for card, count in held
        )
