"""Passkeys: what a browser is asked, and whether its answer holds. Slow to import: done where the first one is used."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

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
T = TypeVar("T")


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
    found = verified(webauthn.verify_registration_response, place, credential=credential, expected_challenge=challenge)
    return Made(bytes_to_base64url(found.credential_id), found.credential_public_key, found.sign_count)


def counted(place: Place, credential: dict[str, Any], challenge: bytes, public_key: bytes) -> int:
    """The counter that the authenticator signed. Whether it has gone on is for the store to say, in one step."""
    found = verified(
        webauthn.verify_authentication_response,
        place,
        credential=credential,
        expected_challenge=challenge,
        credential_public_key=public_key,
        credential_current_sign_count=0,
    )
    return found.new_sign_count


def verified(verify: Callable[..., T], place: Place, **signed: Any) -> T:
    """What was signed at this place; whatever else an authenticator, or a stranger, may send is refused in one way."""
    try:
        return verify(expected_rp_id=place.host, expected_origin=place.origin, **signed)
    except Exception:
        raise Refusal("server", "passkey-refused") from None
