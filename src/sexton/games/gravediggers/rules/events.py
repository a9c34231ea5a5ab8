"""What is announced in Gravediggers. Cemeteries and places in a line are numbered from 1, as on the table."""

from __future__ import annotations

from typing import ClassVar

from sexton.kernel.interface import CARD_TO_THE_SEAT, THE_SEAT, Event


class Starts(Event, frozen=True):
    """GD-7 `seat` begins."""

    seat: int


class Dealt(Event, frozen=True):
    """GD-5 `seat` is dealt `card`."""

    heard: ClassVar[str] = THE_SEAT
    seat: int
    card: str


class Ready(Event, frozen=True):
    """GD-5 All is dealt; `deck` cards are left in the deck."""

    deck: int


class TileTurned(Event, frozen=True):
    """GD-8 `seat` turns up `tile`."""

    seat: int
    tile: str


class NoEffect(Event, frozen=True):
    """GD-R8 The `tile` that `seat` turned up has no effect."""

    seat: int
    tile: str


class TilesShuffled(Event, frozen=True):
    """GD-9 All tiles lie face down again and are shuffled."""


class Placed(Event, frozen=True):
    """GD-10 `seat` lays `card` face down at the end of the line of `cemetery`."""

    heard: ClassVar[str] = CARD_TO_THE_SEAT
    seat: int
    cemetery: int
    card: str | None = None


class Drew(Event, frozen=True):
    """GD-10 `seat` draws `card`; `left` cards are left in the deck."""

    heard: ClassVar[str] = CARD_TO_THE_SEAT
    seat: int
    left: int  # cards in the deck
    card: str | None = None


class Viewed(Event, frozen=True):
    """GD-11 `seat` looks at the card at `place` in the line of `cemetery`: it is `card`."""

    heard: ClassVar[str] = CARD_TO_THE_SEAT
    seat: int
    cemetery: int
    place: int
    card: str | None = None


class Revealed(Event, frozen=True):
    """GD-12 `seat` turns the card at `place` in the line of `cemetery` face up: it is `card`."""

    seat: int
    cemetery: int
    place: int
    card: str


class RobberyBegins(Event, frozen=True):
    """GD-13 `seat` has `cemetery` robbed."""

    seat: int
    cemetery: int


class FinalRobbery(Event, frozen=True):
    """GD-24 The final robbery of `cemetery` begins."""

    cemetery: int


class CreditTaken(Event, frozen=True):
    """GD-23 `seat` takes credit, having shown `shown` coins (GD-R17), and now has `notes` credit notes."""

    seat: int
    shown: int  # the money lifted into view (GD-R17)
    notes: int


class CreditDeclined(Event, frozen=True):
    """GD-23 `seat` declines credit."""

    seat: int


class FistsShown(Event, frozen=True):
    """GD-14 All open their hands: `fists` has the coins by seat."""

    fists: tuple[int, ...]


class CardsTurned(Event, frozen=True):
    """GD-15 The line of the robbed cemetery is turned up where it lies: `cards`, the oldest first; the bounty is
    `bounty`.

    `laid_by` says who laid each, `null` for a card from the deck; a referee, who cannot know, leaves it empty.
    """

    cards: tuple[str, ...]
    bounty: int
    laid_by: tuple[int | None, ...] = ()


class SupplyShort(Event, frozen=True):
    """GD-R12 The bounty is limited to the `supply` coins that are left."""

    supply: int


class LoneWidow(Event, frozen=True):
    """GD-16 A lone widow: all the people leave, and the payout is the normal one."""


class WidowsChat(Event, frozen=True):
    """GD-16 `count` widows, two or more: only they leave."""

    count: int


class LoneGuard(Event, frozen=True):
    """GD-17 A lone guard stops the robbery: there is no bounty."""


class GuardsPlay(Event, frozen=True):
    """GD-17 `count` guards, two or more: only they leave."""

    count: int


class Rewarded(Event, frozen=True):
    """GD-17 `seat`, whose fist was empty, gets `coins` from the supply."""

    seat: int
    coins: int


class BanditsRaid(Event, frozen=True):
    """GD-18 `bandits` against `accomplices`, the bandits being more: there is no bounty, and all fists are lost."""

    bandits: int
    accomplices: int


class FistLost(Event, frozen=True):
    """GD-18 `seat` loses the `coins` of the fist."""

    seat: int
    coins: int


class AccomplicesHelp(Event, frozen=True):
    """GD-18 `bandits` against `accomplices`, the accomplices being more: the biggest fist is served first."""

    bandits: int
    accomplices: int


class BanditsFightAccomplices(Event, frozen=True):
    """GD-18 `count` bandits and as many accomplices cancel one another out."""

    count: int


class Paid(Event, frozen=True):
    """GD-19 Each of `seats` receives `coins`, as much as the fist held; `left` coins of the bounty are left."""

    seats: tuple[int, ...]
    coins: int
    left: int


class Unpaid(Event, frozen=True):
    """GD-20 `seats`, with fists of `coins`, get nothing: the `left` coins of the bounty that are left are too few
    (`why` is `short`), or the payout has ended with an earlier fist (`ended`).
    """

    seats: tuple[int, ...]
    coins: int
    left: int
    why: str = "short"


class FistsForfeited(Event, frozen=True):
    """GD-R1 `seats` lose their unserved fists of `coins` each."""

    seats: tuple[int, ...]
    coins: int


class BountyReturned(Event, frozen=True):
    """GD-21 The rest of the bounty, `coins` coins, goes back to the supply."""

    coins: int


class NewCardLaid(Event, frozen=True):
    """GD-22 A new card is laid face down at `cemetery`; `left` cards are left in the deck."""

    cemetery: int
    left: int


class Closed(Event, frozen=True):
    """GD-22 `cemetery` is closed."""

    cemetery: int


class LastCardPlayed(Event, frozen=True):
    """GD-24 `seat` has played the last card of a hand: the final robberies follow."""

    seat: int


class AllClosed(Event, frozen=True):
    """GD-R7 All cemeteries are closed: the game ends."""


class GameEnds(Event, frozen=True):
    """GD-25 The end: `money`, `notes` and `scores` by seat."""

    money: tuple[int, ...]
    notes: tuple[int, ...]
    scores: tuple[int, ...]
