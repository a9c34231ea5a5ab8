"""The house rules of Gloomy Graves, typed and checked. The first value named is the one we play."""

from __future__ import annotations

from typing import Literal

from sexton.games.gloomy_graves import deck_format
from sexton.games.gloomy_graves.rules.box import AT_RANDOM, CARDS
from sexton.games.gloomy_graves.rules.variant import Variant
from sexton.kernel import game
from sexton.kernel.interface import Refusal

PAIRS = deck_format.load("pairs")


class Options(game.Options, frozen=True, forbid_unknown_fields=True):
    harvest: Literal["anywhere", "new_card"] = "anywhere"  # GG-R12
    deck: deck_format.Deck = PAIRS  # whole, so that a record needs no file


def variant_of(seats: int, options: Options) -> Variant:
    """The numbers the rules read; a Refusal if no game can be played with this deck."""
    deck = options.deck
    deck_format.check(deck)
    cards = tuple(in_play(deck.cards.get(card, (0, 0, 0)), seats) for card in CARDS)
    variant = Variant(
        seats,
        deck.name,
        cards,
        AT_RANDOM[seats],
        reconstructed=deck.reconstruction,
        harvest_new_card=options.harvest == "new_card",
    )
    if sum(cards) < variant.dealt:
        raise Refusal("GG-3", "too-few-cards", cards=sum(cards), needed=int(variant.dealt))
    return variant


def in_play(counts: tuple[int, int, int], seats: int) -> int:
    """GG-2 Two players play without the cards of two shovels, three without those of three."""
    unmarked, two, three = counts
    return unmarked + (0 if seats == 2 else two) + (0 if seats == 3 else three)
