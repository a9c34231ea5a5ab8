"""What an authenticator is asked to sign. The question carries its own seal, so that asking it stores nothing.

Only what was answered rightly is remembered, until it would be too late anyway: strangers cannot fill a store with
questions, and no answer counts twice.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import json

SECONDS = 300
RANDOM, UNTIL, SEAL = 16, 8, 16  # bytes


def new_challenge(key: bytes, purpose: str, until: float, fresh: bytes) -> bytes:
    """`purpose` says what is signed, and by whom if that is known: the answer counts for nothing else."""
    body = fresh[:RANDOM] + int(until).to_bytes(UNTIL, "big")
    return body + seal(key, purpose, body)


def valid_until(key: bytes, purpose: str, challenge: bytes, now: float) -> float:
    """0 where it is not ours, was for something else, or is too old."""
    body, sealed = challenge[:-SEAL], challenge[-SEAL:]
    if len(challenge) != RANDOM + UNTIL + SEAL or not hmac.compare_digest(sealed, seal(key, purpose, body)):
        return 0.0
    until = int.from_bytes(body[RANDOM:], "big")
    return float(until) if until >= now else 0.0


def seal(key: bytes, purpose: str, body: bytes) -> bytes:
    return hmac.new(key, b"sexton challenge " + purpose.encode() + b"\0" + body, hashlib.sha256).digest()[:SEAL]


def challenge_in(client_data: str) -> bytes:
    """Which question a browser says that it has answered; empty where it says nothing of the kind."""
    try:
        told = json.loads(unpacked(client_data))
        return unpacked(told["challenge"])
    except (ValueError, KeyError, TypeError, RecursionError, AttributeError):
        return b""


def unpacked(text: str) -> bytes:
    return base64.urlsafe_b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4))
