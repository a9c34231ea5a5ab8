"""What a table keeps beside its record: the sheet (who sits, what was agreed) and the desk (what nobody may see)."""

from __future__ import annotations

from collections.abc import Set
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

from sexton.kernel.chance.fair import Terms
from sexton.kernel.interface import Over, Seat
from sexton.kernel.options import ready_to_read
from sexton.kernel.records.record import Answer, Begins
from sexton.server.store.bots import is_bot

Status = Literal["waiting", "dealing", "playing", "over", "abandoned", "void", "shelved"]
UNFINISHED: tuple[Status, ...] = ("waiting", "dealing", "playing")
ACTIVE: tuple[Status, ...] = ("dealing", "playing")
PLAYED: tuple[Status, ...] = ("over", "abandoned")
ENDED: tuple[Status, ...] = (*PLAYED, "void")
PUT_DOWN: tuple[Status, ...] = (*ENDED, "shelved")  # nothing is played there: the guard put shelved ones aside
BOT_PLAN = "bot [a-z0-9_-]{1,32}"
SeatPlan = Annotated[str, Meta(pattern=rf"^(own|open|invited|{BOT_PLAN})\Z")]


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """Seconds in a bank and seconds added per answer; or days per answer; or none."""

    kind: Literal["none", "bank", "days"] = "none"
    bank: Annotated[int, Meta(ge=5, le=86_400)] = 900
    increment: Annotated[int, Meta(ge=0, le=3_600)] = 15
    days: Annotated[int, Meta(ge=1, le=60)] = 3


class Setup(Struct, frozen=True, forbid_unknown_fields=True):
    """What the creator of a table chose. A rematch has the same, but for the seed."""

    game: Annotated[str, Meta(min_length=1, max_length=64)]
    seats: Annotated[tuple[SeatPlan, ...], Meta(min_length=1, max_length=16)]
    options: dict[str, Any] = {}
    clock: Clock = Clock()
    on_expiry: Literal["default", "bot"] = "default"  # who answers for a seat whose time is up, or that resigned
    watching: Literal["nobody", "everyone", "delayed"] = "everyone"
    delay: Annotated[int, Meta(ge=1, le=50)] = 3  # how many questions ago delayed watchers see the table
    listing: Literal["listed", "unlisted"] = "unlisted"
    start: Literal["full", "host"] = "full"
    chat: Literal["on", "off"] = "on"
    hints: Literal["on", "off"] = "off"  # on: a practice table
    rated: Literal["on", "off"] = "off"  # on: members and measured bots alone; what they reach counts for their ratings
    brought: Literal["on", "off"] = "off"  # on: members may seat bots of their own
    seed: Annotated[int, Meta(ge=0, le=2_147_483_647)] | None = None  # the cards are dealt from it: for one, with bots


class Chair(Struct):
    """One seat. `guest` and `token` are never shown."""

    plan: Literal["open", "invited", "bot"]
    bot: str = ""  # the level, where `plan` is "bot"
    guest: str = ""
    name: str = ""
    token: str = ""  # the hash of the seat's private link
    stand_in: str = ""  # "default", or a bot's level: who answers while the person is away
    resigned: bool = False
    arrived: bool = False  # the person has been at the table
    left: bool = False  # away for longer than the time of grace, and everybody was told
    offered: Literal["", "open", "invited"] = ""  # replaced: until somebody takes the seat the person may come back
    holders: list[str] = field(default_factory=list)  # every guest who has had the seat since the deal; never shown
    person: str = ""  # a pseudonym of whoever had the seat, once they have left the house and nothing else is known
    together: list[Seat] = field(default_factory=list)  # seats that were dealt to the same guest, this one included
    stood: tuple[float, float] | None = None  # at a rated table: a bot's rating and uncertainty at the deal

    @property
    def human(self) -> bool:
        return self.plan != "bot"

    @property
    def program(self) -> bool:
        """Whether a bot that somebody brought along sits here."""
        return is_bot(self.guest)

    @property
    def free(self) -> bool:
        """Whether anybody may take the seat."""
        return self.offered == "open" or (self.plan == "open" and not self.guest)

    @property
    def filled(self) -> bool:
        return not self.human or bool(self.guest)


