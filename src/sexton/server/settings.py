"""What can be set: by a TOML file, then by the environment (SEXTON_PORT and so on), then on the command line."""

from __future__ import annotations

import os
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from sexton.kernel.interface import Refusal

PREFIX = "SEXTON_"
LOOPBACK = ("127.0.0.1", "::1", "localhost")
Seconds = Annotated[float, Meta(ge=0, le=86_400)]
Few = Annotated[int, Meta(ge=1, le=1_000_000)]


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """docs/howto/server.md explains each of them."""

    host: str = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65_535)] = 8020
    database: str = "sexton.db"  # a file, or postgresql://...
    public_url: str = ""  # as people reach it, where that is not http://host:port
    origins: tuple[str, ...] = ()  # further pages that may open sockets here
    trusted_proxies: str = "127.0.0.1"  # whose X-Forwarded-For is believed
    secret: str = ""  # signs cookies; if empty, one is made and kept in the database
    webhook: str = ""  # told when it is somebody's go at a slow table and they are away
    smtp_host: str = ""  # a mail server: people may leave an address, and are written to when it is their go
    smtp_port: Annotated[int, Meta(ge=1, le=65_535)] = 587
    smtp_security: Literal["starttls", "tls", "none"] = "starttls"
    smtp_user: str = ""
    smtp_password: str = ""
    smtp_from: str = ""  # from whom the mail comes
    push: bool = True  # browsers may be told that it is somebody's go, by their own push services; needs sexton[club]
    push_loopback: bool = False  # for tests: push services on this machine
    node: str = ""  # a name for this process; if empty, one is made
    bot_workers: Annotated[int, Meta(ge=0, le=64)] = 1  # processes in which bots think; 0: threads
    bot_pause: Annotated[float, Meta(ge=0, le=60)] = 1.0  # seconds; bots answer after a whole multiple of it
    bot_seconds: Annotated[float, Meta(gt=0, le=600)] = 30.0  # then the table answers for them
    deal_seconds: Annotated[float, Meta(gt=0, le=86_400)] = 120.0  # to commit and to open, at live tables
    grace_seconds: Seconds = 60.0  # away for longer: others may propose to replace them
    lease_seconds: Annotated[float, Meta(gt=0.2, le=60)] = 3.0  # a node silent for longer has lost its tables
    idle_seconds: Seconds = 300.0  # tables nobody is at are put away after it
    drain_seconds: Annotated[float, Meta(ge=0, le=600)] = 10.0
    max_tables: Few = 20_000  # unfinished ones
    max_tables_of_guest: Few = 100
    max_sockets: Few = 12_000
    max_sockets_of_address: Few = 2_000
    processor_share: Annotated[float, Meta(gt=0)] = 0.05  # of a core, for all that one address has done for it
    processor_burst: Annotated[float, Meta(gt=0)] = 1.0  # seconds of processor time that it may save up
    chat_rate: Annotated[float, Meta(gt=0)] = 0.5  # lines per second and guest
    table_rate: Annotated[float, Meta(gt=0)] = 0.5  # tables made, per second and address
    claim_rate: Annotated[float, Meta(gt=0)] = 0.5  # private links tried, per second and address
    guard_share: Annotated[float, Meta(ge=0, le=1)] = 0.01  # of all messages to listeners: checked for secrets
    resume_put_aside: bool = False  # tables that the check put aside go on when somebody comes to them
    keep_waiting_hours: Few = 72  # tables that wait and are left alone for longer are deleted
    keep_chat_days: Few = 30
    keep_guests_days: Few = 400
    language: Literal["en", "it"] = "en"  # of the page, where the browser does not say
    log: Literal["debug", "info", "warning", "error"] = "info"
    log_form: Literal["json", "text"] = "text"

    @property
    def notices(self) -> bool:
        """Whether anybody can be told anything outside the page."""
        return bool(self.webhook or self.smtp_host or self.push)

    @property
    def secure(self) -> bool:
        return self.public_url.startswith("https://")


def read_settings(
    path: Path | None, environment: Mapping[str, str] | None = None, given: Mapping[str, Any] | None = None
) -> Settings:
    """Validated; a Refusal names what is wrong and where it came from."""
    found: dict[str, Any] = {}
    if path is not None:
        try:
            found = tomllib.loads(path.read_text(encoding="utf-8"))
        except (OSError, tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
            raise Refusal("settings", "wrong-settings", problem=f"{path}: {error}") from None
    for name, value in (os.environ if environment is None else environment).items():
        field = name.removeprefix(PREFIX).lower()
        if name.startswith(PREFIX) and field in Settings.__struct_fields__:
            found[field] = value.split(",") if field == "origins" else value
    found.update({name: value for name, value in (given or {}).items() if value is not None})
    try:
        settings = msgspec.convert(found, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise Refusal("settings", "wrong-settings", problem=str(error)) from None
    check(settings)
    return settings


def check(settings: Settings) -> None:
    if settings.public_url and not settings.public_url.startswith(("http://", "https://")):
        raise Refusal("settings", "wrong-settings", problem="public_url must begin with http:// or https://")
    if settings.webhook and not settings.webhook.startswith(("http://", "https://")):
        raise Refusal("settings", "wrong-settings", problem="webhook must begin with http:// or https://")
    if settings.smtp_host and ("@" not in settings.smtp_from or not settings.public_url):
        raise Refusal("settings", "wrong-settings", problem="smtp_host needs smtp_from (an address) and public_url")
    if settings.smtp_user and settings.smtp_security == "none" and settings.smtp_host not in LOOPBACK:
        raise Refusal("settings", "wrong-settings", problem="smtp_user needs smtp_security starttls or tls")
    if settings.secret and len(settings.secret) < 32:
        raise Refusal("settings", "wrong-settings", problem="secret must have 32 letters or more")
    if "://" in settings.database and not settings.database.startswith(("postgresql://", "postgres://")):
        raise Refusal("settings", "wrong-settings", problem="database must be a file or postgresql://...")
