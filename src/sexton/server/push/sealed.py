"""A message that one browser can read and its push service cannot: RFC 8291, with the encoding of RFC 8188."""

from __future__ import annotations

import hashlib
import hmac
import struct

from sexton.extras import needs

with needs("club"):
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE = ec.SECP256R1()
POINT_BYTES, SECRET_BYTES, SALT_BYTES = 65, 16, 16
RECORD_BYTES = 4096
PADDED = 1024  # every message has this length before it is sealed: its length says nothing
LAST_RECORD = b"\x02"


def mac(key: bytes, text: bytes) -> bytes:
    return hmac.new(key, text, hashlib.sha256).digest()


def point_of(key: ec.EllipticCurvePrivateKey) -> bytes:
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def is_point(text: bytes) -> bool:
    """Whether a browser's key is one: a point of the curve, written in full."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, text)
    except ValueError:
        return False
    return len(text) == POINT_BYTES


def key_and_nonce(shared: bytes, secret: bytes, browser: bytes, ours: bytes, salt: bytes) -> tuple[bytes, bytes]:
    first = mac(mac(secret, shared), b"WebPush: info\x00" + browser + ours + b"\x01")
    drawn = mac(salt, first)
    key = mac(drawn, b"Content-Encoding: aes128gcm\x00\x01")[:16]
    return key, mac(drawn, b"Content-Encoding: nonce\x00\x01")[:12]


def sealed(text: bytes, browser: bytes, secret: bytes, salt: bytes, once: ec.EllipticCurvePrivateKey) -> bytes:
    """`once` is a key for this message alone."""
    theirs, ours = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, browser), point_of(once)
    key, nonce = key_and_nonce(once.exchange(ec.ECDH(), theirs), secret, browser, ours, salt)
    head = salt + struct.pack("!IB", RECORD_BYTES, len(ours)) + ours
    return head + AESGCM(key).encrypt(nonce, text + LAST_RECORD, None)


def padded(text: bytes) -> bytes:
    """JSON may end in spaces."""
    if len(text) > PADDED:
        raise ValueError("too long for a push")
    return text.ljust(PADDED)
