"""Passkeys: what a browser is asked, as `navigator.credentials` takes it, and its answer. Bytes are in base64url."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from sexton.server.wire.bodies import Body

Packed = Annotated[str, Meta(max_length=20_000)]
CredentialId = Annotated[str, Meta(min_length=1, max_length=1_400)]
PublicKey = Literal["public-key"]


# Asked


class Owner(Struct, frozen=True, rename="camel"):
    id: str
    name: str
    display_name: str


class House(Struct, frozen=True):
    name: str
    id: str


class Algorithm(Struct, frozen=True):
    type: PublicKey
    alg: int


class KnownPasskey(Struct, frozen=True):
    id: str
    type: PublicKey


class Authenticator(Struct, frozen=True, rename="camel"):
    resident_key: Literal["required"]
    require_resident_key: bool
    user_verification: Literal["preferred"]


class MakeOptions(Struct, frozen=True, rename="camel"):
    rp: House
    user: Owner
    challenge: str
    pub_key_cred_params: tuple[Algorithm, ...]
    timeout: int
    exclude_credentials: tuple[KnownPasskey, ...]
    authenticator_selection: Authenticator
    attestation: Literal["none"]


class UseOptions(Struct, frozen=True, rename="camel"):
    challenge: str
    timeout: int
    rp_id: str
    allow_credentials: tuple[KnownPasskey, ...]
    user_verification: Literal["preferred"]


class AskedToMake(Struct, frozen=True):
    options: MakeOptions


class AskedToUse(Struct, frozen=True):
    options: UseOptions


# Answered. Fields that we do not need are passed over


class Response(Struct, frozen=True):
    client_data: Packed = field(name="clientDataJSON")


class MadeResponse(Response, frozen=True):
    attestation: Packed = field(name="attestationObject")


class UsedResponse(Response, frozen=True):
    authenticator_data: Packed = field(name="authenticatorData")
    signature: Packed
    user_handle: Annotated[str, Meta(max_length=200)] | None = field(name="userHandle", default=None)


class Credential(Struct, frozen=True):
    id: CredentialId
    raw_id: CredentialId = field(name="rawId")
    type: PublicKey


class MadeCredential(Credential, frozen=True):
    response: MadeResponse


class UsedCredential(Credential, frozen=True):
    response: UsedResponse


class NewPasskey(Body, frozen=True):
    credential: MadeCredential


class Enter(Body, frozen=True):
    """By a code or by a passkey. `bring`: what this device has played under another name comes along."""

    code: Annotated[str, Meta(max_length=100)] = ""
    credential: UsedCredential | None = None
    bring: bool = True
