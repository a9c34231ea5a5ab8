"""Fair chance that nobody can choose, not even the owner of the table (docs/explanation/fairness.md).

The table commits to a secret, every human seat commits to a salt, the list is closed and shown, the salts are opened.
Only then does a key exist: HMAC(secret, everything that was said).
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterable, Mapping

from msgspec import Struct

from sexton.kernel.interface import Refusal, Seat

TAG = b"sexton fair chance 1"
SECRET_BYTES = 32
LEAST_SALT, MOST_SALT = 16, 64  # bytes
DIGEST_BYTES = 32


class Terms(Struct, frozen=True):
    """What is played: fixed before anyone commits to anything."""

    table: str
    game: str
    edition: int
    options: str  # canonical text, as it was when the table was made
    seats: int

    def fields(self) -> list[bytes]:
        return [part.encode() for part in (self.table, self.game, str(self.edition), self.options, str(self.seats))]


def framed(parts: Iterable[bytes]) -> bytes:
    """The parts, each preceded by its length, so that no two lists of parts give the same bytes."""
    return b"".join(len(part).to_bytes(8, "big") + part for part in parts)


def bytes_of(text: str, least: int, most: int) -> bytes:
    """The bytes of these hexadecimal digits; raises ValueError unless they are lower case with nothing between."""
    found = bytes.fromhex(text)
    if found.hex() != text or not least <= len(found) <= most:
        raise ValueError(f"not {least} to {most} bytes in hexadecimal letters")
    return found


def commitment_to_secret(secret: bytes, terms: Terms) -> str:
    return hashlib.sha256(framed([TAG, secret, *terms.fields()])).hexdigest()


def commitment_to_salt(salt: bytes, table: str, seat: Seat) -> str:
    """Bound to table and seat: a commitment copied from a neighbour cannot be opened."""
    return hashlib.sha256(framed([TAG, b"salt", table.encode(), str(seat).encode(), salt])).hexdigest()


def key_from(secret: bytes, terms: Terms, salted: Mapping[Seat, str], salts: Mapping[Seat, bytes]) -> bytes:
    said = [TAG, b"key", *terms.fields(), commitment_to_secret(secret, terms).encode()]
    for seat in sorted(salted):
        said += [str(seat).encode(), salted[seat].encode(), salts[seat]]
    return hmac.digest(secret, framed(said), "sha256")


FINGERPRINT_WORDS, SYLLABLES_A_WORD = 4, 2
CONSONANTS, VOWELS = "bdfklmnprstvz", "aeiou"


def fingerprint(terms: Terms, commitment: str, salted: Mapping[Seat, str], salts: Mapping[Seat, bytes]) -> str:
    """Four words for people to read to one another: equal for all who were shown the same deal.

    48 bits are enough only because a seat opens its salt when its list is closed: nobody can work the words out while
    the list can still be changed, and so nobody can look for two lists with the same words.
    """
    shown = [TAG, b"fingerprint", *terms.fields(), commitment.encode()]
    for seat in sorted(salted):
        shown += [str(seat).encode(), salted[seat].encode(), salts[seat]]
    number = int.from_bytes(hashlib.sha256(framed(shown)).digest(), "big")
    syllables: list[str] = []
    for _ in range(FINGERPRINT_WORDS * SYLLABLES_A_WORD):
        number, digit = divmod(number, len(CONSONANTS) * len(VOWELS))
        consonant, vowel = divmod(digit, len(VOWELS))
        syllables.insert(0, CONSONANTS[consonant] + VOWELS[vowel])
    firsts = range(0, len(syllables), SYLLABLES_A_WORD)
    return " ".join("".join(syllables[first : first + SYLLABLES_A_WORD]) for first in firsts)


class Shuffle:
    """The table's side of the protocol, in its four steps. Nothing can be skipped, repeated or done out of order."""

    def __init__(self, secret: bytes, terms: Terms, humans: Iterable[Seat]) -> None:
        if len(secret) < SECRET_BYTES:
            raise ValueError(f"a secret has at least {SECRET_BYTES} bytes")
        self._secret = secret
        self.terms = terms
        self.humans = tuple(sorted(humans))
        self.commitment = commitment_to_secret(secret, terms)
        self.salted: dict[Seat, str] = {}
        self.salts: dict[Seat, bytes] = {}
        self.closed = False

    def commit(self, seat: Seat, commitment: str) -> None:
        """Step 2: a human seat sends the hash of its salt. Bots send none."""
        if self.closed:
            raise Refusal("fair-3", "commitments-closed", number=seat)
        if seat not in self.humans or seat in self.salted:
            raise Refusal("fair-2", "no-commitment-due", number=seat)
        try:
            bytes_of(commitment, DIGEST_BYTES, DIGEST_BYTES)
        except ValueError:
            raise Refusal("fair-2", "not-a-commitment", number=seat) from None
        self.salted[seat] = commitment

    def close(self) -> dict[Seat, str]:
        """Step 3: from now on no commitment can be added or changed; all are shown to all."""
        missing = [seat for seat in self.humans if seat not in self.salted]
        if missing:
            raise Refusal("fair-3", "commitment-missing", number=missing[0])
        self.closed = True
        return dict(self.salted)

    def open(self, seat: Seat, salt: bytes) -> None:
        """Step 4: the salt behind the commitment."""
        if not self.closed or seat not in self.salted or seat in self.salts:
            raise Refusal("fair-4", "no-salt-due", number=seat)
        if commitment_to_salt(salt, self.terms.table, seat) != self.salted[seat]:
            raise Refusal("fair-4", "wrong-salt", number=seat)
        self.salts[seat] = salt

    def unopened(self) -> list[Seat]:
        return [seat for seat in self.humans if seat not in self.salts]

    def key(self) -> bytes:
        if not self.closed or self.unopened():
            raise Refusal("fair-4", "salts-missing")
        return key_from(self._secret, self.terms, self.salted, self.salts)

    def reveal(self) -> bytes:
        """The secret, when the game is over, abandoned or void: from then on everyone can check."""
        return self._secret
