"""The bodies of requests about the club and of their answers. docs/reference/protocol.md lists them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

from sexton.kernel.interface import Seat
from sexton.server.club.looks import Colour, Emblem
from sexton.server.store.documents import Clock, Status
from sexton.server.wire.bodies import Body

Packed = Annotated[str, Meta(max_length=20_000)]  # bytes in base64url
CredentialId = Annotated[str, Meta(min_length=1, max_length=1_400)]


class NewLooks(Body, frozen=True):
    name: Annotated[str, Meta(max_length=200)]
    colour: Colour = ""
    emblem: Emblem = ""


# What a browser makes of a credential: fields that we do not need are passed over


class MadeResponse(Struct, frozen=True):
    client_data: Packed = field(name="clientDataJSON")
    attestation: Packed = field(name="attestationObject")


class MadeCredential(Struct, frozen=True):
    id: CredentialId
    raw_id: CredentialId = field(name="rawId")
    type: Literal["public-key"]
    response: MadeResponse


class UsedResponse(Struct, frozen=True):
    client_data: Packed = field(name="clientDataJSON")
    authenticator_data: Packed = field(name="authenticatorData")
    signature: Packed
    user_handle: Annotated[str, Meta(max_length=200)] | None = field(name="userHandle", default=None)


class UsedCredential(Struct, frozen=True):
    id: CredentialId
    raw_id: CredentialId = field(name="rawId")
    type: Literal["public-key"]
    response: UsedResponse


class NewPasskey(Body, frozen=True):
    credential: MadeCredential


class Enter(Body, frozen=True):
    """By a code or by a passkey. `bring`: what this device has played under another name comes along."""

    code: Annotated[str, Meta(max_length=100)] = ""
    credential: UsedCredential | None = None
    bring: bool = True


class PasskeyAsked(Struct, frozen=True):
    """For `navigator.credentials`: as PublicKeyCredential.parse…OptionsFromJSON takes it."""

    options: dict[str, Any]


class PasskeyShown(Struct, frozen=True):
    id: str
    label: str  # what it was made in
    created: int  # Unix seconds
    used: int


class MemberShown(Struct, frozen=True):
    name: str  # empty where there is no session
    member: bool
    joined: int  # Unix seconds
    colour: str
    emblem: str
    code_made: int  # when the recovery code was made; 0 if there is none
    passkeys: tuple[PasskeyShown, ...]
    passkeys_here: bool  # whether passkeys can be made and used at this address


class NewCode(Struct, frozen=True):
    code: str  # shown this once


class Entered(Struct, frozen=True):
    name: str
    stayed: int  # tables of this device that did not come along: you sit there under both names


# Games


class Archived(Body, frozen=True):
    archived: bool


class GamePlayer(Struct, frozen=True):
    person: str  # a pseudonym, the same in all games; empty for bots and empty seats
    name: str  # empty for somebody who has left the house
    bot: str  # a bot's level; "brought" for one that a member brought along
    score: int | None
    place: int | None  # from 1


class GameShown(Struct, frozen=True):
    id: str
    game: str
    title: str
    status: Status
    created: int
    finished: int  # Unix seconds; 0 while it is not
    clock: Clock
    hints: bool
    rated: bool
    you: tuple[Seat, ...]
    players: tuple[GamePlayer, ...]
    archived: bool
    may_close: bool


class GamesShown(Struct, frozen=True):
    games: tuple[GameShown, ...]  # those that changed last come first
    count: int  # of all that fit
    more: bool
