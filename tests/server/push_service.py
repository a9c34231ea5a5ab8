"""A push service of our own on the loopback, with a certificate of its own: it keeps what it gets, sealed as it is."""

from __future__ import annotations

import asyncio
import datetime
import json
import ssl
import struct
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from cryptography import x509
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from msgspec import Struct

from sexton.server.push.sealed import key_and_nonce, point_of
from sexton.server.push.sender import packed, unpacked
from tests.server.kit import PATIENCE, Player

NAME = "localhost"


class Pushed(Struct, frozen=True):
    path: str
    headers: dict[str, str]
    body: bytes


class Browser:
    """What a browser keeps for itself of a subscription."""

    def __init__(self, url: str, name: str) -> None:
        self.key, self.secret = ec.generate_private_key(ec.SECP256R1()), name.encode().ljust(16, b"-")[:16]
        self.endpoint = f"{url}/{name}"

    @property
    def given(self) -> dict[str, str]:
        return {"endpoint": self.endpoint, "p256dh": packed(point_of(self.key)), "auth": packed(self.secret)}

    def read(self, pushed: Pushed) -> dict[str, Any]:
        found: dict[str, Any] = json.loads(self.opened(pushed.body))
        return found

    def opened(self, body: bytes) -> bytes:
        salt, (_, length) = body[:16], struct.unpack("!IB", body[16:21])
        ours = body[21 : 21 + length]
        shared = self.key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), ours))
        key, nonce = key_and_nonce(shared, self.secret, point_of(self.key), ours, salt)
        try:
            text = AESGCM(key).decrypt(nonce, body[21 + length :], None)
        except InvalidTag:
            raise ValueError("sealed for somebody else") from None
        return text.rstrip(b"\x00").removesuffix(b"\x02")


def said_in(word: str) -> dict[str, Any]:
    """What the sender says of itself, once its signature was found to be right (RFC 8292)."""
    told, key = word.removeprefix("vapid t=").split(", k=")
    head, claims, signature = told.split(".")
    assert json.loads(unpacked(head)) == {"typ": "JWT", "alg": "ES256"}
    raw = unpacked(signature)
    der = encode_dss_signature(int.from_bytes(raw[:32]), int.from_bytes(raw[32:]))
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), unpacked(key))
    public.verify(der, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    found: dict[str, Any] = json.loads(unpacked(claims))
    return found | {"key": key}


class PushService:
    def __init__(self, port: int, tls: ssl.SSLContext) -> None:
        self.url, self.trusted = f"https://{NAME}:{port}", tls
        self.pushed: asyncio.Queue[Pushed] = asyncio.Queue()
        self.answers: list[bytes] = []  # to the next requests; then 201
        self.connections = 0

    async def next(self) -> Pushed:
        return await asyncio.wait_for(self.pushed.get(), PATIENCE)

    async def listen(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.connections += 1
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        first, *lines = head.strip().split("\r\n")
        headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in lines)}
        body = await reader.readexactly(int(headers["content-length"]))
        self.pushed.put_nowait(Pushed(first.split(" ")[1], headers, body))
        writer.write(self.answers.pop(0) if self.answers else b"HTTP/1.1 201 Created\r\nContent-Length: 0\r\n\r\n")
        try:
            await writer.drain()
            await reader.read(1)
        except (ConnectionError, ssl.SSLError):
            pass
        writer.close()


def certificate(folder: Path) -> Path:
    """For `localhost`, signed by nobody but itself."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, NAME)])
    now = datetime.datetime.now(datetime.UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(1)
        .not_valid_before(now - datetime.timedelta(days=1))
        .not_valid_after(now + datetime.timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(NAME)]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=0), critical=True)
        .sign(key, hashes.SHA256())
    )
    path = folder / "push.pem"
    private = key.private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    )
    path.write_bytes(private + made.public_bytes(serialization.Encoding.PEM))
    return path


@asynccontextmanager
async def push_service(folder: Path) -> AsyncIterator[PushService]:
    path = certificate(folder)
    tls = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    tls.load_cert_chain(path)
    service: PushService

    writers: set[asyncio.StreamWriter] = set()

    async def listen(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writers.add(writer)
        await service.listen(reader, writer)

    server = await asyncio.start_server(listen, "127.0.0.1", 0, ssl=tls)
    service = PushService(server.sockets[0].getsockname()[1], ssl.create_default_context(cafile=path))
    yield service
    server.close()
    for writer in writers:
        writer.transport.abort()
    await asyncio.sleep(0)  # they are closed in the next round of the loop


async def subscribed(player: Player, service: PushService, name: str = "", language: str = "en") -> Browser:
    browser = Browser(service.url, name or player.name)
    answer = await player.http.post(f"/api/notices/push?lang={language}", json=browser.given)
    assert answer.status_code == 201, answer.text
    return browser
