"""A view of Gravediggers in sentences, for pipes and screen readers."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import groupby

from sexton.games.gravediggers.options import Options
from sexton.games.gravediggers.view.cemetery import Cemetery, LaidCard
from sexton.games.gravediggers.view.view import View
from sexton.kernel.game import Look


def describe(seen: View, options: Options, look: Look) -> list[str]:
    return list(Sentences(seen, options, look).all())


class Sentences:
    def __init__(self, seen: View, options: Options, look: Look) -> None:
        self.seen = seen
        self.options = options
        self.words, self.names, self.memory_aid = look.words, look.names, look.memory_aid

    def all(self) -> Iterator[str]:
        seen, words = self.seen, self.words
        yield from (self.cemetery(at) for at in seen.cemeteries)
        yield self.tiles()
        yield words.say("view-unseen", cards=self.counted(seen.unseen) or "0")
        yield from self.others()
        if seen.target is not None:
            yield words.say("view-robbed", cemetery=seen.target)
        elif seen.go != seen.seat and seen.step != "result":
            yield words.say("view-go", seat=self.names[seen.go])
        if seen.seat is not None:
            yield words.say("view-money", coins=seen.money[seen.seat], notes=seen.notes[seen.seat])
            hand = words.listed([words.card(card) for card in seen.hand])
            yield words.say("view-hand", cards=hand) if hand else words.say("view-no-hand")

    def cemetery(self, at: Cemetery) -> str:
        cards = "; ".join(self.line(at)) or self.words.say("view-cemetery-empty")
        if at.owner is None:
            return self.words.say("view-cemetery-nobody", number=at.number, cards=cards)
        if at.owner == self.seen.seat:
            return self.words.say("view-cemetery-yours", number=at.number, cards=cards)
        return self.words.say("view-cemetery", number=at.number, owner=self.names[at.owner], cards=cards)

    def line(self, at: Cemetery) -> Iterator[str]:
        """The cards from the oldest to the newest; unknown ones that lie side by side are counted."""
        for sentence, cards in groupby(map(self.laid, at.cards)):
            count = len(list(cards))
            yield from [self.words.say("view-face-down", count=count)] if sentence is None else [sentence] * count

    def laid(self, laid: LaidCard) -> str | None:
        """None: a card of which there is nothing to say."""
        words, layer = self.words, laid.laid_by
        others = words.listed([self.names[at] for at in laid.seen_by if at not in (self.seen.seat, layer)])
        card = self.face(laid)
        if layer is None:
            return words.say("view-seen", card=card, seats=others) if others else card if laid.card else None
        seat = words.say("view-you") if layer == self.seen.seat else self.names[layer]
        if others:
            return words.say("view-laid-and-seen", card=card, seat=seat, seats=others)
        return words.say("view-laid", card=card, seat=seat)

    def face(self, laid: LaidCard) -> str:
        if laid.card is None or not (laid.face_up or self.memory_aid):
            return self.words.say("view-face-down", count=1)
        if laid.face_up:
            return self.words.say("view-face-up", card=self.words.card(laid.card))
        own = laid.laid_by == self.seen.seat
        return self.words.say("view-face-down-own" if own else "view-face-down-known", card=self.words.card(laid.card))

    def tiles(self) -> str:
        counts = [
            self.words.say("view-tile-count", tile=self.words.say(f"tile-{tile}"), count=count)
            for tile, count in self.seen.tiles.items()
            if count
        ]
        if not counts:
            return self.words.say("view-no-tiles", deck=self.seen.deck)
        return self.words.say("view-tiles", tiles=", ".join(counts), deck=self.seen.deck)

    def counted(self, cards: Mapping[str, int]) -> str:
        words = self.words
        return ", ".join(
            words.say("view-card-count", count=count, card=words.card(card)) for card, count in cards.items() if count
        )

    def others(self) -> Iterator[str]:
        """GD-R22 The others' money only where that was agreed, or when all is over."""
        seen, shown = self.seen, self.options.money == "open" or self.seen.step == "result"
        for seat, name in enumerate(self.names):
            facts: dict[str, str | int] = {"name": name, "notes": seen.notes[seat], "cards": seen.hand_sizes[seat]}
            if seat != seen.seat and shown:
                yield self.words.say("view-money-of", coins=seen.money[seat], **facts)
            elif seat != seen.seat:
                yield self.words.say("view-player", **facts)
