"""The club's settings, and what is kept about those who come in and those who look after it."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

Doors = Literal["open", "invitation", "members"]
Who = Literal["everybody", "members", "stewards"]
Part = Literal["watch", "finished", "puzzle", "ladder"]
Act = Literal["settings", "invite", "revoke", "steward", "no-steward", "hide", "close", "remove", "readmit"]


class ClubSettings(Struct, frozen=True, forbid_unknown_fields=True):
    """As long as nobody changes them, everybody may do everything."""

    doors: Doors = "open"
    create: Who = "everybody"  # who may make tables
    watch: Who = "everybody"  # who may watch games they have no seat in, and read finished ones
    strong_bots: Who = "everybody"
    name: Annotated[str, Meta(max_length=40)] = ""
    motto: Annotated[str, Meta(max_length=120)] = ""
    front: Annotated[tuple[Part, ...], Meta(max_length=4)] = ()  # what the first page shows beside the games


class Standing(Struct, frozen=True):
    """What somebody is in the club. A stranger is none of it."""

    member: bool = False
    admitted: float = 0.0  # since when, by an invitation
    steward: float = 0.0
    removed: float = 0.0


class Invitation(Struct, frozen=True):
    id: str
    mark: str  # a hash of what stands in the link
    label: str
    uses: int  # how many people it lets in yet
    made: float
    until: float


class Entry(Struct, frozen=True):
    """One line of the log. Guests are told by name, and by none once they have left."""

    id: str
    at: float
    act: Act
    actor: str  # empty: whoever runs the server, by its command line
    whom: str
    place: str  # a table
    reason: str


class Order(Struct, frozen=True):
    """From the command line to whichever server runs: what is done at tables is done by their one writer."""

    act: Literal["hide", "close", "remove"]
    table: str = ""
    number: int = 0  # of a message
    guest: str = ""
    reason: str = ""


class Person(Struct, frozen=True):
    """Somebody whom the club knows: a member, or whoever came in by an invitation or was removed."""

    guest: str
    name: str
    joined: float
    standing: Standing


FIELDS = {kind: ", ".join(kind.__struct_fields__) for kind in (Invitation, Entry)}
