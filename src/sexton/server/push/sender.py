"""How this server identifies itself to push services: a key, and a token signed with it for each service (RFC 8292)."""

from __future__ import annotations

import base64
from urllib.parse import urlsplit

import msgspec

from sexton.extras import needs

with needs("club"):
    from cryptography.hazmat.primitives import hashes
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature

from sexton.server.push.sealed import CURVE, point_of

WORD_SECONDS = 12 * 3600  # a service takes no word for longer than a day
ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551  # of P-256


def packed(text: bytes) -> str:
    return base64.urlsafe_b64encode(text).rstrip(b"=").decode()


def unpacked(text: str) -> bytes:
    """ValueError if it is not base64url."""
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)


class Sender:
    def __init__(self, seed: bytes, contact: str) -> None:
        """`seed`: 32 bytes that are kept with the tables. `contact`: where an operator of a push service may write."""
        self._key = ec.derive_private_key(int.from_bytes(seed) % (ORDER - 1) + 1, CURVE)
        self._contact = contact
        self.public = packed(point_of(self._key))

    def word_for(self, endpoint: str, now: float) -> str:
        """The value of the header `Authorization`."""
        parts = urlsplit(endpoint)
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": int(now) + WORD_SECONDS, "sub": self._contact}
        head = packed(msgspec.json.encode({"typ": "JWT", "alg": "ES256"}))
        said = f"{head}.{packed(msgspec.json.encode(claims))}"
        r, s = decode_dss_signature(self._key.sign(said.encode(), ec.ECDSA(hashes.SHA256())))
        return f"vapid t={said}.{packed(r.to_bytes(32) + s.to_bytes(32))}, k={self.public}"
