"""The bodies of requests about bots that members bring along, and of their answers: docs/reference/bots.md."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from sexton.server.wire.bodies import Body


class NewBot(Body, frozen=True):
    name: Annotated[str, Meta(max_length=200)]


class EnterBot(Body, frozen=True):
    token: Annotated[str, Meta(min_length=8, max_length=128)]


class BotShown(Struct, frozen=True):
    id: str  # by which its owner ends it; worth nothing as a token
    name: str
    created: int  # Unix seconds
    used: int  # 0: never


class BotMade(Struct, frozen=True):
    bot: BotShown
    token: str  # shown this once


class BotEntered(Struct, frozen=True):
    name: str
