"""Who is who. A guest is a name and a signed cookie; seats are moved by secret links of which only hashes are kept."""

from __future__ import annotations

import hashlib
import unicodedata

from itsdangerous import BadSignature, URLSafeSerializer

from sexton.server.sources import Sources

COOKIE = "sexton"
COOKIE_AGE = 400 * 86_400
NAME_LENGTH = 24
ID_LETTERS = 26
TOKEN_LETTERS = 32


class Signer:
    """Signs guests' ids into cookies. A cookie holds nothing else."""

    def __init__(self, key: bytes) -> None:
        self.key = key
        self._serializer = URLSafeSerializer(key, salt="sexton guest 1")

    def cookie(self, guest: str) -> str:
        return self._serializer.dumps(guest)

    def guest_in(self, cookie: str | None) -> str:
        """The guest's id; empty if the cookie is not ours."""
        if not cookie or len(cookie) > 300:
            return ""
        try:
            guest = self._serializer.loads(cookie)
        except BadSignature:
            return ""
        return guest if isinstance(guest, str) and len(guest) == ID_LETTERS else ""


def cleaned(text: str, length: int) -> str:
    """One line of plain text: no control or direction marks, no pile of accents, no spaces to hide behind."""
    plain, marks = [], 0
    for letter in unicodedata.normalize("NFC", text):
        kind = unicodedata.category(letter)
        marks = marks + 1 if kind.startswith("M") else 0
        if kind[0] == "C" or kind in ("Zl", "Zp") or marks > 2:
            letter = " " if kind in ("Cc", "Zl", "Zp") else ""
        plain.append(letter)
    return " ".join("".join(plain).split())[:length].strip()


def cleaned_name(text: str) -> str:
    return cleaned(text, NAME_LENGTH)


def new_token(sources: Sources) -> str:
    return sources.name(TOKEN_LETTERS)


def hashed(token: str) -> str:
    """A token has 157 random bits: a plain hash is enough."""
    return hashlib.sha256(b"sexton seat " + token.encode()).hexdigest()
