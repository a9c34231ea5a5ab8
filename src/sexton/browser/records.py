"""A record from elsewhere, put among the tables of this browser: verified, and then replayed and reviewed as one's own.

Only here: a server would keep for everybody what anybody sends it.
"""

from __future__ import annotations

import re

import msgspec
from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from sexton.kernel.interface import Over, Refusal
from sexton.kernel.records import record, replay
from sexton.kernel.records.notes import note_body
from sexton.kernel.records.record import Record, RecordError
from sexton.server.http.requests import as_json, endpoint, language_of, site_of
from sexton.server.http.sessions import register_guest, with_cookie
from sexton.server.nodes.tables import check_name
from sexton.server.store.documents import BOT_PLAN, Chair, Desk, Setup, Sheet, Status
from sexton.server.store.interface import Batch, StoredNote, StoredTable
from sexton.server.table.rebuild import record_of
from sexton.server.words import words_for

MOST_BYTES = 4_000_000
LARGEST_SEED = 2_147_483_647  # of a table; simulated games have larger ones
SEEDED = "seeded "
STATUSES: dict[str, Status] = {"over": "over", "abandoned": "abandoned", "void": "void"}
TOKEN = 1


class Taken(Struct, frozen=True):
    id: str
    path: str


@endpoint
async def take(request: Request) -> Response:
    content = await request.body()
    if len(content) > MOST_BYTES:
        raise Refusal("protocol", "too-long", limit=MOST_BYTES)
    played = verified(content, language_of(request))
    guest = await register_guest(request, request.query_params.get("name", ""))
    site, stored = site_of(request), stored_of(played, guest.id, site_of(request).sources.now())
    before = await site.store.load(stored.id)
    if before is None:
        await keep(request, stored)
    elif text_of(before) != content.decode():
        raise Refusal("server", "record-of-another")
    return with_cookie(request, as_json(Taken(stored.id, f"/replay/{stored.id}"), 201))


async def keep(request: Request, stored: StoredTable) -> None:
    site, sheet = site_of(request), msgspec.json.decode(stored.sheet, type=Sheet)
    batch = Batch(stored.id, TOKEN, lines=stored.lines, notes=stored.notes, desk=stored.desk)
    batch.put_sheet(sheet, stored.sheet)
    await site.store.create(batch, sheet.setup.game, sheet.created, site.settings.node)


def verified(content: bytes, language: str) -> Record:
    """A Refusal names the first line that is wrong, and why."""
    try:
        played = replay.verify(content.decode())
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        raise Refusal("server", "record-wrong", line=line, problem="UTF-8") from None
    except RecordError as error:
        raise Refusal("server", "record-wrong", line=error.line, problem=words_for(language).wrong(error)) from None
    if played.ending is None:
        raise Refusal("server", "game-not-over")
    return played


def stored_of(played: Record, guest: str, now: float) -> StoredTable:
    """As a table of this browser would have stored the same game."""
    header, ending = played.header, played.ending
    assert ending is not None
    sheet, desk = sheet_of(played, guest, now), desk_of(played)
    last = (len(played.lines) + 1, "\n".join(record.ending_bodies(ending)))
    stored = StoredTable(
        header.terms.table,
        msgspec.json.encode(sheet),
        msgspec.json.encode(desk),
        (*((line.seq, record.line_body(line)) for line in played.lines), last),
        (),
        (),
        tuple(StoredNote(number, one.after, note_body(one.note)) for number, one in enumerate(played.notes, start=1)),
    )
    try:
        check_name(stored.id)
        same = text_of(stored) == record.write(played)
    except (Refusal, msgspec.ValidationError):
        same = False
    if not same:
        raise Refusal("server", "record-not-of-table")
    return stored


def text_of(stored: StoredTable) -> str:
    return record.write(record_of(msgspec.json.decode(stored.sheet, type=Sheet), stored))


def sheet_of(played: Record, guest: str, now: float) -> Sheet:
    terms, ending, dice = played.header.terms, played.ending, played.header.dice
    assert ending is not None
    plans = tuple(one if re.fullmatch(BOT_PLAN, one) else "open" for one in played.header.players)
    seed = int(dice.removeprefix(SEEDED)) if dice.startswith(SEEDED) else None
    setup = Setup(terms.game, plans, msgspec.json.decode(terms.options), seed=seed)
    chairs = [chair_of(player, guest) for player in played.header.players]
    sheet = Sheet(terms.table, setup, terms.edition, terms.options, guest, now, chairs, STATUSES[ending.kind])
    sheet.finished = now
    if ending.kind == "over":
        told = msgspec.json.decode(ending.text)
        sheet.put_result(Over("", tuple(told["scores"]), tuple(map(tuple, told["ranking"]))))
    return sheet


def chair_of(player: str, guest: str) -> Chair:
    """A record names nobody: whoever opens it here has the seats of its people, and so finds it again."""
    kind, _, level = player.partition(" ")
    return Chair("bot", level) if kind == "bot" else Chair("open", guest=guest, arrived=True)


def desk_of(played: Record) -> Desk:
    header, ending = played.header, played.ending
    assert ending is not None
    humans = sorted(header.salted)
    secret = ending.secret or "00"
    desk = Desk(secret, dict(header.salted), header.closed, dict(header.salts), humans, list(header.players))
    desk.begins = header.begins
    return desk


ROUTES = [Route("/api/records", take, methods=["POST"])]
