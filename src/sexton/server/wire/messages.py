"""Every message between a table and its players and watchers. docs/reference/protocol.md shows an example of each."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Literal

import msgspec
from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from sexton.kernel.interface import Choices, Refusal, Seat
from sexton.kernel.records.notes import AnyNote
from sexton.server.store.documents import BOT_PLAN, Clock, Origin, SeatPlan, Status

PROTOCOL = 1
Count = Annotated[int, Meta(ge=0, le=1_000_000_000)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Encoded = Annotated[Raw, Meta(extra_json_schema={"type": "object"})]  # an object that is JSON already
Phase = Literal["commit", "open", "begun", "void"]
Proposal = Annotated[str, Meta(pattern=rf"^(abandon|pause|replace ([0-9]|1[0-5]) (open|invited|{BOT_PLAN}))\Z")]
Hex = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}\Z")]  # `$` would let a line feed pass behind it

# From the client, over the socket. The seat is never among them: it comes from the session.


class FromClient(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag=str.lower):
    pass


class Answer(FromClient, frozen=True, tag="answer"):
    """The answer to question `ask`. `do` may be left out: {"ask":17,"move":"fist 7"}."""

    ask: Count
    move: Annotated[str, Meta(min_length=1, max_length=2_000)]


class Why(FromClient, frozen=True, tag="why"):
    """Why is this no answer to question `ask`? Nothing happens, and nobody else hears of it."""

    ask: Count
    move: Annotated[str, Meta(min_length=1, max_length=2_000)]


class TakeBack(FromClient, frozen=True, tag="take-back"):
    """Undo the last answer of this go, as long as nobody has learnt of it."""

    ask: Count


class Commit(FromClient, frozen=True, tag="commit"):
    """Fair chance, step 2: the hash of a salt. It may be changed until the list is closed."""

    salted: Hex
    attempt: Count = 0  # the deal it is meant for; 0: whichever it is now


class Open(FromClient, frozen=True, tag="open"):
    """Fair chance, step 4: the salt itself."""

    salt: Annotated[str, Meta(pattern=r"^([0-9a-f]{2}){16,64}\Z")]


class Sit(FromClient, frozen=True, tag="sit"):
    """Speak and look for another of the session's own seats: pass-and-play."""

    seat: SeatNumber


class Say(FromClient, frozen=True, tag="say"):
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Start(FromClient, frozen=True, tag="start"):
    """The host deals."""


class Propose(FromClient, frozen=True, tag="propose"):
    """Propose, or agree. It happens when every person at the table is for it; a replacement, when all present are."""

    what: Proposal


class Withdraw(FromClient, frozen=True, tag="withdraw"):
    what: Proposal


class Resume(FromClient, frozen=True, tag="resume"):
    """End a pause."""


class Resign(FromClient, frozen=True, tag="resign"):
    """Leave the game for good; the table answers for the seat from now on."""


class Replace(FromClient, frozen=True, tag="replace"):
    """Before the game the host gives a seat to a bot, or opens it to somebody else. In a game, propose it."""

    seat: SeatNumber
    by: SeatPlan


class Rematch(FromClient, frozen=True, tag="rematch"):
    """The same people, options and watchers at a new table."""


class Hint(FromClient, frozen=True, tag="hint"):
    """Practice tables only: what would a bot answer?"""

    ask: Count


class Again(FromClient, frozen=True, tag="again"):
    """Tell me everything again, from the given number of heard announcements on."""

    heard: Count = 0


class Ping(FromClient, frozen=True, tag="ping"):
    """Is anybody there? A line that is dead without a word is noticed by the answer that does not come."""


CLIENT_MESSAGES: tuple[type[FromClient], ...] = (
    Answer, Why, TakeBack, Commit, Open, Sit, Say, Start, Propose, Withdraw, Resume, Resign, Replace, Rematch, Hint,
    Again, Ping,
)  # fmt: skip


# From the server


class FromServer(Struct, frozen=True, tag_field="type", tag=str.lower):
    pass


class ChairShown(Struct, frozen=True):
    kind: Literal["open", "invited", "person", "bot"]
    name: str  # of the person, also of one who was replaced until somebody has their seat; empty for a bot
    bot: str = ""  # its level; with a person: the level of the bot that stands in, or "default"
    here: bool = False
    resigned: bool = False
    grace: int = 0  # away; seconds until somebody may propose to replace them
    program: bool | UnsetType = UNSET  # a bot that somebody brought along sits here


class About(FromServer, frozen=True, tag="table"):
    """All there is to know about the table but the game itself. Sent on arrival and whenever any of it changes."""

    protocol: int
    id: str
    game: str
    title: str
    edition: int
    options: Raw
    status: Status
    chairs: tuple[ChairShown, ...]
    host: tuple[Seat, ...]  # seats of the one who made the table
    you: tuple[Seat, ...]  # your seats
    your_table: bool  # you may start it, and say who sits where until the game begins
    clock: Clock
    on_expiry: str
    watching: str
    start: str
    chat: str
    hints: str
    rated: str  # on: whoever sits down is a member, and agrees that the result counts for their rating
    brought: str  # whether members may seat bots of their own
    seed: int | None  # what the cards of a practice game are dealt from; none: from everybody's salts
    origin: Origin | None  # from where a practice game is played on: its cards may be known
    paused: bool
    hurried: bool  # the server is busy, and the bots think less than they would
    agreed: dict[str, tuple[Seat, ...]]
    missing: tuple[Seat, ...]
    watchers: int
    rematch: str  # the id of the table where it goes on
    rematch_by: tuple[Seat, ...]  # seats of the one who asked for it


