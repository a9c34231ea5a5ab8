"""An authenticator in software: real keys and signatures, and every lie that one might tell."""

from __future__ import annotations

import base64
import hashlib
import json
import os
import struct
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40


def packed(content: bytes) -> str:
    return base64.urlsafe_b64encode(content).rstrip(b"=").decode()


def opened(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Authenticator:
    """One passkey. `origin` is where its browser says that the page came from."""

    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.id = os.urandom(32)
        self.handle, self.counter = b"", 0

    def copy(self) -> Authenticator:
        twin = Authenticator(self.origin)
        twin.key, twin.id, twin.handle, twin.counter = self.key, self.id, self.handle, self.counter
        return twin

    def client_data(self, kind: str, challenge: str) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": self.origin, "crossOrigin": False}).encode()

    def authenticator_data(self, host: str, flags: int) -> bytes:
        self.counter += 1
        return hashlib.sha256(host.encode()).digest() + struct.pack(">BI", flags, self.counter)

    def credential(self, response: dict[str, Any]) -> dict[str, Any]:
        name = packed(self.id)
        return {
            "id": name,
            "rawId": name,
            "type": "public-key",
            "response": response,
            "clientExtensionResults": {},
            "authenticatorAttachment": "platform",
        }

    def make(self, options: dict[str, Any], host: str = "") -> dict[str, Any]:
        """What navigator.credentials.create() gives; bound to another house's name, if one is given."""
        self.handle = opened(options["user"]["id"])
        point = self.key.public_key().public_numbers()
        cose = {1: 2, 3: -7, -1: 1, -2: point.x.to_bytes(32, "big"), -3: point.y.to_bytes(32, "big")}
        attested = bytes(16) + struct.pack(">H", len(self.id)) + self.id + cbor2.dumps(cose)
        data = self.authenticator_data(host or options["rp"]["id"], PRESENT | VERIFIED | ATTESTED) + attested
        return self.credential(
            {
                "clientDataJSON": packed(self.client_data("webauthn.create", options["challenge"])),
                "attestationObject": packed(cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})),
                "transports": ["internal"],
            }
        )

    def sign(self, options: dict[str, Any], host: str = "") -> dict[str, Any]:
        """What navigator.credentials.get() gives."""
        client_data = self.client_data("webauthn.get", options["challenge"])
        data = self.authenticator_data(host or options["rpId"], PRESENT | VERIFIED)
        signed = data + hashlib.sha256(client_data).digest()
        return self.credential(
            {
                "clientDataJSON": packed(client_data),
                "authenticatorData": packed(data),
                "signature": packed(self.key.sign(signed, ec.ECDSA(hashes.SHA256()))),
                "userHandle": packed(self.handle),
            }
        )
