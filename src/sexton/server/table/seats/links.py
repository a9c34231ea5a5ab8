"""The secret link that moves a seat to another device. Only its hash is kept."""

from __future__ import annotations

import hashlib

from sexton.server.sources import Sources

TOKEN_LETTERS = 32


def new_token(sources: Sources) -> str:
    return sources.name(TOKEN_LETTERS)


def hashed(token: str) -> str:
    """A token has 157 random bits: a plain hash is enough."""
    return hashlib.sha256(b"sexton seat " + token.encode()).hexdigest()
