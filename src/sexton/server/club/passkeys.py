"""Passkeys: what a browser is asked, and whether its answer holds. Slow to import: done where the first one is used."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from sexton.extras import needs

with needs("club"):
    import webauthn
    from webauthn.helpers import base64url_to_bytes, bytes_to_base64url, options_to_json_dict
    from webauthn.helpers.structs import (
        AuthenticatorSelectionCriteria,
        PublicKeyCredentialDescriptor,
        ResidentKeyRequirement,
        UserVerificationRequirement,
    )

from sexton.kernel.interface import Refusal
from sexton.server.club.challenges import SECONDS
from sexton.server.club.places import Place

HOUSE = "Sexton"


class Made(Struct, frozen=True):
    id: str
    public_key: bytes
    counter: int


def asked_to_make(place: Place, name: str, handle: str, challenge: bytes, known: Sequence[str]) -> dict[str, Any]:
    """`known` are the passkeys this person has: no authenticator makes a second one."""
    options = webauthn.generate_registration_options(
        rp_id=place.host,
        rp_name=HOUSE,
        user_name=name,
        user_id=handle.encode(),
        challenge=challenge,
        timeout=SECONDS * 1000,
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.PREFERRED
        ),
        exclude_credentials=[PublicKeyCredentialDescriptor(id=base64url_to_bytes(one)) for one in known],
    )
    return options_to_json_dict(options)


def asked_to_enter(place: Place, challenge: bytes) -> dict[str, Any]:
    """Whoever has a passkey of this house says so themselves: nobody is named."""
    options = webauthn.generate_authentication_options(
        rp_id=place.host,
        challenge=challenge,
        timeout=SECONDS * 1000,
        user_verification=UserVerificationRequirement.PREFERRED,
    )
    return options_to_json_dict(options)


def made(place: Place, credential: dict[str, Any], challenge: bytes) -> Made:
    try:
        found = webauthn.verify_registration_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=place.host,
            expected_origin=place.origin,
        )
    except Exception:  # whatever an authenticator, or a stranger, may have sent: it is refused in one way
        raise Refusal("server", "passkey-refused") from None
    return Made(bytes_to_base64url(found.credential_id), found.credential_public_key, found.sign_count)


def counted(place: Place, credential: dict[str, Any], challenge: bytes, public_key: bytes) -> int:
    """The counter that the authenticator signed. Whether it has gone on is for the store to say, in one step."""
    try:
        found = webauthn.verify_authentication_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=place.host,
            expected_origin=place.origin,
            credential_public_key=public_key,
            credential_current_sign_count=0,
        )
    except Exception:
        raise Refusal("server", "passkey-refused") from None
    return found.new_sign_count
