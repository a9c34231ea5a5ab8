"""Who is who: a guest is a name and a signed cookie."""

from __future__ import annotations

from itsdangerous import BadSignature, URLSafeSerializer

ID_LETTERS = 26


class Signer:
    """Signs guests' ids into cookies. A cookie holds nothing else."""

    def __init__(self, key: bytes) -> None:
        self.key = key
        self._serializer = URLSafeSerializer(key, salt="sexton guest 1")

    def cookie(self, guest: str) -> str:
        return self._serializer.dumps(guest)

    def guest_in(self, cookie: str | None) -> str:
        """The guest's id; empty if the cookie is not ours."""
        if not cookie or len(cookie) > 300:
            return ""
        try:
            guest = self._serializer.loads(cookie)
        except BadSignature:
            return ""
        return guest if isinstance(guest, str) and len(guest) == ID_LETTERS else ""
