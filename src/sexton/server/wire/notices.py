"""The bodies of requests about notices, and of their answers. docs/reference/protocol.md lists them."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from sexton.server.wire.bodies import Body

Minute = Annotated[int, Meta(ge=0, le=1_439)]  # of a day
Zone = Annotated[str, Meta(min_length=1, max_length=64)]


class HoursShown(Body, frozen=True):
    """When notices may come, by push and by mail."""

    zone: Zone = "UTC"  # "Europe/Rome"
    quiet_from: Minute | None = None  # both or neither
    quiet_until: Minute | None = None
    digest: Minute | None = None  # all that waits is told together at this minute, and nothing at another


class NewPush(Body, frozen=True):
    """As a browser gives it: PushSubscription.toJSON()."""

    endpoint: Annotated[str, Meta(min_length=10, max_length=1_000)]
    p256dh: Annotated[str, Meta(min_length=80, max_length=100)]
    auth: Annotated[str, Meta(min_length=20, max_length=30)]
    zone: Zone = "UTC"  # for whoever has said no hours yet


class PushShown(Struct, frozen=True):
    id: str  # the first 32 hexadecimal letters of the endpoint's SHA-256
    label: str  # "Firefox, Android"
    created: int  # Unix seconds
    here: bool  # the request came from its session


class NoticesShown(Struct, frozen=True):
    offered: bool  # whether this server tells browsers
    key: str  # of this server, for PushManager.subscribe
    pushes: tuple[PushShown, ...]
    hours: HoursShown
    mail: str
