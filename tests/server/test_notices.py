"""Notices outside the page, at slow tables: a real mail server and a real webhook of our own listen on the loopback."""

from __future__ import annotations

import asyncio
import email
import email.policy
import json
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from email.message import EmailMessage
from pathlib import Path
from typing import Any

import pytest

from sexton.kernel.interface import Refusal
from sexton.server import mail
from sexton.server.settings import read_settings
from tests.server.kit import PATIENCE, Player, quick, running, seat_everyone, sessions

SLOW = {"kind": "days", "days": 2}


class Sink:
    """As much of a mail server as takes letters: who they are for, and what they say."""

    def __init__(self) -> None:
        self.letters: asyncio.Queue[tuple[list[str], EmailMessage]] = asyncio.Queue()

    async def listen(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        recipients: list[str] = []
        writer.write(b"220 sink\r\n")
        while line := (await reader.readline()).decode().strip():
            verb = line[:4].upper()
            if verb == "RCPT":
                recipients.append(line.partition("<")[2].rstrip(">"))
            if verb == "DATA":
                writer.write(b"354 go on\r\n")
                text = await reader.readuntil(b"\r\n.\r\n")
                letter = email.message_from_bytes(text[:-5], policy=email.policy.default)
                assert isinstance(letter, EmailMessage)
                self.letters.put_nowait((recipients, letter))
            writer.write(b"221 bye\r\n" if verb == "QUIT" else b"250 ok\r\n")
            await writer.drain()
            if verb == "QUIT":
                break
        writer.close()

    async def next(self) -> tuple[list[str], EmailMessage]:
        return await asyncio.wait_for(self.letters.get(), PATIENCE)


@asynccontextmanager
async def mail_server() -> AsyncIterator[tuple[Sink, dict[str, Any]]]:
    sink = Sink()
    server = await asyncio.start_server(sink.listen, "127.0.0.1", 0)
    yield (
        sink,
        {
            "smtp_host": "127.0.0.1",
            "smtp_port": server.sockets[0].getsockname()[1],
            "smtp_security": "none",
            "smtp_from": "table@tables.example",
            "public_url": "http://tables.example",
        },
    )
    server.close()
    await server.wait_closed()


async def left_address(player: Player, sink: Sink, address: str, language: str = "en") -> str:
    asked = {"mail": address}
    assert (await player.http.post(f"/api/guest/mail?lang={language}", json=asked)).status_code == 202
    recipients, letter = await sink.next()
    assert recipients == [address]
    found = re.search(r" ([a-z0-9]{8})\.", letter.get_content())
    assert found, letter.get_content()
    answer = await player.http.post(f"/api/guest/mail?lang={language}", json=asked | {"code": found[1]})
    assert answer.json() == {"mail": address, "offered": True}, answer.text
    return found[1]


async def test_whose_go_it_is_gets_a_mail_once_even_after_a_restart(database: str) -> None:
    async with mail_server() as (sink, settings):
        async with sessions(quick(database, **settings), "Ada", "Bruno") as (_, ada, bruno):
            await left_address(ada, sink, "ada@example.org")
            await left_address(bruno, sink, "bruno@example.org", "it")
            table = await seat_everyone([ada, bruno], [], clock=SLOW)
            asked, other = (ada, bruno) if ada.my_go else (bruno, ada)
            await asked.leave()
            recipients, letter = await sink.next()
            assert recipients == [f"{asked.name.lower()}@example.org"] and letter["From"] == "table@tables.example"
            said = "it is your go" if asked is ada else "tocca a te"
            text = " ".join(letter.get_content().split())
            assert text == f"{asked.name}, {said}: http://tables.example/t/{table}"
            assert letter["Subject"] == ("Gravediggers: your go" if asked is ada else "Gravediggers: tocca a te")
            await other.until("presence")
            await other.send(do="again")
            await other.until("now")
        async with running(quick(database, **settings)) as server:
            await other.move_to(server.url)
            await other.join(table)
            await other.until("now")
            await other.close()
            await asked.close()
        assert sink.letters.empty()


async def test_an_address_is_used_only_by_who_reads_its_mail_and_forgotten_when_asked(tmp_path: Path) -> None:
    async with (
        mail_server() as (sink, settings),
        sessions(quick(tmp_path / "db", **settings), "Ada", "Eve") as (server, ada, eve),
    ):
        code = await left_address(ada, sink, "ada@example.org")
        stolen = await eve.http.post("/api/guest/mail", json={"mail": "ada@example.org", "code": code})
        assert (stolen.status_code, stolen.json()["message"]) == (403, "wrong-code")
        for wrong in ("ada", "ada@example.org\nBcc: eve@example.org", "<ada@example.org>", "a@b, c@d"):
            answer = await eve.http.post("/api/guest/mail", json={"mail": wrong})
            assert (answer.status_code, answer.json()["message"]) == (400, "no-mail-address")
        assert (await ada.http.get("/api/guest/mail")).json()["mail"] == "ada@example.org"
        assert (await eve.http.get("/api/guest/mail")).json()["mail"] == ""
        assert (await ada.http.delete("/api/guest/mail")).json()["mail"] == ""
        mark = server.site.signer.mark_in(ada.http.cookies["sexton"])
        kept = str(await server.within(server.site.store.session(mark)))
        assert "Ada" in kept and "ada@example.org" not in kept


async def test_without_a_mail_server_no_mail_is_offered(tmp_path: Path) -> None:
    async with sessions(quick(tmp_path / "db"), "Ada") as (_, ada):
        assert (await ada.http.get("/api/guest/mail")).json() == {"mail": "", "offered": False}
        assert (await ada.http.post("/api/guest/mail", json={"mail": "a@b.c"})).status_code == 404


async def test_a_webhook_is_told_the_table_and_whose_go_it_is_and_nothing_else(tmp_path: Path) -> None:
    told: asyncio.Queue[dict[str, Any]] = asyncio.Queue()

    async def listen(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = await reader.readuntil(b"\r\n\r\n")
        length = int(head.lower().split(b"content-length: ")[1].split(b"\r\n")[0])
        told.put_nowait(json.loads(await reader.readexactly(length)))
        writer.write(b"HTTP/1.1 204 No Content\r\nConnection: close\r\n\r\n")
        await writer.drain()
        writer.close()

    hook = await asyncio.start_server(listen, "127.0.0.1", 0)
    given = {"webhook": f"http://127.0.0.1:{hook.sockets[0].getsockname()[1]}/", "public_url": "http://tables.example"}
    async with sessions(quick(tmp_path / "db", **given), "Ada", "Bruno") as (_, ada, bruno):
        table = await seat_everyone([ada, bruno], [], clock=SLOW)
        asked, other = (ada, bruno) if ada.my_go else (bruno, ada)
        await asked.leave()
        assert await asyncio.wait_for(told.get(), PATIENCE) == {
            "event": "your-go",
            "table": table,
            "url": f"http://tables.example/t/{table}",
            "title": "Gravediggers",
            "seat": asked.now["seat"],
            "name": asked.name,
        }
        await other.until("presence")
        await other.send(do="again")
        await other.until("now")
        assert told.empty()
    hook.close()
    await hook.wait_closed()


async def test_a_deaf_mail_server_holds_nobody_up(tmp_path: Path) -> None:
    async with (
        mail_server() as (sink, settings),
        sessions(quick(tmp_path / "db", **settings), "Ada", "Bruno") as (server, ada, bruno),
    ):
        await left_address(ada, sink, "ada@example.org")
        await left_address(bruno, sink, "bruno@example.org")
        server.site.shared.settings = quick(tmp_path / "db", **settings | {"smtp_port": 9})
        await seat_everyone([ada, bruno], [], clock=SLOW)
        asked, other = (ada, bruno) if ada.my_go else (bruno, ada)
        await asked.leave()
        await other.until("presence")
        await asked.join(heard=len(asked.heard))
        await asked.until("now")
        await asyncio.gather(ada.play_on(), bruno.play_on())
        assert ada.now["over"]["kind"] == "over"


@pytest.mark.parametrize(
    "wrong",
    [
        {"smtp_host": "mail.example"},
        {"smtp_host": "mail.example", "smtp_from": "table@example.org"},
        {"smtp_host": "mail.example", "smtp_from": "nobody", "public_url": "http://x"},
        {"smtp_security": "perhaps"},
        {"smtp_port": 0},
        {"webhook": "file:///etc/passwd"},
        {"smtp_user": "x", "smtp_security": "none", "smtp_host": "m", "smtp_from": "a@b", "public_url": "http://x"},
    ],
)
def test_wrong_settings_of_mail_are_named_at_the_start(wrong: dict[str, Any]) -> None:
    with pytest.raises(Refusal, match="wrong-settings"):
        read_settings(None, {}, wrong)


def test_several_tables_are_told_in_one_mail() -> None:
    settings = read_settings(None, {}, {"smtp_from": "table@tables.example"})
    facts = [{"name": "Ada", "title": title, "url": f"http://x/t/{title}"} for title in ("A", "B")]
    letter = mail.notice_mail(settings, "ada@example.org", "en", facts)
    assert letter["Subject"] == "Your go at 2 tables"
    assert letter.get_content() == "Ada, it is your go:\nA: http://x/t/A\nB: http://x/t/B\n"


def test_codes_differ_by_guest_address_and_server() -> None:
    codes = {mail.code_for(key, guest, to) for key in (b"a", b"b") for guest in ("g", "h") for to in ("x@y", "z@y")}
    assert len(codes) == 8 and all(len(code) == 8 for code in codes)
