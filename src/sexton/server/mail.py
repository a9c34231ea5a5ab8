"""Mail for people who asked for it: a code that proves the address is theirs, and notices about slow tables."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import re
from collections.abc import Sequence
from typing import TYPE_CHECKING

from sexton.kernel.interface import Refusal
from sexton.server.settings import Settings
from sexton.server.sources import LETTERS
from sexton.server.words import words_for

if TYPE_CHECKING:  # what sends mail takes long to import, and a home without a server never needs it
    from email.message import EmailMessage

ADDRESS = re.compile(r"^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]{1,63}(\.[A-Za-z0-9-]{1,63}){0,8}\Z")
SECONDS = 10
CODE_LETTERS = 8


def checked(address: str) -> str:
    """One plain address, with nothing that could be read as a further mail header."""
    address = address.strip()
    if len(address) > 254 or not ADDRESS.match(address):
        raise Refusal("server", "no-mail-address", address=address[:80])
    return address


def code_for(key: bytes, guest: str, address: str) -> str:
    """A code that only a reader of this mailbox can know. Nothing is stored until they enter it."""
    mark = hmac.new(key, f"sexton mail {guest} {address}".encode(), hashlib.sha256).digest()
    return "".join(LETTERS[byte % len(LETTERS)] for byte in mark[:CODE_LETTERS])


def code_mail(settings: Settings, address: str, language: str, code: str) -> EmailMessage:
    words = words_for(language)
    return written(settings, address, words.say("mail-code-subject"), words.say("mail-code", code=code))


def notice_mail(settings: Settings, address: str, language: str, facts: Sequence[dict[str, str]]) -> EmailMessage:
    """Which tables, whose go, and who waits there: nothing of the games themselves."""
    words = words_for(language)
    if len(facts) == 1:
        kind = "mail-call" if facts[0].get("event") == "call" else "mail-go"
        subject, text = words.say(f"{kind}-subject", **facts[0]), words.say(kind, **facts[0])
    else:
        subject = words.say("mail-several-subject", count=len(facts))
        lines = [words.say("mail-one-of-several", title=one["title"], url=one["url"]) for one in facts]
        text = "\n".join([words.say("mail-several", name=facts[0]["name"]), *lines])
    return written(settings, address, subject, text)


def written(settings: Settings, address: str, subject: str, text: str) -> EmailMessage:
    from email.message import EmailMessage
    from email.utils import formatdate, make_msgid

    message = EmailMessage()
    message["From"], message["To"], message["Subject"] = settings.smtp_from, address, subject
    message["Date"], message["Message-ID"] = formatdate(), make_msgid(domain=settings.smtp_from.rpartition("@")[2])
    message["Auto-Submitted"] = "auto-generated"
    message.set_content(text + "\n")
    return message


async def send(settings: Settings, message: EmailMessage) -> None:
    await asyncio.to_thread(sent, settings, message)


def sent(settings: Settings, message: EmailMessage) -> None:
    import smtplib
    import ssl

    host, port, secure = settings.smtp_host, settings.smtp_port, settings.smtp_security
    if secure == "tls":
        server: smtplib.SMTP = smtplib.SMTP_SSL(host, port, timeout=SECONDS, context=ssl.create_default_context())
    else:
        server = smtplib.SMTP(host, port, timeout=SECONDS)
    with server:
        if secure == "starttls":
            server.starttls(context=ssl.create_default_context())
        if settings.smtp_user:
            server.login(settings.smtp_user, settings.smtp_password)
        server.send_message(message)