class Origin(Struct, frozen=True):
    """From where a practice game is played on. Everybody is told: whoever saw that game knows cards of this one."""

    step: int  # of the other game, with which this one begins
    seat: Seat  # whose decision that is
    cards: Literal["known", "dealt"]  # as they lay there; or dealt again, but for what the seat knew


class Sheet(Struct):
    id: str
    setup: Setup
    edition: int
    options: str  # canonical text, as it was when the table was made
    owner: str = field(name="host")  # the guest who made the table
    created: float
    chairs: list[Chair]
    status: Status = "waiting"
    paused: bool = False
    agreed: dict[str, list[Seat]] = field(default_factory=dict)  # proposal -> who is for it
    missing: list[Seat] = field(default_factory=list)  # who let the last deal down
    rematch: str = ""
    rematch_by: list[Seat] = field(default_factory=list)  # seats of the one who asked for it
    finished: float = 0.0  # when the game ended
    scores: list[int] = field(default_factory=list)  # by seat, once it is over
    places: list[int] = field(default_factory=list)  # by seat, from 1; the same for those who share one
    dropped: list[str] = field(default_factory=list)  # guests who do not want it among their tables any more
    archived: list[str] = field(default_factory=list)  # guests who have put it away
    origin: Origin | None = None

    def put_result(self, over: Over) -> None:
        """Scores, and places from 1: who shares a place keeps the next ones empty."""
        self.scores, self.places, place = list(over.scores), [0] * len(self.chairs), 1
        for group in over.ranking:
            for seat in group:
                self.places[seat] = place
            place += len(group)

    def seats_of(self, guest: str) -> list[Seat]:
        return [seat for seat, chair in enumerate(self.chairs) if guest and chair.guest == guest]

    def members(self) -> set[str]:
        """Guests who made the table, sit here, or did while the game ran."""
        sitting = (guest for chair in self.chairs for guest in (chair.guest, *chair.holders))
        return {guest for guest in (self.owner, *sitting) if guest}

    def shunned(self, by: Set[str]) -> bool:
        """Whether somebody to whom this table is home is among these, who do not want to sit with whoever asks."""
        return bool(by) and not by.isdisjoint({self.owner, *(chair.guest for chair in self.chairs)})

    @property
    def ended(self) -> int:
        """When the game ended, in whole microseconds: the order in which rated games count."""
        return int(self.finished * 1_000_000)

    @property
    def terms(self) -> Terms:
        """What everybody commits to. An option that was added since is not in its text, and never will be."""
        return Terms(self.id, self.setup.game, self.edition, self.options, len(self.chairs))

    @property
    def humans(self) -> list[Seat]:
        return [seat for seat, chair in enumerate(self.chairs) if chair.human]

    @property
    def players(self) -> tuple[str, ...]:
        """As the record names them."""
        return tuple("human" if chair.human else f"bot {chair.bot}" for chair in self.chairs)


class ClockState(Struct):
    """How much time each seat has left; what has run since `since` is not yet taken off the `running` ones."""

    left: list[float]
    running: list[Seat] = field(default_factory=list)
    since: float | None = None


class Desk(Struct):
    """Private to the table until the game is over: the shuffle's state, drafts, clocks."""

    secret: str
    salted: dict[Seat, str] = field(default_factory=dict)
    closed: bool = False
    salts: dict[Seat, str] = field(default_factory=dict)
    humans: list[Seat] = field(default_factory=list)  # fixed when the list was closed
    players: list[str] = field(default_factory=list)
    until: float | None = None  # when the deal is called off
    attempt: int = 1  # which deal this is: one more than were called off
    called_off: list[Seat] = field(default_factory=list)  # because of whom the one before was
    drafts: list[Answer] = field(default_factory=list)
    take_backs: dict[Seat, int] = field(default_factory=dict)
    last: dict[Seat, tuple[int, str]] = field(default_factory=dict)  # question and text of what each said last
    clock: ClockState | None = None
    begins: Begins | None = None  # of a practice game that is played on from another
    before: bytes = b""  # what its seats had heard there, packed
    noticed: dict[Seat, int] = field(default_factory=dict)  # who was told elsewhere of which question


# Threads read these, too, when they put records together: `ready_to_read` says why that is prepared here.
for kind in (Sheet, Desk):
    ready_to_read(kind)
