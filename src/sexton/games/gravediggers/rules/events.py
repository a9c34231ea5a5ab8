"""What is announced in Gravediggers. Cemeteries and places in a line are numbered from 1, as on the table."""

from __future__ import annotations

from typing import ClassVar

from sexton.kernel.interface import CARD_TO_THE_SEAT, THE_SEAT, Event


class Starts(Event, frozen=True):
    """`seat` begins."""

    rule: ClassVar[str] = "GD-7"
    seat: int


class Dealt(Event, frozen=True):
    """`seat` is dealt `card`."""

    rule: ClassVar[str] = "GD-5"
    heard: ClassVar[str] = THE_SEAT
    seat: int
    card: str


class Ready(Event, frozen=True):
    """All is dealt; `deck` cards are left in the deck."""

    rule: ClassVar[str] = "GD-5"
    deck: int


class TileTurned(Event, frozen=True):
    """`seat` turns up `tile`."""

    rule: ClassVar[str] = "GD-8"
    seat: int
    tile: str


class NoEffect(Event, frozen=True):
    """The `tile` that `seat` turned up has no effect."""

    rule: ClassVar[str] = "GD-R8"
    seat: int
    tile: str


class TilesShuffled(Event, frozen=True):
    """All tiles lie face down again and are shuffled."""

    rule: ClassVar[str] = "GD-9"


class Placed(Event, frozen=True):
    """`seat` lays `card` face down at the end of the line of `cemetery`."""

    rule: ClassVar[str] = "GD-10"
    heard: ClassVar[str] = CARD_TO_THE_SEAT
    seat: int
    cemetery: int
    card: str | None = None


class Drew(Event, frozen=True):
    """`seat` draws `card`; `left` cards are left in the deck."""

    rule: ClassVar[str] = "GD-10"
    heard: ClassVar[str] = CARD_TO_THE_SEAT
    seat: int
    left: int  # cards in the deck
    card: str | None = None


class Viewed(Event, frozen=True):
    """`seat` looks at the card at `place` in the line of `cemetery`: it is `card`."""

    rule: ClassVar[str] = "GD-11"
    heard: ClassVar[str] = CARD_TO_THE_SEAT
    seat: int
    cemetery: int
    place: int
    card: str | None = None


class Revealed(Event, frozen=True):
    """`seat` turns the card at `place` in the line of `cemetery` face up: it is `card`."""

    rule: ClassVar[str] = "GD-12"
    seat: int
    cemetery: int
    place: int
    card: str


class RobberyBegins(Event, frozen=True):
    """`seat` has `cemetery` robbed."""

    rule: ClassVar[str] = "GD-13"
    seat: int
    cemetery: int


class FinalRobbery(Event, frozen=True):
    """The final robbery of `cemetery` begins."""

    rule: ClassVar[str] = "GD-24"
    cemetery: int


class CreditTaken(Event, frozen=True):
    """`seat` takes credit, having shown `shown` coins (GD-R17), and now has `notes` credit notes."""

    rule: ClassVar[str] = "GD-23"
    seat: int
    shown: int  # the money lifted into view (GD-R17)
    notes: int


class CreditDeclined(Event, frozen=True):
    """`seat` declines credit."""

    rule: ClassVar[str] = "GD-23"
    seat: int


class FistsShown(Event, frozen=True):
    """All open their hands: `fists` has the coins by seat."""

    rule: ClassVar[str] = "GD-14"
    fists: tuple[int, ...]


class CardsTurned(Event, frozen=True):
    """The line of the robbed cemetery is turned up where it lies: `cards`, the oldest first; the bounty is `bounty`.

    `laid_by` says who laid each, `null` for a card from the deck; a referee, who cannot know, leaves it empty.
    """

    rule: ClassVar[str] = "GD-15"
    cards: tuple[str, ...]
    bounty: int
    laid_by: tuple[int | None, ...] = ()


class SupplyShort(Event, frozen=True):
    """The bounty is limited to the `supply` coins that are left."""

    rule: ClassVar[str] = "GD-R12"
    supply: int


class LoneWidow(Event, frozen=True):
    """A lone widow: all the people leave, and the payout is the normal one."""

    rule: ClassVar[str] = "GD-16"


class WidowsChat(Event, frozen=True):
    """`count` widows, two or more: only they leave."""

    rule: ClassVar[str] = "GD-16"
    count: int


class LoneGuard(Event, frozen=True):
    """A lone guard stops the robbery: there is no bounty."""

    rule: ClassVar[str] = "GD-17"


class GuardsPlay(Event, frozen=True):
    """`count` guards, two or more: only they leave."""

    rule: ClassVar[str] = "GD-17"
    count: int


class Rewarded(Event, frozen=True):
    """`seat`, whose fist was empty, gets `coins` from the supply."""

    rule: ClassVar[str] = "GD-17"
    seat: int
    coins: int


class BanditsRaid(Event, frozen=True):
    """`bandits` against `accomplices`, the bandits being more: there is no bounty, and all fists are lost."""

    rule: ClassVar[str] = "GD-18"
    bandits: int
    accomplices: int


class FistLost(Event, frozen=True):
    """`seat` loses the `coins` of the fist."""

    rule: ClassVar[str] = "GD-18"
    seat: int
    coins: int


class AccomplicesHelp(Event, frozen=True):
    """`bandits` against `accomplices`, the accomplices being more: the biggest fist is served first."""

    rule: ClassVar[str] = "GD-18"
    bandits: int
    accomplices: int


class BanditsFightAccomplices(Event, frozen=True):
    """`count` bandits and as many accomplices cancel one another out."""

    rule: ClassVar[str] = "GD-18"
    count: int


class Paid(Event, frozen=True):
    """Each of `seats` receives `coins`, as much as the fist held; `left` coins of the bounty are left."""

    rule: ClassVar[str] = "GD-19"
    seats: tuple[int, ...]
    coins: int
    left: int


class Unpaid(Event, frozen=True):
    """`seats`, with fists of `coins`, get nothing: the `left` coins of the bounty that are left are too few (`why` is
    `short`), or the payout has ended with an earlier fist (`ended`)."""

    rule: ClassVar[str] = "GD-20"
    seats: tuple[int, ...]
    coins: int
    left: int
    why: str = "short"


class FistsForfeited(Event, frozen=True):
    """`seats` lose their unserved fists of `coins` each."""

    rule: ClassVar[str] = "GD-R1"
    seats: tuple[int, ...]
    coins: int


class BountyReturned(Event, frozen=True):
    """The rest of the bounty, `coins` coins, goes back to the supply."""

    rule: ClassVar[str] = "GD-21"
    coins: int


class NewCardLaid(Event, frozen=True):
    """A new card is laid face down at `cemetery`; `left` cards are left in the deck."""

    rule: ClassVar[str] = "GD-22"
    cemetery: int
    left: int


class Closed(Event, frozen=True):
    """`cemetery` is closed."""

    rule: ClassVar[str] = "GD-22"
    cemetery: int


class LastCardPlayed(Event, frozen=True):
    """`seat` has played the last card of a hand: the final robberies follow."""

    rule: ClassVar[str] = "GD-24"
    seat: int


class AllClosed(Event, frozen=True):
    """All cemeteries are closed: the game ends."""

    rule: ClassVar[str] = "GD-R7"


class GameEnds(Event, frozen=True):
    """The end: `money`, `notes` and `scores` by seat."""

    rule: ClassVar[str] = "GD-25"
    money: tuple[int, ...]
    notes: tuple[int, ...]
    scores: tuple[int, ...]