class TermsShown(Struct, frozen=True):
    table: str
    game: str
    edition: int
    options: str
    seats: int


class Deal(FromServer, frozen=True, tag="deal"):
    """Where the fair shuffle is (docs/explanation/fairness.md)."""

    phase: Phase
    terms: TermsShown
    commitment: str
    committed: tuple[Seat, ...]
    opened: tuple[Seat, ...]
    salted: dict[Seat, str]  # empty until the list is closed
    salts: dict[Seat, str]  # empty until all are open
    wait: int | None  # seconds until the deal is called off
    attempt: int  # from 1; one more whenever a deal is called off
    called_off: tuple[Seat, ...]  # because of whom the attempt before was: not committed in time, or changed hands


class OverShown(Struct, frozen=True):
    kind: Literal["over", "abandoned", "void"]
    scores: tuple[int, ...]
    ranking: tuple[tuple[Seat, ...], ...]
    reason: str


class ClockShown(Struct, frozen=True):
    left: tuple[int, ...]  # whole seconds, by seat
    running: tuple[Seat, ...]


class Now(FromServer, frozen=True, tag="now"):
    """Everything one seat, or a watcher, may know now. A reconnect is answered with the same message."""

    seat: Seat | None
    ask: int
    asked: tuple[Seat, ...]
    ready: tuple[Seat, ...]
    rule: str
    step: str
    view: Raw
    heard_from: int  # how many announcements came before these
    heard: tuple[Encoded, ...]
    choices: Choices | None  # None: you are not asked
    mine: str | None  # your own sealed answer
    take_back: bool
    aids: Encoded
    clock: ClockShown | None
    over: OverShown | None


class Ready(FromServer, frozen=True, tag="ready"):
    """Somebody has answered a question that several were asked. It looks the same whatever the answer."""

    ask: int
    ready: tuple[Seat, ...]


class Accepted(FromServer, frozen=True, tag="accepted"):
    """Your answer is stored. `sealed`: others are still thinking, and you may change it."""

    ask: int
    sealed: bool


class Presence(FromServer, frozen=True, tag="presence"):
    here: tuple[Seat, ...]
    watchers: int
    grace: dict[Seat, int] = {}  # of people who are away: seconds until somebody may propose to replace them


class Noted(FromServer, frozen=True, tag="noted"):
    """Something happened at a seat; it stands in the record, too. `heard`: after how many announcements it was."""

    number: int
    heard: int
    note: AnyNote


class Said(FromServer, frozen=True, tag="said"):
    number: int
    seat: Seat
    name: str
    text: str
    at: int  # Unix seconds


class AdviceShown(Struct, frozen=True):
    """What a bot thinks of one move."""

    move: str
    share: int  # of 100 games are won with it
    error: int  # as many more or fewer, 19 times in 20
    message: str  # why, for a program: an id of the game's words, or "only"; empty if there is nothing to say
    facts: dict[str, str | int | float]
    text: str  # why, for a person


class Hinted(FromServer, frozen=True, tag="hinted"):
    """What a bot would answer, and what it thinks of the best moves, the best first."""

    ask: int
    move: str
    advice: tuple[AdviceShown, ...] = ()


class WhyNot(FromServer, frozen=True, tag="why-not"):
    """The rule that forbids it, and why: `message` and `facts` for a program, `text` for a person."""

    ask: int
    move: str
    rule: str
    message: str  # "allowed": nothing forbids it
    facts: dict[str, str | int]
    text: str


class Moved(FromServer, frozen=True, tag="moved"):
    """Your seat was taken over on another device by its private link."""

    seat: Seat


class Bye(FromServer, frozen=True, tag="bye"):
    """This server goes away, or the table moves to another one: connect again after `wait` seconds."""

    wait: int


class Refused(FromServer, frozen=True, tag="refused"):
    """What you sent was not done. `message` and `facts` say why for a program, `text` for a person."""

    rule: str
    message: str
    facts: dict[str, str | int]
    text: str
    ask: int | UnsetType = UNSET  # the question the refused message was about
    wait: int | UnsetType = UNSET  # seconds, when you were too fast


class Pong(FromServer, frozen=True, tag="pong"):
    """Somebody is there."""


SERVER_MESSAGES: tuple[type[FromServer], ...] = (
    About, Deal, Now, Ready, Accepted, Presence, Noted, Said, Hinted, WhyNot, Moved, Bye, Refused, Pong,
)  # fmt: skip


def decoded(text: str | bytes) -> FromClient:
    """A typed message; msgspec's errors for anything else. Without `do` it is an answer."""
    kind = _KIND.decode(text).do
    decoder = _DECODERS.get(kind)
    if decoder is None:
        raise Refusal("protocol", "unknown-message", kind=kind[:40])
    return decoder.decode(text)


class _Kind(Struct):
    do: str = "answer"


_KIND = msgspec.json.Decoder(_Kind)
_DECODERS: dict[str, msgspec.json.Decoder[FromClient]] = {
    str(kind.__struct_config__.tag): msgspec.json.Decoder(kind) for kind in CLIENT_MESSAGES
}
encoded: Callable[[FromServer | FromClient], bytes] = msgspec.json.Encoder().encode
