"""The pseudonym that stands for somebody in lists of games: made from their id, and kept when the id is deleted."""

from __future__ import annotations

import hashlib
import hmac

PERSON_KEY, KEY_BYTES = "person key", 32  # kept with the tables, and in every backup of them
PERSON_LETTERS = 20


def person_of(key: bytes, guest: str) -> str:
    """80 bits, from which nobody finds the guest again; empty for nobody."""
    if not guest:
        return ""
    return hmac.new(key, b"sexton person " + guest.encode(), hashlib.sha256).hexdigest()[:PERSON_LETTERS]
