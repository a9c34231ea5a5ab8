"""Identity: a session is a signed cookie with a secret of its own, of which the store keeps a hash."""

from __future__ import annotations

import hashlib

from itsdangerous import BadSignature, URLSafeSerializer

ID_LETTERS = 26
TOKEN_LETTERS = 32


def hashed(purpose: str, token: str) -> str:
    """A token has 157 random bits: a plain hash is enough."""
    return hashlib.sha256(f"sexton {purpose} {token}".encode()).hexdigest()


class Signer:
    """Signs the secrets of sessions into cookies. A cookie holds nothing else."""

    def __init__(self, key: bytes) -> None:
        self.key = key
        self._sessions = URLSafeSerializer(key, salt="sexton session 1")
        self._guests = URLSafeSerializer(key, salt="sexton guest 1")  # of cookies from before there were sessions

    def cookie(self, token: str) -> str:
        return self._sessions.dumps(token)

    def mark_in(self, cookie: str | None) -> str:
        """By which the store knows the session; empty if the cookie is not ours."""
        if not cookie or len(cookie) > 300:
            return ""
        if token := signed(self._sessions, cookie, TOKEN_LETTERS):
            return hashed("session", token)
        guest = signed(self._guests, cookie, ID_LETTERS)
        return f"guest {guest}" if guest else ""


def signed(serializer: URLSafeSerializer, cookie: str, length: int) -> str:
    try:
        found = serializer.loads(cookie)
    except BadSignature:
        return ""
    return found if isinstance(found, str) and len(found) == length else ""
